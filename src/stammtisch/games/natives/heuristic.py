"""How good a position looks, in tenths of a point: the score so far, and what the tribe will still bring in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.natives import scoring
from stammtisch.games.natives.cards import OCCUPATIONS
from stammtisch.games.natives.material import LAST_CARDS

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

TENTHS: Final = 10
FIRST_HELPER: Final[list[int]] = [10, 15, 5, 7, 15, 20, 25]  # what a second member brings in ten turns, in tenths
CARDS_IN_TEN_TURNS: Final = 18
SAVED_ACTION: Final = 15


def outlook(state: "Prairie", player: i64) -> int:
    total = TENTHS * scoring.points(state, player) + promise(state, player)
    if (state.saved >> player) & 1:
        total += SAVED_ACTION
    return total


def promise(state: "Prairie", player: i64) -> i64:
    """Every further member at a tribe card helps half as much as the one before, for as long as the game lasts."""
    worth: i64 = 0
    for occupation in range(OCCUPATIONS):
        if not state.is_blocked(player, occupation):
            worth += helpers(FIRST_HELPER[occupation], state.strength[player * OCCUPATIONS + occupation] - 1)
    return worth * cards_to_come(state) // (CARDS_IN_TEN_TURNS * state.players)


def helpers(first: i64, count: i64) -> i64:
    """The worth of some members beyond the tribe card."""
    total: i64 = 0
    while count > 0 and first > 0:
        total += first
        first //= 2
        count -= 1
    return total


def cards_to_come(state: "Prairie") -> i64:
    """How many cards will be turned up before the last round."""
    return max(state.deck_left - LAST_CARDS, 0)
