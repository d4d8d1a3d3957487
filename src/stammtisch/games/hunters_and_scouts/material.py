"""The box: what the cards say as numbers, read from the material, and the fixed counts of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.material import Field, Item, Material, MaterialError, Provenance
from stammtisch.games.hunters_and_scouts import bits, cards
from stammtisch.games.hunters_and_scouts.cards import CHARACTERS, FACES, HUNTING_GROUNDS, ITEMS, WILDERNESSES

# places are numbered: wilderness, hunting grounds and faces of holy places, in this order
HOLY: Final = 36  # the first holy place
HOME: Final = 48  # a member on his tribe card
CAMP: Final = 49
SUPPLY: Final = 50
WILD_BITS: Final = 0x3FFFF
HUNT_BITS: Final = 0x3FFFF << 18
HOLY_BITS: Final = 0xFFF << 36
ALL_BITS: Final = (1 << 48) - 1
ACTIVE_BITS: Final = (1 << 49) - 1  # all places and HOME

TRIBE: Final = 5  # members of each player
STONES: Final = 30
HUNGER_TILES: Final = 16
ROWS: Final = 3
LONGEST: Final = 6  # a row grows only while it is one of the shortest
EMPTY: Final = -1
NONE: Final = -1

FAMINE: Final = 8
RELIEF: Final = 3
GOAL: Final = 24
GOAL_HUNGER: Final = 3
FODDER: Final = 2  # created items for a bonus space
HIDES: Final = 2  # hides for a new member
BONUS_SPACES: Final[list[int]] = [9, 14, 18]

NUMBER: Final = 63  # a location whose place in a pile somebody knows: its number,
SEEN: Final = 6  # and from here on bits of the players who know it

STRIDE: Final = 8  # room for the instructions of a character and the effects of an item
MOST_SPACES: Final = 7


def table() -> Material:
    """All cards and tokens; an owner of the box can correct what the cards say."""
    items: list[Item] = []
    for name, light, orange, instructions, source in cards.CHARACTER_CARDS:
        told: dict[str, object] = {"copies": light + orange, "special": orange, "instructions": instructions}
        items.append(Item(f"character.{name}", told, source))
    for name, cost, points, effects in cards.ITEM_CARDS:
        made: dict[str, object] = {"cost": cost, "points": points, "effects": effects}
        items.append(Item(f"item.{name}", made, Provenance.RECONSTRUCTED))
    for name, spaces in cards.WILDERNESS_CARDS:
        items.append(Item(f"wilderness.{name}", {"spaces": spaces}, Provenance.RECONSTRUCTED))
    for name, prey, marks in cards.HUNTING_CARDS:
        items.append(Item(f"hunting.{name}", {"prey": prey, "marks": marks}, Provenance.RECONSTRUCTED))
    for face in range(FACES):
        power: dict[str, object] = {"power": cards.POWERS[face]}
        items.append(Item(f"holy.{cards.HOLY_FACES[face]}", power, Provenance.RECONSTRUCTED))
    for name, copies in (("stone", STONES), ("member", 2 * TRIBE), ("hunger", HUNGER_TILES)):
        items.append(Item(f"token.{name}", {"copies": copies}, Provenance.RULEBOOK))
    return Material(items, fields())


def fields() -> dict[str, Field]:
    """What an owner may correct, and the words it is said in."""
    return {
        "instructions": Field(words=[f"{verb} {amount}" for verb in cards.VERBS for amount in range(1, 6)], many=True),
        "cost": Field(words=[kind for kind in cards.KINDS if kind not in ("meat", "point")], many=True),
        "points": Field(0, 5),
        "effects": Field(words=cards.EFFECTS, many=True),
        "spaces": Field(words=cards.WILD_KINDS, many=True),
        "prey": Field(words=cards.PREY_KINDS, many=True),
        "marks": Field(words=cards.PREY_KINDS, many=True),
        "power": Field(words=cards.POWERS),
    }


def words(source: Material, key: str, field: str, fewest: int, most: int) -> list[str]:
    """A list of words of an item, if it has a sensible length."""
    value = source.items[key].values[field]
    found = [str(word) for word in value] if isinstance(value, list) else []
    if not fewest <= len(found) <= most:
        raise MaterialError(f"{key}: {field} has {len(found)} entries; possible are {fewest} to {most}")
    return found


def packed(kinds: list[str]) -> int:
    """Some resources as packed counts."""
    total = 0
    for kind in kinds:
        total += bits.one(cards.KINDS.index(kind))
    return total


def padded(values: list[int]) -> list[int]:
    return values + [NONE for _ in range(STRIDE - len(values))]


class Box:
    """The values that the rules look up, read once from the material and shared by all copies of a state."""

    def __init__(self, source: Material) -> None:
        self.source = source
        spaces, marks = read_locations(source)
        self.spaces: vec[i64] = vec[i64](spaces)  # of each location, packed by kind
        self.sizes: vec[i64] = vec[i64]([bits.added(each) for each in spaces])
        self.marks: vec[i64] = vec[i64](marks)
        self.verbs: vec[i64] = vec[i64](read_instructions(source, 0))
        self.amounts: vec[i64] = vec[i64](read_instructions(source, 1))
        keys = [f"item.{name}" for name in cards.ITEM_NAMES]
        self.costs: vec[i64] = vec[i64]([packed(words(source, key, "cost", 1, MOST_SPACES)) for key in keys])
        self.points: vec[i64] = vec[i64]([source.number(key, "points") for key in keys])
        self.effects: vec[i64] = vec[i64](read_effects(source, keys))
        self.powers: vec[i64] = vec[i64](read_powers(source))  # for each power, bits of the places that have it


def read_locations(source: Material) -> tuple[list[int], list[int]]:
    """The spaces of all locations and those marked for the fight for survival."""
    spaces = [packed(words(source, f"wilderness.{name}", "spaces", 1, MOST_SPACES)) for name in cards.WILDERNESS_NAMES]
    marks = [0 for _ in range(WILDERNESSES)]
    for name in cards.HUNTING_NAMES:
        prey = packed(words(source, f"hunting.{name}", "prey", 1, MOST_SPACES))
        marked = packed(words(source, f"hunting.{name}", "marks", 0, MOST_SPACES))
        if not bits.covers(prey, marked) or prey == marked:
            raise MaterialError(f"hunting.{name}: marks must be some of its prey and leave a space free")
        spaces.append(prey)
        marks.append(marked)
    return spaces, marks


def read_instructions(source: Material, part: int) -> list[int]:
    """The verbs (part 0) or the amounts (part 1) of all characters."""
    found: list[int] = []
    for name in cards.CHARACTER_NAMES:
        lines = words(source, f"character.{name}", "instructions", 1, STRIDE - 1)
        if part == 0:
            found.extend(padded([cards.VERBS.index(line.split()[0]) for line in lines]))
        else:
            found.extend(padded([int(line.split()[1]) for line in lines]))
    return found


def read_effects(source: Material, keys: list[str]) -> list[int]:
    found: list[int] = []
    for key in keys:
        found.extend(padded([cards.EFFECTS.index(word) for word in words(source, key, "effects", 0, STRIDE - 1)]))
    return found


def read_powers(source: Material) -> list[int]:
    found = [0 for _ in cards.POWERS]
    for face in range(FACES):
        found[cards.POWERS.index(source.word(f"holy.{cards.HOLY_FACES[face]}", "power"))] |= 1 << (HOLY + face)
    return found


assert len(cards.CHARACTER_CARDS) == CHARACTERS
assert len(cards.ITEM_CARDS) == ITEMS
assert len(cards.WILDERNESS_CARDS) == WILDERNESSES
assert len(cards.HUNTING_CARDS) == HUNTING_GROUNDS
