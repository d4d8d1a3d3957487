"""How good a position looks, in tenths of a point: the score so far, and what the tribe will still bring in."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.natives import scoring

if TYPE_CHECKING:
    from stammtisch.games.natives.state import Prairie

TENTHS: Final = 10


def outlook(state: "Prairie", player: i64) -> int:
    return TENTHS * scoring.points(state, player)
