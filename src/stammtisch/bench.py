"""How fast the rules are, against a yardstick measured in the same run: random playouts of python-chess."""

import random
import time
from collections.abc import Callable
from typing import Any

import stammtisch
from stammtisch.engine.chance import seeded
from stammtisch.engine.game import Game
from stammtisch.engine.play import playout, settle
from stammtisch.engine.record import Record, loads
from stammtisch.engine.state import CHANCE, OVER, State

CHESS_PLIES = 200
SLICES = 6


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
