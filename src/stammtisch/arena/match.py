"""Match: who plays whom and how often, and the games as they come in."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

from stammtisch.arena.deals import Fixture, Setup, deals, singles
from stammtisch.arena.game import Outcome
from stammtisch.arena.runner import ArenaError, Runner
from stammtisch.engine.game import SetupError


@dataclass(frozen=True)
class Match:
    """Some bots, and the line-ups in which they meet; a ladder is a match with several line-ups."""

    kind: str  # match, ladder or simulation
    setup: Setup
    bots: list[str]
    lineups: list[tuple[int, ...]]
    rounds: int  # deals of each line-up, or single games of a simulation
    seed: str
    keep: bool = False

    @property
    def players(self) -> int:
        return len(self.lineups[0])

    @property
    def rotations(self) -> int:
        """How many games make a deal."""
        return 1 if self.kind == "simulation" else self.players

    @property
    def games(self) -> int:
        return self.rounds * self.rotations * len(self.lineups)

    @property
    def labels(self) -> list[str]:
        """The bots' names, numbered where several have the same."""
        return [
            f"{bot} {self.bots[: at + 1].count(bot)}" if self.bots.count(bot) > 1 else bot
            for at, bot in enumerate(self.bots)
        ]

    def fixtures(self) -> Iterator[Fixture]:
        if self.kind == "simulation":
            return singles(self.setup, self.lineups[0], self.bots, self.rounds, self.seed, self.keep)
        return deals(self.setup, self.lineups, self.bots, self.rounds, self.seed, self.keep)


def duel(setup: Setup, bots: list[str], games: int, seed: str, keep: bool = False) -> Match:
    """All bots at one table, `games` times."""
    return Match("match", setup, bots, [tuple(range(len(bots)))], rounds(games, len(bots)), seed, keep)


def ladder(setup: Setup, bots: list[str], players: int, games: int, seed: str, keep: bool = False) -> Match:
    """Every choice of so many bots at one table, each `games` times."""
    twice = sorted({bot for bot in bots if bots.count(bot) > 1})
    if twice:
        raise SetupError(f"a ladder rates every bot once, but {', '.join(twice)} is named more than once")
    if len(bots) < max(2, players):
        raise SetupError(f"a ladder at tables of {players} needs at least {max(2, players)} bots, not {len(bots)}")
    lineups = list(combinations(range(len(bots)), players))
    return Match("ladder", setup, bots, lineups, rounds(games, players), seed, keep)


def simulation(setup: Setup, bots: list[str], games: int, seed: str, keep: bool = False) -> Match:
    """Games with luck of their own each, as many as wanted."""
    return Match("simulation", setup, bots, [tuple(range(len(bots)))], games, seed, keep)


def rounds(games: int, players: int) -> int:
    """How many deals make so many games."""
    if games < players or games % players:
        more = max(1, -(-games // players)) * players
        raise SetupError(
            f"every deal is played once with each of {players} rotations of the seats, "
            f"so {games} games are impossible; {more} would do"
        )
    return games // players


@dataclass
class Played:
    """The games of a match that were finished, in the order of their numbers."""

    match: Match
    outcomes: list[Outcome] = field(default_factory=list)
    stopped: str = ""  # why there are not more

    def deals(self) -> list[list[Outcome]]:
        """The games deal by deal, all line-ups of a deal together, since they share its luck.

        A line-up of which a rotation is missing is left out: it would favour a seat.
        """
        tables: dict[tuple[int, int], list[Outcome]] = {}
        for outcome in self.outcomes:
            tables.setdefault((outcome.deal, outcome.lineup), []).append(outcome)
        found: dict[int, list[Outcome]] = {}
        for (deal, _), games in sorted(tables.items()):
            if len(games) == self.match.rotations:
                found.setdefault(deal, []).extend(games)
        return list(found.values())


def conduct(match: Match, runner: Runner, seen: Callable[[Outcome], None]) -> Played:
    """Play a match; if it is interrupted or cannot go on, what was finished is kept."""
    played = Played(match)
    try:
        for outcome in runner.run(match.fixtures()):
            played.outcomes.append(outcome)
            seen(outcome)
    except KeyboardInterrupt:
        played.stopped = "stopped by hand"
    except ArenaError as error:
        played.stopped = str(error)
    played.outcomes.sort(key=lambda outcome: outcome.number)
    return played
