"""One game between bots: the only place where bots play a game to its end."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from stammtisch.arena.deals import Fixture, Luck
from stammtisch.bots import make
from stammtisch.bots.bot import Bot, ask, tell
from stammtisch.engine.chance import Rng, seeded
from stammtisch.engine.record import Record
from stammtisch.engine.state import CHANCE, OVER, State
from stammtisch.games import GAMES


class Player(Protocol):
    """Anything that chooses like a Bot; plain Python cannot inherit from a compiled class, so it need not."""

    rng: Rng

    def choose(self, state: State) -> int: ...


Factory = Callable[[str, Rng], Bot | Player]


@dataclass
class Thinking:
    """How long a seat thought: its turns, and the seconds of all and of the longest."""

    turns: int = 0
    seconds: float = 0.0
    longest: float = 0.0


@dataclass
class Forfeit:
    """Whose bot failed, and how."""

    seat: int
    reason: str


@dataclass
class Outcome:
    """What came of one game, in plain data; lists are by seat."""

    number: int
    lineup: int
    deal: int
    shift: int
    entrants: list[int]
    points: list[int]
    winners: list[int]
    entries: int
    choices: int
    turns: int
    thinking: list[Thinking] = field(default_factory=list)
    forfeit: Forfeit | None = None
    endless: bool = False  # broken off at the bound of the game
    record: str | None = None  # kept where it was asked for, and after a forfeit

    def share(self, seat: int) -> float:
        """What part of the victory a seat has."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def ahead(self, seat: int, other: int) -> float:
        """1 if a seat finished ahead of another, 0 behind, a half if level; a winner is ahead of all the rest."""
        mine, theirs = self.place(seat), self.place(other)
        return 0.5 if mine == theirs else float(mine > theirs)

    def place(self, seat: int) -> tuple[bool, bool, int]:
        failed = self.forfeit is not None and self.forfeit.seat == seat
        won = seat in self.winners
        return (not failed, won, 0 if won else self.points[seat])


class Clock:
    """Adds up the time that one seat thinks, turn by turn."""

    def __init__(self) -> None:
        self.turn = -1
        self.spent: list[float] = []

    def add(self, turn: int, seconds: float) -> None:
        if turn != self.turn:
            self.turn = turn
            self.spent.append(0.0)
        self.spent[-1] += seconds

    def reading(self) -> Thinking:
        return Thinking(len(self.spent), sum(self.spent), max(self.spent, default=0.0))


class Table:
    """A game being played: its record, its luck and its bots.

    A bot that fails forfeits, and the game stops there.  A game that bots go on with beyond its bound is broken off.
    """

    def __init__(self, fixture: Fixture, factory: Factory = make) -> None:
        self.fixture = fixture
        setup, bots = fixture.setup, fixture.bots
        names = [f"{name} {seat + 1}" for seat, name in enumerate(bots)]
        self.record = Record(GAMES[setup.game], len(bots), setup.options, setup.changes, names, list(bots))
        self.luck = Luck(fixture.luck)
        self.rngs = [seeded(f"{fixture.luck} bot {entrant} seat {n}") for n, entrant in enumerate(fixture.entrants)]
        self.bots = [factory(name, rng) for name, rng in zip(bots, self.rngs, strict=True)]
        self.clocks = [Clock() for _ in bots]
        self.choices = 0
        self.forfeit: Forfeit | None = None

    def run(self) -> "Table":
        state = self.record.state
        while state.player() != OVER and self.forfeit is None and not self.is_endless():
            if state.player() == CHANCE:
                self.record.submit(self.luck.draw(state))
            else:
                self.choose(state.player())
        return self

    def is_endless(self) -> bool:
        return len(self.record.entries) >= self.record.game.bound

    def choose(self, seat: int) -> None:
        """Let a bot choose; whatever is not one of the options is a forfeit."""
        state = self.record.state
        start = time.perf_counter()
        try:
            action = answer(self.bots[seat], state)
        except Exception as error:
            self.forfeit = Forfeit(seat, f"raised {type(error).__name__}: {error}")
            return
        finally:
            self.clocks[seat].add(state.turn, time.perf_counter() - start)
        if type(action) is not int or action not in state.options():
            thing = self.record.game.space.name(action) if type(action) is int else repr(action)
            self.forfeit = Forfeit(seat, f"answered {thing}, which is not on offer at {type(state.steps[-1]).__name__}")
            return
        for viewer, bot in enumerate(self.bots):
            if isinstance(bot, Bot):
                tell(bot, viewer, state, action)
        self.record.submit(action)
        self.choices += 1

    def outcome(self) -> Outcome:
        fixture, state, forfeit = self.fixture, self.record.state, self.forfeit
        blameless = [seat for seat in range(state.players) if forfeit is None or seat != forfeit.seat]
        return Outcome(
            number=fixture.number,
            lineup=fixture.lineup,
            deal=fixture.deal,
            shift=fixture.shift,
            entrants=list(fixture.entrants),
            points=list(state.points()),
            winners=list(state.winners()) if state.player() == OVER else blameless,
            entries=len(self.record.entries),
            choices=self.choices,
            turns=state.turn,
            thinking=[clock.reading() for clock in self.clocks],
            forfeit=forfeit,
            endless=forfeit is None and state.player() != OVER,
            record=self.record.dumps() if fixture.keep or forfeit is not None else None,
        )


def answer(bot: Bot | Player, state: State) -> int:
    """A bot's choice in a true state, of which it is shown a redealt copy."""
    if isinstance(bot, Bot):
        return ask(bot, state)
    return bot.choose(state.redeal(state.player(), bot.rng))


def play(fixture: Fixture, factory: Factory = make) -> Outcome:
    """Play one game and say what came of it; everything but the thinking time is decided by the fixture."""
    return Table(fixture, factory).run().outcome()
