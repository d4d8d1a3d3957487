"""What lies in the prairie and what will yet lie there, as far as the heuristic asks."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from stammtisch.games.natives.box import Count
from stammtisch.games.natives.cards import (
    COLOURS,
    FOOD_VALUES,
    MEMBER_COLOURS,
    MEMBER_VALUES,
    MEMBERS,
    NOWHERE,
    Kind,
)
from stammtisch.games.natives.material import LAST_CARDS

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

TENTHS: Final = 10
FOOD: Final[vec[i64]] = vec[i64](FOOD_VALUES)
WORTH: Final[vec[i64]] = vec[i64](MEMBER_VALUES)
SHOWING: Final = 4  # kinds of members show any one colour, listed colour by colour:
SHOWN: Final[vec[i64]] = vec[i64](
    [kind for colour in range(COLOURS) for kind in range(Kind.HERO) if (MEMBER_COLOURS[kind] >> colour) & 1]
)


@final
@mypyc_attr(free_list_len=1)
class Coming:
    """What lies in the prairie and what will yet lie there: the same for all seats."""

    def __init__(self, state: "Prairie") -> None:
        players: i64 = state.players
        time = cards_to_come(state)
        people_open = count(state.open, 0, MEMBERS)
        people = awaited(state, people_open, count(state.deck, 0, MEMBERS), time)
        sacred_open = count(state.open, Kind.TOTEM, Kind.FEUD)
        sacred = awaited(state, sacred_open, count(state.deck, Kind.TOTEM, Kind.FEUD), time)
        self.players: i64 = players
        self.time: i64 = time
        self.power: vec[i64] = powers(state)
        self.open: vec[i64] = state.open
        self.people_open: i64 = people_open
        self.people: i64 = people
        self.sacred_open: i64 = sacred_open
        self.time_share: i64 = share(time, players)
        self.people_share: i64 = share(people, players)
        self.sacred_share: i64 = share(sacred, players)
        self.corn: i64 = food_supply(state, Kind.CORN, time)
        self.salmon: i64 = food_supply(state, Kind.SALMON, time)
        self.bison: i64 = food_supply(state, Kind.BISON, time)


def share(amount: i64, players: i64) -> i64:
    """What falls to each player, in tenths."""
    return TENTHS * amount // players if amount != 0 else 0


def powers(state: "Prairie") -> vec[i64]:
    """How many members work, by player and tribe card."""
    if state.thunder == NOWHERE:
        return state.strength
    found = state.strength[:]
    found[state.thunder] = 0
    return found


def cards_to_come(state: "Prairie") -> i64:
    """How many cards will be turned up before the last round."""
    left = state.deck_left - LAST_CARDS
    return left if left > 0 else 0


def count(pile: vec[i64], first: i64, last: i64) -> i64:
    """How many cards of a pile are from one kind up to, but not with, another."""
    found: i64 = 0
    for kind in range(first, last):
        found += pile[kind]
    return found


def awaited(state: "Prairie", seen: i64, hidden: i64, time: i64) -> i64:
    """What will yet lie in the prairie: all that is seen there, and of what the deck hides the part to be turned up."""
    return seen + hidden * time // state.deck_left if time > 0 else 0


def supply(state: "Prairie", first: i64, last: i64, time: i64) -> i64:
    """How many cards from one kind up to, but not with, another will yet lie in the prairie."""
    return awaited(state, count(state.open, first, last), count(state.deck, first, last), time)


def food_supply(state: "Prairie", small: i64, time: i64) -> i64:
    """The value of one sort of food that will yet lie in the prairie."""
    value = FOOD[small - Kind.FOOD]
    seen = value * state.open[small] + (value + 1) * state.open[small + 1]
    hidden = value * state.deck[small] + (value + 1) * state.deck[small + 1]
    return awaited(state, seen, hidden, time)


def wanted_supply(state: "Prairie", player: i64, time: i64) -> i64:
    """The value of the members of a player's colour that will yet lie in the prairie."""
    seen: i64 = 0
    hidden: i64 = 0
    open = state.open
    deck = state.deck
    for at in range(player * SHOWING, (player + 1) * SHOWING):
        kind = SHOWN[at]
        value = WORTH[kind]
        seen += value * open[kind]
        hidden += value * deck[kind]
    return awaited(state, seen, hidden, time)


def counted_supply(state: "Prairie", coming: Coming, what: i64) -> i64:
    if what <= Count.PRISONER:
        return coming.people
    if what == Count.CORN:
        return supply(state, Kind.CORN, Kind.SALMON, coming.time)
    if what == Count.SALMON:
        return supply(state, Kind.SALMON, Kind.BISON, coming.time)
    if what == Count.BISON:
        return supply(state, Kind.BISON, Kind.TOTEM, coming.time)
    return supply(state, Kind.FOOD, Kind.TOTEM, coming.time)
