"""Corrections of the material by an owner of the box."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.material import MaterialError, read_changes
from stammtisch.engine.play import playout
from stammtisch.engine.record import Record, loads
from stammtisch.games import GAMES
from stammtisch.games.fire_and_stone import GAME
from tests.games.fire_and_stone.positions import (
    Changes,
    display,
    give,
    hunted,
    invent,
    mat,
    offered,
    play,
    stand,
    store,
    table,
)


def test_the_program_says_which_values_are_reconstructed() -> None:
    listed = table().view(0)["reconstructed"]
    assert "animal.hare" in listed
    assert "cave.painted" in listed
    assert "territory.cape" in listed
    assert "invention.fishing" in listed
    assert "cave.eden" not in listed
    assert "tile.forest" not in listed
    assert "task.lake" not in listed


def test_an_animal_can_be_corrected() -> None:
    state = table(2, read_changes("[animal.hare]\nbags = 1\nfood = 2"))
    hunted(state, 0, 0, "hare", "bear", "bear")
    stand(state, 0, "drakensberg")
    play(state, "cape", "hare")
    assert (mat(state, 0)["bags"], mat(state, 0)["food"]) == (3, 2)
    assert "animal.hare" not in state.view(0)["reconstructed"]


def test_an_invention_can_be_corrected() -> None:
    state = table(2, {"invention.fishing": {"food": 1, "extra": 2}})
    display(state, "fishing")
    store(state, 0, 0, "root", 1)
    play(state, "angola", "tile.root", "light", "fishing")
    assert mat(state, 0)["food"] == 1
    give(state, 0, bags=8)
    stand(state, 0, "cape")
    play(state, "kalahari")
    assert mat(state, 0)["food"] == 3


def test_the_sled_can_be_made_longer() -> None:
    state = table(2, {"invention.sled": {"steps": 4}})
    invent(state, 0, "sled")
    assert "horn" in offered(state)


def test_a_cave_can_be_corrected() -> None:
    state = table(2, {"cave.spring": {"food": 1, "level": "harder"}})
    state.track = 3
    stand(state, 0, "nile_delta")
    play(state, "levant", "tile.cave", "cave.spring", "use")
    assert mat(state, 0)["food"] == 1
    assert state.view(0)["cave"]["level"] == "harder"


def test_a_link_of_the_board_can_be_corrected_on_both_sides() -> None:
    changes: Changes = {
        "territory.cape": {"land": ["drakensberg", "kalahari"]},
        "territory.zambezi": {
            "land": ["angola", "congo", "drakensberg", "great_rift", "kalahari", "mozambique", "namib"]
        },
    }
    state = table(2, changes)
    assert set(offered(state)) == {"drakensberg", "kalahari", "mozambique", "namib", "zambezi"}


def test_lakes_and_sea_routes_can_be_corrected() -> None:
    state = table(2, {"territory.drakensberg": {"lakes": ["victoria"]}, "territory.kalahari": {"lakes": []}})
    invent(state, 0, "fishing")
    play(state, "drakensberg", "tile.forest", "done")
    assert mat(state, 0)["food"] == 1


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"territory.cape": {"land": ["drakensberg", "kalahari"]}}, "not the other way round"),
        ({"territory.namib": {"sea": ["guinea", "kalahari"]}}, "not the other way round"),
        ({"territory.outback": {"land": []}, "territory.arnhem": {"land": ["murray", "sunda"]}}, "not the other way"),
        ({"animal.hare": {"copies": 5}}, "add up to 24, not 25"),
        ({"invention.ship": {"copies": 2}}, "add up to 17, not 16"),
        ({"invention.ship": {"starter": 1}}, "add up to 4, not 5"),
        ({"start.blue": {"moon": "apple"}}, "the same kind"),
        ({"animal.hare": {"food": "many"}}, "expected a number"),
        ({"territory.cape": {"region": 2}}, "cannot be changed"),
        ({"tile.hut": {"in_region_1": 9}}, "cannot be changed"),
        ({"animal.lion": {"food": 1}}, "there is no item"),
    ],
)
def test_an_impossible_correction_is_refused_by_name(changes: Changes, message: str) -> None:
    with pytest.raises(MaterialError, match=message):
        GAME.new(2, {}, changes)


def test_a_territory_that_cannot_be_reached_by_land_is_refused() -> None:
    changes: Changes = {
        "territory.horn": {"land": []},
        "territory.nubia": {"land": ["chad", "congo", "cyrenaica", "great_rift", "nile_delta"]},
        "territory.swahili": {"land": ["great_rift", "mozambique"]},
    }
    with pytest.raises(MaterialError, match=r"territory\.horn cannot be reached by land"):
        GAME.new(2, {}, changes)


def test_a_neighbour_by_land_and_by_sea_is_refused() -> None:
    changes: Changes = {"territory.namib": {"sea": ["guinea", "angola"]}, "territory.angola": {"sea": ["namib"]}}
    with pytest.raises(MaterialError, match="by land and by sea"):
        GAME.new(2, {}, changes)


def test_a_record_keeps_the_corrections() -> None:
    record = Record(GAME, 2, {}, {"animal.hare": {"food": 1}})
    record.settle(seeded("corrected"))
    again = loads(record.dumps(), GAMES)
    assert again.state.view(0) == record.state.view(0)
    assert again.changes == {"animal.hare": {"food": 1}}


def test_a_whole_game_runs_with_corrections() -> None:
    changes: Changes = {"animal.hare": {"food": 9}, "invention.sled": {"steps": 4}, "task.sea": {"points": 3}}
    assert playout(GAME.new(3, {}, changes), seeded("corrected")) > 100
