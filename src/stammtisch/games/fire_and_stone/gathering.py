"""Food territories, gathering tiles and the two stores."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.fire_and_stone.cards import take_card
from stammtisch.games.fire_and_stone.material import (
    CAVE_REGION,
    MAT,
    NONE,
    STORES,
    TILE_NAMES,
    Cave,
    Ground,
    Invention,
    Mat,
)
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A

PICKED: Final = 1  # food of an empty territory
LEFT_LYING: Final = 2  # food for leaving a gathering tile
HEIGHT: Final = 3
FIRST_SYMBOL: Final = 2  # card symbols from this space of a store on


def fields_feed(state: World, player: i64, amount: i64) -> i64:
    """Food for an action in the open; Agriculture adds to it."""
    if state.can_use(player, Invention.AGRICULTURE):
        return amount + state.box.invention_extra[Invention.AGRICULTURE]
    return amount


def visit_food(state: World, player: int, at: i64) -> None:
    """A territory with nothing but its food symbol; frost makes it barren in the region of the cave."""
    frozen = state.cave == Cave.FROST and state.box.chart.region[at] == CAVE_REGION
    if state.room(player) > 0 and not frozen:
        state.push(Forage(player))


class Forage(Step[World]):
    """Food symbol, action: take the food, or let it be."""

    def options(self, state: World) -> list[int]:
        return [A.FOOD, A.DONE]

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            state.feed(self.player, fields_feed(state, self.player, PICKED))


def store_at(player: i64, store: i64) -> i64:
    """Where a store stands in the mats: its kind, followed by how many lie there."""
    return player * MAT + Mat.STORE + 2 * store


def stores_for(state: World, player: i64, kind: i64) -> list[int]:
    """The stores that can take a kind, as actions: the one that holds it, else empty ones, else any, cleared first."""
    empty: list[int] = []
    anyone: list[int] = []
    for store in range(STORES):
        held = state.mats[store_at(player, store)]
        if held == kind:
            return [A.STORE + store]
        if held == NONE:
            empty.append(A.STORE + store)
        anyone.append(A.STORE + store)
    return anyone if state.rules.clear_freely or not empty else empty


class Gather(Step[World]):
    """Gathering tile, action: take it into a store, leave it for food, or let it be."""

    def __init__(self, player: int, at: i64, kind: i64) -> None:
        super().__init__(player)
        self.at = at
        self.kind = kind

    def options(self, state: World) -> list[int]:
        found = stores_for(state, self.player, self.kind)
        if state.room(self.player) > 0:
            found.append(A.FOOD)
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action == A.FOOD:
            lying: i64 = state.box.cave_food[Cave.DROUGHT] if state.cave == Cave.DROUGHT else LEFT_LYING
            state.feed(self.player, fields_feed(state, self.player, lying))
        elif action != A.DONE:
            state.ground[self.at] = Ground.FOOD
            lay(state, self.player, action - A.STORE, self.kind)

    def details(self) -> dict[str, object]:
        return {"tile": TILE_NAMES[self.kind]}


def lay(state: World, player: int, store: i64, kind: i64) -> None:
    """A gathering tile into a store; symbols bring a card, and a full store is cleared after that."""
    at = store_at(player, store)
    if state.mats[at] != kind:
        clear(state, player, store, 0)
        state.mats[at] = kind
    state.mats[at + 1] += 1
    height = state.mats[at + 1]
    if height == HEIGHT:
        state.push(ClearFull(player, store))
    if height >= FIRST_SYMBOL:
        take_card(state, player)


def clear(state: World, player: i64, store: i64, staying: i64) -> None:
    """The tiles of a store go to the discard, all but some."""
    at = store_at(player, store)
    gone = state.mats[at + 1] - staying
    if gone > 0:
        state.throw_away(state.mats[at], gone)
        state.mats[at + 1] = staying
    if state.mats[at + 1] == 0:
        state.mats[at] = NONE


class ClearFull(Task[World]):
    """A full store is discarded once the card is taken; with the Woven basket its lowest tile stays."""

    def __init__(self, owner: int, store: i64) -> None:
        super().__init__()
        self.owner = owner
        self.store = store

    def run(self, state: World) -> None:
        stays = state.box.basket_stays if state.can_use(self.owner, Invention.BASKET) else 0
        clear(state, self.owner, self.store, stays)
