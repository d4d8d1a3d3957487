"""stammtisch games, replay and show: what there is, and what was played."""

import json
from typing import Annotated, Any

import typer

import stammtisch
from stammtisch.cli.common import Json, Language, RecordFile, Seat, UsageError, console, language_of, read_file
from stammtisch.engine.game import Game
from stammtisch.engine.record import Record
from stammtisch.engine.state import OVER
from stammtisch.terminal.drawing import draw, score
from stammtisch.texts import Texts


def games(json_: Json = False, lang: Language = None) -> None:
    """List the games with their options."""
    if json_:
        print(json.dumps([describe(game) for game in stammtisch.GAMES.values()], indent=1))
        return
    for game in stammtisch.GAMES.values():
        texts = Texts(game, language_of(lang))
        console.print(f"[bold]{game.key}[/bold]  {texts.title}, {game.fewest}-{game.most} players")
        for choice in game.choices:
            values = " | ".join(choice.allowed)
            console.print(f"    -o {choice.key}={values}\n        {texts.option(choice.key)}", markup=False)
        ids = game.material.reconstructed()
        if ids:
            console.print(f"    {texts.shell['all_reconstructed'].format(ids=', '.join(ids))}", markup=False)


def describe(game: Game) -> dict[str, Any]:
    return {
        "key": game.key,
        "title": game.title,
        "players": [game.fewest, game.most],
        "rules": game.rules,
        "actions": game.space.size,
        "options": [
            {"key": c.key, "allowed": c.allowed, "default": c.default, "question": c.question, "variant": c.variant}
            for c in game.choices
        ],
        "reconstructed": game.material.reconstructed(),
    }


def replay(file: RecordFile, seat: Seat = 0, lang: Language = None, json_: Json = False) -> None:
    """Check a record and tell the game in words, as somebody saw it."""
    record = stammtisch.load(read_file(file))
    viewer = viewer_of(record, seat)
    texts = Texts(record.game, language_of(lang))
    if json_:
        print(json.dumps({**record.header(), "entries": len(record.entries), **outcome(record)}, ensure_ascii=False))
        return
    for number, entry in enumerate(record.entries, 1):
        console.print(f"{number:>5}  {texts.entry(entry, record.names, viewer)}", markup=False)
        for event in entry.events:
            console.print(f"         {texts.event(event, record.names)}", markup=False)
    console.print(score([record.state.sheet()], texts, record.names), markup=False)


def viewer_of(record: Record, seat: int) -> int:
    """Seats are counted from 1 by people; 0 is a spectator."""
    if not 0 <= seat <= record.players:
        raise UsageError(f"--seat {seat} is not at this table; seats are 1 to {record.players}, 0 is a spectator")
    return seat - 1


def outcome(record: Record) -> dict[str, Any]:
    over = record.state.player() == OVER
    found: dict[str, Any] = {"over": over}
    if over:
        found.update(points=record.state.points(), winners=record.state.winners(), sheet=record.state.sheet())
    return found


def show(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="After how many entries; all without it.")] = None,
    seat: Seat = 0,
    lang: Language = None,
    json_: Json = False,
) -> None:
    """Draw the table of a record as somebody saw it."""
    record = stammtisch.load(read_file(file))
    length = len(record.entries) if at is None else at
    if not 0 <= length <= len(record.entries):
        raise UsageError(f"--at {at} is outside the record, which has entries 0 to {len(record.entries)}")
    viewer = viewer_of(record, seat)
    state = record.at(length)
    view = state.view(viewer)
    texts = Texts(record.game, language_of(lang))
    if json_:
        print(json.dumps({"at": length, "player": state.player(), "view": view}, ensure_ascii=False))
        return
    console.print(draw(view, texts, record.names, viewer), markup=False, soft_wrap=True)
    if state.player() >= 0:
        console.print(f"{record.names[state.player()]}: {texts.prompt(state.steps[-1])}", markup=False)
