"""Records, tried on Five Tribes because compiled and interpreted engines can both play it."""

import json
from typing import Any

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.record import HIDDEN, Entry, Record, RecordError, loads
from stammtisch.engine.state import CHANCE, OVER, IllegalAction
from stammtisch.games import five_tribes
from tests.protocol.test_conformance import random_action

GAME = five_tribes.GAME
GAMES = {"five_tribes": GAME}
ABBA = {"two_player_start": "abba"}  # so that the seats bid in the order 0, 1, 1, 0
FIRST = 134  # the line of the first bid: a header, 30 tiles, 90 meeples, nine cards and three djinns come before it


def begun() -> Record:
    """A record of two players in which the first bid is due."""
    record = Record(GAME, 2, ABBA, names=["Ann", "Bo"])
    record.settle(seeded("record"))
    return record


def do(record: Record, *names: str) -> Record:
    for name in names:
        record.submit(GAME.space.code(name))
    return record


def played() -> Record:
    """The same after the first three bids."""
    return do(begun(), "bid3", "bid1", "bid0")


def finished() -> Record:
    record, rng = Record(GAME, 2), seeded("finished")
    while record.state.player() != OVER:
        record.submit(random_action(record.state, rng))
    return record


def test_a_record_notes_who_did_what_in_which_step() -> None:
    entries = [(entry.player, entry.step, GAME.space.name(entry.action)) for entry in played().entries]
    assert entries[-3:] == [(0, "Bid", "bid3"), (1, "Bid", "bid1"), (1, "Bid", "bid0")]
    assert [entry[:2] for entry in entries[:2]] == [(CHANCE, "LayTile")] * 2
    assert played().actions() == [GAME.space.code(name) for _, _, name in entries]


def test_events_stay_with_the_entry_that_set_them_off() -> None:
    record = finished()
    told = [entry.events for entry in record.entries]
    assert not any(told[:100])
    assert sum(len(events) for events in told) > 20
    assert [entry.events for entry in loads(record.dumps(), GAMES).entries] == told


def test_what_is_not_on_offer_is_refused_and_not_noted() -> None:
    record = begun()
    with pytest.raises(IllegalAction, match="A1 is not on offer; on offer: bid0, bid1, bid3"):
        record.submit(0)
    assert len(record.entries) == FIRST - 2


def test_settle_notes_what_chance_did_and_stops_at_a_choice() -> None:
    record = begun()
    assert {entry.player for entry in record.entries} == {CHANCE}
    assert record.state.player() == 0


def test_only_the_audience_of_an_entry_sees_its_action() -> None:
    assert [Entry(0, "Take", 4, 0b101, []).seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [HIDDEN, 4, HIDDEN, 4]
    assert [Entry(0, "Take", 4, -1, []).seen_by(viewer) for viewer in (-1, 0, 1, 2)] == [4, 4, 4, 4]


def test_any_earlier_state_can_be_seen_again() -> None:
    record = played()
    assert record.at(0).player() == CHANCE
    assert [record.at(length).player() for length in range(FIRST - 2, FIRST + 2)] == [0, 1, 1, 0]


def test_a_player_takes_back_his_own_last_actions_only() -> None:
    record = played()
    with pytest.raises(IllegalAction, match="nothing to take back: the last action was not yours"):
        record.undo(0)
    assert record.undo_limit(1) == len(record.entries) - 2
    record.undo(1)
    record.undo(1)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        record.undo(1)
    assert record.state.view(0) == record.at(FIRST - 1).view(0)


def test_nothing_is_taken_back_behind_chance() -> None:
    record = begun()
    assert record.undo_limit(0) == len(record.entries)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        record.undo(0)


def test_the_number_of_names_must_fit() -> None:
    with pytest.raises(SetupError, match="1 names were given for 2 players"):
        Record(GAME, 2, names=["Ann"])


def test_a_record_is_json_lines_with_names_of_things() -> None:
    lines = [json.loads(line) for line in played().dumps().splitlines()]
    assert lines[0] == {
        "stammtisch": 1,
        "game": "five_tribes",
        "rules": GAME.rules,
        "players": 2,
        "names": ["Ann", "Bo"],
        "seats": ["", ""],
        "options": ABBA,
        "material": {},
    }
    assert (lines[1]["by"], lines[1]["step"]) == ("chance", "LayTile")
    assert lines[FIRST - 1] == {"by": 0, "step": "Bid", "do": "bid3"}


def test_a_record_reads_back_as_it_was_written() -> None:
    record = Record(GAME, 3, {"bank": "limited"}, {"djinn.baal": {"points": 2}}, ["Änn", "Bo", "Cy"])
    record.settle(seeded("back"))
    again = loads(record.dumps(), GAMES)
    assert again.dumps() == record.dumps()
    assert (again.options, again.changes, again.names) == (record.options, record.changes, record.names)


def test_a_whole_game_reads_back_to_the_same_end() -> None:
    record = finished()
    assert loads(record.dumps(), GAMES).state.points() == record.state.points()


def test_empty_lines_at_the_end_and_other_line_ends_are_no_damage() -> None:
    record = played()
    for text in (record.dumps() + "\n \n", record.dumps().replace("\n", "\r\n")):
        assert loads(text, GAMES).actions() == record.actions()


def changed(line: int, values: dict[str, Any]) -> str:
    """The record with some values of a line (counted from 1) replaced; None removes one."""
    lines = [json.loads(each) for each in played().dumps().splitlines()]
    lines[line - 1] = {key: value for key, value in {**lines[line - 1], **values}.items() if value is not None}
    return "\n".join(json.dumps(each) for each in lines)


HEADERS: list[tuple[dict[str, Any], str]] = [
    ({"stammtisch": None}, 'line 1 is not the header of a record: it lacks "stammtisch": 1'),
    ({"stammtisch": 2}, 'line 1 is not the header of a record: it lacks "stammtisch": 1'),
    ({"game": "chess"}, "line 1: unknown game 'chess'; known: five_tribes"),
    ({"game": None}, "line 1: unknown game None; known: five_tribes"),
    (
        {"rules": 0},
        f"line 1: written for version 0 of the rules of Five Tribes; this program plays version {GAME.rules}",
    ),
    ({"players": None}, "line 1: 'players' is missing or not a number"),
    ({"players": "two"}, "line 1: 'players' is missing or not a number"),
    ({"players": 9}, "line 1: Five Tribes is for 2 to 4 players, not 9"),
    ({"names": "Ann"}, "line 1: 'names' is missing or not a list"),
    ({"names": ["Ann"]}, "line 1: 1 names were given for 2 players"),
    ({"seats": [""]}, "line 1: 1 seats were given for 2 players"),
    ({"seats": "greedy"}, "line 1: 'seats' is missing or not a list"),
    ({"options": []}, "line 1: 'options' is missing or not an object"),
    ({"options": {"bank": 3}}, "line 1: option bank cannot be '3'; allowed: unlimited, limited"),
    ({"material": None}, "line 1: 'material' is missing or not an object"),
    (
        {"material": {"djinn.baal": {"points": 99}}},
        "line 1: djinn.baal: points = 99 is impossible; expected a number from 0 to 30",
    ),
    ({"material": {"djinn.baal": 9}}, "line 1: djinn.baal: 9 is no table of values"),
]


@pytest.mark.parametrize(("values", "reason"), HEADERS)
def test_a_damaged_header_is_refused_with_one_clear_sentence(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(changed(1, values), GAMES)
    assert str(caught.value) == reason


def test_unknown_options_and_items_in_a_header_are_named() -> None:
    with pytest.raises(RecordError, match=r"^line 1: Five Tribes has no option 'colour'; it has anun_nak_revives, "):
        loads(changed(1, {"options": {"colour": "red"}}), GAMES)
    with pytest.raises(RecordError, match=r"^line 1: there is no item 'djinn.x'; there are djinn.al-amin, "):
        loads(changed(1, {"material": {"djinn.x": {"points": 1}}}), GAMES)


ENTRIES: list[tuple[int, dict[str, Any], str]] = [
    (2, {"by": 0}, "line 2: 0 acts, but it is the turn of 'chance'"),
    (134, {"by": 1}, "line 134: 1 acts, but it is the turn of 0"),
    (134, {"by": None}, "line 134: None acts, but it is the turn of 0"),
    (135, {"do": "bid2"}, "line 135: 'bid2' is no thing in Five Tribes"),
    (135, {"do": None}, "line 135: None is no thing in Five Tribes"),
    (135, {"do": 4}, "line 135: 4 is no thing in Five Tribes"),
    (136, {"step": "Drop"}, "line 136: the step is 'Drop', but Bid is due"),
    (135, {"do": "bid3"}, "line 135: bid3 is not on offer; on offer: bid0, bid1, bid5, bid8, bid12, bid18"),
]


@pytest.mark.parametrize(("line", "values", "reason"), ENTRIES)
def test_a_damaged_entry_is_refused_with_its_line_and_the_reason(
    line: int, values: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        loads(changed(line, values), GAMES)
    assert str(caught.value) == reason


def test_an_entry_without_its_step_is_still_read() -> None:
    assert loads(changed(FIRST, {"step": None}), GAMES).actions() == played().actions()


@pytest.mark.parametrize("text", ["", "\n\n", "  \n"])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="the record is empty"):
        loads(text, GAMES)


BROKEN = ["{", "", '{"by": 0, "do": "red', "\ufeff{}", "[" * 100_000, '{"by": ' + "9" * 5000 + "}"]


@pytest.mark.parametrize("line", BROKEN, ids=["open", "empty", "cut", "mark", "deep", "huge"])
def test_a_line_that_is_no_json_is_named(line: str) -> None:
    lines = played().dumps().splitlines()
    lines[2] = line
    with pytest.raises(RecordError, match=r"^line 3 is not JSON: "):
        loads("\n".join(lines), GAMES)


@pytest.mark.parametrize("line", ["[]", "3", '"by"', "null"])
def test_a_line_that_is_no_object_is_named(line: str) -> None:
    with pytest.raises(RecordError, match="line 1 is not a JSON object"):
        loads(line, GAMES)


def test_an_entry_after_the_end_is_refused() -> None:
    record = finished()
    last = len(record.entries) + 1
    text = record.dumps() + json.dumps({"by": 0, "step": "Bid", "do": "bid0"})
    reason = f"line {last + 1}: the game is over after line {last}, but another entry follows"
    with pytest.raises(RecordError, match=reason):
        loads(text, GAMES)


def test_a_record_longer_than_any_game_is_refused_before_it_is_read() -> None:
    text = begun().dumps() + "{}\n" * GAME.bound
    with pytest.raises(RecordError, match="the record has 20132 entries; no game of Five Tribes is that long"):
        loads(text, GAMES)


def test_a_record_may_stop_in_the_middle_of_a_game() -> None:
    text = "\n".join(played().dumps().splitlines()[:FIRST])
    assert loads(text, GAMES).state.player() == 1
