"""Set-up: lay out the sultanate, people it, shuffle the markers, open the two rows of cards."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.five_tribes import rounds, rows
from stammtisch.games.five_tribes.bag import FromBag
from stammtisch.games.five_tribes.material import DJINN_ROW, ROW, TILES, Box
from stammtisch.games.five_tribes.options import Rules
from stammtisch.games.five_tribes.state import Naqala, blank
from stammtisch.games.five_tribes.things import A

MEEPLES_EACH: Final = 3


def begin(players: int, box: Box, rules: Rules) -> Naqala:
    """The first state, in which chance is about to lay the first tile."""
    state = blank(players, box, rules)
    state.push(rounds.Round())
    state.push(rows.OpenDjinns(DJINN_ROW))
    state.push(rows.OpenCards(ROW))
    if players == 2 and rules.start_abba:
        for spot in range(4):
            state.order[spot] = [0, 1, 1, 0][spot]
    else:
        state.push(LineUp(0))
    state.push(Settle(0))
    state.push(LayTile(0))
    return state


class LayTile(Step[Naqala]):
    """Set-up 3  The thirty tiles in random order, face up."""

    def __init__(self, tile: i64) -> None:
        super().__init__(CHANCE)
        self.tile = tile

    def options(self, state: Naqala) -> list[int]:
        return secrets.present(state.kinds, A.KIND)

    def weights(self, state: Naqala) -> list[int]:
        return secrets.copies(state.kinds)

    def toss(self, state: Naqala, rng: Rng) -> int:
        return A.KIND + secrets.pick(state.kinds, rng)

    def apply(self, state: Naqala, action: int) -> None:
        kind: i64 = action - A.KIND
        state.kinds = state.kinds[:]
        state.kinds[kind] -= 1
        state.tiles = state.tiles[:]
        state.tiles[self.tile] = kind
        if self.tile + 1 < TILES:
            state.push(LayTile(self.tile + 1))


class Settle(FromBag):
    """Set-up 4  Three meeples from the bag on each tile."""

    def __init__(self, number: i64) -> None:
        super().__init__()
        self.number = number

    def apply(self, state: Naqala, action: int) -> None:
        tribe: i64 = action - A.TRIBE
        state.bag[tribe] -= 1
        state.put(self.number // MEEPLES_EACH, tribe)
        if self.number + 1 < TILES * MEEPLES_EACH:
            state.push(Settle(self.number + 1))


class LineUp(Step[Naqala]):
    """Set-up 5  The markers in random order on the bid order track."""

    def __init__(self, spot: i64) -> None:
        super().__init__(CHANCE)
        self.spot = spot

    def options(self, state: Naqala) -> list[int]:
        return [A.SEAT + seat for seat in range(state.players) if self.left(state, seat) > 0]

    def weights(self, state: Naqala) -> list[int]:
        return [self.left(state, seat) for seat in range(state.players) if self.left(state, seat) > 0]

    def left(self, state: Naqala, seat: int) -> int:
        """How many markers of a player are not on the track yet."""
        waiting = 2 if state.players == 2 else 1
        for marker in state.order:
            if marker == seat:
                waiting -= 1
        return waiting

    def apply(self, state: Naqala, action: int) -> None:
        state.order[self.spot] = action - A.SEAT
        if self.spot + 1 < len(state.order):
            state.push(LineUp(self.spot + 1))
