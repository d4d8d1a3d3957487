"""Whole games between bots, one after the other, and what came of them."""

from collections.abc import Iterator

from stammtisch.bots import make
from stammtisch.bots.bot import ask
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER


def play(
    game: Game, bots: list[str], options: dict[str, str], changes: dict[str, dict[str, object]], seed: str
) -> Record:
    """One game between bots, decided by its seed."""
    luck = seeded(f"{seed} luck")
    seats = [make(name, seeded(f"{seed} seat {seat}")) for seat, name in enumerate(bots)]
    record = Record(game, len(bots), options, changes, names=[f"{name} {seat + 1}" for seat, name in enumerate(bots)])
    record.settle(luck)
    while record.state.player() != OVER:
        record.submit(ask(seats[record.state.player()], record.state))
        record.settle(luck)
    return record


def series(
    game: Game, bots: list[str], options: dict[str, str], changes: dict[str, dict[str, object]], games: int, seed: str
) -> Iterator[Record]:
    """Many games; the seats rotate, so that every bot plays as often from each."""
    for number in range(games):
        shift = number % len(bots)
        yield play(game, bots[shift:] + bots[:shift], options, changes, f"{seed} game {number}")
