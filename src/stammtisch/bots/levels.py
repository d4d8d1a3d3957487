"""The levels of the searching bot: fixed budgets, the same on every machine."""

from typing import Final

from stammtisch.bots.budget import Budget

TRIES: Final[dict[str, int]] = {"novice": 2, "casual": 8, "club": 32, "expert": 192, "master": 800}  # at most
LINES: Final[dict[str, int]] = {"novice": 8, "casual": 60, "club": 2000, "expert": 3000, "master": 16_000}
ARMS: Final[dict[str, int]] = {"novice": 8, "casual": 8, "club": 8, "expert": 24, "master": 24}
CARE: Final[dict[str, float]] = {"novice": 0.005, "casual": 0.005, "club": 0.005, "expert": 0.001, "master": 0.0005}
CHOOSY: Final[dict[str, int]] = {"novice": 0, "casual": 0, "club": 0, "expert": 700, "master": 0}
PATIENCE: Final[dict[str, int]] = {"novice": 1, "casual": 1, "club": 3, "expert": 1, "master": 3}
MASTERS_EFFORT: Final = 250_000  # clicks, so that even its longest turns take a few seconds only
MASTERS_SIEVE: Final = 64
MASTERS_REPLY_SIEVE: Final = 8
SHORTEST: Final = 0.1
LONGEST: Final = 3600.0
LINES_PER_SECOND: Final = 10_000  # by the clock, so much of the time goes to finding candidates, up to a limit
TIMED_LINES: Final = 4000
TRIES_PER_SECOND: Final = 500  # about as many as a usual machine makes


def level(name: str) -> Budget:
    budget = Budget(TRIES[name], LINES[name])
    budget.arms = ARMS[name]
    budget.care = CARE[name]
    budget.careful = name == "master"
    budget.choosy = CHOOSY[name]
    budget.patience = PATIENCE[name]
    if budget.careful:
        budget.effort = MASTERS_EFFORT
        budget.sieve = MASTERS_SIEVE
        budget.reply_sieve = MASTERS_REPLY_SIEVE
    return budget


def timed(seconds: float) -> Budget:
    """So many seconds for each thought."""
    return Budget(int(seconds * TRIES_PER_SECOND), min(int(seconds * LINES_PER_SECOND), TIMED_LINES), seconds)
