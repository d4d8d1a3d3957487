"""What a viewer may see, by names, ready for JSON."""

from typing import TYPE_CHECKING, Any

from stammtisch.engine import secrets
from stammtisch.engine.state import OVER
from stammtisch.games.five_tribes import material
from stammtisch.games.five_tribes.material import CARDS, DJINNS, FREE, PRICES, TILES, TRIBES, Djinn, Kind, Place
from stammtisch.games.five_tribes.things import TILE_NAMES, A

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala


def view(state: "Naqala", viewer: int) -> dict[str, Any]:
    """The table as one seat sees it; at the end all hands are open."""
    return {
        "turn": state.turn,
        "over": state.player() == OVER,
        "last_round": state.last_camel or state.stuck,
        "tiles": [tile_view(state, tile) for tile in range(TILES)],
        "hand": by_tribe(list(state.hand)),
        "bag": by_tribe(list(state.bag)),
        "order": [seat_or_none(marker) for marker in state.order],
        "track": [{"price": PRICES[spot], "seat": seat_or_none(state.track[spot])} for spot in range(len(PRICES))],
        "row": [material.CARD_NAMES[card] for card in state.row],
        "pile": secrets.total(state.pile),
        "discard": by_card(list(state.discard)),
        "djinns": djinn_names(state, Place.ROW),
        "djinn_pile": len(state.djinns_at(Place.PILE)),
        "djinn_discard": djinn_secret(state, Place.DISCARD, viewer),
        "looked_at": djinn_secret(state, Place.LOOKED_AT, viewer),
        "palms_left": state.palms_left,
        "palaces_left": state.palaces_left,
        "spent_djinns": [material.DJINN_NAMES[djinn] for djinn in range(DJINNS) if (state.used >> djinn) & 1],
        "players": [player_view(state, seat, viewer) for seat in range(state.players)],
        "reconstructed": state.box.source.reconstructed(),
    }


def seat_or_none(marker: int) -> int | None:
    return None if marker == FREE else marker


def tile_view(state: "Naqala", tile: int) -> dict[str, Any]:
    kind = state.tiles[tile]
    return {
        "name": TILE_NAMES[tile],
        "kind": "sacred_place" if kind >= Kind.SACRED else material.KIND_NAMES[kind],
        "points": state.box.tile_points[kind],
        "blue": kind >= Kind.VILLAGE,
        "meeples": by_tribe([state.meeples[tile * TRIBES + tribe] for tribe in range(TRIBES)]),
        "camel": seat_or_none(state.owner[tile]),
        "palms": state.palms[tile],
        "palaces": state.palaces[tile],
    }


def player_view(state: "Naqala", seat: int, viewer: int) -> dict[str, Any]:
    """Gold and cards taken openly could be remembered by all; cards drawn from the pile only by their drawer."""
    opened = seat == viewer or state.player() == OVER
    held, hidden = [], 0
    for card in range(CARDS):
        at = seat * CARDS + card
        secret = 0 if opened else state.unseen[at] + state.older[at]
        held.append(state.cards[at] - secret)
        hidden += secret
    return {
        "gold": state.gold[seat],
        "camels": state.camels[seat],
        "viziers": state.viziers[seat],
        "elders": state.elders[seat],
        "djinns": djinn_names(state, seat),
        "cards": by_card(held),
        "hidden_cards": hidden,
    }


def djinn_names(state: "Naqala", place: int) -> list[str]:
    return [material.DJINN_NAMES[action - A.DJINN] for action in state.djinns_at(place)]


def djinn_secret(state: "Naqala", place: int, viewer: int) -> dict[str, Any]:
    """How many djinns lie there, and which, for the owner of Sibittis."""
    names = djinn_names(state, place)
    if viewer >= 0 and state.djinns[Djinn.SIBITTIS] == viewer:
        return {"count": len(names), "names": names}
    return {"count": len(names)}


def by_tribe(counts: list[int]) -> dict[str, int]:
    return {material.TRIBE_NAMES[tribe]: counts[tribe] for tribe in range(TRIBES) if counts[tribe] > 0}


def by_card(counts: list[int]) -> dict[str, int]:
    return {material.CARD_NAMES[card]: counts[card] for card in range(CARDS) if counts[card] > 0}
