"""How good a position looks, in tenths of a point: the score so far and what a tribe has that is no points yet."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.fire_and_stone import scoring
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_TILES,
    INVENTION_NAMES,
    INVENTIONS,
    MAT,
    NONE,
    PRINTED_BAGS,
    REGIONS,
    SCOUTS,
    STORES,
    TERRITORIES,
    TILES,
    Card,
    Ground,
    Invention,
    Mat,
    Tile,
    Track,
)
from stammtisch.games.fire_and_stone.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

TENTHS: Final = 10
SCALE: Final = 100  # weights are hundredths of a tenth
FEATURES: Final[list[str]] = [
    "larder",  # food that a hut may cost
    "plenty",  # food beyond that
    "bags",
    "game_food",  # what the own animals will give at a fire
    "game_bags",
    *INVENTION_NAMES,
    "to_cover",  # the next point card, if an invention lies open for it
    "one_stored",
    "two_stored",
    "match",  # a scout can fetch a tile that brings a card
    "fire",  # a scout can cook animals
    "finds",  # what the scouts may discover near by
    "sites",  # scouts that can build a hut, twice if that gains or breaks a majority
    "turn",  # it is on the move, or has more turns left at the end
]
LARDER: Final = 3
MUCH: Final = 8
SOON: Final = 4  # turns in which what is at hand is used
TURNS_PER_HUT: Final = 7  # turns of all tribes until the next hut tile is found, roughly
LAST_TURNS: Final = 2
FEET: Final = 2
PERCENT: Final = 100
LAST_DOUBT: Final = 13
DOUBT: Final = 20
DOUBT_PER_HUT: Final = 3


def outlook(state: "World") -> list[int]:
    found = scoring.points(state)
    for seat in range(state.players):
        total: i64 = 0
        values = features(state, seat)
        for at in range(len(values)):
            total += WEIGHTS[at] * values[at]
        found[seat] = TENTHS * found[seat] + total // SCALE
    return found


def turns(state: "World", player: i64) -> i64:
    """How many turns a tribe will still have, roughly, but exactly in the end."""
    if state.ender != NONE:
        place = (player - state.mover + state.players) % state.players
        return (state.turns_left - 1 - place + state.players) // state.players
    left = LAST_TURNS + TURNS_PER_HUT * (Track.END - state.track) // state.players
    for seat in range(state.players):
        building = LAST_TURNS + 2 * state.mats[seat * MAT + Mat.HUTS]
        if building < left:
            left = building
    return left


def features(state: "World", player: i64) -> list[int]:
    """What a tribe has, as FEATURES names it."""
    left = turns(state, player)
    if left == 0:
        return [0] * len(FEATURES)
    found: list[int] = []
    soon = left if left < SOON else SOON
    add_food(state, player, left, soon, found)
    add_inventions(state, player, left, soon, found)
    add_stores(state, player, soon, found)
    add_scouts(state, player, found)
    found.append(left if state.ender != NONE else 1 if state.mover == player else 0)
    return found


def add_food(state: "World", player: i64, left: i64, soon: i64, found: list[int]) -> None:
    """Food and bags, and those that animals will give."""
    food, bags = state.mats[player * MAT + Mat.FOOD], state.mats[player * MAT + Mat.BAGS]
    more_food: i64 = 0
    more_bags: i64 = 0
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == player:
            kind = state.animals[tile]
            more_food += state.box.animal_food[kind]
            more_bags += state.box.animal_bags[kind]
    found.append(soon * least(food, LARDER))
    found.append(soon * (least(food, MUCH) - least(food, LARDER)))
    found.append(left * (least(bags, MUCH) - PRINTED_BAGS))
    found.append(soon * least(more_food, bags + more_bags - food))
    found.append(left * more_bags)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def add_inventions(state: "World", player: i64, left: i64, soon: i64, found: list[int]) -> None:
    """Inventions that work, and the points that may cover one of them."""
    usable: i64 = 0
    for kind in range(INVENTIONS):
        if state.inventions[player * INVENTIONS + kind] == Card.USABLE:
            usable += 1
            found.append(left)
        else:
            found.append(0)
    if usable > 0 and state.points_taken < len(state.box.point_cards):
        found.append(soon * state.box.point_cards[state.points_taken])
    else:
        found.append(0)


def add_stores(state: "World", player: i64, soon: i64, found: list[int]) -> None:
    """How many stores hold one tile, and how many two."""
    one: i64 = 0
    two: i64 = 0
    for store in range(STORES):
        height = state.mats[player * MAT + Mat.STORE + 2 * store + 1]
        if height == 1:
            one += 1
        elif height == 2:
            two += 1
    found.append(soon * one)
    found.append(soon * two)


def add_scouts(state: "World", player: i64, found: list[int]) -> None:
    """What the scouts of a tribe can do in their next movement."""
    reach = Reach(state, player)
    for scout in range(SCOUTS):
        where = state.scouts[player * SCOUTS + scout]
        if where != NONE:
            reach.look(state, where)
    found.append(reach.match)
    found.append(reach.fire if has_animals(state, player) else 0)
    found.append(reach.finds)
    found.append(reach.sites)


class Reach:
    """What is within the reach of a tribe's scouts, with the means that it has."""

    def __init__(self, state: "World", player: i64) -> None:
        at = player * MAT
        self.player = player
        self.light = state.mats[at + Mat.STORE]
        self.dark = state.mats[at + Mat.STORE + 2]
        self.means = state.mats[at + Mat.FOOD]
        if state.can_use(player, Invention.STONE_AXE) and self.means > 0:
            self.means += state.box.axe_discount
        self.sled = state.can_use(player, Invention.SLED)
        self.ship = state.can_use(player, Invention.SHIP)
        self.chances = [chance(state, region) for region in range(REGIONS)]
        self.match: i64 = 0
        self.fire: i64 = 0
        self.finds: i64 = 0
        self.sites: i64 = 0

    def look(self, state: "World", where: i64) -> None:
        """Add what one scout can do."""
        best: i64 = NONE
        site: i64 = 0
        for to in state.box.chart.destinations(where, self.sled, self.ship, state.open_regions()):
            ground = state.ground[to]
            if ground == Ground.HIDDEN:
                best = most(best, find(state, to, self.chances))
            elif ground == Ground.SETTLEMENT:
                if state.huts_at(to) <= self.means:
                    site = most(site, gain(state, self.player, to))
            elif ground == Ground.FIRE or ground == Ground.PRINTED_FIRE:
                self.fire = 1
            elif ground >= Ground.GATHERED:
                kind = ground - Ground.GATHERED
                if kind == self.light or kind == self.dark:
                    self.match = 1
        self.finds += best if best != NONE else distant(state, where, self.chances)
        self.sites += site


def most(one: i64, other: i64) -> i64:
    return one if one > other else other


def has_animals(state: "World", player: i64) -> bool:
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == player:
            return True
    return False


def chance(state: "World", region: i64) -> i64:
    """What an unseen tile of a region promises: a hut everything, a fire half of it."""
    low = region * TILES
    total: i64 = 0
    for kind in range(TILES):
        total += state.unseen[low + kind]
    if total == 0:
        return 0
    return PERCENT * (2 * state.unseen[low + Tile.HUT] + state.unseen[low + Tile.FIRE]) // (2 * total)


def find(state: "World", at: i64, chances: list[i64]) -> i64:
    """What a face-down tile promises."""
    if state.peeked[at] != NONE:
        return PERCENT if state.peeked[at] == Tile.HUT else 0
    return chances[state.box.chart.region[at] - 1]


def distant(state: "World", where: i64, chances: list[i64]) -> i64:
    """What the nearest face-down tile promises, the less the farther it is."""
    chart = state.box.chart
    nearest: i64 = NONE
    steps: i64 = TERRITORIES
    for at in range(chart.first[state.open_regions()]):
        if state.ground[at] == Ground.HIDDEN and chart.distance[where * TERRITORIES + at] < steps:
            steps = chart.distance[where * TERRITORIES + at]
            nearest = at
    return 0 if nearest == NONE else find(state, nearest, chances) * FEET // (steps + 1)


def gain(state: "World", player: i64, at: i64) -> i64:
    """One for a hut more, two if that gains a majority or breaks one."""
    own = state.huts_of(player, at)
    others: i64 = 0
    for seat in range(state.players):
        if seat != player:
            others = most(others, state.huts_of(seat, at))
    return 2 if own == others or own + 1 == others else 1


def spread(state: "World") -> int:
    """The doubt left in the outlook; it shrinks as hut tiles are found."""
    if state.ender != NONE:
        return LAST_DOUBT
    return DOUBT + DOUBT_PER_HUT * (Track.END - state.track)
