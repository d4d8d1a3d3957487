from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import seeded


def counts(*numbers: int) -> vec[i64]:
    return vec[i64](list(numbers))


def test_total_counts_everything() -> None:
    assert secrets.total(counts(2, 0, 3)) == 5
    assert secrets.total(counts()) == 0


def test_present_and_copies_name_the_same_kinds_in_order() -> None:
    pile = counts(2, 0, 3)
    assert secrets.present(pile, 10) == [10, 12]
    assert secrets.copies(pile) == [2, 3]


def test_pick_follows_the_counts_and_leaves_them_alone() -> None:
    pile, rng = counts(1, 0, 3), seeded("pick")
    found = Counter(int(secrets.pick(pile, rng)) for _ in range(2000))
    assert set(found) == {0, 2}
    assert 0.70 < found[2] / 2000 < 0.80
    assert list(pile) == [1, 0, 3]


def test_pick_is_the_same_draw_as_by_options_and_weights() -> None:
    pile = counts(1, 0, 3, 2)
    one, other = seeded("twin"), seeded("twin")
    for _ in range(200):
        assert secrets.pick(pile, one) == secrets.present(pile, 0)[other.pick(secrets.copies(pile))]


def test_draw_takes_one_thing_out() -> None:
    pile, rng = counts(1, 0, 1), seeded("draw")
    assert {int(secrets.draw(pile, rng)), int(secrets.draw(pile, rng))} == {0, 2}
    assert secrets.total(pile) == 0


def test_gather_adds_a_hand_to_the_pool_and_leaves_it() -> None:
    pool, hands = counts(1, 1), counts(0, 0, 2, 3)
    secrets.gather(pool, hands, 2, 2)
    assert (list(pool), list(hands)) == ([3, 4], [0, 0, 2, 3])


def test_deal_anew_keeps_the_size_of_a_hand_and_the_sum_of_all() -> None:
    rng = seeded("deal")
    seen = set()
    for _ in range(100):
        pool, hands = counts(1, 1), counts(9, 9, 1, 1)
        secrets.gather(pool, hands, 2, 2)
        secrets.deal_anew(pool, hands, 2, 2, rng)
        assert list(hands)[:2] == [9, 9]
        assert hands[2] + hands[3] == 2
        assert (pool[0] + hands[2], pool[1] + hands[3]) == (2, 2)
        seen.add((int(hands[2]), int(hands[3])))
    assert seen == {(0, 2), (1, 1), (2, 0)}
