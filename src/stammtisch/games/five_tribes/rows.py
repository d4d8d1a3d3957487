"""3  The two open rows and their piles: nine resource cards in order, three djinns in any."""

from librt.vecs import append, pop
from mypy_extensions import i64

from stammtisch.engine import secrets
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, EVERYBODY, Step, Task
from stammtisch.games.five_tribes.material import CARDS, DJINNS, Place
from stammtisch.games.five_tribes.state import Naqala
from stammtisch.games.five_tribes.things import A


def card_can_be_drawn(state: Naqala) -> bool:
    return secrets.total(state.pile) + secrets.total(state.discard) > 0


def reshuffle_cards(state: Naqala) -> None:
    """3  When the pile is empty the discards become the new pile."""
    if secrets.total(state.pile) > 0:
        return
    for card in range(CARDS):
        state.pile[card] = state.discard[card]
        state.discard[card] = 0
    remember(state)


def remember(state: Naqala) -> None:
    """Once a pile has run out, whatever only one player still holds of it can be worked out by everybody."""
    holders = 0
    state.older = state.older[:]
    state.unseen = state.unseen[:]
    for at in range(len(state.cards)):
        state.older[at] += state.unseen[at]
        state.unseen[at] = 0
    for player in range(state.players):
        for card in range(CARDS):
            if state.older[player * CARDS + card] > 0:
                holders |= 1 << player
    if holders & (holders - 1) == 0:
        for at in range(len(state.older)):
            state.older[at] = 0


class CardDraw(Step[Naqala]):
    """The top card of the resource pile."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: Naqala) -> list[int]:
        return secrets.present(state.pile, A.CARD)

    def weights(self, state: Naqala) -> list[int]:
        return secrets.copies(state.pile)

    def toss(self, state: Naqala, rng: Rng) -> int:
        return A.CARD + secrets.pick(state.pile, rng)


class OpenCards(Task[Naqala]):
    """3  Fill the row of resource cards up behind those that are left."""

    def __init__(self, size: i64) -> None:
        super().__init__()
        self.size = size

    def run(self, state: Naqala) -> None:
        if len(state.row) < self.size and card_can_be_drawn(state):
            reshuffle_cards(state)
            state.push(self)
            state.push(OpenCard())


class OpenCard(CardDraw):
    """3  One card more at the end of the row."""

    def apply(self, state: Naqala, action: int) -> None:
        card: i64 = action - A.CARD
        state.pile[card] -= 1
        state.row = append(state.row, card)


class DrawCard(CardDraw):
    """A card drawn from the pile into a hand, seen by nobody else."""

    def __init__(self, drawer: int, secretly: bool) -> None:
        super().__init__()
        self.drawer = drawer
        self.secretly = secretly

    def audience(self) -> int:
        return 1 << self.drawer if self.secretly else EVERYBODY

    def apply(self, state: Naqala, action: int) -> None:
        card: i64 = action - A.CARD
        state.pile[card] -= 1
        state.receive(self.drawer, card, self.secretly)


def draw_card(state: Naqala, player: int) -> None:
    """Let a player draw from the pile, if there is anything to draw."""
    if card_can_be_drawn(state):
        reshuffle_cards(state)
        state.push(DrawCard(player, state.rules.drawn_cards_secret))


class Draw(Task[Naqala]):
    """A card for a player's hand, drawn when its turn on the stack comes: an earlier draw may have emptied the pile."""

    def __init__(self, drawer: int) -> None:
        super().__init__()
        self.drawer = drawer

    def run(self, state: Naqala) -> None:
        draw_card(state, self.drawer)


def take_from_row(state: Naqala, player: i64, place: i64) -> None:
    """Take the card at a place of the row; those behind it move up."""
    state.row, card = pop(state.row, place)
    state.receive(player, card, False)


def djinn_can_be_drawn(state: Naqala) -> bool:
    return bool(state.djinns_at(Place.PILE)) or bool(state.djinns_at(Place.DISCARD))


def reshuffle_djinns(state: Naqala) -> None:
    """3  When a djinn is needed and the pile is empty, the discards become the new pile."""
    if state.djinns_at(Place.PILE):
        return
    for djinn in range(DJINNS):
        if state.djinns[djinn] == Place.DISCARD:
            state.send(djinn, Place.PILE)


class DjinnDraw(Step[Naqala]):
    """The top card of the pile of djinns."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def options(self, state: Naqala) -> list[int]:
        return state.djinns_at(Place.PILE)

    def weights(self, state: Naqala) -> list[int]:
        return [1 for _ in state.djinns_at(Place.PILE)]


class OpenDjinns(Task[Naqala]):
    """3  Fill the row of djinns up."""

    def __init__(self, size: i64) -> None:
        super().__init__()
        self.size = size

    def run(self, state: Naqala) -> None:
        if len(state.djinns_at(Place.ROW)) < self.size and djinn_can_be_drawn(state):
            reshuffle_djinns(state)
            state.push(self)
            state.push(OpenDjinn())


class OpenDjinn(DjinnDraw):
    """3  One djinn more in the row."""

    def apply(self, state: Naqala, action: int) -> None:
        state.send(action - A.DJINN, Place.ROW)
