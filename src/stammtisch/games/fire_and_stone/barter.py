"""Barter Ring: an invention of one's own for one on display."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.fire_and_stone.cards import from_display, gain, new_inventions, pots_feed
from stammtisch.games.fire_and_stone.material import INVENTION_NAMES, Card, Cave
from stammtisch.games.fire_and_stone.state import World
from stammtisch.games.fire_and_stone.things import A


def visit(state: World, player: int) -> None:
    """Possible with an uncovered invention, while there is one on display that the player lacks."""
    if state.usable(player) and new_inventions(state, player):
        state.push(Offer(player))


class Offer(Step[World]):
    """Give up one of your uncovered inventions, or let it be."""

    def options(self, state: World) -> list[int]:
        found = [A.INVENTION + invention for invention in state.usable(self.player)]
        found.append(A.DONE)
        return found

    def apply(self, state: World, action: int) -> None:
        if action != A.DONE:
            state.push(Swap(self.player, action - A.INVENTION))


class Swap(Step[World]):
    """Take an invention from the display, where the one given up is laid instead, and some food."""

    def __init__(self, player: int, given: i64) -> None:
        super().__init__(player)
        self.given = given

    def options(self, state: World) -> list[int]:
        return new_inventions(state, self.player)

    def apply(self, state: World, action: int) -> None:
        wanted: i64 = action - A.INVENTION
        from_display(state, wanted)
        state.set_invention(self.player, self.given, Card.ABSENT)
        state.display[self.given] += 1
        pots_feed(state, self.player)
        gain(state, self.player, wanted)
        state.feed(self.player, state.box.cave_food[Cave.BARTER])

    def details(self) -> dict[str, object]:
        return {"given": INVENTION_NAMES[self.given]}
