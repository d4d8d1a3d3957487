"""Small tables for testing the engine without a game."""

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.engine.game import Choice, Game
from stammtisch.engine.material import Field, Item, Material, Provenance

SPACE = ActionSpace(
    [
        Sort("coin", 0, "{}", [["heads", "tails"]]),
        Sort("card", 2, "{}.{}", [["red", "blue"], ["1", "2", "3"]]),
        Sort("done", 8, "Done", []),
    ]
)
ITEMS = [
    Item("card.any", {"worth": 1, "name": "card"}, Provenance.RULEBOOK),
    Item("coin.gold", {"metal": "gold", "marks": [1, 2]}, Provenance.RECONSTRUCTED),
]
FIELDS = {"worth": Field(1, 5), "metal": Field(words=["gold", "tin"]), "marks": Field(0, 9, many=True)}
TABLE = Material(ITEMS, FIELDS)
CHOICES = [
    Choice("length", ["short", "long"], "How many cards each?"),
    Choice("luck", ["with", "without"], "Is a coin flipped?", variant=True),
]
GAME = Game("toy", "Toy", 2, 3, 7, SPACE, CHOICES, TABLE, 10)  # can be set up, not played
