"""Which playthroughs are kept: at least one for every way in which a game can end."""

from collections.abc import Callable
from typing import Any

from stammtisch.engine.record import Record
from stammtisch.games.fire_and_stone.material import MAT, Mat, Track
from stammtisch.games.hunters_and_scouts.material import GOAL, NONE

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


def by_the_hut_track(record: Record) -> bool:
    state: Any = record.state
    return int(state.track) >= Track.END and not by_the_last_hut(record)


def by_the_last_hut(record: Record) -> bool:
    """Fire & Stone: somebody built the last hut before the hut track was full."""
    state: Any = record.state
    huts = [int(state.mats[seat * MAT + Mat.HUTS]) for seat in range(record.players)]
    return 0 in huts and int(state.track) < Track.END


def anyhow(record: Record) -> bool:
    return True


def at_the_goal(record: Record) -> bool:
    state: Any = record.state
    return int(state.extinct) == NONE


def died_out(record: Record) -> bool:
    """Hunters & Scouts: a tribe lost its last member."""
    return not at_the_goal(record)


def goal_of_the_first(record: Record) -> bool:
    """Hunters & Scouts: the first player reaches the goal, the second has a last turn."""
    return at_the_goal(record) and record.state.points()[0] >= GOAL > record.state.points()[1]


def goal_of_the_second(record: Record) -> bool:
    """Hunters & Scouts: the second player reaches the goal, which ends the game at once."""
    return at_the_goal(record) and record.state.points()[1] >= GOAL > record.state.points()[0]


def level(record: Record) -> bool:
    """Hunters & Scouts: both end with as many points, and the second player wins."""
    return at_the_goal(record) and len(set(record.state.points())) == 1


ALL_EXPANSIONS = {"rituals": "on", "seasons": "on", "soul": "on"}
COSMODROME = {"edition": "cosmodrome"}
INTRODUCTORY = {"mode": "introductory"}

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
    Scenario("hut_track_2", "fire_and_stone", ["greedy", "greedy"], by_the_hut_track),
    Scenario("last_hut_2", "fire_and_stone", ["random", "random"], by_the_last_hut),
    Scenario("starters_4", "fire_and_stone", ["greedy", "random", "greedy", "random"], anyhow, {"starters": "yes"}),
    Scenario("moon_3", "fire_and_stone", ["greedy", "greedy", "random"], anyhow, {"start_tiles": "moon"}),
    Scenario("goal_introductory", "hunters_and_scouts", ["greedy", "random"], at_the_goal, INTRODUCTORY),
    Scenario("goal_normal", "hunters_and_scouts", ["greedy", "random"], at_the_goal),
    Scenario("goal_survival", "hunters_and_scouts", ["greedy", "random"], at_the_goal, {"mode": "survival"}),
    Scenario("goal_of_the_first", "hunters_and_scouts", ["greedy"] * 2, goal_of_the_first, INTRODUCTORY),
    Scenario("goal_of_the_second", "hunters_and_scouts", ["greedy"] * 2, goal_of_the_second, INTRODUCTORY),
    Scenario("level", "hunters_and_scouts", ["greedy"] * 2, level, INTRODUCTORY),
    Scenario("died_out_normal", "hunters_and_scouts", ["random", "random"], died_out),
    Scenario("died_out_survival", "hunters_and_scouts", ["random", "random"], died_out, {"mode": "survival"}),
]

PERFT = [  # a playthrough, after how many entries, how deep
    ("last_camel_2", 140, 5),
    ("last_camel_4", 139, 5),
    ("stuck_in_the_round_3", 250, 5),
    ("stuck_after_the_round_2", 320, 5),
    ("with_secrets_3", 300, 5),
    ("winter_2", 60, 5),
    ("all_expansions_4", 120, 5),
    ("cosmodrome_3", 60, 5),
    ("hut_track_2", 100, 5),
    ("starters_4", 200, 5),
    ("goal_introductory", 60, 5),
    ("goal_normal", 200, 5),
    ("died_out_survival", 100, 5),
]
