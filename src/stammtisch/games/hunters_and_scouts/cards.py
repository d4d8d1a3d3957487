"""The cards as tables: characters, items, wilderness, hunting grounds and holy places."""

from typing import Final

from stammtisch.engine.material import Provenance

CHARACTERS: Final = 15
ITEMS: Final = 31
WILDERNESSES: Final = 18
HUNTING_GROUNDS: Final = 18
LOCATIONS: Final = 36
FACES: Final = 12


class Character:
    HUNTER: Final = 0
    SCOUT: Final = 1
    CHIEF: Final = 2
    GATHERER: Final = 3
    OFFSPRING: Final = 4
    SHAMAN: Final = 5
    ADVANCED_SCOUT: Final = 6
    GREAT_HUNTER: Final = 7
    TRAPPER: Final = 8
    TOOLMAKER: Final = 9
    WARRIOR: Final = 10
    HEALER: Final = 11
    ELDER: Final = 12
    NOMAD: Final = 13
    TWINS: Final = 14


class Kind:
    """What a space of a location shows."""

    STONE: Final = 0
    WOOD: Final = 1
    CLAY: Final = 2
    FRUIT: Final = 3
    MEAT: Final = 4
    HIDE: Final = 5
    POINT: Final = 6


class Effect:
    """The four symbols of the items."""

    PLACE: Final = 0
    DRAW: Final = 1
    RETURN: Final = 2
    TAKE: Final = 3


class Verb:
    """What the instructions of the characters say."""

    OPEN_WILDERNESS: Final = 0
    OPEN_HUNTING: Final = 1
    OPEN_EITHER: Final = 2
    PLACE: Final = 3
    PLACE_WILDERNESS: Final = 4
    PLACE_HUNTING: Final = 5
    PLACE_NEW: Final = 6
    PLACE_WARRIORS: Final = 7
    DRAW_ITEMS: Final = 8
    DISCARD_ITEMS: Final = 9
    OFFSPRING: Final = 10
    OFFSPRING_UP_TO: Final = 11
    OFFSPRING_HUNGER: Final = 12
    RETURN_HUNGER: Final = 13
    TAKE_HUNGER: Final = 14
    COVER: Final = 15
    TRAP: Final = 16
    TAKE_CHARACTER: Final = 17
    REPLACE_LOCATION: Final = 18


class Power:
    """What the holy places do, in the order of the faces that have them."""

    LESS_HUNGER: Final = 0
    MORE_MEAT: Final = 1
    CLAY: Final = 2
    FRUIT: Final = 3
    SUNSET_POINT: Final = 4
    KEEP_ITEMS: Final = 5
    STONE: Final = 6
    WOOD: Final = 7
    DRAW_ITEM: Final = 8
    LOOK: Final = 9
    EASY_BIRTH: Final = 10
    ANY_CHARACTER: Final = 11


KINDS: Final[list[str]] = ["stone", "wood", "clay", "fruit", "meat", "hide", "point"]
WILD_KINDS: Final[list[str]] = ["stone", "wood", "clay", "fruit"]
PREY_KINDS: Final[list[str]] = ["meat", "hide", "point"]
EFFECTS: Final[list[str]] = ["place", "draw", "return", "take"]
VERBS: Final[list[str]] = [
    "open_wilderness",
    "open_hunting",
    "open_either",
    "place",
    "place_wilderness",
    "place_hunting",
    "place_new",
    "place_warriors",
    "draw_items",
    "discard_items",
    "offspring",
    "offspring_up_to",
    "offspring_hunger",
    "return_hunger",
    "take_hunger",
    "cover",
    "trap",
    "take_character",
    "replace_location",
]
POWERS: Final[list[str]] = [
    "less_hunger",
    "more_meat",
    "clay",
    "fruit",
    "sunset_point",
    "keep_items",
    "stone",
    "wood",
    "draw_item",
    "look",
    "easy_birth",
    "any_character",
]

# name, copies with a light bar, copies with an orange bar, instructions, where they come from
CHARACTER_CARDS: Final[list[tuple[str, int, int, list[str], str]]] = [
    ("hunter", 2, 0, ["open_hunting 1", "place_hunting 3"], Provenance.RECONSTRUCTED),
    ("scout", 2, 0, ["open_either 1", "place_new 3"], Provenance.RECONSTRUCTED),
    ("chief", 2, 0, ["draw_items 2", "place 2"], Provenance.RECONSTRUCTED),
    ("gatherer", 2, 0, ["place 4"], Provenance.RULEBOOK),
    ("offspring", 2, 0, ["offspring 1", "offspring_hunger 1"], Provenance.RULEBOOK),
    ("shaman", 2, 1, ["cover 2", "take_character 1"], Provenance.RECONSTRUCTED),
    ("advanced_scout", 0, 3, ["open_either 1", "place 3"], Provenance.RECONSTRUCTED),
    ("great_hunter", 0, 1, ["open_hunting 1", "return_hunger 1", "place_hunting 3"], Provenance.RECONSTRUCTED),
    ("trapper", 0, 1, ["trap 2"], Provenance.RECONSTRUCTED),
    ("toolmaker", 0, 1, ["draw_items 3", "discard_items 1", "place 1"], Provenance.RECONSTRUCTED),
    ("warrior", 0, 1, ["place_warriors 3"], Provenance.RECONSTRUCTED),
    ("healer", 0, 1, ["return_hunger 2", "place 1"], Provenance.RECONSTRUCTED),
    ("elder", 0, 1, ["draw_items 1", "take_character 1"], Provenance.RECONSTRUCTED),
    ("nomad", 0, 1, ["replace_location 1", "place 3"], Provenance.RECONSTRUCTED),
    ("twins", 0, 1, ["offspring_up_to 2", "offspring_hunger 1"], Provenance.RECONSTRUCTED),
]

# name, cost, points, effects in their order
ITEM_CARDS: Final[list[tuple[str, list[str], int, list[str]]]] = [
    ("hand_axe1", ["stone"], 0, ["place", "draw"]),
    ("hand_axe2", ["stone"], 0, ["place", "draw"]),
    ("garden1", ["fruit", "fruit"], 0, ["return", "return"]),
    ("garden2", ["fruit", "fruit"], 0, ["return", "return"]),
    ("club", ["wood"], 1, []),
    ("bowl", ["clay"], 1, []),
    ("torch", ["wood", "wood"], 1, ["place", "draw"]),
    ("knife", ["stone", "stone"], 1, ["place", "draw"]),
    ("spear", ["stone", "wood"], 1, ["place", "place"]),
    ("axe", ["stone", "wood"], 2, []),
    ("figurine", ["clay", "clay"], 2, []),
    ("flute", ["clay", "clay"], 1, ["place", "draw"]),
    ("basket", ["wood", "fruit"], 1, ["return"]),
    ("hearth", ["stone", "clay"], 1, ["return"]),
    ("potion", ["fruit", "fruit"], 1, ["return"]),
    ("necklace", ["stone", "fruit"], 2, []),
    ("painting", ["clay", "fruit"], 2, []),
    ("cloak", ["wood", "hide"], 2, []),
    ("shoes", ["fruit", "hide"], 1, ["place", "draw"]),
    ("drum", ["clay", "hide"], 1, ["place", "draw"]),
    ("sling", ["stone", "hide"], 1, ["place", "place"]),
    ("brew", ["fruit", "fruit"], 3, ["take"]),
    ("totem", ["wood", "clay"], 3, ["take"]),
    ("wheel", ["stone", "wood", "wood"], 3, []),
    ("hut", ["stone", "stone", "clay"], 3, []),
    ("tent", ["wood", "hide", "hide"], 3, ["draw"]),
    ("canoe", ["wood", "wood", "wood"], 3, ["place"]),
    ("kiln", ["stone", "clay", "clay"], 2, ["return", "draw"]),
    ("pit", ["clay", "fruit", "fruit"], 2, ["return", "place"]),
    ("bow", ["wood", "wood", "hide"], 2, ["place", "draw"]),
    ("megalith", ["stone", "stone", "stone", "clay"], 3, ["place", "draw"]),
]

WILDERNESS_CARDS: Final[list[tuple[str, list[str]]]] = [
    ("forest1", ["wood", "wood", "fruit"]),
    ("forest2", ["wood", "wood", "fruit", "fruit"]),
    ("forest3", ["stone", "wood", "wood", "wood"]),
    ("mountains1", ["stone", "stone", "wood"]),
    ("mountains2", ["stone", "stone", "stone", "wood"]),
    ("mountains3", ["stone", "stone", "stone", "clay"]),
    ("desert1", ["stone", "stone", "clay"]),
    ("desert2", ["stone", "stone", "clay", "fruit"]),
    ("desert3", ["stone", "clay", "clay"]),
    ("swamp1", ["wood", "clay", "clay"]),
    ("swamp2", ["clay", "clay", "clay", "fruit"]),
    ("swamp3", ["wood", "wood", "clay", "clay"]),
    ("steppe1", ["wood", "fruit", "fruit"]),
    ("steppe2", ["clay", "fruit", "fruit", "fruit"]),
    ("steppe3", ["stone", "wood", "fruit", "fruit"]),
    ("river1", ["stone", "clay", "fruit"]),
    ("river2", ["stone", "wood", "clay", "fruit"]),
    ("river3", ["wood", "clay", "clay", "fruit"]),
]

# name, spaces, spaces marked for the fight for survival
HUNTING_CARDS: Final[list[tuple[str, list[str], list[str]]]] = [
    ("mammoth1", ["meat", "meat", "meat", "hide", "hide"], ["meat", "hide"]),
    ("mammoth2", ["meat", "meat", "meat", "meat", "hide"], ["meat", "meat"]),
    ("rhino1", ["meat", "meat", "meat", "hide"], ["meat"]),
    ("rhino2", ["meat", "meat", "hide", "hide"], ["meat"]),
    ("bear1", ["meat", "hide", "hide", "hide"], ["hide"]),
    ("bear2", ["meat", "meat", "hide", "hide"], ["hide"]),
    ("sloth1", ["meat", "meat", "meat", "meat", "hide"], ["meat", "meat"]),
    ("sloth2", ["meat", "meat", "meat", "hide"], ["meat"]),
    ("deer1", ["meat", "meat", "hide", "hide"], ["meat"]),
    ("deer2", ["meat", "meat", "meat", "hide"], ["meat"]),
    ("aurochs1", ["meat", "meat", "meat", "meat"], ["meat", "meat"]),
    ("aurochs2", ["meat", "meat", "meat", "hide"], ["meat"]),
    ("reindeer1", ["meat", "hide", "hide"], ["hide"]),
    ("reindeer2", ["meat", "meat", "hide"], ["meat"]),
    ("horse1", ["meat", "meat", "hide"], ["meat"]),
    ("horse2", ["meat", "meat", "meat"], ["meat"]),
    ("tiger1", ["meat", "hide", "point", "point"], []),
    ("tiger2", ["meat", "hide", "hide", "point", "point"], []),
]

# two neighbours in this list are the two sides of a card
HOLY_FACES: Final[list[str]] = [
    "ice_cavern",
    "ember_fields",
    "mud_springs",
    "berry_grove",
    "mammoth_graveyard",
    "ancestors_cave",
    "flint_quarry",
    "giant_tree",
    "stone_circle",
    "eagle_rock",
    "hot_spring",
    "spirit_gate",
]
FIRST_GAME: Final[list[str]] = ["ice_cavern", "mud_springs", "mammoth_graveyard"]

CHARACTER_NAMES: Final[list[str]] = [row[0] for row in CHARACTER_CARDS]
ITEM_NAMES: Final[list[str]] = [row[0] for row in ITEM_CARDS]
WILDERNESS_NAMES: Final[list[str]] = [row[0] for row in WILDERNESS_CARDS]
HUNTING_NAMES: Final[list[str]] = [row[0] for row in HUNTING_CARDS]
PLACE_NAMES: Final[list[str]] = [*WILDERNESS_NAMES, *HUNTING_NAMES, *HOLY_FACES]
