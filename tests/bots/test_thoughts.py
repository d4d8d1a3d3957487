"""Reasons: what a bot says about its choice, for hints and reviews."""

import json

import pytest

from stammtisch.bots import make
from stammtisch.bots.bot import consult
from stammtisch.bots.ismcts import Ismcts
from stammtisch.bots.levels import TRIES, level
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.games import GAMES

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def opened(game: Game, players: int) -> Record:
    """A game in which a few random turns have been played and somebody has a real choice."""
    luck = seeded("opened")
    record = Record(game, players)
    record.settle(luck)
    while record.state.turn < 3 or len(record.state.options()) < 3:
        offered = record.state.options()
        record.submit(offered[luck.below(len(offered))])
        record.settle(luck)
    return record


@EVERY_GAME
def test_the_search_names_its_candidates_with_visits_results_and_what_should_follow(game: Game) -> None:
    record = opened(game, game.most)
    budget = level("casual")
    budget.care = 0.0  # so that no candidate is given up and all tries are made
    thought = consult(Ismcts(seeded("bot"), budget), record.state)
    assert thought.candidates[0].actions[0] == thought.action
    assert thought.tries == TRIES["casual"]
    assert sum(candidate.visits for candidate in thought.candidates) == thought.tries
    for candidate in thought.candidates:
        if candidate.visits > 0:
            assert sum(candidate.means) == pytest.approx(1)
        assert all(seat in range(game.most) for seat, _ in candidate.line)


@EVERY_GAME
def test_reasons_are_told_in_the_names_of_the_game(game: Game) -> None:
    record = opened(game, game.fewest)
    thought = consult(make("casual", seeded("bot")), record.state)
    told = json.loads(json.dumps(thought.told(game.space)))
    assert told["action"] in [game.space.name(action) for action in record.state.options()]
    assert told["candidates"][0]["actions"][0] == told["action"]
    for candidate in told["candidates"]:
        assert all(game.space.code(name) >= 0 for name in candidate["actions"])
        assert all(game.space.code(step["action"]) >= 0 for step in candidate["line"])


def test_every_candidate_is_a_different_thing_to_do() -> None:
    record = opened(GAMES["five_tribes"], 2)
    thought = consult(make("casual", seeded("bot")), record.state)
    strokes = [tuple(candidate.actions) for candidate in thought.candidates]
    assert len(set(strokes)) == len(strokes) > 1


def test_greedy_says_how_the_game_would_look_after_its_best_turns() -> None:
    record = opened(GAMES["natives"], 3)
    thought = consult(make("greedy", seeded("bot")), record.state)
    assert thought.candidates[0].actions[0] == thought.action
    assert all(sum(candidate.means) == pytest.approx(1) for candidate in thought.candidates)


def test_random_gives_no_reasons() -> None:
    record = opened(GAMES["natives"], 2)
    assert consult(make("random", seeded("bot")), record.state).candidates == []


def test_the_rest_of_a_chosen_turn_is_played_without_another_thought() -> None:
    record = opened(GAMES["five_tribes"], 2)
    bot, seat, turn = make("casual", seeded("bot")), record.state.player(), record.state.turn
    plan = consult(bot, record.state).candidates[0].actions
    assert len(plan) > 1
    record.submit(plan[0])
    for action in plan[1:]:
        assert (record.state.player(), record.state.turn) == (seat, turn)
        thought = consult(bot, record.state)
        assert (thought.action, thought.tries) == (action, 0)
        record.submit(action)
