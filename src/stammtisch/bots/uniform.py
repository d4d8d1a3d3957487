"""The random bot: any option is as good as another."""

from stammtisch.bots.bot import Bot
from stammtisch.bots.thought import Thought
from stammtisch.engine.state import State


class Uniform(Bot):
    def think(self, state: State) -> Thought:
        options = state.options()
        return Thought(state.player(), options[self.rng.below(len(options))], [], 0)
