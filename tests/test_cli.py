"""The command line: what it prints, what it answers to mistakes."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch import cli
from stammtisch.arena.simulate import play
from stammtisch.games import GAMES


class Result:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    def json(self) -> Any:
        return json.loads(self.out)


class Command:
    """Runs `stammtisch` with arguments, as a person would."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, *words: str) -> Result:
        self.monkeypatch.setattr(sys, "argv", ["stammtisch", *words])
        code = 0
        try:
            cli.main()
        except SystemExit as stop:
            code = int(stop.code or 0)
        out, err = self.capsys.readouterr()
        return Result(code, out, err)


@pytest.fixture
def stammtisch(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.jsonl"
    file.write_text(play(GAMES["five_tribes"], ["random", "random"], {}, {}, "cli").dumps())
    return file


def test_version_says_how_the_rules_run(stammtisch: Command) -> None:
    result = stammtisch("--version")
    assert result.code == 0
    assert "compiled by mypyc" in result.out or "interpreted" in result.out


def test_games_lists_every_game_and_option(stammtisch: Command) -> None:
    listed = stammtisch("games", "--json").json()
    assert [game["key"] for game in listed] == list(GAMES)
    text = stammtisch("games", "--lang", "de").out
    for game in GAMES.values():
        for choice in game.choices:
            assert choice.key in text


def test_simulate_answers_in_json_and_by_seed(stammtisch: Command) -> None:
    words = ["simulate", "five_tribes", "-p", "3", "-n", "4", "--seed", "x", "--bots", "random", "--json"]
    first, second = stammtisch(*words).json(), stammtisch(*words).json()
    assert first == second
    assert first["games"] == 4
    assert abs(sum(bot["wins"] for bot in first["bots"]) - 1) < 0.001


def test_simulate_keeps_records_that_replay(stammtisch: Command, tmp_path: Path) -> None:
    result = stammtisch("simulate", "five_tribes", "-n", "2", "--save", str(tmp_path / "kept"))
    assert result.code == 0
    files = sorted((tmp_path / "kept").iterdir())
    assert len(files) == 2
    assert stammtisch("replay", str(files[1]), "--json").json()["over"] is True


def test_simulate_with_options_and_material(stammtisch: Command, tmp_path: Path) -> None:
    changes = tmp_path / "box.toml"
    changes.write_text("[djinn.monkir]\npoints = 5\n")
    words = ["simulate", "five_tribes", "-n", "1", "-o", "nekir_pays=meeple", "--material", str(changes), "--json"]
    assert stammtisch(*words).json()["options"] == {"nekir_pays": "meeple"}


def test_bench_gives_its_figures_by_name(stammtisch: Command) -> None:
    lines = stammtisch("bench", "five_tribes", "--seconds", "0.1", "--json").json()
    names = {"choices_per_s", "games_per_s", "forced_share", "copy_us", "compiled", "yardstick_per_s", "ratio"}
    names |= {"pool_speedup", "pool_speedup_by_cpu", "pool_games_per_s", "alone_games_per_s"}
    names |= {"tries_per_s_cut", "tries_per_s_full", "rules_share_cut", "rules_share_full"}
    assert all(names <= set(line) for line in lines)
    assert [line["players"] for line in lines] == [2, 3, 4]


def test_replay_tells_the_game_and_the_score(stammtisch: Command, record_file: Path) -> None:
    told = stammtisch("replay", str(record_file), "--lang", "de").out
    assert "nimmt" in told
    assert "Summe" in told


def test_show_draws_what_a_seat_saw(stammtisch: Command, record_file: Path) -> None:
    assert "A1" in stammtisch("show", str(record_file), "--at", "200", "--seat", "1").out
    seen = stammtisch("show", str(record_file), "--at", "200", "--seat", "2", "--json").json()
    assert seen["at"] == 200
    assert len(seen["view"]["tiles"]) == 30


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["simulate", "chess"], "there is no game 'chess'; there are five_tribes"),
        (["simulate", "five_tribes", "-p", "7"], "Five Tribes is for 2 to 4 players, not 7"),
        (["simulate", "five_tribes", "-o", "x=1"], "Five Tribes has no option 'x'; it has"),
        (["simulate", "five_tribes", "-o", "bank=empty"], "option bank cannot be 'empty'; allowed: unlimited, limited"),
        (["simulate", "five_tribes", "-o", "bank"], "an option is written key=value, not 'bank'"),
        (["simulate", "five_tribes", "--bots", "hal"], "there is no bot 'hal'; there are"),
        (["simulate", "five_tribes", "-p", "4", "--bots", "random,greedy"], "2 bots were named for 4 seats"),
        (["simulate", "five_tribes", "--material", "nowhere.toml"], "cannot read nowhere.toml"),
        (["play", "five_tribes", "-p", "1"], "Five Tribes is for 2 to 4 players, not 1"),
        (["play", "--resume", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["replay", "nowhere.jsonl"], "cannot read nowhere.jsonl"),
        (["games", "--lang", "fr"], "there is no language 'fr'; there are en, de"),
    ],
)
def test_mistakes_get_one_clear_sentence(stammtisch: Command, words: list[str], answer: str) -> None:
    result = stammtisch(*words)
    assert result.code == 2
    assert answer in result.err
    assert result.err.count("\n") == 1
    assert "Traceback" not in result.err


def test_show_outside_the_record_or_the_table(stammtisch: Command, record_file: Path) -> None:
    assert "outside the record" in stammtisch("show", str(record_file), "--at", "99999").err
    assert "seats are 1 to 2" in stammtisch("show", str(record_file), "--seat", "5").err


def test_a_damaged_record_is_named_by_line(stammtisch: Command, record_file: Path) -> None:
    lines = record_file.read_text().splitlines()
    lines[40] = lines[40].replace('"do": "', '"do": "un')
    record_file.write_text("\n".join(lines))
    result = stammtisch("replay", str(record_file))
    assert result.code == 2
    assert "line 41" in result.err
