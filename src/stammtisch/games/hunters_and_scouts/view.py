"""What a viewer may see, by names, ready for JSON."""

from typing import TYPE_CHECKING, Any

from stammtisch.engine.state import OVER
from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import (
    CHARACTER_NAMES,
    EFFECTS,
    FACES,
    HOLY_FACES,
    ITEM_NAMES,
    ITEMS,
    KINDS,
    LOCATIONS,
    PLACE_NAMES,
    WILDERNESSES,
)
from stammtisch.games.hunters_and_scouts.material import (
    BONUS_SPACES,
    CAMP,
    EMPTY,
    HOLY,
    HOME,
    HUNT_BITS,
    LONGEST,
    NONE,
    NUMBER,
    ROWS,
    SEEN,
    STRIDE,
    SUPPLY,
    WILD_BITS,
)

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley


def view(state: "Valley", viewer: int) -> dict[str, Any]:
    """The table as one seat sees it; at the end all items are open."""
    return {
        "turn": state.turn,
        "over": state.player() == OVER,
        "mode": state.rules.chosen["mode"],
        "last_turn": state.last_turn,
        "extinct": None if state.extinct == NONE else state.extinct,
        "rows": [row_view(state, row) for row in range(ROWS)],
        "played": None if state.played == NONE else CHARACTER_NAMES[state.played],
        "locations": [location_view(state, place) for place in range(LOCATIONS) if (state.laid >> place) & 1],
        "holy_places": [holy_view(state, face) for face in range(FACES) if (state.laid >> (HOLY + face)) & 1],
        "piles": {"wilderness": pile_view(state, WILD_BITS, viewer), "hunting": pile_view(state, HUNT_BITS, viewer)},
        "looked_at": known(list(state.peek), viewer),
        "item_pile": bits.size(state.item_pile),
        "item_discard": item_names(state.item_discard),
        "stones": state.stones,
        "fetched": by_kind(state.pool),
        "players": [player_view(state, seat, viewer) for seat in range(state.players)],
        "reconstructed": state.box.source.reconstructed(),
    }


def row_view(state: "Valley", row: int) -> list[str]:
    shown = [state.rows[row * LONGEST + place] for place in range(LONGEST)]
    return [CHARACTER_NAMES[character] for character in shown if character != EMPTY]


def location_view(state: "Valley", place: int) -> dict[str, Any]:
    return {
        "name": PLACE_NAMES[place],
        "kind": "wilderness" if place < WILDERNESSES else "hunting",
        "spaces": by_kind(state.box.spaces[place]),
        "free": by_kind(state.free[place]),
        "members": members(state, place),
    }


def holy_view(state: "Valley", face: int) -> dict[str, Any]:
    power = state.box.source.word(f"holy.{HOLY_FACES[face]}", "power")
    used = (state.used >> (HOLY + face)) & 1 == 1
    return {"name": HOLY_FACES[face], "power": power, "members": members(state, HOLY + face), "used": used}


def members(state: "Valley", place: int) -> list[int]:
    return [state.count(player, place) for player in range(state.players)]


def pile_view(state: "Valley", kind: int, viewer: int) -> dict[str, Any]:
    """The size of a pile, what lies under it as far as the viewer knows, and the open discards."""
    under = [card for card in state.under if (kind >> (card & NUMBER)) & 1]
    return {
        "count": bits.size(state.pile & kind) + len(under),
        "under": known(under, viewer),
        "discard": [PLACE_NAMES[place] for place in range(LOCATIONS) if ((state.discard & kind) >> place) & 1],
    }


def known(entries: list[int], viewer: int) -> list[str | None]:
    """The names of cards in their order, None for those that the viewer has not seen."""
    found: list[str | None] = []
    for card in entries:
        seen = viewer >= 0 and (card >> (SEEN + viewer)) & 1 == 1
        found.append(PLACE_NAMES[card & NUMBER] if seen else None)
    return found


def player_view(state: "Valley", seat: int, viewer: int) -> dict[str, Any]:
    """Characters are taken openly; items lie face down, but after a reshuffle the opponent can work them out."""
    items, hidden = state.items[seat], 0
    if seat != viewer and state.player() != OVER:
        hidden = items if viewer < 0 else state.unseen[seat]
    passed = [BONUS_SPACES[number] for number in range(len(BONUS_SPACES)) if (state.passed[seat] >> number) & 1]
    return {
        "score": state.score[seat],
        "hunger": state.hunger[seat],
        "home": state.count(seat, HOME),
        "camp": state.count(seat, CAMP),
        "supply": state.count(seat, SUPPLY),
        "characters": by_character(state.cards[seat]),
        "items": [item_view(state, item) for item in range(ITEMS) if ((items & ~hidden) >> item) & 1],
        "hidden_items": bits.size(hidden),
        "created": item_names(state.created[seat]),
        "bonus_spaces": passed,
    }


def item_view(state: "Valley", item: int) -> dict[str, Any]:
    effects = [state.box.effects[item * STRIDE + number] for number in range(STRIDE)]
    return {
        "name": ITEM_NAMES[item],
        "cost": by_kind(state.box.costs[item]),
        "points": state.box.points[item],
        "effects": [EFFECTS[effect] for effect in effects if effect != NONE],
    }


def item_names(items: int) -> list[str]:
    return [ITEM_NAMES[item] for item in range(len(ITEM_NAMES)) if (items >> item) & 1]


def by_kind(packed: int) -> dict[str, int]:
    return {KINDS[kind]: bits.tally(packed, kind) for kind in range(len(KINDS)) if bits.tally(packed, kind) > 0}


def by_character(packed: int) -> dict[str, int]:
    found = {name: bits.tally(packed, character) for character, name in enumerate(CHARACTER_NAMES)}
    return {name: count for name, count in found.items() if count > 0}
