"""Taking a card: an invention from the display, or the top point card, which covers an invention."""

from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.fire_and_stone.material import DISPLAY, INVENTIONS, Card, Invention
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def new_inventions(state: World, player: i64) -> list[int]:
    """The inventions on display that a player does not have yet, covered or not, as actions."""
    found: list[int] = []
    for invention in range(INVENTIONS):
        if state.display[invention] > 0 and state.inventions[player * INVENTIONS + invention] == Card.ABSENT:
            found.append(A.INVENTION + invention)
    return found


def cards_for(state: World, player: i64) -> list[int]:
    """What a player may take; a point card needs an invention that it can cover."""
    found = new_inventions(state, player)
    if state.points_taken < len(state.box.point_cards) and state.usable(player):
        found.append(A.POINTS)
    return found


def take_card(state: World, player: int) -> None:
    """A card symbol is covered: one card, if any can be taken."""
    if cards_for(state, player):
        state.push(TakeCard(player))


class TakeCard(Step[World]):
    """Take an invention that you do not have, or the top point card."""

    def options(self, state: World) -> list[int]:
        found = cards_for(state, self.player)
        if not state.rules.card_must:
            found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action == A.DONE:
            return
        if action == A.POINTS:
            cover(state, self.player)
            return
        pots_feed(state, self.player)
        from_display(state, action - A.INVENTION)
        gain(state, self.player, action - A.INVENTION)
        refill(state)


def pots_feed(state: World, player: i64) -> None:
    """Clay pots: food for every card, but not for taking them."""
    if state.can_use(player, Invention.CLAY_POTS):
        state.feed(player, state.box.invention_extra[Invention.CLAY_POTS])


def from_display(state: World, invention: i64) -> None:
    state.display = state.display[:]
    state.display[invention] -= 1


def gain(state: World, player: i64, invention: i64) -> None:
    """An invention is laid down before a player; those about food feed at once."""
    state.set_invention(player, invention, Card.USABLE)
    state.feed(player, state.box.invention_food[invention])


def cover(state: World, player: int) -> None:
    """A point card must cover a usable invention; only where there are several is there a choice."""
    usable = state.usable(player)
    if len(usable) > 1:
        state.push(Cover(player))
    else:
        lay_points(state, player, usable[0])


class Cover(Step[World]):
    """Lay the point card on one of your inventions, which loses its effect."""

    def options(self, state: World) -> list[int]:
        return [A.INVENTION + invention for invention in state.usable(self.player)]

    def apply(self, state: World, action: int) -> None:
        lay_points(state, self.player, action - A.INVENTION)


def lay_points(state: World, player: i64, invention: i64) -> None:
    """The top point card lies on an invention from now on."""
    if invention != Invention.CLAY_POTS or state.rules.pots_feed_when_covered:
        pots_feed(state, player)
    state.set_invention(player, invention, Card.COVERED + state.box.point_cards[state.points_taken])
    state.points_taken += 1
    state.tell("covered", player, A.INVENTION + invention)


def refill(state: World) -> None:
    """The display is filled up to three cards while the pile lasts."""
    if secrets.total(state.display) < DISPLAY and secrets.total(state.pile) > 0:
        state.push(Refill())


class Refill(Step[World]):
    """The top invention of the pile is laid out."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: World) -> list[int]:
        return secrets.present(state.pile, A.INVENTION)

    def weights(self, state: World) -> list[int]:
        return secrets.copies(state.pile)

    def toss(self, state: World, rng: Rng) -> int:
        return A.INVENTION + secrets.pick(state.pile, rng)

    def apply(self, state: World, action: int) -> None:
        invention: i64 = action - A.INVENTION
        state.pile = state.pile[:]
        state.pile[invention] -= 1
        state.display = state.display[:]
        state.display[invention] += 1
        refill(state)
