"""Bot: what everything that plays has in common."""

from typing import Final

from stammtisch.bots.thought import Thought
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State

UNSEEN: Final = -1  # an action that somebody took where the bot's seat could not see it


class Bot:
    """Chooses for the seat whose turn it is.  It may play on the state it is shown, which is not the true one."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def think(self, state: State) -> Thought:
        """One of the state's options, with the reasons for it."""
        raise NotImplementedError

    def choose(self, state: State) -> int:
        return self.think(state).action

    def notice(self, seat: int, action: int) -> None:
        """Somebody, perhaps the bot itself, has acted; nobody need say so, but a bot may think faster for it."""


def consult(bot: Bot, state: State) -> Thought:
    """Let a bot think in a true state: it is shown a redealt copy, so it cannot know what its seat does not."""
    return bot.think(state.redeal(state.player(), bot.rng))


def ask(bot: Bot, state: State) -> int:
    """What a bot chooses in a true state."""
    return consult(bot, state).action


def tell(bot: Bot, viewer: int, state: State, action: int) -> None:
    """Let the bot of a seat know what is about to be done in a true state, as far as that seat sees it."""
    step = state.steps[-1]
    bot.notice(step.player, action if (step.audience() >> viewer) & 1 else UNSEEN)
