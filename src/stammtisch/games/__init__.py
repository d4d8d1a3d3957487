"""All games, by key; a new game is added here by hand."""

from typing import Final

from stammtisch.engine.game import Game
from stammtisch.games import five_tribes, hunters_and_scouts, natives

GAMES: Final[dict[str, Game]] = {
    five_tribes.GAME.key: five_tribes.GAME,
    natives.GAME.key: natives.GAME,
    hunters_and_scouts.GAME.key: hunters_and_scouts.GAME,
}
