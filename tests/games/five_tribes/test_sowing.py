"""2.2  What the engine offers in a move is exactly what can be completed: compared with a search that knows nothing."""

import pytest

from stammtisch.engine.chance import Rng, seeded
from stammtisch.games.five_tribes import board
from stammtisch.games.five_tribes.material import MEEPLES, TRIBE_NAMES
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import TILE_NAMES
from tests.games.five_tribes.positions import offered, play, position

Board = dict[str, dict[str, int]]


def beside(one: str, other: str) -> bool:
    """Never diagonal: one step across or one step down."""
    return abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


NEXT = {tile: [other for other in TILE_NAMES if beside(tile, other)] for tile in TILE_NAMES}


class Naive:
    """All moves by recursion over every single drop, with the three rules and nothing else."""

    def __init__(self, tiles: Board, same_move_counts: bool) -> None:
        self.tiles = tiles
        self.same_move_counts = same_move_counts

    def starts(self) -> list[str]:
        return [tile for tile in TILE_NAMES if self.tiles[tile] and self.firsts(tile)]

    def firsts(self, start: str) -> list[str]:
        hand, now = dict(self.tiles[start]), {**self.tiles, start: {}}
        return self.next_drops(now, now, hand, start, "")

    def next_drops(self, before: Board, now: Board, hand: dict[str, int], at: str, came_from: str) -> list[str]:
        found = []
        for to in NEXT[at]:
            for tribe in TRIBE_NAMES:
                if to != came_from and hand.get(tribe, 0) and self.can_end(before, now, hand, at, to, tribe):
                    found.append(f"{to}.{tribe}")
        return found

    def can_end(self, before: Board, now: Board, hand: dict[str, int], at: str, to: str, tribe: str) -> bool:
        left = {name: count - (name == tribe) for name, count in hand.items()}
        if sum(left.values()) == 0:
            return (now if self.same_move_counts else before)[to].get(tribe, 0) > 0
        then = {**now, to: {**now[to], tribe: now[to].get(tribe, 0) + 1}}
        for further in NEXT[to]:
            for other in TRIBE_NAMES:
                if further != at and left.get(other, 0) and self.can_end(before, then, left, to, further, other):
                    return True
        return False


def scattered(rng: Rng, tiles: int, largest: int) -> Board:
    """Some meeples of the box on some tiles, in heaps of up to `largest`, in one corner or all over."""
    found: Board = {tile: {} for tile in TILE_NAMES}
    left = list(MEEPLES)
    for _ in range(tiles):
        tile = TILE_NAMES[rng.below(len(TILE_NAMES))]
        if found[tile]:
            continue
        for _ in range(1 + rng.below(largest)):
            tribe = rng.below(5)
            if left[tribe]:
                left[tribe] -= 1
                found[tile][TRIBE_NAMES[tribe]] = found[tile].get(TRIBE_NAMES[tribe], 0) + 1
    return found


def written(tiles: Board) -> str:
    heaps = [(tile, " ".join(f"{name}*{count}" for name, count in heap.items())) for tile, heap in tiles.items()]
    return "; ".join(f"{tile}: {heap}" for tile, heap in heaps if heap)


def follow(naive: Naive, state: Naqala, start: str, rng: Rng) -> None:
    """Make one move at random; at every drop the two must agree."""
    play(state, start)
    before: Board = {**naive.tiles, start: {}}
    now, hand, at, came_from = before, dict(naive.tiles[start]), start, ""
    while sum(hand.values()):
        expected = naive.next_drops(before, now, hand, at, came_from)
        assert offered(state) == expected
        choice = expected[rng.below(len(expected))]
        play(state, choice)
        to, tribe = choice.split(".")
        hand = {name: count - (name == tribe) for name, count in hand.items()}
        now = {**now, to: {**now[to], tribe: now[to].get(tribe, 0) + 1}}
        at, came_from = to, at


@pytest.mark.parametrize("counts", ["yes", "no"])
@pytest.mark.parametrize(("tiles", "largest"), [(2, 5), (3, 6), (5, 3), (9, 4), (20, 3)])
def test_exactly_the_moves_that_can_be_completed_are_offered(counts: str, tiles: int, largest: int) -> None:  # 2.2
    rng = seeded(f"sowing {counts} {tiles} {largest}")
    moves = 0
    for _ in range(150 if largest < 5 else 80):
        found = scattered(rng, tiles, largest)
        naive = Naive(found, counts == "yes")
        state = position(written(found), options={"same_move_counts": counts})
        starts = naive.starts()
        assert offered(state) == starts
        assert board.can_move(state) == bool(starts)
        if starts:
            follow(naive, state, starts[rng.below(len(starts))], rng)
            moves += 1
    assert moves > 5, "the positions are not all stuck"


@pytest.mark.parametrize("counts", ["yes", "no"])
@pytest.mark.parametrize(
    "heap", ["elder*5", "elder*2 vizier builder assassin", "elder*6", "elder*3 vizier*4", "elder*8"]
)
def test_lone_heaps_move_only_where_a_loop_brings_them_back(counts: str, heap: str) -> None:  # 2.2
    for corner in ("A1", "C3", "F2"):
        state = position(f"{corner}: {heap}", options={"same_move_counts": counts})
        assert offered(state) == ([corner] if counts == "yes" else [])
        if counts == "yes":
            tiles: Board = {tile: {} for tile in TILE_NAMES}
            for word in heap.split():
                name, _, times = word.partition("*")
                tiles[corner][name] = int(times or 1)
            follow(Naive(tiles, True), state, corner, seeded(f"{heap} {corner}"))
