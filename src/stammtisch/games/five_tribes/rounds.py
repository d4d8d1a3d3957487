"""1, 2.1, 3  Rounds: everybody bids, the markers have their turns from the front, then all is filled up."""

from stammtisch.engine.state import Task
from stammtisch.games.five_tribes import board, rows, turn
from stammtisch.games.five_tribes.bidding import Bid
from stammtisch.games.five_tribes.material import DJINN_ROW, FREE, PRICES, ROW
from stammtisch.games.five_tribes.state import Naqala


class Round(Task[Naqala]):
    """1  Every marker bids, from the first spot of the bid order track on; then they have their turns."""

    def run(self, state: Naqala) -> None:
        state.used = 0
        state.push(NextTurn())
        for place in range(len(state.order) - 1, -1, -1):
            state.push(Bid(state.order[place], place))


class NextTurn(Task[Naqala]):
    """2.1  The foremost marker goes to the first free spot of the bid order track, and its player has his turn."""

    def run(self, state: Naqala) -> None:
        for spot in range(len(PRICES) - 1, -1, -1):
            player = state.track[spot]
            if player != FREE:
                state.track[spot] = FREE
                return_marker(state, player)
                state.push(self)
                turn.begin(state, player)
                return
        end_round(state)


def return_marker(state: Naqala, player: int) -> None:
    place = 0
    while state.order[place] != FREE:
        place += 1
    state.order[place] = player


def end_round(state: Naqala) -> None:
    """3  Fill up and go on; or the game ends: a last camel was placed, or no move is possible any more."""
    if state.last_camel or state.stuck or not board.can_move(state):
        return
    state.push(Round())
    state.push(rows.OpenDjinns(DJINN_ROW))
    state.push(rows.OpenCards(ROW))
