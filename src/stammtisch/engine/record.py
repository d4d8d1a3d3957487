"""Record: a header and the list of actions, chance included; it is the truth of a game that was played.

As text it is JSON lines: the header, then one line per entry with who acted, in which step, and the thing's name.
"""

import json
from typing import Any, Final

from stammtisch.engine import play
from stammtisch.engine.chance import Rng
from stammtisch.engine.game import Game, SetupError
from stammtisch.engine.material import MaterialError
from stammtisch.engine.state import CHANCE, OVER, IllegalAction, State

FORMAT: Final = 1
HIDDEN: Final = -1
HEADER: Final[list[tuple[str, type, str]]] = [
    ("players", int, "a number"),
    ("names", list, "a list"),
    ("seats", list, "a list"),
    ("options", dict, "an object"),
    ("material", dict, "an object"),
]


class RecordError(ValueError):
    """A record cannot be read; the message says which line is wrong and why."""


class Entry:
    """One action that was taken, who may know which, and what it set off."""

    def __init__(self, player: int, step: str, action: int, audience: int, events: list[tuple[str, int, int]]) -> None:
        self.player = player
        self.step = step
        self.action = action
        self.audience = audience
        self.events = events

    def seen_by(self, viewer: int) -> int:
        """The action, or HIDDEN where the viewer does not know it."""
        if self.audience == -1 or (viewer >= 0 and (self.audience >> viewer) & 1):
            return self.action
        return HIDDEN


class Record:
    """A game being played or replayed: its header, its entries, and the state they lead to."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, str] | None = None,
        changes: dict[str, dict[str, object]] | None = None,
        names: list[str] | None = None,
        seats: list[str] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options or {}
        self.changes = changes or {}
        self.names = names or [f"Player {seat + 1}" for seat in range(players)]
        self.seats = seats or ["" for _ in range(players)]  # which bot plays each seat; empty for a person
        self.entries: list[Entry] = []
        self.state = game.new(players, self.options, self.changes)
        for what, given in (("names", self.names), ("seats", self.seats)):
            if len(given) != players:
                raise SetupError(f"{len(given)} {what} were given for {players} players")

    def submit(self, action: int) -> None:
        """Take an action that is on offer; anything else raises IllegalAction and changes nothing."""
        play.check(self.state, self.game.space, action)
        step = self.state.steps[-1]
        self.state.events = []
        self.state.apply(action)
        self.entries.append(Entry(step.player, type(step).__name__, action, step.audience(), self.state.events))

    def settle(self, rng: Rng) -> None:
        """Let chance play until a player is to choose or the game is over."""
        while self.state.player() == CHANCE:
            self.submit(self.state.steps[-1].toss(self.state, rng))

    def actions(self) -> list[int]:
        return [entry.action for entry in self.entries]

    def at(self, length: int) -> State:
        """The state after the first `length` entries."""
        state = self.game.new(self.players, self.options, self.changes)
        for entry in self.entries[:length]:
            state.apply(entry.action)
        return state

    def undo_limit(self, player: int) -> int:
        """How short the record may become when `player` takes back: never behind chance or somebody else."""
        length = len(self.entries)
        while length > 0 and self.entries[length - 1].player == player:
            length -= 1
        return length

    def undo(self, player: int) -> None:
        """Take back the player's last action, if nothing but his own actions would be undone."""
        if self.undo_limit(player) == len(self.entries):
            raise IllegalAction("nothing to take back: the last action was not yours")
        self.cut(len(self.entries) - 1)

    def cut(self, length: int) -> None:
        """Go back to the first `length` entries."""
        del self.entries[length:]
        self.state = self.at(length)

    def header(self) -> dict[str, Any]:
        return {
            "stammtisch": FORMAT,
            "game": self.game.key,
            "rules": self.game.rules,
            "players": self.players,
            "names": self.names,
            "seats": self.seats,
            "options": self.options,
            "material": self.changes,
        }

    def dumps(self) -> str:
        """The record as text."""
        lines = [json.dumps(self.header(), ensure_ascii=False)]
        for entry in self.entries:
            by: object = "chance" if entry.player == CHANCE else entry.player
            line = {"by": by, "step": entry.step, "do": self.game.space.name(entry.action)}
            lines.append(json.dumps(line))
        return "\n".join(lines) + "\n"


def loads(text: str, games: dict[str, Game]) -> Record:
    """Read a record and replay it, checking every entry."""
    lines = text.split("\n")
    while lines and not lines[-1].strip():
        lines.pop()
    if not lines:
        raise RecordError("the record is empty")
    record = begin(parsed(lines[0], 1), games)
    if len(lines) - 1 > record.game.bound:
        raise RecordError(f"the record has {len(lines) - 1} entries; no game of {record.game.title} is that long")
    for number, line in enumerate(lines[1:], 2):
        repeat(record, parsed(line, number), number)
    return record


def parsed(line: str, number: int) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise RecordError(f"line {number} is not JSON: {line[:60]!r}") from None
    if not isinstance(found, dict):
        raise RecordError(f"line {number} is not a JSON object: {line[:60]!r}")
    return found


def begin(header: dict[str, Any], games: dict[str, Game]) -> Record:
    """The empty record that a header describes."""
    if header.get("stammtisch") != FORMAT:
        raise RecordError(f'line 1 is not the header of a record: it lacks "stammtisch": {FORMAT}')
    game = games.get(str(header.get("game")))
    if game is None:
        raise RecordError(f"line 1: unknown game {header.get('game')!r}; known: {', '.join(games)}")
    if header.get("rules") != game.rules:
        raise RecordError(
            f"line 1: written for version {header.get('rules')} of the rules of {game.title}; "
            f"this program plays version {game.rules}"
        )
    for key, kind, called in HEADER:
        if not isinstance(header.get(key), kind):
            raise RecordError(f"line 1: {key!r} is missing or not {called}")
    options = {key: str(value) for key, value in header["options"].items()}
    names, seats = [str(name) for name in header["names"]], [str(seat) for seat in header["seats"]]
    try:
        return Record(game, header["players"], options, header["material"], names, seats)
    except (SetupError, MaterialError) as error:
        raise RecordError(f"line 1: {error}") from None


def repeat(record: Record, line: dict[str, Any], number: int) -> None:
    """Add one entry to a record after checking it against the state."""
    if record.state.player() == OVER:
        raise RecordError(f"line {number}: the game is over after line {number - 1}, but another entry follows")
    step = record.state.steps[-1]
    by: object = "chance" if step.player == CHANCE else step.player
    if line.get("by") != by:
        raise RecordError(f"line {number}: {line.get('by')!r} acts, but it is the turn of {by!r}")
    name = line.get("do")
    action = record.game.space.code(name) if isinstance(name, str) else -1
    if action < 0:
        raise RecordError(f"line {number}: {name!r} is no thing in {record.game.title}")
    if line.get("step", type(step).__name__) != type(step).__name__:
        raise RecordError(f"line {number}: the step is {line.get('step')!r}, but {type(step).__name__} is due")
    try:
        record.submit(action)
    except IllegalAction as error:
        raise RecordError(f"line {number}: {error}") from None
