"""Forests: look at the animals there in secret and keep one of them."""

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.bits import bit
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.fire_and_stone.fire import hand_over
from stammtisch.games.fire_and_stone.material import ANIMALS, FIRST_STACK, NONE, STACK, Cave, Ground, Mat
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def grow(state: World, at: i64) -> None:
    """Forest, discovery effect: the next animal stack of this region is laid to the forest, face down."""
    stack: i64 = FIRST_STACK[state.box.chart.region[at] - 1]
    while (state.forests >> stack) & 1:
        stack += 1
    state.forests |= bit(stack)
    state.ground[at] = Ground.FOREST + stack


def taken(state: World, stack: i64) -> i64:
    """How many animals of a stack have been taken."""
    found: i64 = 0
    while found < STACK and state.takers[stack * STACK + found] != NONE:
        found += 1
    return found


def toll(state: World) -> i64:
    """What an animal costs, since wolves roam."""
    return state.box.cave_cost[Cave.WOLVES] if state.cave == Cave.WOLVES else 0


def visit(state: World, player: int, at: i64) -> None:
    """Forest, action: only where animals are left; an empty forest gives nothing."""
    stack = state.ground[at] - Ground.FOREST
    if taken(state, stack) < STACK and state.mat(player, Mat.FOOD) >= toll(state):
        state.push(Hunt(player, stack))


class Hunt(Step[World]):
    """Forest, action: look at the animals and keep one, or let it be."""

    def __init__(self, player: int, stack: i64) -> None:
        super().__init__(player)
        self.stack = stack

    def options(self, state: World) -> list[int]:
        return [A.HUNT, A.DONE]

    def apply(self, state: World, action: int) -> None:
        if action == A.DONE:
            return
        state.pay(self.player, toll(state))
        state.looker = self.player
        state.stack = self.stack
        gone = taken(state, self.stack)
        if gone == STACK - 1:
            state.push(KeepLast(self.player, self.stack))
        else:
            state.push(Keep(self.player, self.stack))
        if state.animals[self.stack * STACK] == NONE:
            state.push(DealAnimal(self.player, self.stack * STACK))


class DealAnimal(Step[World]):
    """A tile of a stack that nobody has looked at before; only the hunter sees it."""

    def __init__(self, hunter: int, tile: i64) -> None:
        super().__init__(CHANCE)
        self.hunter = hunter
        self.tile = tile

    def options(self, state: World) -> list[int]:
        return secrets.present(state.wild, A.ANIMAL)

    def weights(self, state: World) -> list[int]:
        return secrets.copies(state.wild)

    def toss(self, state: World, rng: Rng) -> int:
        return A.ANIMAL + secrets.pick(state.wild, rng)

    def apply(self, state: World, action: int) -> None:
        kind: i64 = action - A.ANIMAL
        state.wild = state.wild[:]
        state.wild[kind] -= 1
        state.animals = state.animals[:]
        state.animals[self.tile] = kind
        if (self.tile + 1) % STACK != 0:
            state.push(DealAnimal(self.hunter, self.tile + 1))

    def audience(self) -> int:
        return 1 << self.hunter


class Keep(Step[World]):
    """Forest, action: keep one animal, face down; a choice even among equal ones, so that it gives nothing away."""

    def __init__(self, player: int, stack: i64) -> None:
        super().__init__(player)
        self.stack = stack

    def options(self, state: World) -> list[int]:
        seen: i64 = 0
        for tile in range(self.stack * STACK + taken(state, self.stack), (self.stack + 1) * STACK):
            seen |= 1 << state.animals[tile]
        found: list[int] = []
        for kind in range(ANIMALS):
            if (seen >> kind) & 1:
                found.append(A.ANIMAL + kind)
        return found

    def apply(self, state: World, action: int) -> None:
        kind: i64 = action - A.ANIMAL
        place = self.stack * STACK + taken(state, self.stack)
        tile = place
        while state.animals[tile] != kind:
            tile += 1
        state.animals = state.animals[:]
        state.animals[tile] = state.animals[place]
        state.animals[place] = kind
        keep(state, self.player, place)

    def audience(self) -> int:
        return 1 << self.player


class KeepLast(Task[World]):
    """The last animal of a forest is kept without a choice."""

    def __init__(self, hunter: int, stack: i64) -> None:
        super().__init__()
        self.hunter = hunter
        self.stack = stack

    def run(self, state: World) -> None:
        keep(state, self.hunter, self.stack * STACK + STACK - 1)


def keep(state: World, player: i64, tile: i64) -> None:
    """The hunter takes an animal; the tiles of a stack stand in the order in which they are taken."""
    state.takers = state.takers[:]
    state.takers[tile] = player
    hand_over(state, tile, player)
    state.looker = NONE
    state.stack = NONE
    state.tell("kept", player, 1)
