"""Movement of a scout, and what happens where it ends."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone import caves, fire, forest, gathering, huts
from stammtisch.games.fire_and_stone.hidden import HiddenTile
from stammtisch.games.fire_and_stone.material import (
    GATHERED,
    NONE,
    SCOUTS,
    Cave,
    Ground,
    Invention,
    Mat,
    Tile,
    Track,
)
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def destinations(state: World, player: i64, scout: i64) -> list[int]:
    """1 Movement: one or two steps, three with a sled, over sea routes only with ships."""
    at = state.scouts[player * SCOUTS + scout]
    sled = state.can_use(player, Invention.SLED)
    ship = state.can_use(player, Invention.SHIP)
    if state.cave == Cave.TUNNELS:
        return state.box.chart.through_tunnels(at, sled, ship, state.open_regions(), state.cave_at)
    return state.box.chart.destinations(at, sled, ship, state.open_regions())


class Move(Step[World]):
    """1 Movement: to another territory, which is where the scout acts."""

    def __init__(self, player: int, scout: i64, optional: bool) -> None:
        super().__init__(player)
        self.scout = scout
        self.optional = optional

    def options(self, state: World) -> list[int]:
        found = destinations(state, self.player, self.scout)
        return [*found, A.DONE] if self.optional else found

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            state.scouts[self.player * SCOUTS + self.scout] = action
            arrive(state, self.player, self.scout, action)

    def details(self) -> dict[str, object]:
        return {"scout": f"scout{self.scout + 1}"}


def arrive(state: World, player: int, scout: i64, at: i64) -> None:
    """2 Action: fish first, then turn up what lies there face down, or do what lies there open."""
    if state.box.chart.by_lake[at] > 0 and state.can_use(player, Invention.FISHING):
        state.feed(player, state.box.invention_extra[Invention.FISHING])
    if state.ground[at] != Ground.HIDDEN:
        visit(state, player, scout, at)
    elif state.peeked[at] == NONE:
        state.push(TurnUp(player, scout, at, state.box.chart.region[at]))
    else:
        kind = state.peeked[at]
        state.peeked = state.peeked[:]
        state.peeked[at] = NONE
        state.tell("turned", player, A.TILE + kind)
        turned_up(state, player, scout, at, kind)


class TurnUp(HiddenTile):
    """2 Action: the face-down tile is turned up."""

    def __init__(self, finder: int, scout: i64, at: i64, region: i64) -> None:
        super().__init__(at, region)
        self.finder = finder
        self.scout = scout

    def apply(self, state: World, action: int) -> None:
        kind: i64 = action - A.TILE
        state.see(self.region, kind)
        turned_up(state, self.finder, self.scout, self.at, kind)


def turned_up(state: World, player: int, scout: i64, at: i64, kind: i64) -> None:
    """2 Action: the discovery effect must be done, then the action of the tile may be."""
    if kind == Tile.HUT:
        found_hut(state, player, scout, at)
        return
    if kind == Tile.HIDEOUT:
        state.ground[at] = Ground.FOOD
        state.enlarge(player, 1)
        state.feed(player, 1)
        return
    if kind == Tile.CAVE:
        caves.found(state, player, scout, at)
        return
    if kind < GATHERED:
        state.ground[at] = Ground.GATHERED + kind
    elif kind == Tile.FOREST:
        forest.grow(state, at)
    else:
        state.ground[at] = Ground.FIRE
        state.score(player, 1)
    visit(state, player, scout, at)


def visit(state: World, player: int, scout: i64, at: i64) -> None:
    """2 Action: what an open territory offers."""
    ground = state.ground[at]
    if ground == Ground.FOOD:
        gathering.visit_food(state, player, at)
    elif ground == Ground.SETTLEMENT:
        huts.visit(state, player, scout, at)
    elif ground == Ground.CAVE:
        caves.visit(state, player, scout)
    elif ground >= Ground.FOREST:
        forest.visit(state, player, at)
    elif ground >= Ground.GATHERED:
        state.push(gathering.Gather(player, at, ground - Ground.GATHERED))
    else:
        fire.cook(state, player)


def found_hut(state: World, player: int, scout: i64, at: i64) -> None:
    """Hut tile: a free hut, the tile to the hut track, the scout to a fire; then whatever the track brings."""
    if state.mat(player, Mat.HUTS) > 0:
        state.ground[at] = Ground.SETTLEMENT
        huts.erect(state, player, at)
    else:
        state.ground[at] = Ground.FOOD
    state.track += 1
    if state.track == Track.SECOND_SCOUT:
        second_scouts(state, player)
    elif state.track == Track.REGION_TWO or state.track == Track.REGION_THREE:
        state.tell("region", player, state.open_regions())
    elif state.track == Track.END:
        state.start_end()
    huts.send(state, player, scout, at)


def second_scouts(state: World, player: int) -> None:
    """The second scout: the finder first, then around the table; the finder's moves at once."""
    state.tell("second_scouts", player, state.track)
    state.push(Move(player, 1, not state.rules.extra_move_must))
    for place in range(state.players - 1, -1, -1):
        state.push(huts.PlaceScout((player + place) % state.players))
