"""Turning up cards: the deck, the change cards and Winter in it, and the cards that act at once."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.natives import conflict, members
from stammtisch.games.natives.cards import Kind
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A

CHANGES: Final[list[str]] = ["summer", "autumn", "winter"]


def turn_up(state: Prairie) -> None:
    """The next card of the deck; an empty one gives nothing, and a change card is not replaced by another."""
    if state.deck_left == 0:
        return
    gates = state.gates
    gate = state.gate
    if gate < len(gates) and state.deck_left == gates[gate]:
        state.gate = gate + 1
        state.tell(CHANGES[len(CHANGES) - len(gates) + gate], state.active, 0)
    else:
        state.push(TurnUp())


class Reveal(Task[Prairie]):
    """One more card is turned up when those before it have been dealt with."""

    def run(self, state: Prairie) -> None:
        turn_up(state)


class TurnUp(Step[Prairie]):
    """The top card of the deck goes into the prairie, unless it acts at once."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: Prairie) -> list[int]:
        return secrets.present(state.deck, A.CARD)

    def weights(self, state: Prairie) -> list[int]:
        return secrets.copies(state.deck)

    def toss(self, state: Prairie, rng: Rng) -> int:
        ticket = rng.below(state.deck_left)
        deck = state.deck
        kind: i64 = 0
        while ticket >= deck[kind]:
            ticket -= deck[kind]
            kind += 1
        return kind

    def apply(self, state: Prairie, action: int) -> None:
        kind: i64 = action
        state.deck[kind] -= 1
        state.deck_left -= 1
        if kind >= Kind.FEUD:
            conflict.meet(state, kind)
        elif kind == Kind.SNEAK:
            members.send_sneak(state)
        else:
            state.show(kind)
