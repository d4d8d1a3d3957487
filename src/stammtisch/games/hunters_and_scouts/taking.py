"""Taking members back: each brings a resource, and the resources are used at once."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits, holy, hunger, items, locations
from stammtisch.games.hunters_and_scouts.cards import PREY_KINDS, WILD_KINDS, WILDERNESSES, Kind, Power
from stammtisch.games.hunters_and_scouts.material import CAMP, HIDES, HOLY, HOME, HUNT_BITS, SUPPLY, TRIBE, WILD_BITS
from stammtisch.games.hunters_and_scouts.scoring import Category
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A, kind_of, place_of
from stammtisch.games.hunters_and_scouts.track import Advance

PREY_BASE: Final = A.PREY - WILDERNESSES  # codes of spaces are counted from a place's number


def can_return(state: Valley, player: i64) -> i64:
    """Bits of the places from which a player can take a member back.

    Not one placed in this turn, and not the last one from a holy place used in this turn.
    """
    found: i64 = 0
    for member in range(player * TRIBE, (player + 1) * TRIBE):
        if state.at[member] < HOME and not (state.fresh >> member) & 1:
            found |= bits.bit(state.at[member])
    held = found & state.used
    while held != 0:
        if state.count(player, bits.lowest(held)) == 1:
            found &= ~(held & -held)
        held &= held - 1
    return found


def add_spaces(state: Valley, places: i64, first: i64, kinds: i64, base: int, found: list[int]) -> None:
    """Add the free spaces of some locations of one sort, kind by kind."""
    if places == 0:
        return
    for number in range(kinds):
        rest = places
        while rest != 0:
            place = bits.lowest(rest)
            if bits.tally(state.free[place], first + number) != 0:
                found.append(base + number * WILDERNESSES + place)
            rest &= rest - 1


def add_returns(state: Valley, player: i64, found: list[int]) -> None:
    """Add everything that a member can be taken back with: a holy place, or a free space of a location."""
    places = can_return(state, player)
    bits.members((places >> HOLY) << HOLY, A.PLACE, found)
    add_free(state, places, found)


def add_free(state: Valley, places: i64, found: list[int]) -> None:
    """Add the free spaces of some locations."""
    wild: i64 = WILD_BITS
    hunting: i64 = HUNT_BITS
    add_spaces(state, places & wild, Kind.STONE, len(WILD_KINDS), A.WILD, found)
    add_spaces(state, places & hunting, Kind.MEAT, len(PREY_KINDS), PREY_BASE, found)


def fetch(state: Valley, player: int, action: int) -> None:
    """Take one member back; from a location he brings what the space shows, and a stone covers it."""
    if action < A.WILD:
        state.send(player, action - A.PLACE, HOME)
        go_on(state, player, action)
        return
    place = place_of(action)
    kind = kind_of(action)
    state.send(player, place, HOME)
    if kind == Kind.POINT or state.stones <= TRIBE:
        state.push(GoOn(player, action if state.stones > TRIBE else 0))
        if kind == Kind.POINT:
            state.push(Advance(player, 1, Category.TIGERS))
        receive(state, player, kind)
        locations.cover(state, player, place, kind)
        return
    receive(state, player, kind)
    locations.cover(state, player, place, kind)
    go_on(state, player, action)


def receive(state: Valley, player: int, kind: i64) -> None:
    """Meat feeds the tribe at once; other resources can be spent until the turn ends."""
    if kind == Kind.MEAT:
        hunger.relieve(state, player, 1)
        if state.hunger[player] > 0 and holy.use(state, player, Power.MORE_MEAT):
            hunger.relieve(state, player, 1)
    elif kind != Kind.POINT:
        state.pool += bits.one(kind)
        if kind <= Kind.FRUIT and state.ready != 0:
            find_more(state, player)


def find_more(state: Valley, player: int) -> None:
    """Some holy places give a resource to whoever brings one from a wilderness."""
    if holy.use(state, player, Power.STONE):
        state.pool += bits.one(Kind.STONE)
    if holy.use(state, player, Power.WOOD):
        state.pool += bits.one(Kind.WOOD)
    if holy.use(state, player, Power.CLAY):
        state.pool += bits.one(Kind.CLAY)
    if holy.use(state, player, Power.FRUIT):
        state.pool += bits.one(Kind.FRUIT)


def can_grow(state: Valley, player: i64) -> bool:
    """Whether there are hides for a new member, and a member in the supply."""
    return bits.tally(state.pool, Kind.HIDE) >= HIDES and state.count(player, SUPPLY) > 0


def go_on(state: Valley, player: int, least: int) -> None:
    """Continue the turn, if as far as everybody knows there is anything left to do."""
    if can_return(state, player) != 0 or can_grow(state, player) or items.may_create(state, player):
        state.push(TakeBack(player, least))


class GoOn(Task[Valley]):
    """Continue the turn when whatever came in between is done."""

    def __init__(self, mover: int, least: int) -> None:
        super().__init__()
        self.mover = mover
        self.least = least

    def run(self, state: Valley) -> None:
        go_on(state, self.mover, self.least)


class TakeBack(Step[Valley]):
    """Take back another member, create an item, use two hides for a new member, or end the turn."""

    def __init__(self, player: int, least: int) -> None:
        super().__init__(player)
        self.least = least

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        add_returns(state, self.player, found)
        if state.pool != 0:
            bits.members(items.payable(state, state.items[self.player]), A.ITEM, found)
            if can_grow(state, self.player):
                found.append(A.CAMP)
        found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action == A.DONE:
            return
        if action < A.SLOT:
            fetch(state, self.player, action)
        elif action == A.CAMP:
            state.pool -= HIDES * bits.one(Kind.HIDE)
            state.send(self.player, SUPPLY, CAMP)
            go_on(state, self.player, self.least)
        else:
            item: i64 = action - A.ITEM
            state.push(GoOn(self.player, self.least if items.is_plain(state, item) else 0))
            items.create(state, self.player, item)

    def floor(self) -> int:
        return self.least
