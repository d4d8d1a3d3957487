"""The only source of luck: a small generator of our own, the same on every machine for ever."""

import hashlib

from mypy_extensions import i64


class Rng:
    """sfc32: four 32-bit words, additions and shifts only, so interpreted and compiled runs give the same numbers."""

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.counter)

    def next32(self) -> i64:
        mask: i64 = 0xFFFFFFFF
        out: i64 = (self.a + self.b + self.counter) & mask
        self.counter = (self.counter + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & mask
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & mask
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1; n at most a million, so that the bias stays below one in four thousand."""
        return (self.next32() * n) >> 32

    def pick(self, weights: list[int]) -> int:
        """An index, drawn in proportion to its weight."""
        total = 0
        for weight in weights:
            total += weight
        ticket: int = self.below(total)
        for index in range(len(weights)):
            ticket -= weights[index]
            if ticket < 0:
                return index
        raise ValueError(f"nothing to pick from: weights {weights}")

    def fork(self) -> "Rng":
        """A generator of its own for a part of the work, decided by this one."""
        return Rng(self.next32(), self.next32(), self.next32(), 1)


def seeded(seed: str) -> Rng:
    """The generator that belongs to a seed; any text will do, numbers are written as text."""
    digest = hashlib.sha256(seed.encode()).digest()
    words = [int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8)]
    return Rng(words[0], words[1], words[2], 1)
