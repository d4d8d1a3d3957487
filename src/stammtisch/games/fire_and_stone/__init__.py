"""Fire & Stone, for two to four players."""

from typing import Final

from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.material import Material
from stammtisch.engine.state import State
from stammtisch.games.fire_and_stone import heuristic, setup
from stammtisch.games.fire_and_stone.box import Box, table
from stammtisch.games.fire_and_stone.options import CHOICES, Rules
from stammtisch.games.fire_and_stone.things import SPACE

PRESETS: Final[list[dict[str, str]]] = [{}, {"starters": "yes"}]


class FireAndStone(Game):
    def __init__(self) -> None:
        super().__init__(
            "fire_and_stone", "Fire & Stone", 2, 4, 1, SPACE, CHOICES, table(), 100_000, PRESETS, heuristic.FEATURES
        )
        self.box = Box(self.material)  # laying out the board takes a while, so games with unchanged material share it

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        return setup.begin(players, self.box if material is self.material else Box(material), Rules(options))

    def check(self, players: int, options: dict[str, str]) -> None:
        if options["start_tiles"] == "moon" and players != 3:
            raise SetupError(f"start_tiles = moon is a choice of three players; {players} have no choice")


GAME: Final[Game] = FireAndStone()
