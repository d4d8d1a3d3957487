"""2.5  What the tile does on which the move ended."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.five_tribes import board, djinns, rows
from stammtisch.games.five_tribes.material import DJINN_NAMES, Djinn, Kind, Place
from stammtisch.games.five_tribes.payment import Cost, can_pay, pay, show_means
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A

SMALL_PRICE: Final = 3
SMALL_CHOICE: Final = 3
LARGE_PRICE: Final = 6
LARGE_CHOICE: Final = 6


class TileAction(Task[Naqala]):
    """2.5  Oasis and village must act, markets and sacred places may."""

    def __init__(self, mover: int, tile: i64) -> None:
        super().__init__()
        self.mover = mover
        self.tile = tile

    def run(self, state: Naqala) -> None:
        kind = state.tiles[self.tile]
        if kind == Kind.OASIS:
            place(state, self.mover, self.tile, Djinn.LAMIA, True)
        elif kind == Kind.VILLAGE:
            place(state, self.mover, self.tile, Djinn.HAGIS, True)
        elif kind == Kind.SMALL_MARKET:
            visit_market(state, self.mover, SMALL_PRICE, SMALL_CHOICE, 1)
        elif kind == Kind.LARGE_MARKET:
            visit_market(state, self.mover, LARGE_PRICE, LARGE_CHOICE, 2)
        elif state.djinns_at(Place.ROW) and can_pay(state, self.mover, Cost.BOTH):
            show_means(state, self.mover, Cost.BOTH)
            state.push(Summon(self.mover))


def left_to_place(state: Naqala, mover: i64) -> i64:
    """How many palms (Lamia moves them) or palaces (Hagis does) are in the supply."""
    return state.palms_left if mover == Djinn.LAMIA else state.palaces_left


def place(state: Naqala, player: int, tile: i64, djinn: i64, movable: bool) -> None:
    """A palm or palace for a tile; Lamia or Hagis, if he can be paid, may move it next door."""
    if left_to_place(state, djinn) == 0:
        return
    unused = state.owns(player, djinn) and not (state.used >> djinn) & 1
    if movable and unused and can_pay(state, player, Cost.EITHER):
        show_means(state, player, Cost.EITHER)
        state.push(PlaceNear(player, tile, djinn))
    else:
        put_down(state, player, tile, djinn)


def put_down(state: Naqala, player: i64, tile: i64, djinn: i64) -> None:
    """2.5  One palm or palace from the supply on a tile."""
    if djinn == Djinn.LAMIA:
        state.palms_left -= 1
        state.palms = state.palms[:]
        state.palms[tile] += 1
        state.tell("palm", player, tile)
    else:
        state.palaces_left -= 1
        state.palaces = state.palaces[:]
        state.palaces[tile] += 1
        state.tell("palace", player, tile)
        djinns.toll(state, Djinn.MONKIR, player, "monkir")


class PlaceNear(Step[Naqala]):
    """Hagis and Lamia: put it on the tile itself, or pay and put it on a neighbouring one."""

    def __init__(self, player: int, tile: i64, djinn: i64) -> None:
        super().__init__(player)
        self.tile = tile
        self.djinn = djinn

    def options(self, state: Naqala) -> list[int]:
        return board.BLOCK[self.tile] if state.rules.reach_diagonal else board.CROSS[self.tile]

    def apply(self, state: Naqala, action: int) -> None:
        if action == self.tile:
            put_down(state, self.player, self.tile, self.djinn)
            return
        state.used |= 1 << self.djinn
        state.push(PutDown(self.player, action, self.djinn))
        pay(state, self.player, Cost.EITHER)

    def details(self) -> dict[str, object]:
        return {"djinn": DJINN_NAMES[self.djinn]}


class PutDown(Task[Naqala]):
    """Hagis and Lamia: once paid, the palace or palm goes down."""

    def __init__(self, mover: int, tile: i64, djinn: i64) -> None:
        super().__init__()
        self.mover = mover
        self.tile = tile
        self.djinn = djinn

    def run(self, state: Naqala) -> None:
        put_down(state, self.mover, self.tile, self.djinn)


def visit_market(state: Naqala, player: int, price: i64, choice: i64, count: i64) -> None:
    """2.5  A market is open to who can pay, while there are cards."""
    if state.gold[player] >= price and len(state.row) > 0:
        state.push(Buy(player, price, choice, count))


class Buy(Step[Naqala]):
    """2.5  Pay 3 for one of the first three cards, or 6 for two of the first six; or let it be."""

    def __init__(self, player: int, price: i64, choice: i64, count: i64) -> None:
        super().__init__(player)
        self.price = price  # nothing once it has been paid
        self.choice = choice
        self.count = count

    def options(self, state: Naqala) -> list[int]:
        found = [A.ROW + place for place in range(min(self.choice, len(state.row)))]
        if self.price > 0 or state.rules.large_market_up_to_two:
            found.append(A.DONE)
        return found

    def apply(self, state: Naqala, action: int) -> None:
        if action == A.DONE:
            return
        state.gold[self.player] -= self.price
        rows.take_from_row(state, self.player, action - A.ROW)
        if self.count > 1 and len(state.row) > 0:
            state.push(Buy(self.player, 0, self.choice - 1, self.count - 1))

    def details(self) -> dict[str, object]:
        return {"price": self.price, "count": self.count}


class Summon(Step[Naqala]):
    """2.5  At a sacred place: two elders, or an elder and a fakir, for a djinn of the row; or let it be."""

    def options(self, state: Naqala) -> list[int]:
        return [*state.djinns_at(Place.ROW), A.DONE]

    def apply(self, state: Naqala, action: int) -> None:
        if action != A.DONE:
            state.push(Gain(self.player, action - A.DJINN))
            pay(state, self.player, Cost.BOTH)


class Gain(Task[Naqala]):
    """2.5  Once paid, the djinn is the player's."""

    def __init__(self, mover: int, djinn: i64) -> None:
        super().__init__()
        self.mover = mover
        self.djinn = djinn

    def run(self, state: Naqala) -> None:
        djinns.gain(state, self.mover, self.djinn)
