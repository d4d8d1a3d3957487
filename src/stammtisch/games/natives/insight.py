"""A closer look at a position: what the net is shown besides the heuristic's features, and what it makes of that."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.net import Net, Sight, lessons
from stammtisch.games.natives import heuristic
from stammtisch.games.natives.cards import MEMBERS, OCCUPATIONS, STORE, Kind, Occupation
from stammtisch.games.natives.coming import SHOWING, SHOWN, Coming, count
from stammtisch.games.natives.lessons import LESSONS
from stammtisch.games.natives.lessons_of_several import LESSONS_OF_SEVERAL

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

OWN: Final = 52
OWN_OF_SEVERAL: Final = 53
COMMON: Final = 25
RIVALS: Final = 2  # of several: who follows, and the others
FORESIGHT: Final = 1  # turns ahead
HORIZON: Final = 1  # turns: beyond that the verdict knows more than hasty replies show
NET: Final = Net(OWN, COMMON, lessons(LESSONS))
NET_OF_SEVERAL: Final = Net(OWN_OF_SEVERAL, COMMON, lessons(LESSONS_OF_SEVERAL), RIVALS)


def gains(state: "Prairie") -> list[int]:
    """What the net adds to the outlook; nothing with expansions, about which it was not taught."""
    if not state.rules.plain:
        return []
    net = NET if state.players == 2 else NET_OF_SEVERAL
    return net.gains(senses(state), state.players)


def senses(state: "Prairie") -> vec[i64]:
    """All that the net is shown; with several others the place in the round as well."""
    several = state.players > 2
    sight = Sight((OWN_OF_SEVERAL if several else OWN) * state.players + COMMON)
    coming = Coming(state)
    for player in range(state.players):
        sight.note_all(heuristic.features(state, player))
        note_tribe(sight, state, coming, player)
        note_colour(sight, state, player)
        note_turn(sight, state, coming, player)
        if several:
            sight.note((player - state.first + state.players) % state.players)
    note_prairie(sight, state, coming)
    note_deck(sight, state, coming)
    return sight.all()


def note_tribe(sight: Sight, state: "Prairie", coming: Coming, player: i64) -> None:
    """The members at work, prisoners, food and totems."""
    for occupation in range(i64(OCCUPATIONS)):
        sight.note(coming.power[player * OCCUPATIONS + occupation])
    sight.note(state.tribe_size(player))
    sight.note(state.held(player, 0, MEMBERS))
    sight.note(state.held(player, Kind.CORN, Kind.SALMON))
    sight.note(state.held(player, Kind.SALMON, Kind.BISON))
    sight.note(state.held(player, Kind.BISON, Kind.TOTEM))
    first = player * STORE
    for kind in range(i64(Kind.TOTEM), i64(Kind.RITUAL)):
        sight.note(state.store[first + kind])


def note_colour(sight: Sight, state: "Prairie", player: i64) -> None:
    """Members of the own colour: those of one colour and of two in the prairie, and the worth of those in the deck."""
    single: i64 = 0
    double: i64 = 0
    hidden: i64 = 0
    for at in range(player * SHOWING, (player + 1) * SHOWING):
        kind = SHOWN[at]
        if kind < Kind.PAIR:
            single += state.open[kind]
            hidden += 2 * state.deck[kind]
        else:
            double += state.open[kind]
            hidden += state.deck[kind]
    sight.note(single)
    sight.note(double)
    sight.note(hidden)


def note_turn(sight: Sight, state: "Prairie", coming: Coming, player: i64) -> None:
    """Whether the player is on turn or has another, and what each tribe card would take then."""
    acts = heuristic.has_turn(state, player)
    sight.note(1 if state.active == player else 0)
    sight.note(1 if acts else 0)
    for occupation in range(i64(Occupation.ELDER), i64(OCCUPATIONS)):
        sight.note(heuristic.grab(state, coming, player, occupation) if acts else 0)


def note_prairie(sight: Sight, state: "Prairie", coming: Coming) -> None:
    """What lies open."""
    sight.note(coming.people_open)
    for kind in (Kind.CORN, Kind.SALMON, Kind.BISON):
        sight.note(state.open[kind] + state.open[kind + 1])
    for kind in range(Kind.TOTEM, Kind.RITUAL):
        sight.note(state.open[kind])


def note_deck(sight: Sight, state: "Prairie", coming: Coming) -> None:
    """How long the game lasts, and what of it will be turned up."""
    time = coming.time
    left = state.deck_left if time > 0 else 1
    sight.note(time)
    sight.note(count(state.deck, 0, MEMBERS) * time // left)
    for kind in (Kind.CORN, Kind.SALMON, Kind.BISON):
        sight.note(count(state.deck, kind, kind + 2) * time // left)
    for kind in range(Kind.TOTEM, Kind.RITUAL):
        sight.note(state.deck[kind])
