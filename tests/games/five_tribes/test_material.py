"""The box, and how an owner of it corrects a value."""

import pytest

from stammtisch.engine.material import MaterialError, Provenance, read_changes
from stammtisch.games.five_tribes import GAME
from stammtisch.games.five_tribes.material import CARD_COPIES, KIND_COPIES, KIND_POINTS, MEEPLES, PRICES
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import position


def test_the_box_holds_what_the_book_lists() -> None:  # Contents
    assert sum(MEEPLES) == 90
    assert sum(CARD_COPIES) == 54
    assert CARD_COPIES[-1] == 18
    assert sum(KIND_COPIES) == 30
    assert sum(points * copies for points, copies in zip(KIND_POINTS, KIND_COPIES, strict=True)) == 198


def test_the_track_has_three_zeros_and_six_prices() -> None:  # 1
    assert PRICES == [0, 0, 0, 1, 3, 5, 8, 12, 18]


def test_changed_points_of_a_djinn_count_at_the_end() -> None:
    state = position("", djinns=["monkir"], changes={"djinn.monkir": {"points": 5}})
    assert state.sheet()[0]["djinns"] == 5
    assert position("", djinns=["monkir"]).sheet()[0]["djinns"] == 6


def test_changed_points_of_a_tile_count_at_the_end_and_show_on_the_table() -> None:
    state = position("", tiles="A1: oasis", camels_on=["A1"], changes={"tile.oasis": {"points": 9}})
    assert state.sheet()[0]["tiles"] == 9
    assert state.view(0)["tiles"][0]["points"] == 9


def test_changes_reach_a_new_game() -> None:
    state = GAME.new(2, None, {"djinn.baal": {"points": 30}})
    assert isinstance(state, Naqala)
    assert state.box.djinn_points[2] == 30


def test_a_change_leaves_the_games_own_material_alone() -> None:
    GAME.new(2, None, {"djinn.baal": {"points": 1}})
    assert GAME.material.number("djinn.baal", "points") == 6


def test_changes_are_read_from_toml_by_id() -> None:
    changes = read_changes("[djinn.monkir]\npoints = 5\n[djinn.al-amin]\npoints = 6\n")
    assert changes == {"djinn.monkir": {"points": 5}, "djinn.al-amin": {"points": 6}}
    assert GAME.material.changed(changes).number("djinn.al-amin", "points") == 6


def test_an_unknown_id_is_refused_with_the_known_ones_of_its_sort() -> None:
    with pytest.raises(
        MaterialError, match=r"there is no item 'djinn.dhenim'; there are djinn.al-amin, djinn.anun-nak"
    ):
        GAME.new(2, None, {"djinn.dhenim": {"points": 6}})


@pytest.mark.parametrize("value", [-1, 31, "six", 5.5, True, None, [6]])
def test_an_impossible_value_is_refused_with_what_is_possible(value: object) -> None:
    with pytest.raises(MaterialError, match=r"djinn.baal: points = .* is impossible; expected a number from 0 to 30"):
        GAME.new(2, None, {"djinn.baal": {"points": value}})


def test_a_property_that_cannot_be_changed_is_refused_with_those_that_can() -> None:
    with pytest.raises(MaterialError, match=r"tile.oasis: 'copies' cannot be changed; possible: points"):
        GAME.new(2, None, {"tile.oasis": {"copies": 7}})
    with pytest.raises(MaterialError, match=r"card.fish: 'points' cannot be changed; possible: nothing"):
        GAME.new(2, None, {"card.fish": {"points": 7}})


def test_nothing_in_the_box_is_reconstructed() -> None:
    assert GAME.material.reconstructed() == []
    assert position("").view(0)["reconstructed"] == []
    assert {item.provenance for item in GAME.material.items.values()} == {Provenance.PUBLIC, Provenance.RULEBOOK}
