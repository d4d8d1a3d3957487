"""A wheel holds all that is needed: it installs into an empty environment and plays."""

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def run(*command: str, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_a_wheel_installs_into_an_empty_environment_and_plays(tmp_path: Path) -> None:
    pip = [sys.executable, "-m", "pip", "-q", "--disable-pip-version-check"]
    run(*pip, "wheel", str(ROOT), "--no-deps", "--no-build-isolation", "-w", str(tmp_path), cwd=ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    venv.create(tmp_path / "empty", with_pip=True)
    own = tmp_path / "empty" / "bin"
    run(str(own / "pip"), "-q", "--disable-pip-version-check", "install", str(wheel), cwd=tmp_path)
    assert "rules engine" in run(str(own / "stammtisch"), "--version", cwd=tmp_path)
    told = run(str(own / "stammtisch"), "simulate", "five_tribes", "-n", "3", "--seed", "1", "--json", cwd=tmp_path)
    assert '"games": 3' in told
