"""Wertung: the parts of the sum, with the rulebook's worked example."""

import pytest

from stammtisch.games.natives.cards import FOOD_NAMES, OCCUPATION_NAMES, TOTEM_NAMES
from tests.games.natives.positions import SOUL, position, score


def test_the_worked_example_gives_red_thirty_seven_points() -> None:  # Beispiel: Spieler Rot
    state = position(
        4,
        tribes={
            0: "scout: red; elder: red red-green; farmer: red red-blue; fisher: blue yellow green-blue",
            1: "elder: red; hunter: red-green",
            2: "scout: red-yellow; shaman: red-blue",
        },
        stores={0: "corn*4 salmon*3 bison green blue cunning-totem herd-totem"},
    )
    assert state.sheet()[0] == {
        "own": 8,
        "abroad": 5,
        "strangers": -5,
        "food": 21,
        "prisoners": 2,
        "totems": 6,
        "rituals": 0,
        "heroes": 0,
        "conflict": 0,
        "harmony": 0,
        "curses": 0,
    }
    assert state.points()[0] == 37


def test_own_colour_counts_in_any_tribe() -> None:  # 1
    state = position(2, tribes={0: "elder: red red-blue", 1: "elder: red red-blue"})
    assert (score(state, 0, "own"), score(state, 0, "abroad")) == (3, 3)


def test_members_without_the_own_colour_cost_their_value() -> None:  # 2
    state = position(2, tribes={0: "elder: green blue green-blue red-green"})
    assert score(state, 0, "strangers") == -5


def test_a_two_colour_member_pays_both_players_wherever_she_is() -> None:
    state = position(3, tribes={2: "elder: red-green"})
    assert [score(state, seat, "abroad") for seat in range(3)] == [1, 1, 0]
    assert score(state, 2, "strangers") == -1


def test_a_two_colour_member_costs_her_host_nothing_if_one_colour_is_his() -> None:
    state = position(2, tribes={0: "elder: red-green"})
    assert state.points() == [1, 1]


def test_colours_that_nobody_plays_still_cost_their_host() -> None:  # ruling, section 5
    state = position(2, tribes={0: "elder: yellow"})
    assert state.points() == [-2, 0]


def test_food_counts_two_three_and_four() -> None:  # 3
    for name, value in zip(FOOD_NAMES, [2, 3, 3, 4, 4, 5], strict=True):
        assert score(position(2, SOUL, stores={0: name}), 0, "food") == value


def test_a_prisoner_counts_one_and_his_colour_for_nobody() -> None:  # 4
    state = position(2, stores={0: "green red"})
    assert state.points() == [2, 0]


def test_members_in_the_prairie_count_for_nobody() -> None:  # ruling, section 5
    assert position(2, prairie="red green").points() == [0, 0]


def test_tribe_cards_give_no_points_of_their_own() -> None:  # ruling, section 5
    assert position(4).points() == [0, 0, 0, 0]


def test_cunning_pays_two_for_each_scout_the_tribe_card_included() -> None:  # 5, Beispiel
    state = position(2, tribes={0: "scout: red blue"}, stores={0: "cunning-totem"})
    assert score(state, 0, "totems") == 6


@pytest.mark.parametrize(
    ("totem", "tribe", "store", "paid"),
    [
        ("cunning", "scout: red", "", 4),
        ("might", "warrior: red", "", 4),
        ("wrath", "", "red blue green", 3),
        ("wisdom", "elder: red", "", 4),
        ("spirits", "shaman: red", "", 4),
        ("field", "farmer: red", "corn*3", 3),
        ("river", "", "salmon*3", 3),
        ("herd", "", "bison*3", 6),
    ],
)
def test_what_each_totem_pays(totem: str, tribe: str, store: str, paid: int) -> None:
    tribes = {0: tribe} if tribe else {}
    state = position(2, tribes=tribes, stores={0: f"{totem}-totem {store}"})
    assert score(state, 0, "totems") == paid


def test_only_the_owner_of_a_totem_is_paid_for_his_own_tribe() -> None:
    state = position(2, tribes={1: "scout: red*3"}, stores={0: "cunning-totem"})
    assert [score(state, seat, "totems") for seat in (0, 1)] == [2, 0]


@pytest.mark.parametrize(("totem", "food"), [("field", "corn big-corn"), ("river", "salmon big-salmon")])
def test_big_food_is_one_card_to_a_totem(totem: str, food: str) -> None:
    state = position(2, SOUL, stores={0: f"{totem}-totem {food}"})
    assert score(state, 0, "totems") == 2


@pytest.mark.parametrize(("counts", "paid"), [("food", 3), ("prisoner", 1), *[(name, 1) for name in OCCUPATION_NAMES]])
def test_an_owner_can_say_what_a_totem_counts(counts: str, paid: int) -> None:
    changes: dict[str, dict[str, object]] = {"totem.field": {"counts": counts, "per": 1}}
    state = position(2, stores={0: "field-totem corn salmon bison red"}, changes=changes)
    assert score(state, 0, "totems") == paid


def test_there_are_eight_totems_with_names_of_their_own() -> None:
    assert len(set(TOTEM_NAMES)) == 8


def test_rituals_count_one_and_the_clear_sky_four() -> None:  # Die Rituale
    for name, value in [("ancestors", 1), ("rain", 1), ("sacrifice", 1), ("sight", 1), ("sky", 4), ("knowledge", 1)]:
        state = position(2, {"rituals": "on"}, stores={0: f"{name}-ritual"})
        assert score(state, 0, "rituals") == value


def test_curses_cost_five_each() -> None:  # Die Jahreszeiten
    state = position(2)
    state.curses[1] = 3
    assert state.points() == [0, -15]


def test_the_sheet_always_adds_up() -> None:
    state = position(
        3,
        {"rituals": "on", "soul": "on"},
        tribes={0: "elder: rock red blue-yellow", 2: "scout: red"},
        stores={0: "corn sky-ritual red-feud river-totem", 1: "green", 2: "big-bison"},
    )
    assert [sum(line.values()) for line in state.sheet()] == state.points()
