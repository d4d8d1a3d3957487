"""The command `stammtisch`: games, play, simulate, match, ladder, bench, replay, show."""

import sys
from typing import Annotated, NoReturn

import typer

import stammtisch
from stammtisch.arena.runner import ArenaError
from stammtisch.bots import UnknownBot
from stammtisch.cli.common import UsageError
from stammtisch.cli.matches import ladder, match
from stammtisch.cli.playing import play
from stammtisch.cli.records import games, replay, show
from stammtisch.cli.series import bench, simulate
from stammtisch.engine.game import SetupError
from stammtisch.engine.material import MaterialError
from stammtisch.engine.record import RecordError

app = typer.Typer(
    help="Tribe board games, complete and exact.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
for command in (games, play, simulate, match, ladder, bench, replay, show):
    app.command()(command)


def main() -> None:
    """Run the command; a user's mistake is answered with one sentence."""
    try:
        app()
    except (SetupError, MaterialError, RecordError, UnknownBot, UsageError, ArenaError) as error:
        stop(str(error))
    except KeyboardInterrupt:
        stop("stopped")


def stop(message: str) -> NoReturn:
    print(f"stammtisch: {message}", file=sys.stderr)
    raise SystemExit(2)


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"stammtisch {stammtisch.VERSION}, rules engine: {stammtisch.build()}")
        raise typer.Exit


@app.callback()
def callback(
    version: Annotated[bool, typer.Option("--version", callback=show_version, is_eager=True)] = False,
) -> None:
    """Tribe board games, complete and exact."""
