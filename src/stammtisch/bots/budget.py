"""Budget: how much a thought may cost, in tries, so that strength does not depend on the machine, or in seconds."""

from time import perf_counter


class Budget:
    """What one thought may spend, how it spends it, and how far it has got."""

    def __init__(self, tries: int, lines: int, seconds: float = 0.0) -> None:
        self.tries = tries
        self.lines = lines  # turns looked at to find the candidates
        self.seconds = seconds  # if there are any, they decide and not the tries
        self.arms = 8  # candidates that are weighed
        self.horizon = 0  # turns played before the heuristic judges, if not as many as the game advises
        self.known = 12  # strokes of the repertoire tried for each reply
        self.rest = 320  # ways to end the present turn, once luck has come into it, looked at in each try
        self.glance = 80  # turns looked at for the first reply, half as many for each later one
        self.trust = 8.0  # tries that the heuristic's own word counts
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

    def phase(self, phases: int) -> int:
        """Which of some equal parts of it is being spent, from 0."""
        return min(int(self.spent() * phases), phases - 1)
