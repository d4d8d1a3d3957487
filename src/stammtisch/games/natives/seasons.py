"""Seasons: which one it is, and the curses that some autumns bring."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.natives.box import SeasonRule
from stammtisch.games.natives.cards import OCCUPATIONS, Occupation
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A

PRISONERS_FOR_A_CURSE: Final = 2


def change(state: Prairie) -> None:
    """After the round in which a change card was turned up the next season applies."""
    if not state.rules.seasons:
        return
    season = min(state.gate, len(state.seasons) - 1)
    if season != state.season:
        begin_season(state, season)


def begin_season(state: Prairie, season: i64) -> None:
    card = state.seasons[season]
    state.season = season
    state.season_rule = state.box.season_rules[card]
    state.tell("season", state.first, A.SEASON + card)


def curse(state: Prairie, player: i64) -> None:
    """A curse of five from the supply, while there is one."""
    if state.curses_left > 0:
        state.curses_left -= 1
        state.curses[player] += 1
        state.tell("curse", player, 1)


def activated(state: Prairie, player: i64, occupation: i64) -> None:
    """Winds: the tribe card of the turn before costs a curse."""
    if state.season_rule == SeasonRule.CURSE_REPEAT and (state.before >> occupation) & 1:
        curse(state, player)
    state.lately[player] |= 1 << occupation


def captured(state: Prairie, player: int, prisoners: i64) -> None:
    """Wrath: two prisoners or more in one action curse an opponent with fewer warriors, once in a turn."""
    if state.season_rule != SeasonRule.CURSE_WEAKER or prisoners < PRISONERS_FOR_A_CURSE or state.cursed:
        return
    found = weaker(state, player)
    if not found or state.curses_left == 0:
        return
    state.cursed = True
    if len(found) == 1:
        curse(state, found[0] - A.SEAT)
    else:
        state.push(Curse(player))


def weaker(state: Prairie, player: i64) -> list[int]:
    """The players with fewer warriors, as actions."""
    own = state.strength[player * OCCUPATIONS + Occupation.WARRIOR]
    found: list[int] = []
    for other in range(state.players):
        if state.strength[other * OCCUPATIONS + Occupation.WARRIOR] < own:
            found.append(A.SEAT + other)
    return found


class Curse(Step[Prairie]):
    """Wrath: choose who takes the curse."""

    def options(self, state: Prairie) -> list[int]:
        return weaker(state, self.player)

    def apply(self, state: Prairie, action: int) -> None:
        curse(state, action - A.SEAT)
