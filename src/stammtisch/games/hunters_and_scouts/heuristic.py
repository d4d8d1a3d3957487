"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import KINDS, Kind
from stammtisch.games.hunters_and_scouts.material import (
    BONUS_SPACES,
    CAMP,
    FAMINE,
    FODDER,
    GOAL,
    GOAL_HUNGER,
    HIDES,
    HOLY,
    HOME,
    SUPPLY,
    TRIBE,
)

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

TENTHS: Final = 10
VICTORY: Final = 200
MEMBER: Final = 23  # a point at every sunset to come, though he eats
IN_CAMP: Final = 11
HUNGER: Final = 28  # a point at every sunset until it is fed
DANGER: Final = 18  # for every tile that leads to famine, or keeps from the goal
CARD: Final = 8
ITEM: Final = 1
BONUS: Final = 1
HOLY_PLACE: Final = 3
FOOD: Final = 7
HIDE_PAIR: Final = 7
POINT: Final = 7
CREATED: Final = 5  # what an item is worth besides its points


def outlook(state: "Valley") -> list[int]:
    found = [worth(state, seat) for seat in range(state.players)]
    if not state.steps:
        found[state.winners()[0]] += VICTORY
    return found


def worth(state: "Valley", player: i64) -> int:
    """Points, members, hunger, cards and items of a player, and what his members can bring."""
    total: i64 = TENTHS * state.score[player] + MEMBER * state.active(player) + IN_CAMP * state.count(player, CAMP)
    total += CARD * bits.added(state.cards[player]) + fears(state, player)
    total += ITEM * bits.size(state.items[player]) + fodder(state, player)
    return total + errands(state, player)


def fears(state: "Valley", player: i64) -> i64:
    """What hunger costs, now and soon."""
    tiles = state.hunger[player]
    total: i64 = -HUNGER * tiles
    if tiles + state.active(player) > FAMINE:
        total -= DANGER * (tiles + state.active(player) - FAMINE)
    if tiles > GOAL_HUNGER and state.score[player] >= GOAL - TRIBE:
        total -= DANGER * (tiles - GOAL_HUNGER)
    return total


def fodder(state: "Valley", player: i64) -> i64:
    """What created items are worth at the bonus spaces still ahead."""
    wanted: i64 = 0
    for number in range(len(BONUS_SPACES)):
        if not (state.passed[player] >> number) & 1:
            wanted += FODDER
    made = bits.size(state.created[player])
    return BONUS * (made if made < wanted else wanted)


def errands(state: "Valley", player: i64) -> i64:
    """What the members who are out can bring home."""
    able: i64 = 0
    total: i64 = 0
    for member in range(player * TRIBE, (player + 1) * TRIBE):
        spot = state.at[member]
        if spot < HOLY:
            able += offers(state.free[spot])
        elif spot < HOME:
            total += HOLY_PLACE
    if able == 0:
        return total
    food = bits.tally(able, Kind.MEAT)
    if food > state.hunger[player]:
        food = state.hunger[player]
    total += FOOD * food + POINT * bits.tally(able, Kind.POINT)
    if bits.tally(able, Kind.HIDE) >= HIDES and state.count(player, SUPPLY) > 0:
        total += HIDE_PAIR
    return total + best_plan(state, player, able)


def offers(free: i64) -> i64:
    """One of each kind that a location has free, packed."""
    found: i64 = 0
    for kind in range(len(KINDS)):
        if bits.tally(free, kind) > 0:
            found += bits.one(kind)
    return found


def best_plan(state: "Valley", player: i64, able: i64) -> i64:
    """The item that lies face down for which most is on the way, by how much of it is."""
    best: i64 = 0
    rest = state.items[player]
    while rest != 0:
        item = bits.lowest(rest)
        needed = bits.added(state.box.costs[item])
        found = shared(state.box.costs[item], able)
        value = (TENTHS * state.box.points[item] + CREATED) * found * found * 2 // (needed * needed * 3)
        if value > best:
            best = value
        rest &= rest - 1
    return best


def shared(cost: i64, able: i64) -> i64:
    """How many resources of a cost can be brought."""
    found: i64 = 0
    while cost != 0:
        wanted = cost & 15
        there = able & 15
        found += wanted if wanted < there else there
        cost >>= bits.WIDTH
        able >>= bits.WIDTH
    return found
