"""What a viewer may see, by names, ready for JSON."""

from typing import TYPE_CHECKING, Any

from stammtisch.engine.state import OVER
from stammtisch.games.fire_and_stone import atlas, material, secrets
from stammtisch.games.fire_and_stone.chart import NAMES
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_NAMES,
    ANIMAL_TILES,
    ANIMALS,
    CAVE_NAMES,
    GATHERED,
    INVENTION_NAMES,
    INVENTIONS,
    NONE,
    REGIONS,
    SCOUTS,
    STACK,
    STORES,
    TASK_NAMES,
    TERRITORIES,
    TILE_NAMES,
    TILES,
    Card,
    Ground,
    Mat,
    Place,
)
from stammtisch.games.fire_and_stone.secrets import Knowing

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

GROUND_NAMES: list[str] = ["hidden", "food", "printed_fire", "fire", "settlement", "cave"]


def view(state: "World", viewer: int) -> dict[str, Any]:
    """The table as one seat sees it; at the end all is open."""
    over = state.player() == OVER
    known = [Knowing.KNOWN] * ANIMAL_TILES if over else secrets.knowledge(state, viewer)
    return {
        "turn": state.turn,
        "over": over,
        "mover": state.mover,
        "open_regions": state.open_regions(),
        "track": state.track,
        "ending": ending(state),
        "territories": [territory(state, at, viewer, over, known) for at in range(TERRITORIES)],
        "sea_routes": [[NAMES[a], NAMES[b], via(a, b)] for a in range(TERRITORIES) for b in routes_from(state, a)],
        "lakes": [{"name": name, "x": x, "y": y} for name, x, y, _ in atlas.LAKES],
        "face_down": [face_down(state, region) for region in range(1, REGIONS + 1)],
        "display": cards(list(state.display)),
        "pile": by_name(INVENTION_NAMES, list(state.pile)),
        "starters": [INVENTION_NAMES[kind] for kind in range(INVENTIONS) if (state.starters >> kind) & 1],
        "point_cards": list(state.box.point_cards)[state.points_taken :],
        "bags_left": state.bags_left,
        "discard": by_name(TILE_NAMES, list(state.discard)),
        "animal_discard": by_name(ANIMAL_NAMES, held(state, Place.DISCARD, known, Knowing.KNOWN)),
        "unseen_animals": by_name(ANIMAL_NAMES, unseen_animals(state, known)),
        "cave": cave(state),
        "players": [player(state, seat, viewer, over, known) for seat in range(state.players)],
        "reconstructed": state.box.source.reconstructed(),
    }


def ending(state: "World") -> dict[str, Any] | None:
    """Who has the end card, with which side up, and how many turns are left, the present one included."""
    if state.ender == NONE:
        return None
    return {
        "seat": state.ender,
        "side": "A" if state.turns_left > state.players else "B",
        "turns_left": state.turns_left,
    }


def routes_from(state: "World", at: int) -> list[int]:
    return [to for to in state.box.chart.sea[at] if at < to]


def via(a: int, b: int) -> list[list[int]]:
    """The points over which a sea route is drawn, from a to b."""
    for start, end, points in atlas.SEA_ROUTES:
        if [start, end] == [NAMES[a], NAMES[b]]:
            return [list(point) for point in points]
        if [start, end] == [NAMES[b], NAMES[a]]:
            return [list(point) for point in reversed(points)]
    return []


def territory(state: "World", at: int, viewer: int, over: bool, known: list[int]) -> dict[str, Any]:
    chart = state.box.chart
    ground = state.ground[at]
    found: dict[str, Any] = {
        "name": NAMES[at],
        "region": chart.region[at],
        "x": atlas.TERRITORIES[at][3],
        "y": atlas.TERRITORIES[at][4],
        "kind": ground_name(ground),
        "land": [NAMES[to] for to in chart.land[at]],
        "sea": [NAMES[to] for to in chart.sea[at]],
        "lakes": chart.lakes[at],
        "huts": [state.huts_of(seat, at) for seat in range(state.players)],
    }
    if ground >= Ground.FOREST:
        found.update(forest(state, ground - Ground.FOREST, known))
    if state.peeked[at] != NONE:
        found["looked_at"] = True
        if over or (viewer >= 0 and viewer == state.spy):
            found["seen"] = TILE_NAMES[state.peeked[at]]
    return found


def ground_name(ground: int) -> str:
    if ground >= Ground.FOREST:
        return "forest"
    if ground >= Ground.GATHERED:
        return TILE_NAMES[ground - Ground.GATHERED]
    return GROUND_NAMES[ground]


def forest(state: "World", stack: int, known: list[int]) -> dict[str, Any]:
    """How many animals are left, and what the viewer left here: some of it may have been taken since."""
    tiles = range(stack * STACK, (stack + 1) * STACK)
    left = [tile for tile in tiles if state.takers[tile] == NONE]
    seen = [ANIMAL_NAMES[state.animals[tile]] for tile in tiles if is_left(state, tile, known)]
    return {"animals": len(left), "seen_animals": sorted(seen)}


def is_left(state: "World", tile: int, known: list[int]) -> bool:
    """Whether the viewer has seen a tile that he knows to be here, or that may still be here."""
    if state.animals[tile] == NONE:
        return False
    return known[tile] == Knowing.MIXED or (known[tile] == Knowing.KNOWN and state.takers[tile] == NONE)


def face_down(state: "World", region: int) -> dict[str, int]:
    """What lies face down in a region, as everybody can count."""
    counts = [state.unseen[(region - 1) * TILES + tile] for tile in range(TILES)]
    for at in range(TERRITORIES):
        if state.peeked[at] != NONE and state.box.chart.region[at] == region:
            counts[state.peeked[at]] += 1
    return by_name(TILE_NAMES, counts)


def held(state: "World", place: int, known: list[int], level: int) -> list[int]:
    """How many animals of each kind a player has, or lie in the discard, that the viewer knows so well."""
    counts = [0] * ANIMALS
    for tile in range(ANIMAL_TILES):
        if state.holders[tile] == place and known[tile] == level:
            counts[state.animals[tile]] += 1
    return counts


def unseen_animals(state: "World", known: list[int]) -> list[int]:
    """What the viewer has not seen, wherever it is."""
    counts = [state.wild[kind] for kind in range(ANIMALS)]
    for tile in range(ANIMAL_TILES):
        if state.animals[tile] != NONE and known[tile] == Knowing.UNSEEN:
            counts[state.animals[tile]] += 1
    return counts


def cave(state: "World") -> dict[str, Any] | None:
    """The cave card, once it is turned up."""
    if state.cave == NONE:
        return None
    return {
        "name": CAVE_NAMES[state.cave],
        "level": "easier" if state.box.easier[state.cave] else "harder",
        "at": NAMES[state.cave_at],
        "food": state.cave_food,
    }


def player(state: "World", seat: int, viewer: int, over: bool, known: list[int]) -> dict[str, Any]:
    """Everything on the mat is open but the task and the animals."""
    task = state.mat(seat, Mat.TASK)
    animals = held(state, seat, known, Knowing.KNOWN)
    return {
        "colour": material.COLOUR_NAMES[seat],
        "food": state.mat(seat, Mat.FOOD),
        "bags": state.mat(seat, Mat.BAGS),
        "points": state.mat(seat, Mat.POINTS),
        "huts_left": state.mat(seat, Mat.HUTS),
        "marker_used": state.mat(seat, Mat.MARKER) > 0,
        "task": TASK_NAMES[task] if task != NONE and (over or seat == viewer) else None,
        "stores": [store(state, seat, number) for number in range(STORES)],
        "inventions": inventions(state, seat),
        "animals": by_name(ANIMAL_NAMES, animals),
        "hidden_animals": sum(1 for holder in state.holders if holder == seat) - sum(animals),
        "scouts": [NAMES[at] for at in state.scouts[seat * SCOUTS : (seat + 1) * SCOUTS] if at != NONE],
    }


def store(state: "World", seat: int, number: int) -> dict[str, Any]:
    kind = state.mat(seat, Mat.STORE + 2 * number)
    return {
        "kind": TILE_NAMES[kind] if 0 <= kind < GATHERED else None,
        "count": state.mat(seat, Mat.STORE + 2 * number + 1),
    }


def inventions(state: "World", seat: int) -> list[dict[str, Any]]:
    """The inventions of a player, with the value of the point card on each that is covered."""
    found = []
    for kind in range(INVENTIONS):
        card = state.inventions[seat * INVENTIONS + kind]
        if card != Card.ABSENT:
            covered = card - Card.COVERED if card >= Card.COVERED else None
            found.append({"name": INVENTION_NAMES[kind], "covered": covered})
    return found


def cards(counts: list[int]) -> list[str]:
    return [INVENTION_NAMES[kind] for kind in range(INVENTIONS) for _ in range(counts[kind])]


def by_name(names: list[str], counts: list[int]) -> dict[str, int]:
    return {names[kind]: counts[kind] for kind in range(len(counts)) if counts[kind] > 0}
