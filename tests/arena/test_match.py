"""Matches and ladders: who meets whom, what is counted, and what an interruption keeps."""

from collections.abc import Iterable, Iterator

import pytest

from stammtisch.arena.deals import Fixture
from stammtisch.arena.game import Outcome, play
from stammtisch.arena.match import duel, ladder, simulation
from stammtisch.arena.result import result, with_ratings
from stammtisch.engine.game import SetupError
from tests.arena.players import SETUP, essence, played, run


def test_every_bot_meets_every_other_in_a_ladder() -> None:
    assert ladder(SETUP, ["a", "b", "c"], 2, 4, "x").lineups == [(0, 1), (0, 2), (1, 2)]
    assert ladder(SETUP, ["a", "b", "c", "d"], 3, 6, "x").lineups == [(0, 1, 2), (0, 1, 3), (0, 2, 3), (1, 2, 3)]


@pytest.mark.parametrize(("games", "players", "more"), [(1, 2, 2), (3, 2, 4), (100, 3, 102), (2, 4, 4)])
def test_games_that_are_no_whole_deals_are_refused(games: int, players: int, more: int) -> None:
    with pytest.raises(SetupError, match=f"so {games} games are impossible; {more} would do"):
        duel(SETUP, ["random"] * players, games, "x")


def test_a_ladder_needs_enough_bots_and_each_once() -> None:
    with pytest.raises(SetupError, match="tables of 3 needs at least 3 bots, not 2"):
        ladder(SETUP, ["a", "b"], 3, 6, "x")
    with pytest.raises(SetupError, match="a is named more than once"):
        ladder(SETUP, ["a", "a"], 2, 6, "x")


def test_shares_add_up_and_everybody_plays_equally_often() -> None:
    found = result(played(duel(SETUP, ["random"] * 3, 12, "x")))
    assert (found["games"], found["deals"], found["left_out"], found["stopped"]) == (12, 4, 0, "")
    assert sum(line["wins"]["value"] for line in found["entrants"]) == pytest.approx(1, abs=0.001)
    assert sum(line["wins"]["value"] for line in found["seats"]) == pytest.approx(1, abs=0.001)
    assert [line["label"] for line in found["entrants"]] == ["random 1", "random 2", "random 3"]
    assert sum(map(sum, found["scores"]["counts"])) == 36
    assert found["length"]["choices"]["low"] <= found["length"]["choices"]["mean"] <= found["length"]["choices"]["high"]
    for row in range(3):
        for column in range(row):
            there, back = found["pairs"][row][column], found["pairs"][column][row]
            assert there["value"] + back["value"] == pytest.approx(1, abs=0.001)


def test_two_bots_that_do_the_same_split_every_deal() -> None:
    """With the same luck, the seats decide alone, so duplicate deals make equals exactly equal."""
    found = result(played(duel(SETUP, ["first", "first"], 8, "x")))
    assert [line["wins"]["value"] for line in found["entrants"]] == [0.5, 0.5]


def test_a_forfeit_is_reported_and_its_points_are_not_counted() -> None:
    match = duel(SETUP, ["random", "raises"], 4, "x")
    everything = played(match)
    found = result(everything)
    assert [line["wins"]["value"] for line in found["entrants"]] == [1, 0]
    assert [line["forfeits"] for line in found["entrants"]] == [0, 4]
    assert [line["points"] for line in found["entrants"]] == [None, None]
    assert found["length"] is None
    assert found["forfeits"][0]["bot"] == "raises"
    assert found["forfeits"][1]["seat"] == 1
    assert all(outcome.record for outcome in everything.outcomes)


class Interrupted:
    """A runner whose user has had enough after some games, which came in the wrong order."""

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, fixtures: Iterable[Fixture]) -> Iterator[Outcome]:
        chosen = [fixture for fixture, _ in zip(fixtures, range(self.after), strict=False)]
        for fixture in reversed(chosen):
            yield play(fixture)
        raise KeyboardInterrupt


def test_an_interruption_keeps_what_is_done_and_counts_whole_deals() -> None:
    match = duel(SETUP, ["random", "random"], 20, "x")
    stopped = run(match, Interrupted(5))
    found = result(stopped)
    assert (found["games"], found["left_out"], found["planned"]) == (4, 1, 20)
    assert found["stopped"] == "stopped by hand"
    assert [outcome.number for outcome in stopped.outcomes] == [0, 1, 2, 3, 4]
    assert essence(stopped.outcomes[3]) == essence(played(match).outcomes[3])


def test_an_interruption_before_the_first_deal_is_a_result_without_figures() -> None:
    found = result(run(duel(SETUP, ["random", "random"], 20, "x"), Interrupted(1)))
    assert (found["games"], found["seats"], found["length"]) == (0, [], None)
    assert found["entrants"][0] == {"bot": "random", "label": "random 1", "games": 0}


def test_a_ladder_rates_who_wins_above_who_loses() -> None:
    games = played(ladder(SETUP, ["random", "raises", "first"], 2, 4, "x"))
    found = with_ratings(result(games), games)
    ratings = {line["bot"]: line["rating"] for line in found["entrants"]}
    assert ratings["raises"]["value"] < min(ratings["random"]["value"], ratings["first"]["value"])
    assert sum(rating["value"] for rating in ratings.values()) == pytest.approx(4500, abs=1)
    assert all(rating["low"] < rating["value"] < rating["high"] for rating in ratings.values())


def test_a_simulation_counts_single_games() -> None:
    found = result(played(simulation(SETUP, ["random", "random"], 5, "x")))
    assert (found["games"], found["deals"]) == (5, 5)
