"""How good a position looks, in tenths of a point: the score so far and what a tribe has that is no points yet."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.fire_and_stone import scoring
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_TILES,
    INVENTION_NAMES,
    INVENTIONS,
    MAT,
    NONE,
    PRINTED_BAGS,
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
HORIZON: Final = 2  # turns; with the net one was no worse than four, and quicker
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


class F:
    """Where the features stand, in the order of FEATURES."""

    LARDER: Final = 0
    PLENTY: Final = 1
    BAGS: Final = 2
    GAME_FOOD: Final = 3
    GAME_BAGS: Final = 4
    INVENTION: Final = 5  # the first of them
    TO_COVER: Final = 12
    ONE_STORED: Final = 13
    TWO_STORED: Final = 14
    MATCH: Final = 15
    FIRE: Final = 16
    FINDS: Final = 17
    SITES: Final = 18
    TURN: Final = 19
    ALL: Final = 20


FACTORS: Final[vec[i64]] = vec[i64](WEIGHTS)
NOTHING: Final[vec[i64]] = vec[i64]([0] * F.ALL)
GAME: Final = 3  # numbers about the animals of a tribe: how many, their food, their bags
GAME_FOOD: Final = 1
GAME_BAGS: Final = 2
LARDER: Final = 3
MUCH: Final = 8
SOON: Final = 4  # turns in which what is at hand is used
TURNS_PER_HUT: Final = 7  # turns of all tribes until the next hut tile is found, roughly
LAST_TURNS: Final = 2
FEET: Final = 2
MOST_GAIN: Final = 2
PERCENT: Final = 100
LAST_DOUBT: Final = 13
DOUBT: Final = 20
DOUBT_PER_HUT: Final = 3
LAST_DOUBT_OF_SEVERAL: Final = 9  # the same with three and four players, by their net
DOUBT_OF_SEVERAL: Final = 14
DOUBT_PER_HUT_OF_SEVERAL: Final = 2


def outlook(state: "World") -> list[int]:
    scores = scoring.tally(state)
    judge = Judge(state)
    found: list[int] = []
    for seat in range(state.players):
        judge.judge(state, seat)
        found.append(TENTHS * scoring.total(scores, seat) + judge.worth() // SCALE)
    return found


def features(state: "World", player: i64) -> list[int]:
    """What a tribe has, as FEATURES names it."""
    judge = Judge(state)
    judge.judge(state, player)
    return list(judge.values)


class Judge:
    """Looks at one tribe after the other; what they have in common is found out once."""

    def __init__(self, state: "World") -> None:
        self.values: vec[i64] = NOTHING[:]  # the features of the tribe that was judged last
        self.game: vec[i64] = caught(state)
        self.light: i64 = NONE  # what the territories show that its stores gather
        self.dark: i64 = NONE
        self.means: i64 = 0  # what it can spend on a hut
        self.left: i64 = turns(state) if state.ender == NONE else 0
        self.opened: i64 = state.open_regions()
        self.near: i64 = chance(state, 0)
        self.middle: i64 = chance(state, 1) if self.opened > 1 else 0
        self.far: i64 = chance(state, 2) if self.opened > 2 else 0

    def worth(self) -> i64:
        """The features by their weights."""
        total: i64 = 0
        values = self.values
        worth = FACTORS
        for at in range(F.ALL):
            total += worth[at] * values[at]
        return total

    def judge(self, state: "World", player: i64) -> None:
        """Find out the features of a tribe."""
        left = self.left if state.ender == NONE else last_turns(state, player)
        if left == 0:
            self.values = NOTHING[:]
            return
        soon = least(left, SOON)
        self.judge_food(state, player, left, soon)
        self.judge_inventions(state, player, left, soon)
        self.judge_stores(state, player, soon)
        self.judge_scouts(state, player)
        self.values[F.TURN] = left if state.ender != NONE else 1 if state.mover == player else 0

    def judge_food(self, state: "World", player: i64, left: i64, soon: i64) -> None:
        """Food and bags, and those that animals will give."""
        mats, game = state.mats, self.game
        food, bags = mats[player * MAT + Mat.FOOD], mats[player * MAT + Mat.BAGS]
        more_food, more_bags = game[player * GAME + GAME_FOOD], game[player * GAME + GAME_BAGS]
        values = self.values
        values[F.LARDER] = soon * least(food, LARDER)
        values[F.PLENTY] = soon * (least(food, MUCH) - least(food, LARDER))
        values[F.BAGS] = left * (least(bags, MUCH) - PRINTED_BAGS)
        values[F.GAME_FOOD] = soon * least(more_food, bags + more_bags - food)
        values[F.GAME_BAGS] = left * more_bags

    def judge_inventions(self, state: "World", player: i64, left: i64, soon: i64) -> None:
        """Inventions that work, and the points that may cover one of them."""
        usable = False
        values = self.values
        cards = state.inventions
        for kind in range(INVENTIONS):
            if cards[player * INVENTIONS + kind] == Card.USABLE:
                usable = True
                values[F.INVENTION + kind] = left
            else:
                values[F.INVENTION + kind] = 0
        if usable and state.points_taken < len(state.box.point_cards):
            values[F.TO_COVER] = soon * state.box.point_cards[state.points_taken]
        else:
            values[F.TO_COVER] = 0

    def judge_stores(self, state: "World", player: i64, soon: i64) -> None:
        """How many stores hold one tile, and how many two."""
        one: i64 = 0
        two: i64 = 0
        mats = state.mats
        for store in range(STORES):
            height = mats[player * MAT + Mat.STORE + 2 * store + 1]
            if height == 1:
                one += 1
            elif height == 2:
                two += 1
        self.values[F.ONE_STORED] = soon * one
        self.values[F.TWO_STORED] = soon * two

    def judge_scouts(self, state: "World", player: i64) -> None:
        """What the scouts of a tribe can do in their next movement."""
        values = self.values
        for at in range(F.MATCH, F.TURN):
            values[at] = 0
        self.light = Ground.GATHERED + state.mats[player * MAT + Mat.STORE]
        self.dark = Ground.GATHERED + state.mats[player * MAT + Mat.STORE + 2]
        self.means = means(state, player)
        sled, ship = state.can_use(player, Invention.SLED), state.can_use(player, Invention.SHIP)
        for scout in range(SCOUTS):
            where = state.scouts[player * SCOUTS + scout]
            if where != NONE:
                self.look(state, player, where, state.box.chart.destinations(where, sled, ship, self.opened))
        if self.game[player * GAME] == 0:
            values[F.FIRE] = 0

    def look(self, state: "World", player: i64, where: i64, destinations: list[int]) -> None:
        """Add what one scout can do."""
        ground = state.ground
        peeked = state.peeked
        best: i64 = NONE
        site: i64 = 0
        for each in destinations:
            to: i64 = each
            shown = ground[to]
            if shown == Ground.HIDDEN:
                best = most(best, self.find(state, to, peeked[to]))
            elif shown == Ground.SETTLEMENT:
                if site < MOST_GAIN:
                    site = most(site, gain(state, player, to, self.means))
            elif shown == Ground.FIRE or shown == Ground.PRINTED_FIRE:
                self.values[F.FIRE] = 1
            elif shown >= Ground.GATHERED and (shown == self.light or shown == self.dark):
                self.values[F.MATCH] = 1
        self.values[F.FINDS] += best if best != NONE else self.distant(state, where)
        self.values[F.SITES] += site

    def find(self, state: "World", at: i64, peeked: i64) -> i64:
        """What a face-down tile promises, which the spy may have seen."""
        if peeked != NONE:
            return PERCENT if peeked == Tile.HUT else 0
        if self.opened == 1:
            return self.near
        region = state.box.chart.region[at]
        return self.near if region == 1 else self.middle if region == 2 else self.far

    def distant(self, state: "World", where: i64) -> i64:
        """What the nearest face-down tile promises, the less the farther it is."""
        ground = state.ground
        distance = state.box.chart.distance
        nearest: i64 = NONE
        steps: i64 = TERRITORIES
        end: i64 = state.box.chart.first[self.opened]
        for at in range(end):
            if ground[at] == Ground.HIDDEN and distance[where * TERRITORIES + at] < steps:
                steps = distance[where * TERRITORIES + at]
                nearest = at
        return 0 if nearest == NONE else self.find(state, nearest, state.peeked[nearest]) * FEET // (steps + 1)


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def most(one: i64, other: i64) -> i64:
    return one if one > other else other


def turns(state: "World") -> i64:
    """How many turns each tribe will still have, roughly, before the end has been started."""
    players: i64 = state.players
    left = LAST_TURNS + TURNS_PER_HUT * (Track.END - state.track) // players
    for seat in range(players):
        left = least(left, LAST_TURNS + 2 * state.mats[seat * MAT + Mat.HUTS])
    return left


def last_turns(state: "World", player: i64) -> i64:
    """How many turns a tribe will still have, once the end has been started."""
    players: i64 = state.players
    place = (player - state.mover + players) % players
    return (state.turns_left - 1 - place + players) // players


def caught(state: "World") -> vec[i64]:
    """The animals of each tribe: how many, and the food and bags that they will give."""
    found = NOTHING[: GAME * state.players]
    holders = state.holders
    for tile in range(ANIMAL_TILES):
        if holders[tile] >= 0:
            at = holders[tile] * GAME
            kind = state.animals[tile]
            found[at] += 1
            found[at + GAME_FOOD] += state.box.animal_food[kind]
            found[at + GAME_BAGS] += state.box.animal_bags[kind]
    return found


def chance(state: "World", region: i64) -> i64:
    """What an unseen tile of a region promises: a hut everything, a fire half of it."""
    low = region * TILES
    unseen = state.unseen
    total: i64 = 0
    for at in range(low, low + TILES):
        total += unseen[at]
    if total == 0:
        return 0
    return PERCENT * (2 * unseen[low + Tile.HUT] + unseen[low + Tile.FIRE]) // (2 * total)


def gain(state: "World", player: i64, at: i64, means: i64) -> i64:
    """Nothing if a hut costs too much, one for a hut more, two if that gains a majority or breaks one."""
    packed = state.huts[at]
    own: i64 = scoring.share(packed, player)
    others: i64 = 0
    price: i64 = own
    players: i64 = state.players
    for seat in range(players):
        if seat != player:
            huts = scoring.share(packed, seat)
            price += huts
            others = most(others, huts)
    if price > means:
        return 0
    return MOST_GAIN if own == others or own + 1 == others else 1


def means(state: "World", player: i64) -> i64:
    """The food that a tribe can spend on a hut, with what an axe saves."""
    food = state.mats[player * MAT + Mat.FOOD]
    if food > 0 and state.can_use(player, Invention.STONE_AXE):
        return food + state.box.axe_discount
    return food


def spread(state: "World") -> int:
    """The doubt left in the outlook; it shrinks as hut tiles are found."""
    several = state.players > 2
    if state.ender != NONE:
        return LAST_DOUBT_OF_SEVERAL if several else LAST_DOUBT
    huts = Track.END - state.track
    if several:
        return DOUBT_OF_SEVERAL + DOUBT_PER_HUT_OF_SEVERAL * huts
    return DOUBT + DOUBT_PER_HUT * huts
