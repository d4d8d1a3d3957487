"""Played games must come out the same for ever, compiled and interpreted."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import stammtisch
from stammtisch.engine.record import begin
from stammtisch.games import GAMES
from tests.golden.scenarios import PERFT, SCENARIOS
from tests.golden.trace import FOLDER, names_in, perft, retrace

FILES = sorted(FOLDER.rglob("*.txt"))
COUNTS = json.loads((FOLDER / "perft.json").read_text())
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_playthrough_comes_out_the_same(file: Path) -> None:
    text = file.read_text("utf-8")
    assert retrace(*names_in(text)) == text


@pytest.mark.parametrize("row", COUNTS, ids=[row["playthrough"] for row in COUNTS])
def test_perft_counts_stay(row: dict[str, int | str]) -> None:
    file = next(file for file in FILES if file.stem == row["playthrough"])
    header, names = names_in(file.read_text("utf-8"))
    record = begin(json.loads(header), GAMES)
    for name in names[: int(row["at"])]:
        record.submit(record.game.space.code(name))
    assert perft(record.state, int(row["depth"])) == row["count"]


def test_every_scenario_is_kept() -> None:
    assert sorted(scenario.name for scenario in SCENARIOS) == sorted(file.stem for file in FILES)
    assert [row[0] for row in PERFT] == [row["playthrough"] for row in COUNTS]


def test_every_game_has_playthroughs() -> None:
    assert {file.parent.name for file in FILES} == set(GAMES)


@pytest.mark.slow
@pytest.mark.skipif(not stammtisch.COMPILED, reason="the build at hand is interpreted itself")
def test_interpreted_sources_give_the_same_bytes(tmp_path: Path) -> None:
    """Runs the playthroughs, and the engine's tests with a game made up for them, on sources without a build."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    tests = ["tests/golden", "tests/engine"]
    command = [sys.executable, "-m", "pytest", "-o", "pythonpath=.", "-p", "no:cacheprovider", "-m", "not slow", *tests]
    environment = {"PYTHONPATH": str(tmp_path / "src"), "PATH": ""}
    probe = [sys.executable, "-c", "import stammtisch; assert not stammtisch.COMPILED"]
    for each in (probe, command):
        done = subprocess.run(each, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
