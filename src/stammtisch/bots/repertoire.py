"""Repertoire: turns that were good for a seat somewhere in a search, to be tried first everywhere else."""

from mypy_extensions import i64

from stammtisch.bots.judge import WORST, lead
from stammtisch.bots.turns import follow, sensible
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State


class Repertoire:
    """The turns of one seat, the one that was best most recently first."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.turns: list[list[int]] = []

    def add(self, actions: list[int]) -> None:
        if actions in self.turns:
            return
        self.turns.insert(0, actions)
        if len(self.turns) > self.size:
            self.turns.pop()

    def promote(self, at: i64) -> None:
        """This one was the best of those tried."""
        if at > 0:
            self.turns.insert(0, self.turns.pop(at))


class Played:
    """A turn that was played out: the actions, the state after it and its worth to the seat."""

    def __init__(self, actions: list[int], state: State, value: int) -> None:
        self.actions = actions
        self.state = state
        self.value = value


def reply(state: State, known: Repertoire, tries: i64, fresh: i64, rng: Rng) -> Played:
    """The best turn among some of the repertoire that can be begun here and some at random."""
    seat = state.player()
    options = sensible(state)
    best: Played | None = None
    found: i64 = -1
    tried: i64 = 0
    luck = rng.fork()
    for at in range(len(known.turns)):
        plan = known.turns[at]
        if plan[0] in options:
            after = state.copy()
            actions = follow(after, plan, luck.copy())
            value = lead(after, seat)
            if best is None or value > best.value:
                best = Played(actions, after, value)
                found = at if actions == plan else -1
            tried += 1
            if tried == tries:
                break
    for _ in range(fresh if best is not None else fresh + 1):
        after = state.copy()
        actions = follow(after, [], rng)
        value = lead(after, seat)
        if best is None or value > best.value:
            best = Played(actions, after, value)
            found = -1
    assert best is not None
    if found >= 0:
        known.promote(found)
    else:
        known.add(best.actions)
    return best
