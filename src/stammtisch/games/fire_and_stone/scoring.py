"""Scoring: the score track, point cards, huts, majorities, the secret task and what the cave adds."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.fire_and_stone.material import (
    CAVE_REGION,
    COLOUR_NAMES,
    INVENTIONS,
    MAT,
    NONE,
    TERRITORIES,
    Card,
    Cave,
    Goal,
    Ground,
    Mat,
)

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

CATEGORIES: Final[list[str]] = ["track", "cards", "huts", "majorities", "task", "cave"]
TRACK: Final = 0
CARDS: Final = 1
HUTS: Final = 2
MAJORITIES: Final = 3
TASK: Final = 4
CAVE: Final = 5
PARTS: Final = 6
HUT_BITS: Final = 8  # huts on a territory are packed, this many bits for each player
NOTHING: Final[vec[i64]] = vec[i64]([0] * (PARTS * len(COLOUR_NAMES)))


def sheets(state: "World") -> list[dict[str, int]]:
    """Everybody's points by category."""
    flat = tally(state)
    return [{CATEGORIES[part]: flat[seat * PARTS + part] for part in range(PARTS)} for seat in range(state.players)]


def points(state: "World") -> list[int]:
    flat = tally(state)
    found: list[int] = []
    for seat in range(state.players):
        found.append(total(flat, seat))
    return found


def total(flat: vec[i64], seat: i64) -> i64:
    """The sum of the parts of one score."""
    found: i64 = 0
    for at in range(seat * PARTS, (seat + 1) * PARTS):
        found += flat[at]
    return found


def tally(state: "World") -> vec[i64]:
    """The parts of everybody's score, side by side."""
    players: i64 = state.players
    found = NOTHING[: PARTS * players]
    for seat in range(players):
        found[seat * PARTS + TRACK] = state.mats[seat * MAT + Mat.POINTS]
        found[seat * PARTS + CARDS] = card_points(state, seat)
    huts = state.huts
    for at in range(TERRITORIES):
        if huts[at] > 0:
            add_settlement(state, at, huts[at], players, found)
    if state.cave == Cave.TOTEM:
        add_totem(state, found)
    return found


def card_points(state: "World", player: i64) -> i64:
    """The point cards that cover a player's inventions."""
    found: i64 = 0
    cards = state.inventions
    for at in range(player * INVENTIONS, (player + 1) * INVENTIONS):
        if cards[at] >= Card.COVERED:
            found += cards[at] - Card.COVERED
    return found


def add_settlement(state: "World", at: i64, packed: i64, players: i64, found: vec[i64]) -> None:
    """A point for each hut, one for a majority, and what task and cave add."""
    most: i64 = 0
    leader: i64 = NONE
    for seat in range(players):
        huts = share(packed, seat)
        found[seat * PARTS + HUTS] += huts
        if huts > most:
            most = huts
            leader = seat
        elif huts == most:
            leader = NONE
    if leader != NONE:
        found[leader * PARTS + MAJORITIES] += 1
        found[leader * PARTS + TASK] += task_points(state, leader, at)
    if state.cave == Cave.COUNCIL:
        add_council(packed, players, leader, most, found)
    elif state.cave == Cave.SACRED or state.cave == Cave.ANCESTORS:
        add_shrine(state, at, packed, leader, found)


def share(packed: i64, seat: i64) -> i64:
    """A player's huts among those packed for a territory."""
    return (packed >> (HUT_BITS * seat)) & 255


def add_council(packed: i64, players: i64, leader: i64, most: i64, found: vec[i64]) -> None:
    """A point for everybody who shares the most huts."""
    for seat in range(players):
        if seat != leader and share(packed, seat) == most:
            found[seat * PARTS + CAVE] += 1


def add_shrine(state: "World", at: i64, packed: i64, leader: i64, found: vec[i64]) -> None:
    """Points in the region of the cave: a sacred one rewards its majorities, the ancestors everybody with a hut."""
    if state.box.chart.region[at] != CAVE_REGION:
        return
    prize = state.box.cave_points[state.cave]
    if state.cave == Cave.SACRED:
        if leader != NONE:
            found[leader * PARTS + CAVE] += prize - 1
        return
    for seat in range(state.players):
        if share(packed, seat) > 0:
            found[seat * PARTS + CAVE] += prize


def task_points(state: "World", player: i64, at: i64) -> i64:
    """The secret task: points for a sole majority at the right place, once for each settlement."""
    task = state.mat(player, Mat.TASK)
    if task == NONE or not is_at(state, at, task):
        return 0
    return state.box.task_points[task]


def is_at(state: "World", at: i64, goal: i64) -> bool:
    """Whether a settlement lies at the place that a task names."""
    if goal == Goal.LAKE:
        return state.box.chart.by_lake[at] > 0
    if goal == Goal.SEA:
        return state.box.chart.by_sea[at] > 0
    for to in state.box.chart.land[at]:
        if matches(state, to, goal):
            return True
    return False


def matches(state: "World", at: i64, goal: i64) -> bool:
    """Whether a neighbour is what a task wants: a forest, a discovered fire, another settlement."""
    ground = state.ground[at]
    if goal == Goal.FOREST:
        return ground >= Ground.FOREST
    if goal == Goal.FIRE:
        return ground == Ground.FIRE or (ground == Ground.CAVE and state.cave == Cave.EMBER)
    return state.huts[at] > 0


def add_totem(state: "World", found: vec[i64]) -> None:
    """Spirit Totem: the most huts around the cave; those tied share less."""
    around: list[i64] = []
    for seat in range(state.players):
        huts: i64 = 0
        for to in state.box.chart.land[state.cave_at]:
            huts += share(state.huts[to], seat)
        around.append(huts)
    most = max(around)
    if most == 0:
        return
    alone = around.count(most) == 1
    for seat in range(state.players):
        if around[seat] == most:
            prize = state.box.cave_points[Cave.TOTEM] if alone else state.box.cave_tied[Cave.TOTEM]
            found[seat * PARTS + CAVE] += prize
