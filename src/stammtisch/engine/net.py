"""Net: a small network of whole numbers, so that it says the same on every machine, compiled or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 4096  # what the first layer counts as one,
OUTPUT_UNIT: Final = 256  # and the second
HALF: Final = 32
LOW: Final = 0xFFFFFFFF
MIDDLE: Final = 0x80000000


class Sight:
    """The numbers that a net is shown, noted one after the other."""

    def __init__(self, size: int) -> None:
        self.numbers: vec[i64] = vec[i64]([0] * size)
        self.at: i64 = 0

    def note(self, value: i64) -> None:
        self.numbers[self.at] = value
        self.at += 1

    def note_all(self, values: list[int]) -> None:
        for value in values:
            self.note(value)

    def all(self) -> vec[i64]:
        if self.at != len(self.numbers):
            raise ValueError(f"{self.at} numbers were noted, but {len(self.numbers)} are wanted")
        return self.numbers


class Net:
    """Says what every seat will gain, in tenths of a point beyond what the quick heuristic promises.

    It is shown as many `own` numbers for each seat, one seat after the other, and then `common` ones.  For each seat it
    looks at the seat's own numbers, at those of its rivals and at the common ones.  The rivals are one group, the
    mean of all, or two: the seat that follows, and the mean of the further ones; and so on.  Its lessons are, for every
    hidden unit, the weights of all groups and a bias, and then the weight of each hidden unit.

    Two hidden units share a number, one in each half, so that one product serves both.
    """

    def __init__(self, own: int, common: int, lessons: list[int], rivals: int = 1) -> None:
        self.own: i64 = own
        self.common: i64 = common
        self.rivals: i64 = rivals  # groups of them
        self.pairs: i64 = 0  # of hidden units
        self.weights: vec[i64] = vec[i64]()  # input by input, the bias last
        self.outputs: vec[i64] = vec[i64]()
        self.learn(lessons)

    def learn(self, lessons: list[int]) -> None:
        """Forget what it knows and take these lessons."""
        width = (1 + int(self.rivals)) * int(self.own) + int(self.common) + 1
        hidden, rest = divmod(len(lessons), width + 1)
        if rest != 0 or hidden % 2 != 0:
            raise ValueError(f"a net of {self.own} own and {self.common} common numbers has no {len(lessons)} lessons")
        weights: list[int] = []
        for number in range(width):
            for unit in range(0, hidden, 2):
                weights.append(lessons[unit * width + number] + (lessons[(unit + 1) * width + number] << HALF))
        self.pairs = hidden // 2
        self.weights = vec[i64](weights)
        self.outputs = vec[i64](lessons[hidden * width :])

    def gains(self, seen: vec[i64], players: int) -> list[int]:
        """What each seat will gain; nothing before it was taught."""
        own = self.own
        rivals = self.rivals
        shared = self.weights[len(self.weights) - self.pairs :]
        self.add(shared, seen, players * own, self.common, (1 + rivals) * own)
        found: list[int] = []
        for seat in range(players):
            sums = shared[:]
            further = vec[i64]([0] * self.pairs)
            for ahead in range(players):
                other = (seat + ahead) % players
                if ahead < rivals:
                    self.add(sums, seen, other * own, own, ahead * own)
                else:
                    self.add(further, seen, other * own, own, rivals * own)
            found.append(self.answer(sums, further, players - rivals))
        return found

    def add(self, sums: vec[i64], seen: vec[i64], first: i64, count: i64, weight: i64) -> None:
        """Add up some numbers from the first of them on, by their weights from one of those on."""
        weights = self.weights
        pairs = self.pairs
        number: i64
        pair: i64
        for number in range(count):
            value = seen[first + number]
            if value != 0:
                start = (weight + number) * pairs
                for pair in range(pairs):
                    sums[pair] += weights[start + pair] * value

    def answer(self, sums: vec[i64], further: vec[i64], count: i64) -> i64:
        """The units that are above zero, by their weights; of the further seats, so many, the mean counts."""
        outputs = self.outputs
        total: i64 = 0
        pair: i64
        for pair in range(self.pairs):
            low, further_low = lower(sums[pair]), lower(further[pair])
            high, further_high = (sums[pair] - low) >> HALF, (further[pair] - further_low) >> HALF
            low += further_low // count
            high += further_high // count
            if low > 0:
                total += outputs[2 * pair] * low
            if high > 0:
                total += outputs[2 * pair + 1] * high
        return total // (UNIT * OUTPUT_UNIT)


def lower(both: i64) -> i64:
    """The lower half of a number, which may be negative."""
    return ((both + MIDDLE) & LOW) - MIDDLE


def lessons(text: str) -> list[int]:
    """The numbers of a text."""
    return [int(number) for number in text.split()]
