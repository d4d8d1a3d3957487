"""What a player has not seen, dealt anew: the others' tasks, animals, and tiles that the spy looked at.

An animal tile is known by its stack and by when it was taken, which everybody could watch.  Who looks at a stack sees
all that is left of it, so he knows what he left; which of it a later hunter took he does not know, unless it was the
only one, or he came back and saw what was missing, or it was cooked.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import OVER
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_TILES,
    MAT,
    NONE,
    STACK,
    STACKS,
    TASKS,
    TERRITORIES,
    TILES,
    Mat,
)
from stammtisch.games.fire_and_stone.things import A

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World


class Knowing:
    """How well a viewer knows an animal tile."""

    UNSEEN: Final = 0  # it may be anything that is not accounted for
    MIXED: Final = 1  # one of those he left behind, he cannot say which
    KNOWN: Final = 2


def redeal(state: "World", viewer: int, rng: Rng) -> "World":
    """A copy in which everything unseen by the viewer is shared out again; once the game is over all is open."""
    copy = state.copy()
    if state.player() == OVER:
        return copy
    swap_tasks(copy, viewer, rng)
    swap_animals(copy, viewer, rng)
    if viewer != state.spy or viewer < 0:
        swap_peeked(copy, rng)
    return copy


def swap_tasks(state: "World", viewer: int, rng: Rng) -> None:
    """The others have any of the tasks that the viewer has not."""
    pool = vec[i64]([1 for _ in range(TASKS)])
    if viewer >= 0 and state.mat(viewer, Mat.TASK) != NONE:
        pool[state.mat(viewer, Mat.TASK)] = 0
    for seat in range(state.players):
        if seat != viewer and state.mat(seat, Mat.TASK) != NONE:
            state.mats[seat * MAT + Mat.TASK] = secrets.draw(pool, rng)


def swap_peeked(state: "World", rng: Rng) -> None:
    """To all but the spy, the tiles looked at are like any other face-down tile of their region."""
    if state.spy == NONE:
        return
    region = state.box.chart.region
    seen = state.peeked[:]
    for at in range(TERRITORIES):
        if seen[at] != NONE:
            state.unseen[(region[at] - 1) * TILES + seen[at]] += 1
    for at in range(TERRITORIES):
        if seen[at] != NONE:
            seen[at] = state.draw_unseen(region[at], rng) - A.TILE
            state.see(region[at], seen[at])
    state.peeked = seen


def swap_animals(state: "World", viewer: int, rng: Rng) -> None:
    """Unseen tiles come from everything that is not accounted for; those left behind change places in their stack."""
    animals, pool = state.animals[:], state.wild[:]
    levels = knowledge(state, viewer)
    for tile in range(ANIMAL_TILES):
        if animals[tile] != NONE and levels[tile] == Knowing.UNSEEN:
            pool[animals[tile]] += 1
    for tile in range(ANIMAL_TILES):
        if animals[tile] != NONE and levels[tile] == Knowing.UNSEEN:
            animals[tile] = secrets.draw(pool, rng)
    for stack in range(STACKS):
        shuffle_mixed(animals, levels, stack, rng)
    state.animals, state.wild = animals, pool


def shuffle_mixed(animals: vec[i64], levels: list[int], stack: i64, rng: Rng) -> None:
    """The tiles of a stack that the viewer left behind, in any order."""
    mixed = vec[i64]()
    for tile in range(stack * STACK, (stack + 1) * STACK):
        if levels[tile] == Knowing.MIXED:
            mixed = append(mixed, tile)
    for place in range(len(mixed) - 1, 0, -1):
        other = rng.below(place + 1)
        first, second = mixed[place], mixed[other]
        kind = animals[first]
        animals[first] = animals[second]
        animals[second] = kind


def knowledge(state: "World", viewer: int) -> list[int]:
    """How well the viewer knows each animal tile, as Knowing."""
    found: list[int] = []
    for stack in range(STACKS):
        first, last = looks(state, viewer, stack)
        levels = [level(state, stack * STACK + place, place, first, last) for place in range(STACK)]
        if levels.count(Knowing.MIXED) == 1:
            levels[levels.index(Knowing.MIXED)] = Knowing.KNOWN
        found.extend(levels)
    return found


def looks(state: "World", viewer: int, stack: int) -> tuple[int, int]:
    """From which place of a stack on the viewer has seen the tiles, and after which he cannot tell them apart."""
    first, last = STACK, STACK
    if viewer < 0:
        return first, last
    places = [place for place in range(STACK) if state.takers[stack * STACK + place] == viewer]
    if places:
        first, last = places[0], places[-1]
    if state.looker == viewer and state.stack == stack:
        gone = sum(1 for place in range(STACK) if state.takers[stack * STACK + place] != NONE)
        first, last = min(first, gone), gone - 1
    return first, last


def level(state: "World", tile: int, place: int, first: int, last: int) -> int:
    if (state.opened >> tile) & 1 or first <= place <= last:
        return Knowing.KNOWN
    if state.animals[tile] == NONE or place < first:
        return Knowing.UNSEEN
    return Knowing.MIXED
