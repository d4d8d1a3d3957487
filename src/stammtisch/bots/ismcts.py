"""The searching bot: information-set Monte Carlo tree search, over strokes instead of single clicks.

The candidates are the best strokes by the heuristic.  Every try deals anew what the seat cannot see, plays one of
them, and lets everybody reply with what a short look finds best for himself: within the tree corrected by what earlier
tries have learnt there, beyond it by the heuristic alone.  After some turns the heuristic says how likely everybody is
to win.  The candidates are halved again and again (sequential halving), those that can hardly turn out better are given
up before, and the same try meets the same luck with each.
"""

from math import exp
from typing import Final

from stammtisch.bots.bot import UNSEEN
from stammtisch.bots.budget import Budget
from stammtisch.bots.judge import chances
from stammtisch.bots.planner import Planner
from stammtisch.bots.repertoire import Repertoire
from stammtisch.bots.thought import Candidate
from stammtisch.bots.tree import Arm, Node, Visit, below
from stammtisch.bots.turns import PASSES, Look, Stroke, averaged, best_on_average, best_seen, play_stroke, sensible
from stammtisch.engine.chance import Rng
from stammtisch.engine.play import settle
from stammtisch.engine.state import State

WHOLE_GAME: Final = 1 << 30  # a horizon beyond every end
FIRST: Final = 3  # tries that every candidate has before any is given up
LARGEST: Final = 30_000  # nodes of a tree
FADE: Final = 12  # after so many tries a look is half as close: by then the repertoire knows what there is to find
FAR: Final = 8  # from so many turns ahead every look is a short one
LEAST: Final = 8  # turns looked at even then
NEAR: Final = 2  # beyond so many turns ahead fewer known strokes are tried as well,
FEWER: Final = 2  # halved at most so often
WHOLE: Final = 4  # times more lines than other replies have are as good as all
TWICE: Final = 2  # times more of them look at the rest of the own turn, under luck of more than one kind
SLOWER: Final = 3  # where the verdict judges, so many times fewer known strokes are tried, and ways to end the turn
REPLIES: Final = 6  # strokes between which a node chooses
LIMIT: Final = 30.0  # beyond so many spreads a lead is certain
LINE: Final = 12  # how many actions of the expected line are told


class Luck:
    """The luck of one try, its own for every turn: the same, whatever was drawn and weighed in the turns before."""

    def __init__(self, first: int, rng: Rng) -> None:
        self.first = first
        self.rng = rng
        self.turns: list[Rng] = []

    def on(self, turn: int) -> Rng:
        while len(self.turns) <= turn - self.first:
            self.turns.append(self.rng.fork())
        return self.turns[turn - self.first]


class Ismcts(Planner):
    def __init__(self, rng: Rng, budget: Budget) -> None:
        super().__init__(rng)
        self.budget = budget
        self.known: list[Repertoire] = []
        self.root: Node | None = None
        self.nodes = 0  # grown since the root
        self.trail: list[tuple[int, int]] = []  # what has been done since the root
        self.clicks = 0  # choices made in all tries so far
        self.foresight = -1  # turns ahead up to which strokes are judged by the verdict
        self.round = False  # tries go on for a whole round, with replies that are refined
        self.toll = 1  # what a click counts: verdicts on a table of many take longer

    def notice(self, seat: int, action: int) -> None:
        if action == UNSEEN:
            self.root = None
        self.trail.append((seat, action))

    def search(self, state: State) -> int:
        while len(self.known) < state.players:
            self.known.append(Repertoire())
        self.budget.start(state.turn, state.expects())
        self.round = self.budget.careful and state.expects()
        self.foresight = self.foreseen(state)
        self.toll = state.players - (0 if self.round else 1) if self.foresight >= 0 else 1
        root = self.rooted(state)
        live = self.weigh(state, root)
        rest = sorted([arm for arm in root.arms if arm not in live], key=lambda arm: -arm.visits)
        self.reasons = [candidate(arm) for arm in live + rest]
        return self.budget.done

    def foreseen(self, state: State) -> int:
        """How many turns ahead strokes are judged by the verdict; farther if it knows what the next draw brings."""
        if self.budget.careful:
            return state.players if state.expects() else state.foresight()
        return 0 if self.budget.choosy > 0 and state.expects() else -1

    def rooted(self, state: State) -> Node:
        """The root of a search, with the best strokes as its arms.  What the last tree knew below them is kept.

        Their own results are not: they came from before the luck that has shown itself since.
        """
        seat = state.player()
        old = below(self.root, self.trail)
        root = Node(seat)
        careful = self.foresight >= 0
        lines = self.budget.lines_now()
        if careful and not self.budget.careful:
            lines = min(lines, self.budget.choosy)
        strokes = best_on_average(state, self.budget.arms, lines, self.rng, careful, self.budget.sieve)
        for stroke in reversed(strokes):
            self.known[seat].learn(stroke.actions)
        for stroke in strokes:
            arm = root.arm(stroke.actions, state.players)
            arm.promise = hope(state, stroke.value)
            if old is not None and old.seat == seat:
                arm.node = old.arm(stroke.actions, state.players).node
        self.root = root
        self.nodes = 0
        self.trail = []
        return root

    def weigh(self, state: State, root: Node) -> list[Arm]:
        """Try the candidates in turn and drop the worse half again and again; those that are left, best first."""
        live = root.arms[:]
        rounds = halvings(len(live))
        luck: list[Rng] = []
        while len(live) > 1 and self.budget.spent() < 1.0:
            wanted = max(2, (len(root.arms) - 1 >> self.budget.phase(rounds)) + 1)
            if len(live) > wanted:
                self.sort(root, live)
                live = live[:wanted]
            arm = least_tried(live)
            if arm is live[0] and arm.visits >= FIRST and self.budget.care_now > 0.0:
                live = self.promising(root, live)
                if len(live) == 1:
                    break
                arm = least_tried(live)
            if arm.visits == len(luck):
                luck.append(self.rng.fork())
            clicks = self.clicks
            self.attempt(state, root, arm, luck[arm.visits].copy())
            self.budget.count((self.clicks - clicks) * self.toll)
        self.sort(root, live)
        return live

    def promising(self, root: Node, live: list[Arm]) -> list[Arm]:
        """After a round of tries: the best of the candidates and those that may still turn out better, best first."""
        self.sort(root, live)
        best = live[0]
        return [arm for arm in live if arm is best or root.regret(best, arm, self.budget.trust) > self.budget.care_now]

    def sort(self, root: Node, arms: list[Arm]) -> None:
        arms.sort(key=lambda arm: -root.worth(arm, self.budget.trust))

    def attempt(self, state: State, root: Node, arm: Arm, rng: Rng) -> None:
        """One try of an arm of the root."""
        luck = Luck(state.turn, rng)
        last = state.turn + (self.budget.horizon or (state.players if self.round else state.horizon()))
        state = state.redeal(root.seat, luck.on(state.turn))
        play_stroke(state, arm.actions, luck.on(state.turn))
        settle(state, luck.on(state.turn))
        path = [Visit(root, arm, arm.promise)]
        in_tree = True
        while state.steps and state.turn <= last:
            mind = luck.on(state.turn).fork()
            strokes = self.reply(state, root.seat, state.turn - luck.first, mind)
            node = self.grown(path[-1].arm, state.player()) if in_tree else None
            in_tree = node is not None
            stroke = self.descend(state, node, strokes, path) if node is not None else strokes[0]
            play_stroke(state, stroke.actions, mind)
            if state.turn <= last or self.foresight < 0 or not state.expects():
                settle(state, luck.on(state.turn))
        result = chances(state)
        for visit in path:
            visit.node.add(visit.arm, result, visit.promise)

    def grown(self, arm: Arm, seat: int) -> Node | None:
        """The node after an arm, grown if there is room for it; none if luck has given the choice to another seat."""
        if arm.node is None and self.nodes < LARGEST:
            arm.node = Node(seat)
            self.nodes += 1
        return arm.node if arm.node is not None and arm.node.seat == seat else None

    def reply(self, state: State, seat: int, ahead: int, rng: Rng) -> list[Stroke]:
        """The best strokes of those known and those that a look finds, which is shorter the farther ahead it is.

        The more tries have been made, the more is known and the less a look can add, so it gets shorter then as well.
        The rest of the seat's present turn is looked at more closely: the bot will think about it anew, and whatever
        leaves a choice until luck has shown itself would seem worse than it is if that choice were made carelessly.
        """
        careful = ahead <= self.foresight
        own = ahead == 0 and state.player() == seat
        if careful and state.expects():
            return self.weighed(state, own, rng)
        known = self.known[state.player()]
        look = Look(state, REPLIES, rng, careful)
        share = SLOWER if careful else 1
        for plan in known.fitting(sensible(state), self.budget.known // share >> min(max(ahead - NEAR, 0), FEWER)):
            look.along(state.copy(), plan)
            look.forget(0, 0, 0)
        if own:
            look.deeper(state, self.budget.rest // share)
            look.refine(state, PASSES)
        else:
            glance = self.budget.glance * FADE // (FADE + self.budget.done)
            look.deeper(state, max(glance >> min(max(ahead - 1, 0), FAR), LEAST))
        self.clicks += look.clicks
        known.learn(look.best.strokes[0].actions)
        return look.best.strokes

    def weighed(self, state: State, own: bool, rng: Rng) -> list[Stroke]:
        """The best strokes by a verdict that expects the next draw; for the rest of the own turn several looks count.

        It asks for few verdicts, so all that can be done is looked at, and nothing need be known from elsewhere.
        """
        lines = WHOLE * self.budget.glance
        if own:
            look = averaged(state, REPLIES, TWICE * lines, rng, True)
        else:
            look = best_seen(state, REPLIES, lines, rng, True, 1, self.budget.reply_sieve)
        self.clicks += look.clicks
        return look.best.strokes[:REPLIES]

    def descend(self, state: State, node: Node, strokes: list[Stroke], path: list[Visit]) -> Stroke:
        """Of the strokes that can be played in this deal, the one that may be best after all that was learnt."""
        best = 0
        highest = -1.0e9
        visits: list[Visit] = []
        for at in range(len(strokes)):
            arm = node.arm(strokes[at].actions, state.players)
            arm.seen += 1
            visits.append(Visit(node, arm, hope(state, strokes[at].value)))
            bound = node.bound(arm, visits[at].promise)
            if bound > highest:
                best, highest = at, bound
        path.append(visits[best])
        return strokes[best]


def hope(state: State, lead: int) -> float:
    """The chance of winning that a lead stands for."""
    return 1.0 / (1.0 + exp(-max(-LIMIT, min(LIMIT, lead / state.spread()))))


def halvings(count: int) -> int:
    """How often so many are halved until two are left."""
    rounds = 1
    while (1 << rounds) < count:
        rounds += 1
    return rounds


def least_tried(arms: list[Arm]) -> Arm:
    best = arms[0]
    for arm in arms:
        if arm.visits < best.visits:
            best = arm
    return best


def candidate(arm: Arm) -> Candidate:
    """An arm of the root as a reason: what came of it, and how the tree expects it to go on."""
    line: list[tuple[int, int]] = []
    node = arm.node
    while node is not None and len(line) < LINE:
        best: Arm | None = None
        for other in node.arms:
            if other.visits > (best.visits if best is not None else 0):
                best = other
        if best is None:
            break
        for action in best.actions:
            line.append((node.seat, action))
        node = best.node
    return Candidate(arm.actions, arm.visits, [arm.mean(seat) for seat in range(len(arm.totals))], line)
