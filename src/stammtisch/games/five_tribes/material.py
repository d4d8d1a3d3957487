"""The box: tiles, meeples, cards, djinns and tracks, each with where its numbers come from."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.material import Field, Item, Material, Provenance

TRIBES: Final = 5
CARDS: Final = 10
GOODS: Final = 9
DJINNS: Final = 22
KINDS: Final = 8
TILES: Final = 30
ROW: Final = 9
DJINN_ROW: Final = 3
PALMS: Final = 12
PALACES: Final = 10
COINS: Final = 288
START_GOLD: Final = 50
FREE: Final = -1  # a tile without a camel, a spot without a marker


class Tribe:
    VIZIER: Final = 0
    ELDER: Final = 1
    MERCHANT: Final = 2
    BUILDER: Final = 3
    ASSASSIN: Final = 4


class Place:
    """Where a djinn is, if no player has him."""

    PILE: Final = -1
    ROW: Final = -2
    DISCARD: Final = -3
    LOOKED_AT: Final = -4


class Kind:
    """Designs of tiles.  From VILLAGE on their value is blue, from SACRED on they are sacred places."""

    OASIS: Final = 0
    SMALL_MARKET: Final = 1
    LARGE_MARKET: Final = 2
    VILLAGE: Final = 3
    SACRED: Final = 4


class Card:
    IVORY: Final = 0
    JEWELS: Final = 1
    GOLD: Final = 2
    PAPYRUS: Final = 3
    SILK: Final = 4
    SPICE: Final = 5
    FISH: Final = 6
    WHEAT: Final = 7
    POTTERY: Final = 8
    FAKIR: Final = 9


class Djinn:
    AL_AMIN: Final = 0
    ANUN_NAK: Final = 1
    BAAL: Final = 2
    BOAZ: Final = 3
    BOURAQ: Final = 4
    ECHIDNA: Final = 5
    ENKI: Final = 6
    HAGIS: Final = 7
    HAURVATAT: Final = 8
    IBLIS: Final = 9
    JAFAAR: Final = 10
    KANDICHA: Final = 11
    KUMARBI: Final = 12
    LAMIA: Final = 13
    LETA: Final = 14
    MARID: Final = 15
    MONKIR: Final = 16
    NEKIR: Final = 17
    SHAMHAT: Final = 18
    SIBITTIS: Final = 19
    SLOAR: Final = 20
    UTUG: Final = 21


TRIBE_NAMES: Final[list[str]] = ["vizier", "elder", "merchant", "builder", "assassin"]
KIND_NAMES: Final[list[str]] = [
    "oasis",
    "small_market",
    "large_market",
    "village",
    "sacred6",
    "sacred10",
    "sacred12",
    "sacred15",
]
CARD_NAMES: Final[list[str]] = [
    "ivory",
    "jewels",
    "gold",
    "papyrus",
    "silk",
    "spice",
    "fish",
    "wheat",
    "pottery",
    "fakir",
]
DJINN_NAMES: Final[list[str]] = [
    "al-amin",
    "anun-nak",
    "baal",
    "boaz",
    "bouraq",
    "echidna",
    "enki",
    "hagis",
    "haurvatat",
    "iblis",
    "jafaar",
    "kandicha",
    "kumarbi",
    "lamia",
    "leta",
    "marid",
    "monkir",
    "nekir",
    "shamhat",
    "sibittis",
    "sloar",
    "utug",
]
MEEPLES: Final[list[int]] = [16, 20, 18, 18, 18]
CARD_COPIES: Final[list[int]] = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]
KIND_COPIES: Final[list[int]] = [6, 8, 4, 5, 4, 1, 1, 1]
KIND_POINTS: Final[list[int]] = [8, 6, 4, 5, 6, 10, 12, 15]
DJINN_POINTS: Final[list[int]] = [5, 8, 6, 6, 6, 4, 8, 10, 8, 8, 6, 6, 6, 10, 4, 6, 6, 6, 6, 4, 8, 4]
PRICES: Final[list[int]] = [0, 0, 0, 1, 3, 5, 8, 12, 18]  # the turn order track, from last to first
SET_VALUES: Final[list[int]] = [0, 1, 3, 7, 13, 21, 30, 40, 50, 60]


def camels_each(players: int) -> int:
    """Set-up: eleven camels each for two players, otherwise eight."""
    return 11 if players == 2 else 8


def table() -> Material:
    """The table of items; the points printed on tiles and djinns can be replaced."""
    items: list[Item] = []
    for kind in range(KINDS):
        values: dict[str, object] = {"points": KIND_POINTS[kind], "copies": KIND_COPIES[kind]}
        items.append(Item(f"tile.{KIND_NAMES[kind]}", values, Provenance.PUBLIC))
    for djinn in range(DJINNS):
        items.append(Item(f"djinn.{DJINN_NAMES[djinn]}", {"points": DJINN_POINTS[djinn]}, Provenance.PUBLIC))
    for tribe in range(TRIBES):
        items.append(Item(f"meeple.{TRIBE_NAMES[tribe]}", {"copies": MEEPLES[tribe]}, Provenance.PUBLIC))
    for card in range(CARDS):
        source = Provenance.RULEBOOK if card == Card.FAKIR else Provenance.PUBLIC
        items.append(Item(f"card.{CARD_NAMES[card]}", {"copies": CARD_COPIES[card]}, source))
    return Material(items, {"points": Field(0, 30)})


class Box:
    """The values that the rules look up, read once from the material and shared by all copies of a state."""

    def __init__(self, source: Material) -> None:
        self.source = source
        self.tile_points: vec[i64] = vec[i64]([source.number(f"tile.{name}", "points") for name in KIND_NAMES])
        self.djinn_points: vec[i64] = vec[i64]([source.number(f"djinn.{name}", "points") for name in DJINN_NAMES])
