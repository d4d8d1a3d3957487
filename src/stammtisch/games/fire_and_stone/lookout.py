"""Far Lookout: its finder secretly looks at face-down tiles, anywhere on the board."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone.hidden import HiddenTile
from stammtisch.games.fire_and_stone.material import NONE, TERRITORIES, Ground
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def face_down(state: World) -> list[int]:
    """The face-down tiles that nobody has looked at."""
    return [at for at in range(TERRITORIES) if state.ground[at] == Ground.HIDDEN and state.peeked[at] == NONE]


def begin(state: World, player: int, looks: i64) -> None:
    state.spy = player
    go_on(state, player, looks)


def go_on(state: World, player: int, looks: i64) -> None:
    if looks > 0 and face_down(state):
        state.push(Peek(player, looks))


class Peek(Step[World]):
    """Point at a face-down tile to look at, or stop."""

    def __init__(self, player: int, looks: i64) -> None:
        super().__init__(player)
        self.looks = looks

    def options(self, state: World) -> list[int]:
        found = face_down(state)
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            state.push(Glimpse(self.player, action, state.box.chart.region[action], self.looks))

    def details(self) -> dict[str, object]:
        return {"looks": self.looks}


class Glimpse(HiddenTile):
    """What the tile shows, for the eyes of the spy only."""

    def __init__(self, spy: int, at: i64, region: i64, looks: i64) -> None:
        super().__init__(at, region)
        self.spy = spy
        self.looks = looks

    def apply(self, state: World, action: int) -> None:
        state.see(self.region, action - A.TILE)
        state.peeked = state.peeked[:]
        state.peeked[self.at] = action - A.TILE
        go_on(state, self.spy, self.looks - 1)

    def audience(self) -> int:
        return 1 << self.spy
