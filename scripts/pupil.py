"""Pupil: a game's net as it learns, in real numbers, and the tables of what was seen in games.  Needs numpy."""

import numpy as np
from numpy.typing import NDArray

from stammtisch.engine.net import OUTPUT_UNIT, UNIT, Net

BATCH = 1024
LAST_RATE = 0.02  # what is left of the rate of learning at the end
HELD_BACK = 20  # one game in so many is not taught, but foretold
Numbers = NDArray[np.float32]
# for every turn what the net was shown and the outlook, and the points at the end
Game = tuple[Numbers, Numbers, Numbers]
Layers = list[Numbers]


class Tables:
    """What was seen in the games of so many players: row by row a turn, and in it seat by seat."""

    def __init__(self, players: int, games: list[Game], own: int) -> None:
        shown = np.concatenate([game[0] for game in games])
        sizes = [len(game[0]) for game in games]
        self.players = players
        self.own = shown[:, : players * own].reshape(len(shown), players, own)
        self.common = shown[:, players * own :]
        self.outlook = np.concatenate([game[1] for game in games])
        self.final = 10 * np.repeat(np.stack([game[2] for game in games]), sizes, axis=0)
        self.ends = np.cumsum(sizes) - 1  # the last turns
        self.starts = self.ends - np.array(sizes) + 1
        self.held = np.repeat(np.arange(len(games)) % HELD_BACK == 0, sizes)
        self.wanted = self.final

    def look_ahead(self, values: Numbers, trace: float) -> None:
        """What each lead should be: that of one turn later, and of those after it a part that fades."""
        wanted = np.empty_like(values)
        at, open_games = self.ends.copy(), np.arange(len(self.ends))
        ahead = centred(self.final[at])
        while len(open_games):
            wanted[at[open_games]] = ahead[open_games]
            open_games = open_games[at[open_games] > self.starts[open_games]]
            later = centred(values[at[open_games]])
            ahead[open_games] = (1 - trace) * later + trace * ahead[open_games]
            at -= 1
        self.wanted = wanted


def centred(values: Numbers) -> Numbers:
    """By how much every seat is above the mean of the table."""
    return np.asarray(values - values.mean(axis=1, keepdims=True), np.float32)


class Pupil:
    """The net as it learns, in real numbers; its layers are the weights of all groups, the bias and the outputs."""

    def __init__(self, net: Net, tables: list[Tables], hidden: int, start: int) -> None:
        rng = np.random.default_rng(start)
        self.rng = rng
        self.tables = tables
        self.rivals = int(net.rivals)
        self.steps = 0
        own = np.concatenate([table.own.reshape(-1, int(net.own)) for table in tables])
        common = np.concatenate([table.common for table in tables])
        self.means = [own.mean(axis=0)] * (1 + self.rivals) + [common.mean(axis=0)]
        self.scales = [own.std(axis=0) + 1e-3] * (1 + self.rivals) + [common.std(axis=0) + 1e-3]
        for table in tables:
            table.own = (table.own - self.means[0]) / self.scales[0]
            table.common = (table.common - self.means[-1]) / self.scales[-1]
        width = sum(len(mean) for mean in self.means)
        self.layers = [rng.normal(0, width**-0.5, (len(mean), hidden)).astype(np.float32) for mean in self.means]
        self.layers.append(np.zeros(hidden, np.float32))
        self.layers.append(10 * rng.normal(0, hidden**-0.5, hidden).astype(np.float32))
        self.slopes = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]

    def group(self, ahead: int) -> int:
        """In which group a seat is that comes so many places after the one that looks."""
        return min(ahead, self.rivals)

    def part(self, ahead: int, players: int) -> float:
        """How much such a seat counts in the mean of its group."""
        return 1.0 if ahead < self.rivals else 1.0 / (players - self.rivals)

    def units(self, own: Numbers, common: Numbers) -> Numbers:
        """The hidden units, turn by turn and seat by seat."""
        players = own.shape[1]
        sums = (common @ self.layers[-3] + self.layers[-2])[:, None, :]
        for ahead in range(players):
            seen = own @ self.layers[self.group(ahead)]
            sums = sums + self.part(ahead, players) * np.roll(seen, -ahead, axis=1)
        return np.asarray(np.maximum(sums, 0), np.float32)

    def values(self, table: Tables) -> Numbers:
        """What the positions are now taken to be worth."""
        parts = []
        for start in range(0, len(table.own), 50_000):
            some = slice(start, start + 50_000)
            parts.append(table.outlook[some] + self.units(table.own[some], table.common[some]) @ self.layers[-1])
        return np.concatenate(parts)

    def study(self, epochs: int, trace: float, fast: float, teachers: list[Layers], present: list[Layers]) -> None:
        """Learn from the games, or from teachers if there are any; at first, what comes later may be told by a net."""
        for table in self.tables if teachers else []:
            table.wanted = centred(self.mean_of(teachers, table))
        for epoch in range(epochs):
            batches: list[tuple[Tables, NDArray[np.int64]]] = []
            for table in self.tables:
                if not teachers:
                    told = present and epoch < epochs // 3
                    table.look_ahead(self.mean_of(present, table) if told else self.values(table), trace)
                order = self.rng.permutation(np.flatnonzero(~table.held))
                batches += [(table, order[start : start + BATCH]) for start in range(0, len(order), BATCH)]
            rate = fast * (0.5 * (1 + np.cos(np.pi * epoch / epochs)) + LAST_RATE)
            for at in self.rng.permutation(len(batches)):
                table, chosen = batches[at]
                self.step(table, chosen, rate)
            print(f"  epoch {epoch + 1} of {epochs}", flush=True)

    def mean_of(self, teachers: list[Layers], table: Tables) -> Numbers:
        """What some nets, on the same tables, take the positions to be worth on average."""
        own = self.layers
        total = np.zeros_like(table.outlook)
        for self.layers in teachers:
            total += self.values(table) / len(teachers)
        self.layers = own
        return total

    def step(self, table: Tables, chosen: NDArray[np.int64], rate: float) -> None:
        """One step of gradient descent (Adam)."""
        own, common, players = table.own[chosen], table.common[chosen], table.players
        units = self.units(own, common)
        error = self.error(table, chosen, units) / np.float32(len(chosen))
        blame = error[:, :, None] * self.layers[-1] * (units > 0)
        slopes = [np.zeros_like(layer) for layer in self.layers]
        flat = own.reshape(-1, own.shape[2])
        for ahead in range(players):
            seen = np.roll(blame, ahead, axis=1).reshape(len(flat), -1)
            slopes[self.group(ahead)] += self.part(ahead, players) * (flat.T @ seen)
        slopes[-3] = common.T @ blame.sum(axis=1)
        slopes[-2] = blame.sum(axis=(0, 1))
        slopes[-1] = units.reshape(len(flat), -1).T @ error.ravel()
        self.steps += 1
        for number, slope in enumerate(slopes):
            self.slopes[number] = 0.9 * self.slopes[number] + 0.1 * slope
            self.squares[number] = 0.999 * self.squares[number] + 0.001 * slope * slope
            mean = self.slopes[number] / (1 - 0.9**self.steps)
            spread = np.sqrt(self.squares[number] / (1 - 0.999**self.steps)) + 1e-8
            self.layers[number] -= (3 * rate if number == len(slopes) - 1 else rate) * mean / spread

    def error(self, table: Tables, chosen: NDArray[np.int64], units: Numbers) -> Numbers:
        """By how much the leads are taken for more than they should be."""
        return np.asarray(centred(table.outlook[chosen] + units @ self.layers[-1]) - table.wanted[chosen], np.float32)

    def go_on_from(self, layers: Layers) -> None:
        """Know what these layers know."""
        self.layers = layers
        self.slopes = [np.zeros_like(layer) for layer in layers]
        self.squares = [np.zeros_like(layer) for layer in layers]

    def tell(self) -> None:
        """How well the leads of games that were held back are foretold, in points: by seat, over the table's mean."""
        for table in self.tables:
            final = centred(table.final)[table.held]
            before = np.sqrt(((final - centred(table.outlook)[table.held]) ** 2).mean()) / 10
            after = np.sqrt(((final - centred(self.values(table))[table.held]) ** 2).mean()) / 10
            print(
                f"  {table.players} players: error {before:.2f} by the heuristic, {after:.2f} with the net", flush=True
            )

    def lessons(self) -> list[int]:
        """What it has learnt, in whole numbers and for inputs as they come."""
        weights = [layer / scale[:, None] for layer, scale in zip(self.layers, self.scales, strict=False)]
        offset = self.layers[-2] - sum(mean @ each for mean, each in zip(self.means, weights, strict=True))
        rows = np.concatenate([*[each.T for each in weights], offset[:, None]], axis=1) * UNIT
        outputs = self.layers[-1] * OUTPUT_UNIT
        return [round(float(each)) for each in [*rows.ravel(), *outputs]]

    def recall(self, lessons: list[int]) -> Layers:
        """The layers that lessons were made of."""
        widths = [len(mean) for mean in self.means]
        hidden = len(lessons) // (sum(widths) + 2)
        rows = np.array(lessons[:-hidden], np.float32).reshape(hidden, -1).T / UNIT
        weights = np.split(rows[:-1], np.cumsum(widths)[:-1])
        bias = rows[-1] + sum(mean @ each for mean, each in zip(self.means, weights, strict=True))
        layers = [each * scale[:, None] for each, scale in zip(weights, self.scales, strict=True)]
        return [*layers, bias, np.array(lessons[-hidden:], np.float32) / OUTPUT_UNIT]
