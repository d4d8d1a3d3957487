"""Sets of cards as bits of a number, and small counts packed side by side into one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.bits import BITS
from stammtisch.engine.bits import bit as bit

PRIME: Final = 67  # the powers of two below 2 ** 66 all leave different remainders
CHUNK: Final = 12
WIDTH: Final = 4  # bits for each packed count
TOPS: Final = 0x8888888  # the highest bit of seven packed counts


def index_table() -> list[int]:
    table = [0 for _ in range(PRIME)]
    for index in range(PRIME - 4):
        table[(1 << index) % PRIME] = index
    return table


INDEX: Final[vec[i64]] = vec[i64](index_table())
SIZES: Final[vec[i64]] = vec[i64]([bin(bits).count("1") for bits in range(1 << CHUNK)])


def lowest(bits: i64) -> i64:
    """The least member of a set that is not empty."""
    return INDEX[(bits & -bits) % PRIME]


def size(bits: i64) -> i64:
    """How many members a set has; they are below 48."""
    low = SIZES[bits & 0xFFF] + SIZES[(bits >> CHUNK) & 0xFFF]
    return low + SIZES[(bits >> (2 * CHUNK)) & 0xFFF] + SIZES[bits >> (3 * CHUNK)]


def nth(bits: i64, number: i64) -> i64:
    """A member of a set by its place in ascending order, from 0 on."""
    while number > 0:
        bits &= bits - 1
        number -= 1
    return lowest(bits)


def members(bits: i64, base: int, found: list[int]) -> None:
    """Add the members of a set to a list, as actions from `base` on."""
    while bits != 0:
        found.append(base + lowest(bits))
        bits &= bits - 1


def tally(packed: i64, kind: i64) -> i64:
    """One of the packed counts."""
    return (packed >> (WIDTH * kind)) & 15


def one(kind: i64) -> i64:
    """A single thing of a kind, packed."""
    return BITS[WIDTH * kind]


def covers(packed: i64, other: i64) -> bool:
    """Whether each packed count, all below eight, is at least the other's."""
    tops: i64 = TOPS
    return ((packed | tops) - other) & tops == tops


def added(packed: i64) -> i64:
    """The sum of all packed counts."""
    total: i64 = 0
    while packed != 0:
        total += packed & 15
        packed >>= WIDTH
    return total
