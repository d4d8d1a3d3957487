"""Thought: what a bot chose and why, for hints and reviews."""

from typing import Any

from stammtisch.engine.actions import ActionSpace


class Candidate:
    """Something that could be done: how often it was tried, how it came out for everybody, and what should follow."""

    def __init__(self, actions: list[int], visits: int, means: list[float], line: list[tuple[int, int]]) -> None:
        self.actions = actions
        self.visits = visits
        self.means = means  # everybody's part of the victory, by seat
        self.line = line  # seats and actions expected after it

    def told(self, space: ActionSpace) -> dict[str, Any]:
        return {
            "actions": [space.name(action) for action in self.actions],
            "visits": self.visits,
            "means": [round(mean, 4) for mean in self.means],
            "line": [{"seat": seat, "action": space.name(action)} for seat, action in self.line],
        }


class Thought:
    """A seat's choice and the candidates it was chosen from, the chosen one first; none where nothing was weighed."""

    def __init__(self, seat: int, action: int, candidates: list[Candidate], tries: int) -> None:
        self.seat = seat
        self.action = action
        self.candidates = candidates
        self.tries = tries

    def told(self, space: ActionSpace) -> dict[str, Any]:
        """The same in names, ready for JSON."""
        return {
            "seat": self.seat,
            "action": space.name(self.action),
            "tries": self.tries,
            "candidates": [candidate.told(space) for candidate in self.candidates],
        }
