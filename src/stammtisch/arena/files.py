"""Keeper: writes the records of a match as its games come in."""

import re
from pathlib import Path
from typing import Any

from stammtisch.arena.game import Outcome
from stammtisch.arena.match import Match


def plain(text: str) -> str:
    """A text as part of a file's name."""
    return re.sub(r"[^\w.+-]", "_", text)[:60]


class Keeper:
    """Keeps the record of every outcome that has one; the file is named after what repeats the game."""

    def __init__(self, match: Match, folder: Path) -> None:
        self.match = match
        self.folder = folder
        self.files: dict[int, Path] = {}

    def keep(self, outcome: Outcome) -> None:
        if outcome.record is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            file = self.files[outcome.number] = self.folder / self.name(outcome)
            file.write_text(outcome.record, "utf-8")

    def locate(self, found: dict[str, Any]) -> None:
        """Tell a result where the records of its forfeits are."""
        for line in found["forfeits"]:
            line["record"] = str(self.files[line["game"]])

    def name(self, outcome: Outcome) -> str:
        match = self.match
        if match.kind == "simulation":
            return f"{match.setup.game}-{outcome.number:06d}.jsonl"
        bots = "-".join(match.bots[entrant] for entrant in match.lineups[outcome.lineup])
        return f"{match.setup.game}-{plain(bots)}-{plain(match.seed)}-{outcome.deal:05d}-{outcome.shift}.jsonl"
