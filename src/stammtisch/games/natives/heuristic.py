"""How good a position looks, in tenths of a point: the score so far, and what the tribe will still bring in."""

from math import sqrt
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.games.natives import scoring
from stammtisch.games.natives.box import Count
from stammtisch.games.natives.cards import OCCUPATIONS, STORE, Kind, Occupation
from stammtisch.games.natives.coming import (
    FOOD,
    SHOWING,
    SHOWN,
    TENTHS,
    WORTH,
    Coming,
    cards_to_come,
    counted_supply,
    share,
    wanted_supply,
)
from stammtisch.games.natives.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

HORIZON: Final = 2  # turns; found by duels of searches that looked one to eight ahead
WEIGHT_UNIT: Final = 100
MOST_FURTHER: Final = 4  # beyond the second member so many still help
SAVED_ACTION: Final = 15
WIDE: Final = 130  # the spread while all cards are still to come
NARROW: Final = 35  # when none are
NARROW_OF_SEVERAL: Final = 12  # with three and four players, by their net, when none are
CARD_OF_SEVERAL: Final = 50  # and what every card to come adds to its square

FACTORS: Final[vec[i64]] = vec[i64](WEIGHTS)

FEATURES: Final[list[str]] = [
    "second scout",
    "second elder",
    "further elders",
    "early elders",
    "second shaman",
    "second warrior",
    "third warrior",
    "second food getters",
    "further food getters",
    "tribe",
    "totems of members",
    "totem of prisoners",
    "totems of food",
    "best grab on turn",
    "best grab waiting",
    "second grab on turn",
    "second grab waiting",
    "other grabs on turn",
    "other grabs waiting",
    "recruits on turn",
    "recruits waiting",
]
TOTEMS: Final = 10  # where the totems begin


@final
@mypyc_attr(free_list_len=1)
class Tally:
    """Weighs the features one after the other, and writes them into a list if it is given one."""

    def __init__(self, found: list[int] | None) -> None:
        self.found = found
        self.at: i64 = 0
        self.total: i64 = 0

    def restart(self) -> None:
        self.at = 0
        self.total = 0

    def add(self, value: i64) -> None:
        at = self.at
        self.at = at + 1
        if value != 0:
            self.total += FACTORS[at] * value
        if self.found is not None:
            self.found.append(value)


def outlook(state: "Prairie") -> list[int]:
    """What every seat may hope for."""
    found: list[int] = []
    if not state.steps:
        for seat in range(state.players):
            found.append(TENTHS * scoring.points(state, seat))
        return found
    coming = Coming(state)
    tally = Tally(None)
    for player in range(coming.players):
        tally.restart()
        weigh(tally, state, coming, player)
        total = TENTHS * scoring.points(state, player) + tally.total // WEIGHT_UNIT
        if (state.saved >> player) & 1:
            total += SAVED_ACTION
        found.append(total)
    return found


def spread(state: "Prairie") -> int:
    """The doubt left in the outlook, less and less as the deck runs out."""
    time = cards_to_come(state)
    if state.players > 2 and state.rules.plain:
        return int(sqrt(NARROW_OF_SEVERAL * NARROW_OF_SEVERAL + CARD_OF_SEVERAL * time))
    one: i64 = 1
    return NARROW + (WIDE - NARROW) * time // max(state.cards, one)


def features(state: "Prairie", player: i64) -> list[int]:
    """What a seat has that is not points yet; nothing once the game is over."""
    if not state.steps:
        return [0 for _ in FEATURES]
    found: list[int] = []
    weigh(Tally(found), state, Coming(state), player)
    return found


def weigh(tally: Tally, state: "Prairie", coming: Coming, player: i64) -> None:
    """Tell the tally all features of a seat, in their order."""
    power = coming.power
    at = player * OCCUPATIONS
    tally.add(second(power[at + Occupation.SCOUT], coming.time_share))
    add_elders(tally, state, coming, player)
    tally.add(second(power[at + Occupation.SHAMAN], coming.sacred_share))
    warriors = power[at + Occupation.WARRIOR]
    tally.add(second(warriors, coming.people_share))
    tally.add(coming.people_share if warriors > 2 else 0)
    add_food(tally, coming, player)
    tally.add(state.tribe_size(player) * coming.time // coming.players)
    add_totems(tally, state, coming, player)
    add_grabs(tally, state, coming, player)


def second(count: i64, worth: i64) -> i64:
    """A second member at a tribe card, for what is still to come."""
    return worth if count > 1 else 0


def further(count: i64, worth: i64) -> i64:
    """Each member beyond the second, up to a few."""
    if count <= 2:
        return 0
    most: i64 = MOST_FURTHER
    return worth * min(count - 2, most)


def add_elders(tally: Tally, state: "Prairie", coming: Coming, player: i64) -> None:
    """Elders, for the members of the own colour to come, and for the time in which those will work."""
    elders = coming.power[player * OCCUPATIONS + Occupation.ELDER]
    wanted: i64 = 0
    early: i64 = 0
    if elders > 1:
        wanted = share(wanted_supply(state, player, coming.time), coming.players)
        early = (elders - 1) * coming.time * coming.time // (TENTHS * coming.players)
    tally.add(wanted)
    tally.add(further(elders, wanted))
    tally.add(early)


def add_food(tally: Tally, coming: Coming, player: i64) -> None:
    """Farmers, fishers and hunters, for the value of the food to come, and for its number."""
    power = coming.power
    at = player * OCCUPATIONS
    farmers = power[at + Occupation.FARMER]
    fishers = power[at + Occupation.FISHER]
    hunters = power[at + Occupation.HUNTER]
    seconds = second(farmers, coming.corn) + second(fishers, coming.salmon) + second(hunters, coming.bison)
    tally.add(share(seconds, coming.players))
    more = further(farmers, coming.corn) + further(fishers, coming.salmon) + further(hunters, coming.bison)
    tally.add(share(more, coming.players))


def add_totems(tally: Tally, state: "Prairie", coming: Coming, player: i64) -> None:
    """What the totems of a player may still count, by how much of it is to come."""
    members: i64 = 0
    prisoners: i64 = 0
    food: i64 = 0
    store = state.store
    first = player * STORE + Kind.TOTEM
    for at in range(i64(Kind.RITUAL - Kind.TOTEM)):
        copies = store[first + at]
        if copies > 0:
            what = state.box.totem_counts[at]
            grown = copies * state.box.totem_per[at] * counted_supply(state, coming, what)
            if what < Count.PRISONER:
                members += grown
            elif what == Count.PRISONER:
                prisoners += grown
            else:
                food += grown
    tally.add(share(members, coming.players))
    tally.add(share(prisoners, coming.players))
    tally.add(share(food, coming.players))


def add_grabs(tally: Tally, state: "Prairie", coming: Coming, player: i64) -> None:
    """What a player can take out of the prairie as it lies, if he has a turn left."""
    best: i64 = 0
    next_best: i64 = 0
    rest: i64 = 0
    recruits: i64 = 0
    if has_turn(state, player):
        for occupation in range(i64(Occupation.ELDER), i64(OCCUPATIONS)):
            worth = grab(state, coming, player, occupation)
            rest += worth
            if worth > best:
                next_best = best
                best = worth
            elif worth > next_best:
                next_best = worth
        rest -= best + next_best
        recruits = recruitable(coming, player) * coming.time // coming.players
    moves = state.active == player
    add_grab(tally, moves, best)
    add_grab(tally, moves, next_best)
    add_grab(tally, moves, rest)
    add_grab(tally, moves, recruits)


def add_grab(tally: Tally, moves: bool, value: i64) -> None:
    """Either for the player on turn or for one who waits."""
    if moves:
        tally.add(value)
        tally.add(0)
    else:
        tally.add(0)
        tally.add(value)


def has_turn(state: "Prairie", player: i64) -> bool:
    """Whether a player is still to act: in the last round only he on turn and those after him."""
    if not state.is_winter():
        return True
    players: i64 = state.players
    return (player - state.first + players) % players >= (state.active - state.first + players) % players


def grab(state: "Prairie", coming: Coming, player: i64, occupation: i64) -> i64:
    """What a tribe card takes at once, in tenths of a point."""
    left = coming.power[player * OCCUPATIONS + occupation]
    if occupation == Occupation.SHAMAN:
        return grab_sacred(state, coming, player, left) if coming.sacred_open > 0 else 0
    if occupation == Occupation.ELDER:
        return TENTHS * grab_members(coming, player, left)
    if occupation == Occupation.WARRIOR:
        return TENTHS * min(left, coming.people_open)
    return TENTHS * grab_food(coming.open, Kind.FOOD + 2 * (occupation - Occupation.FARMER), left)


def grab_food(open: vec[i64], small: i64, left: i64) -> i64:
    """One big food at most."""
    value = FOOD[small - Kind.FOOD]
    if left > 0 and open[small + 1] > 0:
        return value + 1 + min(left - 1, open[small]) * value
    return min(left, open[small]) * value


def grab_members(coming: Coming, player: i64, left: i64) -> i64:
    """Members of the own colour, the single-coloured ones first."""
    total: i64 = 0
    open = coming.open
    for at in range(player * SHOWING, (player + 1) * SHOWING):
        kind = SHOWN[at]
        taken = min(left, open[kind])
        total += taken * WORTH[kind]
        left -= taken
    return total


def grab_sacred(state: "Prairie", coming: Coming, player: i64, left: i64) -> i64:
    """Totems for what they would pay now and later, one after the other, and rituals for their points; in tenths."""
    total: i64 = 0
    open = state.open
    box = state.box
    for totem in range(i64(Kind.RITUAL - Kind.TOTEM)):
        if left > 0 and open[Kind.TOTEM + totem] > 0:
            what = box.totem_counts[totem]
            later = share(counted_supply(state, coming, what), coming.players) * totem_weight(what) // WEIGHT_UNIT
            total += box.totem_per[totem] * (TENTHS * scoring.counted(state, player, what) + later)
            left -= 1
    for ritual in range(i64(Kind.FEUD - Kind.RITUAL)):
        if left > 0 and open[Kind.RITUAL + ritual] > 0:
            total += TENTHS * box.ritual_points[ritual]
            left -= 1
    return total


def totem_weight(what: i64) -> i64:
    """The weight of what a totem counts."""
    if what < Count.PRISONER:
        return FACTORS[TOTEMS]
    return FACTORS[TOTEMS + 1] if what == Count.PRISONER else FACTORS[TOTEMS + 2]


def recruitable(coming: Coming, player: i64) -> i64:
    """How many open members of a player's colour his elders can take."""
    found: i64 = 0
    open = coming.open
    for at in range(player * SHOWING, (player + 1) * SHOWING):
        found += open[SHOWN[at]]
    return min(found, coming.power[player * OCCUPATIONS + Occupation.ELDER])
