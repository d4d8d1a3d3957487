"""What a player has not seen, dealt anew: resource cards drawn from the pile, and djinns that Sibittis turned up."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import OVER
from stammtisch.games.five_tribes.material import CARDS, DJINNS, Djinn, Place

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala


def redeal(state: "Naqala", viewer: int, rng: Rng) -> "Naqala":
    """A copy in which everything unseen by the viewer is shared out again among the places where it may be."""
    copy = state.copy()
    if state.player() == OVER:  # all hands are open
        return copy
    copy.unseen, copy.older, copy.djinns = state.unseen[:], state.older[:], state.djinns[:]
    swap_hidden_cards(copy, copy.unseen, copy.pile, viewer, rng)
    swap_hidden_cards(copy, copy.older, vec[i64]([0 for _ in range(CARDS)]), viewer, rng)
    if viewer < 0 or not state.owns(viewer, Djinn.SIBITTIS):
        swap_hidden_djinns(copy, rng)
    return copy


def swap_hidden_cards(state: "Naqala", hidden: vec[i64], pool: vec[i64], viewer: int, rng: Rng) -> None:
    """Shuffle the others' hidden cards together with the pile they came from, and deal them out again."""
    for player in range(state.players):
        if player != viewer:
            secrets.gather(pool, hidden, player * CARDS, CARDS)
    for player in range(state.players):
        if player != viewer:
            for card in range(CARDS):
                state.cards[player * CARDS + card] -= hidden[player * CARDS + card]
            secrets.deal_anew(pool, hidden, player * CARDS, CARDS, rng)
            for card in range(CARDS):
                state.cards[player * CARDS + card] += hidden[player * CARDS + card]


def swap_hidden_djinns(state: "Naqala", rng: Rng) -> None:
    """Only the owner of Sibittis knows what was looked at and discarded; to others it may lie in the pile as well."""
    hidden = vec[i64]()
    for djinn in range(DJINNS):
        if is_hidden(state.djinns[djinn]):
            hidden = append(hidden, djinn)
    for at in range(len(hidden) - 1, 0, -1):
        other = rng.below(at + 1)
        first, second = hidden[at], hidden[other]
        place = state.djinns[first]
        state.djinns[first] = state.djinns[second]
        state.djinns[second] = place


def is_hidden(place: i64) -> bool:
    return place == Place.PILE or place == Place.DISCARD or place == Place.LOOKED_AT
