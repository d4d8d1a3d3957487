"""Bradley-Terry ratings: they recover known strengths and never claim certainty."""

import numpy as np
import pytest

from stammtisch.arena.ratings import Matrix, ratings


def deal(*wins: tuple[int, int, float], bots: int = 3) -> Matrix:
    found = np.zeros((bots, bots))
    for winner, loser, games in wins:
        found[winner, loser] += games
    return found


def test_three_wins_of_four_are_about_190_points() -> None:
    many = [deal((0, 1, 3), (1, 0, 1), bots=2)] * 500
    first, second = ratings(many, 2)
    assert first.value - second.value == pytest.approx(190.8, abs=1)
    assert first.value + second.value == pytest.approx(3000)


def test_strengths_add_up_along_a_ladder() -> None:
    many = [deal((0, 1, 2), (1, 0, 1), (1, 2, 2), (2, 1, 1), (0, 2, 4), (2, 0, 1))] * 300
    best, middle, last = (line.value for line in ratings(many, 3))
    assert best - middle == pytest.approx(120.4, abs=1.5)
    assert middle - last == pytest.approx(120.4, abs=1.5)


def test_who_never_lost_is_better_by_an_unknown_amount() -> None:
    first, second = ratings([deal((0, 1, 2), bots=2)] * 10, 2)
    assert first.low > second.high
    assert first.high - first.value > first.value - first.low > 0


def test_more_deals_make_narrower_intervals() -> None:
    luck = np.random.default_rng(3)
    games = [deal((0, 1, 1.0) if luck.random() < 0.6 else (1, 0, 1.0), bots=2) for _ in range(400)]
    few, many = ratings(games[:40], 2)[0], ratings(games, 2)[0]
    assert many.high - many.low < (few.high - few.low) / 2
