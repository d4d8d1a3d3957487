"""When djinns may be used and goods be sold."""

from stammtisch.engine.state import Step, Task
from stammtisch.games.five_tribes import sale
from stammtisch.games.five_tribes.material import Card
from stammtisch.games.five_tribes.payment import Cost, can_pay, needs_fakir, pay
from stammtisch.games.five_tribes.powers import MOMENT_NAMES, POWERS, Moment, Power
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


def usable(state: Naqala, player: int, moment: int) -> list[int]:
    """The paid djinns that the player can use now, as actions."""
    found: list[int] = []
    if not can_pay(state, player, Cost.EITHER):
        return found
    for power in POWERS:
        unused = state.owns(player, power.djinn) and not (state.used >> power.djinn) & 1
        if unused and can_pay(state, player, power.cost) and power.ready(state, player, moment):
            found.append(A.DJINN + power.djinn)
    return found


def choices(state: Naqala, player: int, moment: int) -> list[int]:
    """What may be done in a window besides ending it."""
    found = usable(state, player, moment)
    if moment == Moment.AT_END:
        found.extend(sale.goods(state, player, 0))
    return found


class Offer(Task[Naqala]):
    """Open a window, if there is anything to do in it."""

    def __init__(self, mover: int, moment: int) -> None:
        super().__init__()
        self.mover = mover
        self.moment = moment

    def run(self, state: Naqala) -> None:
        found = choices(state, self.mover, self.moment)
        if found:
            if all_need_fakir(state, self.mover, found):
                state.show(self.mover, Card.FAKIR, 1)  # all see that the window opens
            state.push(Window(self.mover, self.moment))


def all_need_fakir(state: Naqala, player: int, found: list[int]) -> bool:
    """Whether a window would not open if the player had no fakir."""
    for action in found:
        if action >= A.CARD or not needs_fakir(state, player, power_of(action - A.DJINN).cost):
            return False
    return True


class Window(Step[Naqala]):
    """2.5, 2.6  Use a djinn, at the end of the turn also sell goods, or go on."""

    def __init__(self, player: int, moment: int) -> None:
        super().__init__(player)
        self.moment = moment

    def options(self, state: Naqala) -> list[int]:
        found = choices(state, self.player, self.moment)
        found.append(A.DONE)
        return found

    def apply(self, state: Naqala, action: int) -> None:
        if action == A.DONE:
            return
        state.push(Offer(self.player, self.moment))
        if action >= A.CARD:
            sale.start(state, self.player, action)
        else:
            call(state, self.player, power_of(action - A.DJINN))

    def details(self) -> dict[str, object]:
        return {"moment": MOMENT_NAMES[self.moment]}


def power_of(djinn: int) -> Power:
    for power in POWERS:
        if power.djinn == djinn:
            return power
    raise ValueError(f"djinn {djinn} has no power that is paid for")


def call(state: Naqala, player: int, power: Power) -> None:
    """2.5  Pay a djinn and let him act; he is spent for this turn."""
    state.used |= 1 << power.djinn
    state.active |= 1 << power.djinn
    power.use(state, player)
    pay(state, player, power.cost)
