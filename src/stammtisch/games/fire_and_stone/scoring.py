"""Scoring: the score track, point cards, huts, majorities, the secret task and what the cave adds."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from stammtisch.games.fire_and_stone.material import (
    CAVE_REGION,
    INVENTIONS,
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
TIED: Final = -2


def sheets(state: "World") -> list[dict[str, int]]:
    """Everybody's points by category."""
    flat = tally(state)
    return [{CATEGORIES[part]: flat[seat * PARTS + part] for part in range(PARTS)} for seat in range(state.players)]


def points(state: "World") -> list[int]:
    flat = tally(state)
    return [sum(flat[seat * PARTS : (seat + 1) * PARTS]) for seat in range(state.players)]


def tally(state: "World") -> list[i64]:
    """The parts of everybody's score, side by side."""
    found: list[i64] = [0] * (PARTS * state.players)
    for seat in range(state.players):
        found[seat * PARTS + TRACK] = state.mat(seat, Mat.POINTS)
        found[seat * PARTS + CARDS] = card_points(state, seat)
    for at in range(TERRITORIES):
        if state.huts[at] > 0:
            add_settlement(state, at, found)
    if state.cave == Cave.TOTEM:
        add_totem(state, found)
    return found


def card_points(state: "World", player: i64) -> i64:
    """The point cards that cover a player's inventions."""
    total: i64 = 0
    for kind in range(INVENTIONS):
        card = state.inventions[player * INVENTIONS + kind]
        if card >= Card.COVERED:
            total += card - Card.COVERED
    return total


def add_settlement(state: "World", at: i64, found: list[i64]) -> None:
    """A point for each hut, one for a majority, and what task and cave add."""
    most = most_huts(state, at)
    leader = majority(state, at)
    inside = state.box.chart.region[at] == CAVE_REGION
    for seat in range(state.players):
        huts = state.huts_of(seat, at)
        found[seat * PARTS + HUTS] += huts
        if seat == leader:
            found[seat * PARTS + MAJORITIES] += 1
            found[seat * PARTS + TASK] += task_points(state, seat, at)
            if state.cave == Cave.SACRED and inside:
                found[seat * PARTS + CAVE] += state.box.cave_points[Cave.SACRED] - 1
        elif state.cave == Cave.COUNCIL and huts == most:
            found[seat * PARTS + CAVE] += 1
        if state.cave == Cave.ANCESTORS and inside and huts > 0:
            found[seat * PARTS + CAVE] += state.box.cave_points[Cave.ANCESTORS]


def most_huts(state: "World", at: i64) -> i64:
    """The greatest number of huts that a player has on a territory."""
    most: i64 = 0
    for seat in range(state.players):
        huts = state.huts_of(seat, at)
        if huts > most:
            most = huts
    return most


def majority(state: "World", at: i64) -> i64:
    """Who alone has the most huts on a territory; TIED or NONE if nobody."""
    most: i64 = 0
    leader: i64 = NONE
    for seat in range(state.players):
        huts = state.huts_of(seat, at)
        if huts > most:
            most = huts
            leader = seat
        elif huts == most and huts > 0:
            leader = TIED
    return leader


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


def add_totem(state: "World", found: list[i64]) -> None:
    """Spirit Totem: the most huts around the cave; those tied share less."""
    around: list[i64] = []
    for seat in range(state.players):
        total: i64 = 0
        for to in state.box.chart.land[state.cave_at]:
            total += state.huts_of(seat, to)
        around.append(total)
    most = max(around)
    if most == 0:
        return
    alone = around.count(most) == 1
    for seat in range(state.players):
        if around[seat] == most:
            prize = state.box.cave_points[Cave.TOTEM] if alone else state.box.cave_tied[Cave.TOTEM]
            found[seat * PARTS + CAVE] += prize
