"""Cluster: the same games on many machines, by Ray.

Every machine of the cluster needs the same Stammtisch installed.  A game is a task of one core: fixtures travel there,
outcomes travel back.  Ray runs a task again when its worker or its machine dies.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from typing import Any, Final

from stammtisch.arena.deals import Fixture
from stammtisch.arena.game import Factory, Outcome, play
from stammtisch.arena.runner import ArenaError, described
from stammtisch.bots import make

RETRIES: Final = 3
AHEAD: Final = 2  # games under way per core, so that no core waits for us


def connect() -> Any:
    """Ray, joined to the cluster that RAY_ADDRESS names, else to one found on this machine, else to one just begun."""
    try:
        import ray
    except ImportError:
        raise ArenaError("Ray is not installed; install stammtisch[ray] here and on every machine") from None
    if not ray.is_initialized():
        check_address(os.environ.get("RAY_ADDRESS", ""))
        try:
            ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
        except (ConnectionError, ValueError) as error:
            raise ArenaError(f"cannot join the Ray cluster: {error}") from None
    return ray


def check_address(address: str) -> None:
    """Refuse at once an address where nobody listens; Ray itself would try for minutes."""
    host, _, port = address.rpartition(":")
    if host and port.isdigit() and "/" not in host:
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=10).close()
        except OSError as error:
            reason = error.strerror or "nobody answers"
            raise ArenaError(f"cannot join the Ray cluster at RAY_ADDRESS={address}: {reason}") from None


class Cluster:
    """Plays games on all cores of a Ray cluster, or on `workers` of them."""

    def __init__(self, workers: int | None = None, factory: Factory = make) -> None:
        self.ray = connect()
        self.limit = workers
        self.factory = factory
        self.task = self.ray.remote(play).options(num_cpus=1, max_retries=RETRIES)

    def cores(self) -> int:
        """How many games can be played at once; asked again and again, since a cluster may grow."""
        here = int(self.ray.cluster_resources().get("CPU", 1))
        return max(1, here if self.limit is None else min(here, self.limit))

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        """Play all fixtures; outcomes come as they are done."""
        source = iter(fixtures)
        open_: dict[Any, Fixture] = {}
        try:
            while True:
                self.feed(source, open_)
                if not open_:
                    return
                done, _ = self.ray.wait(list(open_), num_returns=1)
                for task in done:
                    yield self.collect(task, open_.pop(task))
        finally:
            for task in open_:
                self.ray.cancel(task, force=True)

    def feed(self, source: Iterator[Fixture], open_: dict[Any, Fixture]) -> None:
        room = self.cores() if self.limit is not None else AHEAD * self.cores()
        while len(open_) < room:
            fixture = next(source, None)
            if fixture is None:
                return
            open_[self.task.remote(fixture, self.factory)] = fixture

    def collect(self, task: Any, fixture: Fixture) -> Outcome:
        try:
            outcome: Outcome = self.ray.get(task)
        except self.ray.exceptions.WorkerCrashedError:
            raise ArenaError(f"{described(fixture)} has ended its worker process {RETRIES + 1} times") from None
        except self.ray.exceptions.RayTaskError as error:
            raise ArenaError(f"{described(fixture)} cannot be played: {error.cause!r}") from None
        return outcome
