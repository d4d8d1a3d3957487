"""A tiny game for testing the engine: flip a coin, then take cards in turn; each card is worth its number.

Compiled classes have no interpreted subclasses, so where the engine is compiled the tests that play it are skipped;
`tests/golden` runs them once more on interpreted sources.
"""

from typing import Any

import pytest

from stammtisch.engine import state as engine
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, State, Step, Task

if not str(engine.__file__).endswith(".py"):
    pytest.skip("the tiny game needs an interpreted engine", allow_module_level=True)

CARDS = 6


class Toy(State):
    def __init__(self, players: int, steps: list[Step[Any]], turn: int, taken: list[int]) -> None:
        super().__init__(players, steps, turn)
        self.taken = taken  # who has each card, or -1

    def copy(self) -> "Toy":
        return Toy(self.players, self.steps[:], self.turn, self.taken[:])

    def redeal(self, viewer: int, rng: Rng) -> "Toy":
        return self.copy()

    def view(self, viewer: int) -> dict[str, Any]:
        return {"taken": self.taken[:]}

    def points(self) -> list[int]:
        return [sum(card % 3 + 1 for card in range(CARDS) if self.taken[card] == seat) for seat in range(self.players)]

    def census(self) -> dict[str, int]:
        return {"cards": len(self.taken)}


class Flip(Step[Toy]):
    """Heads one time in four; only seat 1 sees it."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: Toy) -> list[int]:
        return [0, 1]

    def weights(self, state: Toy) -> list[int]:
        return [1, 3]

    def apply(self, state: Toy, action: int) -> None:
        state.turn += 1

    def audience(self) -> int:
        return 1 << 1


class Take(Step[Toy]):
    """Take a card that is left, or none."""

    def options(self, state: Toy) -> list[int]:
        return [*[2 + card for card in range(CARDS) if state.taken[card] < 0], 8]

    def apply(self, state: Toy, action: int) -> None:
        if action < 8:
            state.taken[action - 2] = self.player


class Praise(Task[Toy]):
    """Something that happens by itself."""

    def run(self, state: Toy) -> None:
        state.tell("praise", 0, state.points()[0])


def toy(players: int = 2, coin: bool = False) -> Toy:
    """Everybody takes one card; then Praise ends the game."""
    state = Toy(players, [Praise()], 0, [-1] * CARDS)
    for seat in reversed(range(players)):
        state.push(Take(seat))
    if coin:
        state.push(Flip())
    return state
