"""Intervals that hold what they promise."""

import random

import pytest

from stammtisch.arena.statistics import histogram, mean, share, wilson


def test_wilson_against_published_values() -> None:
    found = wilson(0.8, 10)
    assert [found.low, found.high] == pytest.approx([0.4902, 0.9433], abs=1e-4)
    none = wilson(0.0, 10)
    assert [none.low, none.high] == pytest.approx([0.0, 0.2775], abs=1e-4)


def test_single_games_between_two_give_wilsons_interval() -> None:
    assert share([1, 1, 0, 1], 4) == wilson(0.75, 4)


def test_all_won_is_no_certainty() -> None:
    assert share([1.0] * 20, 40) == wilson(1, 40)
    assert share([1.0] * 20, 40).low < 0.95


def test_deals_that_are_always_split_say_more_than_their_games_alone() -> None:
    assert share([0.5] * 100, 200).low > wilson(0.5, 200).low
    assert 0 < share([0.5] * 100, 200).low < 0.5


def test_games_that_repeat_each_other_say_no_more_than_their_deals() -> None:
    deals = [1.0, 0.0] * 50
    together, single = share(deals, 200), wilson(0.5, 100)
    assert together.low == pytest.approx(single.low, abs=0.002)


@pytest.mark.parametrize("bond", [0.0, 0.6])
def test_the_interval_holds_the_true_share_in_about_95_of_100_matches(bond: float) -> None:
    """Games of a deal are decided together with probability `bond`."""
    luck, inside, truth = random.Random(1), 0, 0.7
    for _ in range(600):
        deals = []
        for _ in range(40):
            first, second = luck.random() < truth, luck.random() < truth
            deals.append((first + (first if luck.random() < bond else second)) / 2)
        found = share(deals, 80)
        inside += found.low <= truth <= found.high
    assert 0.92 <= inside / 600 <= 0.98


def test_a_mean_with_its_interval() -> None:
    found = mean([1, 2, 3, 4, 5])
    assert found.value == 3
    assert found.high - found.value == pytest.approx(1.96 * (2.5 / 5) ** 0.5, abs=1e-3)
    assert mean([7]).low == mean([7]).high == 7


def test_histograms_share_round_bins() -> None:
    found = histogram([[3, 17, 99], [-4, 99]], bins=12)
    assert (found["start"], found["width"]) == (-10, 10)
    assert found["counts"][0] == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert found["counts"][1] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert histogram([[5, 5]])["counts"] == [[2]]
    assert histogram([[], []])["counts"] == [[], []]
