"""Djinns that count at the end: Al-Amin, Haurvatat, Jafaar, Shamhat; and the points of all."""

import pytest

from stammtisch.games.five_tribes.material import DJINN_NAMES, DJINN_POINTS
from tests.games.five_tribes.positions import position

POINTS = {
    4: ["echidna", "leta", "sibittis", "utug"],
    5: ["al-amin"],
    6: ["baal", "boaz", "bouraq", "jafaar", "kandicha", "kumarbi", "marid", "monkir", "nekir", "shamhat"],
    8: ["anun-nak", "enki", "haurvatat", "iblis", "sloar"],
    10: ["hagis", "lamia"],
}


@pytest.mark.parametrize(("djinn", "points"), [(name, points) for points, names in POINTS.items() for name in names])
def test_a_djinn_brings_his_points_to_his_owner_alone(djinn: str, points: int) -> None:  # 5
    state = position("", djinns=["", djinn])
    assert [line["djinns"] for line in state.sheet()] == [0, points]


def test_there_are_22_djinns_with_141_points() -> None:  # 5
    assert sorted(name for names in POINTS.values() for name in names) == DJINN_NAMES
    assert sum(DJINN_POINTS) == 141


def goods(cards: str, djinns: str) -> int:
    return position("", cards=[cards], djinns=[djinns]).sheet()[0]["goods"]


def test_al_amin_makes_every_two_fakirs_one_good_of_any_kind() -> None:  # Al-Amin
    assert goods("ivory jewels fakir*2", "al-amin") == 7
    assert goods("ivory jewels fakir*4", "al-amin") == 13
    assert goods("ivory jewels fakir*4", "") == 3


def test_an_odd_fakir_is_wasted_with_al_amin() -> None:  # Al-Amin, 5.2
    assert goods("ivory fakir", "al-amin") == 1
    assert goods("ivory fakir*3", "al-amin") == 3


def test_al_amin_can_complete_nine_and_begin_a_second_set() -> None:  # Al-Amin, 5.2
    nine = "ivory jewels gold papyrus silk spice fish wheat pottery"
    assert goods(f"{nine} fakir*2", "al-amin") == 61
    assert goods("fakir*18", "al-amin") == 60


def test_al_amin_helps_his_owner_only() -> None:  # Al-Amin
    assert position("", cards=["fakir*2"], djinns=["", "al-amin"]).sheet()[0]["goods"] == 0


def test_haurvatat_makes_palms_worth_five() -> None:  # Haurvatat
    assert position("", camels_on=["A1"], palms="A1*2", djinns=["haurvatat"]).sheet()[0]["palms"] == 10


def test_haurvatat_helps_his_owner_only_and_leaves_palaces_alone() -> None:  # Haurvatat
    state = position("", camels_on=["A1"], palms="A1", palaces="A1", djinns=["", "haurvatat"])
    assert (state.sheet()[0]["palms"], state.sheet()[0]["palaces"]) == (3, 5)


def test_jafaar_makes_viziers_worth_three_and_leaves_the_ten_points_alone() -> None:  # Jafaar, 5.2
    state = position("", 3, viziers=[2, 1, 2], djinns=["jafaar"])
    assert [line["viziers"] for line in state.sheet()] == [16, 1, 12]


def test_jafaar_gives_nothing_without_viziers() -> None:  # Jafaar
    assert position("", djinns=["jafaar"]).sheet()[0]["viziers"] == 0


def test_shamhat_makes_elders_worth_four() -> None:  # Shamhat
    assert position("", elders=[3], djinns=["shamhat"]).sheet()[0]["elders"] == 12


def test_shamhat_helps_his_owner_only() -> None:  # Shamhat
    assert position("", elders=[3], djinns=["", "shamhat"]).sheet()[0]["elders"] == 6
