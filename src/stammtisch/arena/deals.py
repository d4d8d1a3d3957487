"""Duplicate deals: the same luck is played once with every rotation of the seats.

Luck must depend on the deal alone, also when two games of it diverge.  One stream of numbers for the whole game would
not do: the first draw that one game makes and the other does not would shift all that come after it.  So every sort of
chance step (LayTile, DrawCard, ...) has a generator of its own, and every draw gets a fork of it, since one draw may
use more numbers than another.  The n-th card drawn from an untouched pile is therefore the same in all games of a deal,
whatever was drawn from other piles in between.  Only where a pile itself differs (say, after a reshuffle of discards
that differ) can the same ticket bring a different card.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field

from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.state import State


class Luck:
    """The luck of one deal, decided by its seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.sorts: dict[str, Rng] = {}

    def draw(self, state: State) -> int:
        """What comes up at a step of chance."""
        step = state.steps[-1]
        sort = type(step).__name__
        if sort not in self.sorts:
            self.sorts[sort] = seeded(f"{self.seed} luck {sort}")
        return step.toss(state, self.sorts[sort].fork())


@dataclass(frozen=True)
class Setup:
    """What all games of a match have in common."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    changes: dict[str, dict[str, object]] = field(default_factory=dict)


@dataclass(frozen=True)
class Fixture:
    """One game to be played, in plain words, so that it can travel to another process or machine."""

    number: int
    setup: Setup
    lineup: int  # which line-up of a ladder; a match has only one
    deal: int
    shift: int  # by how many places the seats are rotated
    entrants: tuple[int, ...]  # who sits in each seat
    bots: tuple[str, ...]  # the name of the bot in each seat
    luck: str  # the seed of the deal
    keep: bool = False  # whether the record is wanted


def deals(
    setup: Setup, lineups: list[tuple[int, ...]], bots: list[str], deals: int, seed: str, keep: bool = False
) -> Iterator[Fixture]:
    """All games of some line-ups: deal by deal, and within a deal every rotation of the seats.

    The luck of a deal does not name its line-up, so all pairs of a ladder play the same deals.
    """
    number = 0
    for deal in range(deals):
        for at, lineup in enumerate(lineups):
            for shift in range(len(lineup)):
                yield fixture(setup, number, at, deal, shift, lineup, bots, f"{seed} deal {deal}", keep)
                number += 1


def singles(
    setup: Setup, lineup: tuple[int, ...], bots: list[str], games: int, seed: str, keep: bool = False
) -> Iterator[Fixture]:
    """Games with luck of their own each; the seats rotate from one to the next."""
    for number in range(games):
        shift = number % len(lineup)
        yield fixture(setup, number, 0, number, shift, lineup, bots, f"{seed} game {number}", keep)


def fixture(
    setup: Setup,
    number: int,
    at: int,
    deal: int,
    shift: int,
    lineup: tuple[int, ...],
    bots: list[str],
    luck: str,
    keep: bool,
) -> Fixture:
    entrants = lineup[shift:] + lineup[:shift]
    return Fixture(number, setup, at, deal, shift, entrants, tuple(bots[each] for each in entrants), luck, keep)
