"""1  Bidding for the order of turns."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.five_tribes.material import FREE, PRICES, Card, Djinn
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import SPOTS, A

FRONT_ZERO: Final = 2


def spot_index(action: int) -> i64:
    """Where on the track a bid puts its marker; a bid of nothing takes the zero next to the 1."""
    return action - A.SPOT + FRONT_ZERO


def is_free(state: Naqala, spot: i64) -> bool:
    """1  Each spot takes one marker, the zeros three between them."""
    return state.track[0 if spot == FRONT_ZERO else spot] == FREE


def has_kumarbi(state: Naqala, player: i64) -> bool:
    """Whether the bidder may discard fakirs to pay less."""
    if not state.owns(player, Djinn.KUMARBI) or state.fakirs(player) == 0:
        return False
    return not (state.rules.kumarbi_per_round and (state.used >> Djinn.KUMARBI) & 1)


def price(spot: i64, fakirs: i64) -> i64:
    """Kumarbi: every fakir makes it the price of the next cheaper spot."""
    at = spot - fakirs
    return PRICES[at if at > 0 else 0]


def affordable(state: Naqala, player: i64, spot: i64) -> bool:
    fakirs = state.fakirs(player) if has_kumarbi(state, player) else 0
    return price(spot, fakirs) <= state.gold[player]


class Bid(Step[Naqala]):
    """1  Choose a free spot of the turn order track and pay its price."""

    def __init__(self, player: int, place: i64) -> None:
        super().__init__(player)
        self.place = place

    def options(self, state: Naqala) -> list[int]:
        free = [A.SPOT + number for number in range(SPOTS) if is_free(state, spot_index(A.SPOT + number))]
        within = [action for action in free if affordable(state, self.player, spot_index(action))]
        return within or free[:1]  # only with all zeros taken and no gold: then it is the 1

    def apply(self, state: Naqala, action: int) -> None:
        spot = spot_index(action)
        state.order[self.place] = FREE
        if spot == FRONT_ZERO:
            push_back(state)
        state.track[spot] = self.player
        if PRICES[spot] > 0 and has_kumarbi(state, self.player):
            haggle(state, self.player, spot, 0)
        else:
            pay(state, self.player, PRICES[spot])


def push_back(state: Naqala) -> None:
    """1  A new bid of nothing pushes the earlier ones back."""
    state.track[0] = state.track[1]
    state.track[1] = state.track[2]
    state.track[2] = FREE


def pay(state: Naqala, player: i64, cost: i64) -> None:
    """1  The price goes to the bank; who must stand on the 1 and has no gold pays nothing."""
    state.gold[player] -= min(cost, state.gold[player])


def haggle(state: Naqala, player: int, spot: i64, given: i64) -> None:
    """Kumarbi: ask for fakirs; all see that there is one, and as many as the bid cannot be paid without."""
    count: i64 = 1
    while price(spot, given + count) > state.gold[player]:
        count += 1
    state.show(player, Card.FAKIR, count)
    state.push(Haggle(player, spot, given))


class Haggle(Step[Naqala]):
    """Kumarbi: discard fakirs, one at a time, each lowering the price by one spot."""

    def __init__(self, player: int, spot: i64, given: i64) -> None:
        super().__init__(player)
        self.spot = spot
        self.given = given

    def options(self, state: Naqala) -> list[int]:
        found: list[int] = []
        if state.fakirs(self.player) > 0 and price(self.spot, self.given) > 0:
            found.append(A.CARD + Card.FAKIR)
        if price(self.spot, self.given) <= state.gold[self.player] or not found:
            found.append(A.DONE)
        return found

    def apply(self, state: Naqala, action: int) -> None:
        if action == A.DONE:
            pay(state, self.player, price(self.spot, self.given))
            return
        state.give_up(self.player, Card.FAKIR)
        state.used |= 1 << Djinn.KUMARBI
        given = self.given + 1
        if price(self.spot, given) > 0 and state.fakirs(self.player) > 0:
            haggle(state, self.player, self.spot, given)
        else:
            pay(state, self.player, price(self.spot, given))

    def details(self) -> dict[str, object]:
        return {"price": price(self.spot, self.given)}
