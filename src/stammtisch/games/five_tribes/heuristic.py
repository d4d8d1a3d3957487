"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.five_tribes import scoring

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

TENTHS: Final = 10


def outlook(state: "Naqala", player: i64) -> int:
    return TENTHS * scoring.points(state, player)
