"""The board: its counts and what the rules need of it."""

from collections import Counter

from stammtisch.games.fire_and_stone import atlas
from stammtisch.games.fire_and_stone.chart import NAMES
from tests.games.fire_and_stone.positions import fresh


def test_there_are_71_territories_in_three_regions() -> None:
    assert len(NAMES) == len(set(NAMES)) == 71
    assert Counter(row[1] for row in atlas.TERRITORIES) == {1: 27, 2: 28, 3: 16}
    assert Counter((row[1], row[2]) for row in atlas.TERRITORIES if row[2] == "fire") == {
        (1, "fire"): 3,
        (2, "fire"): 3,
        (3, "fire"): 2,
    }


def test_there_are_135_land_links_18_sea_routes_and_13_lakes() -> None:
    chart = fresh().box.chart
    assert sum(len(links) for links in chart.land) == 2 * 135
    assert sum(len(links) for links in chart.sea) == 2 * len(atlas.SEA_ROUTES) == 2 * 18
    assert len(atlas.LAKES) == 13
    shores = [at for at in range(71) if chart.by_lake[at] and not chart.printed_fire[at]]
    assert Counter(chart.region[at] for at in shores) == {1: 12, 2: 11, 3: 5}


def test_links_go_both_ways_and_never_by_land_and_sea() -> None:
    chart = fresh().box.chart
    for at in range(71):
        assert not set(chart.land[at]) & set(chart.sea[at])
        for links in (chart.land, chart.sea):
            assert all(at in links[to] for to in links[at])


def test_regions_one_and_three_do_not_touch() -> None:
    chart = fresh().box.chart
    for at in range(71):
        for to in chart.land[at] + chart.sea[at]:
            assert {chart.region[at], chart.region[to]} != {1, 3}


def test_the_land_links_between_the_regions() -> None:
    chart = fresh().box.chart
    pairs = {(NAMES[at], NAMES[to]) for at in range(71) for to in chart.land[at] if chart.region[at] < chart.region[to]}
    assert pairs == {
        ("nile_delta", "levant"),
        ("balkans", "anatolia"),
        ("pontic", "ural"),
        ("pontic", "turan"),
        ("chukotka", "alaska"),
    }


def test_every_region_hangs_together_by_land() -> None:
    chart = fresh().box.chart
    for region in (1, 2, 3):
        inside = {at for at in range(71) if chart.region[at] == region}
        reached = {min(inside)}
        while True:
            more = {to for at in reached for to in chart.land[at] if to in inside} | reached
            if more == reached:
                break
            reached = more
        assert reached == inside
