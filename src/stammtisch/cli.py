"""The command `stammtisch`: games, play, simulate, bench, replay, show."""

import json
import os
import shutil
import sys
import time
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import stammtisch
from stammtisch import bench as benchmark
from stammtisch.arena import simulate as arena
from stammtisch.bots import NAMES, UnknownBot, make
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.material import MaterialError, read_changes
from stammtisch.engine.record import Record, RecordError
from stammtisch.engine.state import OVER
from stammtisch.terminal.drawing import draw, score
from stammtisch.terminal.play import TerminalGame
from stammtisch.texts import LANGUAGES, Texts

app = typer.Typer(
    help="Tribe board games, complete and exact.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
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
RecordFile = Annotated[Path, typer.Argument(help="A record, as saved by `stammtisch play`.")]


class UsageError(ValueError):
    """The command was asked for something it cannot do; the message says what it can."""


def main() -> None:
    """Run the command; a user's mistake is answered with one sentence."""
    try:
        app()
    except (SetupError, MaterialError, RecordError, UnknownBot, UsageError) as error:
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


@app.command()
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


def bots_of(bots: str, seats: int) -> list[str]:
    """The bots for some seats: one name serves for all."""
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        make(name, seeded(""))
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise UsageError(f"{len(names)} bots were named for {seats} seats; name one for all, or one for each")
    return names


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; without it you are asked.")] = None,
    players: Players = None,
    bots: Annotated[str, typer.Option(help=f"Who plays against you: {', '.join(NAMES)}.")] = "greedy",
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


def own_name() -> str:
    """How to call this program again from here."""
    return "stammtisch" if shutil.which("stammtisch") else os.path.relpath(sys.argv[0])


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


def saved_games() -> Path:
    """Where games are kept: STAMMTISCH_HOME, else the user's data folder."""
    home = os.environ.get("STAMMTISCH_HOME")
    if home:
        return Path(home)
    data = os.environ.get("XDG_DATA_HOME")
    return (Path(data) if data else Path.home() / ".local" / "share") / "stammtisch"


def bar(label: str, console: Console) -> Progress:
    return Progress(
        TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console, transient=True
    )


@app.command()
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


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; all without it.")] = None,
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="CPU seconds per measurement.")] = 3.0,
    json_: Json = False,
) -> None:
    """Measure the speed of the rules against random chess in the same run."""
    chosen = list(stammtisch.GAMES.values()) if game is None else [stammtisch.find(game)]
    results: list[dict[str, Any]] = []
    with bar("Measuring", quiet) as progress:
        task = progress.add_task("", total=1 + sum(each.most - each.fewest + 1 for each in chosen))
        chess = benchmark.yardstick(seconds)
        progress.advance(task)
        for each in chosen:
            for players in range(each.fewest, each.most + 1):
                found = benchmark.measure(each, players, {}, seconds)
                found["yardstick_per_s"] = None if chess is None else round(chess)
                found["ratio"] = None if chess is None else round(found["choices_per_s"] / chess, 1)
                results.append(found)
                progress.advance(task)
    print(json.dumps(results, indent=1)) if json_ else show_bench(results)


def show_bench(results: list[dict[str, Any]]) -> None:
    chess = results[0]["yardstick_per_s"]
    told = (
        "python-chess is not installed, so there is no yardstick"
        if chess is None
        else f"random chess: {chess:,} moves/s"
    )
    table = Table(title=f"Random games, one core, {stammtisch.build()}; {told}")
    headings = ("game", "players", "choices/s", "ratio", "games/s", "choices/game", "forced", "copy µs", "replay ms")
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number == 0 else "right")
    for line in results:
        ratio = "-" if line["ratio"] is None else f"{line['ratio']:.1f}"
        cells = [str(line["players"]), f"{line['choices_per_s']:,}", ratio, f"{line['games_per_s']:,.0f}"]
        cells += [f"{line['choices_per_game']:.0f}", f"{100 * line['forced_share']:.0f} %"]
        table.add_row(line["game"], *cells, f"{line['copy_us']:.2f}", f"{line['replay_ms']:.2f}")
    console.print(table)


@app.command()
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


@app.command()
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


if __name__ == "__main__":
    main()
