"""Hut tiles, settlements, and the way to a fire."""

import pytest

from tests.games.fire_and_stone.positions import (
    give,
    hunted,
    huts,
    invent,
    lay,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    table,
)


def test_a_hut_tile_must_be_built_on_for_nothing() -> None:  # Hut tile, discovery effect
    state = table()
    play(state, "kalahari", "tile.hut")
    assert place(state, "kalahari")["kind"] == "settlement"
    assert place(state, "kalahari")["huts"] == [1, 0]
    assert mat(state, 0)["huts_left"] == 19
    assert state.view(0)["track"] == 1


def test_then_the_scout_goes_to_any_fire_of_the_same_region() -> None:
    state = table()
    lay(state, scandinavia="fire", persia="fire")
    state.track = 3
    play(state, "kalahari", "tile.hut")
    assert offered(state) == ["cape", "nile_delta", "rhine", "scandinavia"]
    play(state, "scandinavia")
    assert mat(state, 0)["scouts"] == ["scandinavia"]


def test_a_fire_with_scouts_on_it_may_be_chosen() -> None:
    state = table()
    assert mat(state, 1)["scouts"] == ["cape"]
    play(state, "kalahari", "tile.hut", "cape")
    assert mat(state, 0)["scouts"] == ["cape"]


def test_the_action_of_that_fire_may_not_be_done() -> None:
    state = table()
    hunted(state, 0, 0, "hare", "hare", "hare")
    play(state, "kalahari", "tile.hut", "cape")
    assert state.player() == 1


def test_blue_finds_the_third_hut_tile_and_opens_region_two() -> None:  # the example of the hut tile
    state = table()
    huts(state, "zambezi", 0, 1)
    huts(state, "namib", 0, 1)
    play(state, "kalahari", "tile.hut")
    assert place(state, "kalahari")["huts"] == [1, 0]
    assert state.view(0)["track"] == 3
    assert state.view(0)["open_regions"] == 2
    assert offered(state) == ["cape", "nile_delta", "rhine"], "the fire must be in the same region"
    play(state, "nile_delta")
    stand(state, 0, "nile_delta")
    assert "levant" in offered(state)


def test_a_hut_tile_has_no_action() -> None:
    state = table()
    give(state, 0, food=2)
    play(state, "kalahari", "tile.hut", "cape")
    assert place(state, "kalahari")["huts"] == [1, 0]
    assert mat(state, 0)["food"] == 2


@pytest.mark.parametrize(("standing", "price"), [((1, 0), 1), ((0, 1), 1), ((1, 1), 2), ((2, 1), 3), ((5, 2), 7)])
def test_a_hut_in_a_settlement_costs_a_food_for_every_hut_there(standing: tuple[int, int], price: int) -> None:
    state = table()
    huts(state, "kalahari", *standing)
    give(state, 0, bags=9, food=price)
    play(state, "kalahari", "build", "cape")
    assert mat(state, 0)["food"] == 0
    assert place(state, "kalahari")["huts"] == [standing[0] + 1, standing[1]]
    again = table()
    huts(again, "kalahari", *standing)
    give(again, 0, bags=9, food=price - 1)
    play(again, "kalahari")
    assert again.player() == 1, "too little food"


def test_red_builds_the_third_hut_for_two_food_and_goes_to_a_fire() -> None:  # the example of the settlement
    state = table(3)
    huts(state, "kalahari", 1, 1, 0)
    give(state, 2, food=2)
    stand(state, 2, "cape")
    play(state, "kalahari", "build")
    assert mat(state, 2)["food"] == 0
    assert step(state) == "SendToFire"
    assert offered(state) == ["cape", "nile_delta", "rhine"]


def test_building_may_be_left_out() -> None:
    state = table()
    huts(state, "kalahari", 0, 1)
    give(state, 0, food=1)
    play(state, "kalahari")
    assert offered(state) == ["build", "done"]
    play(state, "done")
    assert mat(state, 0)["scouts"] == ["kalahari"]


def test_one_action_builds_one_hut() -> None:
    state = table()
    huts(state, "kalahari", 0, 1)
    give(state, 0, bags=9, food=9)
    play(state, "kalahari", "build", "cape")
    assert state.player() == 1
    assert place(state, "kalahari")["huts"] == [1, 1]


def test_without_a_hut_in_the_supply_nothing_is_built() -> None:
    state = table()
    huts(state, "kalahari", 0, 1)
    give(state, 0, food=2, huts=0)
    play(state, "kalahari")
    assert state.player() == 1


def test_a_free_hut_is_skipped_when_none_is_left() -> None:
    state = table()
    give(state, 0, huts=0)
    play(state, "kalahari", "tile.hut")
    assert place(state, "kalahari")["kind"] == "food"
    assert state.view(0)["track"] == 1
    assert step(state) == "SendToFire"


@pytest.mark.parametrize(("standing", "price"), [(1, 1), (2, 1), (3, 2), (5, 4)])
def test_the_stone_axe_saves_a_food_but_one_must_be_paid(standing: int, price: int) -> None:
    state = table()
    invent(state, 0, "stone_axe")
    huts(state, "kalahari", 0, standing)
    give(state, 0, bags=9, food=price)
    play(state, "kalahari", "build", "cape")
    assert mat(state, 0)["food"] == 0
    again = table()
    invent(again, 0, "stone_axe")
    huts(again, "kalahari", 0, standing)
    give(again, 0, bags=9, food=price - 1)
    play(again, "kalahari")
    assert again.player() == 1
