"""Budget: how much a thought may cost, in tries, so that strength does not depend on the machine, or in seconds."""

from time import perf_counter
from typing import Final

LEAST_SHARE: Final = 8  # the last thoughts of a long turn may try this part of what the first one may


class Budget:
    """What one thought may spend, how it spends it, and how far it has got."""

    def __init__(self, tries: int, lines: int, seconds: float = 0.0) -> None:
        self.tries = tries  # at most; by the clock, as many as can be expected
        self.lines = lines  # turns looked at to find the candidates
        self.seconds = seconds  # if there are any, they decide and not the tries
        self.arms = 8  # candidates that are weighed
        self.horizon = 0  # turns played before the heuristic judges, if not as many as the game advises
        self.known = 24  # strokes of the repertoire tried for each reply
        self.rest = 320  # ways to end the present turn, once luck has come into it, looked at in each try
        self.glance = 80  # ways of taking the next turn looked at for a reply
        self.trust = 8.0  # tries that the heuristic's own word counts
        self.careful = True  # judges strokes by the verdict as far ahead as the game advises, and not by the outlook
        self.care = 0.0  # a candidate is dropped once it can be expected to win less than so much more than the best
        self.turn = -1  # the turn that is being thought about
        self.before = 0  # tries made in earlier thoughts about it
        self.allowed = tries  # tries for this thought
        self.done = 0
        self.started = 0.0

    def start(self, turn: int) -> None:
        """A thought about a turn begins.  Two thoughts may spend all their tries, further ones what is left of that."""
        self.before = self.before + self.done if turn == self.turn else 0
        self.turn = turn
        self.allowed = max(self.tries // LEAST_SHARE, min(self.tries, 2 * self.tries - self.before))
        self.done = 0
        self.started = perf_counter()

    def count(self) -> None:
        self.done += 1

    def spent(self) -> float:
        """The part of it that is spent."""
        if self.seconds > 0.0:
            return (perf_counter() - self.started) / self.seconds
        return self.done / self.allowed if self.allowed > 0 else 1.0

    def phase(self, phases: int) -> int:
        """Which of some equal parts of it is being spent, from 0."""
        return min(int(self.spent() * phases), phases - 1)
