"""Spielende: Winter, the last round, and who has won."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.play import playout
from stammtisch.games.natives import GAME
from stammtisch.games.natives.state import Prairie
from tests.games.natives.positions import leave_in_deck, lying, offered, play, position, step


def test_winter_is_turned_up_when_ten_cards_are_left_and_not_replaced() -> None:
    state = position(prairie="corn*2", active=1)
    leave_in_deck(state, 10)
    play(state, "farmer")
    assert state.is_winter()
    assert state.deck_left == 10
    assert lying(state) == ["corn"]
    assert step(state) == "Scout"  # the turn goes on as usual


def test_winter_may_be_turned_up_by_a_scout_and_uses_up_that_reveal() -> None:
    state = position(at="scout", prairie="corn", tribes={0: "scout: blue"})
    leave_in_deck(state, 10)
    play(state, "deck")
    assert state.is_winter()
    assert offered(state) == ["deck", "done"]
    play(state, "deck")
    assert step(state) == "TurnUp"


def test_after_winter_the_round_is_played_to_its_end() -> None:
    state = position(3, prairie="corn*3", at="scout")
    leave_in_deck(state, 10)
    play(state, "deck", "farmer")
    play_turn(state)
    assert state.active == 2
    play_turn(state)
    assert step(state) == "over"


def play_turn(state: Prairie) -> None:
    """Turn up whatever comes first and take a corn."""
    play(state, offered(state)[-1], "done", "farmer")


def test_winter_turned_up_by_the_last_player_ends_the_game_after_his_turn() -> None:
    state = position(2, prairie="corn", at="scout", active=1)
    leave_in_deck(state, 10)
    play(state, "deck", "farmer")
    assert step(state) == "over"
    assert state.options() == []


def test_the_game_ends_with_the_player_to_the_right_of_the_first_one() -> None:
    state = position(4, prairie="corn*4", at="scout", active=1)
    state.first = 1
    leave_in_deck(state, 10)
    play(state, "deck", "farmer")
    for seat in (2, 3, 0):
        assert state.active == seat
        play_turn(state)
    assert step(state) == "over"


def test_cards_below_winter_can_still_be_turned_up() -> None:
    state = position(2, prairie="corn*2", at="scout")
    leave_in_deck(state, 10)
    play(state, "deck", "farmer")
    assert step(state) == "TurnUp"
    assert state.deck_left == 10


def test_a_used_up_deck_leaves_out_steps_one_and_two() -> None:
    state = position(2, prairie="corn*2")
    leave_in_deck(state, 0)
    state.gate = len(state.gates)
    play(state, "farmer")
    assert (step(state), state.active) == ("Activate", 1)
    play(state, "done")
    assert step(state) == "over"


def test_most_points_win() -> None:
    state = position(3, stores={0: "corn", 1: "bison", 2: "salmon"})
    assert state.winners() == [1]


def test_among_equals_the_smaller_tribe_wins() -> None:
    state = position(2, tribes={0: "elder: red"}, stores={1: "corn"})
    assert state.points() == [2, 2]
    assert state.winners() == [1]


def test_tribe_cards_do_not_matter_for_the_tie_break_and_sun_and_moon_counts_twice() -> None:
    state = position(2, {"soul": "on"}, tribes={0: "elder: sun-moon", 1: "elder: rock"}, stores={0: "corn", 1: "corn"})
    assert [state.tribe_size(seat) for seat in (0, 1)] == [2, 1]


def test_who_is_equal_there_too_shares_the_victory() -> None:
    state = position(3, stores={0: "corn", 1: "corn"})
    assert state.winners() == [0, 1]


@pytest.mark.parametrize(("players", "rounds"), [(2, (18, 40)), (3, (12, 30)), (4, (9, 24))])
def test_games_are_about_as_long_as_expected(players: int, rounds: tuple[int, int]) -> None:
    rng = seeded(f"length {players}")
    for _ in range(5):
        state = GAME.new(players)
        playout(state, rng)
        assert state.turn % players == 0, "every round is finished"
        assert rounds[0] <= state.turn / players <= rounds[1]
