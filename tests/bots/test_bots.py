"""Bots: they choose what is on offer, know only what their seat knows, and the better ones win."""

import pytest

from stammtisch.arena.simulate import play, series
from stammtisch.bots import NAMES, UnknownBot, make
from stammtisch.bots.bot import ask, consult
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER
from stammtisch.games import GAMES
from tests.protocol.variants import snapshot

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
QUICK = ["random", "greedy", "novice", "casual"]
LONG = [pytest.param(name, marks=pytest.mark.slow) for name in NAMES if name not in QUICK]


def test_an_unknown_bot_is_refused_with_the_names_of_those_known() -> None:
    with pytest.raises(UnknownBot, match=r"'hal'; there are random, greedy, novice, .*, ismcts:SECONDS"):
        make("hal", seeded("x"))


@pytest.mark.parametrize("name", ["ismcts:", "ismcts:soon", "ismcts:0", "ismcts:-1", "ismcts:1e9", "ismcts:nan"])
def test_a_clock_that_cannot_be_kept_is_refused_with_an_example(name: str) -> None:
    with pytest.raises(UnknownBot, match=f"'{name}' needs 0.1 to 3600 seconds .* such as ismcts:2.5"):
        make(name, seeded("x"))


@EVERY_GAME
@pytest.mark.parametrize("name", [*QUICK, *LONG])
def test_a_bot_chooses_what_is_on_offer_and_leaves_the_state_alone(game: Game, name: str) -> None:
    bot, luck = make(name, seeded("bot")), seeded("luck")
    record = Record(game, game.fewest)
    record.settle(luck)
    for _ in range(40 if name in QUICK else 8):
        if record.state.player() == OVER:
            break
        before = snapshot(record.state)
        action = ask(bot, record.state)
        assert snapshot(record.state) == before
        assert action in record.state.options()
        record.submit(action)
        record.settle(luck)


@EVERY_GAME
@pytest.mark.parametrize("name", ["greedy", "casual"])
def test_whole_games_with_all_seats_taken_come_to_their_end(game: Game, name: str) -> None:
    record = play(game, [name, *["random"] * (game.most - 1)], {}, {}, "whole")
    assert record.state.player() == OVER


@EVERY_GAME
@pytest.mark.parametrize("name", ["random", "casual"])
def test_a_game_between_bots_is_decided_by_its_seed(game: Game, name: str) -> None:
    bots = [name, *["random"] * (game.most - 1)]
    assert play(game, bots, {}, {}, "one").actions() == play(game, bots, {}, {}, "one").actions()
    assert play(game, bots, {}, {}, "one").actions() != play(game, bots, {}, {}, "two").actions()


@EVERY_GAME
def test_a_bot_by_the_clock_chooses_what_is_on_offer(game: Game) -> None:
    record = Record(game, game.fewest)
    record.settle(seeded("luck"))
    thought = consult(make("ismcts:0.1", seeded("bot")), record.state)
    assert thought.action in record.state.options()
    assert thought.tries > 0


@pytest.mark.slow
@EVERY_GAME
@pytest.mark.parametrize(("better", "worse"), [("greedy", "random"), ("casual", "random")])
def test_the_better_bot_wins(game: Game, better: str, worse: str) -> None:
    won = 0
    for number, record in enumerate(series(game, [better, worse], {}, {}, 10, "strength")):
        won += number % 2 in record.state.winners()
    assert won >= 8
