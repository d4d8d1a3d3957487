"""stammtisch simulate and bench: many games between bots, and how fast the rules are."""

import json
from typing import Annotated, Any

import typer

import stammtisch
from stammtisch import bench as benchmark
from stammtisch.arena.deals import Setup
from stammtisch.arena.files import Keeper
from stammtisch.arena.game import Outcome
from stammtisch.arena.match import conduct, simulation
from stammtisch.arena.result import result
from stammtisch.arena.runner import Alone
from stammtisch.bots import OFFER
from stammtisch.cli.common import (
    GameKey,
    Json,
    MaterialFile,
    Options,
    Players,
    Save,
    Seed,
    bar,
    bots_named,
    bots_of,
    changes_of,
    console,
    fresh_seed,
    options_of,
    quiet,
    saved_games,
)
from stammtisch.cli.tables import columns, show_forfeits


def simulate(
    game: GameKey,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000, help="How many games.")] = 100,
    bots: Annotated[str, typer.Option(help=f"Who plays: {OFFER}; one name for all or one per seat.")] = "random",
    seed: Seed = None,
    option: Options = None,
    material: MaterialFile = None,
    save: Save = None,
    json_: Json = False,
) -> None:
    """Let bots play whole games and say what came of them."""
    found = stammtisch.find(game)
    count = players if players is not None else max(found.fewest, len(bots_named(bots)))
    names = bots_of(bots, count)
    setup = Setup(found.key, options_of(option), changes_of(material))
    found.new(count, setup.options, setup.changes)
    planned = simulation(setup, names, games, fresh_seed() if seed is None else seed, save is not None)
    keeper = Keeper(planned, save if save is not None else saved_games() / "forfeits")
    with bar(found.title, quiet) as progress:
        task = progress.add_task("", total=games)

        def seen(outcome: Outcome) -> None:
            keeper.keep(outcome)
            progress.advance(task)

        played = conduct(planned, Alone(), seen)
    if not played.outcomes:
        raise KeyboardInterrupt
    whole = result(played)
    keeper.locate(whole)
    line = summary(whole)
    print(json.dumps(line, indent=1)) if json_ else show_simulation(line)


def summary(found: dict[str, Any]) -> dict[str, Any]:
    """The few figures of a simulation."""
    return {
        **{key: found[key] for key in ("game", "players", "seed", "options", "games")},
        "bots": [
            {
                "bot": line["bot"],
                "wins": line["wins"]["value"],
                "mean_points": line["points"] and line["points"]["value"],
            }
            for line in found["entrants"]
        ],
        "seat_wins": [line["wins"]["value"] for line in found["seats"]],
        "mean_entries": found["length"] and found["length"]["entries"]["mean"],
        "forfeits": found["forfeits"],
    }


def show_simulation(result: dict[str, Any]) -> None:
    console.print(
        f"{result['games']} games of {result['game']}, {result['players']} players, seed {result['seed']}", markup=False
    )
    table = columns("bot", "wins", "mean points")
    for line in result["bots"]:
        points = "-" if line["mean_points"] is None else f"{line['mean_points']:.1f}"
        table.add_row(line["bot"], f"{100 * line['wins']:.1f} %", points)
    console.print(table)
    seats = ", ".join(f"seat {seat + 1}: {100 * share:.1f} %" for seat, share in enumerate(result["seat_wins"]))
    console.print(f"Wins by seat: {seats}. Entries per game: {result['mean_entries']}.")
    show_forfeits(result)


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
        task = progress.add_task("", total=len(setups) + len(chosen))
        for each, players, options in setups:
            results.append(benchmark.measure(each, players, options, seconds))
            progress.advance(task)
        for each in chosen:
            figures = benchmark.pool_figures(each, seconds) | benchmark.search_figures(each, seconds)
            for line in results:
                line.update(figures if line["game"] == each.key else {})
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
        figures = f"{line['choices_per_s']:>9,} {ratio:>7} {line['games_per_s']:>7,.0f}"
        times = f"{100 * line['forced_share']:>4.0f} % {line['copy_us']:>7.2f} {line['replay_ms']:>9.2f}"
        console.print(f"{line['game']:<19}{line['players']:>3} {figures} {times}")
        if line["options"]:
            console.print("  " + ", ".join(f"{key}={value}" for key, value in line["options"].items()))
    for line in {line["game"]: line for line in results}.values():
        console.print(
            f"{line['game']}: {line['pool_workers']} processes play {line['pool_games_per_s']:,.0f} games/s, "
            f"one process {line['alone_games_per_s']:,.0f}; {line['pool_speedup']:.2f} times as many by the clock, "
            f"{line['pool_speedup_by_cpu']:.2f} by CPU time."
        )
        console.print(
            f"{line['game']}: a search makes {line['tries_per_s_cut']:,.0f} tries/s, played to the end of the game "
            f"{line['tries_per_s_full']:,.0f}; about {100 * line['rules_share_cut']:.0f} % of the time is rules "
            f"({100 * line['rules_share_full']:.0f} %)."
        )
