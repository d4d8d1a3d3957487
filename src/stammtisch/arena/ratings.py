"""Ratings: a Bradley-Terry model by maximum likelihood, on the scale of Elo, with bootstrap intervals over deals.

A ladder is a fixed set of bots that do not change while they play, so one fit of all games at once is right; systems
such as Elo, Glicko or openskill follow players whose strength moves, and depend on the order of the games.  A game of
more than two is read as one comparison for each pair at the table: who finished ahead.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final

import choix
import numpy as np

from stammtisch.arena.game import Outcome
from stammtisch.arena.statistics import LEVEL, Estimate

MIDDLE: Final = 1500.0  # the mean of all ratings
ELO: Final = 400 / log(10)
ROUNDS: Final = 400

Matrix = np.ndarray[Any, np.dtype[np.float64]]


def comparisons(outcome: Outcome, bots: int) -> Matrix:
    """Who finished ahead of whom in one game: row over column."""
    found = np.zeros((bots, bots))
    for seat, entrant in enumerate(outcome.entrants):
        for other, rival in enumerate(outcome.entrants):
            if entrant != rival:
                found[entrant, rival] += outcome.ahead(seat, other)
    return found


def summed(deal: Sequence[Outcome], bots: int) -> Matrix:
    """The comparisons of all games of a deal."""
    found: Matrix = np.sum([comparisons(outcome, bots) for outcome in deal], axis=0)
    return found


def fit(wins: Matrix, first: Matrix, start: Matrix | None = None) -> Matrix:
    """The ratings that make the comparisons most likely, together with the game that every two bots start with."""
    found: Matrix = choix.ilsr_pairwise_dense(wins + first, initial_params=start, tol=1e-6, max_iter=1000)
    centred: Matrix = found - found.mean()
    return centred


def drawn(bots: int) -> Matrix:
    """One drawn game between every two bots, so that a bot that always wins has a rating too."""
    return 0.5 * (1 - np.eye(bots))


def tossed(bots: int, luck: np.random.Generator) -> Matrix:
    """The same games divided at random: where nobody ever lost, nobody knows by how much he is better."""
    upper = np.triu(luck.random((bots, bots)), 1)
    lower: Matrix = np.tril((1 - upper).T, -1)
    return upper + lower


def ratings(deals: Sequence[Matrix], bots: int) -> list[Estimate]:
    """The rating of every bot; the interval comes from fits to deals drawn again from those played."""
    played = np.stack(list(deals))
    best = fit(played.sum(axis=0), drawn(bots))
    luck = np.random.default_rng(1)
    fits = np.empty((ROUNDS, bots))
    for number in range(ROUNDS):
        times = luck.multinomial(len(played), np.full(len(played), 1 / len(played)))
        fits[number] = fit(np.tensordot(times, played, axes=1), tossed(bots, luck), best)
    tail = (1 - LEVEL) / 2
    low, high = np.quantile(fits, [tail, 1 - tail], axis=0)
    return [elo(best[n], min(low[n], best[n]), max(high[n], best[n])) for n in range(bots)]


def elo(value: float, low: float, high: float) -> Estimate:
    return Estimate(*(float(MIDDLE + ELO * each) for each in (value, low, high)))
