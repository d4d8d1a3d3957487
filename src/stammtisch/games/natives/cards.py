"""The kinds of cards as numbers and names: what lies in the deck, the tribe cards, the seasons."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 4
OCCUPATIONS: Final = 7
MEMBERS: Final = 19
HEROES: Final = 9
KINDS: Final = 43
STORE: Final = 47  # a player's store holds every kind, and conflict cards laid down as harmony behind them
NOWHERE: Final = -1


class Occupation:
    """The tribe cards from left to right."""

    SCOUT: Final = 0
    ELDER: Final = 1
    SHAMAN: Final = 2
    WARRIOR: Final = 3
    FARMER: Final = 4
    FISHER: Final = 5
    HUNTER: Final = 6


class Kind:
    """Where each family of cards begins, and the cards that the rules name."""

    PAIR: Final = 4
    HERO: Final = 10
    FISHER: Final = 10
    THUNDER: Final = 11
    SUN: Final = 12
    SNEAK: Final = 13
    EYE: Final = 14
    FOOD: Final = 19
    CORN: Final = 19
    BIG_CORN: Final = 20
    SALMON: Final = 21
    BIG_SALMON: Final = 22
    BISON: Final = 23
    BIG_BISON: Final = 24
    TOTEM: Final = 25
    MIGHT: Final = 26
    RITUAL: Final = 33
    FEUD: Final = 39
    HARMONY: Final = 43  # only in a store


class Season:
    """The season cards, three for spring, three for summer, three for autumn."""

    SPRING: Final = 0
    SUMMER: Final = 3
    AUTUMN: Final = 6
    PRAYER: Final = 4
    WINDS: Final = 7
    WRATH: Final = 8
    END: Final = 9


COLOUR_NAMES: Final[list[str]] = ["red", "green", "blue", "yellow"]
PAIRS: Final[list[tuple[int, int]]] = [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
HERO_NAMES: Final[list[str]] = ["hand", "thunder", "sun-moon", "sneak", "eye", "rock", "arrow", "ear", "spear"]
MEMBER_NAMES: Final[list[str]] = [
    *COLOUR_NAMES,
    *[f"{COLOUR_NAMES[one]}-{COLOUR_NAMES[other]}" for one, other in PAIRS],
    *HERO_NAMES,
]
FOOD_NAMES: Final[list[str]] = ["corn", "big-corn", "salmon", "big-salmon", "bison", "big-bison"]
TOTEM_NAMES: Final[list[str]] = ["cunning", "might", "wrath", "wisdom", "spirits", "field", "river", "herd"]
RITUAL_NAMES: Final[list[str]] = ["ancestors", "rain", "sacrifice", "sight", "sky", "knowledge"]
OCCUPATION_NAMES: Final[list[str]] = ["scout", "elder", "shaman", "warrior", "farmer", "fisher", "hunter"]
SEASON_NAMES: Final[list[str]] = [
    "grace",
    "mildness",
    "awakening",
    "joy",
    "prayer",
    "change",
    "harvest",
    "winds",
    "wrath",
]
KIND_NAMES: Final[list[str]] = [
    *MEMBER_NAMES,
    *FOOD_NAMES,
    *[f"{name}-totem" for name in TOTEM_NAMES],
    *[f"{name}-ritual" for name in RITUAL_NAMES],
    *[f"{name}-feud" for name in COLOUR_NAMES],
]

MEMBER_COLOURS: Final[list[int]] = [
    *[1 << colour for colour in range(COLOURS)],
    *[1 << one | 1 << other for one, other in PAIRS],
    *[0 for _ in range(HEROES)],
]
MEMBER_VALUES: Final[list[int]] = [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2]
FOOD_VALUES: Final[list[int]] = [2, 3, 3, 4, 4, 5]

# What each tribe card takes: the kinds from the first up to, but not with, the second.  The scout takes nothing.
FIRST_FIT: Final[list[int]] = [0, 0, 25, 0, 19, 21, 23]
LAST_FIT: Final[list[int]] = [0, 19, 39, 19, 21, 23, 25]
FITS: Final[list[int]] = [(1 << LAST_FIT[at]) - (1 << FIRST_FIT[at]) for at in range(OCCUPATIONS)]
BIG_FOOD: Final = 1 << 20 | 1 << 22 | 1 << 24


def is_big(kind: i64) -> bool:
    return kind == Kind.BIG_CORN or kind == Kind.BIG_SALMON or kind == Kind.BIG_BISON
