"""2.4  What the tribe does whose meeples were gathered."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.five_tribes import board, killing, rows
from stammtisch.games.five_tribes.material import TRIBE_NAMES, Card, Djinn, Kind, Tribe
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


class TribeAction(Task[Naqala]):
    """2.4  It always happens, whether the tile was claimed or not."""

    def __init__(self, mover: int, tile: i64, tribe: i64) -> None:
        super().__init__()
        self.mover = mover
        self.tile = tile
        self.tribe = tribe

    def run(self, state: Naqala) -> None:
        count = state.hand[self.tribe]
        state.hand[self.tribe] = 0
        if self.tribe == Tribe.VIZIER:
            state.viziers[self.mover] += count
        elif self.tribe == Tribe.ELDER:
            state.elders[self.mover] += count
        else:
            state.bag[self.tribe] += count
            if self.tribe == Tribe.MERCHANT:
                trade(state, self.mover, count)
            else:
                reinforce(state, self.mover, self.tile, self.tribe, count)


def trade(state: Naqala, player: i64, count: i64) -> None:
    """2.4  Merchants: as many cards from the front of the row, in order, with no refill."""
    while count > 0 and len(state.row) > 0:
        rows.take_from_row(state, player, 0)
        count -= 1


def blue_around(state: Naqala, tile: i64) -> i64:
    """2.4  How many tiles with a blue value lie here and around, also diagonally."""
    found: i64 = 0
    for other in board.BLOCK[tile]:
        if state.tiles[other] >= Kind.VILLAGE:
            found += 1
    return found


def fakirs_help(state: Naqala, tile: i64, tribe: i64, strength: i64) -> bool:
    """Whether one more fakir would bring gold or bring another meeple into range."""
    if tribe == Tribe.BUILDER:
        return blue_around(state, tile) > 0
    return state.crowd() & ~board.in_range(tile, strength) != 0


def reinforce(state: Naqala, player: int, tile: i64, tribe: i64, strength: i64) -> None:
    """2.4  Builders and assassins can be helped by fakirs before they act."""
    if state.fakirs(player) > 0 and fakirs_help(state, tile, tribe, strength):
        state.show(player, Card.FAKIR, 1)  # all see that he is asked
        state.push(Reinforce(player, tile, tribe, strength))
    elif tribe == Tribe.BUILDER:
        build(state, player, tile, strength)
    else:
        killing.assassinate(state, player, tile, strength)


class Reinforce(Step[Naqala]):
    """2.4  Discard a fakir to count as one builder or assassin more, as often as you like."""

    def __init__(self, player: int, tile: i64, tribe: i64, strength: i64) -> None:
        super().__init__(player)
        self.tile = tile
        self.tribe = tribe
        self.strength = strength

    def options(self, state: Naqala) -> list[int]:
        return [A.CARD + Card.FAKIR, A.DONE]

    def apply(self, state: Naqala, action: int) -> None:
        if action != A.DONE:
            state.give_up(self.player, Card.FAKIR)
            reinforce(state, self.player, self.tile, self.tribe, self.strength + 1)
        elif self.tribe == Tribe.BUILDER:
            build(state, self.player, self.tile, self.strength)
        else:
            killing.assassinate(state, self.player, self.tile, self.strength)

    def details(self) -> dict[str, object]:
        return {"tribe": TRIBE_NAMES[self.tribe], "strength": self.strength}


def build(state: Naqala, player: i64, tile: i64, strength: i64) -> None:
    """2.4  Builders: gold for each, times the blue tiles around; Echidna doubles it."""
    amount = blue_around(state, tile) * strength
    state.builders_gold = amount
    if (state.active >> Djinn.ECHIDNA) & 1:
        amount *= 2
    state.earn(player, amount)
    state.tell("build", player, amount)
