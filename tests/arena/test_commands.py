"""stammtisch match and ladder, as a person types them."""

from pathlib import Path

import pytest

from stammtisch.arena import game
from stammtisch.arena.deals import Fixture
from stammtisch.arena.runner import Alone
from stammtisch.cli import matches
from tests.arena.players import make
from tests.test_cli import Command, stammtisch

__all__ = ["stammtisch"]  # the fixture

ALONE = ["--seed", "x", "--workers", "1"]


def test_a_match_answers_in_json_by_its_seed_and_says_how_to_repeat_it(stammtisch: Command) -> None:
    words = ["match", "five_tribes", "--bots", "random,random", "-n", "4", *ALONE, "-o", "bank=limited", "--json"]
    first = stammtisch(*words).json()
    assert first["command"] == (
        "stammtisch match five_tribes --bots random,random --games 4 --seed x --option bank=limited"
    )
    second = stammtisch(*first["command"].split()[1:], "--workers", "1", "--json").json()
    for found in (first, second):
        del found["run"]
        for line in found["entrants"]:
            del line["thinking"]
    assert first == second


def test_a_match_in_words_fits_80_columns(stammtisch: Command) -> None:
    told = stammtisch("match", "five_tribes", "--bots", "random,random,random", "-n", "6", *ALONE).out
    assert "6 games of Five Tribes in 2 deals, seed x" in told
    assert "ahead of" in told
    assert "Wins by seat: seat 1:" in told
    assert all(len(line) <= 80 for line in told.splitlines())


def test_a_ladder_rates_and_writes_its_page(
    stammtisch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = tmp_path / "ladder.html"
    with_more_bots(monkeypatch, tmp_path)
    words = ["ladder", "five_tribes", "--bots", "random,first", "-n", "4", *ALONE, "--html", str(page)]
    told = stammtisch(*words)
    assert told.code == 0
    assert "rating" in told.out
    assert "<h2>Rating</h2>" in page.read_text("utf-8")
    assert all(len(line) <= 80 for line in told.out.splitlines())


def with_more_bots(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Let the commands know the failing bots too."""
    monkeypatch.setenv("STAMMTISCH_HOME", str(folder))
    monkeypatch.setattr("stammtisch.cli.common.make", make)
    monkeypatch.setattr(matches, "Alone", AloneWith)


class AloneWith(Alone):
    def __init__(self) -> None:
        super().__init__(make)


def test_a_forfeit_is_told_and_its_record_kept_and_replayed(
    stammtisch: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_more_bots(monkeypatch, tmp_path)
    words = ["match", "five_tribes", "--bots", "random,raises", "-n", "2", *ALONE]
    assert "Forfeit of raises (game 0, seat 2, after" in stammtisch(*words).out
    line = stammtisch(*words, "--json").json()["forfeits"][0]
    assert line["reason"] == "raised ValueError: out of ideas"
    assert Path(line["record"]).parent == tmp_path / "forfeits"
    assert stammtisch("replay", line["record"], "--json").json()["over"] is False


def test_records_are_kept_and_replay(stammtisch: Command, tmp_path: Path) -> None:
    words = ["--bots", "random,random", "-n", "4", *ALONE, "--save", str(tmp_path / "kept")]
    stammtisch("match", "five_tribes", *words)
    files = sorted((tmp_path / "kept").iterdir())
    assert [file.name for file in files][:2] == [
        "five_tribes-random-random-x-00000-0.jsonl",
        "five_tribes-random-random-x-00000-1.jsonl",
    ]
    assert len(files) == 4
    assert all(stammtisch("replay", str(file), "--json").json()["over"] for file in files)


def test_ctrl_c_reports_what_is_done(stammtisch: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(fixture: Fixture, factory: game.Factory = make) -> game.Outcome:
        if fixture.number == 5:
            raise KeyboardInterrupt
        return game.play(fixture, factory)

    monkeypatch.setattr("stammtisch.arena.runner.play", impatient)
    told = stammtisch("match", "five_tribes", "--bots", "random,random", "-n", "100", *ALONE)
    assert told.code == 0
    assert "Not complete: stopped by hand; 4 of 100 games." in told.out
    assert "Games of unfinished deals, not counted: 1." in told.out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["match", "five_tribes", "--bots", "random,hal"], "there is no bot 'hal'; there are"),
        (["match", "five_tribes", "--bots", "random"], "name at least two bots, such as --bots greedy,random"),
        (["match", "five_tribes", "--bots", "random,random", "-n", "3"], "so 3 games are impossible; 4 would do"),
        (["match", "five_tribes", "--bots", "random,random,random,random,random"], "2 to 4 players, not 5"),
        (["match", "five_tribes", "--bots", "random,random", "--on", "mars"], "there are local and ray"),
        (["match", "five_tribes", "--bots", "random,random", "--html", "nowhere/x.html"], "there is no folder nowhere"),
        (["match", "chess", "--bots", "random,random"], "there is no game 'chess'"),
        (["ladder", "five_tribes", "--bots", "random,random"], "random is named more than once"),
        (["ladder", "five_tribes", "--bots", "random,greedy", "-p", "3", "-n", "9"], "at least 3 bots, not 2"),
    ],
)
def test_mistakes_get_one_clear_sentence(stammtisch: Command, words: list[str], answer: str) -> None:
    result = stammtisch(*words)
    assert result.code == 2
    assert answer in result.err
    assert result.err.count("\n") == 1


@pytest.mark.slow
def test_a_match_on_two_workers_is_the_same_match(stammtisch: Command) -> None:
    words = ["match", "five_tribes", "--bots", "random,random", "-n", "40", "--seed", "x", "--json"]
    one, two = stammtisch(*words, "--workers", "1").json(), stammtisch(*words, "--workers", "2").json()
    assert [line["wins"] for line in one["entrants"]] == [line["wins"] for line in two["entrants"]]
    assert one["scores"] == two["scores"]
