"""Whole turns and strokes.

A turn lasts until somebody else chooses or a new turn begins.  Luck may come into it, so it is planned in strokes: the
actions of one seat up to the next draw of chance or the end of the turn.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judge import lead
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, State

ALIKE: Final = 3  # so many strokes of exactly the same worth are kept, no more
DRAWS: Final = 8
PASSES: Final = 3
MOST_LOOKS: Final = 16
AVERAGED: Final = 8000  # lines at most of several looks together
SIEVE: Final = 16  # turns that the verdict judges, of those that seemed best by the outlook, where it expects draws
WIDER: Final = 3  # looks of which the average is taken keep so many times more strokes


class Stroke:
    """A seat's next actions, and what the position after its turn is worth to it."""

    def __init__(self, actions: list[int], value: int) -> None:
        self.actions = actions
        self.value = value


class Sifted:
    """A turn that seems good by the outlook: its actions up to the first draw, and what came of it."""

    def __init__(self, actions: list[int], outlook: int, after: State) -> None:
        self.actions = actions
        self.outlook = outlook
        self.after = after


class Best:
    """The best strokes seen so far, best first, each once and not too many of the same value."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.strokes: list[Stroke] = []

    def wants(self, value: int) -> bool:
        return len(self.strokes) < self.size or value > self.strokes[-1].value

    def add(self, stroke: Stroke) -> None:
        strokes = self.strokes
        for at in range(len(strokes)):
            if strokes[at].actions == stroke.actions:
                if strokes[at].value >= stroke.value:
                    return
                strokes.pop(at)
                break
        at = len(strokes)
        while at > 0 and strokes[at - 1].value < stroke.value:
            at -= 1
        if at >= ALIKE and strokes[at - ALIKE].value == stroke.value:
            return
        strokes.insert(at, stroke)
        if len(strokes) > self.size:
            strokes.pop()


def best_strokes(state: State, size: int, lines: int, rng: Rng, careful: bool = False) -> list[Stroke]:
    """The best strokes of the present seat, best first, after a look at about so many of its turns."""
    return best_seen(state, size, lines, rng, careful).best.strokes


def best_on_average(
    state: State, size: int, lines: int, rng: Rng, careful: bool = False, sieve: int = SIEVE
) -> list[Stroke]:
    """The best strokes over as many looks, each with luck of its own, as so many lines allow."""
    return averaged(state, size, lines, rng, careful, sieve).best.strokes[:size]


def averaged(state: State, size: int, lines: int, rng: Rng, careful: bool, sieve: int = SIEVE) -> "Look":
    """What as many looks as so many lines allow say on average, each with luck of its own, in the last of them.

    Where a turn has few lines, a single look would judge what follows a draw by a single card.
    """
    look = best_seen(state, WIDER * size, lines, rng, careful, PASSES, sieve)
    looks = min(min(lines, AVERAGED) // look.lines, MOST_LOOKS) if look.drew else 1
    if looks < 2:
        return look
    clicks = 0
    floor = 0
    above: dict[tuple[int, ...], int] = {}
    for number in range(looks):
        if number > 0:
            clicks += look.clicks
            look = best_seen(state, WIDER * size, lines, rng, careful, PASSES, sieve)
        worst = look.best.strokes[-1].value  # what a stroke that was not among the best is worth at most
        floor += worst
        for stroke in look.best.strokes:
            actions = tuple(stroke.actions)
            above[actions] = above.get(actions, 0) + stroke.value - worst
    best = sorted(above, key=lambda actions: -above[actions])[:size]
    look.best.strokes = [Stroke(list(actions), (floor + above[actions]) // looks) for actions in best]
    look.clicks += clicks
    return look


def best_seen(
    state: State, size: int, lines: int, rng: Rng, careful: bool, passes: int = PASSES, sieve: int = SIEVE
) -> "Look":
    look = Look(state, size, rng, careful, sieve)
    look.deeper(state, lines)
    look.sift()
    look.refine(state, passes)
    return look


class Look:
    """A look at many turns from one position: all of them, or evenly thinned out where there are too many.

    All meet the same luck, or the luckiest of them would pass for the best.
    """

    def __init__(self, state: State, size: int, rng: Rng, careful: bool = False, sieve: int = SIEVE) -> None:
        self.careful = careful  # judges by the verdict, not by the outlook
        self.expects = careful and state.expects()  # judges before the next turn's first draw, and sifts first
        self.seat = state.player()
        self.turn = state.turn
        self.sieve = sieve  # so many turns without luck, and as many with some, are judged by a verdict that expects
        self.best = Best(size)
        self.certain: list[Sifted] = []  # what seems best by the outlook and is still to be judged, without luck
        self.lucky: list[Sifted] = []  # and with some
        self.rng = rng
        self.luck = [rng.fork() for _ in range(DRAWS)]
        self.path: list[int] = []
        self.draws = 0
        self.stroke = 0  # how many actions came before the first draw
        self.clicks = 0  # choices made so far, on all paths
        self.lines = 0  # turns looked at so far
        self.drew = False  # luck came into some of them

    def deeper(self, state: State, lines: i64) -> None:
        """Try every option that is worth trying, each with its share of the lines; the state itself is kept."""
        options = sensible(state)
        share = lines // len(options)
        draws, stroke, length = self.draws, self.stroke, len(self.path)
        for number in range(len(options) if share > 0 else max(lines, 1)):
            action = options[number] if share > 0 else options[self.rng.below(len(options))]
            after = state.copy()
            self.step(after, action)
            if is_over(after, self.seat, self.turn):
                self.note(after)
            elif share > 1:
                self.deeper(after, share)
            else:
                self.wander(after)
            self.forget(draws, stroke, length)

    def along(self, state: State, plan: list[int], start: int = 0) -> None:
        """Try one turn that follows a plan from some place in it on, as far as it can be played; the state is used up.

        A plan that goes astray is finished at random, which is a new turn to learn from.
        """
        at = start
        while at < len(plan) and not is_over(state, self.seat, self.turn) and plan[at] in sensible(state):
            self.step(state, plan[at])
            at += 1
        self.wander(state)

    def refine(self, state: State, passes: int) -> None:
        """Change one action of the best stroke at a time and go on as it did, as long as that finds a better one."""
        for _ in range(passes):
            plan = self.best.strokes[0]
            here = state.copy()
            for at in range(len(plan.actions)):
                self.vary(here, plan.actions, at)
                self.step(here, plan.actions[at])
            self.forget(0, 0, 0)
            self.sift()
            if self.best.strokes[0] is plan:
                return

    def vary(self, state: State, plan: list[int], at: int) -> None:
        """Try all other actions at one place of a plan."""
        draws, stroke, length = self.draws, self.stroke, len(self.path)
        for action in sensible(state):
            if action != plan[at]:
                after = state.copy()
                self.step(after, action)
                self.along(after, plan, at + 1)
                self.forget(draws, stroke, length)

    def forget(self, draws: int, stroke: int, length: int) -> None:
        """Go back to where the path had this length."""
        self.draws = draws
        self.stroke = stroke
        del self.path[length:]

    def step(self, state: State, action: int) -> None:
        self.path.append(action)
        self.clicks += 1
        state.apply(action)
        if state.player() == CHANCE and not (self.expects and state.turn != self.turn):
            if self.draws == 0:
                self.stroke = len(self.path)
                self.drew = True
            while state.player() == CHANCE:
                state.apply(state.steps[-1].toss(state, self.luck[self.draws % DRAWS].copy()))
                self.draws += 1

    def wander(self, state: State) -> None:
        """Finish the turn at random."""
        while not is_over(state, self.seat, self.turn):
            options = sensible(state)
            self.step(state, options[self.rng.below(len(options))])
        self.note(state)

    def note(self, state: State) -> None:
        """A turn has ended so; where the verdict expects the next draw, it judges only what seems best, and later."""
        self.lines += 1
        value = lead(state, state.verdict() if self.careful and not self.expects else state.outlook(), self.seat)
        if self.expects:
            keep(self.lucky if self.draws > 0 else self.certain, Sifted(self.actions(), value, state), self.sieve)
        elif self.best.wants(value):
            self.best.add(Stroke(self.actions(), value))

    def actions(self) -> list[int]:
        """The stroke on the path."""
        return self.path[: self.stroke] if self.draws > 0 else self.path[:]

    def sift(self) -> None:
        """Let the verdict judge what seemed best by the outlook."""
        for found in self.certain + self.lucky:
            value = lead(found.after, found.after.verdict(), self.seat)
            if self.best.wants(value):
                self.best.add(Stroke(found.actions, value))
        self.certain = []
        self.lucky = []


def keep(sieve: list[Sifted], found: Sifted, size: int) -> None:
    """Put a turn among the best by the outlook, if it is one of so many."""
    at = len(sieve)
    while at > 0 and sieve[at - 1].outlook < found.outlook:
        at -= 1
    if at < size:
        sieve.insert(at, found)
        del sieve[size:]


def is_over(state: State, seat: int, turn: int) -> bool:
    """Whether the turn of a seat has ended: somebody else chooses or a new turn has begun."""
    return state.player() != seat or state.turn != turn


def sensible(state: State) -> list[int]:
    """The options that a search need try: sets of things are taken in one order only."""
    step = state.steps[-1]
    options = step.options(state)
    floor = step.floor()
    if floor <= options[0]:
        return options
    return [option for option in options if option >= floor]


def play_stroke(state: State, plan: list[int], rng: Rng) -> list[int]:
    """Act along a plan as far as it goes, then at random, until chance is to draw or the turn ends; what was done."""
    seat, turn = state.player(), state.turn
    done: list[int] = []
    on_plan = True
    while not is_over(state, seat, turn):
        options = sensible(state)
        if on_plan and len(done) < len(plan) and plan[len(done)] in options:
            action = plan[len(done)]
        else:
            on_plan = False
            action = options[rng.below(len(options))]
        done.append(action)
        state.apply(action)
    return done
