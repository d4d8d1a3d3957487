"""Match: a record together with the luck that goes with it, for those who play or let play in a few lines."""

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import IllegalAction


class Match(Record):
    """A record with the luck that goes with it, ready to be played."""

    def __init__(self, game: Game, players: int, options: dict[str, str], seed: str) -> None:
        super().__init__(game, players, options)
        self.luck = seeded(seed)
        self.settle(self.luck)

    def play(self, name: str) -> None:
        """Take the option of a name, then let chance play until somebody is to choose."""
        action = self.game.space.code(name)
        if action < 0:
            offer = ", ".join(self.names_on_offer())
            raise IllegalAction(f"{name!r} is no thing in {self.game.title}; on offer: {offer}")
        self.submit(action)
        self.settle(self.luck)

    def names_on_offer(self) -> list[str]:
        """The short names of the options."""
        return [self.game.space.name(action) for action in self.state.options()]
