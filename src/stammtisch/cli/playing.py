"""stammtisch play: a game in the terminal."""

import time
from pathlib import Path
from typing import Annotated

import typer

import stammtisch
from stammtisch.bots import OFFER
from stammtisch.cli.common import (
    Language,
    MaterialFile,
    Options,
    Players,
    Seed,
    UsageError,
    bots_of,
    changes_of,
    console,
    fresh_seed,
    language_of,
    options_of,
    own_name,
    quiet,
    read_file,
    saved_games,
)
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import SetupError
from stammtisch.engine.record import Record
from stammtisch.terminal.play import TerminalGame
from stammtisch.texts import Texts


def play(
    game: Annotated[str | None, typer.Argument(help="Which game; without it you are asked.")] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help=f"Who plays against you: {OFFER}.")] = "greedy",
    name: Annotated[str | None, typer.Option(help="What you are called.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
    seed: Seed = None,
    option: Options = None,
    material: MaterialFile = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, you against bots."""
    language = language_of(lang)
    seed = fresh_seed() if seed is None else seed
    if resume is not None:
        record, file = stammtisch.load(read_file(resume)), resume
    else:
        record = new_record(
            game or ask_game(language), players, bots, name, options_of(option), changes_of(material), language
        )
        file = saved_games() / f"{record.game.key}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"
    texts = Texts(record.game, language)
    quiet.print(str(texts.shell["rules_build"]).format(build=stammtisch.build()))
    luck = seeded(f"{seed} {len(record.entries)}")
    TerminalGame(record, texts, luck, file, own_name(), input, write_line).run()


def write_line(line: str) -> None:
    console.print(line, markup=False, soft_wrap=True)


def ask_game(language: str) -> str:
    """Let the person choose among the games."""
    keys = list(stammtisch.GAMES)
    if len(keys) == 1:
        return keys[0]
    for number, key in enumerate(keys, 1):
        found = stammtisch.GAMES[key]
        console.print(f"{number}) {Texts(found, language).title} ({found.fewest}-{found.most})", markup=False)
    try:
        words = input("> ").strip()
    except EOFError:
        raise UsageError(f"no game was chosen; name one of {', '.join(keys)}") from None
    return keys[int(words) - 1] if words.isdigit() and 1 <= int(words) <= len(keys) else words


def new_record(
    key: str,
    players: int | None,
    bots: str,
    name: str | None,
    options: dict[str, str],
    changes: dict[str, dict[str, object]],
    language: str,
) -> Record:
    """A game of one person against bots."""
    game = stammtisch.find(key)
    named = len([each for each in bots.split(",") if each.strip()])
    count = players if players is not None else max(game.fewest, named + 1)
    if not game.fewest <= count <= game.most:
        raise SetupError(f"{game.title} is for {game.fewest} to {game.most} players, not {count}")
    seats = bots_of(bots, count - 1)
    texts = Texts(game, language)
    called = [bot_name(texts, seat, seats) for seat in range(count - 1)]
    return Record(game, count, options, changes, [name or str(texts.shell["guest"]), *called], ["", *seats])


def bot_name(texts: Texts, seat: int, bots: list[str]) -> str:
    """A bot's name at the table, numbered where several are of one kind."""
    known = str(texts.shell["bots"].get(bots[seat], bots[seat]))
    number = bots[: seat + 1].count(bots[seat])
    return f"{known} {number}" if bots.count(bots[seat]) > 1 else known
