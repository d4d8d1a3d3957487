"""Caves that change the rules, and the Barter Ring; those that only score are with the scoring."""

import pytest

from tests.games.fire_and_stone.positions import (
    at_the_gate,
    cave,
    display,
    give,
    huts,
    invent,
    lay,
    mat,
    offered,
    play,
    stand,
    step,
)

# 13 Frozen Plain, 14 Long Drought


def test_frost_makes_empty_territories_of_region_two_barren() -> None:
    state = at_the_gate()
    cave(state, "frost", "arabia")
    lay(state, levant="food", nubia="food")
    play(state, "levant")
    assert state.player() == 1
    stand(state, 0, "nile_delta")
    play(state, "nubia", "food")
    assert mat(state, 0)["food"] == 1


def test_frost_not_even_agriculture_helps() -> None:
    state = at_the_gate()
    cave(state, "frost", "arabia")
    invent(state, 0, "agriculture")
    lay(state, levant="food")
    play(state, "levant")
    assert state.player() == 1


@pytest.mark.parametrize(("inventions", "food"), [([], 1), (["agriculture"], 2)])
def test_drought_a_tile_left_lying_gives_less_everywhere(inventions: list[str], food: int) -> None:
    state = at_the_gate()
    cave(state, "drought", "arabia")
    invent(state, 0, *inventions)
    lay(state, nubia="nut")
    play(state, "nubia", "food")
    assert mat(state, 0)["food"] == food


# 17 Narrow Valleys, 18 Master Builders


@pytest.mark.parametrize(
    ("at", "standing", "possible"), [("levant", 3, True), ("levant", 4, False), ("nubia", 4, True)]
)
def test_valleys_no_fifth_hut_in_region_two(at: str, standing: int, possible: bool) -> None:
    state = at_the_gate()
    cave(state, "valleys", "arabia")
    huts(state, at, 0, standing)
    give(state, 0, bags=9, food=9)
    play(state, at)
    assert (step(state) == "Build") == possible


@pytest.mark.parametrize(
    ("at", "axe", "standing", "price"),
    [
        ("levant", False, 3, 2),
        ("levant", False, 1, 0),
        ("levant", True, 1, 0),
        ("levant", True, 3, 1),
        ("nubia", False, 3, 3),
    ],
)
def test_builders_make_huts_of_region_two_cheaper_after_the_axe(at: str, axe: bool, standing: int, price: int) -> None:
    state = at_the_gate()
    cave(state, "builders", "arabia")
    huts(state, at, 0, standing)
    give(state, 0, bags=9, food=9)
    if axe:
        invent(state, 0, "stone_axe")
    play(state, at, "build")
    assert mat(state, 0)["food"] == 9 - price


# 19 Wolf Pack


def test_wolves_an_animal_costs_a_food_everywhere() -> None:
    state = at_the_gate()
    cave(state, "wolves", "arabia")
    lay(state, nubia="forest")
    play(state, "nubia")
    assert state.player() == 1, "without food no animal"
    give(state, 0, food=1)
    stand(state, 0, "nile_delta")
    play(state, "nubia", "hunt", "hare", "hare", "bear", "bear")
    assert mat(state, 0)["food"] == 0
    assert mat(state, 0)["animals"] == {"bear": 1}


# 21 Race of the Tribes


def test_race_who_qualifies_scores_at_once_from_the_finder_clockwise() -> None:
    state = at_the_gate(4)
    huts(state, "arabia", 4, 4, 3, 2)
    huts(state, "persia", 0, 0, 0, 2)
    stand(state, 3, "nile_delta")
    play(state, "levant", "tile.cave", "cave.race")
    assert [mat(state, seat)["points"] for seat in range(4)] == [2, 1, 0, 3]
    assert [mat(state, seat)["marker_used"] for seat in range(4)] == [True, True, False, True]


def test_race_later_ones_score_with_their_fourth_hut() -> None:
    state = at_the_gate(4)
    cave(state, "race", "arabia")
    huts(state, "persia", 3, 0, 0, 0)
    huts(state, "levant", 0, 1, 0, 0)
    give(state, 0, food=2)
    play(state, "levant", "build", "altai")
    assert mat(state, 0)["points"] == 3
    stand(state, 0, "nile_delta")
    give(state, 0, food=2)
    play(state, "levant", "build", "altai")
    assert mat(state, 0)["points"] == 3, "only once"


def test_race_the_fourth_gets_nothing() -> None:
    state = at_the_gate(4)
    cave(state, "race", "arabia")
    for seat in (1, 2, 3):
        state.mats[seat * 10 + 4] = 1
    huts(state, "persia", 3, 0, 0, 0)
    play(state, "levant", "tile.hut", "altai")
    assert mat(state, 0)["points"] == 0
    assert mat(state, 0)["marker_used"]


def test_race_huts_of_region_one_do_not_count() -> None:
    state = at_the_gate()
    huts(state, "nubia", 9, 0)
    play(state, "levant", "tile.cave", "cave.race")
    assert mat(state, 0)["points"] == 0


# 22 Barter Ring


def test_barter_an_uncovered_invention_for_one_on_display_and_a_food() -> None:
    state = at_the_gate()
    cave(state, "barter", "levant")
    invent(state, 0, "sled", "basket")
    state.set_invention(0, 6, 2 + 4)
    display(state, "ship", "fishing", "basket")
    give(state, 0, bags=6)
    play(state, "levant")
    assert offered(state) == ["sled", "done"], "the basket is covered"
    play(state, "sled")
    assert offered(state) == ["fishing", "ship"], "not one that is owned"
    play(state, "fishing")
    assert mat(state, 0)["food"] == 3, "the food of Fishing and that of the ring"
    assert state.view(0)["display"] == ["sled", "ship", "basket"]
    assert mat(state, 0)["inventions"] == [{"name": "fishing", "covered": None}, {"name": "basket", "covered": 4}]


def test_barter_clay_pots_that_stay_feed_as_for_any_card() -> None:
    state = at_the_gate()
    cave(state, "barter", "levant")
    invent(state, 0, "sled", "clay_pots")
    display(state, "ship")
    give(state, 0, bags=6)
    play(state, "levant", "sled", "ship")
    assert mat(state, 0)["food"] == 2


@pytest.mark.parametrize(("own", "shown"), [([], ["ship"]), (["ship"], ["ship"]), (["ship"], [])])
def test_barter_needs_something_on_both_sides(own: list[str], shown: list[str]) -> None:
    state = at_the_gate()
    cave(state, "barter", "levant")
    invent(state, 0, *own)
    display(state, *shown)
    play(state, "levant")
    assert state.player() == 1


# 24 Restless Scouts


def test_restless_scouts_go_to_a_fire_of_any_open_region() -> None:
    state = at_the_gate()
    cave(state, "restless", "arabia")
    play(state, "levant", "tile.hut")
    assert offered(state) == ["cape", "nile_delta", "rhine", "mesopotamia", "altai", "indochina"]
    play(state, "cape")
    assert mat(state, 0)["scouts"] == ["cape"]


def test_restless_scouts_stay_in_region_one_after_building_there() -> None:
    state = at_the_gate()
    cave(state, "restless", "arabia")
    play(state, "nubia", "tile.hut")
    assert offered(state) == ["cape", "nile_delta", "rhine"]


def test_restless_scouts_never_enter_a_closed_region() -> None:
    state = at_the_gate()
    state.track = 9
    cave(state, "restless", "arabia")
    play(state, "levant", "tile.hut")
    assert {"alaska", "amazon"} <= set(offered(state))
