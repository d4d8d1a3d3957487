"""Bots: they choose what is on offer, know only what their seat knows, and the better ones win."""

import pytest

from stammtisch.arena.simulate import play, series
from stammtisch.bots import NAMES, UnknownBot, make
from stammtisch.bots.bot import ask
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER
from stammtisch.games import GAMES
from tests.protocol.variants import snapshot

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def test_an_unknown_bot_is_refused_with_the_names_of_those_known() -> None:
    with pytest.raises(UnknownBot, match="'hal'; there are random, greedy"):
        make("hal", seeded("x"))


@EVERY_GAME
@pytest.mark.parametrize("name", NAMES)
def test_a_bot_chooses_what_is_on_offer_and_leaves_the_state_alone(game: Game, name: str) -> None:
    bot, luck = make(name, seeded("bot")), seeded("luck")
    record = Record(game, game.fewest)
    record.settle(luck)
    for _ in range(40):
        if record.state.player() == OVER:
            break
        before = snapshot(record.state)
        action = ask(bot, record.state)
        assert snapshot(record.state) == before
        assert action in record.state.options()
        record.submit(action)
        record.settle(luck)


@EVERY_GAME
def test_a_game_between_bots_is_decided_by_its_seed(game: Game) -> None:
    bots = ["random"] * game.most
    assert play(game, bots, {}, {}, "one").actions() == play(game, bots, {}, {}, "one").actions()
    assert play(game, bots, {}, {}, "one").actions() != play(game, bots, {}, {}, "two").actions()


@pytest.mark.slow
@EVERY_GAME
def test_greedy_beats_random(game: Game) -> None:
    won = 0
    for number, record in enumerate(series(game, ["greedy", "random"], {}, {}, 10, "strength")):
        won += number % 2 in record.state.winners()
    assert won >= 8
