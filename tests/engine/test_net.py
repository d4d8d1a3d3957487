"""The net: whole numbers in, whole numbers out, the same for a seat wherever it sits."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.net import OUTPUT_UNIT, UNIT, Net, Sight, lessons

# a hidden unit that counts the own number twice, minus the mean of the others', plus the common one, minus three;
UNIT_ONE = [2 * UNIT, -UNIT, UNIT, -3 * UNIT]
# one that counts the mean of the others', minus ten; and what a seat gains for each of them
UNIT_TWO = [0, UNIT, 0, -10 * UNIT]
WORTH = [5 * OUTPUT_UNIT, -OUTPUT_UNIT]


def shown(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def test_a_seat_gains_by_its_own_numbers_the_mean_of_the_others_and_the_common_ones() -> None:
    net = Net(1, 1, UNIT_ONE + UNIT_TWO + WORTH)
    assert net.gains(shown(4, 1, 2), 2) == [5 * (8 - 1 + 2 - 3), 0]
    assert net.gains(shown(4, 1, 3, 2), 3) == [5 * (8 - 2 + 2 - 3), 0, 5 * 5 // 2]


def test_with_two_groups_of_rivals_the_seat_that_follows_is_seen_by_itself() -> None:
    own, following, further, common, bias = 2 * UNIT, -UNIT, 3 * UNIT, UNIT, 0
    silent = [0, 0, 0, 0, 0]
    net = Net(1, 1, [own, following, further, common, bias, *silent, OUTPUT_UNIT, 0], rivals=2)
    assert net.gains(shown(4, 1, 2, 5), 3) == [8 - 1 + 6 + 5, 2 - 2 + 12 + 5, 4 - 4 + 3 + 5]
    assert net.gains(shown(4, 1, 2, 6, 5), 4)[0] == 8 - 1 + 3 * (2 + 6) // 2 + 5


def test_a_hidden_unit_below_zero_is_silent_and_another_is_heard_all_the_same() -> None:
    assert Net(1, 1, UNIT_ONE + UNIT_TWO + WORTH).gains(shown(0, 12, 0), 2)[0] == -2
    assert Net(1, 1, UNIT_TWO + UNIT_ONE + WORTH[::-1]).gains(shown(0, 12, 0), 2)[0] == -2


def test_units_are_added_up() -> None:
    both = Net(1, 1, UNIT_ONE + UNIT_TWO + UNIT_ONE + UNIT_TWO + WORTH + [OUTPUT_UNIT, 0])
    assert both.gains(shown(4, 1, 2), 2) == [6 * 6, 0]


def test_a_net_without_lessons_adds_nothing() -> None:
    assert Net(1, 1, []).gains(shown(4, 1, 2), 2) == [0, 0]


def test_lessons_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="has no 4 lessons"):
        Net(1, 1, [1, 2, 3, 4])


def test_everything_that_is_wanted_must_be_noted() -> None:
    sight = Sight(2)
    sight.note(7)
    with pytest.raises(ValueError, match="1 numbers were noted, but 2 are wanted"):
        sight.all()
    sight.note_all([8])
    assert list(sight.all()) == [7, 8]


def test_lessons_are_read_from_text() -> None:
    assert lessons(" 1 -2\n30 ") == [1, -2, 30]
