"""How good a position looks, in tenths of a point: the score so far, and what the tribe will still bring in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.natives import scoring
from stammtisch.games.natives.box import Count
from stammtisch.games.natives.cards import (
    FOOD_VALUES,
    MEMBER_COLOURS,
    MEMBER_VALUES,
    MEMBERS,
    OCCUPATIONS,
    STORE,
    Kind,
    Occupation,
)
from stammtisch.games.natives.material import LAST_CARDS
from stammtisch.games.natives.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

TENTHS: Final = 10
WEIGHT_UNIT: Final = 100
MOST_FURTHER: Final = 4  # beyond the second member so many still help
SAVED_ACTION: Final = 15
WIDE: Final = 130  # the spread while all cards are still to come
NARROW: Final = 35  # when none are

FEATURES: Final[list[str]] = [
    "second scout",
    "second elder",
    "further elders",
    "early elders",
    "second shaman",
    "second warrior",
    "further warriors",
    "second food getters",
    "further food getters",
    "tribe",
    "growing totems",
    "best grab on turn",
    "best grab waiting",
    "second grab on turn",
    "second grab waiting",
    "other grabs on turn",
    "other grabs waiting",
    "recruits on turn",
    "recruits waiting",
]


def outlook(state: "Prairie", player: i64) -> int:
    total: i64 = TENTHS * scoring.points(state, player)
    if not state.steps:
        return total
    weighed: i64 = 0
    found = features(state, player)
    for at in range(len(found)):
        weighed += WEIGHTS[at] * found[at]
    if (state.saved >> player) & 1:
        total += SAVED_ACTION
    return total + weighed // WEIGHT_UNIT


def spread(state: "Prairie") -> int:
    """The doubt left in the outlook, less and less as the deck runs out."""
    return NARROW + (WIDE - NARROW) * cards_to_come(state) // max(sum(state.box.deck), 1)


def features(state: "Prairie", player: i64) -> list[int]:
    """What a seat has that is not points yet; nothing once the game is over."""
    found: list[int] = []
    if not state.steps:
        return [0 for _ in FEATURES]
    time = cards_to_come(state)
    people = supply(state, 0, MEMBERS, time)
    found.append(second(power(state, player, Occupation.SCOUT), TENTHS * time // state.players))
    add_elders(found, state, player, time)
    sacred = supply(state, Kind.TOTEM, Kind.FEUD, time)
    found.append(second(power(state, player, Occupation.SHAMAN), TENTHS * sacred // state.players))
    warriors = power(state, player, Occupation.WARRIOR)
    found.append(second(warriors, TENTHS * people // state.players))
    found.append(further(warriors, TENTHS * people // state.players))
    add_food(found, state, player, time)
    found.append(state.tribe_size(player) * time // state.players)
    found.append(growth(state, player, time, people))
    add_grabs(found, state, player, time)
    return found


def second(count: i64, worth: i64) -> i64:
    """A second member at a tribe card, for what is still to come."""
    return worth if count > 1 else 0


def further(count: i64, worth: i64) -> i64:
    """Each member beyond the second, up to a few."""
    return worth * min(count - 2, MOST_FURTHER) if count > 2 else 0


def add_elders(found: list[int], state: "Prairie", player: i64, time: i64) -> None:
    """Elders, for the members of the own colour to come, and for the time in which those will work."""
    elders = power(state, player, Occupation.ELDER)
    wanted = TENTHS * wanted_supply(state, player, time) // state.players
    found.append(second(elders, wanted))
    found.append(further(elders, wanted))
    found.append(max(elders - 1, 0) * time * time // (TENTHS * state.players))


def add_food(found: list[int], state: "Prairie", player: i64, time: i64) -> None:
    """Farmers, fishers and hunters, for the value of the food to come, and for its number."""
    seconds: i64 = 0
    more: i64 = 0
    for occupation in range(Occupation.FARMER, OCCUPATIONS):
        count = power(state, player, occupation)
        if count > 1:
            small = Kind.FOOD + 2 * (occupation - Occupation.FARMER)
            worth = food_supply(state, small, time)
            seconds += worth
            more += further(count, worth)
    found.append(TENTHS * seconds // state.players)
    found.append(TENTHS * more // state.players)


def power(state: "Prairie", player: i64, occupation: i64) -> i64:
    """How many members work at a tribe card."""
    return 0 if state.is_blocked(player, occupation) else state.strength[player * OCCUPATIONS + occupation]


def cards_to_come(state: "Prairie") -> i64:
    """How many cards will be turned up before the last round."""
    return max(state.deck_left - LAST_CARDS, 0)


def supply(state: "Prairie", first: i64, last: i64, time: i64) -> i64:
    """How many cards from one kind up to, but not with, another will yet lie in the prairie."""
    if time == 0:
        return 0
    seen: i64 = 0
    hidden: i64 = 0
    for kind in range(first, last):
        seen += state.open[kind]
        hidden += state.deck[kind]
    return seen + hidden * time // state.deck_left


def food_supply(state: "Prairie", small: i64, time: i64) -> i64:
    """The value of one sort of food that will yet lie in the prairie."""
    if time == 0:
        return 0
    value: i64 = FOOD_VALUES[small - Kind.FOOD]
    seen = value * state.open[small] + (value + 1) * state.open[small + 1]
    hidden = value * state.deck[small] + (value + 1) * state.deck[small + 1]
    return seen + hidden * time // state.deck_left


def wanted_supply(state: "Prairie", player: i64, time: i64) -> i64:
    """The value of the members of a player's colour that will yet lie in the prairie."""
    if time == 0:
        return 0
    seen: i64 = 0
    hidden: i64 = 0
    for kind in range(Kind.HERO):
        if (MEMBER_COLOURS[kind] >> player) & 1:
            seen += MEMBER_VALUES[kind] * state.open[kind]
            hidden += MEMBER_VALUES[kind] * state.deck[kind]
    return seen + hidden * time // state.deck_left


def growth(state: "Prairie", player: i64, time: i64, people: i64) -> i64:
    """What the totems of a player may still count, by how much of it is to come."""
    total: i64 = 0
    for totem in range(Kind.RITUAL - Kind.TOTEM):
        copies = state.store[player * STORE + Kind.TOTEM + totem]
        if copies > 0:
            total += (
                copies * state.box.totem_per[totem] * counted_supply(state, state.box.totem_counts[totem], time, people)
            )
    return total * TENTHS // state.players


def counted_supply(state: "Prairie", what: i64, time: i64, people: i64) -> i64:
    if what <= Count.PRISONER:
        return people
    if what == Count.CORN:
        return supply(state, Kind.CORN, Kind.SALMON, time)
    if what == Count.SALMON:
        return supply(state, Kind.SALMON, Kind.BISON, time)
    if what == Count.BISON:
        return supply(state, Kind.BISON, Kind.TOTEM, time)
    return supply(state, Kind.FOOD, Kind.TOTEM, time)


def add_grabs(found: list[int], state: "Prairie", player: i64, time: i64) -> None:
    """What a player can take out of the prairie as it lies, if he has a turn left."""
    best: i64 = 0
    next_best: i64 = 0
    rest: i64 = 0
    recruits: i64 = 0
    if has_turn(state, player):
        for occupation in range(Occupation.ELDER, OCCUPATIONS):
            worth = grab(state, player, occupation)
            rest += worth
            next_best = max(next_best, min(best, worth))
            best = max(best, worth)
        rest -= best + next_best
        recruits = min(wanted_open(state, player), power(state, player, Occupation.ELDER)) * time // state.players
    moves = state.active == player
    for value in (TENTHS * best, TENTHS * next_best, TENTHS * rest, recruits):
        found.append(value if moves else 0)
        found.append(0 if moves else value)


def has_turn(state: "Prairie", player: i64) -> bool:
    """Whether a player is still to act: in the last round only he on turn and those after him."""
    if not state.is_winter():
        return True
    players = state.players
    return (player - state.first + players) % players >= (state.active - state.first + players) % players


def grab(state: "Prairie", player: i64, occupation: i64) -> i64:
    """The points that a tribe card takes at once."""
    left = power(state, player, occupation)
    if occupation == Occupation.ELDER:
        return grab_members(state, player, left)
    if occupation == Occupation.SHAMAN:
        return grab_sacred(state, player, left)
    if occupation == Occupation.WARRIOR:
        return min(left, people_open(state))
    return grab_food(state, Kind.FOOD + 2 * (occupation - Occupation.FARMER), left)


def grab_food(state: "Prairie", small: i64, left: i64) -> i64:
    """One big food at most."""
    value: i64 = FOOD_VALUES[small - Kind.FOOD]
    big: i64 = 1 if left > 0 and state.open[small + 1] > 0 else 0
    return big * (value + 1) + min(left - big, state.open[small]) * value


def grab_members(state: "Prairie", player: i64, left: i64) -> i64:
    """Members of the own colour, the single-coloured ones first."""
    total: i64 = 0
    for kind in range(Kind.HERO):
        if (MEMBER_COLOURS[kind] >> player) & 1:
            count = min(left, state.open[kind])
            total += count * MEMBER_VALUES[kind]
            left -= count
    return total


def grab_sacred(state: "Prairie", player: i64, left: i64) -> i64:
    """Totems for what they would pay now, one after the other, and rituals for their points."""
    total: i64 = 0
    for totem in range(Kind.RITUAL - Kind.TOTEM):
        if left > 0 and state.open[Kind.TOTEM + totem] > 0:
            total += state.box.totem_per[totem] * scoring.counted(state, player, state.box.totem_counts[totem])
            left -= 1
    for ritual in range(Kind.FEUD - Kind.RITUAL):
        if left > 0 and state.open[Kind.RITUAL + ritual] > 0:
            total += state.box.ritual_points[ritual]
            left -= 1
    return total


def people_open(state: "Prairie") -> i64:
    found: i64 = 0
    for kind in range(MEMBERS):
        found += state.open[kind]
    return found


def wanted_open(state: "Prairie", player: i64) -> i64:
    """How many open members show a player's colour."""
    found: i64 = 0
    for kind in range(Kind.HERO):
        if (MEMBER_COLOURS[kind] >> player) & 1:
            found += state.open[kind]
    return found
