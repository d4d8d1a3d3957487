"""The greedy bot: the whole turn that looks best by the game's own heuristic, and no thought of the next."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, State

BUDGET: Final = 4000  # lines looked at per choice
LUCK: Final = 4  # draws of chance followed within a line
WORST: Final = -(1 << 40)


class Greedy(Bot):
    """Tries every line of its own choices up to the end of its turn, evenly thinned out where there are too many."""

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.plan: list[int] = []

    def choose(self, state: State) -> int:
        options = state.options()
        if len(options) == 1:
            action = options[0]
        elif self.plan and self.plan[-1] in options:
            action = self.plan[-1]
        else:
            self.plan = best_line(state, self.rng)
            action = self.plan[-1]
        self.follow(state, action)
        return action

    def follow(self, state: State, action: int) -> None:
        """Keep the rest of the plan as long as it is ours to play and luck has no part in it."""
        if not self.plan or self.plan[-1] != action:
            self.plan = []
            return
        self.plan.pop()
        seat = state.player()
        after = state.copy()
        after.apply(action)
        if after.player() != seat or after.turn != state.turn:
            self.plan = []


class Line:
    """The best line found so far below a choice: its value and its actions, the first one last."""

    def __init__(self, value: int, actions: list[int]) -> None:
        self.value = value
        self.actions = actions


def best_line(state: State, rng: Rng) -> list[int]:
    """The actions of the best line from here, the first one last."""
    return search(state, state.player(), state.turn, BUDGET, LUCK, rng).actions


def search(state: State, seat: int, turn: int, budget: int, luck: int, rng: Rng) -> Line:
    """Look at about `budget` lines; the turn ends when somebody else chooses or a new turn begins."""
    while state.player() == CHANCE and luck > 0:
        state.apply(state.steps[-1].toss(state, rng))
        luck -= 1
    if state.player() != seat or state.turn != turn:
        return Line(worth(state, seat), [])
    options = tried(state, budget, rng)
    share = budget // len(options)
    best = Line(WORST, [])
    for action in options:
        after = state.copy()
        after.apply(action)
        line = search(after, seat, turn, share, luck, rng)
        if line.value > best.value:
            best = line
            best.actions.append(action)
    return best


def tried(state: State, budget: int, rng: Rng) -> list[int]:
    """The options worth trying: each set in one order only, and a single one at random when the budget is spent."""
    floor = state.steps[-1].floor()
    options = [option for option in state.options() if option >= floor]
    if budget < 1 or len(options) == 1:
        return [options[rng.below(len(options))]]
    return options


def worth(state: State, seat: int) -> int:
    """How far the seat is ahead of the best of the others."""
    outlook = state.outlook()
    best = WORST
    for other in range(state.players):
        if other != seat and outlook[other] > best:
            best = outlook[other]
    return outlook[seat] - best
