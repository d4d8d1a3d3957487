"""Budget: how much a thought may cost, in tries, so that strength does not depend on the machine, or in seconds."""

from time import perf_counter
from typing import Final

from stammtisch.bots.turns import SIEVE

LEAST_SHARE: Final = 8  # the last thoughts of a long turn may try this part of what the first one may,
FEWER_LINES: Final = 3000  # and look at so many lines
FULL_THOUGHTS: Final = 2  # about one turn: so many may spend all they have


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
        self.sieve = SIEVE  # where a verdict that expects the next draw judges, so many turns pass the sieve to it,
        self.reply_sieve = SIEVE  # and so many when a reply is looked for
        self.trust = 8.0  # tries that the heuristic's own word counts
        self.careful = True  # judges strokes by the verdict as far ahead as the game advises, and not by the outlook
        self.choosy = 0  # lines for candidates where a verdict that expects the next draw judges at least those
        self.effort = 0  # clicks in all its tries, at most; 0: as many as it takes
        self.care = 0.0  # a candidate is dropped once it can be expected to win less than so much more than the best
        self.patience = 1  # where a verdict expects the next draw it may try so many times more, and drops less readily
        self.turn = -1  # the turn that is being thought about
        self.thoughts = 0  # about that turn so far, with the present one
        self.before = 0  # tries made in the earlier ones,
        self.clicks_before = 0  # and clicks
        self.care_now = 0.0  # the care of this thought
        self.allowed = tries  # tries for it,
        self.clicks_allowed = 0  # and clicks
        self.done = 0
        self.clicks = 0
        self.started = 0.0

    def start(self, turn: int, expects: bool = False) -> None:
        """A thought about a turn begins; whether the verdict expects the next draw there is told.

        Two thoughts may spend all they have, further ones what is left of that.
        """
        again = turn == self.turn
        self.turn = turn
        self.thoughts = self.thoughts + 1 if again else 1
        self.before = self.before + self.done if again else 0
        self.clicks_before = self.clicks_before + self.clicks if again else 0
        patience = self.patience if expects else 1
        self.care_now = self.care / patience
        self.allowed = share(self.tries * patience, self.before)
        self.clicks_allowed = share(self.effort * patience, self.clicks_before)
        self.done = 0
        self.clicks = 0
        self.started = perf_counter()

    def lines_now(self) -> int:
        """How many turns this thought may look at to find the candidates."""
        return self.lines if self.thoughts <= FULL_THOUGHTS else min(self.lines, FEWER_LINES)

    def count(self, clicks: int = 0) -> None:
        """A try was made, with so many clicks."""
        self.done += 1
        self.clicks += clicks

    def spent(self) -> float:
        """The part of it that is spent."""
        if self.seconds > 0.0:
            return (perf_counter() - self.started) / self.seconds
        tried = self.done / self.allowed if self.allowed > 0 else 1.0
        return max(tried, self.clicks / self.clicks_allowed) if self.clicks_allowed > 0 else tried

    def phase(self, phases: int) -> int:
        """Which of some equal parts of it is being spent, from 0."""
        return min(int(self.spent() * phases), phases - 1)


def share(most: int, before: int) -> int:
    """What a thought may spend after others about the same turn have spent so much."""
    return max(most // LEAST_SHARE, min(most, FULL_THOUGHTS * most - before))
