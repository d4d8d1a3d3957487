"""What a player can point at in Natives, as codes and names."""

from typing import Final

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.games.natives import cards

SEATS: Final[list[str]] = ["p1", "p2", "p3", "p4"]


class A:
    """Where the codes of each sort begin; cards have the number of their kind."""

    CARD: Final = 0
    OCCUPATION: Final = 43
    NATIVE: Final = 50
    SEASON: Final = 183
    SEAT: Final = 192
    CONFLICT: Final = 196
    HARMONY: Final = 197
    DECK: Final = 198
    DONE: Final = 199


SPACE: Final[ActionSpace] = ActionSpace(
    [
        Sort("member", A.CARD, "{}", [cards.MEMBER_NAMES[: cards.Kind.HERO]]),
        Sort("hero", cards.Kind.HERO, "{}", [cards.HERO_NAMES]),
        Sort("food", cards.Kind.FOOD, "{}", [cards.FOOD_NAMES]),
        Sort("totem", cards.Kind.TOTEM, "{}", [cards.KIND_NAMES[cards.Kind.TOTEM : cards.Kind.RITUAL]]),
        Sort("ritual", cards.Kind.RITUAL, "{}", [cards.KIND_NAMES[cards.Kind.RITUAL : cards.Kind.FEUD]]),
        Sort("feud", cards.Kind.FEUD, "{}-feud", [cards.COLOUR_NAMES]),
        Sort("occupation", A.OCCUPATION, "{}", [cards.OCCUPATION_NAMES]),
        Sort("native", A.NATIVE, "{}.{}", [cards.OCCUPATION_NAMES, cards.MEMBER_NAMES]),
        Sort("season", A.SEASON, "{}", [cards.SEASON_NAMES]),
        Sort("seat", A.SEAT, "{}", [SEATS]),
        Sort("side", A.CONFLICT, "{}", [["conflict", "harmony"]]),
        Sort("deck", A.DECK, "deck", []),
        Sort("done", A.DONE, "done", []),
    ]
)
