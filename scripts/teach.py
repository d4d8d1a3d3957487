"""Teach a game's net by self-play, in two steps:

    python scripts/teach.py play GAME FILE [--games N] [--players 2,3,4] [--careful] [--average]
    python scripts/teach.py learn GAME FILE [FILE ...] [--several] [--further | --teachers N]

`play` lets one-turn players play each other, by the outlook or (`--careful`) by what the game's nets know now.  They
look at turns under luck of one kind, or (`--average`) of several; now and then they take a turn at random, so that odd
positions occur too.  What the net is shown at the beginning of every turn goes into the file; where the verdict is to
expect the first draw of a turn, also what it is shown before it.  `learn` teaches a new net from such files.  Give it
those of earlier rounds as well: with the newest games alone the lessons would swing to and fro.  The net is taught that
the lead of a seat over the table should be what it is some turns later (temporal differences), and at the end what it
turned out to be; it learns only what is to be added to the quick heuristic.  With `--onwards` it believes the present
net about later leads for a third of the time, and only then itself: otherwise word of the end needs many epochs to
reach the beginning.  With `--further` the present net itself goes on learning, in small steps.  With `--teachers` so
many nets learn, each from another start, and the one that is kept learns from the mean of what they and the game's
present net know: what one of them imagines, the others do not.  The lessons are written to the game's lessons.py, or
with `--several`, for games that have a net of their own for three and four players, to lessons_of_several.py, with
where they come from.
Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap

import numpy as np
from pupil import Game, Layers, Pupil, Tables

from stammtisch.bots.turns import best_on_average, best_strokes, play_stroke
from stammtisch.engine.chance import seeded
from stammtisch.engine.net import Net
from stammtisch.engine.play import settle
from stammtisch.games import GAMES

ODD = 10  # one turn in so many is taken at random
RATE = 0.006  # of learning, at first
SMALL_RATE = 0.0015  # for a net that goes on learning
TOLD = 1000  # games between two words on how far it is
Task = tuple[str, int, str, int, bool, bool]


def net_of(key: str, several: bool) -> Net:
    insight = import_module(f"stammtisch.games.{key}.insight")
    if several and not hasattr(insight, "NET_OF_SEVERAL"):
        raise SystemExit(f"{key} has one net for any number of players; teach it without --several")
    net = insight.NET_OF_SEVERAL if several else insight.NET
    assert isinstance(net, Net)
    return net


def lessons_of(key: str, several: bool) -> str:
    name = "lessons_of_several" if several else "lessons"
    text = getattr(import_module(f"stammtisch.games.{key}.{name}"), name.upper())
    assert isinstance(text, str)
    return text


def play_one(task: Task) -> Game:
    key, players, seed, lines, careful, average = task
    look = best_on_average if average else best_strokes
    rng = seeded(seed)
    state = GAMES[key].new(players, {})
    settle(state, rng)
    shown: list[list[int]] = []
    outlooks: list[list[int]] = []
    turn, odd = -1, False

    def note() -> None:
        shown.append(list(state.senses()))
        outlooks.append(state.outlook())

    while state.steps:
        if state.turn != turn:
            turn, odd = state.turn, rng.below(ODD) == 0
            note()
        plan = [] if odd else look(state, 1, lines, rng, careful)[0].actions
        play_stroke(state, plan, rng)
        if state.steps and state.turn != turn and state.expects():
            note()
        settle(state, rng)
    return np.array(shown, np.float32), np.array(outlooks, np.float32), np.array(state.points(), np.float32)


def play(asked: argparse.Namespace) -> None:
    """Play games and keep them in a file."""
    players = [int(each) for each in asked.players.split(",")]
    tasks: list[Task] = [
        (asked.game, players[at % len(players)], f"{asked.seed} {at}", asked.lines, asked.careful, asked.average)
        for at in range(asked.games)
    ]
    games: list[Game] = []
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        for game in pool.map(play_one, tasks, chunksize=20):
            games.append(game)
            if len(games) % TOLD == 0:
                print(f"{len(games)} of {len(tasks)} games, {time.perf_counter() - start:.0f} s", flush=True)
    source = f"{asked.games} games of {asked.players} players, seed {asked.seed}, {asked.lines} turns looked at"
    source += ", on average luck, by " if asked.average else ", by "
    several = players != [2] and find_spec(f"stammtisch.games.{asked.game}.lessons_of_several") is not None
    source += f"lessons {fingerprint(lessons_of(asked.game, several))}" if asked.careful else "the outlook"
    keep(games, source, Path(asked.file))


def fingerprint(lessons: str) -> str:
    return sha256(" ".join(lessons.split()).encode()).hexdigest()[:8]


def keep(games: list[Game], source: str, file: Path) -> None:
    np.savez_compressed(
        file,
        source=np.array(source),
        turns=np.array([len(shown) for shown, _, _ in games]),
        players=np.array([len(points) for _, _, points in games]),
        shown=np.concatenate([shown.ravel() for shown, _, _ in games]),
        outlooks=np.concatenate([outlooks.ravel() for _, outlooks, _ in games]),
        points=np.concatenate([points for _, _, points in games]),
    )


def read(file: Path, net: Net) -> tuple[str, list[Game]]:
    """Where the games of a file come from, and the games."""
    with np.load(file) as kept:
        shown, outlooks, points = kept["shown"], kept["outlooks"], kept["points"]
        sizes = list(zip(kept["turns"].tolist(), kept["players"].tolist(), strict=True))
        source = str(kept["source"])
    widths = [players * int(net.own) + int(net.common) for _, players in sizes]
    if sum(turns * width for (turns, _), width in zip(sizes, widths, strict=True)) != len(shown):
        raise SystemExit(f"{file} was played when the net was shown other numbers; play it again")
    games: list[Game] = []
    at, outlook, point = 0, 0, 0
    for (turns, players), width in zip(sizes, widths, strict=True):
        game_shown = shown[at : at + turns * width].reshape(turns, width)
        game_outlooks = outlooks[outlook : outlook + turns * players].reshape(turns, players)
        games.append((game_shown, game_outlooks, points[point : point + players]))
        at, outlook, point = at + turns * width, outlook + turns * players, point + players
    return source, games


def teach(asked: argparse.Namespace, start: int, teachers: list[Layers]) -> tuple[Pupil, list[str]]:
    """A net that starts from some random lessons and learns, and where its games come from."""
    net = net_of(asked.game, asked.several)
    sources: list[str] = []
    games: dict[int, list[Game]] = {}
    for file in asked.files:
        source, found = read(Path(file), net)
        sources.append(source)
        for game in found:
            games.setdefault(len(game[2]), []).append(game)
    tables = [Tables(players, some, int(net.own)) for players, some in games.items()]
    games.clear()
    pupil = Pupil(net, tables, asked.hidden, start)
    lessons = lessons_of(asked.game, asked.several)
    knows = bool(teachers) or asked.onwards or asked.further
    present = [pupil.recall([int(number) for number in lessons.split()])] if knows else []
    if asked.further:
        pupil.go_on_from(present[0])
        sources.append(f"further from lessons {fingerprint(lessons)}")
    elif teachers:
        count = len(teachers)
        sources.append(f"taught by {count} nets that learnt from these games, and by lessons {fingerprint(lessons)}")
        teachers = teachers + present
    elif asked.onwards:
        sources.append(f"onwards from lessons {fingerprint(lessons)}")
    fast = SMALL_RATE if asked.further else RATE
    pupil.study(asked.epochs, asked.trace, fast, teachers, present if asked.onwards else [])
    pupil.tell()
    return pupil, sources


def teacher(task: tuple[argparse.Namespace, int]) -> Layers:
    """What a net knows that will teach another; for a process of its own."""
    return teach(*task, [])[0].layers


def learn(asked: argparse.Namespace) -> None:
    """Teach a net from files of games and write its lessons down."""
    began = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        teachers = list(pool.map(teacher, [(asked, 2 + at) for at in range(asked.teachers)]))
    pupil, sources = teach(asked, 1, teachers)
    print(f"learnt in {time.perf_counter() - began:.0f} s")
    lessons = " ".join(map(str, pupil.lessons()))
    if asked.out:
        Path(asked.out).write_text(lessons)
    else:
        how = f"{'--several ' if asked.several else ''}"
        how += "--further" if asked.further else f"--hidden {asked.hidden}"
        how += f" --epochs {asked.epochs}"
        how += f" --teachers {asked.teachers}" if asked.teachers else ""
        how += " --onwards" if asked.onwards else ""
        write(asked.game, asked.several, sources, f"{how} --trace {asked.trace}", lessons)


def write(key: str, several: bool, sources: list[str], how: str, lessons: str, script: str = "teach") -> None:
    name = "lessons_of_several" if several else "lessons"
    title = "What the net for three and four players has learnt" if several else "What the net has learnt"
    text = f'''"""{title}, in the order that `engine.net.Net` tells; not written by hand.

Learnt by `python scripts/{script}.py learn {key} FILES {how}`
from files of `python scripts/{script}.py play`:

{chr(10).join("- " + source for source in sources)}

These are lessons {fingerprint(lessons)}.
"""

from typing import Final

{name.upper()}: Final[str] = """
{chr(10).join(wrap(lessons, 118))}
"""
'''
    Path("src/stammtisch/games", key, f"{name}.py").write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(required=True)
    playing = steps.add_parser("play", help="let one-turn players play, and keep what the net is shown")
    playing.add_argument("game", choices=list(GAMES))
    playing.add_argument("file", help="such as games.npz")
    playing.add_argument("--games", type=int, default=10_000)
    playing.add_argument("--players", default="2", help="how many players, such as 2,3,4: in turn")
    playing.add_argument("--careful", action="store_true", help="they judge by the net as it is now")
    playing.add_argument("--average", action="store_true", help="they look at turns under luck of several kinds")
    playing.add_argument("--seed", default="teach")
    playing.add_argument("--lines", type=int, default=60, help="turns looked at per turn")
    playing.add_argument("--workers", type=int, default=2)
    playing.set_defaults(run=play)
    learning = steps.add_parser("learn", help="teach the net from files of games")
    learning.add_argument("game", choices=list(GAMES))
    learning.add_argument("files", nargs="+")
    learning.add_argument("--several", action="store_true", help="the net for three and four players")
    learning.add_argument("--hidden", type=int, default=64, help="units, an even number")
    learning.add_argument("--epochs", type=int, default=24)
    learning.add_argument("--trace", type=float, default=0.3, help="how much later leads count too, 0 to 1")
    learning.add_argument("--further", action="store_true", help="the present net goes on learning")
    learning.add_argument("--teachers", type=int, default=0, help="nets that learn from the games and teach the one")
    learning.add_argument("--onwards", action="store_true", help="at first believe the present net about later leads")
    learning.add_argument("--workers", type=int, default=2)
    learning.add_argument("--out", help="write the bare lessons there instead of to the game")
    learning.set_defaults(run=learn)
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
