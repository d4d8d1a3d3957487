"""Turns: the tribes move one after the other, each with all its scouts, until the game ends."""

from stammtisch.engine.state import Step, Task
from stammtisch.games.fire_and_stone.journey import Move
from stammtisch.games.fire_and_stone.material import NONE
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


class NextTurn(Task[World]):
    """Clockwise; once the end was started, only so many turns are left."""

    def run(self, state: World) -> None:
        if state.turns_left > 0:
            state.turns_left -= 1
        if state.turns_left == 0:
            return
        state.turn += 1
        state.mover = (state.mover + 1) % state.players
        state.push(self)
        begin(state, state.mover)


def begin(state: World, player: int) -> None:
    """Each scout moves and acts; which one first is a choice, unless they stand together."""
    second = state.scouts[player * 2 + 1]
    if second == NONE:
        state.push(Move(player, 0, False))
    elif second == state.scouts[player * 2]:
        state.push(Move(player, 1, False))
        state.push(Move(player, 0, False))
    else:
        state.push(Lead(player))


class Lead(Step[World]):
    """Which of two scouts moves and acts first."""

    def options(self, state: World) -> list[int]:
        return [A.SCOUT, A.SCOUT + 1]

    def apply(self, state: World, action: int) -> None:
        first = action - A.SCOUT
        state.push(Move(self.player, 1 - first, False))
        state.push(Move(self.player, first, False))
