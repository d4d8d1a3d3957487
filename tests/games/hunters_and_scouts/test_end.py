"""Spielende: who has the last turn, who wins, and every way a game can end."""

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.state import CHANCE, OVER
from stammtisch.games.hunters_and_scouts.state import Valley
from tests.games.hunters_and_scouts.positions import deal, offered, play, position

MODES = ["introductory", "normal", "survival"]


@pytest.mark.parametrize("mode", MODES)
def test_when_the_first_player_reaches_the_goal_the_other_has_one_more_turn(mode: str) -> None:
    state = position("home home home | score 22", "home | score 20", mode=mode)
    play(state, "sunset")
    assert state.player() == 1
    assert state.view(0)["last_turn"]
    play(state, "sunset")
    assert state.player() == OVER
    assert state.winners() == [0]


@pytest.mark.parametrize("mode", MODES)
def test_when_the_second_player_reaches_the_goal_the_game_is_over_at_once(mode: str) -> None:
    state = position("home | score 23", "home home home | score 22", player=1, mode=mode)
    play(state, "sunset")
    assert state.player() == OVER
    assert state.winners() == [1]
    assert state.hunger[1] == 0, "not even the rest of the sunset is played"


def test_it_ends_in_the_middle_of_a_turn() -> None:
    state = position("home", "forest1 forest1 | items club | score 23", laid="forest1", player=1)
    play(state, "forest1.wood", "club")
    assert state.player() == OVER


def test_the_last_turn_is_a_full_turn() -> None:
    second = "forest1 forest1 swamp1 | items club torch bowl | score 23"
    state = position("home home | score 23", second, laid="forest1 swamp1")
    play(state, "sunset", "forest1.wood", "club")
    assert state.player() == 1, "he goes on although he has reached the goal"
    play(state, "swamp1.clay", "bowl")
    play(state, "done")
    assert state.player() == OVER
    assert state.points() == [25, 25]


def test_if_both_reach_the_goal_whoever_went_further_wins() -> None:
    state = position("home home home | score 22", "home home home home | score 22")
    play(state, "sunset", "sunset")
    assert (state.points(), state.winners()) == ([25, 26], [1])
    state = position("home home home home | score 22", "home home home | score 22")
    play(state, "sunset", "sunset")
    assert (state.points(), state.winners()) == ([26, 25], [0])


def test_a_tie_goes_to_the_second_player() -> None:
    state = position("home home home | score 22", "home home home | score 22")
    play(state, "sunset", "sunset")
    assert (state.points(), state.winners()) == ([25, 25], [1])


def test_the_first_player_finishes_his_turn_after_reaching_the_goal() -> None:
    state = position("forest1 swamp1 | items club bowl | score 23", "home", laid="forest1 swamp1")
    play(state, "forest1.wood", "swamp1.clay", "club", "bowl")
    assert state.score[0] == 25
    assert state.player() == 1


def test_beyond_the_goal_too_much_hunger_stops_the_marker_where_it_is() -> None:
    first = "steppe2 steppe2 river1 home | items brew necklace bowl | score 22 | hunger 3"
    state = position(first, "home", laid="steppe2 river1")
    play(state, "steppe2.fruit", "steppe2.fruit", "river1.clay", "brew")
    assert (state.score[0], state.hunger[0]) == (25, 4)
    play(state, "bowl")
    assert state.score[0] == 25


@pytest.mark.parametrize("mode", MODES)
def test_a_tribe_that_has_died_out_loses_at_once(mode: str) -> None:  # ruling
    state = position("home | hunger 7 | score 20", "home | score 3", mode=mode)
    play(state, "sunset")
    assert state.player() == OVER
    assert state.winners() == [1]
    assert state.view(0)["extinct"] == 0


def test_a_tribe_with_somebody_in_camp_lives_on() -> None:  # ruling
    state = position("home camp | hunger 7 | score 20", "home | score 3")
    play(state, "sunset")
    assert state.player() == 1
    assert state.extinct == -1


def test_at_the_end_all_items_are_open() -> None:
    state = position("home", "home home home | score 22 | items club", player=1)
    assert state.view(0)["players"][1]["items"] == []
    play(state, "sunset")
    assert [item["name"] for item in state.view(0)["players"][1]["items"]] == ["club"]


@pytest.mark.parametrize("mode", MODES)
def test_greedy_games_reach_the_goal(mode: str) -> None:
    """Whoever follows the heuristic of the game turn by turn gets to the goal, in every mode."""
    state = greedy_game(mode, mode)
    assert state.extinct == -1
    assert max(state.points()) >= 24


def greedy_game(mode: str, seed: str) -> Valley:
    rng = seeded(seed)
    state = deal(seed, mode=mode)
    while state.player() != OVER:
        step = state.steps[-1]
        if step.player == CHANCE:
            state.apply(step.toss(state, rng))
        else:
            state.apply(greedy(state, step.player, rng.below(1000)))
    return state


def greedy(state: Valley, player: int, salt: int) -> int:
    """The best first action of a whole turn, looked at greedily step by step."""
    best, chosen = -(10**9), -1
    for action in state.options():
        after = state.copy()
        after.apply(action)
        rng = seeded(str(salt))
        while after.steps and (after.player() == CHANCE or (after.player() == player and after.turn == state.turn)):
            step = after.steps[-1]
            if step.player == CHANCE:
                after.apply(step.toss(after, rng))
            else:
                after.apply(quick(after, player))
        value = after.outlook()[player] - after.outlook()[1 - player]
        if value > best:
            best, chosen = value, action
    assert chosen in state.options(), offered(state)
    return chosen


def quick(state: Valley, player: int) -> int:
    """The action that looks best at once."""
    best, chosen = -(10**9), -1
    for action in state.options():
        after = state.copy()
        after.apply(action)
        value = after.outlook()[player] - after.outlook()[1 - player]
        if value > best:
            best, chosen = value, action
    return chosen
