"""Root Cellar: gathering tiles of the discard can be bought."""

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone.gathering import lay, stores_for
from stammtisch.games.fire_and_stone.material import TILE_NAMES, Cave, Mat
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def visit(state: World, player: int) -> None:
    """Possible with the food for it, while gathering tiles lie in the discard."""
    if state.mat(player, Mat.FOOD) >= state.box.cave_cost[Cave.CELLAR] and secrets.total(state.discard) > 0:
        state.push(Dig(player))


class Dig(Step[World]):
    """Pay for a gathering tile of the discard, or let it be."""

    def options(self, state: World) -> list[int]:
        found = secrets.present(state.discard, A.TILE)
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action == A.DONE:
            return
        kind: i64 = action - A.TILE
        state.pay(self.player, state.box.cave_cost[Cave.CELLAR])
        stores = stores_for(state, self.player, kind)
        if len(stores) > 1:
            state.push(Shelve(self.player, kind))
        else:
            shelve(state, self.player, stores[0] - A.STORE, kind)


def shelve(state: World, player: int, store: i64, kind: i64) -> None:
    """The tile goes from the discard into a store by the usual rules."""
    state.throw_away(kind, -1)
    lay(state, player, store, kind)


class Shelve(Step[World]):
    """Which store takes the tile."""

    def __init__(self, player: int, kind: i64) -> None:
        super().__init__(player)
        self.kind = kind

    def options(self, state: World) -> list[int]:
        return stores_for(state, self.player, self.kind)

    def apply(self, state: World, action: int) -> None:
        shelve(state, self.player, action - A.STORE, self.kind)

    def details(self) -> dict[str, object]:
        return {"tile": TILE_NAMES[self.kind]}
