"""A closer look at a position: what the net is shown besides the heuristic's features, and what it makes of that."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.net import Net, Sight, lessons
from stammtisch.games.hunters_and_scouts import bits, heuristic
from stammtisch.games.hunters_and_scouts.cards import CHARACTERS
from stammtisch.games.hunters_and_scouts.lessons import LESSONS
from stammtisch.games.hunters_and_scouts.material import CAMP, EMPTY, GOAL_HUNGER, HOLY, HOME, SUPPLY, TRIBE

if TYPE_CHECKING:
    from stammtisch.games.hunters_and_scouts.state import Valley

OWN: Final = 49
COMMON: Final = 17
KINDS: Final = 7  # of what members can bring
FORESIGHT: Final = 1  # turns ahead
NET: Final = Net(OWN, COMMON, lessons(LESSONS))


def gains(state: "Valley") -> list[int]:
    """What the net adds to the outlook."""
    return NET.gains(senses(state), state.players)


def senses(state: "Valley") -> vec[i64]:
    """All that the net is shown."""
    sight = Sight(OWN * state.players + COMMON)
    for player in range(state.players):
        sight.note_all(heuristic.features(state, player))
        note_hand(sight, state, player)
        note_members(sight, state, player)
        note_progress(sight, state, player)
    note_valley(sight, state)
    return sight.all()


def note_hand(sight: Sight, state: "Valley", player: i64) -> None:
    for character in range(i64(CHARACTERS)):
        sight.note(bits.tally(state.cards[player], character))


def note_members(sight: Sight, state: "Valley", player: i64) -> None:
    """Where the members are, and how many can bring each kind of resource."""
    where = heuristic.standing(state, player)
    for spot in (HOME, CAMP, SUPPLY):
        sight.note(bits.tally(where, spot - HOME))
    sight.note(bits.size(where >> HOLY))
    carriers = heuristic.carried(state, player)
    for kind in range(i64(KINDS)):
        sight.note(bits.SIZES[(carriers >> (heuristic.BYTE * kind)) & ((1 << TRIBE) - 1)])


def note_progress(sight: Sight, state: "Valley", player: i64) -> None:
    """Points, items created and bonus spaces passed, and the hunger that keeps a tribe from the goal."""
    sight.note(state.score[player])
    sight.note(bits.size(state.created[player]))
    sight.note(bits.size(state.passed[player]))
    sight.note(heuristic.most(state.hunger[player] - GOAL_HUNGER, 0))


def note_valley(sight: Sight, state: "Valley") -> None:
    """How far the goal is, the stones, and which characters are on display."""
    sight.note(heuristic.remaining(state))
    sight.note(state.stones)
    shown = vec[i64]([0] * CHARACTERS)
    for character in state.rows:
        if character != EMPTY:
            shown[character] += 1
    for character in shown:
        sight.note(character)
