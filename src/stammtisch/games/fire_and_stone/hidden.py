"""Tiles that lie face down: which one it is shows only when somebody looks."""

from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.fire_and_stone.state import World


class HiddenTile(Step[World]):
    """One of the tiles of a region that nobody has seen yet."""

    def __init__(self, at: i64, region: i64) -> None:
        super().__init__(CHANCE)
        self.at = at
        self.region = region

    def options(self, state: World) -> list[int]:
        return state.unseen_kinds(self.region)

    def weights(self, state: World) -> list[int]:
        return state.unseen_copies(self.region)

    def toss(self, state: World, rng: Rng) -> int:
        return state.draw_unseen(self.region, rng)
