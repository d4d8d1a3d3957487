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
    TERRITORIES,
    Ground,
    Mat,
)

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

TENTHS: Final = 10
FOOD: Final = 3
SPARE_FOOD: Final = 2  # food beyond what a hut usually costs
ENOUGH_FOOD: Final = 4
BAG: Final = 3
TOOL: Final[list[int]] = [14, 12, 13, 18, 8, 16, 10]  # what an uncovered invention is worth, by kind
STORED: Final[list[int]] = [0, 4, 6]  # a store, by how much is in it
FAR: Final = 12  # beyond so many steps nothing attracts a scout
UNEXPLORED: Final = 2  # a face-down tile, for each step that it is nearer than FAR
SITE: Final = 1  # a settlement where building pays, likewise, but only within a movement or two
NEAR: Final = 4
PROFIT: Final = 4  # what building must bring, so that being near a site is never better than building there
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
    total = larder(food) + BAG * bags + animals(state, player)
    for invention in state.usable(player):
        total += TOOL[invention]
    for store in range(STORES):
        total += STORED[state.mats[at + Mat.STORE + 2 * store + 1] % len(STORED)]
    for scout in range(SCOUTS):
        where = state.scouts[player * SCOUTS + scout]
        if where != NONE:
            total += surroundings(state, where, food)
    return total


def larder(food: i64) -> i64:
    """What so much food is worth."""
    if food <= ENOUGH_FOOD:
        return FOOD * food
    return FOOD * ENOUGH_FOOD + SPARE_FOOD * (food - ENOUGH_FOOD)


def pays(food: i64, price: i64) -> bool:
    """Whether a hut is clearly worth more than the food for it."""
    return price <= food and larder(food) - larder(food - price) <= TENTHS - PROFIT


def animals(state: "World", player: i64) -> i64:
    """Animals are worth most of what they will give at a fire."""
    total: i64 = 0
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == player:
            kind = state.animals[tile]
            total += 2 * state.box.animal_food[kind] + BAG * state.box.animal_bags[kind]
    return total


def surroundings(state: "World", where: i64, food: i64) -> i64:
    """What attracts a scout: the nearest face-down tile, and a settlement near by in which a hut pays."""
    chart = state.box.chart
    hidden: i64 = FAR
    site: i64 = NEAR
    for at in range(chart.first[state.open_regions()]):
        ground = state.ground[at]
        steps = chart.distance[where * TERRITORIES + at]
        if ground == Ground.HIDDEN:
            if steps < hidden:
                hidden = steps
        elif ground == Ground.SETTLEMENT and steps < site and pays(food, state.huts_at(at)):
            site = steps
    return UNEXPLORED * (FAR - hidden) + SITE * (NEAR - site)
