"""Set-up: who begins, secret tasks, start tiles, the display of inventions, and starter inventions in the variant."""

from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.fire_and_stone import cards, gathering, turn
from stammtisch.games.fire_and_stone.box import Box
from stammtisch.games.fire_and_stone.material import INVENTIONS, MAT, TASKS, Mat
from stammtisch.games.fire_and_stone.options import Rules
from stammtisch.games.fire_and_stone.state import World, blank
from stammtisch.games.fire_and_stone.things import A


def begin(players: int, box: Box, rules: Rules) -> World:
    """The first state, in which chance is about to say who begins."""
    state = blank(players, box, rules)
    lay_start_tiles(state)
    state.push(turn.NextTurn())
    if rules.starters:
        state.push(Draft())
    state.push(cards.Refill())
    state.push(DealTask(0))
    state.push(Beginner())
    return state


def lay_start_tiles(state: World) -> None:
    """Set-up 10  Both with four players, sun or moon with three, none with two."""
    for player in range(state.players):
        sun, moon = state.box.start_tiles[player]
        if state.players == 4 or (state.players == 3 and not state.rules.moon):
            gathering.lay(state, player, 0, sun)
        if state.players == 4 or (state.players == 3 and state.rules.moon):
            gathering.lay(state, player, 1, moon)


class Beginner(Step[World]):
    """Set-up 11  Chance decides who begins."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: World) -> list[int]:
        return [A.SEAT + seat for seat in range(state.players)]

    def weights(self, state: World) -> list[int]:
        return [1 for _ in range(state.players)]

    def toss(self, state: World, rng: Rng) -> int:
        return A.SEAT + rng.below(state.players)

    def apply(self, state: World, action: int) -> None:
        state.mover = (action - A.SEAT + state.players - 1) % state.players


class DealTask(Step[World]):
    """Set-up 9  One secret task for everybody."""

    def __init__(self, seat: int) -> None:
        super().__init__(CHANCE)
        self.seat = seat

    def options(self, state: World) -> list[int]:
        dealt = [state.mat(seat, Mat.TASK) for seat in range(self.seat)]
        return [A.TASK + task for task in range(TASKS) if task not in dealt]

    def weights(self, state: World) -> list[int]:
        return [1 for _ in range(TASKS - self.seat)]

    def apply(self, state: World, action: int) -> None:
        state.mats[self.seat * MAT + Mat.TASK] = action - A.TASK
        if self.seat + 1 < state.players:
            state.push(DealTask(self.seat + 1))

    def audience(self) -> int:
        return 1 << self.seat


class Draft(Task[World]):
    """Variant  As many starter inventions as players; whoever comes last picks first, the beginner the rest."""

    def run(self, state: World) -> None:
        state.push(LastStarter())
        for place in range(2, state.players + 1):
            state.push(PickStarter((state.mover + place) % state.players))
        state.push(LayStarter(state.players))


class LayStarter(Step[World]):
    """Variant  Which starter inventions are laid out."""

    def __init__(self, left: i64) -> None:
        super().__init__(CHANCE)
        self.left = left

    def options(self, state: World) -> list[int]:
        box = state.box
        return [A.INVENTION + kind for kind in range(INVENTIONS) if box.starters[kind] > (state.starters >> kind) & 1]

    def weights(self, state: World) -> list[int]:
        return [1 for _ in self.options(state)]

    def apply(self, state: World, action: int) -> None:
        state.starters |= 1 << (action - A.INVENTION)
        if self.left > 1:
            state.push(LayStarter(self.left - 1))


def laid_out(state: World) -> list[int]:
    """The starter inventions that nobody has picked, as actions."""
    return [A.INVENTION + kind for kind in range(INVENTIONS) if (state.starters >> kind) & 1]


def pick_starter(state: World, player: i64, invention: i64) -> None:
    state.starters &= ~(1 << invention)
    cards.gain(state, player, invention)


class PickStarter(Step[World]):
    """Variant  Choose one of the starter inventions, against the order of turns."""

    def options(self, state: World) -> list[int]:
        return laid_out(state)

    def apply(self, state: World, action: int) -> None:
        pick_starter(state, self.player, action - A.INVENTION)


class LastStarter(Task[World]):
    """Variant  The beginner gets the starter invention that the others left."""

    def run(self, state: World) -> None:
        beginner = (state.mover + 1) % state.players
        action = laid_out(state)[0]
        state.tell("starter", beginner, action)
        pick_starter(state, beginner, action - A.INVENTION)
