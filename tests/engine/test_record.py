import json
from typing import Any

import pytest

from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.record import HIDDEN, Entry, Record, RecordError, loads
from stammtisch.engine.state import OVER, IllegalAction
from tests.engine.toy import GAME, GAMES, Toy


def played() -> Record:
    record = Record(GAME, 2, names=["Ann", "Bo"])
    for action in (1, 4, 8):
        record.submit(action)
    return record


def state_of(record: Record) -> Toy:
    assert isinstance(record.state, Toy)
    return record.state


def test_a_record_notes_who_did_what_in_which_step() -> None:
    entries = [(entry.player, entry.step, entry.action) for entry in played().entries]
    assert entries == [(-1, "Flip", 1), (0, "Take", 4), (1, "Take", 8)]
    assert played().actions() == [1, 4, 8]


def test_events_stay_with_the_entry_that_set_them_off() -> None:
    assert [entry.events for entry in played().entries] == [[], [], [("praise", 0, 3)]]


def test_what_is_not_on_offer_is_refused_and_not_noted() -> None:
    record = Record(GAME, 2)
    with pytest.raises(IllegalAction, match=r"red.1 is not on offer; on offer: heads, tails"):
        record.submit(2)
    assert record.entries == []


def test_settle_notes_what_chance_did() -> None:
    record = Record(GAME, 2)
    record.settle(seeded("settle"))
    assert [entry.step for entry in record.entries] == ["Flip"]


def test_only_the_audience_of_an_entry_sees_its_action() -> None:
    assert [played().entries[0].seen_by(viewer) for viewer in (-1, 0, 1)] == [HIDDEN, HIDDEN, 1]
    assert [played().entries[1].seen_by(viewer) for viewer in (-1, 0, 1)] == [4, 4, 4]
    assert Entry(0, "Take", 4, 0b101, []).seen_by(2) == 4


def test_any_earlier_state_can_be_seen_again() -> None:
    record = played()
    assert record.at(0).player() == -1
    assert record.at(1).player() == 0
    assert record.at(3).player() == OVER


def test_a_player_takes_back_his_own_last_action_only() -> None:
    record = Record(GAME, 2, {"luck": "without", "length": "long"})
    record.submit(2)
    record.submit(3)
    record.submit(4)
    assert (record.undo_limit(0), record.undo_limit(1)) == (3, 2)
    with pytest.raises(IllegalAction, match="nothing to take back: the last action was not yours"):
        record.undo(0)
    record.undo(1)
    assert state_of(record).taken == [0, 0, -1, -1, -1, -1]
    record.undo(0)
    record.undo(0)
    assert (record.entries, record.state.player()) == ([], 0)


def test_nothing_is_taken_back_behind_chance() -> None:
    record = Record(GAME, 2)
    record.submit(0)
    assert record.undo_limit(0) == 1
    with pytest.raises(IllegalAction, match="nothing to take back"):
        record.undo(0)


def test_the_number_of_names_must_fit() -> None:
    with pytest.raises(SetupError, match="1 names were given for 2 players"):
        Record(GAME, 2, names=["Ann"])


def test_a_record_is_json_lines_with_names_of_things() -> None:
    lines = [json.loads(line) for line in played().dumps().splitlines()]
    assert lines[0] == {
        "stammtisch": 1,
        "game": "toy",
        "rules": 7,
        "players": 2,
        "names": ["Ann", "Bo"],
        "options": {},
        "material": {},
    }
    assert lines[1:] == [
        {"by": "chance", "step": "Flip", "do": "tails"},
        {"by": 0, "step": "Take", "do": "red.3"},
        {"by": 1, "step": "Take", "do": "Done"},
    ]


def test_a_record_reads_back_as_it_was_written() -> None:
    record = Record(GAME, 2, {"length": "long"}, {"card.any": {"worth": 2}}, ["Änn", "Bo"])
    record.settle(seeded("back"))
    record.submit(2)
    again = loads(record.dumps(), GAMES)
    assert again.dumps() == record.dumps()
    assert state_of(again).points() == [2, 0]


def test_empty_lines_at_the_end_and_other_line_ends_are_no_damage() -> None:
    text = played().dumps()
    assert loads(text + "\n \n", GAMES).actions() == [1, 4, 8]
    assert loads(text.replace("\n", "\r\n"), GAMES).actions() == [1, 4, 8]


def changed(line: int, values: dict[str, Any]) -> str:
    """The record with some values of a line (counted from 1) replaced; None removes one."""
    lines = [json.loads(each) for each in played().dumps().splitlines()]
    lines[line - 1] = {key: value for key, value in {**lines[line - 1], **values}.items() if value is not None}
    return "\n".join(json.dumps(each) for each in lines)


HEADERS: list[tuple[dict[str, Any], str]] = [
    ({"stammtisch": None}, 'line 1 is not the header of a record: it lacks "stammtisch": 1'),
    ({"stammtisch": 2}, 'line 1 is not the header of a record: it lacks "stammtisch": 1'),
    ({"game": "chess"}, "line 1: unknown game 'chess'; known: toy"),
    ({"game": None}, "line 1: unknown game None; known: toy"),
    ({"rules": 6}, "line 1: written for version 6 of the rules of Toy; this program plays version 7"),
    ({"players": None}, "line 1: 'players' is missing or not a number"),
    ({"players": "two"}, "line 1: 'players' is missing or not a number"),
    ({"players": 9}, "line 1: Toy is for 2 to 3 players, not 9"),
    ({"names": "Ann"}, "line 1: 'names' is missing or not a list"),
    ({"names": ["Ann"]}, "line 1: 1 names were given for 2 players"),
    ({"options": []}, "line 1: 'options' is missing or not an object"),
    ({"options": {"colour": "red"}}, "line 1: Toy has no option 'colour'; it has length, luck"),
    ({"options": {"luck": 3}}, "line 1: option luck cannot be '3'; allowed: with, without"),
    ({"material": None}, "line 1: 'material' is missing or not an object"),
    ({"material": {"dice": {"worth": 1}}}, "line 1: there is no item 'dice'; there are card.any, coin.gold"),
    (
        {"material": {"card.any": {"worth": 9}}},
        "line 1: card.any: worth = 9 is impossible; expected a number from 1 to 5",
    ),
    ({"material": {"card.any": 9}}, "line 1: card.any: 9 is no table of values"),
]


@pytest.mark.parametrize(("values", "reason"), HEADERS)
def test_a_damaged_header_is_refused_with_one_clear_sentence(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads(changed(1, values), GAMES)
    assert str(caught.value) == reason


ENTRIES: list[tuple[int, dict[str, Any], str]] = [
    (2, {"by": 0}, "line 2: 0 acts, but it is the turn of 'chance'"),
    (3, {"by": 1}, "line 3: 1 acts, but it is the turn of 0"),
    (3, {"by": None}, "line 3: None acts, but it is the turn of 0"),
    (3, {"do": "green.1"}, "line 3: 'green.1' is no thing in Toy"),
    (3, {"do": None}, "line 3: None is no thing in Toy"),
    (3, {"do": 4}, "line 3: 4 is no thing in Toy"),
    (3, {"step": "Give"}, "line 3: the step is 'Give', but Take is due"),
    (2, {"do": "red.1"}, "line 2: red.1 is not on offer; on offer: heads, tails"),
    (4, {"do": "red.3"}, "line 4: red.3 is not on offer; on offer: red.1, red.2, blue.1, blue.2, blue.3, Done"),
]


@pytest.mark.parametrize(("line", "values", "reason"), ENTRIES)
def test_a_damaged_entry_is_refused_with_its_line_and_the_reason(
    line: int, values: dict[str, Any], reason: str
) -> None:
    with pytest.raises(RecordError) as caught:
        loads(changed(line, values), GAMES)
    assert str(caught.value) == reason


def test_an_entry_without_its_step_is_still_read() -> None:
    assert loads(changed(3, {"step": None}), GAMES).actions() == [1, 4, 8]


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
    text = played().dumps() + json.dumps({"by": 0, "step": "Take", "do": "red.1"})
    with pytest.raises(RecordError, match="line 5: the game is over after line 4, but another entry follows"):
        loads(text, GAMES)


def test_a_record_longer_than_any_game_is_refused_before_it_is_read() -> None:
    text = played().dumps() + "{}\n" * 8
    with pytest.raises(RecordError, match="the record has 11 entries; no game of Toy is that long"):
        loads(text, GAMES)


def test_a_record_may_stop_in_the_middle_of_a_game() -> None:
    text = "\n".join(played().dumps().splitlines()[:3])
    assert loads(text, GAMES).state.player() == 1
