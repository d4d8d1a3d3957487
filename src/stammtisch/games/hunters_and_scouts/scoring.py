"""The score by where it came from, and who wins."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.hunters_and_scouts.material import NONE

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

CATEGORIES: Final[list[str]] = ["start", "items", "sunsets", "tigers", "bonuses"]


class Category:
    START: Final = 0
    ITEMS: Final = 1
    SUNSETS: Final = 2
    TIGERS: Final = 3
    BONUSES: Final = 4


def sheet(state: "Valley", player: int) -> dict[str, int]:
    """A player's points by category."""
    base = player * len(CATEGORIES)
    return {CATEGORIES[at]: state.earned[base + at] for at in range(len(CATEGORIES))}


def winner(state: "Valley") -> int:
    """End of the game: who is ahead, the second player on a tie; a tribe that has died out loses."""
    if state.extinct != NONE:
        return 1 - state.extinct
    lead: i64 = state.score[0] - state.score[1]
    return 0 if lead > 0 else 1
