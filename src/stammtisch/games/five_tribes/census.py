"""How many of each component there are, wherever they lie."""

from typing import TYPE_CHECKING

from stammtisch.engine import secrets
from stammtisch.games.five_tribes import material
from stammtisch.games.five_tribes.material import CARDS, FREE, TILES, TRIBES, Place, Tribe

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala


def census(state: "Naqala") -> dict[str, int]:
    found: dict[str, int] = {"palms": state.palms_left + secrets.total(state.palms)}
    found["palaces"] = state.palaces_left + secrets.total(state.palaces)
    for tribe in range(TRIBES):
        found[material.TRIBE_NAMES[tribe]] = meeples(state, tribe)
    for card in range(CARDS):
        found[material.CARD_NAMES[card]] = cards(state, card)
    for djinn in range(material.DJINNS):
        found[material.DJINN_NAMES[djinn]] = 1 if Place.LOOKED_AT <= state.djinns[djinn] < state.players else 0
    for player in range(state.players):
        found[f"camels of seat {player}"] = state.camels[player] + occurrences(list(state.owner), player)
        found[f"markers of seat {player}"] = occurrences([*state.order, *state.track], player)
    return found


def meeples(state: "Naqala", tribe: int) -> int:
    total = state.bag[tribe] + state.hand[tribe]
    for tile in range(TILES):
        total += state.meeples[tile * TRIBES + tribe]
    if tribe == Tribe.VIZIER:
        total += secrets.total(state.viziers)
    elif tribe == Tribe.ELDER:
        total += secrets.total(state.elders)
    return total


def cards(state: "Naqala", card: int) -> int:
    total = state.pile[card] + state.discard[card] + occurrences(list(state.row), card)
    for player in range(state.players):
        total += state.cards[player * CARDS + card]
    return total


def occurrences(values: list[int], wanted: int) -> int:
    return sum(1 for value in values if value == wanted and value != FREE)
