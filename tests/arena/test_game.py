"""One game between bots: decided by its fixture, and forfeited by a bot that fails."""

import pytest

import stammtisch
from stammtisch.arena.deals import Fixture, deals
from stammtisch.arena.game import Forfeit, Outcome, play
from tests.arena.players import SETUP, essence, make


def fixture(*bots: str) -> Fixture:
    return next(deals(SETUP, [tuple(range(len(bots)))], list(bots), 1, "game", keep=True))


def test_a_game_is_decided_by_its_fixture() -> None:
    first, second = play(fixture("random", "random")), play(fixture("random", "random"))
    assert essence(first) == essence(second)
    assert first.forfeit is None
    assert not first.endless
    assert sum(first.share(seat) for seat in range(2)) == 1


def test_the_record_replays_to_the_same_end_and_names_the_bots() -> None:
    outcome = play(fixture("random", "random", "random"))
    record = stammtisch.load(outcome.record or "")
    assert record.state.points() == outcome.points
    assert record.state.winners() == outcome.winners
    assert record.seats == ["random"] * 3
    assert outcome.choices == sum(entry.player >= 0 for entry in record.entries)
    assert outcome.turns == record.state.turn


def test_a_game_without_an_end_is_broken_off_and_all_share_the_victory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stammtisch.find(SETUP.game), "bound", 40)
    outcome = play(fixture("random", "random", "random"))
    assert outcome.entries == 40
    assert outcome.winners == [0, 1, 2]
    assert outcome.endless
    assert outcome.forfeit is None
    assert len(stammtisch.load(outcome.record or "").entries) == 40


def test_thinking_is_measured_turn_by_turn() -> None:
    outcome = play(fixture("random", "random"))
    for thinking in outcome.thinking:
        assert 5 < thinking.turns <= outcome.turns
        assert 0 < thinking.longest <= thinking.seconds


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("raises", "raised ValueError: out of ideas"),
        ("illegal", "answered #10000, which is not on offer at "),
        ("negative", "answered #-1, which is not on offer at "),
        ("nothing", "answered None, which is not on offer at "),
        ("word", "answered 'A1', which is not on offer at "),
        ("truth", "answered True, which is not on offer at "),
    ],
)
def test_a_bot_that_fails_forfeits_and_the_others_win(bot: str, reason: str) -> None:
    outcome = play(fixture("random", bot, "random"), make)
    assert outcome.forfeit is not None
    assert outcome.forfeit.seat == 1
    assert outcome.forfeit.reason.startswith(reason)
    assert outcome.winners == [0, 2]
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert len(stammtisch.load(outcome.record or "").entries) == outcome.entries


def outcome(points: list[int], winners: list[int], forfeit: Forfeit | None = None) -> Outcome:
    return Outcome(0, 0, 0, 0, [0, 1, 2], points, winners, 9, 9, 9, forfeit=forfeit)


def test_a_winner_is_ahead_of_all_others_and_the_rest_are_ranked_by_points() -> None:
    tied = outcome([50, 50, 40], [1])
    assert tied.ahead(1, 0) == 1
    assert tied.ahead(0, 2) == 1
    assert outcome([50, 50, 40], [0, 1]).ahead(0, 1) == 0.5
    assert outcome([50, 40, 40], [0]).ahead(1, 2) == 0.5
    assert outcome([90, 40, 40], [1, 2], Forfeit(0, "")).ahead(0, 1) == 0
