"""Fit the weights of a game's heuristic to self-play: python scripts/fit.py GAME [--games N] [--target margin|win].

Bots that look one turn ahead with the present weights play each other, now and then taking a turn at random so that
odd positions occur too.  At the beginning of every turn the features of both sides are noted.  The weights are then
chosen so that points and features together foretell best by how much (margin) or whether (win) a seat will win, and
written to the game's weights.py together with where they come from.  Needs numpy and a compiled build.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stammtisch.bots.turns import best_strokes, play_stroke
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.play import settle
from stammtisch.engine.state import State
from stammtisch.games import GAMES

SCALE = 100  # weights are hundredths of a tenth of a point
LINES = 200  # looked at per turn, unless asked otherwise
ODD = 12  # one turn in so many is taken at random
Row = tuple[float, ...]  # points ahead, features ahead, progress


def sample(task: tuple[str, int, str, dict[str, str], int]) -> list[tuple[Row, float, float, float]]:
    """One game: for every turn what was seen, how far through the game it was, and how the game came out."""
    key, players, seed, options, lines = task
    rng = seeded(seed)
    state = GAMES[key].new(players, options)
    settle(state, rng)
    seen: list[list[Row]] = []
    turn = -1
    while state.steps:
        if state.turn != turn:
            turn = state.turn
            seen.append(rows(state))
        play_turn(state, lines, rng)
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


def play_turn(state: State, lines: int, rng: Rng) -> None:
    if rng.below(ODD) == 0:
        play_stroke(state, [], rng)
    else:
        play_stroke(state, best_strokes(state, 1, lines, rng)[0].actions, rng)


def margin_weights(
    lead: NDArray[np.float64], seen: NDArray[np.float64], final: NDArray[np.float64]
) -> NDArray[np.float64]:
    """Least squares, in tenths of a point, with a little pull towards nothing."""
    scale = np.maximum(seen.std(axis=0), 1e-9)
    unit = seen / scale
    pull = 1e-3 * len(seen) * np.eye(seen.shape[1])
    return np.asarray(np.linalg.solve(unit.T @ unit + pull, unit.T @ (10 * (final - lead))) / scale)


def win_weights(lead: NDArray[np.float64], seen: NDArray[np.float64], won: NDArray[np.float64]) -> NDArray[np.float64]:
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


def spread_of(outlook: NDArray[np.float64], won: NDArray[np.float64]) -> float:
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
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--target", choices=["margin", "win"], default="margin")
    parser.add_argument("--lines", type=int, default=LINES, help="lines looked at per turn")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="key=value, an option of the game")
    parser.add_argument("--dry", action="store_true", help="show the weights, write nothing")
    asked = parser.parse_args()
    options = dict(option.split("=", 1) for option in asked.option)
    start = time.perf_counter()
    tasks = [
        (asked.game, asked.players, f"{asked.seed} {number}", options, asked.lines) for number in range(asked.games)
    ]
    with ProcessPoolExecutor(asked.workers) as pool:
        samples = [entry for game in pool.map(sample, tasks, chunksize=8) for entry in game]
    table = np.array([row for row, _, _, _ in samples])
    progress, final, won = (np.array([entry[at] for entry in samples]) for at in (1, 2, 3))
    lead, seen = table[:, 0], table[:, 1:]
    weights = margin_weights(lead, seen, final) if asked.target == "margin" else win_weights(lead, seen, won)
    names = GAMES[asked.game].features
    rounded = [round(SCALE * weight) for weight in weights]
    outlook = 10 * lead + seen @ weights
    print(f"{asked.games} games, {len(samples)} positions, {time.perf_counter() - start:.0f} s")
    for name, weight in zip(names, rounded, strict=True):
        print(f"  {name:24} {weight:8}")
    for low in np.arange(0, 1, 0.2):
        part = (progress >= low) & (progress < low + 0.2)
        spread = spread_of(outlook[part], won[part])
        right = ((outlook[part] > 0) == (won[part] > 0.5)).mean()
        print(f"  progress {low:.1f}: spread {spread:6.1f}, foretells {right:.1%} of the winners")
    print(f"  over all: spread {spread_of(outlook, won):.1f}")
    if not asked.dry:
        write(asked, names, rounded)


def write(asked: argparse.Namespace, names: list[str], weights: list[int]) -> None:
    command = f"python scripts/fit.py {asked.game} --games {asked.games} --players {asked.players} --seed {asked.seed}"
    if asked.target != "margin":
        command += f" --target {asked.target}"
    if asked.lines != LINES:
        command += f" --lines {asked.lines}"
    for option in asked.option:
        command += f" --option {option}"
    lines = [f"    {weight},  # {name}" for name, weight in zip(names, weights, strict=True)]
    text = f'''"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to {asked.games} games of self-play, not written by hand, by
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
