"""The page: complete, self-contained, and careful with names and claims."""

import re
from html.parser import HTMLParser
from typing import Any

import pytest

import stammtisch
from stammtisch.arena.charts import axis, nice
from stammtisch.arena.match import duel, ladder
from stammtisch.arena.report import page, verdict
from stammtisch.arena.result import result, with_ratings
from stammtisch.cli.tables import show
from tests.arena.players import SETUP, played

RUN = {"on": "local", "workers": 1, "seconds": 1.0, "build": "interpreted"}


def finished(found: dict[str, Any]) -> dict[str, Any]:
    return {**found, "command": "stammtisch match five_tribes", "run": RUN}


def a_match(*bots: str) -> dict[str, Any]:
    return finished(result(played(duel(SETUP, list(bots), 2 * len(bots), "page"))))


def a_ladder() -> dict[str, Any]:
    games = played(ladder(SETUP, ["random", "raises", "first"], 2, 4, "page"))
    return finished(with_ratings(result(games), games))


class Tags(HTMLParser):
    """Checks that every tag is closed where it should be."""

    VOID = {"meta", "br", "!doctype"}

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)


def headings(text: str) -> list[str]:
    tags = Tags()
    tags.feed(text)
    assert tags.open == []
    return tags.headings


def test_a_match_and_a_ladder_have_all_their_parts() -> None:
    parts = ["Games won", "Points", "Seats", "Length of a game", "Thinking time", "Play it again"]
    assert headings(page(a_match("random", "random"))) == parts
    parts = ["Rating", "Against each other", *parts[1:5], "Forfeits", "Play it again"]
    assert headings(page(a_ladder())) == parts


def test_nothing_is_loaded_from_elsewhere() -> None:
    for text in (page(a_match("random", "random", "random")), page(a_ladder())):
        assert not re.search(r"https?:|//|<script|<link|<img|@import|url\(|src=", text.replace("<!doctype", ""))
        assert "prefers-color-scheme: dark" in text
        assert 'name="viewport"' in text


def test_names_are_shown_as_they_are_and_never_run() -> None:
    text = page(a_match("<b>&x", "random"))
    assert "<b>&x" not in text
    assert "&lt;b&gt;&amp;x" in text


def test_numbers_of_the_drawing_stay_inside_it() -> None:
    for place in re.findall(r'(?:x1|x2|cx|x|y)="([-\d.]+)%"', page(a_ladder())):
        assert 0 <= float(place) <= 100
    assert "nan" not in page(a_ladder())


def test_a_match_without_a_finished_deal_has_a_page_too() -> None:
    found = a_match("random", "random")
    empty = {"bot": "random", "label": "random", "games": 0}
    found.update(games=0, entrants=[empty, empty], seats=[], length=None, stopped="stopped by hand")
    assert headings(page(found)) == ["Play it again"]
    assert "No deal was finished" in page(found)


def test_the_verdict_claims_no_more_than_the_intervals_allow() -> None:
    found = a_match("random", "raises")
    wins = [{"value": 0.6, "low": 0.45, "high": 0.75}, {"value": 0.4, "low": 0.25, "high": 0.55}]
    for line, share in zip(found["entrants"], wins, strict=True):
        line["wins"] = share
    assert verdict(found) == "random and raises are too close to call"
    found["entrants"][0]["wins"] = {"value": 1, "low": 0.8, "high": 1}
    assert verdict(found) == "random beats raises in every game"
    found["entrants"][0]["wins"] = {"value": 0.9, "low": 0.8, "high": 0.95}
    assert verdict(found) == "random beats raises in 90.0\u202f% of the games"


def test_ticks_are_round_and_inside() -> None:
    assert [nice(step) for step in (0.3, 1.5, 3, 30, 600)] == [1, 2, 5, 50, 1000]
    scale = axis([1130, 1890])
    assert scale.ticks == [1200, 1400, 1600, 1800]
    assert 0 < scale.at(1130) < scale.at(1890) < 100


def test_games_without_an_end_are_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "without an end" not in page(a_match("random", "random"))
    monkeypatch.setattr(stammtisch.find(SETUP.game), "bound", 40)
    found = a_match("random", "random")
    assert (found["endless"], found["games"]) == (4, 4)
    assert "<b>4</b> without an end" in page(found)
    show(found)
    assert "Games without an end, broken off and shared: 4." in capsys.readouterr().out
