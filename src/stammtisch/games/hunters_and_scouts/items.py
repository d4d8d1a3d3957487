"""Items: drawn face down, created for resources, discarded."""

from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.hunters_and_scouts import bits, holy, hunger, placing
from stammtisch.games.hunters_and_scouts.cards import Effect, Power
from stammtisch.games.hunters_and_scouts.material import ALL_BITS, NONE, STRIDE
from stammtisch.games.hunters_and_scouts.scoring import Category
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A
from stammtisch.games.hunters_and_scouts.track import Advance


def work_out(state: Valley) -> None:
    """With the pile used up, each player knows what the other one holds: everything that he has not seen himself."""
    if state.item_pile == 0:
        for player in range(state.players):
            state.unseen[player] = 0


def reshuffle(state: Valley) -> None:
    """Further notes: the discards become the new pile when the old one is used up."""
    if state.item_pile == 0:
        work_out(state)
        state.item_pile = state.item_discard
        state.item_discard = 0


def draw_items(state: Valley, player: int, count: i64) -> None:
    """Let a player draw items face down, as long as there are any."""
    if count > 0 and (state.item_pile | state.item_discard) != 0:
        reshuffle(state)
        state.push(DrawItem(player, count))


class DrawItem(Step[Valley]):
    """The top card of the pile of items, seen by its drawer alone."""

    def __init__(self, drawer: int, left: i64) -> None:
        super().__init__(CHANCE)
        self.drawer = drawer
        self.left = left

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(state.item_pile, A.ITEM, found)
        return found

    def weights(self, state: Valley) -> list[int]:
        return [1 for _ in self.options(state)]

    def toss(self, state: Valley, rng: Rng) -> int:
        return A.ITEM + bits.nth(state.item_pile, rng.below(bits.size(state.item_pile)))

    def audience(self) -> int:
        return 1 << self.drawer

    def apply(self, state: Valley, action: int) -> None:
        item = bits.bit(action - A.ITEM)
        state.item_pile &= ~item
        state.items[self.drawer] |= item
        state.unseen[self.drawer] |= item
        work_out(state)
        if state.rules.reshuffle_at_once:
            reshuffle(state)
        draw_items(state, self.drawer, self.left - 1)


def payable(state: Valley, among: i64) -> i64:
    """Bits of those items whose cost the resources fetched in this turn cover."""
    found: i64 = 0
    while among != 0:
        if bits.covers(state.pool, state.box.costs[bits.lowest(among)]):
            found |= among & -among
        among &= among - 1
    return found


def may_create(state: Valley, player: i64) -> bool:
    """Whether, as far as everybody knows, the player might be able to create an item now."""
    if state.pool == 0 or state.items[player] == 0:
        return False
    return payable(state, state.items[0] | state.items[1] | state.item_pile) != 0


def drop(state: Valley, player: i64, items: i64) -> None:
    """Items that lie face down go to the open discard pile."""
    state.items[player] &= ~items
    state.unseen[player] &= ~items
    state.item_discard |= items


def create(state: Valley, player: int, item: i64) -> None:
    """Pay for an item with resources of this turn; first its points, then its effects in order."""
    made = bits.bit(item)
    state.pool -= state.box.costs[item]
    state.items[player] &= ~made
    state.unseen[player] &= ~made
    state.created[player] |= made
    state.crafted += 1
    if state.crafted == 1 and holy.use(state, player, Power.DRAW_ITEM):
        state.push(DrawItems(player, 1))
    if state.box.effects[item * STRIDE] != NONE:
        state.push(ItemEffects(player, item, 0))
    if state.box.points[item] > 0:
        state.push(Advance(player, state.box.points[item], Category.ITEMS))


class DrawItems(Task[Valley]):
    """Draw items when whatever comes before is done."""

    def __init__(self, drawer: int, count: i64) -> None:
        super().__init__()
        self.drawer = drawer
        self.count = count

    def run(self, state: Valley) -> None:
        draw_items(state, self.drawer, self.count)


class ItemEffects(Task[Valley]):
    """The effects of a created item, from one of them on; all are carried out before anything else is done."""

    def __init__(self, owner: int, item: i64, number: i64) -> None:
        super().__init__()
        self.owner = owner
        self.item = item
        self.number = number

    def run(self, state: Valley) -> None:
        effect = state.box.effects[self.item * STRIDE + self.number]
        if state.box.effects[self.item * STRIDE + self.number + 1] != NONE:
            state.push(ItemEffects(self.owner, self.item, self.number + 1))
        if effect == Effect.PLACE:
            placing.send_out(state, self.owner, 1, ALL_BITS, False, state.rules.must_place)
        elif effect == Effect.DRAW:
            draw_items(state, self.owner, 1)
        elif effect == Effect.RETURN:
            hunger.relieve(state, self.owner, 1)
        else:
            hunger.suffer(state, self.owner, 1)


def is_plain(state: Valley, item: i64) -> bool:
    """Whether an item neither places a member nor draws, so that what is taken back afterwards could come before."""
    for number in range(STRIDE):
        effect = state.box.effects[item * STRIDE + number]
        if effect == Effect.PLACE or effect == Effect.DRAW:
            return False
    return True


def put_down(state: Valley, player: int, limit: i64) -> None:
    """Sunset in the normal game: all items that lie face down are discarded but so many."""
    surplus = bits.size(state.items[player]) - limit
    if surplus > 1 and limit == 1:
        state.push(Keep(player))
    else:
        discard_items(state, player, surplus)


def discard_items(state: Valley, player: int, count: i64) -> None:
    """Let a player discard items that lie face down; there is nothing to choose if all must go."""
    if count >= bits.size(state.items[player]):
        drop(state, player, state.items[player])
    elif count > 0:
        state.push(Discard(player, count))


class Keep(Step[Valley]):
    """Sunset in the normal game: choose the only item that is kept."""

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(state.items[self.player], A.ITEM, found)
        return found

    def apply(self, state: Valley, action: int) -> None:
        drop(state, self.player, state.items[self.player] & ~bits.bit(action - A.ITEM))

    def audience(self) -> int:
        return 1 << self.player


class Discard(Step[Valley]):
    """Choose an item to discard from those that lie face down."""

    def __init__(self, player: int, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(state.items[self.player], A.ITEM, found)
        return found

    def apply(self, state: Valley, action: int) -> None:
        drop(state, self.player, bits.bit(action - A.ITEM))
        if self.left > 1:
            state.push(Discard(self.player, self.left - 1))

    def details(self) -> dict[str, object]:
        return {"left": self.left}
