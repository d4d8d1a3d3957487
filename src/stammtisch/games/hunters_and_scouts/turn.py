"""A turn: play a character, take members back, or let the sun set."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits, characters, holy, sunset, taking
from stammtisch.games.hunters_and_scouts.cards import CHARACTERS
from stammtisch.games.hunters_and_scouts.locations import RefillWilderness
from stammtisch.games.hunters_and_scouts.material import GOAL, NONE
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


def begin(state: Valley, player: int) -> None:
    """The next turn begins; nothing of the last one counts any more."""
    state.turn += 1
    state.pool = 0
    state.fresh = 0
    state.used = 0
    state.crafted = 0
    state.born = 0
    state.newest = NONE
    state.ready = holy.occupied(state, player)
    state.push(EndTurn(player))
    state.push(Turn(player))


class FirstTurn(Task[Valley]):
    """The player in the first seat begins."""

    def run(self, state: Valley) -> None:
        begin(state, 0)


class Turn(Step[Valley]):
    """Turn: point at a character to play it, at a member's space to take him back, or at the sunset."""

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        taking.add_returns(state, self.player, found)
        hand = state.cards[self.player]
        character: i64 = 0
        while hand != 0:
            if hand & 15 != 0:
                found.append(A.CHARACTER + character)
            hand >>= bits.WIDTH
            character += 1
        found.append(A.SUNSET)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action < A.SLOT:
            taking.fetch(state, self.player, action)
        elif action < A.CHARACTER + CHARACTERS:
            characters.play(state, self.player, action - A.CHARACTER)
        else:
            sunset.start(state, self.player)


class EndTurn(Task[Valley]):
    """Further notes, end of the game: refill the wilderness; then it is the other's turn, or the game is over."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def run(self, state: Valley) -> None:
        if self.mover == 0 and state.score[0] >= GOAL:
            state.last_turn = True
        elif self.mover == 1 and state.last_turn:
            return
        state.push(NextTurn(1 - self.mover))
        state.push(RefillWilderness(self.mover))


class NextTurn(Task[Valley]):
    """The other player's turn begins once the wilderness is refilled."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def run(self, state: Valley) -> None:
        begin(state, self.mover)
