"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.five_tribes import board, scoring
from stammtisch.games.five_tribes.material import (
    DJINNS,
    FREE,
    PRICES,
    TILES,
    TRIBES,
    Djinn,
    Kind,
    Tribe,
)
from stammtisch.games.five_tribes.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

TENTHS: Final = 10
HUNDREDTHS: Final = 100
MARGIN: Final = 4  # more viziers ahead than this make no difference
ENOUGH: Final = 4  # elders for one turn or two
DOUBT_AT_END: Final = 80
DOUBT_PER_TURN: Final = 6
FEATURES: Final[list[str]] = [
    "turns in this round",
    "targets for them",
    "elders",
    "vizier margin",
    "vizier lead",
    "tolls",
    "doublers",
    "oases",
    "villages",
    "camels",
]

TOLLS: Final[int] = sum(1 << djinn for djinn in [Djinn.BAAL, Djinn.MARID, Djinn.MONKIR, Djinn.NEKIR, Djinn.KANDICHA])
DOUBLERS: Final[int] = sum(1 << djinn for djinn in [Djinn.HAURVATAT, Djinn.JAFAAR, Djinn.SHAMHAT, Djinn.AL_AMIN])

MARKERS: Final = 4
TURNS_PER_CAMEL: Final = 3
MEEPLES_PER_TURN: Final = 3
WORTH: Final[vec[i64]] = vec[i64]([30, 28, 30, 10, 0])  # of a meeple by its tribe, builders per blue tile, in tenths
KILLING: Final = 40
ACTION: Final[vec[i64]] = vec[i64]([0, 25, 50, 0, 30, 30, 30, 30])  # of what a tile does, by its kind, in tenths
PALM: Final = 30
PALACE: Final = 50
AROUND: Final[vec[i64]] = vec[i64]([sum(1 << other for other in block) for block in board.BLOCK])
FRONT_ZERO: Final = 2


class Prospects:
    """How many turns are left at most, whose turns come next in this round, and the best targets of moves."""

    def __init__(self, length: i64, coming: vec[i64], best: vec[i64]) -> None:
        self.length = length
        self.coming = coming
        self.best = best  # in tenths of a point, best first, as many as there are markers


def outlooks(state: "Naqala") -> list[int]:
    """Everybody's points and promises."""
    seen = look(state)
    found: list[int] = []
    for player in range(state.players):
        promise = 0
        counted = count(state, player, seen)
        for at in range(len(counted)):
            promise += WEIGHTS[at] * counted[at]
        found.append(TENTHS * scoring.points(state, player) + promise // HUNDREDTHS)
    return found


def spread(state: "Naqala") -> int:
    """The doubt left in a lead shrinks with the turns to come."""
    return DOUBT_AT_END + DOUBT_PER_TURN * turns_left(state)


def features(state: "Naqala", player: int) -> list[int]:
    return count(state, player, look(state))


def count(state: "Naqala", player: i64, seen: Prospects) -> list[int]:
    """What a player has that is not points yet; all but the turns of this round times the length of the game."""
    length = seen.length
    margin = vizier_margin(state, player)
    tolls, doublers = powers(state, player)
    oases, villages = growing(state, player)
    return [
        turns(player, seen),
        targets(player, seen),
        min(state.elders[player], ENOUGH) * length,
        min(max(margin, -MARGIN), MARGIN) * length,
        (1 if margin > 0 else 0) * length,
        tolls * length,
        doublers * length,
        oases * length,
        villages * length,
        state.camels[player] * length,
    ]


def turns(player: i64, seen: Prospects) -> int:
    found = 0
    for seat in seen.coming:
        if seat == player:
            found += 1
    return found


def targets(player: i64, seen: Prospects) -> int:
    """The best targets, taken in the order of turns."""
    total: i64 = 0
    for at in range(len(seen.coming)):
        if seen.coming[at] == player:
            total += seen.best[at]
    return total


def vizier_margin(state: "Naqala", player: i64) -> i64:
    """How many viziers ahead of the best of the others."""
    most: i64 = 0
    for other in range(state.players):
        if other != player and state.viziers[other] > most:
            most = state.viziers[other]
    return state.viziers[player] - most


def powers(state: "Naqala", player: i64) -> tuple[i64, i64]:
    """How many djinns a player has that take tolls, or that raise the worth of other things."""
    tolls: i64 = 0
    doublers: i64 = 0
    for djinn in range(DJINNS):
        if state.djinns[djinn] == player:
            tolls += (TOLLS >> djinn) & 1
            doublers += (DOUBLERS >> djinn) & 1
    return tolls, doublers


def growing(state: "Naqala", player: i64) -> tuple[i64, i64]:
    """A player's oases and villages that may still get palms and palaces."""
    oases: i64 = 0
    villages: i64 = 0
    for tile in range(TILES):
        if state.owner[tile] == player:
            if state.tiles[tile] == Kind.OASIS and state.palms_left > 0:
                oases += 1
            elif state.tiles[tile] == Kind.VILLAGE and state.palaces_left > 0:
                villages += 1
    return oases, villages


def look(state: "Naqala") -> Prospects:
    return Prospects(turns_left(state), coming(state), best_targets(state))


def turns_left(state: "Naqala") -> i64:
    """About how many turns are left after this round; none once the last camel of somebody stands."""
    if state.last_camel or state.stuck or not state.steps:
        return 0
    turns: i64 = 0
    for count in state.meeples:
        turns += count
    turns //= MEEPLES_PER_TURN
    for camels in state.camels:
        if camels * TURNS_PER_CAMEL < turns:
            turns = camels * TURNS_PER_CAMEL
    return turns


def coming(state: "Naqala") -> vec[i64]:
    """The seats that have turns in this round, in order; a bid still to come is taken for one of nothing."""
    found = vec[i64]()
    if not state.steps:
        return found
    is_bidding = len(state.steps) > 1 and state.steps[1].player >= 0
    now: i64 = state.player()
    if not is_bidding and now >= 0:
        found = append(found, now)
    for spot in range(len(PRICES) - 1, -1, -1):
        if is_bidding and spot == FRONT_ZERO:
            for place in range(len(state.order) - 1, -1, -1):
                if state.order[place] != FREE:
                    found = append(found, state.order[place])
        if state.track[spot] != FREE:
            found = append(found, state.track[spot])
    return found


def best_targets(state: "Naqala") -> vec[i64]:
    """The values of the best tiles on which a move can end."""
    seen: i64 = 0
    mixed: i64 = 0
    for bits in state.standing:
        mixed |= seen & bits
        seen |= bits
    goals = goals_by_tribe(state, seen)
    blue = blue_tiles(state)
    best = vec[i64]([0, 0, 0, 0])
    for tile in range(TILES):
        most: i64 = 0
        for tribe in range(TRIBES):
            if (goals[tribe] >> tile) & 1:
                value = people(state, tile, tribe, blue)
                if value > most:
                    most = value
        if most > 0:
            if not (mixed >> tile) & 1 and state.owner[tile] == FREE:
                most += land(state, tile)
            keep(best, most + ACTION[state.tiles[tile]])
    return best


def goals_by_tribe(state: "Naqala", crowd: i64) -> vec[i64]:
    """For each tribe, bits of the tiles where one of it that can come there finds its own."""
    goals = vec[i64]([0, 0, 0, 0, 0])
    for tile in range(TILES):
        if not (crowd >> tile) & 1:
            continue
        size: i64 = 0
        for tribe in range(TRIBES):
            size += state.meeples[tile * TRIBES + tribe]
        ends = board.reach(tile, board.ANYWHERE, size) & ~(1 << tile)
        for tribe in range(TRIBES):
            if (state.standing[tribe] >> tile) & 1:
                goals[tribe] |= ends
    for tribe in range(TRIBES):
        goals[tribe] &= state.standing[tribe]
    return goals


def blue_tiles(state: "Naqala") -> i64:
    bits: i64 = 0
    for tile in range(TILES):
        if state.tiles[tile] >= Kind.VILLAGE:
            bits |= 1 << tile
    return bits


def people(state: "Naqala", tile: i64, tribe: i64, blue: i64) -> i64:
    """What gathering a tribe on a tile brings, the arriving one included."""
    if tribe == Tribe.ASSASSIN:
        return KILLING
    count = state.meeples[tile * TRIBES + tribe] + 1
    if tribe == Tribe.BUILDER:
        around = AROUND[tile] & blue
        size: i64 = 0
        while around:
            around &= around - 1
            size += 1
        count *= size
    return count * WORTH[tribe] + 1


def land(state: "Naqala", tile: i64) -> i64:
    """What claiming a tile brings, with the palm or palace that its new owner puts there."""
    kind = state.tiles[tile]
    value = 10 * state.box.tile_points[kind] + PALM * state.palms[tile] + PALACE * state.palaces[tile]
    if kind == Kind.OASIS and state.palms_left > 0:
        value += PALM
    if kind == Kind.VILLAGE and state.palaces_left > 0:
        value += PALACE
    return value


def keep(best: vec[i64], value: i64) -> None:
    """Sort a value in among the best."""
    for at in range(MARKERS):
        if value > best[at]:
            less = best[at]
            best[at] = value
            value = less
