"""Five Tribes: The Djinns of Naqala, for two to four players."""

from typing import Final

from stammtisch.engine.game import Game
from stammtisch.engine.material import Material
from stammtisch.engine.state import State
from stammtisch.games.five_tribes import heuristic, setup
from stammtisch.games.five_tribes.material import Box, table
from stammtisch.games.five_tribes.options import CHOICES, Rules
from stammtisch.games.five_tribes.things import SPACE


class FiveTribes(Game):
    def __init__(self) -> None:
        super().__init__(
            "five_tribes", "Five Tribes", 2, 4, 1, SPACE, CHOICES, table(), 20_000, features=heuristic.FEATURES
        )

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        return setup.begin(players, Box(material), Rules(options))


GAME: Final[Game] = FiveTribes()
