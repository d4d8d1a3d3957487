"""How fast the rules are, against a yardstick measured in the same run: random playouts of python-chess."""

import os
import random
import time
from collections.abc import Callable
from typing import Any

import stammtisch
from stammtisch.arena.deals import Setup
from stammtisch.arena.match import Match, duel
from stammtisch.arena.pool import Pool
from stammtisch.arena.runner import Alone, Runner
from stammtisch.bots.budget import Budget
from stammtisch.bots.ismcts import WHOLE_GAME, Ismcts
from stammtisch.bots.turns import best_strokes
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.play import playout, settle
from stammtisch.engine.record import Record, loads
from stammtisch.engine.state import CHANCE, OVER, State

CHESS_PLIES = 200
SLICES = 6
WARM = 20  # games that wake the workers up


def yardstick(seconds: float) -> float | None:
    """Random moves of chess per CPU second: list the legal moves, push one.  None where python-chess is missing."""
    try:
        import chess
    except ImportError:
        return None
    luck = random.Random(1)
    moves = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        board = chess.Board()
        for _ in range(CHESS_PLIES):
            legal = list(board.legal_moves)
            if not legal:
                break
            board.push(legal[int(luck.random() * len(legal))])
            moves += 1
    return moves / (time.process_time() - start)


def setups(game: Game) -> list[tuple[int, dict[str, str]]]:
    """What is measured: every player count, and the game's other variants with the fewest players."""
    counts: list[tuple[int, dict[str, str]]] = [(players, {}) for players in range(game.fewest, game.most + 1)]
    return counts + [(game.fewest, options) for options in game.presets if options]


def measure(game: Game, players: int, options: dict[str, str], seconds: float) -> dict[str, Any]:
    """Speed of random games with one set-up, in slices between slices of chess, since machines are noisy."""
    rng = seeded("bench")
    games, choices, spent = 0, 0, 0.0
    chess: list[float] = []
    for _ in range(SLICES):
        start = time.process_time()
        while time.process_time() - start < seconds / SLICES:
            state = game.new(players, options)
            choices += playout(state, rng)
            games += 1
        spent += time.process_time() - start
        speed = yardstick(seconds / SLICES / 2)
        chess.extend([] if speed is None else [speed])
    return {
        "game": game.key,
        "players": players,
        "options": options,
        "compiled": stammtisch.COMPILED,
        "yardstick_per_s": round(sum(chess) / len(chess)) if chess else None,
        "ratio": round(choices / spent * len(chess) / sum(chess), 1) if chess else None,
        "choices_per_s": round(choices / spent),
        "games_per_s": round(games / spent, 1),
        "choices_per_game": round(choices / games, 1),
        "forced_share": round(forced_share(game, players, options), 3),
        "copy_us": round(copy_time(game, players, options), 3),
        "replay_ms": round(replay_time(game, players, options), 3),
    }


def forced_share(game: Game, players: int, options: dict[str, str], games: int = 10) -> float:
    """The share of the players' choices that had a single option."""
    rng = seeded("forced")
    forced = made = 0
    for _ in range(games):
        state = game.new(players, options)
        while state.player() != OVER:
            if state.player() == CHANCE:
                settle(state, rng)
                continue
            offered = state.options()
            made += 1
            forced += len(offered) == 1
            state.apply(offered[rng.below(len(offered))])
    return forced / made


def midgame(game: Game, players: int, options: dict[str, str]) -> State:
    """A state from the middle of a random game."""
    record = finished(game, players, options)
    return record.at(len(record.entries) // 2)


def finished(game: Game, players: int, options: dict[str, str]) -> Record:
    """The record of a whole random game."""
    rng = seeded("finished")
    record = Record(game, players, options)
    record.settle(rng)
    while record.state.player() != OVER:
        offered = record.state.options()
        record.submit(offered[rng.below(len(offered))])
        record.settle(rng)
    return record


def copy_time(game: Game, players: int, options: dict[str, str]) -> float:
    """Microseconds for one copy of a state."""
    copy = midgame(game, players, options).copy
    return per_call(copy, 20_000) * 1e6


def replay_time(game: Game, players: int, options: dict[str, str]) -> float:
    """Milliseconds to read the record of a whole game from its text, check it and replay it."""
    text = finished(game, players, options).dumps()
    return per_call(lambda: loads(text, {game.key: game}), 20) * 1e3


def per_call(call: Callable[[], object], times: int) -> float:
    """Seconds of CPU per call, the best of five rounds."""
    best = float("inf")
    for _ in range(5):
        start = time.process_time()
        for _ in range(times // 5):
            call()
        best = min(best, (time.process_time() - start) / (times // 5))
    return best


def search_figures(game: Game, seconds: float) -> dict[str, Any]:
    """Tries per CPU second of the searching bot from the middle of a game, cut at its horizon and played to the end.

    The share of the rules is an estimate: the choices made in the tries, at what a choice costs in random games.
    """
    state = dilemma(game)
    choice = choice_time(game, seconds / SLICES)
    figures: dict[str, Any] = {}
    for name, horizon in (("cut", 0), ("full", WHOLE_GAME)):
        budget = Budget(1 << 30, WARM, seconds / 2)
        budget.horizon = horizon
        bot = Ismcts(seeded("search"), budget)
        start = time.process_time()
        bot.search(state)
        spent = time.process_time() - start
        figures[f"tries_per_s_{name}"] = round(budget.done / spent, 1)
        figures[f"rules_share_{name}"] = round(bot.clicks * choice / spent, 3)
    return figures


def dilemma(game: Game) -> State:
    """The first position after the middle of a random game in which there is more than one turn to weigh."""
    record = finished(game, game.fewest, {})
    for at in range(len(record.entries) // 2, len(record.entries)):
        state = record.at(at)
        if state.player() >= 0 and len(best_strokes(state, 2, WARM, seeded("dilemma"))) > 1:
            return state
    raise ValueError(f"a random game of {game.title} left nothing to weigh")


def choice_time(game: Game, seconds: float) -> float:
    """CPU seconds for a choice in random games, luck and set-up included."""
    rng = seeded("choice")
    choices = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        choices += playout(game.new(game.fewest), rng)
    return (time.process_time() - start) / choices


def pool_figures(game: Game, seconds: float) -> dict[str, Any]:
    """A pool with a worker per core against one process, slices of both in turn.

    By the clock on an idle machine the speedup is what one gains.  Where others use the cores too, the CPU time that a
    game costs in both ways says what it would be.
    """
    workers = os.cpu_count() or 1
    alone, together = Pace(), Pace()
    with Pool(workers) as pool:
        Pace().add(pool, games_of(game, WARM * workers))
        size = alone.add(Alone(), games_of(game, WARM)) * seconds / SLICES
        for _ in range(SLICES):
            alone.add(Alone(), games_of(game, max(WARM, int(size))))
            before = pool.work
            together.add(pool, games_of(game, max(WARM, int(size)) * workers))
            together.work += pool.work - before
    return {
        "pool_workers": workers,
        "alone_games_per_s": round(alone.games / alone.seconds, 1),
        "pool_games_per_s": round(together.games / together.seconds, 1),
        "pool_speedup": round(together.games / together.seconds * alone.seconds / alone.games, 2),
        "pool_speedup_by_cpu": round(workers * alone.work / alone.games * together.games / together.work, 2),
    }


class Pace:
    """Games, the seconds they took by the clock, and the CPU time of this process."""

    def __init__(self) -> None:
        self.games = 0
        self.seconds = 0.0
        self.work = 0.0

    def add(self, runner: Runner, match: Match) -> float:
        """Play a match; the answer is its games per second."""
        start, work = time.perf_counter(), time.process_time()
        games = sum(1 for _ in runner.run(match.fixtures()))
        seconds = time.perf_counter() - start
        self.games += games
        self.seconds += seconds
        self.work += time.process_time() - work
        return games / seconds


def games_of(game: Game, games: int) -> Match:
    """Random games between as few as can play."""
    players = max(2, game.fewest)
    return duel(Setup(game.key), ["random"] * players, -(-games // players) * players, "bench")
