import pytest

from stammtisch.engine.actions import ActionSpace, Sort
from tests.engine.things import SPACE


def test_a_sort_numbers_all_combinations_of_its_parts_from_its_base() -> None:
    sort = Sort("card", 5, "{}-{}", [["a", "b"], ["x", "y", "z"]])
    assert sort.names == ["a-x", "a-y", "a-z", "b-x", "b-y", "b-z"]
    assert (sort.base, sort.end) == (5, 11)


def test_a_sort_without_parts_is_a_single_thing() -> None:
    sort = Sort("done", 3, "done", [])
    assert (sort.names, sort.end, sort.split(3)) == (["done"], 4, [])


def test_split_tells_the_parts_of_an_action() -> None:
    sort = Sort("card", 5, "{}-{}", [["a", "b"], ["x", "y", "z"]])
    assert [sort.split(action) for action in (5, 7, 8, 10)] == [[0, 0], [0, 2], [1, 0], [1, 2]]


def test_names_and_codes_go_together() -> None:
    assert SPACE.size == 9
    for action in range(SPACE.size):
        assert SPACE.code(SPACE.name(action)) == action


def test_names_are_read_in_any_case_of_letters() -> None:
    assert SPACE.code("RED.2") == SPACE.code("red.2") == 3
    assert SPACE.code("done") == 8


def test_an_unknown_name_has_no_code() -> None:
    assert SPACE.code("green.1") == -1


@pytest.mark.parametrize("action", [-1, 9, 1000])
def test_a_code_without_a_thing_still_reads_in_messages(action: int) -> None:
    assert SPACE.name(action) == f"#{action}"


def test_every_action_belongs_to_a_sort() -> None:
    assert [SPACE.sort(action).key for action in (0, 1, 2, 7, 8)] == ["coin", "coin", "card", "card", "done"]


@pytest.mark.parametrize("action", [-1, 9])
def test_a_code_outside_has_no_sort(action: int) -> None:
    with pytest.raises(ValueError, match=f"no thing has the code {action}; codes run from 0 to 8"):
        SPACE.sort(action)


def test_a_gap_between_sorts_is_refused() -> None:
    with pytest.raises(ValueError, match="sort b should begin at 2, not 3"):
        ActionSpace([Sort("a", 0, "{}", [["x", "y"]]), Sort("b", 3, "{}", [["z"]])])


@pytest.mark.parametrize("twin", ["x", "X"])
def test_a_name_used_twice_is_refused_by_name(twin: str) -> None:
    with pytest.raises(ValueError, match="names used twice: x"):
        ActionSpace([Sort("a", 0, "{}", [["x", "y"]]), Sort("b", 2, "{}", [[twin]])])
