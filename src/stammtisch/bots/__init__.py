"""Players made of code: they see a redealt state and answer with an action."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.budget import Budget
from stammtisch.bots.greedy import Greedy
from stammtisch.bots.ismcts import Ismcts
from stammtisch.bots.uniform import Uniform
from stammtisch.engine.chance import Rng

NAMES: Final[list[str]] = ["random", "greedy"]


class UnknownBot(ValueError):
    """Nobody of that name plays here; the message says who does."""


def make(name: str, rng: Rng) -> Bot:
    """The bot of a name, with luck of its own."""
    if name == "random":
        return Uniform(rng)
    if name == "greedy":
        return Greedy(rng)
    if name.startswith("x"):
        v = [int(n) for n in name[1:].split("-")]
        return Ismcts(rng, Budget(v[2], 0.0, v[0], v[1], v[3], v[4], v[5], v[6], float(v[7])))
    raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(NAMES)}")
