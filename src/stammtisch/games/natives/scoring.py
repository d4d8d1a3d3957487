"""Scoring: the parts of the sum, and who wins a tie."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.natives import heroes
from stammtisch.games.natives.box import Count
from stammtisch.games.natives.cards import (
    COLOURS,
    FOOD_VALUES,
    MEMBER_COLOURS,
    MEMBER_VALUES,
    MEMBERS,
    OCCUPATIONS,
    STORE,
    Kind,
)
from stammtisch.games.natives.material import CONFLICT_POINTS, CURSE_POINTS, HARMONY_POINTS, PRISONER_POINTS

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

FOOD: Final[vec[i64]] = vec[i64](FOOD_VALUES)


def sheet(state: "Prairie", player: int) -> dict[str, int]:
    """A player's points by category."""
    return {
        "own": coloured(state, player, player),
        "abroad": abroad(state, player),
        "strangers": -strangers(state, player),
        "food": food(state, player),
        "prisoners": prisoners(state, player) * PRISONER_POINTS,
        "totems": totems(state, player),
        "rituals": rituals(state, player),
        "heroes": heroes.points(state, player),
        "conflict": state.held(player, Kind.FEUD, Kind.HARMONY) * CONFLICT_POINTS,
        "harmony": harmony(state, player) * HARMONY_POINTS,
        "curses": -state.curses[player] * CURSE_POINTS,
    }


def points(state: "Prairie", player: i64) -> i64:
    """The sum of the sheet."""
    total = state.kin[player] + food(state, player) + prisoners(state, player) * PRISONER_POINTS
    total += totems(state, player) + rituals(state, player) - state.curses[player] * CURSE_POINTS
    if state.rules.soul:
        if state.heroes[player] > 0:
            total += heroes.points(state, player)
        total += harmony(state, player) * HARMONY_POINTS
        total += state.held(player, Kind.FEUD, Kind.HARMONY) * CONFLICT_POINTS
    return total


def coloured(state: "Prairie", host: i64, colour: i64) -> i64:
    """The value of all members in a tribe that show a colour."""
    found: i64 = 0
    for occupation in range(OCCUPATIONS):
        at = (host * OCCUPATIONS + occupation) * MEMBERS
        for kind in range(Kind.HERO):
            count = state.members[at + kind]
            if count > 0 and (MEMBER_COLOURS[kind] >> colour) & 1:
                found += count * MEMBER_VALUES[kind]
    return found


def abroad(state: "Prairie", player: i64) -> i64:
    """The value of all members of the player's colour in other tribes."""
    found: i64 = 0
    for host in range(state.players):
        if host != player:
            found += coloured(state, host, player)
    return found


def strangers(state: "Prairie", player: i64) -> i64:
    """The value of all members in the player's tribe that do not show his colour; heroes are counted apart."""
    found: i64 = 0
    for occupation in range(OCCUPATIONS):
        at = (player * OCCUPATIONS + occupation) * MEMBERS
        for kind in range(Kind.HERO):
            count = state.members[at + kind]
            if count > 0 and not (MEMBER_COLOURS[kind] >> player) & 1:
                found += count * MEMBER_VALUES[kind]
    return found


def food(state: "Prairie", player: i64) -> i64:
    found: i64 = 0
    store = state.store
    first = player * STORE + Kind.FOOD
    for at in range(i64(Kind.TOTEM - Kind.FOOD)):
        found += store[first + at] * FOOD[at]
    return found


def prisoners(state: "Prairie", player: i64) -> i64:
    """How many prisoners a player has."""
    found = state.held(player, 0, MEMBERS)
    if state.rules.sun_counts_twice:
        found += state.store[player * STORE + Kind.SUN]
    return found


def totems(state: "Prairie", player: i64) -> i64:
    """What each totem pays for the cards that it names."""
    found: i64 = 0
    store = state.store
    box = state.box
    first = player * STORE + Kind.TOTEM
    for totem in range(i64(Kind.RITUAL - Kind.TOTEM)):
        copies = store[first + totem]
        if copies > 0:
            found += copies * box.totem_per[totem] * counted(state, player, box.totem_counts[totem])
    return found


def counted(state: "Prairie", player: i64, what: i64) -> i64:
    """How many cards of a player a totem counts; tribe cards are included, big food is one card."""
    if what < OCCUPATIONS:
        return state.strength[player * OCCUPATIONS + what]
    if what == Count.PRISONER:
        return prisoners(state, player)
    if what == Count.CORN:
        return state.held(player, Kind.CORN, Kind.SALMON)
    if what == Count.SALMON:
        return state.held(player, Kind.SALMON, Kind.BISON)
    if what == Count.BISON:
        return state.held(player, Kind.BISON, Kind.TOTEM)
    return state.held(player, Kind.FOOD, Kind.TOTEM)


def rituals(state: "Prairie", player: i64) -> i64:
    found: i64 = 0
    store = state.store
    values = state.box.ritual_points
    first = player * STORE + Kind.RITUAL
    for ritual in range(i64(Kind.FEUD - Kind.RITUAL)):
        found += store[first + ritual] * values[ritual]
    return found


def harmony(state: "Prairie", player: i64) -> i64:
    """Cards of harmony that the player holds, and those of his colour that others hold."""
    found = state.held(player, Kind.HARMONY, Kind.HARMONY + COLOURS)
    for other in range(state.players):
        if other != player:
            found += state.store[other * STORE + Kind.HARMONY + player]
    return found


def winners(state: "Prairie") -> list[int]:
    """Most points; among equals the smaller tribe; whoever is equal there too shares the victory."""
    ranks = [points(state, seat) * STORE * STORE - state.tribe_size(seat) for seat in range(state.players)]
    best = max(ranks)
    return [seat for seat in range(state.players) if ranks[seat] == best]
