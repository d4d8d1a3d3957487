"""What lies in the box: kinds of tiles, animals, inventions, caves, tasks and cards, with their numbers."""

from typing import Final

REGIONS: Final = 3
TERRITORIES: Final = 71
TILES: Final = 9
GATHERED: Final = 4  # the first four kinds of discovery tiles are gathered
STACKS: Final = 8
STACK: Final = 3
ANIMALS: Final = 8
ANIMAL_TILES: Final = 24
INVENTIONS: Final = 7
INVENTION_CARDS: Final = 17
STARTERS: Final = 4
CAVES: Final = 24
TASKS: Final = 5
SCOUTS: Final = 2  # those that travel; the third one counts points
STORES: Final = 2
HUTS: Final = 20
BAGS: Final = 24
PRINTED_BAGS: Final = 2
DISPLAY: Final = 3
CAVE_REGION: Final = 2  # the only region with a cave tile
NONE: Final = -1


class Tile:
    """Kinds of discovery tiles."""

    APPLE: Final = 0
    NUT: Final = 1
    MUSHROOM: Final = 2
    ROOT: Final = 3
    FOREST: Final = 4
    HUT: Final = 5
    FIRE: Final = 6
    HIDEOUT: Final = 7
    CAVE: Final = 8


class Ground:
    """What a territory shows; from GATHERED on a gathering tile of some kind, from FOREST on the forest of a stack."""

    HIDDEN: Final = 0
    FOOD: Final = 1
    PRINTED_FIRE: Final = 2
    FIRE: Final = 3
    SETTLEMENT: Final = 4
    CAVE: Final = 5
    GATHERED: Final = 6
    FOREST: Final = 10


class Mat:
    """What a tribe mat holds: its numbers stand side by side in one array, MAT for each player."""

    FOOD: Final = 0
    BAGS: Final = 1
    POINTS: Final = 2
    HUTS: Final = 3
    MARKER: Final = 4  # 1 once the marker stone lies on the cave card
    TASK: Final = 5
    STORE: Final = 6  # kind and number of the light store, then of the dark one


MAT: Final = 10


class Place:
    """Where an animal tile is, if no player has it."""

    FOREST: Final = -1
    DISCARD: Final = -2


class Invention:
    AGRICULTURE: Final = 0
    CLAY_POTS: Final = 1
    FISHING: Final = 2
    SLED: Final = 3
    SHIP: Final = 4
    STONE_AXE: Final = 5
    BASKET: Final = 6


class Card:
    """How an invention stands before a player: 0 not his, 1 usable, above that covered by a card of value - COVERED."""

    ABSENT: Final = 0
    USABLE: Final = 1
    COVERED: Final = 2


class Cave:
    EDEN: Final = 0
    PAINTED: Final = 1
    SPRING: Final = 2
    EMBER: Final = 3
    FLINT: Final = 4
    HOARD: Final = 5
    BONES: Final = 6
    CELLAR: Final = 7
    FEAST: Final = 8
    SHAMAN: Final = 9
    LOOKOUT: Final = 10
    TUNNELS: Final = 11
    FROST: Final = 12
    DROUGHT: Final = 13
    SACRED: Final = 14
    COUNCIL: Final = 15
    VALLEYS: Final = 16
    BUILDERS: Final = 17
    WOLVES: Final = 18
    ANCESTORS: Final = 19
    RACE: Final = 20
    BARTER: Final = 21
    TOTEM: Final = 22
    RESTLESS: Final = 23


class Goal:
    """The places that the task cards name."""

    LAKE: Final = 0
    FOREST: Final = 1
    FIRE: Final = 2
    SEA: Final = 3
    NEIGHBOUR: Final = 4


class Track:
    """Spaces of the hut track that do something."""

    REGION_TWO: Final = 3
    SECOND_SCOUT: Final = 5
    REGION_THREE: Final = 9
    END: Final = 11


TILE_NAMES: Final[list[str]] = ["apple", "nut", "mushroom", "root", "forest", "hut", "fire", "hideout", "cave"]
TILE_COPIES: Final[list[list[int]]] = [
    [3, 3, 3, 3, 3, 4, 3, 2, 0],
    [3, 3, 3, 3, 4, 5, 3, 0, 1],
    [2, 2, 2, 2, 1, 3, 2, 0, 0],
]
FIRST_STACK: Final[list[int]] = [0, 3, 7]  # the animal stacks of a region, as many as it has forests
COLOUR_NAMES: Final[list[str]] = ["blue", "yellow", "red", "black"]
START_TILES: Final[list[tuple[str, str]]] = [
    ("apple", "mushroom"),
    ("nut", "root"),
    ("mushroom", "nut"),
    ("root", "apple"),
]
ANIMAL_NAMES: Final[list[str]] = ["hare", "boar", "bison", "deer", "ibex", "mammoth", "wolf", "bear"]
ANIMAL_VALUES: Final[list[tuple[int, int, int]]] = [  # copies, bags, food
    (4, 0, 3),
    (3, 0, 4),
    (2, 0, 5),
    (4, 1, 2),
    (4, 1, 3),
    (1, 1, 4),
    (3, 2, 0),
    (3, 2, 1),
]
INVENTION_NAMES: Final[list[str]] = ["agriculture", "clay_pots", "fishing", "sled", "ship", "stone_axe", "basket"]
INVENTION_VALUES: Final[list[dict[str, int]]] = [
    {"copies": 2, "starter": 1, "food": 2, "extra": 1},
    {"copies": 3, "starter": 0, "food": 2, "extra": 1},
    {"copies": 3, "starter": 0, "food": 2, "extra": 1},
    {"copies": 2, "starter": 1, "steps": 3},
    {"copies": 3, "starter": 0},
    {"copies": 2, "starter": 1, "discount": 1, "least": 1},
    {"copies": 2, "starter": 1, "stays": 1},
]
CAVE_VALUES: Final[list[tuple[str, str, dict[str, int]]]] = [
    ("eden", "easier", {"food": 10}),
    ("painted", "easier", {"points": 2}),
    ("spring", "easier", {"food": 3}),
    ("ember", "easier", {"points": 1}),
    ("flint", "easier", {}),
    ("hoard", "easier", {"bags": 2, "food": 2, "others": 1}),
    ("bones", "easier", {}),
    ("cellar", "easier", {"cost": 2}),
    ("feast", "easier", {"others": 2}),
    ("shaman", "easier", {"cost": 3, "points": 1}),
    ("lookout", "easier", {"looks": 5}),
    ("tunnels", "easier", {}),
    ("frost", "harder", {}),
    ("drought", "harder", {"food": 1}),
    ("sacred", "harder", {"points": 2}),
    ("council", "harder", {}),
    ("valleys", "harder", {"limit": 4}),
    ("builders", "harder", {"discount": 1}),
    ("wolves", "harder", {"cost": 1}),
    ("ancestors", "harder", {"points": 1}),
    ("race", "harder", {"limit": 4, "first": 3, "second": 2, "third": 1}),
    ("barter", "harder", {"food": 1}),
    ("totem", "harder", {"points": 4, "tied": 2}),
    ("restless", "harder", {}),
]
CAVE_NAMES: Final[list[str]] = [name for name, _, _ in CAVE_VALUES]
TASK_NAMES: Final[list[str]] = ["lake", "forest", "fire", "sea", "neighbour"]
POINT_CARDS: Final[list[tuple[int, int]]] = [(4, 2), (3, 4), (2, 4), (1, 4)]  # value, copies, from the top
