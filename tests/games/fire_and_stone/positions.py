"""Short ways to build positions of Fire & Stone and to play on from them."""

from typing import Any

from stammtisch.engine.play import submit
from stammtisch.engine.state import CHANCE
from stammtisch.games.fire_and_stone import GAME
from stammtisch.games.fire_and_stone.chart import NAMES
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_NAMES,
    CAVE_NAMES,
    INVENTION_NAMES,
    INVENTIONS,
    MAT,
    STACK,
    TASK_NAMES,
    TILE_NAMES,
    TILES,
    Card,
    Ground,
    Mat,
    Tile,
)
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import SPACE
from stammtisch.games.fire_and_stone.turn import NextTurn

Changes = dict[str, dict[str, object]]


def fresh(players: int = 2, changes: Changes | None = None, **options: str) -> World:
    """A game before anything is drawn."""
    state = GAME.new(players, options, changes)
    assert isinstance(state, World)
    return state


def table(players: int = 2, changes: Changes | None = None, **options: str) -> World:
    """A game in which chance always took the first option and the first player is about to move."""
    state = fresh(players, changes, **options)
    while state.player() == CHANCE:
        state.apply(state.options()[0])
    return state


def play(state: World, *names: str) -> None:
    """Choose one thing after the other, each of which must be on offer; chance is steered alike."""
    for name in names:
        submit(state, SPACE, SPACE.code(name))


def offered(state: World) -> list[str]:
    return [SPACE.name(action) for action in state.options()]


def step(state: World) -> str:
    """The name of the pending step."""
    return type(state.steps[-1]).__name__


def begin_turn(state: World, seat: int) -> None:
    """It is this seat's turn now."""
    state.mover = (seat - 1) % state.players
    state.steps[:] = [NextTurn()]
    state.apply(0)


def stand(state: World, seat: int, *places: str) -> None:
    """Put the scouts of a seat, and let it begin its turn."""
    for scout, place in enumerate(places):
        state.scouts[seat * 2 + scout] = NAMES.index(place)
    begin_turn(state, seat)


def lay(state: World, **tiles: str) -> None:
    """Turn up tiles: `lay(state, kalahari="apple")`; "food" means that the tile is gone, "hut" a settlement."""
    for place, word in tiles.items():
        at = NAMES.index(place)
        tile = Tile.APPLE if word == "food" else TILE_NAMES.index(word)
        state.see(state.box.chart.region[at], tile)
        if word == "food":
            state.ground[at] = Ground.FOOD
            state.throw_away(tile, 1)
        elif tile == Tile.FOREST:
            grow(state, at)
        elif tile == Tile.HUT:
            state.ground[at] = Ground.SETTLEMENT
            state.track += 1
        else:
            state.ground[at] = Ground.FIRE if tile == Tile.FIRE else Ground.GATHERED + tile


def grow(state: World, at: int) -> None:
    from stammtisch.games.fire_and_stone import forest

    forest.grow(state, at)


def huts(state: World, place: str, *counts: int) -> None:
    """A settlement with so many huts of each seat."""
    at = NAMES.index(place)
    if state.ground[at] == Ground.HIDDEN:
        lay(state, **{place: "hut"})
    state.huts = state.huts[:]
    for seat, count in enumerate(counts):
        state.huts[at] += count << (8 * seat)
        state.mats[seat * MAT + Mat.HUTS] -= count


def give(state: World, seat: int, **numbers: int) -> None:
    """Set numbers of a mat: food, bags, points, huts."""
    for name, value in numbers.items():
        if name == "bags":
            state.bags_left -= value - state.mat(seat, Mat.BAGS)
        state.mats[seat * MAT + {"food": 0, "bags": 1, "points": 2, "huts": 3}[name]] = value


def store(state: World, seat: int, number: int, kind: str, count: int) -> None:
    """Fill a store; 0 is the light one, 1 the dark one."""
    state.mats[seat * MAT + Mat.STORE + 2 * number] = TILE_NAMES.index(kind)
    state.mats[seat * MAT + Mat.STORE + 2 * number + 1] = count


def invent(state: World, seat: int, *names: str) -> None:
    """Lay inventions before a seat, taken from the pile."""
    for name in names:
        kind = INVENTION_NAMES.index(name)
        state.pile = state.pile[:]
        state.pile[kind] -= 1
        state.set_invention(seat, kind, Card.USABLE)


def display(state: World, *names: str) -> None:
    """Exactly these inventions are on display, the others in the pile."""
    state.pile, state.display = state.pile[:], state.display[:]
    for kind in range(INVENTIONS):
        state.pile[kind] += state.display[kind]
        state.display[kind] = 0
    for name in names:
        state.pile[INVENTION_NAMES.index(name)] -= 1
        state.display[INVENTION_NAMES.index(name)] += 1


def task(state: World, seat: int, name: str) -> None:
    state.mats[seat * MAT + Mat.TASK] = TASK_NAMES.index(name)


def cave(state: World, name: str, place: str) -> None:
    """The cave was found before, with regions I and II open."""
    at = NAMES.index(place)
    state.track = max(state.track, 3)
    state.see(2, Tile.CAVE)
    state.ground[at] = Ground.CAVE
    state.cave, state.cave_at = CAVE_NAMES.index(name), at
    state.cave_food = 10 if name == "eden" else 0


def hunted(state: World, seat: int, stack: int, *kinds: str) -> None:
    """A seat took the first of these animals from a stack that nobody had looked at; the others were left."""
    state.animals, state.wild = state.animals[:], state.wild[:]
    state.takers, state.holders = state.takers[:], state.holders[:]
    for place, kind in enumerate(kinds):
        state.animals[stack * STACK + place] = ANIMAL_NAMES.index(kind)
        state.wild[ANIMAL_NAMES.index(kind)] -= 1
    state.takers[stack * STACK] = seat
    state.holders[stack * STACK] = seat


def unseen(state: World, region: int, kind: str) -> int:
    return int(state.unseen[(region - 1) * TILES + TILE_NAMES.index(kind)])


def mat(state: World, seat: int) -> dict[str, Any]:
    """A player's mat as he sees it himself."""
    return dict(state.view(seat)["players"][seat])


def place(state: World, name: str, viewer: int = 0) -> dict[str, Any]:
    """A territory as a viewer sees it."""
    return dict(state.view(viewer)["territories"][NAMES.index(name)])


def at_the_gate(players: int = 2) -> World:
    """The first player stands at the gate of region II, which is open."""
    state = table(players)
    state.track = 3
    stand(state, 0, "nile_delta")
    return state


def cave_found(name: str, players: int = 2) -> World:
    """The first player has just found this cave in the Levant."""
    state = at_the_gate(players)
    play(state, "levant", "tile.cave", f"cave.{name}")
    return state


def cave_visited(name: str, **numbers: int) -> World:
    """The first player ends a movement in the Levant, where this cave was found before."""
    state = at_the_gate()
    cave(state, name, "levant")
    give(state, 0, **numbers)
    play(state, "levant")
    return state
