"""How many of each card there are, wherever they lie."""

from typing import TYPE_CHECKING

from stammtisch.games.natives.cards import KIND_NAMES, KINDS, MEMBERS, OCCUPATIONS, STORE, Kind

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie


def census(state: "Prairie") -> dict[str, int]:
    found: dict[str, int] = {KIND_NAMES[kind]: copies(state, kind) for kind in range(KINDS)}
    found["deck"] = state.deck_left - sum(state.deck)
    found["mistakes"] = mistakes(state)
    found["curses"] = state.curses_left + sum(state.curses)
    found["strength"] = sum(state.strength) - sum(state.members) - doubled(state)
    return found


def copies(state: "Prairie", kind: int) -> int:
    total = state.deck[kind] + state.open[kind] + state.gone[kind] + (1 if state.guest == kind else 0)
    for player in range(state.players):
        total += state.store[player * STORE + kind]
        if kind >= Kind.FEUD:
            total += state.store[player * STORE + kind - Kind.FEUD + Kind.HARMONY]
    if kind < MEMBERS:
        for at in range(state.players * OCCUPATIONS):
            total += state.members[at * MEMBERS + kind]
    return total


def mistakes(state: "Prairie") -> int:
    """Piles below nothing, and kinds in the prairie whose bit says otherwise."""
    piles = [*state.deck, *state.open, *state.store, *state.members, *state.gone]
    shown = [state.shown >> kind & 1 for kind in range(KINDS)]
    return sum(1 for count in piles if count < 0) + sum(
        1 for kind in range(KINDS) if shown[kind] != (state.open[kind] > 0)
    )


def doubled(state: "Prairie") -> int:
    """Sun and Moon in a tribe is one card that works for two."""
    return sum(state.members[at * MEMBERS + Kind.SUN] for at in range(state.players * OCCUPATIONS))
