"""Records of whole games between bots, one after the other in this process."""

from collections.abc import Iterator

from stammtisch.arena.deals import Fixture, Setup, singles
from stammtisch.arena.game import Table
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record


def play(
    game: Game, bots: list[str], options: dict[str, str], changes: dict[str, dict[str, object]], seed: str
) -> Record:
    """One game between bots, decided by its seed."""
    seats = tuple(range(len(bots)))
    fixture = Fixture(0, Setup(game.key, options, changes), 0, 0, 0, seats, tuple(bots), seed)
    return Table(fixture).run().record


def series(
    game: Game, bots: list[str], options: dict[str, str], changes: dict[str, dict[str, object]], games: int, seed: str
) -> Iterator[Record]:
    """Many games; the seats rotate, so that every bot plays as often from each."""
    for fixture in singles(Setup(game.key, options, changes), tuple(range(len(bots))), bots, games, seed):
        yield Table(fixture).run().record
