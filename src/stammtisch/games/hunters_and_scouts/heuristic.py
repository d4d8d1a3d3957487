"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import Character, Effect, Power
from stammtisch.games.hunters_and_scouts.material import (
    CAMP,
    GOAL,
    GOAL_HUNGER,
    HIDES,
    HOLY,
    HOME,
    NONE,
    STRIDE,
    SUPPLY,
    TRIBE,
    Box,
)
from stammtisch.games.hunters_and_scouts.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

TENTHS: Final = 10
HORIZON: Final = 2  # turns; with the net no worse than five, and quicker
HUNDREDTHS: Final = 100
VICTORY: Final = 1000
DOUBT: Final = 15  # of the spread, with the leader at the goal,
DOUBTS: Final = 36  # and what the whole way to the goal adds
CREATED: Final = 5  # what an item is worth besides its points, in tenths, and to place a member or to draw
TILE: Final = 6  # to be rid of a hunger tile
EVERYBODY: Final[i64] = (1 << TRIBE) - 1
FACTORS: Final[vec[i64]] = vec[i64](WEIGHTS)

EVEN: Final = 0x0F0F0F0F0F0F0F0F  # every second packed count

# what is packed by kind with a byte for each: stone, clay, meat, tigers, wood, fruit, hides
BYTE: Final = 8
ODD: Final = 0xF0F0F0  # the kinds that move behind the others,
APART: Final = 28  # by so many bits
MEAT: Final = 16
TIGERS: Final = 24
FURS: Final = 48

EACH: Final = 0x1111111  # one of each kind
LATE: Final = 0x0000110  # wood and clay, which fall to the later members if they are scarce,
EARLY: Final = 0x1111001  # and the other kinds

FEATURES: Final[list[str]] = [
    "on turn",
    "members",
    "members, rest of game",
    "in camp",
    "in camp, rest of game",
    "hunger",
    "barred from the goal",
    "sunset",
    "goal in reach",
    "cards that place",
    "cards for offspring",
    "cards against hunger",
    "items face down",
    "holy places for sunsets",
    "meat",
    "tigers",
    "hides",
    "item in reach",
    "item on the way",
]


def outlook(state: "Valley") -> list[int]:
    if state.steps:
        rest = remaining(state)
        return [worth(state, 0, rest), worth(state, 1, rest)]
    found = [TENTHS * points for points in state.points()]
    found[state.winners()[0]] += VICTORY
    return found


def spread(state: "Valley") -> int:
    """The doubt left in the outlook, which shrinks as the leader nears the goal."""
    return DOUBT + DOUBTS * remaining(state) // GOAL


def worth(state: "Valley", player: i64, rest: i64) -> i64:
    """Points of a player and what else counts as long as the game goes on."""
    seen = measured(state, player, rest)
    total: i64 = 0
    number: i64
    for number in range(len(FACTORS)):
        total += FACTORS[number] * seen[number]
    return TENTHS * state.score[player] + total // HUNDREDTHS


def features(state: "Valley", player: i64) -> list[int]:
    """What a player has besides his points, in the order of their names."""
    found: list[int] = []
    for value in measured(state, player, remaining(state)):
        found.append(value)
    return found


def measured(state: "Valley", player: i64, rest: i64) -> vec[i64]:
    """The features of a player, with so many points left to the goal."""
    turn: i64 = state.turn
    score = state.score[player]
    tiles = state.hunger[player]
    hand = state.cards[player]
    where = standing(state, player)
    home = where & 15
    camp = bits.tally(where, CAMP - HOME)
    supply = bits.tally(where, SUPPLY - HOME)
    members = TRIBE - camp - supply
    carriers = carried(state, player)
    made, promised = plans(state, player, carriers)
    gain = members - tiles - counted(hand)
    return vec[i64](
        [
            1 if (turn - 1) & 1 == player else 0,
            members,
            members * rest,
            camp,
            camp * rest,
            tiles,
            most(tiles - GOAL_HUNGER, 0) * most(score - GOAL + TRIBE + 1, 0),
            most(gain, 0),
            1 if score + most(gain, made // TENTHS) >= GOAL and tiles <= GOAL_HUNGER else 0,
            least(placers(hand), home),
            least(bits.tally(hand, Character.OFFSPRING) + 2 * bits.tally(hand, Character.TWINS), camp),
            least(2 * bits.tally(hand, Character.HEALER) + bits.tally(hand, Character.GREAT_HUNTER), tiles),
            bits.size(state.items[player]),
            evening_places(state, where),
            least(bits.SIZES[(carriers >> MEAT) & EVERYBODY], tiles),
            bits.SIZES[(carriers >> TIGERS) & EVERYBODY],
            1 if supply > 0 and bits.SIZES[(carriers >> FURS) & EVERYBODY] >= HIDES else 0,
            made,
            promised,
        ]
    )


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def most(one: i64, other: i64) -> i64:
    return one if one > other else other


def remaining(state: "Valley") -> i64:
    """How many points the leader is from the goal."""
    return most(GOAL - most(state.score[0], state.score[1]), 0)


def standing(state: "Valley", player: i64) -> i64:
    """A player's members at HOME, in the CAMP and in the SUPPLY as packed counts, and bits of his holy places."""
    found: i64 = 0
    at = state.at
    base = player * TRIBE
    member: i64
    for member in range(base, base + TRIBE):
        spot = at[member]
        if spot >= HOME:
            found += bits.one(spot - HOME)
        elif spot >= HOLY:
            found |= bits.bit(spot)
    return found


def masked(characters: list[int]) -> int:
    """Ones where a hand has the counts of some characters."""
    return sum(15 << (bits.WIDTH * character) for character in characters)


TRIPLES: Final[i64] = masked(
    [
        Character.HUNTER,
        Character.SCOUT,
        Character.ADVANCED_SCOUT,
        Character.GREAT_HUNTER,
        Character.NOMAD,
        Character.WARRIOR,
    ]
)
SINGLES: Final[i64] = masked([Character.TOOLMAKER, Character.HEALER])


def counted(hand: i64) -> i64:
    """The sum of all packed counts, added pair by pair and then byte by byte."""
    return ((hand & EVEN) + ((hand >> bits.WIDTH) & EVEN)) % 255


def placers(hand: i64) -> i64:
    """How many members the characters in hand place."""
    total = 3 * counted(hand & TRIPLES) + counted(hand & SINGLES)
    return total + 4 * bits.tally(hand, Character.GATHERER) + 2 * bits.tally(hand, Character.CHIEF)


def evening_places(state: "Valley", where: i64) -> i64:
    """How many of the holy places that a player holds give a point at sunset or spare him hunger."""
    held = where >> HOLY
    if held == 0:
        return 0
    powers = state.box.powers
    return bits.size(held & ((powers[Power.SUNSET_POINT] | powers[Power.LESS_HUNGER]) >> HOLY))


def carried(state: "Valley", player: i64) -> i64:
    """For each kind of resource, bits of the members who can bring it, in bytes."""
    found: i64 = 0
    at = state.at
    free = state.free
    base = player * TRIBE
    end = base + TRIBE
    member: i64
    for member in range(base, end):
        spot = at[member]
        if spot < HOLY and free[spot] != 0:
            before = company(at, base, member, spot)
            after = company(at, member + 1, end, spot)
            found |= brought(free[spot], before, after) << (member - base)
    return found


def company(at: vec[i64], start: i64, end: i64, spot: i64) -> i64:
    """How many of some members are at a spot."""
    found: i64 = 0
    member: i64
    for member in range(start, end):
        if at[member] == spot:
            found += 1
    return found


def brought(free: i64, before: i64, after: i64) -> i64:
    """The kinds that one of several members at a location can bring; what is scarce falls to different ones."""
    left = (free | bits.TOPS) - EACH - EARLY * before - LATE * after
    return in_bytes((left & bits.TOPS) >> (bits.WIDTH - 1))


def in_bytes(packed: i64) -> i64:
    """Packed counts of resources with a byte for each."""
    return (packed & EVEN) | ((packed & ODD) << APART)


def plans(state: "Valley", player: i64, carriers: i64) -> tuple[i64, i64]:
    """The worth of the best item face down that can be created now, and of one on the way."""
    made: i64 = 0
    promised: i64 = 0
    rest = state.items[player]
    if rest == 0 or carriers == 0:
        return made, promised
    box = state.box
    costs = box.costs
    relief: i64 = TILE if state.hunger[player] > 0 else 0
    while rest != 0:
        item = bits.lowest(rest)
        value = item_worth(box, item, relief)
        if value > made or value > promised:
            cost = in_bytes(costs[item])
            needed = cost % 255
            found = payable(cost, carriers)
            if found < needed:
                promised = most(promised, value * found // needed)
            else:
                made = most(made, value)
        rest &= rest - 1
    return made, promised


def item_worth(box: Box, item: i64, relief: i64) -> i64:
    """The points of an item and what its effects do, in tenths; `relief` is for a hunger tile returned."""
    value: i64 = TENTHS * box.points[item] + CREATED
    effects = box.effects
    at = item * STRIDE
    effect = effects[at]
    while effect != NONE:
        if effect == Effect.TAKE:
            value -= TILE
        elif effect == Effect.RETURN:
            value += relief
        else:
            value += CREATED
        at += 1
        effect = effects[at]
    return value


def payable(cost: i64, carriers: i64) -> i64:
    """How many resources of a cost the members can bring, each of them one."""
    found: i64 = 0
    groups: i64 = 1  # bits of the sets of members who can have brought what was found so far
    while cost != 0:
        able = carriers & EVERYBODY
        count = cost & 15
        while count > 0 and able != 0:
            further = joined(groups, able)
            if further == 0:
                break
            groups = further
            found += 1
            count -= 1
        cost >>= BYTE
        carriers >>= BYTE
    return found


def joined(groups: i64, able: i64) -> i64:
    """Every set of members with one more of those who are able: for each of them, the sets without him move up."""
    found: i64 = 0
    if able & 1:
        found |= (groups & 0x55555555) << 1
    if able & 2:
        found |= (groups & 0x33333333) << 2
    if able & 4:
        found |= (groups & 0x0F0F0F0F) << 4
    if able & 8:
        found |= (groups & 0x00FF00FF) << 8
    if able & 16:
        found |= (groups & 0x0000FFFF) << 16
    return found
