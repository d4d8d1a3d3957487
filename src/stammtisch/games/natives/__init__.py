"""Natives in two editions, with the Rituals, the Seasons and the Soul of the Prairie, for two to four players."""

from typing import Final

from stammtisch.engine.game import Game
from stammtisch.engine.material import Material
from stammtisch.engine.state import State
from stammtisch.games.natives import heuristic, setup
from stammtisch.games.natives import options as choices
from stammtisch.games.natives.box import Box
from stammtisch.games.natives.material import table
from stammtisch.games.natives.options import CHOICES, Rules
from stammtisch.games.natives.things import SPACE

PRESETS: Final[list[dict[str, str]]] = [
    {},
    {"rituals": "on", "seasons": "on", "soul": "on"},
    {"edition": "cosmodrome"},
]


class Natives(Game):
    def __init__(self) -> None:
        super().__init__("natives", "Natives", 2, 4, 1, SPACE, CHOICES, table(), 20_000, PRESETS, heuristic.FEATURES)

    def check(self, players: int, options: dict[str, str]) -> None:
        choices.check(options)

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        rules = Rules(options)
        return setup.begin(players, Box(material, rules), rules)


GAME: Final[Game] = Natives()
