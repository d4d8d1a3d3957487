"""1  Bidding for the order of turns."""

import pytest

from stammtisch.engine.state import IllegalAction
from stammtisch.games.five_tribes.material import FREE
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import auction, due, offered, play, position

OLIVER, SANDRA, ANNA, PETER = range(4)
CROWDED = "A1: elder; A2: elder; F5: vizier; F4: vizier"


def bidding(order: list[int], gold: list[int] | None = None) -> Naqala:
    players = 3 if len(order) == 3 else max(order) + 1
    return auction(order, position(CROWDED, players, gold=gold))


def turns(state: Naqala) -> list[int]:
    """The seats on the turn order track, the first to play first; the one whose turn it is has left it already."""
    return [state.player(), *(int(seat) for seat in reversed(list(state.track)) if seat != FREE)]


def test_the_marker_on_the_first_spot_bids_first_then_the_next() -> None:  # 1
    state = bidding([ANNA, OLIVER, PETER, SANDRA])
    bidders = []
    for name in ("bid18", "bid12", "bid8", "bid5"):
        bidders.append(state.player())
        play(state, name)
    assert bidders == [ANNA, OLIVER, PETER, SANDRA]


def test_all_nine_spots_are_on_offer_at_first() -> None:  # 1, the track
    assert offered(bidding([0, 1, 2, 3])) == ["bid0", "bid1", "bid3", "bid5", "bid8", "bid12", "bid18"]


@pytest.mark.parametrize("price", [0, 1, 3, 5, 8, 12, 18])
def test_a_bid_is_paid_to_the_bank_at_once(price: int) -> None:  # 1
    state = play(bidding([1, 0, 2, 3]), f"bid{price}")
    assert list(state.gold) == [50, 50 - price, 50, 50]


def test_a_spot_that_has_a_marker_cannot_be_chosen() -> None:  # 1
    state = play(bidding([0, 1, 2, 3]), "bid3")
    assert offered(state) == ["bid0", "bid1", "bid5", "bid8", "bid12", "bid18"]
    with pytest.raises(IllegalAction, match="bid3 is not on offer"):
        play(state, "bid3")


def test_a_players_own_second_marker_cannot_share_a_spot_either() -> None:  # 1
    assert "bid5" not in offered(play(bidding([0, 0, 1, 1]), "bid5"))


def test_the_books_example_bids_3_1_0_0_and_the_order_that_follows() -> None:  # 1, example
    state = play(bidding([OLIVER, SANDRA, ANNA, PETER]), "bid3", "bid1", "bid0", "bid0")
    assert list(state.gold) == [47, 49, 50, 50]
    assert turns(state) == [OLIVER, SANDRA, PETER, ANNA]


def test_the_last_to_bid_nothing_plays_first_of_those_who_bid_nothing() -> None:  # 1
    state = play(bidding([0, 1, 2, 3]), "bid0", "bid0", "bid0", "bid1")
    assert turns(state) == [3, 2, 1, 0]


def test_the_first_to_bid_nothing_plays_last_of_all() -> None:  # 1
    state = play(bidding([0, 1, 2, 3]), "bid0", "bid1", "bid0", "bid12")
    assert turns(state)[-1] == 0


def test_a_fourth_marker_cannot_bid_nothing_and_plays_first() -> None:  # 1
    state = play(bidding([0, 1, 2, 3]), "bid0", "bid0", "bid0")
    assert offered(state) == ["bid1", "bid3", "bid5", "bid8", "bid12", "bid18"]
    assert turns(play(state, "bid1"))[0] == 3


def test_three_markers_may_all_bid_nothing() -> None:  # 1
    assert turns(play(bidding([2, 0, 1]), "bid0", "bid0", "bid0")) == [1, 0, 2]


def test_the_highest_bid_plays_first() -> None:  # 1
    assert turns(play(bidding([0, 1, 2, 3]), "bid8", "bid18", "bid5", "bid12")) == [1, 3, 0, 2]


def test_two_players_bid_for_two_turns_each() -> None:  # Set-up, note
    assert turns(play(bidding([0, 1, 1, 0]), "bid5", "bid0", "bid3", "bid0")) == [0, 1, 0, 1]


def test_nobody_can_bid_more_than_he_has() -> None:  # 1
    assert offered(bidding([0, 1, 2, 3], gold=[7])) == ["bid0", "bid1", "bid3", "bid5"]
    assert offered(bidding([0, 1, 2, 3], gold=[5])) == ["bid0", "bid1", "bid3", "bid5"]
    assert offered(bidding([0, 1, 2, 3], gold=[4])) == ["bid0", "bid1", "bid3"]


def test_with_all_zeros_taken_a_bidder_without_gold_stands_on_the_1_and_pays_nothing() -> None:  # 1, our ruling
    state = play(bidding([0, 1, 2, 3], gold=[50, 50, 50, 0]), "bid0", "bid0", "bid0")
    assert offered(state) == ["bid1"]
    play(state, "bid1")
    assert state.gold[3] == 0
    assert turns(state) == [3, 2, 1, 0]


def test_the_marker_goes_to_the_first_free_spot_so_who_plays_first_bids_first() -> None:  # 2.1
    state = play(bidding([3, 2, 1, 0]), "bid0", "bid5", "bid18", "bid1")
    assert list(state.order) == [1, FREE, FREE, FREE]
    play(state, "A1", "A2.elder")
    assert list(state.order) == [1, 2, FREE, FREE]
    assert (state.player(), due(state)) == (2, "PickUp")
