"""State, Step and Task: what a game is made of, written once, with its contract.

A State holds the whole truth of a game in named arrays of ints and a stack of Steps.  The top step says who chooses
and which actions are on offer; `State.apply` pops it, lets it change the state and push what follows, and then runs
the Tasks (things that happen without a choice) until a choice, a chance or the end is on top.

Everything outside the games uses nothing but
`player / options / weights / apply / copy / redeal / view / points / outlook / census`.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng

CHANCE: Final = -1
OVER: Final = -2
NOBODY: Final = -3
SPECTATOR: Final = -1
EVERYBODY: Final = -1  # as an audience: all bits set

S = TypeVar("S", bound="State")


class IllegalAction(ValueError):
    """Somebody asked for an action that is not on offer; the message says which and what is."""


class Step(Generic[S]):
    """A pending choice.  Immutable, because copies of a state share their steps; it holds no secret."""

    def __init__(self, player: int) -> None:
        self.player = player

    def options(self, state: S) -> list[int]:
        """The actions on offer: ascending, never empty, each one leading to a turn that can be completed."""
        raise NotImplementedError

    def weights(self, state: S) -> list[int]:
        """For steps of CHANCE: how often each option comes up, positive, in the order of the options."""
        raise NotImplementedError

    def toss(self, state: S, rng: Rng) -> int:
        """For steps of CHANCE: draw an option by weight.  A step may know a faster way to the very same draw."""
        return self.options(state)[rng.pick(self.weights(state))]

    def apply(self, state: S, action: int) -> None:
        """Change the state and push what follows.  The step itself has been popped already."""
        raise NotImplementedError

    def audience(self) -> int:
        """Bits of the players who see which option was taken; that somebody chose is always public."""
        return EVERYBODY

    def floor(self) -> int:
        """Where the order of picks is idle: the least action that a search need try."""
        return 0

    def details(self) -> dict[str, object]:
        """What the prompt of this step mentions: numbers, such as how many are left to take, or keys of words."""
        return {}


class Task(Step[S]):
    """Something that happens by itself when its turn on the stack comes."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def apply(self, state: S, action: int) -> None:
        self.run(state)

    def run(self, state: S) -> None:
        raise NotImplementedError


class State:
    """The whole truth of one game.  A game's own state adds flat arrays of ints, no dicts, no object per piece."""

    def __init__(self, players: int, steps: list[Step[Any]], turn: int) -> None:
        self.players = players
        self.steps = steps
        self.turn = turn  # turns begun so far; searches cut roll-outs by it
        self.events: list[tuple[str, int, int]] | None = None

    def player(self) -> int:
        """Who chooses now: a seat, CHANCE or OVER."""
        if not self.steps:
            return OVER
        return self.steps[-1].player

    def options(self) -> list[int]:
        if not self.steps:
            return []
        return self.steps[-1].options(self)

    def weights(self) -> list[int]:
        return self.steps[-1].weights(self)

    def apply(self, action: int) -> None:
        """Take one of the options.  Unchecked: `play.submit` is the checked way in."""
        steps = self.steps
        steps.pop().apply(self, action)
        while steps and steps[-1].player == NOBODY:
            steps.pop().apply(self, 0)

    def push(self, step: Step[Any]) -> None:
        self.steps.append(step)

    def tell(self, event: str, player: int, amount: int) -> None:
        """Report something that no action shows, if anybody listens.  It must hold no secret."""
        if self.events is not None:
            self.events.append((event, player, amount))

    def copy(self) -> "State":
        """An independent copy, by one constructor call that names every field; nobody listens to its events."""
        raise NotImplementedError

    def redeal(self, viewer: int, rng: Rng) -> "State":
        """A copy with everything that `viewer` has not seen dealt anew; he cannot tell it from this state."""
        raise NotImplementedError

    def view(self, viewer: int) -> dict[str, Any]:
        """What `viewer` may see, ready for JSON.  SPECTATOR sees only what is public."""
        raise NotImplementedError

    def points(self) -> list[int]:
        """Everybody's points, if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that win if the game ended now; more than one is a shared victory."""
        points = self.points()
        best = max(points)
        return [seat for seat in range(self.players) if points[seat] == best]

    def sheet(self) -> list[dict[str, int]]:
        """The score sheet: for every seat its points by category, adding up to `points`."""
        raise NotImplementedError

    def outlook(self) -> list[int]:
        """How good it looks for everybody, roughly in tenths of a point: the game's heuristic."""
        return [10 * value for value in self.points()]

    def features(self, seat: int) -> list[int]:
        """What the heuristic weighs for a seat besides its points, in the order of the game's names for them."""
        return []

    def senses(self) -> vec[i64]:
        """The numbers that the game's net is shown: each seat's own, one seat after the other, and common ones."""
        return vec[i64]()

    def gains(self) -> list[int]:
        """What the net expects of every seat beyond the outlook, in tenths of a point; nothing where there is none."""
        return []

    def verdict(self) -> list[int]:
        """The outlook on a closer look, which takes longer: what a search asks once at the end of every try."""
        found = self.outlook()
        if self.steps:
            gains = self.gains()
            for seat in range(len(gains)):
                found[seat] += gains[seat]
        return found

    def spread(self) -> int:
        """The doubt left in the outlook: who leads by so much wins almost three times of four."""
        return 150

    def horizon(self) -> int:
        """How many turns ahead of the present one a search should let the heuristic judge."""
        return 3

    def foresight(self) -> int:
        """How many turns ahead a search should judge strokes by the verdict: -1 nowhere, 0 those of this turn."""
        return -1

    def expects(self) -> bool:
        """Whether the verdict knows what the next turn's first draw brings on average, and need not see it drawn."""
        return False

    def census(self) -> dict[str, int]:
        """How many components of each sort exist, counted wherever they lie; constant once the set-up is done."""
        raise NotImplementedError
