"""Hunger tiles, and the famine that eight of them mean."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.material import (
    ACTIVE_BITS,
    ALL_BITS,
    CAMP,
    FAMINE,
    HOME,
    RELIEF,
    SUPPLY,
    TRIBE,
)
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


def relieve(state: Valley, player: i64, tiles: i64) -> i64:
    """Return up to so many hunger tiles; the answer is how many there were to return."""
    if tiles > state.hunger[player]:
        tiles = state.hunger[player]
    state.hunger[player] -= tiles
    return tiles


def suffer(state: Valley, player: int, tiles: i64) -> None:
    """Take hunger tiles; eight or more cost a member."""
    state.hunger[player] += tiles
    if tiles > 0:
        state.tell("hunger", player, tiles)
    if state.hunger[player] >= FAMINE:
        state.push(Famine(player))


def starving(state: Valley, player: i64) -> i64:
    """Bits of the spots from which a member can be lost: the tribe card and all places."""
    active: i64 = ACTIVE_BITS
    return state.spots(player) & active


class Famine(Task[Valley]):
    """Further notes: while a player has eight hunger tiles or more, he loses a member for three of them."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Valley) -> None:
        found = starving(state, self.owner)
        if state.hunger[self.owner] < FAMINE or found == 0:
            return
        state.push(self)
        if found & (found - 1) == 0:
            lose(state, self.owner, bits.lowest(found))
        else:
            state.push(LoseMember(self.owner))


class LoseMember(Step[Valley]):
    """Further notes: the member comes from a place or from the tribe card, as his player likes."""

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        there = starving(state, self.player)
        bits.members(there & ALL_BITS, A.PLACE, found)
        if (there >> HOME) & 1:
            found.append(A.HOME)
        return found

    def apply(self, state: Valley, action: int) -> None:
        lose(state, self.player, HOME if action == A.HOME else action - A.PLACE)


def lose(state: Valley, player: i64, spot: i64) -> None:
    """One member goes to the supply for three tiles; a tribe with nobody left, not even in camp, has lost."""
    member = player * TRIBE
    while state.at[member] != spot:
        member += 1
    state.at[member] = SUPPLY
    state.fresh &= ~bits.bit(member)
    relieve(state, player, RELIEF)
    state.tell("famine", player, RELIEF)
    if state.active(player) == 0 and state.count(player, CAMP) == 0:
        state.extinct = player
        state.tell("extinct", player, 0)
        state.steps.clear()
