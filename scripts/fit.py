"""Fit the weights of a game's heuristic to self-play: python scripts/fit.py GAME [--rounds N] [--games N].

In each round bots with the weights so far play each other, looking one turn ahead or searching (--tries N), now and
then taking a turn at random so that odd positions occur too.  At the beginning of every turn the features of both
sides are noted.  A fit says with which weights points and features together foretell best by how much (--target margin)
or whether (win) a seat will win, and the weights go a part of the way there (--share).  Not the whole way: with other
weights other things decide, and the fits would swing to and fro.  The last weights are written to the game's weights.py
together with where they come from.  Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.bot import ask
from stammtisch.bots.budget import Budget
from stammtisch.bots.ismcts import Ismcts
from stammtisch.bots.turns import best_strokes, play_stroke
from stammtisch.engine.chance import seeded
from stammtisch.engine.play import settle
from stammtisch.engine.state import State
from stammtisch.games import GAMES

SCALE = 100  # weights are hundredths of a tenth of a point
LINES = 200  # looked at per turn, unless asked otherwise
ODD = 12  # one turn in so many is taken at random
Row = tuple[float, ...]  # points ahead, features ahead
Sample = tuple[Row, float, float, float]  # and how far through the game it was, the final margin, the part of the win
Numbers = NDArray[np.float64]


def sample(task: tuple[str, int, str, dict[str, str], int, int, list[int]]) -> list[Sample]:
    """One game: for every turn what was seen, how far through the game it was, and how the game came out."""
    key, players, seed, options, lines, tries, weights = task
    factors = import_module(f"stammtisch.games.{key}.heuristic").FACTORS
    for at, weight in enumerate(weights):
        factors[at] = weight
    rng = seeded(seed)
    state = GAMES[key].new(players, options)
    settle(state, rng)
    bots = [Ismcts(rng.fork(), Budget(tries, lines)) for _ in range(players)]
    seen: list[list[Row]] = []
    turn, odd = -1, False
    while state.steps:
        if state.turn != turn:
            turn, odd = state.turn, rng.below(ODD) == 0
            seen.append(rows(state))
        if odd:
            play_stroke(state, [], rng)
        elif tries:
            state.apply(ask(bots[state.player()], state))
        else:
            play_stroke(state, best_strokes(state, 1, lines, rng)[0].actions, rng)
        settle(state, rng)
    points, winners = state.points(), state.winners()
    found = []
    for number, both in enumerate(seen):
        for seat, row in enumerate(both):
            margin = points[seat] - max(points[other] for other in range(players) if other != seat)
            won = (seat in winners) / len(winners)
            found.append((row, number / len(seen), float(margin), float(won)))
    return found


def rows(state: State) -> list[Row]:
    """For every seat, how far it is ahead of the best other one in points, and of that one in each feature."""
    points = state.points()
    outlook = state.outlook()
    features = [state.features(seat) for seat in range(state.players)]
    found: list[Row] = []
    for seat in range(state.players):
        rival = max((other for other in range(state.players) if other != seat), key=lambda other: outlook[other])
        ahead = [mine - theirs for mine, theirs in zip(features[seat], features[rival], strict=True)]
        found.append((float(points[seat] - points[rival]), *map(float, ahead)))
    return found


def margin_weights(lead: Numbers, seen: Numbers, final: Numbers) -> Numbers:
    """Least squares, in tenths of a point, with a little pull towards nothing."""
    scale = np.maximum(seen.std(axis=0), 1e-9)
    unit = seen / scale
    pull = 1e-3 * len(seen) * np.eye(seen.shape[1])
    return np.asarray(np.linalg.solve(unit.T @ unit + pull, unit.T @ (10 * (final - lead))) / scale)


def win_weights(lead: Numbers, seen: Numbers, won: Numbers) -> Numbers:
    """Logistic regression by Newton's method; a point counts ten, whatever it turns out to be worth."""
    both = np.column_stack([lead, seen])
    scale = np.maximum(both.std(axis=0), 1e-9)
    unit, weights = both / scale, np.zeros(both.shape[1])
    for _ in range(30):
        chance = 1 / (1 + np.exp(-unit @ weights))
        slope = unit.T @ (won - chance) - 1e-3 * len(unit) * weights * 0.1
        bend = (unit * (chance * (1 - chance))[:, None]).T @ unit + 1e-4 * len(unit) * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    plain = weights / scale
    return np.asarray(10 * plain[1:] / plain[0])


def spread_of(outlook: Numbers, won: Numbers) -> float:
    """The spread for which a lead foretells wins best."""
    best, found = np.inf, 0.0
    for spread in np.geomspace(5, 2000, 80):
        chance = np.clip(1 / (1 + np.exp(-outlook / spread)), 1e-6, 1 - 1e-6)
        loss = -(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()
        if loss < best:
            best, found = loss, float(spread)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--games", type=int, default=1000, help="in each round")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--target", choices=["margin", "win"], default="margin")
    parser.add_argument("--tries", type=int, default=0, help="search with at most so many tries for each thought")
    parser.add_argument("--share", type=float, default=0.5, help="how far to go towards the fitted weights")
    parser.add_argument("--lines", type=int, default=LINES, help="lines looked at per turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="key=value, an option of the game")
    parser.add_argument("--dry", action="store_true", help="show the weights, write nothing")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    weights = np.array(import_module(f"stammtisch.games.{asked.game}.weights").WEIGHTS, float)
    with ProcessPoolExecutor(asked.workers) as pool:
        for number in range(asked.rounds):
            before = [round(weight) for weight in weights]
            seed = f"{asked.seed} {number}"
            tasks = [
                (asked.game, asked.players, f"{seed} {game}", options, asked.lines, asked.tries, before)
                for game in range(asked.games)
            ]
            start = time.perf_counter()
            samples = [entry for game in pool.map(sample, tasks, chunksize=8) for entry in game]
            print(f"round {number + 1}: {len(samples)} positions, {time.perf_counter() - start:.0f} s")
            weights = weights + asked.share * (fitted(samples, asked.target) - weights)
            names = GAMES[asked.game].features
            for name, old, new in zip(names, before, weights, strict=True):
                print(f"  {name:24} {old:8} {new:8.0f}")
            foretold(samples, weights)
    if not asked.dry:
        write(asked, names, [round(weight) for weight in weights])


def fitted(samples: list[Sample], target: str) -> Numbers:
    """The weights that foretell best."""
    table, final, won = (np.array([entry[at] for entry in samples]) for at in (0, 2, 3))
    lead, seen = table[:, 0], table[:, 1:]
    return SCALE * (margin_weights(lead, seen, final) if target == "margin" else win_weights(lead, seen, won))


def foretold(samples: list[Sample], weights: Numbers) -> None:
    """Tell how well some weights foretell who wins, and the spread that fits them."""
    table, progress, won = (np.array([entry[at] for entry in samples]) for at in (0, 1, 3))
    outlook = 10 * table[:, 0] + table[:, 1:] @ weights / SCALE
    for low in np.arange(0, 1, 0.2):
        part = (progress >= low) & (progress < low + 0.2)
        spread = spread_of(outlook[part], won[part])
        right = ((outlook[part] > 0) == (won[part] > 0.5)).mean()
        print(f"  progress {low:.1f}: spread {spread:6.1f}, foretells {right:.1%} of the winners")
    print(f"  over all: spread {spread_of(outlook, won):.1f}", flush=True)


def write(asked: argparse.Namespace, names: list[str], weights: list[int]) -> None:
    command = f"python scripts/fit.py {asked.game} --rounds {asked.rounds} --games {asked.games}"
    command += f" --players {asked.players} --seed {asked.seed}"
    if asked.target != "margin":
        command += f" --target {asked.target}"
    if asked.tries:
        command += f" --tries {asked.tries}"
    if asked.share != 0.5:
        command += f" --share {asked.share}"
    if asked.lines != LINES:
        command += f" --lines {asked.lines}"
    for option in asked.option:
        command += f" --option {option}"
    lines = [f"    {weight},  # {name}" for name, weight in zip(names, weights, strict=True)]
    text = f'''"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to {asked.rounds * asked.games} games of self-play, not written by hand, by
`{command}`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
{chr(10).join(lines)}
]
'''
    Path("src/stammtisch/games", asked.game, "weights.py").write_text(text)


if __name__ == "__main__":
    main()
