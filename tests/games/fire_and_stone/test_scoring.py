"""Scoring, tasks and the winner."""

import pytest

from stammtisch.games.fire_and_stone.state import World
from tests.games.fire_and_stone.positions import cave, give, hunted, huts, invent, lay, table, task

NOTHING = {"track": 0, "cards": 0, "huts": 0, "majorities": 0, "task": 0, "cave": 0}


def test_blue_red_and_black_score_the_second_settlement_of_the_example() -> None:
    state = table(4)
    for seat, word in enumerate(("forest", "fire", "lake", "sea")):
        task(state, seat, word)
    huts(state, "zambezi", 3, 0, 2, 2)
    assert state.points() == [4, 0, 2, 2]
    assert state.sheet()[0] == {**NOTHING, "huts": 3, "majorities": 1}
    assert state.sheet()[2] == {**NOTHING, "huts": 2}, "no majority, so nothing for the lake either"


def test_red_scores_four_for_the_first_settlement_of_the_example() -> None:
    state = table(4)
    for seat, word in enumerate(("forest", "fire", "lake", "sea")):
        task(state, seat, word)
    huts(state, "kalahari", 0, 0, 2, 1)
    assert state.sheet()[2] == {**NOTHING, "huts": 2, "majorities": 1, "task": 1}
    assert state.points()[2] == 4


def test_points_on_the_track_count() -> None:
    state = table()
    give(state, 0, points=7)
    assert state.sheet() == [{**NOTHING, "track": 7}, NOTHING]


def test_point_cards_count_what_they_show() -> None:
    state = table()
    invent(state, 0, "sled", "ship")
    state.set_invention(0, 3, 2 + 4)
    state.set_invention(0, 4, 2 + 1)
    assert state.sheet()[0]["cards"] == 5


def test_every_hut_on_the_board_counts_one() -> None:
    state = table()
    task(state, 0, "forest")
    task(state, 1, "fire")
    huts(state, "kalahari", 2, 3)
    assert [line["huts"] for line in state.sheet()] == [2, 3]


def test_only_a_sole_majority_counts() -> None:
    state = table(3)
    for seat, word in enumerate(("forest", "fire", "sea")):
        task(state, seat, word)
    huts(state, "kalahari", 2, 2, 1)
    assert [line["majorities"] for line in state.sheet()] == [0, 0, 0]
    huts(state, "zambezi", 0, 1, 0)
    assert [line["majorities"] for line in state.sheet()] == [0, 1, 0]


def test_more_than_each_single_other_is_enough() -> None:
    state = table(3)
    for seat, word in enumerate(("forest", "fire", "sea")):
        task(state, seat, word)
    huts(state, "kalahari", 3, 2, 2)
    assert [line["majorities"] for line in state.sheet()] == [1, 0, 0]


def test_food_animals_and_uncovered_inventions_count_nothing() -> None:
    state = table()
    give(state, 0, bags=9, food=9)
    invent(state, 0, "sled")
    hunted(state, 0, 0, "bear", "hare", "hare")
    assert state.points() == [0, 0]


def test_the_most_points_win_and_a_tie_is_shared() -> None:
    state = table(3)
    give(state, 0, points=3)
    give(state, 1, points=5)
    assert state.winners() == [1]
    give(state, 2, points=5)
    assert state.winners() == [1, 2]


def with_task(name: str, place: str, own: int = 1, other: int = 0) -> World:
    state = table()
    task(state, 0, name)
    task(state, 1, "neighbour" if name == "lake" else "lake")
    huts(state, place, own, other)
    return state


def score(state: World) -> int:
    return state.sheet()[0]["task"]


def test_the_lake_task_wants_a_lake_beside_the_settlement() -> None:
    assert score(with_task("lake", "kalahari")) == 1
    assert score(with_task("lake", "drakensberg")) == 0
    assert score(with_task("lake", "hudson")) == 1, "two lakes count once"


def test_the_sea_task_wants_the_end_of_a_sea_route() -> None:
    assert score(with_task("sea", "namib")) == 1
    assert score(with_task("sea", "kalahari")) == 0
    assert score(with_task("sea", "japan")) == 1, "three routes count once"


def test_the_forest_task_wants_a_forest_next_door_even_an_empty_one() -> None:
    state = with_task("forest", "kalahari")
    assert score(state) == 0
    lay(state, namib="forest")
    assert score(state) == 1
    hunted(state, 0, 0, "bear", "hare", "hare")
    state.takers = state.takers[:]
    state.takers[1] = state.takers[2] = 1
    assert score(state) == 1
    lay(state, zambezi="forest")
    assert score(state) == 1, "two forests count once"


def test_the_fire_task_wants_a_fire_tile_next_door() -> None:
    state = with_task("fire", "kalahari")
    assert score(state) == 0, "the printed fire at the Cape does not count"
    lay(state, namib="fire")
    assert score(state) == 1


def test_the_neighbour_task_wants_another_settlement_next_door() -> None:
    state = with_task("neighbour", "kalahari")
    assert score(state) == 0
    huts(state, "namib", 0, 1)
    assert score(state) == 1
    huts(state, "zambezi", 1, 0)
    assert score(state) == 2, "each of two neighbouring settlements counts"


def test_next_door_means_a_link_by_land() -> None:
    state = with_task("forest", "namib")
    lay(state, guinea="forest")  # at the other end of a sea route
    assert score(state) == 0


@pytest.mark.parametrize("name", ["lake", "forest", "fire", "sea", "neighbour"])
def test_a_tied_settlement_gives_no_task_point(name: str) -> None:
    places = {"lake": "kalahari", "forest": "kalahari", "fire": "kalahari", "sea": "namib", "neighbour": "kalahari"}
    state = with_task(name, places[name])
    if name in ("forest", "fire"):
        lay(state, namib=name)
    elif name == "neighbour":
        huts(state, "namib", 0, 1)
    assert score(state) == 1
    huts(state, places[name], 0, 1)
    assert score(state) == 0


def test_sacred_ground_doubles_majorities_in_region_two_but_not_tasks() -> None:
    state = with_task("sea", "arabia")
    huts(state, "namib", 1, 0)
    cave(state, "sacred", "persia")
    assert state.sheet()[0] == {**NOTHING, "huts": 2, "majorities": 2, "task": 2, "cave": 1}


def test_the_council_lets_all_tied_score_but_tasks_need_a_sole_majority() -> None:
    state = with_task("lake", "kalahari", 2, 2)
    cave(state, "council", "persia")
    huts(state, "namib", 1, 0)
    assert state.sheet()[0] == {**NOTHING, "huts": 3, "majorities": 1, "cave": 1}
    assert state.sheet()[1] == {**NOTHING, "huts": 2, "cave": 1}


def test_ancestors_count_settlements_of_region_two_with_an_own_hut() -> None:
    state = table(3)
    for seat, word in enumerate(("forest", "fire", "neighbour")):
        task(state, seat, word)
    cave(state, "ancestors", "persia")
    huts(state, "arabia", 1, 3, 0)
    huts(state, "japan", 1, 0, 0)
    huts(state, "kalahari", 1, 0, 1)
    assert [line["cave"] for line in state.sheet()] == [2, 1, 0]


def test_the_totem_rewards_the_most_huts_around_the_cave() -> None:
    state = table(3)
    for seat, word in enumerate(("forest", "lake", "sea")):
        task(state, seat, word)
    cave(state, "totem", "persia")  # next to Indus, Mesopotamia, Tarim and Turan
    assert [line["cave"] for line in state.sheet()] == [0, 0, 0], "without huts nobody scores"
    huts(state, "indus", 1, 0, 0)
    huts(state, "japan", 0, 5, 0)
    assert [line["cave"] for line in state.sheet()] == [4, 0, 0]
    huts(state, "tarim", 1, 2, 0)
    assert [line["cave"] for line in state.sheet()] == [2, 2, 0]


def test_caves_that_are_not_found_change_nothing() -> None:
    state = with_task("fire", "arabia", 2, 2)
    assert state.sheet()[0] == {**NOTHING, "huts": 2}
