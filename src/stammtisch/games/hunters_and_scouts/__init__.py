"""Hunters & Scouts (Jäger + Späher), for two players."""

from typing import Final

from stammtisch.engine.game import Game
from stammtisch.engine.material import Material
from stammtisch.engine.state import State
from stammtisch.games.hunters_and_scouts import heuristic, setup
from stammtisch.games.hunters_and_scouts.material import Box, table
from stammtisch.games.hunters_and_scouts.options import CHOICES, Rules
from stammtisch.games.hunters_and_scouts.things import SPACE

PRESETS: Final[list[dict[str, str]]] = [{}, {"mode": "introductory"}, {"mode": "survival"}]


class HuntersAndScouts(Game):
    def __init__(self) -> None:
        super().__init__(
            "hunters_and_scouts",
            "Hunters & Scouts",
            2,
            2,
            1,
            SPACE,
            CHOICES,
            table(),
            200_000,
            PRESETS,
            heuristic.FEATURES,
        )

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        return setup.begin(players, Box(material), Rules(options))


GAME: Final[Game] = HuntersAndScouts()
