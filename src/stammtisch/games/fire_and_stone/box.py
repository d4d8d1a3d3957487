"""The box as a table with where each number comes from, and the values that the rules look up in it."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.material import Field, Item, Material, MaterialError, Provenance
from stammtisch.games.fire_and_stone import atlas, material
from stammtisch.games.fire_and_stone.chart import Chart
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_NAMES,
    CAVE_NAMES,
    CAVE_VALUES,
    COLOUR_NAMES,
    INVENTION_NAMES,
    INVENTION_VALUES,
    POINT_CARDS,
    TASK_NAMES,
    TILE_NAMES,
    Invention,
)


def table() -> Material:
    """The table of items and the values that an owner of the box may correct."""
    return Material(
        [*territories(), *tiles(), *animals(), *inventions(), *caves(), *cards()],
        {
            "land": Field(words=[row[0] for row in atlas.TERRITORIES], many=True),
            "sea": Field(words=[row[0] for row in atlas.TERRITORIES], many=True),
            "lakes": Field(words=[row[0] for row in atlas.LAKES], many=True),
            "sun": Field(words=TILE_NAMES[: material.GATHERED]),
            "moon": Field(words=TILE_NAMES[: material.GATHERED]),
            "copies": Field(0, 24),
            "starter": Field(0, 1),
            "stays": Field(0, 2),
            "level": Field(words=["easier", "harder"]),
            "steps": Field(2, 4),
            **{name: Field(0, 20) for name in ("bags", "food", "extra", "discount", "least", "others")},
            **{name: Field(0, 20) for name in ("cost", "points", "looks", "limit", "tied", "first", "second", "third")},
        },
    )


def territories() -> list[Item]:
    found: list[Item] = []
    for key, region, symbol, _, _, land in atlas.TERRITORIES:
        sea = [b if a == key else a for a, b, _ in atlas.SEA_ROUTES if key in (a, b)]
        lakes = [lake for lake, _, _, shore in atlas.LAKES if key in shore.split()]
        values: dict[str, object] = {"region": region, "symbol": symbol}
        values.update({"land": land.split(), "sea": sea, "lakes": lakes})
        found.append(Item(f"territory.{key}", values, Provenance.RECONSTRUCTED))
    return found


def tiles() -> list[Item]:
    found: list[Item] = []
    for tile, name in enumerate(TILE_NAMES):
        values: dict[str, object] = {
            f"in_region_{region + 1}": material.TILE_COPIES[region][tile] for region in range(3)
        }
        found.append(Item(f"tile.{name}", values, Provenance.RULEBOOK))
    for colour, (sun, moon) in zip(COLOUR_NAMES, material.START_TILES, strict=True):
        found.append(Item(f"start.{colour}", {"sun": sun, "moon": moon}, Provenance.RECONSTRUCTED))
    return found


def animals() -> list[Item]:
    found: list[Item] = []
    for name, (copies, bags, food) in zip(ANIMAL_NAMES, material.ANIMAL_VALUES, strict=True):
        values: dict[str, object] = {"copies": copies, "bags": bags, "food": food}
        found.append(Item(f"animal.{name}", values, Provenance.RECONSTRUCTED))
    return found


def inventions() -> list[Item]:
    found: list[Item] = []
    for name, values in zip(INVENTION_NAMES, INVENTION_VALUES, strict=True):
        found.append(Item(f"invention.{name}", {**values}, Provenance.RECONSTRUCTED))
    return found


def caves() -> list[Item]:
    """The Garden of Eden is in the rulebook, all but its level; the others are proposals."""
    found: list[Item] = []
    for name, level, numbers in CAVE_VALUES:
        source = Provenance.RULEBOOK if name == "eden" else Provenance.RECONSTRUCTED
        found.append(Item(f"cave.{name}", {"level": level, **numbers}, source))
    return found


def cards() -> list[Item]:
    found: list[Item] = []
    for name in TASK_NAMES:
        source = Provenance.RULEBOOK if name == "lake" else Provenance.RECONSTRUCTED
        source = Provenance.DERIVED if name == "forest" else source
        found.append(Item(f"task.{name}", {"points": 1}, source))
    for value, copies in POINT_CARDS:
        found.append(Item(f"point_card.{value}", {"points": value, "number": copies}, Provenance.RULEBOOK))
    return found


class Box:
    """The values that the rules look up, read once from the material and shared by all copies of a state."""

    def __init__(self, source: Material) -> None:
        self.source = source
        self.chart = Chart(source)
        self.animal_copies = column(source, "animal", ANIMAL_NAMES, "copies")
        self.animal_bags = column(source, "animal", ANIMAL_NAMES, "bags")
        self.animal_food = column(source, "animal", ANIMAL_NAMES, "food")
        self.invention_copies = column(source, "invention", INVENTION_NAMES, "copies")
        self.starters = column(source, "invention", INVENTION_NAMES, "starter")
        self.invention_food = column(source, "invention", INVENTION_NAMES, "food")
        self.invention_extra = column(source, "invention", INVENTION_NAMES, "extra")
        axe, basket = INVENTION_NAMES[Invention.STONE_AXE], INVENTION_NAMES[Invention.BASKET]
        self.axe_discount: i64 = source.number(f"invention.{axe}", "discount")
        self.axe_least: i64 = source.number(f"invention.{axe}", "least")
        self.basket_stays: i64 = source.number(f"invention.{basket}", "stays")
        self.cave_food = column(source, "cave", CAVE_NAMES, "food")
        self.cave_points = column(source, "cave", CAVE_NAMES, "points")
        self.cave_others = column(source, "cave", CAVE_NAMES, "others")
        self.cave_bags = column(source, "cave", CAVE_NAMES, "bags")
        self.cave_cost = column(source, "cave", CAVE_NAMES, "cost")
        self.cave_looks = column(source, "cave", CAVE_NAMES, "looks")
        self.cave_limit = column(source, "cave", CAVE_NAMES, "limit")
        self.cave_discount = column(source, "cave", CAVE_NAMES, "discount")
        self.cave_tied = column(source, "cave", CAVE_NAMES, "tied")
        self.race: vec[i64] = vec[i64]([source.number("cave.race", place) for place in ("first", "second", "third")])
        self.task_points = column(source, "task", TASK_NAMES, "points")
        self.easier = [source.word(f"cave.{name}", "level") == "easier" for name in CAVE_NAMES]
        self.point_cards = stack_of_points(source)
        self.start_tiles = [start_tiles(source, colour) for colour in COLOUR_NAMES]
        check_numbers(self)


def column(source: Material, sort: str, names: list[str], field: str) -> vec[i64]:
    """One property of all items of a sort; 0 for those that lack it."""
    found: list[int] = []
    for name in names:
        key = f"{sort}.{name}"
        found.append(source.number(key, field) if field in source.items[key].values else 0)
    return vec[i64](found)


def stack_of_points(source: Material) -> vec[i64]:
    """The values of the point cards, the top one first."""
    found: list[int] = []
    for value, copies in POINT_CARDS:
        found.extend([source.number(f"point_card.{value}", "points")] * copies)
    return vec[i64](found)


def start_tiles(source: Material, colour: str) -> list[int]:
    """The kinds on the sun and the moon tile of a colour."""
    found = [TILE_NAMES.index(source.word(f"start.{colour}", side)) for side in ("sun", "moon")]
    if found[0] == found[1]:
        raise MaterialError(f"start.{colour}: sun and moon show the same kind, but two stores never do")
    return found


def check_numbers(box: Box) -> None:
    """The rulebook names these totals, so corrected copies must keep them."""
    for name, counts, wanted in (
        ("animal tiles", box.animal_copies, material.ANIMAL_TILES),
        ("invention cards", box.invention_copies, material.INVENTION_CARDS),
        ("starter inventions", box.starters, material.STARTERS),
    ):
        if sum(counts) != wanted:
            raise MaterialError(f"the copies of all {name} must add up to {wanted}, not {sum(counts)}")
    if not any(box.easier) or all(box.easier):
        raise MaterialError("there must be easier and harder caves")
