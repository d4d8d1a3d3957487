"""The greedy bot: the whole turn that looks best by the game's own heuristic, and no thought of the next."""

from typing import Final

from stammtisch.bots.judge import chances
from stammtisch.bots.planner import Planner
from stammtisch.bots.thought import Candidate
from stammtisch.bots.turns import best_strokes
from stammtisch.engine.state import State

LINES: Final = 4000  # turns looked at per thought
TOLD: Final = 5  # candidates named as reasons


class Greedy(Planner):
    """Looks at every turn that it could take, evenly thinned out where there are too many."""

    def search(self, state: State) -> int:
        self.reasons = [
            Candidate(stroke.actions, 1, chances_after(state, stroke.actions), [])
            for stroke in best_strokes(state, TOLD, LINES, self.rng)
        ]
        return LINES


def chances_after(state: State, actions: list[int]) -> list[float]:
    """How the game looks after some actions, to everybody."""
    after = state.copy()
    for action in actions:
        after.apply(action)
    return chances(after)
