"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import Kind
from stammtisch.games.hunters_and_scouts.material import (
    BONUS_SPACES,
    CAMP,
    FAMINE,
    FODDER,
    GOAL,
    GOAL_HUNGER,
    HOLY,
    HOME,
    TRIBE,
)

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

TENTHS: Final = 10
VICTORY: Final = 200
MEMBER: Final = 14  # a point at every sunset to come, though he eats
IN_CAMP: Final = 7
HUNGER: Final = 9
DANGER: Final = 15  # for every tile that leads to famine, or keeps from the goal
CARD: Final = 3
ITEM: Final = 3
BONUS: Final = 4
HOLY_PLACE: Final = 4
IDLE: Final = 1
FOOD: Final = 6
HIDE: Final = 4
NEEDED: Final = 5
POINT: Final = 8


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


def wishes(state: "Valley", player: i64) -> i64:
    """The resources for the items that lie face down, added up."""
    found: i64 = 0
    rest = state.items[player]
    while rest != 0:
        found |= state.box.costs[bits.lowest(rest)]
        rest &= rest - 1
    return found


def errands(state: "Valley", player: i64) -> i64:
    """What the members who are out can bring home, each the best that its location has."""
    total: i64 = 0
    wanted = wishes(state, player)
    for member in range(player * TRIBE, (player + 1) * TRIBE):
        spot = state.at[member]
        if spot < HOLY:
            total += best_errand(state, player, state.free[spot], wanted)
        elif spot < HOME:
            total += HOLY_PLACE
    return total


def best_errand(state: "Valley", player: i64, free: i64, wanted: i64) -> i64:
    best: i64 = IDLE
    for kind in range(Kind.POINT + 1):
        if bits.tally(free, kind) > 0:
            value = errand(state, player, kind, wanted)
            if value > best:
                best = value
    return best


def errand(state: "Valley", player: i64, kind: i64, wanted: i64) -> i64:
    """What one resource is worth to a player."""
    if kind == Kind.POINT:
        return POINT
    if kind == Kind.MEAT:
        return FOOD if state.hunger[player] > 0 else IDLE
    if bits.tally(wanted, kind) > 0:
        return NEEDED
    return HIDE if kind == Kind.HIDE else IDLE
