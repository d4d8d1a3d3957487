"""stammtisch match and ladder: bots measured against bots."""

import json
import os
import shlex
import time
from contextlib import AbstractContextManager, nullcontext
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

import stammtisch
from stammtisch.arena import report
from stammtisch.arena.cluster import Cluster
from stammtisch.arena.deals import Setup
from stammtisch.arena.files import Keeper
from stammtisch.arena.game import Outcome
from stammtisch.arena.match import Match, Played, conduct, duel
from stammtisch.arena.match import ladder as ladder_of
from stammtisch.arena.pool import Pool
from stammtisch.arena.result import result, with_ratings
from stammtisch.arena.runner import Alone, Runner
from stammtisch.arena.score import Score
from stammtisch.bots import OFFER
from stammtisch.cli.common import (
    GameKey,
    Json,
    MaterialFile,
    Options,
    Players,
    Save,
    Seed,
    UsageError,
    bots_named,
    changes_of,
    fresh_seed,
    options_of,
    quiet,
    saved_games,
    score_bar,
)
from stammtisch.cli.tables import show

Bots = Annotated[str, typer.Option(help=f"Who plays, separated by commas: {OFFER}.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, max=10_000_000, help="How many games at each table.")]
Workers = Annotated[int | None, typer.Option(min=1, max=1024, help="Processes; by default one per core.")]
Html = Annotated[Path | None, typer.Option(help="Write the results as a page to this file.")]
On = Annotated[str, typer.Option(help="Where to play: local, or ray for the cluster that RAY_ADDRESS names.")]


def match(
    game: GameKey,
    bots: Bots,
    games: Games = 100,
    seed: Seed = None,
    workers: Workers = None,
    option: Options = None,
    material: MaterialFile = None,
    save: Save = None,
    html: Html = None,
    on: On = "local",
    json_: Json = False,
) -> None:
    """Let bots meet at one table, every deal once with each rotation of the seats."""
    setup, names = setup_of(game, option, material), several(bots)
    stammtisch.find(game).new(len(names), setup.options, setup.changes)
    planned = duel(setup, names, games, fresh_seed() if seed is None else seed, save is not None)
    present(Run(planned, workers, on), save, html, json_, material)


def ladder(
    game: GameKey,
    bots: Bots,
    games: Games = 100,
    players: Players = None,
    seed: Seed = None,
    workers: Workers = None,
    option: Options = None,
    material: MaterialFile = None,
    save: Save = None,
    html: Html = None,
    on: On = "local",
    json_: Json = False,
) -> None:
    """Let every bot meet every other one and rate them all."""
    if find_spec("choix") is None:
        raise UsageError("ratings need the library choix; install stammtisch[arena]")
    setup, names, found = setup_of(game, option, material), several(bots), stammtisch.find(game)
    count = max(2, found.fewest) if players is None else players
    found.new(count, setup.options, setup.changes)
    planned = ladder_of(setup, names, count, games, fresh_seed() if seed is None else seed, save is not None)
    present(Run(planned, workers, on), save, html, json_, material)


def setup_of(game: str, option: list[str] | None, material: Path | None) -> Setup:
    return Setup(stammtisch.find(game).key, options_of(option), changes_of(material))


def several(bots: str) -> list[str]:
    names = bots_named(bots)
    if len(names) < 2:
        raise UsageError("name at least two bots, such as --bots greedy,random")
    return names


class Run:
    """A match and where it is played."""

    def __init__(self, match: Match, workers: int | None, on: str) -> None:
        if on not in ("local", "ray"):
            raise UsageError(f"--on {on} is no place to play; there are local and ray")
        self.match = match
        self.on = on
        self.workers = min(os.cpu_count() or 1, match.games) if workers is None and on == "local" else workers
        self.start = time.monotonic()

    def runner(self) -> AbstractContextManager[Runner]:
        if self.on == "ray":
            return nullcontext(Cluster(self.workers))
        return nullcontext(Alone()) if self.workers == 1 else Pool(self.workers or 1)

    def watched(self, keeper: Keeper) -> Played:
        """Play under a bar that shows the running score."""
        score = Score(self.match)
        with self.runner() as runner, score_bar(stammtisch.find(self.match.setup.game).title, quiet) as progress:
            task = progress.add_task("", total=self.match.games, score="")

            def seen(outcome: Outcome) -> None:
                keeper.keep(outcome)
                progress.update(task, advance=1, score=score.add(outcome))

            return conduct(self.match, runner, seen)

    def data(self) -> dict[str, Any]:
        seconds = round(time.monotonic() - self.start, 1)
        return {"on": self.on, "workers": self.workers, "seconds": seconds, "build": stammtisch.build()}


def present(run: Run, save: Path | None, html: Path | None, json_: bool, material: Path | None) -> None:
    """Play a match and give its results in every form that was asked for."""
    if html is not None and not html.absolute().parent.is_dir():
        raise UsageError(f"cannot write {html}: there is no folder {html.parent}")
    keeper = Keeper(run.match, save if save is not None else saved_games() / "forfeits")
    played = run.watched(keeper)
    found = result(played)
    if run.match.kind == "ladder":
        found = with_ratings(found, played)
    keeper.locate(found)
    found.update(command=command(run.match, material), run=run.data())
    if html is not None:
        html.write_text(report.page(found), "utf-8")
    print(json.dumps(found, indent=1, ensure_ascii=False)) if json_ else show(found)
    if found["games"] == 0:
        raise typer.Exit(1)


def command(match: Match, material: Path | None) -> str:
    """The words that play this match again."""
    words = ["stammtisch", match.kind, match.setup.game, "--bots", ",".join(match.bots)]
    words += ["--games", str(match.rounds * match.rotations), "--seed", match.seed]
    words += ["--players", str(match.players)] if match.kind == "ladder" else []
    for key, value in match.setup.options.items():
        words += ["--option", f"{key}={value}"]
    return shlex.join(words + ([] if material is None else ["--material", str(material)]))
