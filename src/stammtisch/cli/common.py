"""What the commands share: the kinds of their arguments, and turning words into games, options and bots."""

import os
import shutil
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stammtisch.bots import make
from stammtisch.engine.chance import seeded
from stammtisch.engine.material import read_changes
from stammtisch.texts import LANGUAGES

console = Console(highlight=False)
quiet = Console(stderr=True, highlight=False)

GameKey = Annotated[str, typer.Argument(help="Which game; `stammtisch games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", help="How many play.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed gives the same luck.")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="A rule option as key=value; repeatable.")]
MaterialFile = Annotated[Path | None, typer.Option("--material", help="TOML file that corrects values of the box.")]
Json = Annotated[bool, typer.Option("--json", help="Answer for programs.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or de; by default as the system is set.")]
Seat = Annotated[int, typer.Option(help="Through whose eyes, counted from 1; 0 is a spectator.")]
Save = Annotated[Path | None, typer.Option(help="Keep the records of all games in this folder.")]
RecordFile = Annotated[Path, typer.Argument(help="A record, as saved by `stammtisch play`.")]


class UsageError(ValueError):
    """The command was asked for something it cannot do; the message says what it can."""


def language_of(wish: str | None) -> str:
    if wish is not None and wish not in LANGUAGES:
        raise UsageError(f"there is no language {wish!r}; there are {', '.join(LANGUAGES)}")
    if wish is not None:
        return wish
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "de" if system.lower().startswith("de") else "en"


def options_of(given: list[str] | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given or []:
        key, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"an option is written key=value, not {text!r}")
        found[key.strip()] = value.strip()
    return found


def read_file(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is not text in UTF-8"
        raise UsageError(f"cannot read {file}: {reason}") from None


def changes_of(file: Path | None) -> dict[str, dict[str, object]]:
    return {} if file is None else read_changes(read_file(file))


def fresh_seed() -> str:
    return os.urandom(12).hex()


def bots_named(bots: str) -> list[str]:
    """The names of bots, all of them known."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        make(name, seeded(""))
    return names


def bots_of(bots: str, seats: int) -> list[str]:
    """The bots for some seats: one name serves for all."""
    names = bots_named(bots)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} bots were named for {seats} seats; name one for all, or one for each")
    return names


def own_name() -> str:
    """How to call this program again from here."""
    return "stammtisch" if shutil.which("stammtisch") else os.path.relpath(sys.argv[0])


def bar(label: str, console: Console) -> Progress:
    return Progress(
        TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )


def score_bar(label: str, console: Console) -> Progress:
    """A bar with the running score behind it."""
    progress = bar(label, console)
    progress.columns = (*progress.columns, TextColumn("{task.fields[score]}"))
    return progress


def saved_games() -> Path:
    """Where games are kept: STAMMTISCH_HOME, else the user's data folder."""
    home = os.environ.get("STAMMTISCH_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "stammtisch"
