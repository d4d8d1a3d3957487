"""Stammtisch: tribe board games, complete and exact, for people, bots and research.

import stammtisch

record = stammtisch.new("five_tribes", players=2, seed="evening")
while record.state.player() != stammtisch.OVER:
    options = record.state.options()
    record.submit(options[0])
    record.settle(record.luck)
print(record.state.points())
"""

import os
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from stammtisch.engine import state as _state
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.match import Match
from stammtisch.engine.record import Record, loads
from stammtisch.engine.state import CHANCE, OVER, SPECTATOR, IllegalAction, State
from stammtisch.games import GAMES

__all__ = [
    "CHANCE",
    "COMPILED",
    "GAMES",
    "OVER",
    "SPECTATOR",
    "VERSION",
    "Game",
    "IllegalAction",
    "Match",
    "Record",
    "Rng",
    "SetupError",
    "State",
    "build",
    "load",
    "new",
    "seeded",
]

COMPILED: Final = not (_state.__file__ or "").endswith(".py")

try:
    VERSION: Final = version("stammtisch")
except PackageNotFoundError:  # run from the sources without having been installed
    VERSION: Final = "0+sources"  # type: ignore[misc]


def build() -> str:
    """How the rules run here, in words."""
    return "compiled by mypyc" if COMPILED else "interpreted Python (no compiled build was found)"


def find(key: str) -> Game:
    """A game by its key; a dash will do for an underscore."""
    game = GAMES.get(key.lower().replace("-", "_"))
    if game is None:
        raise SetupError(f"there is no game {key!r}; there are {', '.join(GAMES)}")
    return game


def new(game: str, players: int = 2, seed: str | None = None, **options: str) -> Match:
    """Set up a game; without a seed it is a new one every time."""
    return Match(find(game), players, options, os.urandom(12).hex() if seed is None else seed)


def load(text: str) -> Record:
    """Read a record from its text and replay it."""
    return loads(text, GAMES)
