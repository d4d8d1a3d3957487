"""Editions, modules and readings that can be chosen; docs/rulings/natives.md explains each default."""

from typing import Final

from stammtisch.engine.game import Choice, SetupError
from stammtisch.games.natives.cards import SEASON_NAMES, Season

RANDOM: Final = -1

CHOICES: Final[list[Choice]] = [
    Choice("edition", ["kosmos", "cosmodrome"], "Which edition is played?", True),
    Choice("rituals", ["off", "on"], "Are the Rituals shuffled in?", True),
    Choice("seasons", ["off", "on"], "Do the Seasons change the rules?", True),
    Choice("soul", ["off", "on"], "Is the Soul of the Prairie shuffled in?", True),
    Choice("season_set", ["none", "light", "aggressive", "flexible"], "Which recommended set of seasons?", True),
    Choice("spring", ["random", *SEASON_NAMES[: Season.SUMMER]], "Which card is the spring?", True),
    Choice("summer", ["random", *SEASON_NAMES[Season.SUMMER : Season.AUTUMN]], "Which card is the summer?", True),
    Choice("autumn", ["random", *SEASON_NAMES[Season.AUTUMN :]], "Which card is the autumn?", True),
    Choice("sneak", ["on_reveal", "roaming"], "Does the Silent Sneaker move once, or with every change of the lead?"),
    Choice("sun_captive", ["one", "two"], "Does Sun and Moon count as one prisoner or as two?"),
]
SETS: Final[dict[str, list[str]]] = {
    "none": ["random", "random", "random"],
    "light": ["grace", "joy", "harvest"],
    "aggressive": ["mildness", "prayer", "wrath"],
    "flexible": ["grace", "change", "harvest"],
}


def check(options: dict[str, str]) -> None:
    """Refuse what the rulebooks do not combine."""
    picked = [key for key in ("spring", "summer", "autumn") if options[key] != "random"]
    named = options["season_set"] != "none"
    if options["edition"] == "cosmodrome":
        modules = [key for key in ("rituals", "seasons", "soul") if options[key] == "on"]
        if modules:
            raise SetupError(f"the Cosmodrome edition has its rites built in and no modules; leave {modules[0]} off")
    if options["seasons"] == "off" and (picked or named):
        raise SetupError(f"{'season_set' if named else picked[0]} was chosen, but the module seasons is off")
    if named and picked:
        raise SetupError(f"season_set {options['season_set']} fixes all three seasons; leave {picked[0]} random")
    if "prayer" in season_cards(options) and options["rituals"] == "off":
        raise SetupError("the Summer of Prayer is only played with the module rituals")


def season_cards(options: dict[str, str]) -> list[str]:
    """The names asked for spring, summer and autumn."""
    if options["season_set"] != "none":
        return SETS[options["season_set"]]
    return [options["spring"], options["summer"], options["autumn"]]


class Rules:
    """The chosen edition, modules and readings as plain flags, shared by all copies of a state."""

    def __init__(self, chosen: dict[str, str]) -> None:
        self.chosen = chosen
        self.cosmodrome = chosen["edition"] == "cosmodrome"
        self.rituals = chosen["rituals"] == "on"
        self.seasons = chosen["seasons"] == "on"
        self.soul = chosen["soul"] == "on"
        self.plain = not (self.cosmodrome or self.rituals or self.seasons or self.soul)  # what the nets were taught
        self.season_cards: list[int] = [season_number(name) for name in season_cards(chosen)]
        self.roaming = chosen["sneak"] == "roaming"
        self.sun_counts_twice = chosen["sun_captive"] == "two"


def season_number(name: str) -> int:
    return RANDOM if name == "random" else SEASON_NAMES.index(name)
