"""How many of each component there are, wherever they lie."""

from typing import TYPE_CHECKING

from stammtisch.games.fire_and_stone.material import (
    ANIMAL_NAMES,
    ANIMALS,
    GATHERED,
    INVENTION_NAMES,
    INVENTIONS,
    PRINTED_BAGS,
    REGIONS,
    SCOUTS,
    STORES,
    TERRITORIES,
    TILE_NAMES,
    TILES,
    Card,
    Ground,
    Mat,
    Tile,
)

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World


def census(state: "World") -> dict[str, int]:
    found: dict[str, int] = {"misplaced tiles": misplaced(state)}
    for tile in range(GATHERED):
        found[TILE_NAMES[tile]] = hidden(state, tile) + gathered(state, tile)
    found["forests"] = hidden(state, Tile.FOREST) + sum(1 for ground in state.ground if ground >= Ground.FOREST)
    found["fires"] = hidden(state, Tile.FIRE) + sum(1 for ground in state.ground if ground == Ground.FIRE)
    found["hut tiles"] = hidden(state, Tile.HUT) + state.track
    for kind in range(ANIMALS):
        found[ANIMAL_NAMES[kind]] = state.wild[kind] + sum(1 for animal in state.animals if animal == kind)
    for kind in range(INVENTIONS):
        found[INVENTION_NAMES[kind]] = inventions(state, kind)
    found["point cards"] = len(state.box.point_cards) - state.points_taken
    found["point cards"] += sum(1 for card in state.inventions if card >= Card.COVERED)
    found["bags"] = state.bags_left
    for seat in range(state.players):
        found["bags"] += state.mat(seat, Mat.BAGS) - PRINTED_BAGS
        found[f"huts of seat {seat}"] = state.mat(seat, Mat.HUTS) + huts(state, seat)
        found[f"first scout of seat {seat}"] = 1 if 0 <= state.scouts[seat * SCOUTS] < TERRITORIES else 0
    return found


def misplaced(state: "World") -> int:
    """How many unseen tiles too many or too few there are for the territories they lie on; it should be none."""
    wrong = 0
    for region in range(1, REGIONS + 1):
        spare = sum(state.unseen_copies(region))
        for at in range(TERRITORIES):
            if state.box.chart.region[at] == region and state.ground[at] == Ground.HIDDEN and state.peeked[at] < 0:
                spare -= 1
        wrong += abs(spare)
    return wrong


def hidden(state: "World", tile: int) -> int:
    """How many tiles of a kind lie face down."""
    total = sum(1 for seen in state.peeked if seen == tile)
    for region in range(REGIONS):
        total += state.unseen[region * TILES + tile]
    return total


def gathered(state: "World", tile: int) -> int:
    """How many gathering tiles of a kind lie open, in stores and in the discard."""
    total = state.discard[tile] + sum(1 for ground in state.ground if ground == Ground.GATHERED + tile)
    for seat in range(state.players):
        for store in range(STORES):
            if state.mat(seat, Mat.STORE + 2 * store) == tile:
                total += state.mat(seat, Mat.STORE + 2 * store + 1)
    return total


def inventions(state: "World", kind: int) -> int:
    total = state.pile[kind] + state.display[kind]
    for seat in range(state.players):
        if state.inventions[seat * INVENTIONS + kind] != Card.ABSENT:
            total += 1
    return total


def huts(state: "World", seat: int) -> int:
    return sum(state.huts_of(seat, at) for at in range(TERRITORIES))
