"""2.5  What the tile does on which the move ended."""

import pytest

from stammtisch.games.five_tribes.material import FREE, Place
from tests.games.five_tribes.positions import (
    due,
    held,
    offered,
    owner,
    owner_of,
    palaces_on,
    palms_on,
    play,
    position,
)

MOVE = ("A1", "B1.vizier")
BOARD = "A1: vizier; B1: vizier; F5: vizier; F4: vizier"
SHARED = "A1: vizier; B1: vizier elder; F5: vizier; F4: vizier"
NINE = "ivory jewels gold papyrus silk spice fish wheat pottery"


@pytest.mark.parametrize("board", [BOARD, SHARED])
def test_the_tile_acts_whether_it_was_claimed_or_not(board: str) -> None:  # 2.5
    state = play(position(board, tiles="B1: oasis"), *MOVE)
    assert owner(state, "B1") == (0 if board == BOARD else FREE)
    assert palms_on(state, "B1") == 1


def test_an_oasis_gets_a_palm_without_asking() -> None:  # 2.5, oasis
    state = play(position(BOARD, tiles="B1: oasis", palms="B1*2"), *MOVE)
    assert palms_on(state, "B1") == 3
    assert state.palms_left == 9
    assert (state.player(), due(state)) == (1, "PickUp")


def test_with_no_palm_left_an_oasis_does_nothing() -> None:  # 2.5, oasis
    state = play(position(BOARD, tiles="B1: oasis", palms_left=0), *MOVE)
    assert (palms_on(state, "B1"), state.palms_left) == (0, 0)


def test_a_village_gets_a_palace_without_asking() -> None:  # 2.5, village
    state = play(position(BOARD, tiles="B1: village"), *MOVE)
    assert (palaces_on(state, "B1"), state.palaces_left) == (1, 9)
    assert (state.player(), due(state)) == (1, "PickUp")


def test_with_no_palace_left_a_village_does_nothing() -> None:  # 2.5, village
    state = play(position(BOARD, tiles="B1: village", palaces_left=0), *MOVE)
    assert (palaces_on(state, "B1"), state.palaces_left) == (0, 0)


def test_an_oasis_of_another_player_gets_its_palm_too() -> None:  # 2.5, 6.1
    state = play(position(BOARD, tiles="B1: oasis", camels_on=["", "B1"]), *MOVE)
    assert palms_on(state, "B1") == 1
    assert (state.sheet()[0]["palms"], state.sheet()[1]["palms"]) == (0, 3)


def test_a_small_market_sells_one_of_the_first_three_cards_for_3_gold() -> None:  # 2.5, small market
    state = play(position(BOARD, row=NINE), *MOVE)
    assert offered(state) == ["r1", "r2", "r3", "done"]
    play(state, "r2")
    assert (state.gold[0], held(state, 0)) == (47, {"jewels": 1})
    assert due(state) == "Window"


def test_a_market_need_not_be_visited() -> None:  # 2.5
    state = play(position(BOARD, row=NINE), *MOVE, "done")
    assert (state.gold[0], held(state, 0)) == (50, {})


def test_a_small_market_is_closed_to_who_has_less_than_3_gold() -> None:  # 2.5
    assert due(play(position(BOARD, row=NINE, gold=[2]), *MOVE)) == "PickUp"
    assert due(play(position(BOARD, row=NINE, gold=[3]), *MOVE)) == "Buy"


def test_the_row_is_not_filled_up_after_a_market() -> None:  # 2.5
    state = play(position(BOARD, row=NINE), *MOVE, "r1", "done")
    assert len(state.row) == 8


def test_with_fewer_cards_a_small_market_offers_those_there_are() -> None:  # 6.1
    assert offered(play(position(BOARD, row="ivory fish"), *MOVE)) == ["r1", "r2", "done"]


def test_without_cards_a_market_does_nothing() -> None:  # 6.1
    assert due(play(position(BOARD), *MOVE)) == "PickUp"


def test_a_large_market_sells_two_of_the_first_six_cards_for_6_gold() -> None:  # 2.5, large market
    state = play(position(BOARD, tiles="B1: large_market", row=NINE), *MOVE)
    assert offered(state) == ["r1", "r2", "r3", "r4", "r5", "r6", "done"]
    play(state, "r6")
    assert offered(state) == ["r1", "r2", "r3", "r4", "r5"]
    play(state, "r1")
    assert (state.gold[0], held(state, 0)) == (44, {"ivory": 1, "spice": 1})


def test_the_second_card_of_a_large_market_is_one_of_the_same_six() -> None:  # 6.1
    state = play(position(BOARD, tiles="B1: large_market", row=NINE), *MOVE, "r1")
    play(state, "r5")
    assert held(state, 0) == {"ivory": 1, "spice": 1}


def test_a_single_card_at_a_large_market_still_costs_6() -> None:  # 2.5, large market
    state = play(position(BOARD, tiles="B1: large_market", row="silk"), *MOVE)
    assert offered(state) == ["r1", "done"]
    play(state, "r1")
    assert (state.gold[0], held(state, 0)) == (44, {"silk": 1})


def test_a_large_market_is_closed_to_who_has_less_than_6_gold() -> None:  # 2.5
    state = position(BOARD, tiles="B1: large_market", row=NINE, gold=[5])
    assert due(play(state, *MOVE)) == "PickUp"


def test_a_sacred_place_gives_any_open_djinn_for_two_elders() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="baal boaz jafaar", elders=[3])
    play(state, *MOVE)
    assert offered(state) == ["baal", "boaz", "jafaar", "done"]
    play(state, "boaz")
    assert (owner_of(state, "boaz"), state.elders[0], state.bag[1]) == (0, 1, 19)


def test_a_sacred_place_also_takes_an_elder_and_a_fakir() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="boaz", elders=[1], cards=["fakir"])
    play(state, *MOVE, "boaz")
    assert (owner_of(state, "boaz"), state.elders[0], held(state, 0)) == (0, 0, {})
    assert (state.bag[1], state.discard[9]) == (20, 1)


def test_who_has_both_chooses_what_joins_the_first_elder() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="boaz", elders=[2], cards=["fakir"])
    play(state, *MOVE, "boaz")
    assert offered(state) == ["fakir", "elder"]
    assert (play(state.copy(), "fakir").elders[0], play(state.copy(), "elder").elders[0]) == (1, 0)


def test_two_fakirs_are_never_enough_for_a_djinn() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="boaz", cards=["fakir*5"])
    assert due(play(state, *MOVE)) == "PickUp"


def test_a_single_elder_is_not_enough_for_a_djinn() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="boaz", elders=[1])
    assert due(play(state, *MOVE)) == "PickUp"


def test_a_sacred_place_need_not_be_visited() -> None:  # 2.5
    state = position(BOARD, tiles="B1: sacred6", djinn_row="boaz", elders=[2])
    play(state, *MOVE, "done")
    assert (owner_of(state, "boaz"), state.elders[0]) == (Place.ROW, 2)


def test_elders_gathered_this_turn_can_pay_at_the_sacred_place() -> None:  # 6.1
    state = position("A1: elder; B1: elder", tiles="B1: sacred6", djinn_row="boaz")
    play(state, "A1", "B1.elder", "boaz")
    assert (owner_of(state, "boaz"), state.elders[0]) == (0, 0)


def test_the_row_of_djinns_is_not_filled_up_before_the_round_ends() -> None:  # 2.5, sacred place
    state = position(BOARD, tiles="B1: sacred6", djinn_row="baal boaz jafaar", elders=[2])
    play(state, *MOVE, "boaz")
    assert len(state.djinns_at(Place.ROW)) == 2


def test_without_an_open_djinn_a_sacred_place_does_nothing() -> None:  # 2.5
    assert due(play(position(BOARD, tiles="B1: sacred6", elders=[2]), *MOVE)) == "PickUp"


def test_only_the_tile_where_the_move_ended_acts() -> None:  # 2.5
    state = position("A1: elder vizier; C1: vizier", tiles="A1: oasis; B1: oasis; C1: small_market")
    play(state, "A1", "B1.elder", "C1.vizier")
    assert state.palms_left == 12


def test_the_tribe_acts_before_the_tile() -> None:  # 2.5
    state = position("A1: merchant; B1: merchant; F5: vizier; F4: vizier", row=NINE)
    play(state, "A1", "B1.merchant")
    assert held(state, 0) == {"ivory": 1, "jewels": 1}
    assert held(play(state, "r1"), 0) == {"ivory": 1, "jewels": 1, "gold": 1}
