"""Naqala: the whole truth of a game of Five Tribes."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State, Step
from stammtisch.games.five_tribes import census, heuristic, insight, material, scoring, secrets, view
from stammtisch.games.five_tribes.material import CARDS, COINS, DJINNS, FREE, TILES, TRIBES, Box, Card, Place
from stammtisch.games.five_tribes.options import Rules
from stammtisch.games.five_tribes.things import A


class Naqala(State):
    """Tiles are numbered by row, meeples on them by tile and tribe, cards in hand by player and kind.

    What seldom changes (marked "shared") is replaced as a whole and never changed in place, so copies may share it.
    """

    def __init__(
        self,
        players: int,
        steps: list[Step[Any]],
        turn: int,
        box: Box,
        rules: Rules,
        kinds: vec[i64],
        tiles: vec[i64],
        meeples: vec[i64],
        standing: vec[i64],
        stood: vec[i64],
        owner: vec[i64],
        palms: vec[i64],
        palaces: vec[i64],
        bag: vec[i64],
        hand: vec[i64],
        pile: vec[i64],
        discard: vec[i64],
        row: vec[i64],
        cards: vec[i64],
        unseen: vec[i64],
        older: vec[i64],
        gold: vec[i64],
        camels: vec[i64],
        viziers: vec[i64],
        elders: vec[i64],
        djinns: vec[i64],
        order: vec[i64],
        track: vec[i64],
        palms_left: i64,
        palaces_left: i64,
        used: i64,
        active: i64,
        builders_gold: i64,
        last_camel: bool,
        stuck: bool,
    ) -> None:
        super().__init__(players, steps, turn)
        self.box = box
        self.rules = rules
        self.kinds = kinds  # shared; designs of tiles not laid out yet
        self.tiles = tiles  # shared; the design of every tile
        self.meeples = meeples
        self.standing = standing  # for each tribe, bits of the tiles where it stands
        self.stood = stood  # shared; the same as it was when the present move began
        self.owner = owner  # shared
        self.palms = palms  # shared
        self.palaces = palaces  # shared
        self.bag = bag
        self.hand = hand  # meeples in the mover's hand
        self.pile = pile
        self.discard = discard
        self.row = row  # kinds of the open resource cards, the front first
        self.cards = cards
        self.unseen = unseen  # shared; the part of `cards` that came from the present pile unseen by the others
        self.older = older  # shared; the same for piles that have run out since
        self.gold = gold
        self.camels = camels
        self.viziers = viziers
        self.elders = elders
        self.djinns = djinns  # shared; the owner of each djinn, or a Place
        self.order = order  # the bid order track
        self.track = track  # the turn order track, from last to first
        self.palms_left = palms_left
        self.palaces_left = palaces_left
        self.used = used  # bits of the paid djinns that are spent
        self.active = active  # bits of the paid djinns used in the present turn
        self.builders_gold = builders_gold  # what the builders brought in the present turn
        self.last_camel = last_camel
        self.stuck = stuck  # somebody could not move in this round

    def copy(self) -> "Naqala":
        return Naqala(
            self.players,
            self.steps[:],
            self.turn,
            self.box,
            self.rules,
            self.kinds,
            self.tiles,
            self.meeples[:],
            self.standing[:],
            self.stood,
            self.owner,
            self.palms,
            self.palaces,
            self.bag[:],
            self.hand[:],
            self.pile[:],
            self.discard[:],
            self.row[:],
            self.cards[:],
            self.unseen,
            self.older,
            self.gold[:],
            self.camels[:],
            self.viziers[:],
            self.elders[:],
            self.djinns,
            self.order[:],
            self.track[:],
            self.palms_left,
            self.palaces_left,
            self.used,
            self.active,
            self.builders_gold,
            self.last_camel,
            self.stuck,
        )

    def redeal(self, viewer: int, rng: Rng) -> "Naqala":
        return secrets.redeal(self, viewer, rng)

    def view(self, viewer: int) -> dict[str, Any]:
        return view.view(self, viewer)

    def sheet(self) -> list[dict[str, int]]:
        return scoring.sheets(self)

    def points(self) -> list[int]:
        return list(scoring.points(self))

    def outlook(self) -> list[int]:
        return heuristic.outlooks(self)

    def features(self, seat: int) -> list[int]:
        return heuristic.features(self, seat)

    def senses(self) -> vec[i64]:
        return insight.senses(self)

    def gains(self) -> list[int]:
        return insight.gains(self)

    def spread(self) -> int:
        return heuristic.spread(self)

    def horizon(self) -> int:
        return heuristic.horizon(self)

    def census(self) -> dict[str, int]:
        return census.census(self)

    def put(self, tile: i64, tribe: i64) -> None:
        """Stand one meeple on a tile."""
        self.meeples[tile * TRIBES + tribe] += 1
        self.standing[tribe] |= 1 << tile

    def take(self, tile: i64, tribe: i64, count: i64) -> None:
        """Remove meeples of one tribe from a tile."""
        left = self.meeples[tile * TRIBES + tribe] - count
        self.meeples[tile * TRIBES + tribe] = left
        if left == 0:
            self.standing[tribe] &= ~(1 << tile)

    def crowd(self) -> i64:
        """Bits of the tiles on which any meeple stands."""
        bits: i64 = 0
        for tribe in range(TRIBES):
            bits |= self.standing[tribe]
        return bits

    def earn(self, player: i64, amount: i64) -> None:
        """Gold from the bank."""
        if self.rules.bank_limited:
            left: i64 = COINS
            for purse in self.gold:
                left -= purse
            if amount > left:
                amount = left
        self.gold[player] += amount

    def claim(self, player: i64, tile: i64) -> None:
        """Put a camel on a tile that has none; without a camel left nothing happens."""
        if self.owner[tile] != FREE or self.camels[player] == 0:
            return
        self.owner = self.owner[:]
        self.owner[tile] = player
        self.camels[player] -= 1
        if self.camels[player] == 0:
            self.last_camel = True
        self.tell("claim", player, tile)

    def owns(self, player: i64, djinn: i64) -> bool:
        return self.djinns[djinn] == player

    def fakirs(self, player: i64) -> i64:
        return self.cards[player * CARDS + Card.FAKIR]

    def receive(self, player: i64, card: i64, secretly: bool) -> None:
        """A resource card comes into a hand."""
        self.cards[player * CARDS + card] += 1
        if secretly:
            self.unseen = self.unseen[:]
            self.unseen[player * CARDS + card] += 1

    def show(self, player: i64, card: i64, count: i64) -> None:
        """All learn that a hand holds so many of a card; alike as they are, hidden ones show themselves only last."""
        at = player * CARDS + card
        while self.cards[at] - self.unseen[at] - self.older[at] < count:
            if self.older[at] > 0:
                self.older = self.older[:]
                self.older[at] -= 1
            else:
                self.unseen = self.unseen[:]
                self.unseen[at] -= 1

    def give_up(self, player: i64, card: i64) -> None:
        """Discard a resource card."""
        self.show(player, card, 1)
        self.cards[player * CARDS + card] -= 1
        self.discard[card] += 1

    def send(self, djinn: i64, place: i64) -> None:
        """Give a djinn to a player or put him at a Place."""
        self.djinns = self.djinns[:]
        self.djinns[djinn] = place

    def djinns_at(self, place: i64) -> list[int]:
        """The djinns of a player or at a Place, as actions."""
        found: list[int] = []
        for djinn in range(DJINNS):
            if self.djinns[djinn] == place:
                found.append(A.DJINN + djinn)
        return found

    def is_bare(self, tile: i64) -> bool:
        """Whether a tile has neither camel nor palm nor palace."""
        return self.owner[tile] == FREE and self.palms[tile] == 0 and self.palaces[tile] == 0


def blank(players: int, box: Box, rules: Rules) -> Naqala:
    """An empty table with everything still in the box."""

    def zeros(count: int) -> vec[i64]:
        return vec[i64]([0 for _ in range(count)])

    return Naqala(
        players,
        [],
        0,
        box,
        rules,
        vec[i64](material.KIND_COPIES),
        zeros(TILES),
        zeros(TILES * TRIBES),
        zeros(TRIBES),
        zeros(TRIBES),
        vec[i64]([FREE for _ in range(TILES)]),
        zeros(TILES),
        zeros(TILES),
        vec[i64](material.MEEPLES),
        zeros(TRIBES),
        vec[i64](material.CARD_COPIES),
        zeros(CARDS),
        zeros(0),
        zeros(players * CARDS),
        zeros(players * CARDS),
        zeros(players * CARDS),
        vec[i64]([material.START_GOLD for _ in range(players)]),
        vec[i64]([material.camels_each(players) for _ in range(players)]),
        zeros(players),
        zeros(players),
        vec[i64]([Place.PILE for _ in range(DJINNS)]),
        vec[i64]([FREE for _ in range(3 if players == 3 else 4)]),
        vec[i64]([FREE for _ in range(len(material.PRICES))]),
        material.PALMS,
        material.PALACES,
        0,
        0,
        0,
        False,
        False,
    )
