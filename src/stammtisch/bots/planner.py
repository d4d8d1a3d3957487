"""Planner: a bot that weighs whole strokes and then plays the chosen one click by click."""

from stammtisch.bots.bot import Bot
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State


class Planner(Bot):
    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[int] = []  # the rest of the stroke that was chosen
        self.turn = 0  # the turn that it is for
        self.reasons: list[Candidate] = []

    def search(self, state: State) -> int:
        """Weigh the candidates, leave them in `reasons`, the chosen one first, and say how many tries it took."""
        raise NotImplementedError

    def think(self, state: State) -> Thought:
        seat = state.player()
        options = state.options()
        if self.plan and self.turn == state.turn and self.plan[0] in options:
            return Thought(seat, self.plan.pop(0), self.reasons, 0)
        self.plan = []
        if len(options) == 1:
            return Thought(seat, options[0], [], 0)
        tries = self.search(state)
        self.plan = self.reasons[0].actions[:]
        self.turn = state.turn
        return Thought(seat, self.plan.pop(0), self.reasons, tries)
