"""Variants, and readings of the rulebook that can be chosen; docs/rulings/fire-and-stone.md explains each default."""

from typing import Final

from stammtisch.engine.game import Choice

CHOICES: Final[list[Choice]] = [
    Choice("starters", ["no", "yes"], "Does everybody begin with a starter invention?", variant=True),
    Choice("caves", ["any", "easier", "harder"], "Which cave cards may come up?", variant=True),
    Choice("start_tiles", ["sun", "moon"], "With three players: which start tiles are used?", variant=True),
    Choice("clear_freely", ["no", "yes"], "May a store be cleared although another one is empty?"),
    Choice("card", ["must", "may"], "Must a card be taken when a card symbol is covered?"),
    Choice("pots_covered", ["yes", "no"], "Do Clay pots still give food for the point card that covers them?"),
    Choice("extra_move", ["may", "must"], "Must the finder of the fifth hut tile move the second scout at once?"),
]


class Rules:
    """The chosen readings as plain flags, shared by all copies of a state."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.starters = chosen["starters"] == "yes"
        self.easier_caves = chosen["caves"] != "harder"
        self.harder_caves = chosen["caves"] != "easier"
        self.moon = chosen["start_tiles"] == "moon"
        self.clear_freely = chosen["clear_freely"] == "yes"
        self.card_must = chosen["card"] == "must"
        self.pots_feed_when_covered = chosen["pots_covered"] == "yes"
        self.extra_move_must = chosen["extra_move"] == "must"
