"""How good a position looks, in tenths of a point: the score so far and what food, tools and scouts promise."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.fire_and_stone import scoring
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_TILES,
    MAT,
    NONE,
    SCOUTS,
    STORES,
    Ground,
    Invention,
    Mat,
)

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

TENTHS: Final = 10
FOOD: Final = 5
SPARE_FOOD: Final = 2  # food beyond what a hut usually costs
ENOUGH_FOOD: Final = 4
BAG: Final = 3
TOOL: Final[list[int]] = [16, 12, 14, 20, 10, 16, 12]  # what an uncovered invention is worth, by kind
GATHERED: Final[list[int]] = [0, 5, 7]  # a store, by how much is in it
UNEXPLORED: Final = 4  # a face-down tile within reach
SITE: Final = 6  # a settlement within reach that one can afford
FULL: Final = 4  # how much of a promise counts while the game is open


def outlook(state: "World") -> list[int]:
    points = scoring.points(state)
    return [
        TENTHS * points[seat] + promise(state, seat) * horizon(state, seat) // FULL for seat in range(state.players)
    ]


def horizon(state: "World", player: i64) -> i64:
    """Promises are worth less and less in the last turns, and nothing after a player's last one."""
    if state.ender == NONE:
        return FULL
    place = (player - state.mover + state.players) % state.players
    return (state.turns_left - 1 - place + state.players) // state.players


def promise(state: "World", player: i64) -> i64:
    """What a tribe has that is no points yet."""
    at = player * MAT
    food, bags = state.mats[at + Mat.FOOD], state.mats[at + Mat.BAGS]
    spare: i64 = food - ENOUGH_FOOD if food > ENOUGH_FOOD else 0
    total = FOOD * (food - spare) + SPARE_FOOD * spare + BAG * bags + animals(state, player)
    for invention in state.usable(player):
        total += TOOL[invention]
    for store in range(STORES):
        total += GATHERED[state.mats[at + Mat.STORE + 2 * store + 1] % 3]
    for scout in range(SCOUTS):
        where = state.scouts[player * SCOUTS + scout]
        if where != NONE:
            total += surroundings(state, player, where)
    return total


def animals(state: "World", player: i64) -> i64:
    """Animals are worth most of what they will give at a fire."""
    total: i64 = 0
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == player:
            kind = state.animals[tile]
            total += 2 * state.box.animal_food[kind] + BAG * state.box.animal_bags[kind]
    return total


def surroundings(state: "World", player: i64, where: i64) -> i64:
    """The best that a scout finds within its next movement."""
    sled = state.can_use(player, Invention.SLED)
    ship = state.can_use(player, Invention.SHIP)
    food = state.mats[player * MAT + Mat.FOOD]
    best: i64 = 0
    for to in state.box.chart.destinations(where, sled, ship, state.open_regions()):
        ground = state.ground[to]
        if ground == Ground.HIDDEN and best < UNEXPLORED:
            best = UNEXPLORED
        elif ground == Ground.SETTLEMENT and state.huts_at(to) <= food:
            return SITE
    return best
