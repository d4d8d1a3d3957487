"""A closer look at a position: what the net is shown besides the heuristic's features, and what it makes of that."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.net import Net, Sight, lessons
from stammtisch.games.fire_and_stone import heuristic, scoring
from stammtisch.games.fire_and_stone.lessons import LESSONS
from stammtisch.games.fire_and_stone.lessons_of_several import LESSONS_OF_SEVERAL
from stammtisch.games.fire_and_stone.material import INVENTIONS, MAT, NONE, STORES, TILES, Card, Mat, Tile

if TYPE_CHECKING:
    from stammtisch.games.fire_and_stone.state import World

OWN: Final = 40
COMMON: Final = 15
REGIONS: Final = 3
FORESIGHT: Final = 1  # turns ahead
RIVALS: Final = 2  # of several: who follows, and the others
NET: Final = Net(OWN, COMMON, lessons(LESSONS))
NET_OF_SEVERAL: Final = Net(OWN, COMMON, lessons(LESSONS_OF_SEVERAL), RIVALS)


def gains(state: "World") -> list[int]:
    """What the net adds to the outlook: that for two players, or that for three and four."""
    net = NET if state.players == 2 else NET_OF_SEVERAL
    return net.gains(senses(state), state.players)


def senses(state: "World") -> vec[i64]:
    """All that the net is shown."""
    sight = Sight(OWN * state.players + COMMON)
    game = heuristic.caught(state)
    scores = scoring.tally(state)
    for player in range(state.players):
        sight.note_all(heuristic.features(state, player))
        note_mat(sight, state, player)
        note_inventions(sight, state, player)
        for at in range(i64(heuristic.GAME)):
            sight.note(game[player * heuristic.GAME + at])
        for part in (scoring.HUTS, scoring.MAJORITIES, scoring.TASK):
            sight.note(scores[player * scoring.PARTS + part])
    note_world(sight, state)
    return sight.all()


def note_mat(sight: Sight, state: "World", player: i64) -> None:
    """Food, bags, huts, the marker stone and how many tiles each store holds."""
    first = player * MAT
    for part in range(i64(MAT)):
        if part < Mat.TASK and part != Mat.POINTS:
            sight.note(state.mats[first + part])
    for store in range(i64(STORES)):
        sight.note(state.mats[first + Mat.STORE + 2 * store + 1])


def note_inventions(sight: Sight, state: "World", player: i64) -> None:
    """Which inventions work, and how many are covered."""
    covered: i64 = 0
    for at in range(player * INVENTIONS, (player + 1) * INVENTIONS):
        sight.note(1 if state.inventions[at] == Card.USABLE else 0)
        if state.inventions[at] >= Card.COVERED:
            covered += 1
    sight.note(covered)


def note_world(sight: Sight, state: "World") -> None:
    """How far the game has come, and what is still face down in each region."""
    sight.note(state.track)
    sight.note(state.points_taken)
    sight.note(state.bags_left)
    sight.note(0 if state.ender == NONE else 1)
    sight.note(state.turns_left if state.ender != NONE else 0)
    sight.note(state.open_regions())
    for region in range(i64(REGIONS)):
        low = region * TILES
        total: i64 = 0
        for at in range(low, low + TILES):
            total += state.unseen[at]
        sight.note(total)
        sight.note(state.unseen[low + Tile.HUT])
        sight.note(state.unseen[low + Tile.FIRE])
