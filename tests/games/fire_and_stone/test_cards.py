"""Taking inventions and point cards, and what the inventions do."""

import pytest

from stammtisch.engine.state import CHANCE
from stammtisch.games.fire_and_stone.state import World
from tests.games.fire_and_stone.positions import (
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
    store,
    table,
)


def due(*inventions: str, **options: str) -> World:
    """The first player has just covered a card symbol, with ship, sled and fishing on display."""
    state = table(2, None, **options)
    invent(state, 0, *inventions)
    display(state, "ship", "sled", "fishing")
    store(state, 0, 0, "root", 1)
    play(state, "kalahari", "tile.root", "light")
    return state


def names(state: World) -> list[str]:
    return [each["name"] for each in mat(state, 0)["inventions"]]


def test_a_card_is_an_invention_on_display_or_the_top_point_card() -> None:
    assert offered(due("basket")) == ["fishing", "sled", "ship", "points"]


def test_the_display_is_filled_up_to_three() -> None:
    state = due()
    play(state, "ship")
    assert state.player() == CHANCE
    play(state, "ship")
    assert state.view(0)["display"] == ["fishing", "sled", "ship"]
    assert names(state) == ["ship"]


def test_an_empty_pile_fills_nothing_up() -> None:
    state = due()
    state.pile = state.pile[:]
    for kind in range(7):
        state.pile[kind] = 0
    play(state, "ship")
    assert state.view(0)["display"] == ["fishing", "sled"]
    assert state.player() == 1


def test_each_invention_is_owned_only_once() -> None:
    assert offered(due("sled", "basket")) == ["fishing", "ship", "points"]


def test_a_covered_invention_still_counts_as_owned() -> None:
    state = due("sled")
    state.set_invention(0, 3, 2 + 4)
    assert offered(state) == ["fishing", "ship"]


def test_a_point_card_needs_an_uncovered_invention() -> None:
    assert "points" not in offered(due())
    assert "points" in offered(due("basket"))


def test_no_point_card_once_the_stack_is_used_up() -> None:
    state = due("basket")
    state.points_taken = 14
    assert offered(state) == ["fishing", "sled", "ship"]


def test_if_neither_is_possible_no_card_is_taken() -> None:
    state = table()
    display(state)
    store(state, 0, 0, "root", 1)
    play(state, "kalahari", "tile.root", "light")
    assert state.player() == 1


@pytest.mark.parametrize(("reading", "refusable"), [("must", False), ("may", True)])
def test_refusing_a_card_is_an_open_reading(reading: str, refusable: bool) -> None:
    assert ("done" in offered(due(card=reading))) == refusable


def test_the_top_point_card_is_taken_and_covers_an_invention() -> None:
    state = due("basket", "agriculture")
    play(state, "points")
    assert offered(state) == ["agriculture", "basket"]
    play(state, "agriculture")
    assert mat(state, 0)["inventions"] == [{"name": "agriculture", "covered": 4}, {"name": "basket", "covered": None}]
    assert state.view(0)["point_cards"][0] == 4
    assert len(state.view(0)["point_cards"]) == 13


def test_a_single_uncovered_invention_is_covered_without_asking() -> None:
    state = due("basket")
    play(state, "points")
    assert mat(state, 0)["inventions"] == [{"name": "basket", "covered": 4}]
    assert state.player() == 1


def test_red_covers_agriculture_and_scores_three_in_the_end() -> None:  # the example of the point card
    state = due("agriculture")
    state.points_taken = 2
    play(state, "points")
    assert mat(state, 0)["inventions"] == [{"name": "agriculture", "covered": 3}]
    assert state.sheet()[0]["cards"] == 3
    lay(state, zambezi="food")
    stand(state, 0, "cape")
    play(state, "zambezi", "food")
    assert mat(state, 0)["food"] == 1, "Agriculture has lost its effect"


def test_red_takes_clay_pots_since_the_sled_is_there_already() -> None:  # the example of the inventions
    state = table()
    invent(state, 0, "sled")
    display(state, "clay_pots", "sled", "ship")
    store(state, 0, 0, "apple", 2)
    play(state, "kalahari", "tile.apple", "light")
    assert offered(state) == ["clay_pots", "ship", "points"]
    play(state, "clay_pots")
    assert mat(state, 0)["food"] == 2
    play(state, "basket")
    assert mat(state, 0)["stores"][0]["count"] == 0
    assert state.view(0)["display"] == ["sled", "ship", "basket"]


@pytest.mark.parametrize("invention", ["agriculture", "clay_pots", "fishing"])
def test_inventions_about_food_give_two_food_when_taken(invention: str) -> None:
    state = table()
    display(state, invention)
    store(state, 0, 0, "root", 1)
    play(state, "angola", "tile.root", "light", invention)
    assert mat(state, 0)["food"] == 2


@pytest.mark.parametrize("invention", ["sled", "ship", "stone_axe", "basket"])
def test_other_inventions_give_nothing_when_taken(invention: str) -> None:
    state = table()
    display(state, invention)
    store(state, 0, 0, "root", 1)
    play(state, "angola", "tile.root", "light", invention)
    assert mat(state, 0)["food"] == 0


def test_clay_pots_give_no_third_food_when_they_are_taken() -> None:
    state = table()
    give(state, 0, bags=6)
    display(state, "clay_pots")
    store(state, 0, 0, "root", 1)
    play(state, "angola", "tile.root", "light", "clay_pots")
    assert mat(state, 0)["food"] == 2


def test_clay_pots_give_a_food_for_every_later_card() -> None:
    state = due("clay_pots", "sled")
    play(state, "ship")
    assert mat(state, 0)["food"] == 1
    state = due("clay_pots", "sled")
    play(state, "points", "sled")
    assert mat(state, 0)["food"] == 1


def test_covered_clay_pots_give_nothing() -> None:
    state = due("clay_pots", "sled")
    state.set_invention(0, 1, 2 + 4)
    play(state, "points")
    assert mat(state, 0)["food"] == 0


@pytest.mark.parametrize(("reading", "food"), [("yes", 1), ("no", 0)])
def test_food_for_the_card_that_covers_the_clay_pots_is_an_open_reading(reading: str, food: int) -> None:
    state = due("clay_pots", pots_covered=reading)
    play(state, "points")
    assert mat(state, 0)["food"] == food


def test_agriculture_adds_a_food_on_empty_territories_and_for_tiles_left_lying() -> None:
    state = table()
    invent(state, 0, "agriculture")
    give(state, 0, bags=8)
    lay(state, kalahari="food", namib="nut")
    play(state, "kalahari", "food")
    assert mat(state, 0)["food"] == 2
    stand(state, 0, "kalahari")
    play(state, "namib", "food")
    assert mat(state, 0)["food"] == 5


def test_agriculture_adds_nothing_to_a_hideout() -> None:
    state = table()
    invent(state, 0, "agriculture")
    play(state, "kalahari", "tile.hideout")
    assert mat(state, 0)["food"] == 1


def test_fishing_feeds_at_a_lake_before_anything_else() -> None:
    state = table()
    invent(state, 0, "fishing")
    play(state, "kalahari")
    assert mat(state, 0)["food"] == 1, "even before the tile is turned up"
    stand(state, 0, "cape")
    play(state, "drakensberg")
    assert mat(state, 0)["food"] == 1, "there is no lake at the Drakensberg"


def test_fish_can_pay_for_a_hut() -> None:
    state = table()
    invent(state, 0, "fishing")
    huts(state, "kalahari", 0, 1)
    play(state, "kalahari")
    assert step(state) == "Build"


def test_no_fish_when_the_scout_is_put_on_a_fire_after_building() -> None:
    state = table()
    state.track = 3
    invent(state, 0, "fishing")
    huts(state, "levant", 0, 1)
    give(state, 0, food=1)
    stand(state, 0, "nile_delta")
    play(state, "levant", "build", "mesopotamia")
    assert mat(state, 0)["food"] == 0


def test_there_are_seven_kinds_with_17_copies_and_four_starters() -> None:
    box = table().box
    assert list(box.invention_copies) == [2, 3, 3, 2, 3, 2, 2]
    assert list(box.starters) == [1, 0, 0, 1, 0, 1, 1]
