"""Bot: what everything that plays has in common."""

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State


class Bot:
    """Chooses for the seat whose turn it is.  It may play on the state it is shown, which is not the true one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, state: State) -> int:
        """One of the state's options."""
        raise NotImplementedError


def ask(bot: Bot, state: State) -> int:
    """Let a bot choose in a true state: it is shown a redealt copy, so it cannot know what its seat does not."""
    return bot.choose(state.redeal(state.player(), bot.rng))
