"""Sets of small numbers as the bits of one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BITS: Final[vec[i64]] = vec[i64]([1 << place for place in range(63)])


def bit(place: i64) -> i64:
    """The set with a single member, up to 62; looked up, since compiled code shifts a literal one within 32 bits."""
    return BITS[place]
