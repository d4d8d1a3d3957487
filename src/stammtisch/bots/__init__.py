"""Players made of code: they see a redealt state and answer with an action."""

from typing import Final

from stammtisch.bots.bot import Bot
from stammtisch.bots.greedy import Greedy
from stammtisch.bots.ismcts import Ismcts
from stammtisch.bots.levels import LONGEST, SHORTEST, TRIES, level, timed
from stammtisch.bots.uniform import Uniform
from stammtisch.engine.chance import Rng

NAMES: Final[list[str]] = ["random", "greedy", "novice", "casual", "club", "expert", "master"]
TIMED: Final = "ismcts:"
OFFER: Final[str] = f"{', '.join(NAMES)}, ismcts:SECONDS"


class UnknownBot(ValueError):
    """Nobody of that name plays here; the message says who does."""


def make(name: str, rng: Rng) -> Bot:
    """The bot of a name, with luck of its own."""
    if name == "random":
        return Uniform(rng)
    if name == "greedy":
        return Greedy(rng)
    if name in TRIES:
        return Ismcts(rng, level(name))
    if name.startswith(TIMED):
        return Ismcts(rng, timed(seconds_of(name)))
    raise UnknownBot(f"there is no bot {name!r}; there are {OFFER}")


def seconds_of(name: str) -> float:
    """The seconds in a name such as ismcts:2.5."""
    try:
        seconds = float(name[len(TIMED) :])
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        raise UnknownBot(f"bot {name!r} needs {SHORTEST:g} to {LONGEST:g} seconds for a thought, such as ismcts:2.5")
    return seconds
