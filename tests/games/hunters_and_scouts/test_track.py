"""Die Siegpunkteleiste: bonus spaces and the way to the goal."""

import pytest

from tests.games.hunters_and_scouts.positions import created, offered, play, position, top


@pytest.mark.parametrize("space", [9, 14, 18])
def test_bonus_space_gives_a_point_for_two_created_items(space: int) -> None:
    state = position(f"forest1 | items club | created axe bowl | score {space - 1}", laid="forest1")
    play(state, "forest1.wood", "club")
    assert top(state) == "GiveItems"
    assert offered(state) == ["club", "bowl", "axe", "done"]
    play(state, "bowl")
    assert offered(state) == ["club", "axe"], "two or none"
    play(state, "axe")
    assert state.score[0] == space + 1
    assert created(state, 0) == ["club"]
    assert state.view(0)["item_discard"] == ["bowl", "axe"]
    assert state.sheet()[0]["bonuses"] == 1


@pytest.mark.parametrize("score", [8, 10, 13, 15, 17, 19])
def test_other_spaces_give_nothing(score: int) -> None:
    state = position(f"forest1 | items club | created axe bowl | score {score - 1}", laid="forest1")
    play(state, "forest1.wood", "club")
    assert state.player() == 1
    assert state.score[0] == score


def test_passing_a_bonus_space_counts_too() -> None:
    state = position("forest1 mountains1 | items axe | created club | score 8", laid="forest1 mountains1")
    play(state, "forest1.wood", "mountains1.stone", "axe", "club", "axe")
    assert state.score[0] == 11


def test_the_bonus_may_be_declined() -> None:
    state = position("forest1 | items club | created axe bowl | score 8", laid="forest1")
    play(state, "forest1.wood", "club", "done")
    assert state.score[0] == 9
    assert created(state, 0) == ["club", "bowl", "axe"]


def test_without_two_created_items_there_is_no_bonus() -> None:
    state = position("forest1 | items club bowl | score 8", laid="forest1")
    play(state, "forest1.wood", "club")
    assert state.score[0] == 9
    assert state.view(0)["players"][0]["bonus_spaces"] == [9]
    assert state.hunger[0] == 0


def test_a_missed_bonus_is_gone_for_good() -> None:
    state = position("forest1 forest1 | items club torch | created bowl | score 8", laid="forest1")
    state.passed[0] = 1
    play(state, "forest1.wood", "club")
    assert state.score[0] == 9
    assert top(state) != "GiveItems"


def test_going_back_and_forward_again_gives_no_second_bonus() -> None:  # ruling
    state = position("home | score 10 | hunger 4 | created club bowl")
    play(state, "sunset")
    assert state.score[0] == 7
    state.score[0] = 8
    state.hunger[0] = 0
    play(state, "sunset", "sunset")
    assert state.score[0] == 9
    assert created(state, 0) == ["club", "bowl"]


def test_one_move_can_reach_two_bonus_spaces() -> None:
    state = position("home home home home home | score 13 | created club bowl axe drum")
    play(state, "sunset", "club", "bowl", "axe", "drum")
    assert state.score[0] == 20


def test_the_bonus_point_can_reach_the_next_bonus_space() -> None:
    state = position("home home home home | score 13 | created club bowl axe drum")
    play(state, "sunset")
    assert state.score[0] == 17
    play(state, "club", "bowl")
    assert state.score[0] == 18
    assert top(state) == "GiveItems"


def test_introductory_game_only_14_and_18_matter() -> None:
    state = position("forest1 | items club | created axe bowl | score 8", laid="forest1", mode="introductory")
    state.passed[0] = 1
    play(state, "forest1.wood", "club")
    assert state.score[0] == 9
    assert created(state, 0) == ["club", "bowl", "axe"]


@pytest.mark.parametrize(("hunger", "score"), [(3, 25), (4, 23), (5, 23)])
def test_the_goal_needs_at_most_three_hunger_tiles(hunger: int, score: int) -> None:
    state = position(
        f"forest1 mountains1 | items axe | score 23 | hunger {hunger}", "home | score 3", laid="forest1 mountains1"
    )
    play(state, "forest1.wood", "mountains1.stone", "axe")
    assert state.score[0] == score


def test_points_that_cannot_be_moved_are_lost() -> None:
    state = position("forest1 mountains1 | items axe | score 22 | hunger 4", laid="forest1 mountains1")
    play(state, "forest1.wood", "mountains1.stone", "axe")
    assert state.score[0] == 23
    assert state.sheet()[0]["items"] == 1


def test_meat_fetched_before_counts_for_the_goal() -> None:  # ruling
    state = position("horse1 forest1 | items club | score 23 | hunger 4", laid="forest1 horse1")
    play(state, "horse1.meat", "forest1.wood", "club")
    assert state.score[0] == 24
    state = position("horse1 forest1 | items club | score 23 | hunger 4", laid="forest1 horse1")
    play(state, "forest1.wood", "club", "horse1.meat")
    assert state.score[0] == 23


def test_a_search_fetches_meat_before_points() -> None:
    state = position("tiger1 tiger2 | score 23 | hunger 4", laid="forest1 tiger1 tiger2")
    play(state, "tiger2.meat")
    floor = state.steps[-1].floor()
    assert [action for action in state.options() if action >= floor]
    play(state, "tiger1.point")
    assert state.score[0] == 24


def test_at_sunset_the_tiles_before_supper_count_for_the_goal() -> None:  # ruling
    state = position("home home home home home | score 22 | hunger 3")
    play(state, "sunset")
    assert state.score[0] == 24
    assert state.hunger[0] > 3


def test_beyond_the_goal_the_track_goes_on() -> None:
    state = position("forest1 forest1 mountains1 | items wheel | score 23", laid="forest1 mountains1")
    play(state, "forest1.wood", "forest1.wood", "mountains1.stone", "wheel")
    assert state.points() == [26, 0]


def test_giving_items_is_a_set() -> None:
    state = position("forest1 | items club | created axe bowl | score 8", laid="forest1")
    play(state, "forest1.wood", "club", "bowl")
    floor = state.steps[-1].floor()
    assert len([action for action in state.options() if action >= floor]) == 1
    state = position("forest1 | items club | created axe bowl | score 8", laid="forest1")
    play(state, "forest1.wood", "club", "axe")
    assert state.steps[-1].floor() == 0, "above the last item there is nothing, so all is tried"
