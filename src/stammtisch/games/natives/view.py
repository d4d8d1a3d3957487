"""What everybody may see, by names, ready for JSON; the only unknown is the order of the deck."""

from typing import TYPE_CHECKING, Any

from stammtisch.engine.state import OVER
from stammtisch.games.natives import cards
from stammtisch.games.natives.cards import COLOURS, MEMBERS, OCCUPATIONS, STORE, Kind

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie


def view(state: "Prairie") -> dict[str, Any]:
    """The table.  Prisoners lie face down, but everybody saw them taken."""
    return {
        "turn": state.turn,
        "over": state.player() == OVER,
        "edition": state.rules.chosen["edition"],
        "modules": [name for name in ("rituals", "seasons", "soul") if state.rules.chosen[name] == "on"],
        "first": state.first,
        "active": state.active,
        "deck": state.deck_left,
        "to_next_change": to_next_change(state),
        "next_change": next_change(state),
        "winter": len(state.gates) > 0 and state.is_winter(),
        "prairie": by_kind(list(state.open)),
        "gone": by_kind(list(state.gone)),
        "season": state.season if state.rules.seasons else None,
        "seasons": [None if card < 0 else cards.SEASON_NAMES[card] for card in state.seasons],
        "curses_left": state.curses_left,
        "big_food_taken": state.big_taken,
        "second_action": state.spare,
        "placing": None if state.guest < 0 else cards.KIND_NAMES[state.guest],
        "players": [player_view(state, seat) for seat in range(state.players)],
        "reconstructed": state.box.reconstructed,
    }


def to_next_change(state: "Prairie") -> int | None:
    """How many cards lie above the next change card or Winter, which all can count."""
    return state.deck_left - state.gates[state.gate] if state.gate < len(state.gates) else None


def next_change(state: "Prairie") -> str | None:
    """Which change card or whether Winter comes next."""
    names = ["summer", "autumn", "winter"]
    return names[len(names) - len(state.gates) + state.gate] if state.gate < len(state.gates) else None


def player_view(state: "Prairie", seat: int) -> dict[str, Any]:
    store = list(state.store)[seat * STORE : (seat + 1) * STORE]
    return {
        "colour": cards.COLOUR_NAMES[seat],
        "tribe": [tribe_card(state, seat, occupation) for occupation in range(OCCUPATIONS)],
        "size": state.tribe_size(seat),
        "prisoners": by_kind(store[:MEMBERS]),
        "food": between(store, Kind.FOOD, Kind.TOTEM),
        "totems": between(store, Kind.TOTEM, Kind.RITUAL),
        "rituals": between(store, Kind.RITUAL, Kind.FEUD),
        "conflicts": by_colour(store[Kind.FEUD : Kind.HARMONY]),
        "harmonies": by_colour(store[Kind.HARMONY :]),
        "curses": state.curses[seat],
        "saved_action": (state.saved >> seat) & 1 == 1,
        "lately": [cards.OCCUPATION_NAMES[at] for at in range(OCCUPATIONS) if (state.lately[seat] >> at) & 1],
    }


def tribe_card(state: "Prairie", seat: int, occupation: int) -> dict[str, Any]:
    at = seat * OCCUPATIONS + occupation
    return {
        "name": cards.OCCUPATION_NAMES[occupation],
        "strength": state.strength[at],
        "blocked": state.is_blocked(seat, occupation),
        "members": by_kind(list(state.members)[at * MEMBERS : (at + 1) * MEMBERS]),
    }


def between(store: list[int], first: int, last: int) -> dict[str, int]:
    return {cards.KIND_NAMES[kind]: store[kind] for kind in range(first, last) if store[kind] > 0}


def by_kind(counts: list[int]) -> dict[str, int]:
    return {cards.KIND_NAMES[kind]: counts[kind] for kind in range(len(counts)) if counts[kind] > 0}


def by_colour(counts: list[int]) -> dict[str, int]:
    return {cards.COLOUR_NAMES[colour]: counts[colour] for colour in range(COLOURS) if counts[colour] > 0}
