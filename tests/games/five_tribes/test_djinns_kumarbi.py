"""Kumarbi: fakirs lower the price of a bid."""

import pytest

from stammtisch.games.five_tribes.material import FREE
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import auction, due, held, offered, play, position

BOARD = "A1: elder; A2: elder; F5: vizier; F4: vizier"


def kumarbi(fakirs: int, gold: int = 50, order: list[int] | None = None) -> Naqala:
    cards = [f"fakir*{fakirs}"] if fakirs else []
    return auction(order or [0, 1, 2], position(BOARD, 3, cards=cards, gold=[gold], djinns=["kumarbi"]))


@pytest.mark.parametrize(
    ("spot", "fakirs", "paid"), [("bid18", 1, 12), ("bid18", 2, 8), ("bid5", 1, 3), ("bid1", 1, 0)]
)
def test_every_fakir_makes_it_the_price_of_the_next_cheaper_spot(spot: str, fakirs: int, paid: int) -> None:  # Kumarbi
    state = play(kumarbi(fakirs), spot, *["fakir"] * fakirs)
    assert (state.gold[0], held(state, 0)) == (50 - paid, {})


def test_the_marker_stands_on_the_spot_that_was_chosen() -> None:  # Kumarbi
    state = play(kumarbi(1), "bid18", "fakir")
    assert (state.track[8], state.track[7]) == (0, FREE)


def test_any_number_of_fakirs_may_be_discarded_until_the_price_is_nothing() -> None:  # Kumarbi, 5.2
    state = play(kumarbi(5), "bid5", "fakir", "fakir", "fakir")
    assert (state.gold[0], held(state, 0), state.player()) == (50, {"fakir": 2}, 1)


def test_the_full_price_may_be_paid() -> None:  # Kumarbi
    state = play(kumarbi(2), "bid12")
    assert offered(state) == ["fakir", "done"]
    assert (play(state, "done").gold[0], held(state, 0)) == (38, {"fakir": 2})


def test_a_bid_of_nothing_asks_for_no_fakirs() -> None:  # Kumarbi
    assert play(kumarbi(2), "bid0").player() == 1


def test_with_fakirs_a_spot_can_be_afforded_that_is_too_dear_otherwise() -> None:  # Kumarbi
    assert offered(kumarbi(1, gold=5)) == ["bid0", "bid1", "bid3", "bid5", "bid8"]
    state = play(kumarbi(1, gold=5), "bid8")
    assert offered(state) == ["fakir"]
    assert play(state, "fakir").gold[0] == 0


def test_kumarbi_needs_fakirs() -> None:  # Kumarbi
    assert play(kumarbi(0), "bid12").player() == 1


def test_kumarbi_helps_nobody_but_his_owner() -> None:  # Kumarbi
    state = auction([1, 0, 2], position(BOARD, 3, cards=["", "fakir"], djinns=["kumarbi"]))
    assert (play(state, "bid5").player(), state.gold[1]) == (0, 45)


def test_kumarbi_has_no_use_outside_bidding() -> None:  # Kumarbi, 5.1
    state = position(BOARD, cards=["fakir"], elders=[2], djinns=["kumarbi"], begin=True)
    assert due(state) == "PickUp"
