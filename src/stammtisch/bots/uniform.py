"""The random bot: any option is as good as another."""

from stammtisch.bots.bot import Bot
from stammtisch.engine.state import State


class Uniform(Bot):
    def choose(self, state: State) -> int:
        options = state.options()
        return options[self.rng.below(len(options))]
