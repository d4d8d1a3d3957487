"""How many of each component there are, wherever they lie."""

from typing import TYPE_CHECKING

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import (
    CHARACTER_NAMES,
    CHARACTERS,
    HOLY_FACES,
    ITEM_NAMES,
    ITEMS,
    LOCATIONS,
    PLACE_NAMES,
)
from stammtisch.games.hunters_and_scouts.material import HOLY, NUMBER, SUPPLY, TRIBE

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley


def census(state: "Valley") -> dict[str, int]:
    found: dict[str, int] = {"stones": stones(state)}
    for place in range(LOCATIONS):
        found[PLACE_NAMES[place]] = location(state, place)
    for face in range(len(HOLY_FACES)):
        found[HOLY_FACES[face]] = (state.laid >> (HOLY + face)) & 1
    for item in range(ITEMS):
        piles = [state.item_pile, state.item_discard, *state.items, *state.created]
        found[ITEM_NAMES[item]] = sum((pile >> item) & 1 for pile in piles)
    for character in range(CHARACTERS):
        found[CHARACTER_NAMES[character]] = copies(state, character)
    for player in range(state.players):
        spots = [state.at[player * TRIBE + member] for member in range(TRIBE)]
        found[f"members of seat {player}"] = sum(1 for spot in spots if 0 <= spot <= SUPPLY)
    return found


def stones(state: "Valley") -> int:
    total = state.stones
    for place in range(LOCATIONS):
        if (state.laid >> place) & 1:
            total += state.box.sizes[place] - bits.added(state.free[place])
    return total


def location(state: "Valley", place: int) -> int:
    known = [*state.under, *state.peek]
    buried = sum(1 for card in known if card & NUMBER == place)
    return buried + sum((cards >> place) & 1 for cards in (state.laid, state.pile, state.discard))


def copies(state: "Valley", character: int) -> int:
    total = 1 if state.played == character else 0
    for shown in state.rows:
        total += 1 if shown == character else 0
    for player in range(state.players):
        total += bits.tally(state.cards[player], character)
    return total
