"""What a player can point at in Fire & Stone, as codes and names."""

from typing import Final

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.games.fire_and_stone import material
from stammtisch.games.fire_and_stone.chart import NAMES


class A:
    """Where the codes of each sort begin."""

    TERRITORY: Final = 0
    ANIMAL: Final = 71
    INVENTION: Final = 79
    STORE: Final = 86
    SCOUT: Final = 88
    POINTS: Final = 90
    FOOD: Final = 91
    HUNT: Final = 92
    BUILD: Final = 93
    USE: Final = 94
    TILE: Final = 95
    CAVE: Final = 104
    TASK: Final = 128
    SEAT: Final = 133
    DONE: Final = 137


SPACE: Final[ActionSpace] = ActionSpace(
    [
        Sort("territory", A.TERRITORY, "{}", [NAMES]),
        Sort("animal", A.ANIMAL, "{}", [material.ANIMAL_NAMES]),
        Sort("invention", A.INVENTION, "{}", [material.INVENTION_NAMES]),
        Sort("store", A.STORE, "{}", [["light", "dark"]]),
        Sort("scout", A.SCOUT, "{}", [["scout1", "scout2"]]),
        Sort("points", A.POINTS, "points", []),
        Sort("food", A.FOOD, "food", []),
        Sort("hunt", A.HUNT, "hunt", []),
        Sort("build", A.BUILD, "build", []),
        Sort("use", A.USE, "use", []),
        Sort("tile", A.TILE, "tile.{}", [material.TILE_NAMES]),
        Sort("cave", A.CAVE, "cave.{}", [material.CAVE_NAMES]),
        Sort("task", A.TASK, "task.{}", [material.TASK_NAMES]),
        Sort("seat", A.SEAT, "{}", [["p1", "p2", "p3", "p4"]]),
        Sort("done", A.DONE, "done", []),
    ]
)
