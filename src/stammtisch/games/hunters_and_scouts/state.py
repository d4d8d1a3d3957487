"""Valley: the whole truth of a game of Hunters & Scouts."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State, Step
from stammtisch.games.hunters_and_scouts import bits, census, heuristic, insight, scoring, secrets, view
from stammtisch.games.hunters_and_scouts.cards import ITEMS, LOCATIONS
from stammtisch.games.hunters_and_scouts.material import (
    CAMP,
    EMPTY,
    HOME,
    HUNT_BITS,
    LONGEST,
    NONE,
    ROWS,
    STONES,
    SUPPLY,
    TRIBE,
    WILD_BITS,
    Box,
)
from stammtisch.games.hunters_and_scouts.options import Rules


class Valley(State):
    """Sets of cards are bits; free spaces, the fetched resources and the hands of characters are packed counts."""

    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        turn: int,
        box: Box,
        rules: Rules,
        at: vec[i64],
        free: vec[i64],
        rows: vec[i64],
        cards: vec[i64],
        score: vec[i64],
        earned: vec[i64],
        hunger: vec[i64],
        passed: vec[i64],
        items: vec[i64],
        unseen: vec[i64],
        created: vec[i64],
        under: vec[i64],
        peek: vec[i64],
        laid: i64,
        pile: i64,
        discard: i64,
        item_pile: i64,
        item_discard: i64,
        stones: i64,
        pool: i64,
        fresh: i64,
        ready: i64,
        used: i64,
        crafted: i64,
        born: i64,
        newest: i64,
        played: i64,
        last_turn: bool,
        extinct: i64,
    ) -> None:
        super().__init__(players, steps, turn)
        self.box = box
        self.rules = rules
        self.at = at  # where each member is: a place, HOME, CAMP or SUPPLY
        self.free = free  # the free spaces of each location that lies open
        self.rows = rows  # the characters on display, row by row from the left
        self.cards = cards  # the characters in each hand
        self.score = score
        self.earned = earned  # the same points by player and category
        self.hunger = hunger
        self.passed = passed  # for each player, bits of the bonus spaces that he has reached
        self.items = items  # for each player, the items that lie face down before him
        self.unseen = unseen  # the part of them that the other player cannot have worked out
        self.created = created
        self.under = under  # locations put under their pile, see `locations`; replaced, never changed
        self.peek = peek  # locations being looked at; shared likewise
        self.laid = laid  # the places that lie open
        self.pile = pile  # locations not drawn yet
        self.discard = discard
        self.item_pile = item_pile
        self.item_discard = item_discard
        self.stones = stones  # left in the supply
        self.pool = pool  # resources fetched in the present turn and not spent
        self.fresh = fresh  # bits of the members placed in the present turn
        self.ready = ready  # holy places that the player on turn may use
        self.used = used  # those that he has used
        self.crafted = crafted  # items created in the present turn
        self.born = born  # members who came from the camp in the present turn
        self.newest = newest  # the location drawn last in the present turn
        self.played = played  # the character being played
        self.last_turn = last_turn  # the first player has reached the goal
        self.extinct = extinct  # whose tribe has died out

    def copy(self) -> "Valley":
        return Valley(
            self.players,
            self.steps[:],
            self.turn,
            self.box,
            self.rules,
            self.at[:],
            self.free[:],
            self.rows[:],
            self.cards[:],
            self.score[:],
            self.earned[:],
            self.hunger[:],
            self.passed[:],
            self.items[:],
            self.unseen[:],
            self.created[:],
            self.under,
            self.peek,
            self.laid,
            self.pile,
            self.discard,
            self.item_pile,
            self.item_discard,
            self.stones,
            self.pool,
            self.fresh,
            self.ready,
            self.used,
            self.crafted,
            self.born,
            self.newest,
            self.played,
            self.last_turn,
            self.extinct,
        )

    def redeal(self, viewer: int, rng: Rng) -> "Valley":
        return secrets.redeal(self, viewer, rng)

    def view(self, viewer: int) -> dict[str, Any]:
        return view.view(self, viewer)

    def sheet(self) -> list[dict[str, int]]:
        return [scoring.sheet(self, seat) for seat in range(self.players)]

    def points(self) -> list[int]:
        return [self.score[seat] for seat in range(self.players)]

    def winners(self) -> list[int]:
        return [scoring.winner(self)]

    def outlook(self) -> list[int]:
        return heuristic.outlook(self)

    def features(self, seat: int) -> list[int]:
        return heuristic.features(self, seat)

    def senses(self) -> vec[i64]:
        return insight.senses(self)

    def gains(self) -> list[int]:
        return insight.gains(self)

    def foresight(self) -> int:
        return insight.FORESIGHT

    def spread(self) -> int:
        return heuristic.spread(self)

    def horizon(self) -> int:
        return heuristic.HORIZON

    def census(self) -> dict[str, int]:
        return census.census(self)

    def count(self, player: i64, spot: i64) -> i64:
        """How many members of a player are at a spot."""
        found: i64 = 0
        for member in range(player * TRIBE, (player + 1) * TRIBE):
            if self.at[member] == spot:
                found += 1
        return found

    def active(self, player: i64) -> i64:
        """How many members of a player are on his tribe card or on places."""
        found: i64 = 0
        for member in range(player * TRIBE, (player + 1) * TRIBE):
            if self.at[member] <= HOME:
                found += 1
        return found

    def spots(self, player: i64) -> i64:
        """Bits of the places where a player has members, and HOME, CAMP and SUPPLY likewise."""
        found: i64 = 0
        for member in range(player * TRIBE, (player + 1) * TRIBE):
            found |= bits.bit(self.at[member])
        return found

    def send(self, player: i64, start: i64, end: i64) -> i64:
        """Move one member of a player, if there is one who was not placed in this turn; the answer says which."""
        for member in range(player * TRIBE, (player + 1) * TRIBE):
            if self.at[member] == start and not (self.fresh >> member) & 1:
                self.at[member] = end
                return member
        return NONE

    def take_home(self, player: i64, place: i64) -> None:
        """All members of a player return from a place to his tribe card."""
        for member in range(player * TRIBE, (player + 1) * TRIBE):
            if self.at[member] == place:
                self.at[member] = HOME
                self.fresh &= ~bits.bit(member)

    def opponent(self, player: i64) -> i64:
        return 1 - player


def blank(players: int, box: Box, rules: Rules) -> Valley:
    """An empty table: two members of each tribe at home, one in camp, two in the supply."""

    def filled(count: int, value: int) -> vec[i64]:
        return vec[i64]([value for _ in range(count)])

    return Valley(
        players,
        [],
        0,
        box,
        rules,
        vec[i64]([HOME, HOME, CAMP, SUPPLY, SUPPLY, HOME, HOME, CAMP, SUPPLY, SUPPLY]),
        filled(LOCATIONS, 0),
        filled(ROWS * LONGEST, EMPTY),
        filled(players, 0),
        filled(players, 0),
        filled(players * len(scoring.CATEGORIES), 0),
        filled(players, 0),
        filled(players, 0),
        filled(players, 0),
        filled(players, 0),
        filled(players, 0),
        filled(0, 0),
        filled(0, 0),
        0,
        WILD_BITS | HUNT_BITS,
        0,
        (1 << ITEMS) - 1,
        0,
        STONES,
        0,
        0,
        0,
        0,
        0,
        0,
        NONE,
        NONE,
        False,
        NONE,
    )
