"""stammtisch simulate and bench: many games between bots, and how fast the rules are."""

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

import stammtisch
from stammtisch import bench as benchmark
from stammtisch.arena import simulate as arena
from stammtisch.bots import NAMES
from stammtisch.cli.common import (
    GameKey,
    Json,
    MaterialFile,
    Options,
    Players,
    Seed,
    bar,
    bots_of,
    changes_of,
    console,
    fresh_seed,
    options_of,
    quiet,
)
from stammtisch.engine.record import Record


def simulate(
    game: GameKey,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000, help="How many games.")] = 100,
    bots: Annotated[
        str, typer.Option(help=f"Who plays: {', '.join(NAMES)}; one name for all or one per seat.")
    ] = "random",
    seed: Seed = None,
    option: Options = None,
    material: MaterialFile = None,
    save: Annotated[Path | None, typer.Option(help="Keep the records of all games in this folder.")] = None,
    json_: Json = False,
) -> None:
    """Let bots play whole games and say what came of them."""
    found = stammtisch.find(game)
    named = len([each for each in bots.split(",") if each.strip()])
    count = players if players is not None else max(found.fewest, named)
    names = bots_of(bots, count)
    options, changes = options_of(option), changes_of(material)
    found.new(count, options, changes)
    seed = fresh_seed() if seed is None else seed
    tally = Tally(names)
    with bar(found.title, quiet) as progress:
        task = progress.add_task("", total=games)
        for number, record in enumerate(arena.series(found, names, options, changes, games, seed)):
            tally.add(record, number % count)
            if save is not None:
                save.mkdir(parents=True, exist_ok=True)
                (save / f"{found.key}-{number:06d}.jsonl").write_text(record.dumps(), "utf-8")
            progress.advance(task)
    result = {"game": found.key, "players": count, "seed": seed, "options": options, **tally.result()}
    print(json.dumps(result, indent=1)) if json_ else tally.show(result)


class Tally:
    """What came of a series of games, by entrant and by seat."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.games = 0
        self.entries = 0
        self.wins = [0.0] * len(names)
        self.points = [0] * len(names)
        self.seat_wins = [0.0] * len(names)

    def add(self, record: Record, shift: int) -> None:
        """Count a game whose seats were rotated by `shift`; a shared victory is shared here too."""
        winners, points = record.state.winners(), record.state.points()
        self.games += 1
        self.entries += len(record.entries)
        for seat in range(record.players):
            entrant = (seat + shift) % record.players
            self.points[entrant] += points[seat]
            if seat in winners:
                self.wins[entrant] += 1 / len(winners)
                self.seat_wins[seat] += 1 / len(winners)

    def result(self) -> dict[str, Any]:
        bots = [
            {
                "bot": name,
                "wins": round(self.wins[n] / self.games, 4),
                "mean_points": round(self.points[n] / self.games, 2),
            }
            for n, name in enumerate(self.names)
        ]
        seats = [round(wins / self.games, 4) for wins in self.seat_wins]
        return {
            "games": self.games,
            "bots": bots,
            "seat_wins": seats,
            "mean_entries": round(self.entries / self.games, 1),
        }

    def show(self, result: dict[str, Any]) -> None:
        table = Table(
            title=f"{result['games']} games of {result['game']}, {result['players']} players, seed {result['seed']}"
        )
        for heading in ("bot", "wins", "mean points"):
            table.add_column(heading, justify="left" if heading == "bot" else "right")
        for line in result["bots"]:
            table.add_row(line["bot"], f"{100 * line['wins']:.1f} %", f"{line['mean_points']:.1f}")
        console.print(table)
        seats = ", ".join(f"seat {seat + 1}: {100 * share:.1f} %" for seat, share in enumerate(result["seat_wins"]))
        console.print(f"Wins by seat: {seats}. Entries per game: {result['mean_entries']}.")


def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all without it.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="CPU seconds per measurement.")] = 3.0,
    json_: Json = False,
) -> None:
    """Measure the speed of the rules against random chess in the same run."""
    chosen = list(stammtisch.GAMES.values()) if game is None else [stammtisch.find(game)]
    setups = [(each, players, options) for each in chosen for players, options in benchmark.setups(each)]
    results: list[dict[str, Any]] = []
    with bar("Measuring", quiet) as progress:
        task = progress.add_task("", total=len(setups))
        for each, players, options in setups:
            results.append(benchmark.measure(each, players, options, seconds))
            progress.advance(task)
    print(json.dumps(results, indent=1)) if json_ else show_bench(results)


def show_bench(results: list[dict[str, Any]]) -> None:
    """The figures as a table that fits a terminal of 80 columns."""
    console.print(f"Random games on one core, {stammtisch.build()}; x chess is choices/s over random moves/s of chess.")
    if results[0]["ratio"] is None:
        console.print("python-chess is not installed, so there is no yardstick.")
    console.print(f"{'game':<19}pl. choices/s x chess games/s forced copy µs replay ms")
    for line in results:
        ratio = "-" if line["ratio"] is None else f"{line['ratio']:.1f}"
        figures = (
            f"{line['choices_per_s']:>9,} {ratio:>7} {line['games_per_s']:>7,.0f} {100 * line['forced_share']:>4.0f} %"
        )
        times = f"{line['copy_us']:>7.2f} {line['replay_ms']:>9.2f}"
        console.print(f"{line['game']:<19}{line['players']:>3} {figures} {times}")
        if line["options"]:
            console.print("  " + ", ".join(f"{key}={value}" for key, value in line["options"].items()))
