"""2.2  The geometry of the sultanate: neighbours, blocks, distances, and which moves can be completed."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.five_tribes.material import TILES, TRIBES
from stammtisch.games.five_tribes.things import COLUMNS, ROWS, A

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

DIRECTIONS: Final = 4
ANYWHERE: Final = 4  # the direction of a move that has only begun
LONGEST: Final = 16  # from here on, the tiles in reach repeat every two steps
LOOP: Final = 4


def neighbour(tile: int, direction: int) -> int:
    """The tile up, left, right or down of another; -1 beyond the edge."""
    row, column = divmod(tile, COLUMNS)
    row += [-1, 0, 0, 1][direction]
    column += [0, -1, 1, 0][direction]
    if 0 <= row < ROWS and 0 <= column < COLUMNS:
        return row * COLUMNS + column
    return -1


def near(tile: int, diagonal: bool) -> list[int]:
    """The tile itself and those around it."""
    row, column = divmod(tile, COLUMNS)
    found: list[int] = []
    for other in range(TILES):
        down, across = abs(other // COLUMNS - row), abs(other % COLUMNS - column)
        if down + across <= 1 or (diagonal and max(down, across) <= 1):
            found.append(other)
    return found


def within(tile: int, distance: int) -> int:
    """Bits of the tiles at most so many steps away."""
    row, column = divmod(tile, COLUMNS)
    bits = 0
    for other in range(TILES):
        if abs(other // COLUMNS - row) + abs(other % COLUMNS - column) <= distance:
            bits |= 1 << other
    return bits


def reach_table() -> list[int]:
    """Bits of the tiles a move can end on, by steps left, by the direction it came from and by where it is."""
    table: list[int] = []
    for left in range(LONGEST + 1):
        for came_from in range(DIRECTIONS + 1):
            for tile in range(TILES):
                bits = 1 << tile if left == 0 else 0
                for direction in range(DIRECTIONS):
                    to = neighbour(tile, direction)
                    if left > 0 and direction != came_from and to >= 0:
                        back = DIRECTIONS - 1 - direction
                        bits |= table[((left - 1) * (DIRECTIONS + 1) + back) * TILES + to]
                table.append(bits)
    return table


NEIGHBOURS: Final[vec[i64]] = vec[i64]([neighbour(tile, direction) for tile in range(TILES) for direction in range(4)])
WITHIN: Final[vec[i64]] = vec[i64]([within(tile, steps) for tile in range(TILES) for steps in range(ROWS + COLUMNS)])
REACH: Final[vec[i64]] = vec[i64](reach_table())
BLOCK: Final[list[list[int]]] = [near(tile, True) for tile in range(TILES)]
CROSS: Final[list[list[int]]] = [near(tile, False) for tile in range(TILES)]


def in_range(tile: i64, distance: i64) -> i64:
    """Bits of the tiles that assassins reach from a tile."""
    farthest: i64 = ROWS + COLUMNS - 1
    if distance > farthest:
        distance = farthest
    return WITHIN[tile * (ROWS + COLUMNS) + distance]


def reach(at: i64, came_from: i64, left: i64) -> i64:
    """Bits of the tiles on which a move can end that has so many drops left."""
    if left > LONGEST:
        left = LONGEST - (left & 1)
    return REACH[(left * (DIRECTIONS + 1) + came_from) * TILES + at]


def way_back(at: i64, to: i64) -> i64:
    """The direction in which a move that has just come from one tile to the next must not go on."""
    if at < to:
        return 1 if to - at == 1 else 0
    return 2 if at - to == 1 else 3


def can_pick_up(state: "Naqala", tile: i64) -> bool:
    """Whether the meeples on a tile can be moved by the three rules."""
    size: i64 = 0
    for tribe in range(TRIBES):
        size += state.meeples[tile * TRIBES + tribe]
    if size == 0:
        return False
    ends = reach(tile, ANYWHERE, size) & ~(1 << tile)
    twice = False
    for tribe in range(TRIBES):
        count = state.meeples[tile * TRIBES + tribe]
        if count > 0 and state.standing[tribe] & ends:
            return True
        twice = twice or count > 1
    return twice and size > LOOP and state.rules.same_move_counts


def can_finish(state: "Naqala", at: i64, came_from: i64, left: i64, dropped: i64) -> bool:
    """Whether a move can be completed after dropping a meeple here, with so many drops left.

    The last meeple must join its own tribe: one that stands in reach already, or one dropped on the way, which takes a
    loop of at least four steps and two meeples of that tribe in hand.
    """
    ends = reach(at, came_from, left)
    there = state.standing if state.rules.same_move_counts else state.stood
    twice = False
    for tribe in range(TRIBES):
        count = state.hand[tribe]
        if tribe == dropped:
            count -= 1
            if count > 0 and state.rules.same_move_counts and (ends >> at) & 1:
                return True
        if count > 0 and there[tribe] & ends:
            return True
        twice = twice or count > 1
    return twice and left > LOOP and state.rules.same_move_counts


def drops(state: "Naqala", at: i64, came_from: i64, left: i64) -> list[int]:
    """Where which meeple may be dropped next, so that the move can still be completed."""
    there = state.standing if state.rules.same_move_counts else state.stood
    found: list[int] = []
    for direction in range(DIRECTIONS):
        to = NEIGHBOURS[at * DIRECTIONS + direction]
        if to < 0 or direction == came_from:
            continue
        for tribe in range(TRIBES):
            if state.hand[tribe] == 0:
                continue
            if left == 1:
                if (there[tribe] >> to) & 1:
                    found.append(A.MEEPLE + to * TRIBES + tribe)
            elif can_finish(state, to, DIRECTIONS - 1 - direction, left - 1, tribe):
                found.append(A.MEEPLE + to * TRIBES + tribe)
    return found


def can_move(state: "Naqala") -> bool:
    """Whether any legal move is left on the board."""
    for tile in range(TILES):
        if can_pick_up(state, tile):
            return True
    return False
