"""Victory points."""

from itertools import product

import pytest

from stammtisch.games.five_tribes.material import KIND_NAMES, KIND_POINTS, SET_VALUES
from stammtisch.games.five_tribes.scoring import CATEGORIES, set_values
from tests.games.five_tribes.positions import position


def test_every_gold_is_a_point() -> None:  # Victory points
    assert position("", gold=[37, 0]).sheet()[0]["gold"] == 37


def test_every_vizier_is_a_point_and_ten_more_for_each_player_with_fewer() -> None:  # Victory points
    state = position("", 4, viziers=[3, 2, 1, 0])
    assert [line["viziers"] for line in state.sheet()] == [33, 22, 11, 0]


def test_equal_viziers_give_no_ten_points_between_the_two() -> None:  # Victory points: fewer, not as many
    state = position("", 3, viziers=[2, 2, 1])
    assert [line["viziers"] for line in state.sheet()] == [12, 12, 1]


def test_without_viziers_nobody_has_fewer() -> None:  # Victory points
    assert [line["viziers"] for line in position("", 3).sheet()] == [0, 0, 0]


def test_every_elder_is_two_points() -> None:  # Victory points
    assert position("", elders=[4]).sheet()[0]["elders"] == 8


def test_djinns_bring_their_points() -> None:  # Victory points
    assert position("", djinns=["hagis utug"]).sheet()[0]["djinns"] == 14


def test_palms_on_own_tiles_are_three_points_and_palaces_five() -> None:  # Victory points
    line = position("", camels_on=["A1"], palms="A1*2 B1", palaces="A1*3 B1").sheet()[0]
    assert (line["palms"], line["palaces"]) == (6, 15)


def test_palms_and_palaces_on_tiles_without_a_camel_count_for_nobody() -> None:  # Victory points
    assert position("", palms="A1", palaces="B1", gold=[0, 0]).points() == [0, 0]


@pytest.mark.parametrize(("kind", "points"), list(zip(KIND_NAMES, KIND_POINTS, strict=True)))
def test_own_tiles_bring_their_points(kind: str, points: int) -> None:  # Victory points
    assert position("", tiles=f"C3: {kind}", camels_on=["C3"]).sheet()[0]["tiles"] == points


def test_sets_of_goods_bring_their_value_without_being_sold() -> None:  # Victory points
    state = position("", cards=["ivory jewels fish*2 wheat*2 pottery*2 silk fakir*2"])
    assert state.sheet()[0]["goods"] == 37


def test_fakirs_bring_no_points() -> None:  # Victory points
    assert position("", cards=["fakir*5"], gold=[0]).points()[0] == 0


def test_the_sheet_has_the_categories_of_the_pad_and_adds_up() -> None:  # Final scoring
    state = position("", gold=[7], viziers=[1], elders=[1], djinns=["baal"], camels_on=["A1"], palms="A1", palaces="A1")
    assert list(state.sheet()[0]) == CATEGORIES
    assert state.points()[0] == 7 + 11 + 2 + 6 + 3 + 5 + 6 == sum(state.sheet()[0].values())


def best(held: tuple[int, ...], wild: int) -> int:
    """The best value by trying every split: each set takes any kinds and any number of wild cards."""
    found = 0
    for picked in product(*[(0, 1) if count else (0,) for count in held]):
        for jokers in range(min(wild, 9 - sum(picked)) + 1):
            size = sum(picked) + jokers
            if size:
                left = tuple(count - taken for count, taken in zip(held, picked, strict=True))
                found = max(found, SET_VALUES[size] + best(left, wild - jokers))
    return found


@pytest.mark.parametrize("wild", [0, 1, 2])
def test_goods_are_split_into_the_sets_that_bring_most(wild: int) -> None:  # Victory points
    for held in product((0, 1, 2), repeat=3):
        assert set_values(list(held), wild) == best(held, wild)


def test_wild_goods_fill_the_largest_set_first_and_then_the_next() -> None:  # 3, Al-Amin
    assert set_values([1] * 8 + [0], 3) == 60 + 3
