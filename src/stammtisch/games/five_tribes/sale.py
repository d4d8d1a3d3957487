"""2.6  Selling goods in sets of different kinds, never fakirs."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.five_tribes.material import CARDS, GOODS, SET_VALUES
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


def goods(state: Naqala, player: i64, chosen: i64) -> list[int]:
    """The goods that a player can add to a set, as actions."""
    found: list[int] = []
    for card in range(GOODS):
        if state.cards[player * CARDS + card] > 0 and not (chosen >> card) & 1:
            found.append(A.CARD + card)
    return found


def start(state: Naqala, player: int, action: int) -> None:
    """2.6  The first card of a set."""
    add(state, player, 0, action - A.CARD)


def add(state: Naqala, player: int, chosen: i64, card: i64) -> None:
    chosen |= 1 << card
    state.show(player, card, 1)
    if goods(state, player, chosen):
        state.push(Sell(player, chosen, card))
    else:
        sell(state, player, chosen)


class Sell(Step[Naqala]):
    """2.6  Add a good of another kind to the set, or sell the set as it is."""

    def __init__(self, player: int, chosen: i64, last: i64) -> None:
        super().__init__(player)
        self.chosen = chosen
        self.last = last

    def options(self, state: Naqala) -> list[int]:
        found = goods(state, self.player, self.chosen)
        found.append(A.DONE)
        return found

    def apply(self, state: Naqala, action: int) -> None:
        if action == A.DONE:
            sell(state, self.player, self.chosen)
        else:
            add(state, self.player, self.chosen, action - A.CARD)

    def floor(self) -> int:
        return A.CARD + self.last

    def details(self) -> dict[str, object]:
        return {"value": SET_VALUES[size_of(self.chosen)]}


def size_of(chosen: i64) -> int:
    """How many goods a set holds."""
    size = 0
    for card in range(GOODS):
        if (chosen >> card) & 1:
            size += 1
    return size


def sell(state: Naqala, player: i64, chosen: i64) -> None:
    """2.6  Discard the set and take its value in gold."""
    for card in range(GOODS):
        if (chosen >> card) & 1:
            state.give_up(player, card)
    value = SET_VALUES[size_of(chosen)]
    state.earn(player, value)
    state.tell("sale", player, value)
