"""A Ray cluster of two nodes: the same results as one process, and no game lost when a worker or a node dies."""

import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from stammtisch.arena.cluster import Cluster, check_address, connect
from stammtisch.arena.game import Outcome
from stammtisch.arena.match import conduct, duel
from stammtisch.arena.runner import ArenaError
from tests.arena.players import SETUP, essence, make, played, run

ROOT = Path(__file__).parents[2]


def test_without_ray_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"install stammtisch\[ray\] here and on every machine"):
        Cluster()


def test_an_address_where_nobody_listens_is_refused_at_once() -> None:
    with pytest.raises(ArenaError, match=r"cannot join the Ray cluster at RAY_ADDRESS=127\.0\.0\.1:1"):
        check_address("127.0.0.1:1")


@pytest.fixture(scope="module")
def nodes() -> Iterator[Any]:
    """Two nodes on this machine, each with processes of its own, as two machines would have."""
    ray = pytest.importorskip("ray")
    from ray.cluster_utils import Cluster as Nodes

    patch = pytest.MonkeyPatch()
    patch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(ROOT / "src")]))
    nodes = Nodes(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    nodes.add_node(num_cpus=1)
    patch.setenv("RAY_ADDRESS", nodes.address)
    connect()
    yield nodes
    ray.shutdown()
    nodes.shutdown()
    patch.undo()


def where(name: str, rng: Any) -> Any:
    """A factory that marks its node in the folder that the bot's name ends with, and waits for another node to come.

    Games are short: without the wait one node might play them all before the other has begun.
    """
    import ray

    folder = Path(name.partition("@")[2])
    mark = folder / ray.get_runtime_context().get_node_id()
    if not mark.exists():
        mark.touch()
        patience = time.monotonic() + 90
        while len(list(folder.iterdir())) < 2 and time.monotonic() < patience:
            time.sleep(0.05)
    return make("random", rng)


@pytest.mark.slow
def test_a_cluster_gives_the_same_results_as_one_process(nodes: Any) -> None:
    match = duel(SETUP, ["random", "raises", "random"], 12, "ray", keep=True)
    together = run(match, Cluster(factory=make))
    assert together.stopped == ""
    assert [essence(outcome) for outcome in together.outcomes] == [essence(o) for o in played(match).outcomes]


@pytest.mark.slow
def test_both_nodes_play(nodes: Any, tmp_path: Path) -> None:
    run(duel(SETUP, [f"random@{tmp_path}"] * 2, 8, "nodes"), Cluster(factory=where))
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.slow
def test_a_worker_that_dies_loses_no_game(nodes: Any, tmp_path: Path) -> None:
    match = duel(SETUP, ["random", f"dies@{tmp_path / 'mark'}"], 6, "once")
    done = run(match, Cluster(factory=make))
    assert (tmp_path / "mark").exists()
    assert done.stopped == ""
    again = played(match)  # the mark is there, so nobody dies any more
    assert [essence(outcome) for outcome in done.outcomes] == [essence(outcome) for outcome in again.outcomes]


@pytest.mark.slow
def test_a_node_that_goes_loses_no_game(nodes: Any) -> None:
    match = duel(SETUP, ["random", "random"], 60, "node")
    extra = nodes.add_node(num_cpus=1)
    gone: list[int] = []

    def remove(outcome: Outcome) -> None:
        if not gone and outcome.number >= 10:
            nodes.remove_node(extra, allow_graceful=False)
            gone.append(outcome.number)

    done = conduct(match, Cluster(), remove)
    assert gone
    assert done.stopped == ""
    assert [essence(outcome) for outcome in done.outcomes] == [essence(o) for o in played(match).outcomes]
