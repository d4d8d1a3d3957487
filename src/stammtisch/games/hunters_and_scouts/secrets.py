"""What a player has not seen, dealt anew: the other's items, and locations that he alone has looked at."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import OVER
from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.material import HUNT_BITS, NUMBER, SEEN, WILD_BITS

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley


def redeal(state: "Valley", viewer: int, rng: Rng) -> "Valley":
    """A copy in which everything unseen by the viewer is shared out again among the places where it may be."""
    copy = state.copy()
    if state.player() == OVER:
        return copy
    swap_items(copy, viewer, rng)
    if viewer < 0:
        swap_older_items(copy, rng)
    swap_locations(copy, viewer, rng)
    return copy


def swap_items(state: "Valley", viewer: int, rng: Rng) -> None:
    """Shuffle the others' unseen items together with the pile, and deal them out again."""
    sizes = [bits.size(state.unseen[player]) for player in range(state.players)]
    for player in range(state.players):
        if player != viewer:
            state.item_pile |= state.unseen[player]
            state.items[player] &= ~state.unseen[player]
    for player in range(state.players):
        if player != viewer:
            state.unseen[player] = sample(state.item_pile, sizes[player], rng)
            state.item_pile &= ~state.unseen[player]
            state.items[player] |= state.unseen[player]


def swap_older_items(state: "Valley", rng: Rng) -> None:
    """A spectator knows of items from earlier piles only that one of the two players has them."""
    first = state.items[0] & ~state.unseen[0]
    second = state.items[1] & ~state.unseen[1]
    dealt = sample(first | second, bits.size(first), rng)
    state.items[0] = state.unseen[0] | dealt
    state.items[1] = state.unseen[1] | ((first | second) & ~dealt)


def sample(pool: i64, count: i64, rng: Rng) -> i64:
    """So many members of a set, drawn at random."""
    found: i64 = 0
    left = bits.size(pool)
    while count > 0:
        drawn = bits.bit(bits.nth(pool & ~found, rng.below(left)))
        found |= drawn
        left -= 1
        count -= 1
    return found


def swap_locations(state: "Valley", viewer: int, rng: Rng) -> None:
    """Cards under a pile or being looked at, as far as the viewer does not know them, come out of the pile anew."""
    if len(state.under) == 0 and len(state.peek) == 0:
        return
    for card in state.under:
        return_unknown(state, card, viewer)
    for card in state.peek:
        return_unknown(state, card, viewer)
    state.under = drawn_anew(state, state.under, viewer, rng)
    state.peek = drawn_anew(state, state.peek, viewer, rng)


def is_known(card: i64, viewer: int) -> bool:
    return viewer >= 0 and (card >> (SEEN + viewer)) & 1 == 1


def return_unknown(state: "Valley", card: i64, viewer: int) -> None:
    if not is_known(card, viewer):
        state.pile |= bits.bit(card & NUMBER)


def drawn_anew(state: "Valley", entries: vec[i64], viewer: int, rng: Rng) -> vec[i64]:
    """The same entries with other cards of their pile in place of those that the viewer does not know."""
    found = vec[i64](capacity=len(entries))
    for card in entries:
        if not is_known(card, viewer):
            hunting = (HUNT_BITS >> (card & NUMBER)) & 1 == 1
            drawn = sample(state.pile & (HUNT_BITS if hunting else WILD_BITS), 1, rng)
            state.pile &= ~drawn
            card = card - (card & NUMBER) + bits.lowest(drawn)
        found = append(found, card)
    return found
