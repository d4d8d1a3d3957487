"""Which playthroughs are kept: at least one for every way in which a game can end."""

from collections.abc import Callable
from typing import Any

from stammtisch.engine.record import Record

Wanted = Callable[[Record], bool]


class Scenario:
    """A game between bots, searched seed by seed until it is one that we want."""

    def __init__(
        self, name: str, game: str, bots: list[str], wanted: Wanted, options: dict[str, str] | None = None
    ) -> None:
        self.name = name
        self.game = game
        self.bots = bots
        self.wanted = wanted
        self.options = options or {}


def last_camel(record: Record) -> bool:
    state: Any = record.state
    return bool(state.last_camel) and not state.stuck


def stuck_in_the_round(record: Record) -> bool:
    state: Any = record.state
    return bool(state.stuck) and not state.last_camel


def stuck_after_the_round(record: Record) -> bool:
    state: Any = record.state
    return not state.stuck and not state.last_camel


def with_secrets(record: Record) -> bool:
    """A game in which Sibittis and Sloar were used."""
    steps = {entry.step for entry in record.entries}
    return {"LookAt", "DrawCard"} <= steps


def cards_left(record: Record) -> bool:
    """Natives: Winter ended the game with cards left in the deck."""
    state: Any = record.state
    return int(state.deck_left) > 0


def deck_ran_out(record: Record) -> bool:
    state: Any = record.state
    return int(state.deck_left) == 0


ALL_EXPANSIONS = {"rituals": "on", "seasons": "on", "soul": "on"}
COSMODROME = {"edition": "cosmodrome"}

SCENARIOS = [
    Scenario("last_camel_2", "five_tribes", ["greedy", "random"], last_camel),
    Scenario("last_camel_4", "five_tribes", ["greedy", "greedy", "greedy", "random"], last_camel),
    Scenario("stuck_in_the_round_3", "five_tribes", ["random", "random", "random"], stuck_in_the_round),
    Scenario("stuck_after_the_round_2", "five_tribes", ["random", "random"], stuck_after_the_round),
    Scenario("with_secrets_3", "five_tribes", ["random", "random", "random"], with_secrets),
    Scenario("winter_2", "natives", ["greedy", "random"], cards_left),
    Scenario("empty_deck_4", "natives", ["random"] * 4, deck_ran_out),
    Scenario("all_expansions_2", "natives", ["greedy", "random"], cards_left, ALL_EXPANSIONS),
    Scenario("all_expansions_4", "natives", ["random"] * 4, deck_ran_out, ALL_EXPANSIONS),
    Scenario("cosmodrome_2", "natives", ["greedy", "random"], cards_left, COSMODROME),
    Scenario("cosmodrome_3", "natives", ["random"] * 3, cards_left, COSMODROME),
]

PERFT = [  # a playthrough, after how many entries, how deep
    ("last_camel_2", 140, 4),
    ("last_camel_4", 139, 5),
    ("stuck_in_the_round_3", 250, 4),
    ("stuck_after_the_round_2", 320, 4),
    ("with_secrets_3", 300, 4),
    ("winter_2", 60, 4),
    ("all_expansions_4", 120, 4),
    ("cosmodrome_3", 60, 4),
]
