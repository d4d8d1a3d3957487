"""The end of the game."""

from stammtisch.engine.chance import seeded
from stammtisch.engine.play import settle
from stammtisch.engine.state import OVER
from tests.games.five_tribes.positions import auction, due, offered, owner, play, position

MOVABLE = "; F5: vizier; F4: vizier"


def test_who_places_his_last_camel_finishes_his_turn() -> None:  # End
    state = position("A1: merchant; B1: merchant" + MOVABLE, tiles="B1: oasis", camels=[1], row="fish*2")
    play(state, "A1", "B1.merchant")
    assert state.palms_left == 11
    assert offered(state) == ["fish", "done"]


def test_the_others_still_have_their_turns_after_a_last_camel_then_the_game_ends() -> None:  # End
    board = "A1: vizier; B1: vizier; D1: elder; E1: elder; A5: merchant; B5: merchant" + MOVABLE
    state = position(board, 3, camels=[1], waiting=[1, 2])
    play(state, "A1", "B1.vizier")
    assert state.last_camel
    assert (state.player(), due(state)) == (1, "PickUp")
    play(state, "D1", "E1.elder", "A5", "B5.merchant")
    assert state.player() == OVER


def test_who_has_played_before_the_last_camel_has_no_further_turn() -> None:  # End
    state = position("A1: vizier; B1: vizier" + MOVABLE, 3, camels=[1], waiting=[])
    assert play(state, "A1", "B1.vizier").player() == OVER


def test_a_player_without_camels_still_plays_his_second_marker() -> None:  # End, fact sheet 6.2
    board = "A1: vizier; B1: vizier; D1: elder; E1: elder" + MOVABLE
    state = position(board, camels=[1], waiting=[0])
    play(state, "A1", "B1.vizier", "D1", "E1.elder")
    assert (state.elders[0], owner(state, "E1")) == (2, -1)
    assert state.player() == OVER


def test_a_last_camel_placed_by_assassins_ends_the_game_too() -> None:  # End
    state = position("A1: assassin; B1: assassin elder; C1: vizier" + MOVABLE, camels=[1], waiting=[])
    play(state, "A1", "B1.assassin", "C1.vizier")
    assert state.player() == OVER


def test_a_camel_that_is_not_the_last_does_not_end_the_game() -> None:  # End
    state = play(position("A1: vizier; B1: vizier" + MOVABLE, camels=[2], waiting=[]), "A1", "B1.vizier")
    settle(state, seeded("on"))
    assert due(state) == "Bid"


def test_after_the_last_turn_of_a_round_without_a_move_the_game_ends_at_once() -> None:  # End
    state = play(position("A1: vizier; B1: vizier; F5: elder", waiting=[]), "A1", "B1.vizier")
    assert state.player() == OVER


def test_who_cannot_move_still_uses_djinns_and_sells_goods() -> None:  # End
    state = position("A1: vizier; B1: elder", elders=[2], djinns=["bouraq"], cards=["fish"], begin=True)
    assert (due(state), offered(state)) == ("Window", ["bouraq", "fish", "done"])


def test_who_can_neither_move_nor_do_anything_passes() -> None:  # End
    board = "A1: vizier; B1: vizier; F5: elder"
    state = position(board, 3, waiting=[1, 2], cards=["", "", "fish"])
    play(state, "A1", "B1.vizier")
    assert (state.player(), offered(state)) == (2, ["fish", "done"])
    assert play(state, "done").player() == OVER


def test_everybody_after_one_who_cannot_move_cannot_either() -> None:  # End: Anun-Nak revives nobody
    state = position(
        "A1: vizier; F5: elder", 3, elders=[1], djinns=["anun-nak"], waiting=[1, 2], bag="elder*3", begin=True
    )
    play(state, "anun-nak", "B1", "elder", "elder", "elder")
    assert state.player() == OVER


def test_a_turn_without_a_move_makes_no_tile_or_tribe_act() -> None:  # End
    state = position("A1: vizier; F5: elder", begin=True, waiting=[])
    assert state.player() == OVER
    assert (state.palms_left, state.palaces_left) == (12, 10)


def test_a_bid_paid_by_one_who_can_no_longer_move_is_lost() -> None:  # End, advice
    state = auction([1, 0, 2], position("A1: vizier; B1: vizier; F5: elder", 3))
    play(state, "bid5", "bid18", "bid0", "A1", "B1.vizier")
    assert state.player() == OVER
    assert list(state.gold) == [32, 45, 50]


def test_most_points_win() -> None:  # Final scoring
    assert position("", gold=[60, 61]).winners() == [1]


def test_equal_points_are_a_shared_victory() -> None:  # Final scoring
    assert position("", 3, gold=[61, 60, 61]).winners() == [0, 2]
