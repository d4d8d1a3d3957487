"""Pool: worker processes on this machine.

A worker gets fixtures and sends back outcomes, one message each, both plain data.  When a worker dies, all that it has
finished is already here; the games it still had open go to the front of the queue and a new worker takes its place.
"""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from stammtisch.arena.deals import Fixture
from stammtisch.arena.game import Factory, Outcome, play
from stammtisch.arena.runner import ArenaError, described
from stammtisch.bots import make

ATTEMPTS: Final = 3  # a game that was open in so many dying workers is to blame itself
AHEAD: Final = 8  # the most games that wait at one worker
QUICK: Final = 0.1  # seconds of work that may wait at one worker


def serve(pipe: "Connection[Any, Any]", factory: Factory) -> None:
    """A worker: play what comes until nobody is there any more.  Ctrl-C is for the one who started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            fixture = pipe.recv()
        except EOFError:
            return
        try:
            message: Outcome | str = play(fixture, factory)
        except Exception as error:
            message = f"{type(error).__name__}: {error}"
        pipe.send(message)


class Worker:
    """One process, our end of its pipe, and the games it has been given."""

    def __init__(self, factory: Factory) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, factory), daemon=True)
        self.process.start()
        other.close()
        self.open: deque[Fixture] = deque()

    def give(self, fixture: Fixture) -> None:
        """Hand over a game; if nobody is there to take it, that shows when we listen."""
        self.open.append(fixture)
        try:
            self.pipe.send(fixture)
        except OSError:
            return

    def stop(self) -> None:
        self.pipe.close()
        self.process.terminate()
        self.process.join()


class Pool:
    """A number of workers; use it in a `with`, so that they end with it."""

    def __init__(self, workers: int, factory: Factory = make) -> None:
        self.factory = factory
        self.workers = [Worker(factory) for _ in range(workers)]
        self.attempts: dict[int, int] = {}

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *reason: object) -> None:
        for worker in self.workers:
            worker.stop()

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all fixtures; outcomes come as they are done."""
        source = iter(fixtures)
        again: deque[Fixture] = deque()
        start, done = time.monotonic(), 0
        while True:
            self.feed(source, again, self.window(time.monotonic() - start, done))
            busy = {worker.pipe: worker for worker in self.workers if worker.open}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]
                outcome = self.listen(worker, again)
                if outcome is not None:
                    done += 1
                    yield outcome

    def window(self, seconds: float, done: int) -> int:
        """How many games may wait at a worker: one of the long ones, several of the quick ones."""
        if done == 0:
            return 1
        return max(1, min(AHEAD, int(QUICK * done / (seconds * len(self.workers)))))

    def feed(self, source: Iterator[Fixture], again: deque[Fixture], window: int) -> None:
        for depth in range(1, window + 1):
            for worker in self.workers:
                if len(worker.open) < depth:
                    fixture = again.popleft() if again else next(source, None)
                    if fixture is None:
                        return
                    worker.give(fixture)

    def listen(self, worker: Worker, again: deque[Fixture]) -> Outcome | None:
        """The next outcome of a worker, or None if it turns out to be dead and was replaced."""
        try:
            message: Outcome | str = worker.pipe.recv()
        except (EOFError, OSError):
            self.replace(worker, again)
            return None
        fixture = worker.open.popleft()
        if isinstance(message, str):
            raise ArenaError(f"{described(fixture)} cannot be played: {message}")
        return message

    def replace(self, worker: Worker, again: deque[Fixture]) -> None:
        """A new worker for a dead one; its open games are run again, the first of them not for ever."""
        worker.stop()
        first = worker.open[0]
        self.attempts[first.number] = self.attempts.get(first.number, 0) + 1
        if self.attempts[first.number] >= ATTEMPTS:
            raise ArenaError(f"{described(first)} has ended its worker process {ATTEMPTS} times")
        again.extendleft(reversed(worker.open))
        self.workers[self.workers.index(worker)] = Worker(self.factory)
