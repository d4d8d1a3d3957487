import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.state import CHANCE, EVERYBODY, NOBODY, OVER, IllegalAction, State, Step
from tests.engine.toy import Praise, Take, toy


def test_the_top_step_says_who_chooses() -> None:
    state = toy(coin=True)
    assert state.player() == CHANCE
    state.apply(0)
    assert state.player() == 0


def test_a_state_without_steps_is_over_and_offers_nothing() -> None:
    state = State(2, [], 0)
    assert state.player() == OVER
    assert state.options() == []


def test_apply_takes_the_top_step_away() -> None:
    state = toy()
    state.apply(3)
    assert state.taken == [-1, 0, -1, -1, -1, -1]
    assert state.player() == 1


def test_tasks_run_by_themselves_until_somebody_must_choose() -> None:
    state = toy()
    state.push(Take(1))
    state.push(Praise())
    state.push(Praise())
    state.push(Take(0))
    state.events = []
    state.apply(8)
    assert state.player() == 1
    assert state.events == [("praise", 0, 0)] * 2


def test_a_task_belongs_to_nobody() -> None:
    assert Praise().player == NOBODY


def test_the_last_task_ends_the_game() -> None:
    state = toy()
    state.apply(8)
    state.apply(8)
    assert state.player() == OVER


def test_events_are_told_only_if_somebody_listens() -> None:
    state = toy()
    state.tell("praise", 0, 1)
    assert state.events is None
    state.events = []
    state.tell("praise", 0, 1)
    assert state.events == [("praise", 0, 1)]


def test_nobody_listens_to_a_copy() -> None:
    state = toy()
    state.events = []
    assert state.copy().events is None


def test_a_copy_goes_its_own_way() -> None:
    state = toy()
    copy = state.copy()
    copy.apply(2)
    assert (state.taken, len(state.steps)) == ([-1] * 6, 3)


def test_toss_draws_an_option_by_its_weight() -> None:
    state, rng = toy(coin=True), seeded("toss")
    found = [state.steps[-1].toss(state, rng) for _ in range(1000)]
    assert 0.2 < found.count(0) / 1000 < 0.3


def test_a_step_is_seen_by_all_and_asks_nothing_special_unless_it_says_so() -> None:
    step: Step[State] = Step(0)
    assert (step.audience(), step.floor(), step.details()) == (EVERYBODY, 0, {})


def test_most_points_win_and_equal_points_share() -> None:
    state = toy(3)
    for action in (4, 7, 2):
        state.apply(action)
    assert state.points() == [3, 3, 1]
    assert state.winners() == [0, 1]


def test_the_outlook_is_the_points_in_tenths_unless_a_game_knows_better() -> None:
    state = toy()
    state.apply(4)
    assert state.outlook() == [30, 0]


def test_what_a_game_must_write_itself_is_missing_in_the_base_class() -> None:
    state, step = State(2, [], 0), Step[State](0)
    for missing in (state.copy, state.points, state.sheet, state.census):
        with pytest.raises(NotImplementedError):
            missing()
    with pytest.raises(NotImplementedError):
        step.options(state)


def test_an_illegal_action_is_a_wrong_value() -> None:
    assert issubclass(IllegalAction, ValueError)
