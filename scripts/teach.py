"""Teach a game's net by self-play, in two steps:

    python scripts/teach.py play GAME FILE [--games N] [--players 2,3,4] [--careful]
    python scripts/teach.py learn GAME FILE [FILE ...]

`play` lets one-turn players play each other, by the outlook or (`--careful`) by what the game's net knows now; now and
then they take a turn at random, so that odd positions occur too.  What the net is shown at the beginning of every turn
goes into the file.  `learn` teaches a new net from such files.  Give it those of earlier rounds as well: with the
newest games alone the lessons would swing to and fro.  The net is taught that the lead of one seat over another should
be what it is some turns later (temporal differences), and at the end what it turned out to be; it learns only what is
to be added to the quick heuristic.  The lessons are written to the game's lessons.py together with where they come
from.  Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from textwrap import wrap

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.turns import best_strokes, play_stroke
from stammtisch.engine.chance import seeded
from stammtisch.engine.net import OUTPUT_UNIT, UNIT, Net
from stammtisch.engine.play import settle
from stammtisch.games import GAMES

ODD = 10  # one turn in so many is taken at random
BATCH = 2048
RATE = 0.006  # of learning, at first
LAST_RATE = 0.02  # what is left of it at the end
HELD_BACK = 20  # one game in so many is not taught, but foretold
TOLD = 1000  # games between two words on how far it is
Numbers = NDArray[np.float32]
# for every turn what the net was shown and the outlook, and the points at the end
Game = tuple[Numbers, Numbers, Numbers]
Task = tuple[str, int, str, int, bool]


def net_of(key: str) -> Net:
    net = import_module(f"stammtisch.games.{key}.insight").NET
    assert isinstance(net, Net)
    return net


def lessons_of(key: str) -> str:
    text = import_module(f"stammtisch.games.{key}.lessons").LESSONS
    assert isinstance(text, str)
    return text


def play_one(task: Task) -> Game:
    key, players, seed, lines, careful = task
    rng = seeded(seed)
    state = GAMES[key].new(players, {})
    settle(state, rng)
    shown: list[list[int]] = []
    outlooks: list[list[int]] = []
    turn, odd = -1, False
    while state.steps:
        if state.turn != turn:
            turn, odd = state.turn, rng.below(ODD) == 0
            shown.append(list(state.senses()))
            outlooks.append(state.outlook())
        plan = [] if odd else best_strokes(state, 1, lines, rng, careful)[0].actions
        play_stroke(state, plan, rng)
        settle(state, rng)
    return np.array(shown, np.float32), np.array(outlooks, np.float32), np.array(state.points(), np.float32)


def play(asked: argparse.Namespace) -> None:
    """Play games and keep them in a file."""
    players = [int(each) for each in asked.players.split(",")]
    tasks: list[Task] = [
        (asked.game, players[at % len(players)], f"{asked.seed} {at}", asked.lines, asked.careful)
        for at in range(asked.games)
    ]
    games: list[Game] = []
    start = time.perf_counter()
    with ProcessPoolExecutor(asked.workers) as pool:
        for game in pool.map(play_one, tasks, chunksize=20):
            games.append(game)
            if len(games) % TOLD == 0:
                print(f"{len(games)} of {len(tasks)} games, {time.perf_counter() - start:.0f} s", flush=True)
    source = f"{asked.games} games of {asked.players} players, seed {asked.seed}, {asked.lines} turns looked at, by "
    source += f"lessons {fingerprint(lessons_of(asked.game))}" if asked.careful else "the outlook"
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


class Positions:
    """What was seen in many games: for pairs of seats, the inputs of both, the lead, and the lead at the end."""

    def __init__(self, own: int, common: int) -> None:
        self.own = own
        self.common = common
        self.inputs: list[Numbers] = []  # pairs of rows
        self.leads: list[Numbers] = []
        self.finals: list[Numbers] = []
        self.lasts: list[NDArray[np.bool_]] = []
        self.held: list[NDArray[np.bool_]] = []
        self.games = 0

    def read(self, file: Path) -> str:
        """All games of a file; where they come from."""
        with np.load(file) as kept:
            shown, outlooks, points = kept["shown"], kept["outlooks"], kept["points"]
            sizes = list(zip(kept["turns"].tolist(), kept["players"].tolist(), strict=True))
            source = str(kept["source"])
        if sum(turns * (players * self.own + self.common) for turns, players in sizes) != len(shown):
            raise SystemExit(f"{file} was played when the net was shown other numbers; play it again")
        at, outlook, point = 0, 0, 0
        for turns, players in sizes:
            size = turns * (players * self.own + self.common)
            self.add(
                shown[at : at + size].reshape(turns, -1),
                outlooks[outlook : outlook + turns * players].reshape(turns, players),
                points[point : point + players],
            )
            at, outlook, point = at + size, outlook + turns * players, point + players
        return source

    def add(self, shown: Numbers, outlooks: Numbers, points: Numbers) -> None:
        """The pairs of neighbouring seats of one game; with two players there is only one."""
        players = len(points)
        rows = [self.rows(shown, players, seat) for seat in range(players)]
        for seat in range(players if players > 2 else 1):
            other = (seat + 1) % players
            count = len(shown)
            self.inputs.append(np.stack([rows[seat], rows[other]], axis=1))
            self.leads.append(outlooks[:, seat] - outlooks[:, other])
            self.finals.append(np.full(count, 10 * (points[seat] - points[other]), np.float32))
            self.lasts.append(np.arange(count) == count - 1)
            self.held.append(np.full(count, self.games % HELD_BACK == 0))
        self.games += 1

    def rows(self, shown: Numbers, players: int, seat: int) -> Numbers:
        """The inputs of one seat: its own numbers, the mean of the others', and the common ones."""
        blocks = shown[:, : players * self.own].reshape(-1, players, self.own)
        others = (blocks.sum(axis=1) - blocks[:, seat]) / (players - 1)
        return np.concatenate([blocks[:, seat], others, shown[:, players * self.own :]], axis=1)


class Pupil:
    """The net as it learns, in real numbers."""

    def __init__(self, positions: Positions, hidden: int) -> None:
        rng = np.random.default_rng(1)
        self.rng = rng
        self.inputs = np.concatenate(positions.inputs)
        self.lead = np.concatenate(positions.leads)
        self.final = np.concatenate(positions.finals)
        self.last = np.concatenate(positions.lasts)
        self.held = np.concatenate(positions.held)
        width = self.inputs.shape[2]
        flat = self.inputs.reshape(-1, width)
        self.mean = flat.mean(axis=0)
        self.scale = flat.std(axis=0) + 1e-3
        flat -= self.mean
        flat /= self.scale
        first = rng.normal(0, width**-0.5, (width, hidden)).astype(np.float32)
        second = 10 * rng.normal(0, hidden**-0.5, hidden).astype(np.float32)
        self.layers = [first, np.zeros(hidden, np.float32), second]
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.steps = 0

    def leads(self) -> Numbers:
        """What the leads are now taken to be."""
        first, bias, second = self.layers
        parts = []
        for start in range(0, len(self.lead), 50_000):
            gains = np.maximum(self.inputs[start : start + 50_000] @ first + bias, 0) @ second
            parts.append(gains[:, 0] - gains[:, 1])
        return np.asarray(self.lead + np.concatenate(parts), np.float32)

    def study(self, epochs: int, trace: float) -> None:
        taught = np.flatnonzero(~self.held)
        for epoch in range(epochs):
            wanted = self.wanted(trace) - self.lead
            rate = RATE * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + LAST_RATE)
            order = self.rng.permutation(taught)
            for start in range(0, len(order), BATCH):
                self.step(order[start : start + BATCH], wanted, rate)

    def wanted(self, trace: float) -> Numbers:
        """What each lead should have been: the lead one turn later, and of those after it a part that fades."""
        later = np.append(self.leads()[1:], 0.0)
        if trace == 0.0:
            return np.where(self.last, self.final, later).astype(np.float32)
        found = np.empty(len(later), np.float32)
        ahead = 0.0
        for at in range(len(later) - 1, -1, -1):
            ahead = self.final[at] if self.last[at] else (1 - trace) * later[at] + trace * ahead
            found[at] = ahead
        return found

    def step(self, chosen: NDArray[np.int64], wanted: Numbers, rate: float) -> None:
        """One step of gradient descent (Adam)."""
        first, bias, second = self.layers
        rows = self.inputs[chosen].reshape(len(chosen) * 2, -1)
        raw = rows @ first + bias
        active = np.maximum(raw, 0)
        gains = (active @ second).reshape(-1, 2)
        error = (gains[:, 0] - gains[:, 1] - wanted[chosen]) / len(chosen)
        both = np.stack([error, -error], axis=1).reshape(-1)
        blame = both[:, None] * second * (raw > 0)
        self.steps += 1
        for number, slope in enumerate([rows.T @ blame, blame.sum(axis=0), active.T @ both]):
            self.slopes[number] = 0.9 * self.slopes[number] + 0.1 * slope
            self.squares[number] = 0.999 * self.squares[number] + 0.001 * slope * slope
            mean = self.slopes[number] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[number] / (1 - 0.999**self.steps)) + 1e-8
            self.layers[number] -= (rate if number < 2 else 3 * rate) * mean / spread

    def tell(self) -> None:
        """How well the leads of games that were held back are foretold, in points."""
        before = np.sqrt(((self.final - self.lead)[self.held] ** 2).mean()) / 10
        after = np.sqrt(((self.final - self.leads())[self.held] ** 2).mean()) / 10
        print(f"  error of the final lead: {before:.2f} by the heuristic, {after:.2f} with the net", flush=True)

    def lessons(self) -> list[int]:
        """What it has learnt, in whole numbers and for inputs as they come."""
        first, bias, second = self.layers
        weights = first / self.scale[:, None]
        offset = bias - self.mean @ weights
        rows = np.concatenate([weights.T, offset[:, None]], axis=1) * UNIT
        return [round(float(each)) for each in rows.ravel()] + [round(float(each) * OUTPUT_UNIT) for each in second]


def learn(asked: argparse.Namespace) -> None:
    """Teach a net from files of games and write its lessons down."""
    start = time.perf_counter()
    net = net_of(asked.game)
    positions = Positions(int(net.own), int(net.common))
    sources = [positions.read(Path(file)) for file in asked.files]
    pupil = Pupil(positions, asked.hidden)
    pupil.study(asked.epochs, asked.trace)
    pupil.tell()
    print(f"learnt {len(pupil.lead)} leads of {positions.games} games in {time.perf_counter() - start:.0f} s")
    lessons = " ".join(map(str, pupil.lessons()))
    if asked.out:
        Path(asked.out).write_text(lessons)
    else:
        how = f"--hidden {asked.hidden} --epochs {asked.epochs} --trace {asked.trace}"
        write(asked.game, sources, how, lessons)


def write(key: str, sources: list[str], how: str, lessons: str) -> None:
    text = f'''"""What the net has learnt, in the order that `engine.net.Net` tells; not written by hand.

Learnt by `python scripts/teach.py learn {key} FILES {how}` from files of
`python scripts/teach.py play`:

{chr(10).join("- " + source for source in sources)}

These are lessons {fingerprint(lessons)}.
"""

from typing import Final

LESSONS: Final[str] = """
{chr(10).join(wrap(lessons, 118))}
"""
'''
    Path("src/stammtisch/games", key, "lessons.py").write_text(text)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    steps = parser.add_subparsers(required=True)
    playing = steps.add_parser("play", help="let one-turn players play, and keep what the net is shown")
    playing.add_argument("game", choices=list(GAMES))
    playing.add_argument("file", help="such as games.npz")
    playing.add_argument("--games", type=int, default=10_000)
    playing.add_argument("--players", default="2", help="how many players, such as 2,3,4: in turn")
    playing.add_argument("--careful", action="store_true", help="they judge by the net as it is now")
    playing.add_argument("--seed", default="teach")
    playing.add_argument("--lines", type=int, default=60, help="turns looked at per turn")
    playing.add_argument("--workers", type=int, default=2)
    playing.set_defaults(run=play)
    learning = steps.add_parser("learn", help="teach the net from files of games")
    learning.add_argument("game", choices=list(GAMES))
    learning.add_argument("files", nargs="+")
    learning.add_argument("--hidden", type=int, default=64, help="units, an even number")
    learning.add_argument("--epochs", type=int, default=24)
    learning.add_argument("--trace", type=float, default=0.3, help="how much later leads count too, 0 to 1")
    learning.add_argument("--out", help="write the bare lessons there instead of to the game")
    learning.set_defaults(run=learn)
    asked = parser.parse_args()
    asked.run(asked)


if __name__ == "__main__":
    main()
