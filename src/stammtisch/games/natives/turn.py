"""Turns and rounds: turn up a card, scout, activate a tribe card; Winter ends the game after its round."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.natives import deck, members, seasons
from stammtisch.games.natives.activation import ALL, Activate, can_activate, pass_action
from stammtisch.games.natives.box import SeasonRule
from stammtisch.games.natives.cards import OCCUPATIONS, Occupation
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A


def begin(state: Prairie, player: i64) -> None:
    """1  A turn begins with one card from the deck, with two in the Spring of Awakening."""
    state.turn += 1
    state.active = player
    state.before = state.lately[player]
    state.lately[player] = 0
    state.spare = (state.saved >> player) & 1 == 1
    state.saved &= ~(1 << player)
    state.big_taken = False
    state.reaped = False
    state.cursed = False
    state.push(EndTurn())
    state.push(Scouts())
    if state.season_rule == SeasonRule.REVEAL_TWO:
        state.push(deck.Reveal())
    deck.turn_up(state)


class Scouts(Task[Prairie]):
    """2  The scouts may turn up as many cards as they are."""

    def run(self, state: Prairie) -> None:
        player = state.active
        scout(state, player, state.strength[player * OCCUPATIONS + Occupation.SCOUT])


def scout(state: Prairie, player: int, left: i64) -> None:
    if left > 0 and state.deck_left > 0 and not state.is_blocked(player, Occupation.SCOUT):
        state.push(Scout(player, left))
    else:
        act(state, player)


class Scout(Step[Prairie]):
    """2  Turn up one card more, or stop."""

    def __init__(self, player: int, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Prairie) -> list[int]:
        return [A.DECK, A.DONE]

    def apply(self, state: Prairie, action: int) -> None:
        if action == A.DONE:
            act(state, self.player)
        else:
            state.push(ScoutOn(self.left - 1))
            deck.turn_up(state)

    def details(self) -> dict[str, object]:
        return {"left": self.left}


class ScoutOn(Task[Prairie]):
    """2  After each card the player decides anew."""

    def __init__(self, left: i64) -> None:
        super().__init__()
        self.left = left

    def run(self, state: Prairie) -> None:
        scout(state, state.active, self.left)


def act(state: Prairie, player: int) -> None:
    """3  The action, after the one move that the Summer of Change allows."""
    if state.season_rule == SeasonRule.MOVE_ONE:
        state.push(Act())
        members.offer_move(state, player, 1)
    else:
        choose(state, player)


class Act(Task[Prairie]):
    """3  The action itself."""

    def run(self, state: Prairie) -> None:
        choose(state, state.active)


def choose(state: Prairie, player: int) -> None:
    """3  A tribe card can be activated; where none finds anything the player has passed."""
    for occupation in range(Occupation.ELDER, OCCUPATIONS):
        if can_activate(state, player, occupation):
            state.push(Activate(player, ALL, True))
            return
    pass_action(state, player)


class EndTurn(Task[Prairie]):
    """The next player follows; after the last one of a round Winter ends the game and a new season begins."""

    def run(self, state: Prairie) -> None:
        player = (state.active + 1) % state.players
        if player == state.first:
            if state.is_winter():
                return
            seasons.change(state)
        begin(state, player)
