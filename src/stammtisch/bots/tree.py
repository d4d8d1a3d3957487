"""The tree of a search: nodes are what has been done so far, arms are the strokes that may follow."""

from math import erfc, exp, log, pi, sqrt
from typing import Final

EXPLORE: Final = 0.05
TRUST: Final = 3.0  # how many visits the heuristic's own word counts
USUAL_SPREAD: Final = 0.05  # of the difference between two arms from visit to visit, as long as little is known


class Arm:
    """A stroke: how often it could be played and was, and what came of it, by seat."""

    def __init__(self, actions: list[int], players: int) -> None:
        self.actions = actions
        self.seen = 0
        self.visits = 0
        self.promise = 0.0  # what the heuristic says to the seat, at the root
        self.surprise = 0.0  # by how much results were better for the seat than the heuristic had promised, added up
        self.surprises: list[float] = []  # the same, visit by visit
        self.totals = [0.0 for _ in range(players)]
        self.node: Node | None = None

    def mean(self, seat: int) -> float:
        return self.totals[seat] / self.visits if self.visits > 0 else 0.0

    def add(self, result: list[float], surprise: float) -> None:
        self.visits += 1
        self.surprise += surprise
        self.surprises.append(surprise)
        for seat in range(len(result)):
            self.totals[seat] += result[seat]


class Node:
    """A choice of one seat.  The same node stands for all deals of what that seat cannot see, and for all luck."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.surprise = 0.0
        self.arms: list[Arm] = []

    def arm(self, actions: list[int], players: int) -> Arm:
        """The arm of a stroke, grown if there is none."""
        for arm in self.arms:
            if arm.actions == actions:
                return arm
        arm = Arm(actions, players)
        self.arms.append(arm)
        return arm

    def bound(self, arm: Arm, promise: float) -> float:
        """How good an arm may be here: what the heuristic promises, what experience adds to it, and the doubt."""
        usual = self.surprise / self.visits if self.visits > 0 else 0.0
        weight = arm.visits + TRUST
        learnt = (arm.surprise + TRUST * usual) / weight
        return promise + learnt + EXPLORE * sqrt(log(arm.seen + 1.0) / weight)

    def worth(self, arm: Arm, trust: float) -> float:
        """What an arm is worth to the seat: the heuristic's word, and how experience differed from it."""
        usual = self.surprise / self.visits if self.visits > 0 else 0.0
        return arm.promise + (arm.surprise + trust * usual) / (arm.visits + trust)

    def regret(self, best: Arm, arm: Arm, trust: float) -> float:
        """What is lost on average by taking the arm that seems best if the other may be better after all.

        Both met the same luck in the same visits, so only the spread of their difference is in doubt.
        """
        visits = min(best.visits, arm.visits)
        mean = 0.0
        for at in range(visits):
            mean += (best.surprises[at] - arm.surprises[at]) / visits
        squares = 2.0 * USUAL_SPREAD * USUAL_SPREAD
        for at in range(visits):
            off = best.surprises[at] - arm.surprises[at] - mean
            squares += off * off
        doubt = sqrt(squares / (visits + 1) / visits)
        return expected_loss((self.worth(best, trust) - self.worth(arm, trust)) / doubt) * doubt

    def add(self, arm: Arm, result: list[float], promise: float) -> None:
        """A visit went through an arm and came out so."""
        surprise = result[self.seat] - promise
        self.visits += 1
        self.surprise += surprise
        arm.add(result, surprise)


def expected_loss(lead: float) -> float:
    """By how much a normal variable of spread 1 falls below minus this lead on average."""
    return exp(-0.5 * lead * lead) / sqrt(2.0 * pi) - 0.5 * lead * erfc(lead / sqrt(2.0))


class Visit:
    """A step of a try through the tree: which arm of which node, and what it had promised to the seat."""

    def __init__(self, node: Node, arm: Arm, promise: float) -> None:
        self.node = node
        self.arm = arm
        self.promise = promise


def below(node: "Node | None", trail: list[tuple[int, int]]) -> "Node | None":
    """The node that a trail of seats and actions leads to, if the tree has it."""
    at = 0
    while node is not None and at < len(trail):
        found: Arm | None = None
        for arm in node.arms:
            if goes(arm, node.seat, trail, at):
                found = arm
                break
        if found is None:
            return None
        at += len(found.actions)
        node = found.node
    return node


def goes(arm: Arm, seat: int, trail: list[tuple[int, int]], at: int) -> bool:
    """Whether a trail goes on along an arm."""
    if at + len(arm.actions) > len(trail):
        return False
    for step in range(len(arm.actions)):
        if trail[at + step] != (seat, arm.actions[step]):
            return False
    return True
