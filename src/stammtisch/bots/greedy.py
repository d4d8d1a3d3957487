"""The greedy bot: the whole turn that looks best by the game's own heuristic, and no thought of the next."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.judge import chances
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.bots.turns import best_strokes
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State

LINES: Final = 4000  # turns looked at per thought
TOLD: Final = 5  # candidates named as reasons


class Greedy(Bot):
    """Looks at every turn that it could take, evenly thinned out where there are too many."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[int] = []
        self.turn = 0  # the turn that the plan is for
        self.reasons: list[Candidate] = []

    def think(self, state: State) -> Thought:
        seat = state.player()
        options = state.options()
        if self.plan and self.turn == state.turn and self.plan[0] in options:
            return Thought(seat, self.plan.pop(0), self.reasons, 0)
        self.plan = []
        if len(options) == 1:
            return Thought(seat, options[0], [], 0)
        self.reasons = [
            Candidate(stroke.actions, 1, chances_after(state, stroke.actions), [])
            for stroke in best_strokes(state, TOLD, LINES, self.rng)
        ]
        self.plan = self.reasons[0].actions[:]
        self.turn = state.turn
        return Thought(seat, self.plan.pop(0), self.reasons, LINES)


def chances_after(state: State, actions: list[int]) -> list[float]:
    """How the game looks after some actions, to everybody."""
    after = state.copy()
    for action in actions:
        after.apply(action)
    return chances(after)
