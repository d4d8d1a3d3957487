"""Soul of the Prairie: what legendary heroes cost and pay."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from stammtisch.games.natives.box import Condition
from stammtisch.games.natives.cards import HEROES, MEMBERS, OCCUPATIONS, Kind
from stammtisch.games.natives.material import HERO_COST

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie


def points(state: "Prairie", player: i64) -> i64:
    """Two points off for each hero in the tribe, and his bonus if his condition is met."""
    found: i64 = 0
    for occupation in range(OCCUPATIONS):
        at = (player * OCCUPATIONS + occupation) * MEMBERS + Kind.HERO
        for hero in range(HEROES):
            if state.members[at + hero] > 0:
                found += bonus(state, player, hero) - HERO_COST
    return found


def bonus(state: "Prairie", player: i64, hero: i64) -> i64:
    return state.box.hero_bonus[hero] if is_met(state, player, state.box.hero_conditions[hero]) else 0


def is_met(state: "Prairie", player: i64, condition: i64) -> bool:
    """A majority must be strict: a tie pays nobody."""
    if condition == Condition.ALWAYS or condition == Condition.NEVER:
        return condition == Condition.ALWAYS
    own = measure(state, player, condition)
    for other in range(state.players):
        if other != player and measure(state, other, condition) >= own:
            return False
    return True


def measure(state: "Prairie", player: i64, condition: i64) -> i64:
    """What a majority compares."""
    if condition < OCCUPATIONS:
        return state.strength[player * OCCUPATIONS + condition]
    if condition == Condition.MOST_SACRED:
        return state.held(player, Kind.TOTEM, Kind.FEUD)
    return state.tribe_size(player)
