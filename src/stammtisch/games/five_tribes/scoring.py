"""Final scoring, by the categories of the paper pad.

Each category is added up for all seats at once, onto whatever totals it is given: searches ask for the sum all the
time, and only the pad wants the categories apart.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.games.five_tribes import material
from stammtisch.games.five_tribes.material import CARDS, DJINNS, GOODS, TILES, Card, Djinn

if TYPE_CHECKING:
    from stammtisch.games.five_tribes.state import Naqala

CATEGORIES: Final[list[str]] = ["gold", "viziers", "elders", "djinns", "palms", "palaces", "tiles", "goods"]
VIZIER_BONUS: Final = 10
PALM: Final = 3
PALACE: Final = 5
HAURVATAT_PALM: Final = 5
SET_VALUES: Final[vec[i64]] = vec[i64](material.SET_VALUES)
DIGIT: Final = 4  # bits for the size of one set
COPIES: Final = 15  # of a good, at most
ONES: Final[vec[i64]] = vec[i64]([sum(1 << (DIGIT * number) for number in range(count)) for count in range(COPIES + 1)])


def sheets(state: "Naqala") -> list[dict[str, int]]:
    """Everybody's points by category."""
    totals = [nothing(state.players) for _ in CATEGORIES]
    gold, viziers, elders, djinns, palms, palaces, tiles, goods = totals
    add_gold(state, gold)
    add_viziers(state, viziers)
    add_elders(state, elders)
    add_djinns(state, djinns)
    add_lands(state, palms, palaces, tiles)
    add_goods(state, goods)
    return [{CATEGORIES[at]: totals[at][player] for at in range(len(CATEGORIES))} for player in range(state.players)]


def points(state: "Naqala") -> vec[i64]:
    """Everybody's sum of the sheet, without writing it."""
    total = nothing(state.players)
    add_gold(state, total)
    add_viziers(state, total)
    add_elders(state, total)
    add_djinns(state, total)
    add_lands(state, total, total, total)
    add_goods(state, total)
    return total


def nothing(players: i64) -> vec[i64]:
    return vec[i64]([0] * players)


def add_gold(state: "Naqala", total: vec[i64]) -> None:
    gold = state.gold
    player: i64
    for player in range(len(total)):
        total[player] += gold[player]


def add_viziers(state: "Naqala", total: vec[i64]) -> None:
    """One each, three with Jafaar, and ten for every opponent with strictly fewer."""
    viziers = state.viziers
    jafaar = state.djinns[Djinn.JAFAAR]
    player: i64
    for player in range(len(total)):
        own = viziers[player]
        value = own * 3 if player == jafaar else own
        for other in viziers:
            if other < own:
                value += VIZIER_BONUS
        total[player] += value


def add_elders(state: "Naqala", total: vec[i64]) -> None:
    """Two each, four with Shamhat."""
    elders = state.elders
    shamhat = state.djinns[Djinn.SHAMHAT]
    player: i64
    for player in range(len(total)):
        total[player] += elders[player] * (4 if player == shamhat else 2)


def add_djinns(state: "Naqala", total: vec[i64]) -> None:
    owners = state.djinns
    values = state.box.djinn_points
    djinn: i64
    for djinn in range(DJINNS):
        owner = owners[djinn]
        if owner >= 0:
            total[owner] += values[djinn]


def add_lands(state: "Naqala", palms: vec[i64], palaces: vec[i64], tiles: vec[i64]) -> None:
    """The points for palms (five each with Haurvatat), palaces and the tiles themselves, where one's camels stand."""
    owners = state.owner
    palms_on = state.palms
    palaces_on = state.palaces
    kinds = state.tiles
    values = state.box.tile_points
    haurvatat = state.djinns[Djinn.HAURVATAT]
    tile: i64
    for tile in range(TILES):
        owner = owners[tile]
        if owner >= 0:
            palms[owner] += palms_on[tile] * (HAURVATAT_PALM if owner == haurvatat else PALM)
            palaces[owner] += palaces_on[tile] * PALACE
            tiles[owner] += values[kinds[tile]]


def add_goods(state: "Naqala", total: vec[i64]) -> None:
    """Sets of different goods; with Al-Amin every two fakirs are one good of any kind."""
    cards = state.cards
    al_amin = state.djinns[Djinn.AL_AMIN]
    player: i64
    for player in range(len(total)):
        wild: i64 = 0
        if player == al_amin:
            wild = cards[player * CARDS + Card.FAKIR] >> 1
        total[player] += worth(set_sizes(cards, player * CARDS, GOODS), wild)


def set_values(held: list[i64], wild: i64) -> int:
    """The best value of some goods."""
    return worth(set_sizes(vec[i64](held), 0, len(held)), wild)


def set_sizes(cards: vec[i64], start: i64, kinds: i64) -> i64:
    """How many goods are there at least once, twice and so on, as the digits of a number, the last one first."""
    ones = ONES
    sizes: i64 = 0
    at: i64
    for at in range(start, start + kinds):
        sizes += ones[cards[at]]
    return sizes


def worth(sizes: i64, wild: i64) -> i64:
    """The value of sets: steps of the table never shrink, so the largest sets first, wild cards to them."""
    values = SET_VALUES
    total: i64 = 0
    while sizes > 0 or wild > 0:
        size = sizes & ((1 << DIGIT) - 1)
        sizes >>= DIGIT
        if wild > 0:
            filled = size + wild if size + wild < GOODS else GOODS
            wild -= filled - size
            size = filled
        total += values[size]
    return total
