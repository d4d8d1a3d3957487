"""3  Preparing the next round."""

from stammtisch.engine.chance import seeded
from stammtisch.engine.play import settle
from stammtisch.games.five_tribes.material import FREE, Place
from stammtisch.games.five_tribes.state import Naqala
from tests.games.five_tribes.positions import auction, due, offered, owner_of, play, position

BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"
MOVE = ("A1", "B1.vizier")
LAST: list[int] = []  # nobody waits on the turn order track any more


def card(state: Naqala, place: int) -> int:
    return int(state.row[place])


def test_everybody_has_his_turn_before_the_round_ends() -> None:  # 3
    board = "A1: vizier; B1: vizier; D1: elder; E1: elder; A5: merchant; B5: merchant; F5: vizier; F4: vizier"
    state = position(board, 3, 2, waiting=[1, 0])
    seats = []
    for start, drop in (("A1", "B1.vizier"), ("D1", "E1.elder"), ("A5", "B5.merchant")):
        seats.append(state.player())
        play(state, start, drop)
    assert seats == [2, 1, 0]
    settle(state, seeded("round"))
    assert (due(state), state.player()) == ("Bid", 2)


def test_cards_left_move_to_the_front_and_new_ones_follow_until_nine_lie_open() -> None:  # 3
    state = play(position(BOARD, tiles="B1: oasis", waiting=LAST, row="silk fish"), *MOVE)
    settle(state, seeded("row"))
    assert (card(state, 0), card(state, 1)) == (4, 6)
    assert len(state.row) == 9


def test_an_empty_pile_is_replaced_by_the_shuffled_discards() -> None:  # 3
    state = position(BOARD, tiles="B1: oasis", waiting=LAST, row="silk*4 fish", pile="ivory", discard="gold*2 wheat*5")
    play(state, *MOVE, "ivory")
    assert offered(state) == ["gold", "wheat"]
    settle(state, seeded("discards"))
    assert len(state.row) == 9
    assert (sum(state.pile), sum(state.discard)) == (4, 0)


def test_discards_wait_until_the_pile_is_empty() -> None:  # 3
    state = position(BOARD, tiles="B1: oasis", waiting=LAST, row="silk*4 fish*4", pile="ivory", discard="gold*2")
    play(state, *MOVE, "ivory")
    assert (len(state.row), sum(state.pile), sum(state.discard)) == (9, 0, 2)


def test_with_too_few_cards_fewer_lie_open() -> None:  # 3
    state = position(BOARD, tiles="B1: oasis", waiting=LAST, row="silk", pile="ivory", discard="gold")
    play(state, *MOVE, "ivory", "gold")
    assert len(state.row) == 3


def test_the_row_of_djinns_is_filled_up_to_three() -> None:  # 3
    state = position(BOARD, tiles="B1: oasis", waiting=LAST, djinn_row="baal", djinn_pile="boaz utug leta", pile="")
    play(state, *MOVE, "utug", "boaz")
    assert [owner_of(state, name) for name in ("baal", "utug", "boaz")] == [Place.ROW] * 3
    assert due(state) == "Bid"


def test_an_empty_pile_of_djinns_is_replaced_by_the_discards() -> None:  # 3
    state = position(
        BOARD, tiles="B1: oasis", waiting=LAST, djinn_pile="boaz", djinn_discard="utug leta iblis", pile=""
    )
    play(state, *MOVE, "boaz")
    assert offered(state) == ["iblis", "leta", "utug"]
    play(state, "leta", "iblis")
    assert owner_of(state, "utug") == Place.PILE


def test_with_too_few_djinns_fewer_lie_open() -> None:  # 3
    state = position(BOARD, tiles="B1: oasis", waiting=LAST, djinn_pile="boaz", djinn_discard="utug", pile="")
    play(state, *MOVE, "boaz", "utug")
    assert len(state.djinns_at(Place.ROW)) == 2
    assert due(state) == "Bid"


def test_a_new_round_begins_with_bidding_in_the_order_of_the_last_turns() -> None:  # 2.1, 3
    state = position(BOARD + "; D1: elder; E1: elder", tiles="B1: oasis; E1: oasis", mover=1, waiting=[0], pile="")
    bidders = list(state.order)
    play(state, *MOVE)
    assert list(state.order) == [*bidders[:3], 0]
    play(state, "D1", "E1.elder")
    settle(state, seeded("djinns"))
    assert (due(state), state.player()) == ("Bid", bidders[0])


def test_the_turn_order_track_is_empty_when_bidding_begins() -> None:  # 1
    state = auction([0, 1, 2], position(BOARD, 3))
    assert set(state.track) == {FREE}
