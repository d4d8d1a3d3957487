"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import KINDS, Character, Effect, Kind, Power
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
)
from stammtisch.games.hunters_and_scouts.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

TENTHS: Final = 10
HUNDREDTHS: Final = 100
VICTORY: Final = 1000
DOUBT: Final = 15  # of the spread, with the leader at the goal,
DOUBTS: Final = 36  # and what the whole way to the goal adds
CREATED: Final = 5  # what an item is worth besides its points, in tenths, and to place a member or to draw
TILE: Final = 6  # to be rid of a hunger tile
EVERYBODY: Final = (1 << TRIBE) - 1
WITHOUT: Final[vec[i64]] = vec[i64](  # for each member, bits of the sets of members that he is not in
    [sum(1 << group for group in range(1 << TRIBE) if not (group >> member) & 1) for member in range(TRIBE)]
)

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
    found = [worth(state, seat) for seat in range(state.players)]
    if not state.steps:
        found[state.winners()[0]] += VICTORY
    return found


def spread(state: "Valley") -> int:
    """The doubt left in the outlook, which shrinks as the leader nears the goal."""
    return DOUBT + DOUBTS * remaining(state) // GOAL


def worth(state: "Valley", player: i64) -> int:
    """Points of a player, and as long as the game goes on what else counts."""
    total: i64 = 0
    if state.steps:
        seen = features(state, player)
        for number in range(len(seen)):
            total += WEIGHTS[number] * seen[number]
    return TENTHS * state.score[player] + total // HUNDREDTHS


def features(state: "Valley", player: i64) -> list[int]:
    """What a player has besides his points, in the order of their names."""
    rest = remaining(state)
    members = state.active(player)
    camp = state.count(player, CAMP)
    tiles = state.hunger[player]
    hand = state.cards[player]
    home = state.count(player, HOME)
    carriers = carried(state, player)
    made, promised = plans(state, player, carriers)
    gain = members - tiles - bits.added(hand)
    return [
        1 if (state.turn - 1) & 1 == player else 0,
        members,
        members * rest,
        camp,
        camp * rest,
        tiles,
        most(tiles - GOAL_HUNGER, 0) * most(state.score[player] - GOAL + TRIBE + 1, 0),
        most(gain, 0),
        in_reach(state, player, most(gain, made // TENTHS)),
        least(placers(hand), home),
        least(bits.tally(hand, Character.OFFSPRING) + 2 * bits.tally(hand, Character.TWINS), camp),
        least(2 * bits.tally(hand, Character.HEALER) + bits.tally(hand, Character.GREAT_HUNTER), tiles),
        bits.size(state.items[player]),
        evening_places(state, player),
        least(bits.size(group(carriers, Kind.MEAT)), tiles),
        bits.size(group(carriers, Kind.POINT)),
        new_member(state, player, carriers),
        made,
        promised,
    ]


def least(one: i64, other: i64) -> i64:
    return one if one < other else other


def most(one: i64, other: i64) -> i64:
    return one if one > other else other


def remaining(state: "Valley") -> i64:
    """How many points the leader is from the goal."""
    return most(GOAL - most(state.score[0], state.score[1]), 0)


def in_reach(state: "Valley", player: i64, gain: i64) -> i64:
    """Whether so many points lead to the goal."""
    return 1 if state.score[player] + gain >= GOAL and state.hunger[player] <= GOAL_HUNGER else 0


def placers(hand: i64) -> i64:
    """How many members the characters in hand place."""
    total = 3 * (bits.tally(hand, Character.HUNTER) + bits.tally(hand, Character.SCOUT))
    total += 3 * (bits.tally(hand, Character.ADVANCED_SCOUT) + bits.tally(hand, Character.GREAT_HUNTER))
    total += 3 * (bits.tally(hand, Character.NOMAD) + bits.tally(hand, Character.WARRIOR))
    total += 4 * bits.tally(hand, Character.GATHERER) + 2 * bits.tally(hand, Character.CHIEF)
    return total + bits.tally(hand, Character.TOOLMAKER) + bits.tally(hand, Character.HEALER)


def evening_places(state: "Valley", player: i64) -> i64:
    """How many holy places a player holds that give a point at sunset or spare him hunger."""
    powers = state.box.powers[Power.SUNSET_POINT] | state.box.powers[Power.LESS_HUNGER]
    return bits.size((state.spots(player) & powers) >> HOLY)


def carried(state: "Valley", player: i64) -> i64:
    """For each kind of resource, bits of the members who can bring it."""
    found: i64 = 0
    base = player * TRIBE
    for member in range(TRIBE):
        spot = state.at[base + member]
        if spot < HOLY:
            before: i64 = 0
            after: i64 = 0
            for other in range(TRIBE):
                if state.at[base + other] == spot:
                    if other < member:
                        before += 1
                    elif other > member:
                        after += 1
            found |= brought(state.free[spot], before, after) << member
    return found


def brought(free: i64, before: i64, after: i64) -> i64:
    """The kinds that one of several members at a location can bring; what is scarce falls to different ones."""
    found: i64 = 0
    for kind in range(len(KINDS)):
        ahead = after if kind == Kind.WOOD or kind == Kind.CLAY else before
        if (free & 15) > ahead:
            found |= bits.bit(TRIBE * kind)
        free >>= bits.WIDTH
    return found


def group(carriers: i64, kind: i64) -> i64:
    """Bits of the members who can bring a kind of resource."""
    return (carriers >> (TRIBE * kind)) & EVERYBODY


def new_member(state: "Valley", player: i64, carriers: i64) -> i64:
    """Whether hides for a new member can be brought."""
    enough = bits.size(group(carriers, Kind.HIDE)) >= HIDES
    return 1 if enough and state.count(player, SUPPLY) > 0 else 0


def plans(state: "Valley", player: i64, carriers: i64) -> tuple[i64, i64]:
    """The worth of the best item face down that can be created now, and of one on the way."""
    made: i64 = 0
    promised: i64 = 0
    rest = state.items[player] if carriers != 0 else 0
    while rest != 0:
        item = bits.lowest(rest)
        cost = state.box.costs[item]
        needed = bits.added(cost)
        found = payable(cost, carriers)
        value = item_worth(state, player, item)
        if found < needed:
            promised = most(promised, value * found // needed)
        else:
            made = most(made, value)
        rest &= rest - 1
    return made, promised


def item_worth(state: "Valley", player: i64, item: i64) -> i64:
    """The points of an item and what its effects do, in tenths."""
    value: i64 = TENTHS * state.box.points[item] + CREATED
    at = item * STRIDE
    while state.box.effects[at] != NONE:
        effect = state.box.effects[at]
        if effect == Effect.TAKE:
            value -= TILE
        elif effect != Effect.RETURN:
            value += CREATED
        elif state.hunger[player] > 0:
            value += TILE
        at += 1
    return value


def payable(cost: i64, carriers: i64) -> i64:
    """How many resources of a cost the members can bring, each of them one."""
    found: i64 = 0
    groups: i64 = 1  # bits of the sets of members who can have brought what was found so far
    while cost != 0 and carriers != 0:
        able = carriers & EVERYBODY
        for _ in range(cost & 15 if able != 0 else 0):
            further = joined(groups, able)
            if further != 0:
                groups = further
                found += 1
        cost >>= bits.WIDTH
        carriers >>= TRIBE
    return found


def joined(groups: i64, able: i64) -> i64:
    """Every set of members with one more of those who are able."""
    found: i64 = 0
    for member in range(TRIBE):
        if (able >> member) & 1:
            found |= (groups & WITHOUT[member]) << bits.bit(member)
    return found
