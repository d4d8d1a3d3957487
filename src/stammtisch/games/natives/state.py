"""Prairie: the whole truth of a game of Natives."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.bits import bit
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State, Step
from stammtisch.games.natives import census, heuristic, insight, scoring, view
from stammtisch.games.natives.box import Box, SeasonRule
from stammtisch.games.natives.cards import (
    BIG_FOOD,
    FITS,
    KINDS,
    MEMBER_COLOURS,
    MEMBER_VALUES,
    MEMBERS,
    NOWHERE,
    OCCUPATIONS,
    STORE,
    Kind,
)
from stammtisch.games.natives.material import OPEN_CARDS, OPEN_CARDS_OF_SOUL
from stammtisch.games.natives.options import Rules


class Prairie(State):
    """Seats have the colour of their number.  Members are numbered by player, tribe card and kind; what a player has
    above his tribe cards by player and kind, where a member is a prisoner.
    """

    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        turn: int,
        box: Box,
        rules: Rules,
        seasons: vec[i64],
        gates: vec[i64],
        members: vec[i64],
        kin: vec[i64],
        heroes: vec[i64],
        gone: vec[i64],
        deck: vec[i64],
        open: vec[i64],
        store: vec[i64],
        strength: vec[i64],
        curses: vec[i64],
        lately: vec[i64],
        cards: i64,
        deck_left: i64,
        shown: i64,
        gate: i64,
        season: i64,
        season_rule: i64,
        first: i64,
        active: i64,
        before: i64,
        guest: i64,
        thunder: i64,
        saved: i64,
        curses_left: i64,
        spare: bool,
        big_taken: bool,
        reaped: bool,
        cursed: bool,
    ) -> None:
        super().__init__(players, steps, turn)
        self.box = box
        self.rules = rules
        self.seasons = seasons  # the cards of spring, summer and autumn; replaced, never changed, so copies share it
        self.gates = gates  # how many cards lie below Summer, Autumn and Winter; shared likewise
        self.members = members  # shared likewise
        self.kin = kin  # what all members in all tribes count for each player, without heroes; shared likewise
        self.heroes = heroes  # how many heroes are in each tribe; shared likewise
        self.gone = gone  # cards put back into the box; shared likewise
        self.deck = deck
        self.open = open  # the cards in the prairie
        self.store = store
        self.strength = strength  # members by player and tribe card, that card included
        self.curses = curses
        self.lately = lately  # bits of the tribe cards each player activated in his latest turn
        self.cards = cards  # how many there are in the whole game
        self.deck_left = deck_left
        self.shown = shown  # bits of the kinds that lie in the prairie
        self.gate = gate  # how many of Summer, Autumn and Winter have been passed
        self.season = season
        self.season_rule = season_rule
        self.first = first
        self.active = active  # whose turn it is
        self.before = before  # bits of the tribe cards he activated in the turn before this one
        self.guest = guest  # the kind of a card that has been turned up or taken and is still to be laid down
        self.thunder = thunder  # where Rumbling Thunder lies, by player and tribe card
        self.saved = saved  # bits of the players who saved an action
        self.curses_left = curses_left
        self.spare = spare  # a saved action can be used in this turn
        self.big_taken = big_taken  # the turn's one big food
        self.reaped = reaped  # the turn's second food occupation
        self.cursed = cursed  # the turn's one curse on an opponent

    def copy(self) -> "Prairie":
        return Prairie(
            self.players,
            self.steps[:],
            self.turn,
            self.box,
            self.rules,
            self.seasons,
            self.gates,
            self.members,
            self.kin,
            self.heroes,
            self.gone,
            self.deck[:],
            self.open[:],
            self.store[:],
            self.strength[:],
            self.curses[:],
            self.lately[:],
            self.cards,
            self.deck_left,
            self.shown,
            self.gate,
            self.season,
            self.season_rule,
            self.first,
            self.active,
            self.before,
            self.guest,
            self.thunder,
            self.saved,
            self.curses_left,
            self.spare,
            self.big_taken,
            self.reaped,
            self.cursed,
        )

    def redeal(self, viewer: int, rng: Rng) -> "Prairie":
        """Nothing is known to one player alone: the order of the deck is not decided before it is turned up."""
        return self.copy()

    def view(self, viewer: int) -> dict[str, Any]:
        return view.view(self)

    def sheet(self) -> list[dict[str, int]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def points(self) -> list[int]:
        return [scoring.points(self, seat) for seat in range(self.players)]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def outlook(self) -> list[int]:
        return heuristic.outlook(self)

    def features(self, seat: int) -> list[int]:
        return heuristic.features(self, seat)

    def senses(self) -> vec[i64]:
        return insight.senses(self)

    def gains(self) -> list[int]:
        return insight.gains(self)

    def foresight(self) -> int:
        return insight.FORESIGHT if self.rules.plain else -1

    def expects(self) -> bool:
        return self.rules.plain and self.players > 2

    def spread(self) -> int:
        return heuristic.spread(self)

    def horizon(self) -> int:
        return insight.HORIZON if self.rules.plain else heuristic.HORIZON

    def census(self) -> dict[str, int]:
        return census.census(self)

    def is_winter(self) -> bool:
        return self.gate == len(self.gates)

    def show(self, kind: i64) -> None:
        """A card comes into the prairie."""
        self.open[kind] += 1
        self.shown |= bit(kind)

    def pick(self, kind: i64) -> None:
        """A card leaves the prairie."""
        left = self.open[kind] - 1
        self.open[kind] = left
        if left == 0:
            self.shown &= ~bit(kind)

    def fitting(self, occupation: i64) -> i64:
        """Bits of the kinds in the prairie that a tribe card takes; big food only once in a turn."""
        bits: i64 = self.shown & FITS[occupation]
        if self.big_taken:
            bits &= ~BIG_FOOD
        return bits

    def put(self, player: i64, occupation: i64, kind: i64) -> None:
        """Lay a member under a tribe card; Sun and Moon works for two."""
        at = player * OCCUPATIONS + occupation
        self.members = self.members[:]
        self.members[at * MEMBERS + kind] += 1
        self.strength[at] += 2 if kind == Kind.SUN else 1
        self.relate(player, kind, 1)
        if kind == Kind.THUNDER:
            self.thunder = at

    def remove(self, player: i64, occupation: i64, kind: i64) -> None:
        """Take a member away from under a tribe card."""
        at = player * OCCUPATIONS + occupation
        self.members = self.members[:]
        self.members[at * MEMBERS + kind] -= 1
        self.strength[at] -= 2 if kind == Kind.SUN else 1
        self.relate(player, kind, -1)
        if kind == Kind.THUNDER:
            self.thunder = NOWHERE

    def relate(self, host: i64, kind: i64, change: i64) -> None:
        """A member counts for the players whose colour he shows, and against a host whose colour he does not."""
        if kind >= Kind.HERO:
            self.heroes = self.heroes[:]
            self.heroes[host] += change
            return
        value = change * MEMBER_VALUES[kind]
        colours: i64 = MEMBER_COLOURS[kind]
        self.kin = self.kin[:]
        for player in range(self.players):
            if (colours >> player) & 1:
                self.kin[player] += value
            elif player == host:
                self.kin[player] -= value

    def keep(self, player: i64, kind: i64) -> None:
        """Lay a card above the tribe cards."""
        self.store[player * STORE + kind] += 1

    def held(self, player: i64, first: i64, last: i64) -> i64:
        """How many cards from one kind up to, but not with, another a player has above his tribe cards."""
        found: i64 = 0
        store = self.store
        for at in range(player * STORE + first, player * STORE + last):
            found += store[at]
        return found

    def discard(self, kind: i64) -> None:
        """A card goes back into the box."""
        self.gone = self.gone[:]
        self.gone[kind] += 1

    def tribe_size(self, player: i64) -> i64:
        """How many members a player has won; Sun and Moon counts as two, the tribe cards do not count."""
        found: i64 = -OCCUPATIONS
        strength = self.strength
        for at in range(player * OCCUPATIONS, (player + 1) * OCCUPATIONS):
            found += strength[at]
        return found

    def is_blocked(self, player: i64, occupation: i64) -> bool:
        """Soul: Rumbling Thunder stops the tribe card that it lies under."""
        return self.thunder == player * OCCUPATIONS + occupation


def zeros(count: int) -> vec[i64]:
    return vec[i64]([0 for _ in range(count)])


def blank(players: int, box: Box, rules: Rules) -> Prairie:
    """A table with all cards of the game in the deck."""
    return Prairie(
        players,
        [],
        0,
        box,
        rules,
        zeros(0),
        zeros(0),
        zeros(players * OCCUPATIONS * MEMBERS),
        zeros(players),
        zeros(players),
        zeros(KINDS),
        vec[i64](box.deck),
        zeros(KINDS),
        zeros(players * STORE),
        vec[i64]([1 for _ in range(players * OCCUPATIONS)]),
        zeros(players),
        zeros(players),
        sum(box.deck),
        sum(box.deck),
        0,
        0,
        0,
        SeasonRule.NONE,
        0,
        0,
        0,
        NOWHERE,
        NOWHERE,
        0,
        0,
        False,
        False,
        False,
        False,
    )


def open_cards(rules: Rules) -> int:
    """How many cards lie in the prairie at first."""
    return OPEN_CARDS_OF_SOUL if rules.seasons and rules.soul else OPEN_CARDS
