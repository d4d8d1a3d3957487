"""The two piles of locations: what has not been drawn, what was put under them, and what a player looks at.

A card in `under` and `peek` is written as its number and bits, from SEEN on, of the players who know it.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.material import HUNT_BITS, NONE, NUMBER, WILD_BITS
from stammtisch.games.hunters_and_scouts.state import Valley


def kind_bits(hunting: bool) -> i64:
    """All wilderness cards, or all hunting grounds."""
    return HUNT_BITS if hunting else WILD_BITS


def first_under(state: Valley, hunting: bool) -> i64:
    """Where in `under` the first card of a pile is; it is drawn when nothing lies above it."""
    cards = kind_bits(hunting)
    for at in range(len(state.under)):
        if (cards >> (state.under[at] & NUMBER)) & 1:
            return at
    return NONE


def is_used_up(state: Valley, hunting: bool) -> bool:
    return state.pile & kind_bits(hunting) == 0 and first_under(state, hunting) == NONE


def reshuffle(state: Valley, hunting: bool) -> None:
    """Further notes: the discards become the new pile when the old one is used up."""
    if is_used_up(state, hunting):
        state.pile |= state.discard & kind_bits(hunting)
        state.discard &= ~kind_bits(hunting)


def can_draw(state: Valley, hunting: bool) -> bool:
    return (state.pile | state.discard) & kind_bits(hunting) != 0 or first_under(state, hunting) != NONE


def top_cards(state: Valley, hunting: bool) -> i64:
    """Bits of the cards of which one lies on top; those put under the pile come last, in their order."""
    found = state.pile & kind_bits(hunting)
    if found == 0:
        return bits.bit(state.under[first_under(state, hunting)] & NUMBER)
    return found


def draw(state: Valley, card: i64, hunting: bool) -> i64:
    """Take a card off its pile; the answer has the bits of those who know it already."""
    known = card
    if state.pile & kind_bits(hunting) != 0:
        state.pile &= ~bits.bit(card)
    else:
        at = first_under(state, hunting)
        known = state.under[at]
        state.under = without(state.under, at)
    if state.rules.reshuffle_at_once:
        reshuffle(state, hunting)
    return known


def without(entries: vec[i64], place: i64) -> vec[i64]:
    left = vec[i64](capacity=len(entries))
    for at in range(len(entries)):
        if at != place:
            left = append(left, entries[at])
    return left


def joined(entries: vec[i64], entry: i64) -> vec[i64]:
    """A new array with one entry more; the old one may be shared."""
    return append(entries[:], entry)
