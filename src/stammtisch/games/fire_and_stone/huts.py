"""Huts and settlements: what building costs, and where the scout goes afterwards."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone.material import CAVE_REGION, MAT, Cave, Invention, Mat
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A

ANY_REGION: Final = 0


def cost(state: World, player: i64, at: i64) -> i64:
    """Settlement, action: a food for every hut that stands there; the Stone axe first, then the master builders."""
    price = state.huts_at(at)
    if state.can_use(player, Invention.STONE_AXE):
        cheaper = price - state.box.axe_discount
        if cheaper < state.box.axe_least:
            cheaper = state.box.axe_least
        if cheaper < price:
            price = cheaper
    if state.cave == Cave.BUILDERS and state.box.chart.region[at] == CAVE_REGION:
        price -= state.box.cave_discount[Cave.BUILDERS]
    return price if price > 0 else 0


def is_full(state: World, at: i64) -> bool:
    """Narrow valleys leave no room for more huts in the region of the cave."""
    if state.cave != Cave.VALLEYS or state.box.chart.region[at] != CAVE_REGION:
        return False
    return state.huts_at(at) >= state.box.cave_limit[Cave.VALLEYS]


def visit(state: World, player: int, scout: i64, at: i64) -> None:
    """Settlement, action: possible with a hut in the supply and the food for it."""
    if state.mat(player, Mat.HUTS) == 0 or is_full(state, at):
        return
    if state.mat(player, Mat.FOOD) >= cost(state, player, at):
        state.push(Build(player, scout, at))


class Build(Step[World]):
    """Settlement, action: pay for a hut and go to a fire, or let it be."""

    def __init__(self, player: int, scout: i64, at: i64) -> None:
        super().__init__(player)
        self.scout = scout
        self.at = at

    def options(self, state: World) -> list[int]:
        return [A.BUILD, A.DONE]

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            state.pay(self.player, cost(state, self.player, self.at))
            erect(state, self.player, self.at)
            send(state, self.player, self.scout, self.at)


def erect(state: World, player: i64, at: i64) -> None:
    """A hut is built, which may decide a place in the race of the tribes."""
    state.put_hut(player, at)
    if state.cave == Cave.RACE:
        race(state, player)


def race(state: World, player: i64) -> None:
    """Race of the tribes: who has enough huts in region II lays down the marker stone and scores by rank."""
    if state.mat(player, Mat.MARKER) > 0:
        return
    chart = state.box.chart
    own: i64 = 0
    for at in range(chart.first[CAVE_REGION - 1], chart.first[CAVE_REGION]):
        own += state.huts_of(player, at)
    if own < state.box.cave_limit[Cave.RACE]:
        return
    rank: i64 = 0
    for other in range(state.players):
        rank += state.mat(other, Mat.MARKER)
    state.mats[player * MAT + Mat.MARKER] = 1
    if rank < len(state.box.race):
        state.score(player, state.box.race[rank])


def send(state: World, player: int, scout: i64, at: i64) -> None:
    """After building, the scout must go to a fire of the same region; restless scouts to one of any open region."""
    region: i64 = state.box.chart.region[at]
    if state.cave == Cave.RESTLESS and region == CAVE_REGION:
        region = ANY_REGION
    state.push(SendToFire(player, scout, region))


def fires(state: World, region: i64) -> list[int]:
    """The fires of a region, or of all open ones, printed or discovered."""
    first = state.box.chart.first
    low: i64 = 0 if region == ANY_REGION else first[region - 1]
    high: i64 = first[state.open_regions()] if region == ANY_REGION else first[region]
    found: list[int] = []
    while low < high:
        if state.is_fire(low):
            found.append(low)
        low += 1
    return found


class SendToFire(Step[World]):
    """The scout goes to a fire, without the action of that fire."""

    def __init__(self, player: int, scout: i64, region: i64) -> None:
        super().__init__(player)
        self.scout = scout
        self.region = region

    def options(self, state: World) -> list[int]:
        return fires(state, self.region)

    def apply(self, state: World, action: int) -> None:
        state.scouts[self.player * 2 + self.scout] = action


class PlaceScout(Step[World]):
    """The second scout enters at a fire of the region in which the first one stands."""

    def options(self, state: World) -> list[int]:
        return fires(state, state.box.chart.region[state.scouts[self.player * 2]])

    def apply(self, state: World, action: int) -> None:
        state.scouts[self.player * 2 + 1] = action
