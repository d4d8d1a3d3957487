"""2  A turn: move the marker, move meeples, claim, tribe, tile, sale."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.five_tribes import board, djinns
from stammtisch.games.five_tribes.material import TILES, TRIBES
from stammtisch.games.five_tribes.powers import Moment
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A
from stammtisch.games.five_tribes.tiles import TileAction
from stammtisch.games.five_tribes.tribes import TribeAction
from stammtisch.games.five_tribes.windows import Offer, usable


def begin(state: Naqala, player: int) -> None:
    """2  The player whose marker was taken from the track has his turn."""
    state.turn += 1
    state.active = 0
    state.builders_gold = 0
    if not state.rules.once_per_round:
        state.used = 0
    state.push(Offer(player, Moment.AT_END))
    if state.rules.anun_nak_revives:
        state.push(Move(player))
        state.push(Offer(player, Moment.BEFORE_MOVE))
        return
    if not state.stuck:
        state.stuck = not board.can_move(state)
    if not state.stuck:
        state.push(PickUp(player))
        state.push(Offer(player, Moment.BEFORE_MOVE))


class Move(Task[Naqala]):
    """Where Anun-Nak revives: only now does it show whether the player can move."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def run(self, state: Naqala) -> None:
        if board.can_move(state):
            state.push(PickUp(self.mover))


class PickUp(Step[Naqala]):
    """2.2  Take all meeples of a tile into the hand."""

    def options(self, state: Naqala) -> list[int]:
        found: list[int] = []
        for tile in range(TILES):
            if board.can_pick_up(state, tile):
                found.append(A.TILE + tile)
        return found

    def apply(self, state: Naqala, action: int) -> None:
        tile: i64 = action
        left: i64 = 0
        for tribe in range(TRIBES):
            count = state.meeples[tile * TRIBES + tribe]
            state.hand[tribe] = count
            if count > 0:
                state.take(tile, tribe, count)
            left += count
        state.stood = state.standing[:]
        state.push(Drop(self.player, tile, board.ANYWHERE, left))


class Drop(Step[Naqala]):
    """2.2  Leave one meeple on a neighbouring tile, never straight back; the last one joins its own tribe."""

    def __init__(self, player: int, at: i64, came_from: i64, left: i64) -> None:
        super().__init__(player)
        self.at = at
        self.came_from = came_from
        self.left = left

    def options(self, state: Naqala) -> list[int]:
        return board.drops(state, self.at, self.came_from, self.left)

    def apply(self, state: Naqala, action: int) -> None:
        code: i64 = action - A.MEEPLE
        tile = code // TRIBES
        tribe = code % TRIBES
        state.hand[tribe] -= 1
        state.put(tile, tribe)
        djinns.dropped(state, self.player, tile)
        if self.left > 1:
            state.push(Drop(self.player, tile, board.way_back(self.at, tile), self.left - 1))
            if state.rules.djinns_mid_move and usable(state, self.player, Moment.MID_MOVE):
                state.push(Offer(self.player, Moment.MID_MOVE))
        else:
            gather(state, self.player, tile, tribe)

    def details(self) -> dict[str, object]:
        return {"left": self.left}


def gather(state: Naqala, player: int, tile: i64, tribe: i64) -> None:
    """2.3  Take all meeples of the last one's tribe; a tile left empty is claimed.  Then tribe and tile act."""
    count = state.meeples[tile * TRIBES + tribe]
    state.take(tile, tribe, count)
    state.hand[tribe] = count
    if not (state.crowd() >> tile) & 1:
        state.claim(player, tile)
    state.push(TileAction(player, tile))
    state.push(Offer(player, Moment.BETWEEN))
    state.push(TribeAction(player, tile, tribe))
    state.push(Offer(player, Moment.AFTER_CLAIM))
