"""What a player can point at in Hunters & Scouts, as codes and names.

Holy places come before spaces, and points after meat, so that members taken back in ascending order lose nothing.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.actions import ActionSpace, Sort
from stammtisch.games.hunters_and_scouts import cards
from stammtisch.games.hunters_and_scouts.cards import HUNTING_GROUNDS, WILDERNESSES
from stammtisch.games.hunters_and_scouts.material import LONGEST


class A:
    """Where the codes of each sort begin."""

    PLACE: Final = 0
    WILD: Final = 48
    PREY: Final = 120
    SLOT: Final = 174
    ITEM: Final = 192
    CHARACTER: Final = 223
    PILE: Final = 238
    CAMP: Final = 240
    HOME: Final = 241
    SUNSET: Final = 242
    DONE: Final = 243


SPACE: Final[ActionSpace] = ActionSpace(
    [
        Sort("place", A.PLACE, "{}", [cards.PLACE_NAMES]),
        Sort("wild", A.WILD, "{1}.{0}", [cards.WILD_KINDS, cards.WILDERNESS_NAMES]),
        Sort("prey", A.PREY, "{1}.{0}", [cards.PREY_KINDS, cards.HUNTING_NAMES]),
        Sort("slot", A.SLOT, "{}{}", [["a", "b", "c"], [str(place) for place in range(1, LONGEST + 1)]]),
        Sort("item", A.ITEM, "{}", [cards.ITEM_NAMES]),
        Sort("character", A.CHARACTER, "{}", [cards.CHARACTER_NAMES]),
        Sort("pile", A.PILE, "{}", [["wilderness", "hunting"]]),
        Sort("camp", A.CAMP, "camp", []),
        Sort("home", A.HOME, "home", []),
        Sort("sunset", A.SUNSET, "sunset", []),
        Sort("done", A.DONE, "done", []),
    ]
)


def place_of(action: i64) -> i64:
    """The location to which a space belongs."""
    if action < A.PREY:
        return (action - A.WILD) % WILDERNESSES
    return WILDERNESSES + (action - A.PREY) % HUNTING_GROUNDS


def kind_of(action: i64) -> i64:
    """What a space shows."""
    if action < A.PREY:
        return (action - A.WILD) // WILDERNESSES
    return len(cards.WILD_KINDS) + (action - A.PREY) // HUNTING_GROUNDS
