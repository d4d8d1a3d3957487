"""Golden playthroughs: every entry of a game with what it did to everybody's view, as text."""

import hashlib
import json
from pathlib import Path

from stammtisch.engine.record import Record, begin
from stammtisch.engine.state import CHANCE, SPECTATOR, State
from stammtisch.games import GAMES

FOLDER = Path(__file__).parent / "games"


def digest(state: State) -> str:
    """A short sign for everything that anybody sees."""
    views = [state.view(viewer) for viewer in range(SPECTATOR, state.players)]
    return hashlib.blake2b(json.dumps(views, sort_keys=True).encode(), digest_size=4).hexdigest()


def retrace(header: str, names: list[str]) -> str:
    """Play a game again from its header and the names of its actions, and tell it."""
    record = begin(json.loads(header), GAMES)
    lines = [header]
    for name in names:
        step, offered = record.state.steps[-1], len(record.state.options())
        record.submit(record.game.space.code(name))
        by = "chance" if step.player == CHANCE else f"seat {step.player}"
        number = len(record.entries)
        lines.append(f"{number} | {by} | {type(step).__name__} | {name} | of {offered} | {digest(record.state)}")
        lines.extend(f"  {event} {player} {amount}" for event, player, amount in record.entries[-1].events)
    lines.append(f"sheet: {json.dumps(record.state.sheet())}")
    lines.append(f"points: {record.state.points()} winners: {record.state.winners()}")
    return "\n".join(lines) + "\n"


def names_in(text: str) -> tuple[str, list[str]]:
    """The header and the actions of a playthrough."""
    header, *lines = text.splitlines()
    return header, [line.split(" | ")[3] for line in lines if line[0].isdigit()]


def trace(record: Record) -> str:
    """The playthrough of a record."""
    header = json.dumps(record.header(), ensure_ascii=False)
    return retrace(header, [record.game.space.name(action) for action in record.actions()])


def perft(state: State, depth: int) -> int:
    """How many lines of play there are to a depth, chance counted like a player."""
    options = state.options()
    if depth == 1 or not options:
        return len(options)
    total = 0
    for action in options:
        after = state.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total
