"""Paying for djinns: an elder goes to the bag, a fakir to the discards."""

from typing import Final

from stammtisch.engine.state import Step
from stammtisch.games.five_tribes.material import Card, Tribe
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


class Cost:
    """What a power or a djinn costs."""

    EITHER: Final = 0  # an elder or a fakir
    BOTH: Final = 1  # an elder, and another elder or a fakir
    FAKIR: Final = 2


def can_pay(state: Naqala, player: int, cost: int) -> bool:
    elders, fakirs = state.elders[player], state.fakirs(player)
    if cost == Cost.FAKIR:
        return fakirs > 0
    if cost == Cost.BOTH:
        return elders > 0 and elders + fakirs > 1
    return elders + fakirs > 0


def pay(state: Naqala, player: int, cost: int) -> None:
    """Pay a cost; only where there is a choice does the player point at what he gives."""
    if cost == Cost.FAKIR:
        give_fakir(state, player)
        return
    if cost == Cost.BOTH:
        give_elder(state, player)
    if state.elders[player] > 0 and state.fakirs(player) > 0:
        state.show(player, Card.FAKIR, 1)
        state.push(Pay(player))
    elif state.elders[player] > 0:
        give_elder(state, player)
    else:
        give_fakir(state, player)


def needs_fakir(state: Naqala, player: int, cost: int) -> bool:
    """Whether the player's elders alone are too few for a cost."""
    return cost == Cost.FAKIR or state.elders[player] < (2 if cost == Cost.BOTH else 1)


def show_means(state: Naqala, player: int, cost: int) -> None:
    """Who is asked whether he will pay has shown that he can: where his elders are too few he holds a fakir."""
    if needs_fakir(state, player, cost):
        state.show(player, Card.FAKIR, 1)


def give_elder(state: Naqala, player: int) -> None:
    state.elders[player] -= 1
    state.bag[Tribe.ELDER] += 1
    state.tell("paid_elder", player, 1)


def give_fakir(state: Naqala, player: int) -> None:
    state.give_up(player, Card.FAKIR)
    state.tell("paid_fakir", player, 1)


class Pay(Step[Naqala]):
    """2.5  Give an elder or a fakir."""

    def options(self, state: Naqala) -> list[int]:
        return [A.CARD + Card.FAKIR, A.TRIBE + Tribe.ELDER]

    def apply(self, state: Naqala, action: int) -> None:
        if action == A.TRIBE + Tribe.ELDER:
            give_elder(state, self.player)
        else:
            give_fakir(state, self.player)
