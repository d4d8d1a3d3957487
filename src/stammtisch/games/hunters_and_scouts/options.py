"""Variants and readings of the rulebook; docs/rulings/hunters-and-scouts.md explains each default."""

from typing import Final

from stammtisch.engine.game import Choice

CHOICES: Final[list[Choice]] = [
    Choice("mode", ["normal", "introductory", "survival"], "Which of the three games is played?", variant=True),
    Choice("holy_places", ["random", "first_game", "chosen"], "How are the three holy places found?", variant=True),
    Choice("item_placing", ["must", "may"], "Must a member be placed when a created item shows it?"),
    Choice("holy_newcomers", ["no", "yes"], "Does a member placed in this turn let its player use a holy place?"),
    Choice("declined_bonus", ["free", "hunger"], "In the fight for survival: what does declining a bonus cost?"),
    Choice("reshuffle", ["when_needed", "at_once"], "When does a discard pile become the new draw pile?"),
]


class Rules:
    """The chosen readings as plain flags, shared by all copies of a state."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.introductory = chosen["mode"] == "introductory"
        self.survival = chosen["mode"] == "survival"
        self.holy_places = "none" if self.introductory else chosen["holy_places"]
        self.must_place = chosen["item_placing"] == "must"
        self.newcomers_count = chosen["holy_newcomers"] == "yes"
        self.declining_costs = chosen["declined_bonus"] == "hunger"
        self.reshuffle_at_once = chosen["reshuffle"] == "at_once"
