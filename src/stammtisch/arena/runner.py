"""Runner: whatever plays fixtures and hands back outcomes, in any order."""

from collections.abc import Iterable, Iterator
from typing import Protocol

from stammtisch.arena.deals import Fixture
from stammtisch.arena.game import Factory, Outcome, play
from stammtisch.bots import make


class ArenaError(RuntimeError):
    """A match cannot go on; the message says which game is to blame, or what is missing."""


class Runner(Protocol):
    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]: ...


class Alone:
    """Plays one game after the other in this process."""

    def __init__(self, factory: Factory = make) -> None:
        self.factory = factory

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        for fixture in fixtures:
            yield play(fixture, self.factory)


def described(fixture: Fixture) -> str:
    """A game by what repeats it."""
    return f"game {fixture.number} ({', '.join(fixture.bots)}; luck {fixture.luck!r})"
