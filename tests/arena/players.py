"""Bots that fail in every way, and what the tests of the arena share."""

import os
import signal
from pathlib import Path
from typing import Any

from stammtisch.arena.deals import Setup
from stammtisch.arena.game import Factory, Outcome
from stammtisch.arena.match import Match, Played, conduct
from stammtisch.arena.runner import Alone, Runner
from stammtisch.bots import make as make_known
from stammtisch.bots.bot import Bot
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State

SETUP = Setup("five_tribes")


class First:
    """Always takes the first option, and after some choices does what its name says."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name, _, self.file = name.partition("@")
        self.rng = rng
        self.choices = 0

    def choose(self, state: State) -> int:
        self.choices += 1
        return state.options()[0] if self.choices < 5 else self.fail(state)

    def fail(self, state: State) -> Any:
        if self.name == "raises":
            raise ValueError("out of ideas")
        if self.name == "dies" and not Path(self.file).exists():
            Path(self.file).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        if self.name == "always-dies":
            os.kill(os.getpid(), signal.SIGKILL)
        answers = {"illegal": 10_000, "negative": -1, "nothing": None, "word": "A1", "truth": True}
        return answers.get(self.name, state.options()[0])


def make(name: str, rng: Rng) -> Bot | First:
    """`random` and `greedy` as ever, anything else fails as it is called; `dies@FILE` dies once."""
    return make_known(name, rng) if name in ("random", "greedy") else First(name, rng)


def played(match: Match, factory: Factory = make) -> Played:
    return conduct(match, Alone(factory), ignore)


def run(match: Match, runner: Runner) -> Played:
    return conduct(match, runner, ignore)


def ignore(outcome: Outcome) -> None:
    pass


def essence(outcome: Outcome) -> tuple[Any, ...]:
    """All of an outcome that the seed decides."""
    forfeit = outcome.forfeit and (outcome.forfeit.seat, outcome.forfeit.reason)
    return (outcome.number, outcome.entrants, outcome.points, outcome.winners, outcome.entries, forfeit, outcome.record)
