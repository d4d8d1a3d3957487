"""The levels of the searching bot: fixed budgets, the same on every machine."""

from typing import Final

from stammtisch.bots.budget import Budget

TRIES: Final[dict[str, int]] = {"novice": 2, "casual": 8, "club": 48, "expert": 112, "master": 256}
LINES: Final[dict[str, int]] = {"novice": 8, "casual": 60, "club": 2000, "expert": 3000, "master": 4000}
SHORTEST: Final = 0.1
LONGEST: Final = 3600.0
LINES_PER_SECOND: Final = 10_000  # by the clock, so much of the time goes to finding candidates, up to a limit
TIMED_LINES: Final = 4000


def level(name: str) -> Budget:
    return Budget(TRIES[name], LINES[name])


def timed(seconds: float) -> Budget:
    """So many seconds for each thought."""
    return Budget(0, min(int(seconds * LINES_PER_SECOND), TIMED_LINES), seconds)
