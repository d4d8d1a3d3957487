"""2.4  What the tribes do."""

import pytest

from stammtisch.games.five_tribes.material import FREE
from tests.games.five_tribes.positions import due, held, offered, on, owner, play, position

QUIET = "; F5: vizier; F4: vizier"  # so that the next player can move
BLUE_FOUR = "B2: oasis; A1: village; C1: sacred6; A3: village; C3: sacred10"


def test_the_tribe_acts_whether_the_tile_was_claimed_or_not() -> None:  # 2.4
    claimed = play(position("A1: builder; B2: elder; A2: builder", tiles="A2: village"), "A1", "A2.builder")
    kept = play(position("A1: builder; B2: elder; A2: builder elder", tiles="A2: village"), "A1", "A2.builder")
    assert (owner(claimed, "A2"), owner(kept, "A2")) == (0, FREE)
    assert claimed.gold[0] == kept.gold[0] == 52


def test_viziers_come_to_stand_in_front_of_the_player() -> None:  # 2.4, viziers
    state = play(position("A1: vizier; B1: vizier*2"), "A1", "B1.vizier")
    assert list(state.viziers) == [3, 0]
    assert state.bag[0] == 13


def test_elders_come_to_stand_in_front_of_the_player() -> None:  # 2.4, elders
    state = play(position("A1: elder; B1: elder*2"), "A1", "B1.elder")
    assert list(state.elders) == [3, 0]


def test_merchants_go_to_the_bag_and_take_as_many_cards_from_the_front_in_order() -> None:  # 2.4, merchants
    state = position("A1: merchant; B1: merchant*2", tiles="B1: oasis", row="ivory fish fakir wheat silk")
    play(state, "A1", "B1.merchant")
    assert state.bag[2] == 18
    assert held(state, 0) == {"ivory": 1, "fish": 1, "fakir": 1}


def test_the_row_is_not_filled_up_after_merchants() -> None:  # 2.4, merchants
    state = position("A1: merchant; B1: merchant", tiles="B1: oasis", row="ivory fish fakir wheat")
    pile = sum(state.pile)
    play(state, "A1", "B1.merchant")
    assert len(state.row) == 2
    assert sum(state.pile) == pile


def test_merchants_take_what_is_left_when_the_row_is_short() -> None:  # 6.1
    state = position("A1: merchant; B1: merchant*4", tiles="B1: oasis", row="ivory fish")
    pile = sum(state.pile)
    play(state, "A1", "B1.merchant")
    assert held(state, 0) == {"ivory": 1, "fish": 1}
    assert sum(state.pile) == pile


def test_fakirs_do_not_help_merchants() -> None:  # 2.4, 6.1
    state = position("A1: merchant; B1: merchant" + QUIET, tiles="B1: oasis", row="ivory fish silk", cards=["fakir*2"])
    play(state, "A1", "B1.merchant", "done")
    assert held(state, 0) == {"ivory": 1, "fish": 1, "fakir": 2}
    assert due(state) == "PickUp"


def test_builders_go_to_the_bag_and_earn_by_blue_tiles_around() -> None:  # 2.4, builders
    state = play(position("A2: builder; B2: builder*2", tiles=BLUE_FOUR), "A2", "B2.builder")
    assert state.bag[3] == 18
    assert state.gold[0] == 50 + 4 * 3


def test_the_books_example_three_builders_and_two_fakirs_earn_20() -> None:  # 2.4, example
    state = position("A2: builder; B2: builder*2", tiles=BLUE_FOUR, cards=["fakir*2"])
    play(state, "A2", "B2.builder", "fakir", "fakir")
    assert state.gold[0] == 50 + 4 * (3 + 2)
    assert state.discard[9] == 2


def test_the_books_example_on_a_blue_tile_they_earn_25() -> None:  # 2.4, example
    tiles = BLUE_FOUR.replace("B2: oasis", "B2: village")
    state = position("A2: builder; B2: builder*2", tiles=tiles, cards=["fakir*2"])
    play(state, "A2", "B2.builder", "fakir", "fakir")
    assert state.gold[0] == 50 + 5 * (3 + 2)


def test_a_tile_at_the_edge_has_fewer_around_it() -> None:  # 2.4, builders
    blue = "A1: village; B1: village; A2: village; B2: village; F1: sacred6; F2: sacred6"
    state = play(position("A2: builder; A1: builder", tiles=blue), "A2", "A1.builder")
    assert state.gold[0] == 50 + 4 * 2


def test_any_number_of_fakirs_may_help_builders() -> None:  # 2.4, bonus
    state = position("A2: builder; B2: builder", tiles=BLUE_FOUR, cards=["fakir*3"])
    play(state, "A2", "B2.builder")
    assert offered(state) == ["fakir", "done"]
    play(state, "fakir", "done")
    assert state.gold[0] == 50 + 4 * 3
    assert held(state, 0) == {"fakir": 2}


def test_without_a_blue_tile_around_builders_earn_nothing_and_fakirs_are_not_asked_for() -> None:  # 2.4, our ruling
    state = position("A1: builder; B1: builder" + QUIET, cards=["fakir"])
    play(state, "A1", "B1.builder")
    assert state.gold[0] == 50
    assert due(state) == "PickUp"


@pytest.mark.parametrize("tribe", ["merchant", "builder", "assassin"])
def test_merchants_builders_and_assassins_never_stay_with_the_player(tribe: str) -> None:  # 2.4
    state = play(position(f"A1: {tribe}; B1: {tribe}"), "A1", f"B1.{tribe}")
    assert sum(state.viziers) + sum(state.elders) == 0
    assert list(state.bag) == [16, 20, 18, 18, 18]
    assert on(state, "B1") == {}
