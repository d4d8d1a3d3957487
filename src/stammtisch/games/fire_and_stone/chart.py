"""The geometry of the board: who borders on whom, and how far a scout gets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.material import Material, MaterialError
from stammtisch.games.fire_and_stone import atlas
from stammtisch.games.fire_and_stone.material import REGIONS, TERRITORIES

NAMES: Final[list[str]] = [row[0] for row in atlas.TERRITORIES]
FEET: Final = 2  # steps of a scout without a sled


class Chart:
    """The board as numbers; territories are numbered region by region."""

    def __init__(self, source: Material) -> None:
        self.land = neighbours(source, "land")
        self.sea = neighbours(source, "sea")
        self.lakes = [list_of(source, name, "lakes") for name in NAMES]
        self.region: vec[i64] = vec[i64]([row[1] for row in atlas.TERRITORIES])
        self.first = [
            min(at for at in range(TERRITORIES) if self.region[at] == region + 1) for region in range(REGIONS)
        ]
        self.first.append(TERRITORIES)
        self.printed_fire: list[bool] = [row[2] == "fire" for row in atlas.TERRITORIES]
        self.by_lake: vec[i64] = vec[i64]([1 if lakes else 0 for lakes in self.lakes])
        self.by_sea: vec[i64] = vec[i64]([1 if routes else 0 for routes in self.sea])
        self.start = NAMES.index(atlas.START)
        self.sled = source.number("invention.sled", "steps")
        check_links(self)
        self.distance: vec[i64] = distances(self.land)
        self.moves = self.all_moves(self.land)
        self.tunnelled: dict[int, list[list[int]]] = {}  # the same with tunnels, by the territory of the cave

    def all_moves(self, land: list[list[int]]) -> list[list[int]]:
        """Where scouts may go: on foot or with a sled, without or with ships, by open regions, from each territory."""
        found: list[list[int]] = []
        for steps in (FEET, self.sled):
            for ship in (False, True):
                links = [land[at] + self.sea[at] if ship else land[at] for at in range(TERRITORIES)]
                for opened in range(1, REGIONS + 1):
                    found.extend(self.reach(links, opened, steps))
        return found

    def reach(self, links: list[list[int]], opened: int, steps: int) -> list[list[int]]:
        """Where a movement from each territory may end, through open regions only, never where it began."""
        end = self.first[opened]
        bits = [1 << at for at in range(end)]
        for _ in range(steps):
            bits = [spread(bits, links[at]) | bits[at] for at in range(end)]
        return [listed(bits[at] & ~(1 << at)) if at < end else [] for at in range(TERRITORIES)]

    def destinations(self, at: i64, sled: bool, ship: bool, opened: i64) -> list[int]:
        """Where a scout may go from a territory."""
        return self.moves[row_of(sled, ship, opened) + at]

    def through_tunnels(self, at: i64, sled: bool, ship: bool, opened: i64, cave: int) -> list[int]:
        """The same, where tunnels join a cave with the printed fires of its region."""
        if cave not in self.tunnelled:
            self.tunnelled[cave] = self.all_moves(self.dug(cave))
        return self.tunnelled[cave][row_of(sled, ship, opened) + at]

    def dug(self, cave: int) -> list[list[int]]:
        """The links by land with tunnels between a cave and the printed fires of its region."""
        land = [links[:] for links in self.land]
        for at in range(TERRITORIES):
            if self.printed_fire[at] and self.region[at] == self.region[cave]:
                land[at].append(cave)
                land[cave].append(at)
        return land


def distances(land: list[list[int]]) -> vec[i64]:
    """How many steps by land it is from each territory to each other one."""
    found: list[int] = []
    for start in range(TERRITORIES):
        steps = [TERRITORIES] * TERRITORIES
        steps[start] = 0
        reached = [start]
        for at in reached:
            for to in land[at]:
                if steps[to] == TERRITORIES:
                    steps[to] = steps[at] + 1
                    reached.append(to)
        found.extend(steps)
    return vec[i64](found)


def row_of(sled: bool, ship: bool, opened: i64) -> i64:
    """Where the block of a way of travelling begins among all moves."""
    row = opened - 1
    if ship:
        row += REGIONS
    if sled:
        row += 2 * REGIONS
    return row * TERRITORIES


def spread(bits: list[int], links: list[int]) -> int:
    """What can be reached over the neighbours; those in closed regions have no bits."""
    found = 0
    for to in links:
        if to < len(bits):
            found |= bits[to]
    return found


def listed(bits: int) -> list[int]:
    return [at for at in range(TERRITORIES) if bits >> at & 1]


def list_of(source: Material, name: str, field: str) -> list[str]:
    value = source.items[f"territory.{name}"].values[field]
    return [str(each) for each in value] if isinstance(value, list) else []


def neighbours(source: Material, field: str) -> list[list[int]]:
    return [sorted(NAMES.index(other) for other in list_of(source, name, field)) for name in NAMES]


def check_links(chart: Chart) -> None:
    """Links go both ways, and by land one reaches everything in the order in which the regions open."""
    for at in range(TERRITORIES):
        for field, links in (("land", chart.land), ("sea", chart.sea)):
            for to in links[at]:
                if at not in links[to] or at == to:
                    raise MaterialError(
                        f"territory.{NAMES[at]}: {field} names {NAMES[to]}, but not the other way round"
                    )
        both = [NAMES[to] for to in chart.land[at] if to in chart.sea[at]]
        if both:
            raise MaterialError(f"territory.{NAMES[at]}: {both[0]} cannot be a neighbour by land and by sea")
    for opened in range(1, REGIONS + 1):
        found = chart.reach(chart.land, opened, TERRITORIES)[chart.start]
        missing = [NAMES[at] for at in range(chart.first[opened]) if at != chart.start and at not in found]
        if missing:
            raise MaterialError(f"territory.{missing[0]} cannot be reached by land once region {opened} is open")
