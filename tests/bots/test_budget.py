"""Budgets: what a thought may spend, in tries, lines, clicks or seconds."""

from stammtisch.bots.budget import FEWER_LINES, Budget


def test_a_budget_of_tries_is_spent_by_counting() -> None:
    budget = Budget(8, 10)
    budget.start(1)
    assert budget.spent() == 0
    for _ in range(6):
        budget.count()
    assert budget.spent() == 0.75
    assert budget.phase(3) == 2
    budget.count()
    budget.count()
    assert budget.spent() == 1
    assert budget.phase(3) == 2  # the last part, not one beyond it


def test_from_the_third_thought_about_a_turn_on_fewer_lines_are_looked_at() -> None:
    budget, small = Budget(8, 2 * FEWER_LINES), Budget(8, 10)
    looked: list[int] = []
    for turn in (1, 1, 1, 1, 2):
        budget.start(turn)
        small.start(turn)
        looked.append(budget.lines_now())
        assert small.lines_now() == 10
    assert looked == [2 * FEWER_LINES, 2 * FEWER_LINES, FEWER_LINES, FEWER_LINES, 2 * FEWER_LINES]


def allowed(budget: Budget, turn: int) -> int:
    """How many tries a thought about a turn takes if it makes all that it may."""
    budget.start(turn)
    while budget.spent() < 1:
        budget.count()
    return budget.done


def test_all_thoughts_of_a_turn_share_the_tries_of_two_and_the_next_turn_begins_afresh() -> None:
    budget = Budget(80, 10)
    assert [allowed(budget, 1) for _ in range(4)] == [80, 80, 10, 10]
    assert allowed(budget, 2) == 80
    budget.start(3)
    for _ in range(30):
        budget.count()
    assert [allowed(budget, 3) for _ in range(4)] == [80, 50, 10, 10]


def test_a_thought_ends_early_where_its_tries_take_many_clicks() -> None:
    budget = Budget(80, 10)
    budget.effort = 1000
    tries: list[int] = []
    for turn in (1, 1, 1, 2):
        budget.start(turn)
        while budget.spent() < 1:
            budget.count(100)
        tries.append(budget.done)
    assert tries == [10, 10, 2, 10]
    budget.start(3)
    budget.count(10)
    assert budget.spent() == 1 / 80


def test_where_a_verdict_expects_the_next_draw_patience_allows_more_tries_and_more_care() -> None:
    budget = Budget(80, 10)
    budget.patience, budget.effort, budget.care = 3, 1000, 0.3
    tries: list[int] = []
    for turn, expects, clicks in ((1, False, 1), (2, True, 1), (3, False, 100), (4, True, 100)):
        budget.start(turn, expects)
        assert round(budget.care_now, 6) == (0.1 if expects else 0.3)
        while budget.spent() < 1:
            budget.count(clicks)
        tries.append(budget.done)
    assert tries == [80, 240, 10, 30]


def test_a_budget_of_seconds_does_not_count_tries() -> None:
    budget = Budget(1, 10, seconds=3600)
    budget.start(1)
    for _ in range(100):
        budget.count()
    assert budget.spent() < 1
