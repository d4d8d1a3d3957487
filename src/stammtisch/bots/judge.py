"""What a position is worth to whom: the game's heuristic, as a lead and as a chance of winning."""

from math import exp, log
from typing import Final

from stammtisch.engine.state import State

WORST: Final = -(1 << 40)


def lead(state: State, outlook: list[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others, less the nearer further ones are to him.

    A seat with this lead over a single other one would be as likely to win.
    """
    best = WORST
    for other in range(len(outlook)):
        if other != seat and outlook[other] > best:
            best = outlook[other]
    if len(outlook) == 2:
        return outlook[seat] - best
    spread = state.spread()
    rivals = 0.0
    for other in range(len(outlook)):
        if other != seat:
            rivals += exp((outlook[other] - best) / spread)
    return outlook[seat] - best - int(spread * log(rivals))


def chances(state: State) -> list[float]:
    """Everybody's chance of winning; certain once the game is over."""
    if not state.steps:
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    outlook = state.verdict()
    best = max(outlook)
    spread = state.spread()
    weights = [exp((value - best) / spread) for value in outlook]
    total = sum(weights)
    return [weight / total for weight in weights]
