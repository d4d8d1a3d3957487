from collections import Counter

import pytest

from stammtisch.engine.chance import Rng, seeded


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    rng = seeded("stammtisch")
    assert [int(rng.next32()) for _ in range(6)] == [
        2415397129,
        1957675715,
        388877851,
        1635168167,
        2987236356,
        3678308740,
    ]


def test_the_generator_follows_its_definition() -> None:
    a, b, c, counter = 1, 2, 3, 1
    rng = Rng(a, b, c, counter)
    mask = 2**32 - 1
    for _ in range(1000):
        out = (a + b + counter) & mask
        a, b, c, counter = b ^ b >> 9, (c + (c << 3)) & mask, ((c << 21 | c >> 11) + out) & mask, counter + 1 & mask
        assert rng.next32() == out


def test_different_seeds_give_different_numbers() -> None:
    assert seeded("1").next32() != seeded("2").next32()


def test_a_copy_goes_its_own_way_with_the_same_numbers() -> None:
    rng = seeded("copy")
    twin = rng.copy()
    first = [int(rng.next32()) for _ in range(5)]
    assert [int(twin.next32()) for _ in range(5)] == first


def test_a_fork_is_decided_by_its_origin_and_differs_from_it() -> None:
    one, other = seeded("fork"), seeded("fork")
    branch, twin = one.fork(), other.fork()
    assert branch.next32() == twin.next32()
    assert branch.next32() != one.next32()


def test_below_stays_below_and_reaches_everything() -> None:
    rng = seeded("below")
    assert {int(rng.below(6)) for _ in range(200)} == {0, 1, 2, 3, 4, 5}
    assert {int(rng.below(1)) for _ in range(20)} == {0}


def test_pick_follows_the_weights() -> None:
    rng = seeded("pick")
    found = Counter(rng.pick([1, 0, 3]) for _ in range(4000))
    assert set(found) == {0, 2}
    assert 0.70 < found[2] / 4000 < 0.80


def test_pick_and_below_use_one_number_each() -> None:
    one, other = seeded("one"), seeded("one")
    one.pick([2, 5])
    other.below(100)
    assert one.next32() == other.next32()


@pytest.mark.parametrize("weights", [[], [0], [0, 0]])
def test_picking_from_nothing_is_refused(weights: list[int]) -> None:
    with pytest.raises(ValueError, match="nothing to pick from"):
        seeded("none").pick(weights)
