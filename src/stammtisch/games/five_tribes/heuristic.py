"""How good a position looks, in tenths of a point: the score so far and what it promises."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.games.five_tribes import board, scoring
from stammtisch.games.five_tribes.material import DJINNS, FREE, MEEPLES, PRICES, TILES, TRIBES, Djinn, Kind, Tribe
from stammtisch.games.five_tribes.weights import WEIGHTS

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

TENTHS: Final = 10
HORIZON: Final = 2  # turns at least; found by duels of searches that looked one to eight ahead
HUNDREDTHS: Final = 100
MARGIN: Final = 4  # more viziers ahead than this make no difference
ENOUGH: Final = 4  # elders for one turn or two
DOUBT_AT_END: Final = 80
DOUBT_OF_SEVERAL: Final = 25  # with three and four players
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

TOLLS: Final[i64] = sum(1 << djinn for djinn in [Djinn.BAAL, Djinn.MARID, Djinn.MONKIR, Djinn.NEKIR, Djinn.KANDICHA])
DOUBLERS: Final[i64] = sum(1 << djinn for djinn in [Djinn.HAURVATAT, Djinn.JAFAAR, Djinn.SHAMHAT, Djinn.AL_AMIN])

TURNS_PER_CAMEL: Final = 3
MEEPLES_PER_TURN: Final = 3
WORTH: Final[vec[i64]] = vec[i64]([30, 28, 30, 10, 0])  # of a meeple by its tribe, builders per blue tile, in tenths
KILLING: Final = 40
ACTION: Final[vec[i64]] = vec[i64]([0, 25, 50, 0, 30, 30, 30, 30])  # of what a tile does, by its kind, in tenths
PALM: Final = 30
PALACE: Final = 50
AROUND: Final[vec[i64]] = vec[i64]([sum(1 << other for other in block) for block in board.BLOCK])
FRONT_ZERO: Final = 2
SPOTS: Final[i64] = len(PRICES)
ENDS: Final[vec[i64]] = vec[i64](
    [
        board.reach(tile, board.ANYWHERE, size) & ~(1 << tile)
        for size in range(sum(MEEPLES) + 1)
        for tile in range(TILES)
    ]
)  # bits of the other tiles where a move of so many meeples from a tile can end
HALF: Final = 32
BOTH: Final[i64] = (1 << HALF) + 1
LOW: Final[i64] = (1 << HALF) - 1
PLACE_PRIME: Final = 37  # powers of two leave different remainders by it
PLACES: Final[vec[i64]] = vec[i64](
    [next((tile for tile in range(TILES) if (1 << tile) % PLACE_PRIME == rest), 0) for rest in range(PLACE_PRIME)]
)
SIZE: Final = 10  # the number of features
FACTORS: Final[vec[i64]] = vec[i64](WEIGHTS)


class Feature:
    """Where each feature stands in its list."""

    TURNS: Final = 0
    TARGETS: Final = 1
    ELDERS: Final = 2
    MARGIN: Final = 3
    LEAD: Final = 4
    TOLLS: Final = 5
    DOUBLERS: Final = 6
    OASES: Final = 7
    VILLAGES: Final = 8
    CAMELS: Final = 9


def outlooks(state: "Naqala") -> list[int]:
    """Everybody's points and promises."""
    counted = count(state)
    points = scoring.points(state)
    weights = FACTORS
    found: list[int] = []
    at: i64 = 0
    for value in points:
        promise: i64 = 0
        for weight in weights:
            promise += weight * counted[at]
            at += 1
        found.append(TENTHS * value + promise // HUNDREDTHS)
    return found


def spread(state: "Naqala") -> int:
    """The doubt left in a lead shrinks with the turns to come."""
    return (DOUBT_AT_END if state.players == 2 else DOUBT_OF_SEVERAL) + DOUBT_PER_TURN * turns_left(state)


def horizon(state: "Naqala") -> int:
    """To the end of the round: only when everybody has had his turns does it show what a bid was worth."""
    left = len(coming(state))
    return max(HORIZON, left if is_bidding(state) else left - 1)


def features(state: "Naqala", player: int) -> list[int]:
    counted = count(state)
    return [counted[player * SIZE + at] for at in range(SIZE)]


def count(state: "Naqala") -> vec[i64]:
    """What the players have that is not points yet, by seat and feature.

    All but the turns of this round count as often as there are turns to come.
    """
    counted = vec[i64]([0] * (state.players * SIZE))
    length = turns_left(state)
    count_turns(state, counted)
    if length > 0:
        count_people(state, length, counted)
        count_powers(state, length, counted)
        count_growing(state, length, counted)
    return counted


def count_turns(state: "Naqala", counted: vec[i64]) -> None:
    """The turns of this round, and the best targets for them, taken in the order of turns."""
    if not state.steps:
        return
    seats = coming(state)
    if len(seats) == 0:
        return
    best = best_targets(state, len(seats))
    at: i64
    for at in range(len(seats)):
        start = seats[at] * SIZE
        counted[start + Feature.TURNS] += 1
        counted[start + Feature.TARGETS] += best[at]


def count_people(state: "Naqala", length: i64, counted: vec[i64]) -> None:
    """Elders, viziers and camels."""
    elders = state.elders
    camels = state.camels
    viziers = state.viziers
    player: i64
    for player in range(state.players):
        at = player * SIZE
        margin = vizier_margin(viziers, player)
        counted[at + Feature.ELDERS] = within(elders[player], ENOUGH) * length
        counted[at + Feature.MARGIN] = within(margin, MARGIN) * length
        if margin > 0:
            counted[at + Feature.LEAD] = length
        counted[at + Feature.CAMELS] = camels[player] * length


def within(value: i64, limit: i64) -> i64:
    """The number nearest to a value that is no farther from zero than the limit."""
    if value > limit:
        return limit
    return value if value > -limit else -limit


def vizier_margin(viziers: vec[i64], player: i64) -> i64:
    """How many viziers ahead of the best of the others."""
    most: i64 = 0
    other: i64
    for other in range(len(viziers)):
        if other != player and viziers[other] > most:
            most = viziers[other]
    return viziers[player] - most


def count_powers(state: "Naqala", length: i64, counted: vec[i64]) -> None:
    """The djinns that take tolls, and those that raise the worth of other things."""
    owners = state.djinns
    djinn: i64
    for djinn in range(DJINNS):
        owner = owners[djinn]
        if owner >= 0:
            if (TOLLS >> djinn) & 1:
                counted[owner * SIZE + Feature.TOLLS] += length
            elif (DOUBLERS >> djinn) & 1:
                counted[owner * SIZE + Feature.DOUBLERS] += length


def count_growing(state: "Naqala", length: i64, counted: vec[i64]) -> None:
    """The oases and villages that may still get palms and palaces."""
    owners = state.owner
    kinds = state.tiles
    per_oasis = length if state.palms_left > 0 else 0
    per_village = length if state.palaces_left > 0 else 0
    tile: i64
    for tile in range(TILES):
        owner = owners[tile]
        if owner >= 0:
            if kinds[tile] == Kind.OASIS:
                counted[owner * SIZE + Feature.OASES] += per_oasis
            elif kinds[tile] == Kind.VILLAGE:
                counted[owner * SIZE + Feature.VILLAGES] += per_village


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


def is_bidding(state: "Naqala") -> bool:
    return len(state.steps) > 1 and state.steps[1].player >= 0


def coming(state: "Naqala") -> vec[i64]:
    """The seats that have turns in this round, in order; a bid still to come is taken for one of nothing."""
    found = vec[i64]()
    bids = is_bidding(state)
    now: i64 = state.player()
    if not bids and now >= 0:
        found = append(found, now)
    order = state.order
    track = state.track
    spot: i64
    place: i64
    for spot in range(SPOTS - 1, -1, -1):
        if bids and spot == FRONT_ZERO:
            for place in range(len(order) - 1, -1, -1):
                if order[place] != FREE:
                    found = append(found, order[place])
        if track[spot] != FREE:
            found = append(found, track[spot])
    return found


def best_targets(state: "Naqala", number: i64) -> vec[i64]:
    """The values of so many of the best tiles on which a move can end, in tenths of a point, best first."""
    gathered = gatherings(state)
    kinds = state.tiles
    actions = ACTION
    claimable = free_after(state)
    best = vec[i64]([0] * number)
    least: i64 = 0
    tile: i64
    for tile in range(TILES):
        value = gathered[tile]
        if value == 0:
            continue
        value += actions[kinds[tile]]
        if (claimable >> tile) & 1:
            value += land(state, tile)
        if value > least:
            keep(best, value)
            least = best[number - 1]
    return best


def free_after(state: "Naqala") -> i64:
    """Bits of the tiles without a camel on which at most one tribe stands."""
    seen: i64 = 0
    mixed: i64 = 0
    for bits in state.standing:
        mixed |= seen & bits
        seen |= bits
    free: i64 = 0
    place: i64 = 1
    for owner in state.owner:
        if owner == FREE:
            free |= place
        place += place
    return free & ~mixed


def gatherings(state: "Naqala") -> vec[i64]:
    """The most that gathering a tribe brings, by the tile where the move ends; nothing where none can."""
    found = vec[i64]([0] * TILES)
    goals = goals_by_tribe(state)
    meeples = state.meeples
    worths = WORTH
    places = PLACES
    tribe: i64
    for tribe in range(Tribe.BUILDER):
        worth = worths[tribe]
        left = goals[tribe]
        while left != 0:
            tile = places[(left & -left) % PLACE_PRIME]
            left &= left - 1
            value = (meeples[tile * TRIBES + tribe] + 1) * worth + 1
            if value > found[tile]:
                found[tile] = value
    gather_builders(state, goals[Tribe.BUILDER], found)
    gather_assassins(goals[Tribe.ASSASSIN], found)
    return found


def gather_builders(state: "Naqala", left: i64, found: vec[i64]) -> None:
    """Builders bring as much as there are blue tiles around, the arriving one included."""
    meeples = state.meeples
    blocks = AROUND
    places = PLACES
    worth = WORTH[Tribe.BUILDER]
    blue = blue_tiles(state)
    while left != 0:
        tile = places[(left & -left) % PLACE_PRIME]
        left &= left - 1
        around = blocks[tile] & blue
        size: i64 = 0
        while around != 0:
            around &= around - 1
            size += 1
        value = (meeples[tile * TRIBES + Tribe.BUILDER] + 1) * size * worth + 1
        if value > found[tile]:
            found[tile] = value


def gather_assassins(left: i64, found: vec[i64]) -> None:
    """Assassins bring the same, however many they are."""
    places = PLACES
    while left != 0:
        tile = places[(left & -left) % PLACE_PRIME]
        left &= left - 1
        if found[tile] < KILLING:
            found[tile] = KILLING


def goals_by_tribe(state: "Naqala") -> vec[i64]:
    """For each tribe, bits of the tiles where one of it that can come there finds its own.

    Two tribes share a number, one in each half, so that one product adds the ends of a tile to those that stand on it.
    """
    standing = state.standing
    meeples = state.meeples
    first = standing[0] | (standing[1] << HALF)
    second = standing[2] | (standing[3] << HALF)
    third = standing[4]
    table = ENDS
    crowd = state.crowd()
    ends_first: i64 = 0
    ends_second: i64 = 0
    ends_third: i64 = 0
    tile: i64
    for tile in range(TILES):
        if (crowd >> tile) & 1:
            at = tile * TRIBES
            size = meeples[at] + meeples[at + 1] + meeples[at + 2] + meeples[at + 3] + meeples[at + 4]
            ends = table[size * TILES + tile]
            ends_first |= ends * ((first >> tile) & BOTH)
            ends_second |= ends * ((second >> tile) & BOTH)
            ends_third |= ends * ((third >> tile) & 1)
    first &= ends_first
    second &= ends_second
    return vec[i64]([first & LOW, first >> HALF, second & LOW, second >> HALF, third & ends_third])


def blue_tiles(state: "Naqala") -> i64:
    bits: i64 = 0
    place: i64 = 1
    for kind in state.tiles:
        if kind >= Kind.VILLAGE:
            bits |= place
        place += place
    return bits


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
    at: i64
    for at in range(len(best)):
        if value > best[at]:
            less = best[at]
            best[at] = value
            value = less
