"""A closer look at a position: what the net is shown besides the heuristic's features, and what it makes of that."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.net import Net, Sight, lessons
from stammtisch.games.five_tribes import heuristic
from stammtisch.games.five_tribes.lessons import LESSONS
from stammtisch.games.five_tribes.material import CARDS, DJINNS, GOODS, TILES, TRIBES, Card

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

OWN: Final = 42
COMMON: Final = 9
NET: Final = Net(OWN, COMMON, lessons(LESSONS))


def gains(state: "Naqala") -> list[int]:
    """What the net adds to the outlook."""
    return NET.gains(senses(state), state.players)


def senses(state: "Naqala") -> vec[i64]:
    """All that the net is shown."""
    sight = Sight(OWN * state.players + COMMON)
    for player in range(state.players):
        sight.note_all(heuristic.features(state, player))
        note_people(sight, state, player)
        note_cards(sight, state, player)
        note_djinns(sight, state, player)
        note_land(sight, state, player)
    note_board(sight, state)
    return sight.all()


def note_people(sight: Sight, state: "Naqala", player: i64) -> None:
    sight.note(state.gold[player])
    sight.note(state.camels[player])
    sight.note(state.viziers[player])
    sight.note(state.elders[player])


def note_cards(sight: Sight, state: "Naqala", player: i64) -> None:
    """Fakirs, how many different goods, and how many of them more than once."""
    kinds: i64 = 0
    again: i64 = 0
    for card in range(i64(GOODS)):
        held = state.cards[player * CARDS + card]
        if held > 0:
            kinds += 1
        if held > 1:
            again += 1
    sight.note(state.cards[player * CARDS + Card.FAKIR])
    sight.note(kinds)
    sight.note(again)


def note_djinns(sight: Sight, state: "Naqala", player: i64) -> None:
    for djinn in range(i64(DJINNS)):
        sight.note(1 if state.djinns[djinn] == player else 0)


def note_land(sight: Sight, state: "Naqala", player: i64) -> None:
    """Tiles, palms and palaces."""
    tiles: i64 = 0
    palms: i64 = 0
    palaces: i64 = 0
    for tile in range(i64(TILES)):
        if state.owner[tile] == player:
            tiles += 1
            palms += state.palms[tile]
            palaces += state.palaces[tile]
    sight.note(tiles)
    sight.note(palms)
    sight.note(palaces)


def note_board(sight: Sight, state: "Naqala") -> None:
    """How long the game lasts, what is in the supply, and how many of each tribe stand on the board."""
    sight.note(heuristic.turns_left(state))
    sight.note(1 if state.last_camel or state.stuck else 0)
    sight.note(state.palms_left)
    sight.note(state.palaces_left)
    for tribe in range(i64(TRIBES)):
        standing: i64 = 0
        for tile in range(i64(TILES)):
            standing += state.meeples[tile * TRIBES + tribe]
        sight.note(standing)
