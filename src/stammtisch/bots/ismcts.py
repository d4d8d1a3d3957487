"""The searching bot: information-set Monte Carlo tree search over strokes.

Every try deals anew what the seat cannot see, plays a candidate, goes down the tree by upper bounds that count only
what could be played in that deal, lets everybody maximise his own result, and beyond the tree plays turns out of the
repertoire until the horizon; there the heuristic says how likely each seat is to win.  At the root the candidates are
halved again and again (sequential halving), and the same try meets the same luck with each of them.
"""

from math import exp
from typing import Final

from stammtisch.bots.bot import UNSEEN, Bot
from stammtisch.bots.budget import Budget
from stammtisch.bots.judge import chances
from stammtisch.bots.repertoire import Repertoire
from stammtisch.bots.thought import Candidate, Thought
from stammtisch.bots.tree import Arm, Node, below
from stammtisch.bots.turns import Look, Stroke, best_strokes, play_stroke, sensible, settle
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State

WHOLE_GAME: Final = 1 << 30
REPLIES: Final = 6  # strokes between which a node chooses
LINE: Final = 12  # how many actions of the expected line are told


class Ismcts(Bot):
    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng)
        self.budget = budget
        self.known: list[Repertoire] = []
        self.root: Node | None = None
        self.trail: list[tuple[int, int]] = []  # what has been done since the root
        self.plan: list[int] = []  # the rest of the stroke that was chosen
        self.turn = 0  # the turn that it is for
        self.reasons: list[Candidate] = []

    def notice(self, seat: int, action: int) -> None:
        if action == UNSEEN:
            self.root = None
        self.trail.append((seat, action))

    def think(self, state: State) -> Thought:
        seat = state.player()
        options = state.options()
        if self.plan and self.turn == state.turn and self.plan[0] in options:
            return Thought(seat, self.plan.pop(0), self.reasons, 0)
        self.plan = []
        if len(options) == 1:
            return Thought(seat, options[0], [], 0)
        self.search(state)
        self.plan = self.reasons[0].actions[:]
        self.turn = state.turn
        return Thought(seat, self.plan.pop(0), self.reasons, self.budget.done)

    def search(self, state: State) -> None:
        """Weigh the candidates and leave them in `reasons`, the chosen one first."""
        while len(self.known) < state.players:
            self.known.append(Repertoire())
        self.budget.start()
        node = self.rooted(state)
        live = self.weigh(state, node)
        rest = sorted([arm for arm in node.arms if arm not in live], key=lambda arm: -arm.visits)
        self.reasons = [candidate(arm) for arm in live + rest]

    def rooted(self, state: State) -> Node:
        """The root of the search, with the best strokes as its arms; what is below them in the old tree is kept."""
        seat = state.player()
        old = below(self.root, self.trail)
        root = Node(seat)
        strokes = best_strokes(state, self.budget.arms, self.budget.lines, self.rng)
        for stroke in reversed(strokes):
            self.known[seat].learn(stroke.actions)
        for stroke in strokes:
            arm = root.arm(stroke.actions, state.players)
            arm.promise = hope(state, stroke.value)
            if old is not None and old.seat == seat:
                arm.node = old.arm(stroke.actions, state.players).node
        self.root = root
        self.trail = []
        return root

    def weigh(self, state: State, root: Node) -> list[Arm]:
        """Try the candidates in turn and drop the worse half again and again; those that are left, best first."""
        seat = state.player()
        live = root.arms[:]
        rounds = 0
        while (1 << rounds) < len(live):
            rounds += 1
        luck: list[Rng] = []
        tried = {id(arm): 0 for arm in live}
        while len(live) > 1 and not self.budget.is_spent():
            wanted = max(2, (len(root.arms) - 1 >> self.budget.phase(rounds)) + 1)
            if len(live) > wanted:
                live.sort(key=lambda arm: -root.worth(arm, self.budget.trust))
                live = live[:wanted]
            arm = live[0]
            for other in live:
                if tried[id(other)] < tried[id(arm)]:
                    arm = other
            number = tried[id(arm)]
            if number == len(luck):
                luck.append(self.rng.fork())
            tried[id(arm)] = number + 1
            self.attempt(state, root, arm, luck[number].copy())
            self.budget.count()
        live.sort(key=lambda arm: -root.worth(arm, self.budget.trust))
        return live

    def attempt(self, state: State, root: Node, first: Arm, rng: Rng) -> None:
        """One try of an arm of the root."""
        last = state.turn + self.budget.horizon
        state = state.redeal(root.seat, rng)
        play_stroke(state, first.actions, rng)
        settle(state, rng)
        nodes, arms, promises = [root], [first], [first.promise]
        node: Node | None = root
        while state.steps and state.turn <= last:
            seat = state.player()
            stroke = self.reply(state, rng)
            found = stroke[0]
            if node is not None:
                node = arms[-1].node
                if node is None or node.seat != seat:
                    arms[-1].node = Node(seat)
                    node = None
                elif len(nodes) <= self.budget.depth:
                    found = self.descend(state, node, stroke, nodes, arms, promises)
            play_stroke(state, found.actions, rng)
            settle(state, rng)
        result = chances(state)
        for at in range(len(arms)):
            nodes[at].add(arms[at], result, promises[at])

    def reply(self, state: State, rng: Rng) -> list[Stroke]:
        """The best strokes that a short look finds, and of those known; the best is learnt."""
        known = self.known[state.player()]
        look = Look(state, REPLIES, rng)
        for plan in known.fitting(sensible(state), self.budget.width):
            look.along(state, plan)
        if self.budget.fresh > 0:
            look.deeper(state, self.budget.fresh)
        known.learn(look.best.strokes[0].actions)
        return look.best.strokes

    def descend(
        self,
        state: State,
        node: Node,
        found: list[Stroke],
        nodes: list[Node],
        arms: list[Arm],
        promises: list[float],
    ) -> Stroke:
        """Of the strokes that can be played in this deal, the one that promises most after all that was learnt."""
        best, chosen, promised, bound = found[0], node.arm(found[0].actions, state.players), 0.0, -9.0
        for stroke in found:
            arm = node.arm(stroke.actions, state.players)
            arm.seen += 1
            promise = hope(state, stroke.value)
            value = node.bound(arm, promise)
            if value > bound:
                best, chosen, promised, bound = stroke, arm, promise, value
        nodes.append(node)
        arms.append(chosen)
        promises.append(promised)
        return best


def hope(state: State, lead: int) -> float:
    """The chance of winning that a lead stands for."""
    return 1.0 / (1.0 + exp(-lead / state.spread()))


def candidate(arm: Arm) -> Candidate:
    line: list[tuple[int, int]] = []
    node = arm.node
    while node is not None and node.arms and len(line) < LINE:
        best = node.arms[0]
        for other in node.arms:
            if other.visits > best.visits:
                best = other
        if best.visits == 0:
            break
        for action in best.actions:
            line.append((node.seat, action))
        node = best.node
    return Candidate(arm.actions, arm.visits, [arm.mean(seat) for seat in range(len(arm.totals))], line)
