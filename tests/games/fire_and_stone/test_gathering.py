"""Gathering tiles and the two stores."""

import pytest

from tests.games.fire_and_stone.positions import (
    display,
    give,
    invent,
    lay,
    mat,
    offered,
    place,
    play,
    stand,
    step,
    store,
    table,
)


def test_a_gathering_tile_has_no_discovery_effect() -> None:
    state = table()
    play(state, "kalahari", "tile.root")
    assert step(state) == "Gather"
    assert mat(state, 0)["food"] == mat(state, 0)["points"] == 0


def test_a_gathering_tile_is_taken_or_left_for_two_food() -> None:
    state = table()
    play(state, "kalahari", "tile.root")
    assert offered(state) == ["light", "dark", "food", "done"]
    play(state, "food")
    assert mat(state, 0)["food"] == 2
    assert place(state, "kalahari")["kind"] == "root"


def test_a_tile_that_is_taken_leaves_a_food_territory() -> None:
    state = table()
    play(state, "kalahari", "tile.root", "light")
    assert place(state, "kalahari")["kind"] == "food"
    assert mat(state, 0)["stores"][0] == {"kind": "root", "count": 1}
    assert mat(state, 0)["food"] == 0


def test_with_full_bags_the_tile_can_only_be_taken_or_left() -> None:
    state = table()
    give(state, 0, food=2)
    play(state, "kalahari", "tile.root")
    assert offered(state) == ["light", "dark", "done"]


def test_a_kind_that_lies_in_a_store_goes_there() -> None:
    state = table()
    store(state, 0, 1, "root", 1)
    play(state, "kalahari", "tile.root")
    assert offered(state) == ["dark", "food", "done"]


def test_a_new_kind_needs_the_empty_store() -> None:
    state = table()
    store(state, 0, 0, "root", 1)
    play(state, "kalahari", "tile.nut")
    assert offered(state) == ["dark", "food", "done"]


def test_the_same_kind_never_lies_in_both_stores() -> None:
    state = table(clear_freely="yes")
    store(state, 0, 0, "root", 1)
    play(state, "kalahari", "tile.root")
    assert offered(state) == ["light", "food", "done"]


def test_with_two_other_kinds_a_store_is_cleared_first() -> None:  # the example with the mushroom
    state = table()
    lay(state, kalahari="mushroom")
    store(state, 0, 0, "apple", 2)
    store(state, 0, 1, "nut", 1)
    play(state, "kalahari")
    assert offered(state) == ["light", "dark", "food", "done"]
    play(state, "light")
    assert mat(state, 0)["stores"] == [{"kind": "mushroom", "count": 1}, {"kind": "nut", "count": 1}]
    assert state.view(0)["discard"] == {"apple": 2}


@pytest.mark.parametrize(("reading", "stores"), [("no", ["dark"]), ("yes", ["light", "dark"])])
def test_clearing_a_store_beside_an_empty_one_is_an_open_reading(reading: str, stores: list[str]) -> None:
    state = table(clear_freely=reading)
    store(state, 0, 0, "root", 2)
    play(state, "kalahari", "tile.nut")
    assert offered(state) == [*stores, "food", "done"]


def test_the_first_space_of_a_store_brings_no_card() -> None:
    state = table()
    play(state, "kalahari", "tile.root", "dark")
    assert state.player() == 1


@pytest.mark.parametrize("before", [1, 2])
def test_the_second_and_third_space_bring_a_card(before: int) -> None:
    state = table()
    store(state, 0, 0, "root", before)
    play(state, "kalahari", "tile.root", "light")
    assert step(state) == "TakeCard"


def test_a_full_store_is_cleared_after_the_card_is_taken() -> None:
    state = table()
    display(state, "ship", "sled", "fishing")
    store(state, 0, 0, "root", 2)
    play(state, "kalahari", "tile.root", "light")
    assert mat(state, 0)["stores"][0] == {"kind": "root", "count": 3}
    play(state, "ship", "sled")
    assert mat(state, 0)["stores"][0] == {"kind": None, "count": 0}
    assert state.view(0)["discard"] == {"root": 3}


def test_a_full_store_is_cleared_even_if_no_card_can_be_taken() -> None:
    state = table()
    display(state)
    store(state, 0, 0, "root", 2)
    play(state, "kalahari", "tile.root", "light")
    assert mat(state, 0)["stores"][0]["count"] == 0
    assert state.player() == 1


def test_a_full_store_brings_two_cards_in_all() -> None:
    state = table()
    display(state, "ship", "sled", "fishing")
    lay(state, kalahari="root", namib="root", angola="root")
    play(state, "kalahari", "light")
    stand(state, 0, "kalahari")
    play(state, "namib", "light", "ship", "basket")
    stand(state, 0, "namib")
    play(state, "angola", "light", "sled", "clay_pots")
    assert [each["name"] for each in mat(state, 0)["inventions"]] == ["sled", "ship"]


def test_with_the_basket_the_lowest_tile_of_a_full_store_stays() -> None:
    state = table()
    invent(state, 0, "basket")
    display(state)
    store(state, 0, 1, "nut", 2)
    play(state, "kalahari", "tile.nut", "dark", "points")
    assert mat(state, 0)["stores"][1] == {"kind": None, "count": 0}, "the basket was covered by the card"
    state = table()
    invent(state, 0, "basket", "sled")
    display(state)
    store(state, 0, 1, "nut", 2)
    play(state, "kalahari", "tile.nut", "dark", "points", "sled")
    assert mat(state, 0)["stores"][1] == {"kind": "nut", "count": 1}
    assert state.view(0)["discard"] == {"nut": 2}


def test_the_basket_does_not_help_when_a_store_is_cleared_for_another_kind() -> None:
    state = table()
    invent(state, 0, "basket")
    store(state, 0, 0, "apple", 2)
    store(state, 0, 1, "nut", 1)
    play(state, "kalahari", "tile.root", "light")
    assert mat(state, 0)["stores"][0] == {"kind": "root", "count": 1}
    assert state.view(0)["discard"] == {"apple": 2}
