"""Estimates with 95 % intervals.  The games of one deal are not independent, so everything is computed over deals."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, fmean, median, stdev
from typing import Any, Final

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)


@dataclass(frozen=True)
class Estimate:
    """A value and the interval around it."""

    value: float
    low: float
    high: float

    def data(self, digits: int = 4) -> dict[str, Any]:
        return {
            "value": round(self.value, digits),
            "low": round(self.low, digits),
            "high": round(self.high, digits),
        }


def wilson(share: float, size: float) -> Estimate:
    """Wilson's interval for a share seen in so many independent trials; it stays between 0 and 1."""
    centre = (share + Z * Z / (2 * size)) / (1 + Z * Z / size)
    half = Z / (1 + Z * Z / size) * sqrt(share * (1 - share) / size + Z * Z / (4 * size * size))
    return Estimate(share, max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half)))


def share(deals: Sequence[float], games: int) -> Estimate:
    """A share of wins, from the share within each deal: Wilson's interval with an effective number of games.

    The spread between deals says how many independent games these games are worth; that holds for shared victories and
    for any number of players.  One deal decided wholly by luck is added to the spread, so that a few deals that happen
    to agree do not pretend to certainty.  Where everything was won or lost there is no spread to learn from, and the
    games count as they are: for two players and one game per deal this is Wilson's interval itself.
    """
    mean = fmean(deals)
    chance = mean * (1 - mean)
    if chance <= 1e-12:
        return wilson(round(mean), games)
    if games == len(deals) and all(value in (0, 1) for value in deals):
        return wilson(mean, games)
    spread = (sum((value - mean) ** 2 for value in deals) + chance) / len(deals)
    return wilson(mean, chance * len(deals) / spread)


def mean(deals: Sequence[float]) -> Estimate:
    """A mean over deals, by the normal approximation; of a single deal nothing is known but its value."""
    value = fmean(deals)
    half = Z * stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 0.0
    return Estimate(value, value - half, value + half)


def spread(values: Sequence[float]) -> dict[str, Any]:
    """How values are distributed, in a few numbers."""
    return {
        "mean": round(fmean(values), 2),
        "deviation": round(stdev(values), 2) if len(values) > 1 else 0.0,
        "low": min(values),
        "median": median(values),
        "high": max(values),
    }


STEPS: Final = (1, 2, 5)


def histogram(rows: Sequence[Sequence[int]], bins: int = 24) -> dict[str, Any]:
    """Counts in equal bins of a round width, the same bins for all rows."""
    flat = [value for row in rows for value in row]
    if not flat:
        return {"start": 0, "width": 1, "counts": [[] for _ in rows]}
    reach = max(flat) - min(flat) + 1
    width = next(step * 10**power for power in range(9) for step in STEPS if step * 10**power * bins >= reach)
    start = min(flat) // width * width
    size = (max(flat) - start) // width + 1
    counts = [[0] * size for _ in rows]
    for row, values in enumerate(rows):
        for value in values:
            counts[row][(value - start) // width] += 1
    return {"start": start, "width": width, "counts": counts}
