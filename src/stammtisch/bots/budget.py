"""Budget: how much a search may do, counted in tries so that strength does not depend on the machine, or in seconds."""

from time import perf_counter


class Budget:
    """What one thought may cost, and how far it has got."""

    def __init__(
        self,
        tries: int,
        seconds: float,
        lines: int,
        arms: int,
        horizon: int,
        width: int,
        fresh: int,
        depth: int,
        trust: float,
    ) -> None:
        self.tries = tries
        self.seconds = seconds  # if not 0, it alone decides
        self.lines = lines  # turns looked at to find the candidates
        self.arms = arms  # how many candidates are weighed
        self.horizon = horizon  # how many turns ahead the heuristic judges
        self.width = width  # how many known strokes a reply tries
        self.fresh = fresh  # and how many at random
        self.depth = depth
        self.trust = trust
        self.done = 0
        self.started = 0.0

    def start(self) -> None:
        self.done = 0
        self.started = perf_counter()

    def count(self) -> None:
        self.done += 1

    def spent(self) -> float:
        """The part of it that is spent."""
        if self.seconds > 0.0:
            return (perf_counter() - self.started) / self.seconds
        return self.done / self.tries if self.tries > 0 else 1.0

    def is_spent(self) -> bool:
        return self.spent() >= 1.0

    def phase(self, phases: int) -> int:
        """Which of some equal parts of it is being spent, from 0."""
        return min(int(self.spent() * phases), phases - 1)
