"""Hidden things as counts: an unseen pile is a multiset, so an order that nobody knows does not exist.

Whoever draws is told at once by a step of CHANCE.  Before that, nothing is decided, so nothing can leak.  What remains
secret is what one player has seen and another has not; `deal_anew` shares it out again for the one who has not.
"""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng


def total(counts: vec[i64]) -> i64:
    """How many things a multiset holds."""
    found: i64 = 0
    for count in counts:
        found += count
    return found


def present(counts: vec[i64], base: int) -> list[int]:
    """The kinds a multiset holds, as actions from `base` on."""
    found: list[int] = []
    for kind in range(len(counts)):
        if counts[kind] > 0:
            found.append(base + kind)
    return found


def copies(counts: vec[i64]) -> list[int]:
    """How many of each kind that is present, in the order of `present`."""
    found: list[int] = []
    for count in counts:
        if count > 0:
            found.append(count)
    return found


def pick(counts: vec[i64], rng: Rng) -> i64:
    """The kind of a thing drawn at random from a multiset, which is left as it is."""
    ticket = rng.below(total(counts))
    kind: i64 = 0
    while ticket >= counts[kind]:
        ticket -= counts[kind]
        kind += 1
    return kind


def draw(counts: vec[i64], rng: Rng) -> i64:
    """Take one thing at random out of a multiset and say of which kind it was."""
    kind = pick(counts, rng)
    counts[kind] -= 1
    return kind


def deal_anew(pool: vec[i64], hand: vec[i64], offset: i64, kinds: i64, rng: Rng) -> None:
    """Swap the hidden part of a hand for as many things drawn from the pool it came from.

    The pool must hold the hidden things of all hands already: first gather with `gather`, then deal to each hand.
    """
    size: i64 = 0
    for kind in range(kinds):
        size += hand[offset + kind]
        hand[offset + kind] = 0
    for _ in range(size):
        hand[offset + draw(pool, rng)] += 1


def gather(pool: vec[i64], hand: vec[i64], offset: i64, kinds: i64) -> None:
    """Add the hidden part of a hand to the pool, leaving the hand as it is."""
    for kind in range(kinds):
        pool[kind] += hand[offset + kind]
