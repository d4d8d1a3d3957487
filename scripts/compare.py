"""Teach a game's net which of several turns is best, in two steps:

    python scripts/compare.py play GAME FILE [--games N] [--players 3]
    python scripts/compare.py learn GAME FILE [FILE ...] [--several]

`play` lets one-turn players, who judge by what the game's nets know now, play games.  From some positions of each the
turns that seem best, and some that do not, are played on to the end, all under the same luck.  `learn` lets the present
net, with some new units, go on learning by how much these ends differ.  In whole games much goes together with winning
that does not bring it about; among the turns of one position, only what a turn changes can differ.  The lessons are
written to the game's lessons.py, or with `--several` to lessons_of_several.py.  Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from pupil import LAST_RATE, Game, Numbers, Pupil, Tables
from teach import fingerprint, lessons_of, net_of, write

from stammtisch.bots.ismcts import Luck
from stammtisch.bots.turns import best_on_average, best_seen, play_stroke
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.play import settle
from stammtisch.engine.state import State
from stammtisch.games import GAMES

POSITIONS = 2  # of every game
TURNS = 6  # of every position, half of them the best ones
CLOSE = 150  # ways to take a turn looked at in the games and for the turns to be compared,
QUICK = 50  # and when they are played on
DECIDED = 60  # tenths by which one turn seems better than all others where there is nothing to learn
GROUP = 128  # positions in a batch
TOLD = 1000
# for every turn what the net was shown after it, the outlook, and the points at the end
Comparison = tuple[Numbers, Numbers, Numbers]
Task = tuple[str, int, str]


def play_one(task: Task) -> list[Comparison]:
    key, players, seed = task
    rng = seeded(seed)
    state = GAMES[key].new(players, {})
    settle(state, rng)
    turns: list[State] = []
    while state.steps:
        if len(state.options()) > 1 and (not turns or turns[-1].turn != state.turn):
            turns.append(state.copy())
        play_stroke(state, best_on_average(state, TURNS, CLOSE, rng, True)[0].actions, rng)
        settle(state, rng)
    found = [compare(turns[rng.below(len(turns))], rng.fork()) for _ in range(POSITIONS)]
    return [each for each in found if each is not None]


def compare(state: State, rng: Rng) -> Comparison | None:
    """Play some turns of a position on to the end; nothing where a turn is no choice, or ends the game."""
    strokes = best_on_average(state, 3 * TURNS, CLOSE, rng, True)
    if len(strokes) < 2 or strokes[0].value - strokes[1].value > DECIDED:
        return None
    while len(strokes) > TURNS:
        strokes.pop(TURNS // 2 + rng.below(len(strokes) - TURNS // 2))
    ends = [play_on(state.copy(), stroke.actions, rng.copy()) for stroke in strokes]
    if any(not shown for shown, _, _ in ends):
        return None
    shown, outlooks, points = zip(*ends, strict=True)
    return np.array(shown, np.float32), np.array(outlooks, np.float32), np.array(points, np.float32)


def play_on(state: State, actions: list[int], rng: Rng) -> tuple[list[int], list[int], list[int]]:
    """What the net is shown and the outlook once a turn is over, and the points once the game is."""
    first = state.turn
    luck = Luck(first, rng)
    shown: list[int] = []
    outlook: list[int] = []
    play_stroke(state, actions, luck.on(first))
    while state.steps:
        if not shown and state.turn != first:
            shown, outlook = list(state.senses()), state.outlook()
        settle(state, luck.on(state.turn))
        if state.steps:
            mind = luck.on(state.turn).fork()
            lines = CLOSE if state.turn == first else QUICK
            play_stroke(state, best_seen(state, 1, lines, mind, True, 1).best.strokes[0].actions, mind)
    return shown, outlook, state.points()


def play(asked: argparse.Namespace) -> None:
    """Play games, compare turns and keep what came of them."""
    tasks = [(asked.game, asked.players, f"{asked.seed} {at}") for at in range(asked.games)]
    found: list[Comparison] = []
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        for at, comparisons in enumerate(pool.map(play_one, tasks, chunksize=5)):
            found += comparisons
            if (at + 1) % TOLD == 0:
                print(f"{at + 1} of {len(tasks)} games, {time.perf_counter() - start:.0f} s", flush=True)
    lessons = fingerprint(lessons_of(asked.game, asked.several))
    np.savez_compressed(
        Path(asked.file),
        source=np.array(f"{len(found)} positions of {asked.players} players, seed {asked.seed}, by lessons {lessons}"),
        sizes=np.array([len(shown) for shown, _, _ in found]),
        shown=np.concatenate([shown for shown, _, _ in found]),
        outlooks=np.concatenate([outlooks for _, outlooks, _ in found]),
        points=np.concatenate([points for _, _, points in found]),
    )


class Judge(Pupil):
    """A pupil that learns by how much turns of one position differ, and nothing about the position itself."""

    def error(self, table: Tables, chosen: NDArray[np.int64], units: Numbers) -> Numbers:
        return among(super().error(table, chosen, units), table.starts, chosen)

    def widen(self, units: int) -> None:
        """New units, which count for nothing yet."""
        width = sum(len(mean) for mean in self.means)
        for at in range(len(self.means)):
            new = self.rng.normal(0, 3 * width**-0.5, (len(self.means[at]), units)).astype(np.float32)
            self.layers[at] = np.concatenate([self.layers[at], new], axis=1)
        for at in (-2, -1):
            self.layers[at] = np.concatenate([self.layers[at], np.zeros(units, np.float32)])
        self.go_on_from(self.layers)

    def practise(self, epochs: int, fast: float) -> None:
        for epoch in range(epochs):
            rate = fast * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + LAST_RATE)
            for table in self.tables:
                taught = self.rng.permutation(np.flatnonzero(~table.held[table.starts]))
                for at in range(0, len(taught), GROUP):
                    some = np.sort(taught[at : at + GROUP])
                    rows = [np.arange(table.starts[each], table.ends[each] + 1) for each in some]
                    self.step(table, np.concatenate(rows), rate)
            print(f"  epoch {epoch + 1} of {epochs}: {self.told()}", flush=True)

    def told(self) -> str:
        """How far the differences that were held back are from what the net says, in points."""
        parts = []
        for table in self.tables:
            rows = np.flatnonzero(table.held)
            left = self.error(table, rows, self.units(table.own[rows], table.common[rows]))
            parts.append(f"{table.players} players: {float(np.sqrt((left**2).mean())) / 10:.4f}")
        return ", ".join(parts)


def among(values: Numbers, starts: NDArray[np.int64], rows: NDArray[np.int64]) -> Numbers:
    """By how much values differ from the mean of their position; rows of one position stand together."""
    position = np.searchsorted(starts, rows, side="right")
    first = np.flatnonzero(np.diff(position, prepend=-1))
    sizes = np.diff(first, append=len(rows))
    means = np.add.reduceat(values, first) / sizes[:, None]
    return np.asarray(values - np.repeat(means, sizes, axis=0), np.float32)


def learn(asked: argparse.Namespace) -> None:
    """Teach the present net from files of comparisons and write its lessons down."""
    net = net_of(asked.game, asked.several)
    sources: list[str] = []
    tables: list[Tables] = []
    for file in asked.files:
        with np.load(file) as kept:
            sources.append(str(kept["source"]))
            ends = np.cumsum(kept["sizes"])
            parts = [np.split(kept[name], ends[:-1]) for name in ("shown", "outlooks", "points")]
        games: list[Game] = [(shown, outlooks, points[0]) for shown, outlooks, points in zip(*parts, strict=True)]
        table = Tables(len(games[0][2]), games, int(net.own))
        final = 10 * np.concatenate(parts[2])
        table.wanted = np.asarray(final - final.mean(axis=1, keepdims=True), np.float32)
        tables.append(table)
    judge = Judge(net, tables, 2, 1)
    lessons = lessons_of(asked.game, asked.several)
    judge.go_on_from(judge.recall([int(number) for number in lessons.split()]))
    print(f"before: {judge.told()}")
    judge.widen(asked.units)
    judge.practise(asked.epochs, asked.rate)
    learnt = " ".join(map(str, judge.lessons()))
    if asked.out:
        Path(asked.out).write_text(learnt)
    else:
        sources.append(f"further from lessons {fingerprint(lessons)}")
        how = (
            f"{'--several ' if asked.several else ''}--units {asked.units} --epochs {asked.epochs} --rate {asked.rate}"
        )
        write(asked.game, asked.several, sources, how, learnt, "compare")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(required=True)
    playing = steps.add_parser("play", help="compare turns by what comes of them")
    playing.add_argument("game", choices=list(GAMES))
    playing.add_argument("file", help="such as turns.npz")
    playing.add_argument("--games", type=int, default=5000)
    playing.add_argument("--players", type=int, default=3)
    playing.add_argument("--seed", default="compare")
    playing.add_argument("--workers", type=int, default=2)
    playing.set_defaults(run=play)
    learning = steps.add_parser("learn", help="teach the net from files of comparisons")
    learning.add_argument("game", choices=list(GAMES))
    learning.add_argument("files", nargs="+")
    learning.add_argument("--units", type=int, default=16, help="new units, an even number")
    learning.add_argument("--epochs", type=int, default=6)
    learning.add_argument("--rate", type=float, default=0.0003)
    learning.add_argument("--out", help="write the bare lessons there instead of to the game")
    learning.set_defaults(run=learn)
    for each in (playing, learning):
        each.add_argument("--several", action="store_true", help="the net for three and four players")
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
