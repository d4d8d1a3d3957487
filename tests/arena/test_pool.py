"""Worker processes: the same results as alone, and no game lost when a worker dies."""

import os
import signal
from pathlib import Path

import pytest

from stammtisch.arena.game import Outcome
from stammtisch.arena.match import conduct, duel
from stammtisch.arena.pool import Pool
from tests.arena.players import SETUP, essence, make, played, run

pytestmark = pytest.mark.slow


def test_a_pool_gives_the_same_results_as_one_process() -> None:
    match = duel(SETUP, ["random", "raises", "random"], 30, "pool", keep=True)
    with Pool(2, make) as pool:
        together = run(match, pool)
    assert [essence(outcome) for outcome in together.outcomes] == [essence(o) for o in played(match).outcomes]


def test_a_worker_that_is_killed_loses_no_game() -> None:
    match = duel(SETUP, ["random", "random"], 120, "kill")
    killed: list[int] = []

    with Pool(2) as pool:

        def kill(outcome: Outcome) -> None:
            if len(killed) < 3 and outcome.number >= 20 * len(killed):
                victim = pool.workers[len(killed) % 2].process.pid
                assert victim is not None
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)

        survived = conduct(match, pool, kill)
        again = run(match, pool)
        now = [worker.process.pid for worker in pool.workers]
    assert len(killed) == 3
    assert not set(killed) & set(now), "whoever was killed has been replaced by the time there is work again"
    expected = [essence(outcome) for outcome in played(match).outcomes]
    for done in (survived, again):
        assert done.stopped == ""
        assert [essence(outcome) for outcome in done.outcomes] == expected


def test_a_bot_that_dies_once_is_given_its_game_again(tmp_path: Path) -> None:
    match = duel(SETUP, ["random", f"dies@{tmp_path / 'mark'}"], 6, "once")
    with Pool(2, make) as pool:
        done = run(match, pool)
    assert (tmp_path / "mark").exists()
    assert done.stopped == ""
    assert len(done.outcomes) == 6


def test_a_game_that_always_ends_its_worker_stops_the_match_and_is_named() -> None:
    match = duel(SETUP, ["random", "always-dies"], 4, "never")
    with Pool(1, make) as pool:
        done = run(match, pool)
    assert done.stopped == "game 0 (random, always-dies; luck 'never deal 0') has ended its worker process 3 times"


def test_workers_end_with_the_pool() -> None:
    with Pool(2) as pool:
        processes = [worker.process for worker in pool.workers]
    assert not any(process.is_alive() for process in processes)
