"""Set-up: the season cards, the open cards, the deck with its change cards and Winter, the first player."""

from librt.vecs import append, vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.natives import seasons, turn
from stammtisch.games.natives.box import Box, SeasonRule
from stammtisch.games.natives.cards import Season
from stammtisch.games.natives.material import CURSES, LAST_CARDS
from stammtisch.games.natives.options import RANDOM, Rules
from stammtisch.games.natives.state import Prairie, blank, open_cards
from stammtisch.games.natives.things import A


def begin(players: int, box: Box, rules: Rules) -> Prairie:
    """The first state, in which chance is about to act."""
    state = blank(players, box, rules)
    state.push(Begin())
    if rules.cosmodrome:
        state.push(DrawFirst(CHANCE))
    state.push(OpenCard(open_cards(rules)))
    if rules.seasons:
        for season in range(len(rules.season_cards)):
            lay_season(state, season)
    return state


def lay_season(state: Prairie, season: int) -> None:
    card = state.rules.season_cards[season]
    state.seasons = append(state.seasons[:], card)
    if card == RANDOM:
        state.push(DrawSeason(season))


class DrawSeason(Step[Prairie]):
    """Seasons: one of three cards at random; Prayer only where there are rituals."""

    def __init__(self, season: int) -> None:
        super().__init__(CHANCE)
        self.season = season

    def options(self, state: Prairie) -> list[int]:
        found: list[int] = []
        for card in range(self.season * Season.SUMMER, (self.season + 1) * Season.SUMMER):
            if card != Season.PRAYER or state.rules.rituals:
                found.append(A.SEASON + card)
        return found

    def weights(self, state: Prairie) -> list[int]:
        return [1 for _ in self.options(state)]

    def apply(self, state: Prairie, action: int) -> None:
        state.seasons = state.seasons[:]
        state.seasons[self.season] = action - A.SEASON


class OpenCard(Step[Prairie]):
    """One of the cards that lie in the prairie at first; one that would act at once is put back for another."""

    def __init__(self, left: int) -> None:
        super().__init__(CHANCE)
        self.left = left

    def options(self, state: Prairie) -> list[int]:
        return [A.CARD + kind for kind in state.box.opening if state.deck[kind] > 0]

    def weights(self, state: Prairie) -> list[int]:
        return [state.deck[kind] for kind in state.box.opening if state.deck[kind] > 0]

    def apply(self, state: Prairie, action: int) -> None:
        state.deck[action] -= 1
        state.deck_left -= 1
        state.show(action)
        if self.left > 1:
            state.push(OpenCard(self.left - 1))


class DrawFirst(Step[Prairie]):
    """Cosmodrome: a random player begins."""

    def options(self, state: Prairie) -> list[int]:
        return [A.SEAT + seat for seat in range(state.players)]

    def weights(self, state: Prairie) -> list[int]:
        return [1 for _ in range(state.players)]

    def toss(self, state: Prairie, rng: Rng) -> int:
        return A.SEAT + rng.below(state.players)

    def apply(self, state: Prairie, action: int) -> None:
        state.first = action - A.SEAT


class Begin(Task[Prairie]):
    """Winter goes above the last ten cards, the change cards between the piles; the first turn begins."""

    def run(self, state: Prairie) -> None:
        state.gates = gates(state.deck_left, state.rules.seasons)
        if state.rules.seasons:
            if needs_curses(state):
                state.curses_left = CURSES
            seasons.begin_season(state, 0)
        turn.begin(state, state.first)


def gates(left: i64, with_seasons: bool) -> vec[i64]:
    """How many cards lie below Summer, Autumn and Winter; odd cards go to pile A first, then to B."""
    if not with_seasons:
        return vec[i64]([LAST_CARDS])
    pile_a = (left + 2) // 3
    pile_b = (left + 1) // 3
    pile_c = left - pile_a - pile_b
    return vec[i64]([pile_c + pile_b + LAST_CARDS, pile_b + LAST_CARDS, LAST_CARDS])


def needs_curses(state: Prairie) -> bool:
    """Seasons: with the Autumn of Winds or of Wrath, or wherever an owner's correction brings curses."""
    found = False
    for card in state.seasons:
        rule = state.box.season_rules[card]
        if rule == SeasonRule.CURSE_REPEAT or rule == SeasonRule.CURSE_WEAKER:
            found = True
        if card == Season.WINDS or card == Season.WRATH:
            found = True
    return found
