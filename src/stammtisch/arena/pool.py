"""Pool: worker processes on this machine.

A worker gets fixtures and sends back outcomes, both plain data: a long game by itself, quick ones some at a time.  When
a worker dies, what it has sent is here and kept; all that it still had open goes to the front of the queue, to be
played again with the same result, and a new worker takes its place.
"""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from typing import Any, Final

from stammtisch.arena.deals import Fixture
from stammtisch.arena.game import Factory, Outcome, play
from stammtisch.arena.runner import ArenaError, described
from stammtisch.bots import make

ATTEMPTS: Final = 3  # a game that was open in so many dying workers is to blame itself
AHEAD: Final = 64  # the most games that wait at one worker
QUEUE: Final = 0.2  # seconds of work that may wait at one worker
PATIENCE: Final = 0.1  # seconds for which a worker may keep what it has finished


@dataclass
class Message:
    """What a worker sends: finished games in the order given, their time, and why the next cannot be played."""

    outcomes: list[Outcome]
    seconds: float  # by the clock
    work: float  # of CPU
    fault: str = ""


def serve(pipe: "Connection[Any, Any]", factory: Factory) -> None:
    """A worker: play what comes until nobody is there any more.  Ctrl-C is for the one who started us."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            serve_batch(pipe, factory, pipe.recv())
    except (EOFError, OSError):
        return


def serve_batch(pipe: "Connection[Any, Any]", factory: Factory, batch: list[Fixture]) -> None:
    done: list[Outcome] = []
    start, work = time.perf_counter(), time.process_time()
    for fixture in batch:
        try:
            done.append(play(fixture, factory))
        except Exception as error:
            pipe.send(
                Message(
                    done, time.perf_counter() - start, time.process_time() - work, f"{type(error).__name__}: {error}"
                )
            )
            return
        spent = time.perf_counter() - start
        if spent > PATIENCE or fixture is batch[-1]:
            pipe.send(Message(done, spent, time.process_time() - work))
            done, start, work = [], time.perf_counter(), time.process_time()


class Worker:
    """One process, our end of its pipe, and the games it has been given."""

    def __init__(self, factory: Factory) -> None:
        context = multiprocessing.get_context("spawn")  # a fork would copy the threads of a progress bar
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other, factory), daemon=True)
        self.process.start()
        other.close()
        self.open: deque[Fixture] = deque()

    def give(self, batch: list[Fixture]) -> None:
        """Hand over games; if nobody is there to take them, that shows when we listen."""
        self.open.extend(batch)
        with suppress(OSError):
            self.pipe.send(batch)

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
        self.done = 0
        self.seconds = 1e-9
        self.work = 0.0

    def __enter__(self) -> "Pool":
        return self

    def __exit__(self, *reason: object) -> None:
        for worker in self.workers:
            worker.stop()

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all fixtures; outcomes come as they are done."""
        source = iter(fixtures)
        again: deque[Fixture] = deque()
        while True:
            self.feed(source, again)
            busy: dict[Any, Worker] = {worker.pipe: worker for worker in self.workers if worker.open}
            if not busy:
                return
            for pipe in wait(list(busy)):
                yield from self.listen(busy[pipe], again)

    def window(self) -> int:
        """How many games may wait at a worker: one of the long ones, many of the quick ones."""
        if self.done == 0:
            return 1
        return max(1, min(AHEAD, int(QUEUE * self.done / self.seconds)))

    def feed(self, source: Iterator[Fixture], again: deque[Fixture]) -> None:
        """Give games to every worker that has few left."""
        window = self.window()
        for worker in self.workers:
            if len(worker.open) <= window // 2:
                wanted = range(window - len(worker.open))
                batch = [again.popleft() if again else next(source, None) for _ in wanted]
                worker.give([fixture for fixture in batch if fixture is not None])

    def listen(self, worker: Worker, again: deque[Fixture]) -> list[Outcome]:
        """What a worker has finished; nothing if it turns out to be dead and was replaced."""
        try:
            message: Message = worker.pipe.recv()
        except (EOFError, OSError):
            self.replace(worker, again)
            return []
        for _ in message.outcomes:
            worker.open.popleft()
        self.done += len(message.outcomes)
        self.seconds += message.seconds
        self.work += message.work
        if message.fault:
            raise ArenaError(f"{described(worker.open[0])} cannot be played: {message.fault}")
        return message.outcomes

    def replace(self, worker: Worker, again: deque[Fixture]) -> None:
        """A new worker for a dead one; its open games are run again, the first of them not for ever."""
        worker.stop()
        first = worker.open[0]
        self.attempts[first.number] = self.attempts.get(first.number, 0) + 1
        if self.attempts[first.number] >= ATTEMPTS:
            raise ArenaError(f"{described(first)} has ended its worker process {ATTEMPTS} times")
        again.extendleft(reversed(worker.open))
        self.workers[self.workers.index(worker)] = Worker(self.factory)
