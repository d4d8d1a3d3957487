"""What a player can point at in Five Tribes, as codes and names."""

from typing import Final

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.games.five_tribes import material

COLUMNS: Final = 6
ROWS: Final = 5
TILE_NAMES: Final[list[str]] = [f"{column}{row}" for row in range(1, ROWS + 1) for column in "ABCDEF"]
SEATS: Final[list[str]] = ["p1", "p2", "p3", "p4"]
SPOTS: Final = 7


class A:
    """Where the codes of each sort begin."""

    TILE: Final = 0
    MEEPLE: Final = 30
    SPOT: Final = 180
    ROW: Final = 187
    DJINN: Final = 196
    FIGURE: Final = 218
    CARD: Final = 226
    TRIBE: Final = 236
    KIND: Final = 241
    SEAT: Final = 249
    DONE: Final = 253


SPACE: Final[ActionSpace] = ActionSpace(
    [
        Sort("tile", A.TILE, "{}", [TILE_NAMES]),
        Sort("meeple", A.MEEPLE, "{}.{}", [TILE_NAMES, material.TRIBE_NAMES]),
        Sort("spot", A.SPOT, "bid{}", [["0", "1", "3", "5", "8", "12", "18"]]),
        Sort("row", A.ROW, "r{}", [[str(place) for place in range(1, material.ROW + 1)]]),
        Sort("djinn", A.DJINN, "{}", [material.DJINN_NAMES]),
        Sort("figure", A.FIGURE, "{}.{}", [SEATS, material.TRIBE_NAMES[:2]]),
        Sort("card", A.CARD, "{}", [material.CARD_NAMES]),
        Sort("tribe", A.TRIBE, "{}", [material.TRIBE_NAMES]),
        Sort("kind", A.KIND, "{}", [material.KIND_NAMES]),
        Sort("seat", A.SEAT, "{}", [SEATS]),
        Sort("done", A.DONE, "done", []),
    ]
)
