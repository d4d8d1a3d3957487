"""World: the whole truth of a game of Fire & Stone."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.bits import bit
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State, Step
from stammtisch.games.fire_and_stone import census, heuristic, insight, material, scoring, secrets, view
from stammtisch.games.fire_and_stone.box import Box
from stammtisch.games.fire_and_stone.material import (
    ANIMAL_TILES,
    BAGS,
    GATHERED,
    HUTS,
    INVENTIONS,
    MAT,
    NONE,
    PRINTED_BAGS,
    SCOUTS,
    STORES,
    TERRITORIES,
    TILES,
    Card,
    Cave,
    Ground,
    Mat,
    Place,
    Track,
)
from stammtisch.games.fire_and_stone.options import Rules
from stammtisch.games.fire_and_stone.scoring import HUT_BITS
from stammtisch.games.fire_and_stone.things import A


class World(State):
    """Territories are numbered region by region, animal tiles by stack and by the order in which they are taken.

    Arrays marked as shared are replaced and never changed in place, so that copies of a state can share them.
    """

    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        turn: int,
        box: Box,
        rules: Rules,
        ground: vec[i64],
        unseen: vec[i64],
        peeked: vec[i64],
        huts: vec[i64],
        scouts: vec[i64],
        mats: vec[i64],
        inventions: vec[i64],
        pile: vec[i64],
        display: vec[i64],
        wild: vec[i64],
        animals: vec[i64],
        holders: vec[i64],
        takers: vec[i64],
        discard: vec[i64],
        mover: i64,
        ender: i64,
        turns_left: i64,
        track: i64,
        forests: i64,
        bags_left: i64,
        points_taken: i64,
        cave: i64,
        cave_at: i64,
        cave_food: i64,
        spy: i64,
        opened: i64,
        looker: i64,
        stack: i64,
        starters: i64,
    ) -> None:
        super().__init__(players, steps, turn)
        self.box = box
        self.rules = rules
        self.ground = ground
        self.unseen = unseen  # by region and kind: discovery tiles that nobody has seen
        self.peeked = peeked  # kinds of face-down tiles that the spy has seen; shared
        self.huts = huts  # packed by player; shared
        self.scouts = scouts
        self.mats = mats
        self.inventions = inventions  # by player and kind, as a Card; shared
        self.pile = pile  # kinds of inventions in the draw pile; shared
        self.display = display  # kinds of inventions on display; shared
        self.wild = wild  # kinds of animals that nobody has seen; shared
        self.animals = animals  # the kind of each animal tile once somebody has seen it; shared
        self.holders = holders  # the player who has it, or a Place; shared
        self.takers = takers  # who took it from its forest; shared
        self.discard = discard  # kinds of gathering tiles in the discard; shared
        self.mover = mover  # whose turn it is
        self.ender = ender  # who started the end of the game
        self.turns_left = turns_left  # turns still to be finished, once the end has been started
        self.track = track  # hut tiles found
        self.forests = forests  # bits of the animal stacks that lie in forests
        self.bags_left = bags_left
        self.points_taken = points_taken  # cards gone from the stack of point cards
        self.cave = cave  # the cave card once it is turned up
        self.cave_at = cave_at
        self.cave_food = cave_food  # food on the cave card
        self.spy = spy  # who looked out from the Far Lookout
        self.opened = opened  # bits of the animal tiles that all have seen
        self.looker = looker  # who is looking at a stack of animals
        self.stack = stack  # at which one
        self.starters = starters  # bits of the starter inventions laid out

    def copy(self) -> "World":
        return World(
            self.players,
            self.steps[:],
            self.turn,
            self.box,
            self.rules,
            self.ground[:],
            self.unseen[:],
            self.peeked,
            self.huts,
            self.scouts[:],
            self.mats[:],
            self.inventions,
            self.pile,
            self.display,
            self.wild,
            self.animals,
            self.holders,
            self.takers,
            self.discard,
            self.mover,
            self.ender,
            self.turns_left,
            self.track,
            self.forests,
            self.bags_left,
            self.points_taken,
            self.cave,
            self.cave_at,
            self.cave_food,
            self.spy,
            self.opened,
            self.looker,
            self.stack,
            self.starters,
        )

    def redeal(self, viewer: int, rng: Rng) -> "World":
        return secrets.redeal(self, viewer, rng)

    def view(self, viewer: int) -> dict[str, Any]:
        return view.view(self, viewer)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheets(self)

    def points(self) -> list[int]:
        return scoring.points(self)

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

    def mat(self, player: i64, what: i64) -> i64:
        """A number on a player's mat, one of Mat."""
        return self.mats[player * MAT + what]

    def room(self, player: i64) -> i64:
        """How many bags are free."""
        at = player * MAT
        return self.mats[at + Mat.BAGS] - self.mats[at + Mat.FOOD]

    def feed(self, player: i64, amount: i64) -> None:
        """Food into free bags; what finds no bag is lost."""
        room = self.room(player)
        gained = amount if amount < room else room
        if gained > 0:
            self.mats[player * MAT + Mat.FOOD] += gained
            self.tell("food", player, gained)

    def pay(self, player: i64, amount: i64) -> None:
        self.mats[player * MAT + Mat.FOOD] -= amount

    def enlarge(self, player: i64, amount: i64) -> None:
        """Bags from the supply, as far as it lasts."""
        gained = amount if amount < self.bags_left else self.bags_left
        if gained > 0:
            self.bags_left -= gained
            self.mats[player * MAT + Mat.BAGS] += gained
            self.tell("bags", player, gained)

    def score(self, player: i64, amount: i64) -> None:
        """Points on the score track."""
        self.mats[player * MAT + Mat.POINTS] += amount
        self.tell("points", player, amount)

    def can_use(self, player: i64, invention: i64) -> bool:
        """Whether a player has an invention that no point card covers."""
        return self.inventions[player * INVENTIONS + invention] == Card.USABLE

    def set_invention(self, player: i64, invention: i64, card: i64) -> None:
        self.inventions = self.inventions[:]
        self.inventions[player * INVENTIONS + invention] = card

    def usable(self, player: i64) -> list[int]:
        """The inventions of a player that no point card covers."""
        found: list[int] = []
        for invention in range(INVENTIONS):
            if self.can_use(player, invention):
                found.append(invention)
        return found

    def huts_of(self, player: i64, at: i64) -> i64:
        return scoring.share(self.huts[at], player)

    def huts_at(self, at: i64) -> i64:
        """All huts on a territory, of all colours."""
        packed = self.huts[at]
        total: i64 = 0
        while packed > 0:
            total += packed & 255
            packed >>= HUT_BITS
        return total

    def put_hut(self, player: i64, at: i64) -> None:
        """Build a hut from the supply; with the last one the end begins."""
        self.huts = self.huts[:]
        self.huts[at] += bit(HUT_BITS * player)
        self.mats[player * MAT + Mat.HUTS] -= 1
        self.tell("hut", player, at)
        if self.mats[player * MAT + Mat.HUTS] == 0:
            self.start_end()

    def start_end(self) -> None:
        """The present turn is played out, then all others have two more turns, the mover one; only the first counts."""
        if self.ender == NONE:
            self.ender = self.mover
            self.turns_left = 2 * self.players
            self.tell("end", self.mover, self.turns_left)

    def open_regions(self) -> i64:
        """How many regions the hut tiles found so far have opened."""
        if self.track >= Track.REGION_THREE:
            return 3
        return 2 if self.track >= Track.REGION_TWO else 1

    def is_fire(self, at: i64) -> bool:
        """Whether one can cook here."""
        ground = self.ground[at]
        if ground == Ground.CAVE:
            return self.cave == Cave.EMBER
        return ground == Ground.PRINTED_FIRE or ground == Ground.FIRE

    def unseen_kinds(self, region: i64) -> list[int]:
        """The kinds of tiles of a region that nobody has seen, as actions."""
        low = (region - 1) * TILES
        return [A.TILE + kind for kind in range(TILES) if self.unseen[low + kind] > 0]

    def unseen_copies(self, region: i64) -> list[int]:
        """How many of each there are, in the same order."""
        low = (region - 1) * TILES
        return [self.unseen[low + kind] for kind in range(TILES) if self.unseen[low + kind] > 0]

    def draw_unseen(self, region: i64, rng: Rng) -> int:
        """One of them at random, by its copies."""
        at = (region - 1) * TILES
        total: i64 = 0
        for kind in range(TILES):
            total += self.unseen[at + kind]
        ticket = rng.below(total)
        found: i64 = 0
        while ticket >= self.unseen[at + found]:
            ticket -= self.unseen[at + found]
            found += 1
        return A.TILE + found

    def see(self, region: i64, kind: i64) -> None:
        """A tile of a region is not unseen any more."""
        self.unseen[(region - 1) * TILES + kind] -= 1

    def throw_away(self, kind: i64, count: i64) -> None:
        """Gathering tiles go face up to the discard."""
        self.discard = self.discard[:]
        self.discard[kind] += count


def blank(players: int, box: Box, rules: Rules) -> World:
    """A table before anything is drawn."""

    def filled(count: int, value: int) -> vec[i64]:
        return vec[i64]([value for _ in range(count)])

    ground = [Ground.PRINTED_FIRE if fire else Ground.HIDDEN for fire in box.chart.printed_fire]
    mats = [0, PRINTED_BAGS, 0, HUTS, 0, NONE, *([NONE, 0] * STORES)] * players
    return World(
        players,
        [],
        0,
        box,
        rules,
        vec[i64](ground),
        vec[i64]([copies for region in material.TILE_COPIES for copies in region]),
        filled(TERRITORIES, NONE),
        filled(TERRITORIES, 0),
        vec[i64]([box.chart.start if scout == 0 else NONE for _ in range(players) for scout in range(SCOUTS)]),
        vec[i64](mats),
        filled(players * INVENTIONS, Card.ABSENT),
        box.invention_copies,
        filled(INVENTIONS, 0),
        box.animal_copies,
        filled(ANIMAL_TILES, NONE),
        filled(ANIMAL_TILES, Place.FOREST),
        filled(ANIMAL_TILES, NONE),
        filled(GATHERED, 0),
        0,
        NONE,
        NONE,
        0,
        0,
        BAGS,
        0,
        NONE,
        NONE,
        0,
        NONE,
        0,
        NONE,
        NONE,
        0,
    )
