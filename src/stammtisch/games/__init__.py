"""All games, by key; a new game is added here by hand."""

from typing import Final

from stammtisch.engine.game import Game
from stammtisch.games import fire_and_stone, five_tribes, hunters_and_scouts, natives

GAMES: Final[dict[str, Game]] = {
    five_tribes.GAME.key: five_tribes.GAME,
    natives.GAME.key: natives.GAME,
    fire_and_stone.GAME.key: fire_and_stone.GAME,
    hunters_and_scouts.GAME.key: hunters_and_scouts.GAME,
}
