"""A tiny game for testing the engine: flip a coin, then take cards in turn; each card is worth its number."""

from typing import Any

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.engine.chance import Rng
from stammtisch.engine.game import Choice, Game, SetupError
from stammtisch.engine.material import Field, Item, Material, Provenance
from stammtisch.engine.state import CHANCE, State, Step, Task

CARDS = 6
SPACE = ActionSpace(
    [
        Sort("coin", 0, "{}", [["heads", "tails"]]),
        Sort("card", 2, "{}.{}", [["red", "blue"], ["1", "2", "3"]]),
        Sort("done", 8, "Done", []),
    ]
)


class Toy(State):
    def __init__(self, players: int, steps: list[Step[Any]], turn: int, taken: list[int], worth: int) -> None:
        super().__init__(players, steps, turn)
        self.taken = taken  # who has each card, or -1
        self.worth = worth

    def copy(self) -> "Toy":
        return Toy(self.players, self.steps[:], self.turn, self.taken[:], self.worth)

    def redeal(self, viewer: int, rng: Rng) -> "Toy":
        return self.copy()

    def view(self, viewer: int) -> dict[str, Any]:
        return {"taken": self.taken[:]}

    def points(self) -> list[int]:
        return [
            sum(self.worth * (card % 3 + 1) for card in range(CARDS) if self.taken[card] == seat)
            for seat in range(self.players)
        ]

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


class ToyGame(Game):
    def __init__(self) -> None:
        choices = [
            Choice("length", ["short", "long"], "How many cards each?"),
            Choice("luck", ["with", "without"], "Is a coin flipped?", variant=True),
        ]
        items = [
            Item("card.any", {"worth": 1, "name": "card"}, Provenance.RULEBOOK),
            Item("coin.gold", {"metal": "gold", "marks": [1, 2]}, Provenance.RECONSTRUCTED),
        ]
        fields = {"worth": Field(1, 5), "metal": Field(words=["gold", "tin"]), "marks": Field(0, 9, many=True)}
        super().__init__("toy", "Toy", 2, 3, 7, SPACE, choices, Material(items, fields), 10)

    def begin(self, players: int, options: dict[str, str], material: Material) -> State:
        state = Toy(players, [], 0, [-1] * CARDS, material.number("card.any", "worth"))
        state.push(Praise())
        for seat in reversed(range(players)):
            for _ in range(2 if options["length"] == "long" else 1):
                state.push(Take(seat))
        if options["luck"] == "with":
            state.push(Flip())
        return state

    def check(self, players: int, options: dict[str, str]) -> None:
        if players == 3 and options["length"] == "long":
            raise SetupError("three players can only play the short Toy")


GAME = ToyGame()
GAMES: dict[str, Game] = {"toy": GAME}


def toy(players: int = 2, **options: str) -> Toy:
    state = GAME.new(players, options)
    assert isinstance(state, Toy)
    return state
