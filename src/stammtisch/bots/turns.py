"""Whole turns: the choices of one seat from where it is until somebody else chooses or a new turn begins."""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judge import WORST, lead
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, State

ALIKE: Final = 3  # so many turns of exactly the same worth are kept, no more


class Turn:
    """A seat's actions in order and what the position after them is worth to it."""

    def __init__(self, actions: list[int], value: int) -> None:
        self.actions = actions
        self.value = value


class Best:
    """The best turns seen so far, best first, not too many of the same value."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.turns: list[Turn] = []

    def wants(self, value: int) -> bool:
        return len(self.turns) < self.size or value > self.turns[-1].value

    def add(self, turn: Turn) -> None:
        turns = self.turns
        at = len(turns)
        while at > 0 and turns[at - 1].value < turn.value:
            at -= 1
        if at >= ALIKE and turns[at - ALIKE].value == turn.value:
            return
        turns.insert(at, turn)
        if len(turns) > self.size:
            turns.pop()


def is_ended(state: State, seat: int, turn: int) -> bool:
    """Whether somebody else chooses or a new turn has begun."""
    return state.player() != seat or state.turn != turn


def best_turns(state: State, size: int, lines: int, rng: Rng) -> list[Turn]:
    """The best turns of the present seat among about so many, best first."""
    best = Best(size)
    Look(state.player(), state.turn, best, rng).deeper(state, lines)
    return best.turns


class Look:
    """A look at many turns from one position: all of them, or evenly thinned out where there are too many."""

    def __init__(self, seat: int, turn: int, best: Best, rng: Rng) -> None:
        self.seat = seat
        self.turn = turn
        self.best = best
        self.rng = rng
        self.path: list[int] = []

    def deeper(self, state: State, lines: i64) -> None:
        """Try every option that is worth trying, each with its share of the lines; the state itself is kept."""
        options = sensible(state)
        share = lines // len(options)
        if share < 1:
            self.sample(state, options, lines)
            return
        for action in options:
            after = state.copy()
            self.step(after, action)
            if is_ended(after, self.seat, self.turn):
                self.note(after)
            elif share == 1:
                self.wander(after)
            else:
                self.deeper(after, share)
            self.path.pop()

    def sample(self, state: State, options: list[int], lines: i64) -> None:
        """Fewer lines than options: follow some of them at random."""
        for _ in range(lines):
            mark = len(self.path)
            after = state.copy()
            self.step(after, options[self.rng.below(len(options))])
            if is_ended(after, self.seat, self.turn):
                self.note(after)
            else:
                self.wander(after)
            while len(self.path) > mark:
                self.path.pop()

    def step(self, state: State, action: int) -> None:
        self.path.append(action)
        state.apply(action)
        while state.player() == CHANCE:
            state.apply(state.steps[-1].toss(state, self.rng))

    def wander(self, state: State) -> None:
        """Finish the turn at random."""
        mark = len(self.path)
        while not is_ended(state, self.seat, self.turn):
            options = sensible(state)
            self.step(state, options[self.rng.below(len(options))])
        self.note(state)
        while len(self.path) > mark:
            self.path.pop()

    def note(self, state: State) -> None:
        value = lead(state, self.seat)
        if self.best.wants(value):
            self.best.add(Turn(self.path[:], value))


def sensible(state: State) -> list[int]:
    """The options that a search need try: sets of things are taken in one order only."""
    step = state.steps[-1]
    options = step.options(state)
    floor = step.floor()
    if floor <= options[0]:
        return options
    return [option for option in options if option >= floor]


def follow(state: State, plan: list[int], rng: Rng) -> list[int]:
    """Play a turn on a state, along a plan as far as it goes and at random from there on; the actions as played."""
    seat, turn = state.player(), state.turn
    done: list[int] = []
    on_plan = True
    at = 0
    while not is_ended(state, seat, turn):
        options = sensible(state)
        if on_plan and at < len(plan) and plan[at] in options:
            action = plan[at]
            at += 1
        else:
            on_plan = False
            action = options[rng.below(len(options))]
        done.append(action)
        state.apply(action)
        while state.player() == CHANCE:
            state.apply(state.steps[-1].toss(state, rng))
    return done
