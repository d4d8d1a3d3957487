"""Teach a game's net by self-play: python scripts/teach.py GAME [--rounds N] [--first N] [--games N].

In each round one-turn players, judging by what the net knows so far, play each other, now and then taking a turn at
random so that odd positions occur too.  What the net is shown at the beginning of every turn is kept, also from the
rounds before: with the newest games alone, the lessons would swing to and fro.  Then a new net is taught that the lead
of one seat over another should be what it is one turn later (temporal differences), and at the end what it turned out
to be.  It learns only what is to be added to the quick heuristic.  The lessons are written to the game's lessons.py
together with where they come from.  Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
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
USUAL = {"hidden": 32, "epochs": 16, "trace": 0.0, "lines": 60}
Numbers = NDArray[np.float32]
Task = tuple[str, int, str, int, list[int], bool]


def net_of(key: str) -> Net:
    net = import_module(f"stammtisch.games.{key}.insight").NET
    assert isinstance(net, Net)
    return net


def play(task: Task) -> tuple[Numbers, Numbers, Numbers]:
    """One game: for every turn what the net was shown and the outlook of every seat, and the points at the end."""
    key, players, seed, lines, lessons, careful = task
    if careful:
        net_of(key).learn(lessons)
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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--first", type=int, default=10_000, help="games in the first round, which are quick to play")
    parser.add_argument("--games", type=int, default=5_000, help="in each further round")
    parser.add_argument("--players", default="2", help="how many players, such as 2,3,4: in turn")
    parser.add_argument("--seed", default="teach")
    parser.add_argument("--hidden", type=int, help="units, an even number")
    parser.add_argument("--epochs", type=int)
    parser.add_argument("--trace", type=float, help="how much later leads count too, 0 to 1")
    parser.add_argument("--lines", type=int, help="turns looked at per turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", help="write the lessons there, every round, instead of to the game")
    parser.set_defaults(**USUAL)
    asked = parser.parse_args()
    players = [int(each) for each in asked.players.split(",")]
    net = net_of(asked.game)
    positions = Positions(int(net.own), int(net.common))
    lessons: list[int] = []
    with ProcessPoolExecutor(asked.workers) as pool:
        for number in range(asked.rounds):
            start = time.perf_counter()
            games = asked.games if number > 0 else asked.first
            seeds = [f"{asked.seed} {number} {at}" for at in range(games)]
            tasks: list[Task] = [
                (asked.game, players[at % len(players)], seed, asked.lines, lessons, number > 0)
                for at, seed in enumerate(seeds)
            ]
            for shown, outlooks, points in pool.map(play, tasks, chunksize=20):
                positions.add(shown, outlooks, points)
            played = time.perf_counter()
            pupil = Pupil(positions, asked.hidden)
            pupil.study(asked.epochs, asked.trace)
            lessons = pupil.lessons()
            print(f"round {number + 1}: {len(pupil.lead)} leads, played {played - start:.0f} s", end="")
            print(f", learnt {time.perf_counter() - played:.0f} s")
            pupil.tell()
            if asked.out:
                Path(asked.out).write_text(" ".join(map(str, lessons)))
    if not asked.out:
        write(asked, lessons)


def write(asked: argparse.Namespace, lessons: list[int]) -> None:
    command = f"python scripts/teach.py {asked.game} --rounds {asked.rounds} --first {asked.first}"
    command += f" --games {asked.games} --players {asked.players} --seed {asked.seed}"
    for name, usual in USUAL.items():
        if vars(asked)[name] != usual:
            command += f" --{name} {vars(asked)[name]}"
    text = f'''"""What the net has learnt, in the order that `engine.net.Net` tells.

Learnt from {asked.first + (asked.rounds - 1) * asked.games} games of self-play, not written by hand, by
`{command}`.
"""

from typing import Final

LESSONS: Final[str] = """
{chr(10).join(wrap(" ".join(map(str, lessons)), 118))}
"""
'''
    Path("src/stammtisch/games", asked.game, "lessons.py").write_text(text)


if __name__ == "__main__":
    main()
