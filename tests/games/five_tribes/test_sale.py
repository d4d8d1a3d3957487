"""2.6  Selling goods."""

import pytest

from stammtisch.games.five_tribes.material import SET_VALUES
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import due, held, offered, play, position

BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"
NINE = ["ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery"]


def selling(cards: str, djinns: list[str] | None = None) -> Naqala:
    return play(position(BOARD, cards=[cards], djinns=djinns), "A1", "B1.vizier")


def test_goods_may_be_sold_after_all_actions() -> None:  # 2.6
    state = selling("ivory fish")
    assert (due(state), offered(state)) == ("Window", ["ivory", "fish", "done"])


def test_nothing_need_be_sold() -> None:  # 2.6
    state = play(selling("ivory fish"), "done")
    assert (held(state, 0), state.gold[0]) == ({"ivory": 1, "fish": 1}, 50)
    assert state.player() == 1


@pytest.mark.parametrize("size", range(1, 10))
def test_a_set_brings_gold_by_how_many_different_goods_it_holds(size: int) -> None:  # 2.6
    state = play(selling(" ".join(NINE[:size])), *NINE[:size])
    assert state.gold[0] == 50 + [1, 3, 7, 13, 21, 30, 40, 50, 60][size - 1]
    assert held(state, 0) == {}


def test_the_values_of_sets_are_those_of_the_book() -> None:  # 2.6
    assert SET_VALUES == [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


def test_a_set_holds_no_good_twice() -> None:  # 2.6
    state = play(selling("fish*2 silk"), "fish")
    assert offered(state) == ["silk", "done"]


def test_only_some_goods_may_be_sold() -> None:  # 2.6
    state = play(selling("ivory fish silk"), "ivory", "silk", "done")
    assert (state.gold[0], held(state, 0)) == (53, {"fish": 1})


def test_fakirs_cannot_be_sold() -> None:  # 2.6
    assert due(selling("fakir*3")) == "PickUp"
    assert offered(selling("fakir*3 fish")) == ["fish", "done"]


def test_the_books_example_two_sets_bring_30_and_7_and_the_fakirs_stay() -> None:  # 2.6, example
    state = selling("ivory jewels fish*2 wheat*2 pottery*2 silk fakir*2")
    play(state, "ivory", "jewels", "silk", "fish", "wheat", "pottery")
    assert (due(state), state.gold[0]) == ("Window", 80)
    play(state, "fish", "wheat", "pottery")
    assert (state.gold[0], held(state, 0)) == (87, {"fakir": 2})
    assert due(state) == "PickUp"


def test_goods_that_were_sold_go_to_the_discards() -> None:  # 2.6, fact sheet 6
    state = play(selling("ivory fish"), "ivory", "fish")
    assert (state.discard[0], state.discard[6]) == (1, 1)


def test_goods_are_sold_in_ones_own_turn_only() -> None:  # 2.6
    state = play(position(BOARD, cards=["", "fish"]), "A1", "B1.vizier")
    assert (state.player(), due(state)) == (1, "PickUp")


def test_nothing_is_sold_before_the_move() -> None:  # 2.6
    assert due(position(BOARD, cards=["fish"], begin=True)) == "PickUp"


def test_cards_bought_in_this_turn_can_be_sold_in_it() -> None:  # 2.6
    state = play(position(BOARD, row="fish"), "A1", "B1.vizier", "r1", "fish")
    assert state.gold[0] == 50 - 3 + 1


def test_with_al_amin_fakirs_still_cannot_be_sold() -> None:  # 5.2: at the end of the game only
    assert offered(selling("fakir*2 fish", ["al-amin"])) == ["fish", "done"]


def test_a_djinn_may_still_be_used_after_a_sale() -> None:  # 5.1, our ruling
    state = play(selling("fish fakir", ["sloar"]), "done", "done", "fish")
    assert offered(state) == ["sloar", "done"]


def test_a_search_tries_each_set_in_one_order_only() -> None:  # protocol: floor
    state = play(selling("ivory fish silk"), "silk")
    least = state.steps[-1].floor()
    assert [name for name, code in zip(offered(state), state.options(), strict=True) if code >= least] == [
        "fish",
        "done",
    ]
