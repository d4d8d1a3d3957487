"""The running score of a match, in one short line."""

import time
from typing import Final

from stammtisch.arena.game import Outcome
from stammtisch.arena.match import Match, Played
from stammtisch.arena.result import seated, win_share

PATIENCE: Final = 20  # the score may take one part in so many of the time
SHOWN: Final = 3


class Score:
    """Counts outcomes and says who leads; it is computed anew only so often that it costs next to nothing."""

    def __init__(self, match: Match) -> None:
        self.played = Played(match)
        self.text = ""
        self.due = 0.0

    def add(self, outcome: Outcome) -> str:
        self.played.outcomes.append(outcome)
        start = time.monotonic()
        if start >= self.due:
            self.text = self.line()
            end = time.monotonic()
            self.due = end + max(0.2, PATIENCE * (end - start))
        return self.text

    def line(self) -> str:
        """The leaders with their share of wins and half its interval."""
        match, deals = self.played.match, self.played.deals()
        found = []
        for number, label in enumerate(match.labels):
            own = seated(deals, number)
            if own:
                won = win_share(own)
                found.append((won.value, f"{label} {100 * won.value:.1f} ± {50 * (won.high - won.low):.1f} %"))
        found.sort(key=lambda line: -line[0])
        leaders = found[: 1 if len(match.bots) == 2 else SHOWN]
        return ", ".join(text for _, text in leaders)
