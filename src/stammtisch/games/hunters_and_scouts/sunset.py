"""c) Sunset: points, hunger and the characters for the next day."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits, display, holy, hunger, items
from stammtisch.games.hunters_and_scouts.cards import Power
from stammtisch.games.hunters_and_scouts.material import EMPTY, LONGEST, ROWS
from stammtisch.games.hunters_and_scouts.scoring import Category
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A
from stammtisch.games.hunters_and_scouts.track import Advance


def start(state: Valley, player: int) -> None:
    """c) 1 to 3  Points, in the normal game items down to one, hunger, characters."""
    state.push(NextDay(player))
    state.push(Supper(player))
    if not state.rules.introductory:
        state.push(PutDown(player))
    amount = state.active(player) - state.hunger[player] - bits.added(state.cards[player])
    if holy.use(state, player, Power.SUNSET_POINT):
        amount += 1
    state.push(Advance(player, amount, Category.SUNSETS))


class PutDown(Task[Valley]):
    """Normal game: items that lie face down are discarded but for one; the Ancestors' Cave holds three."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Valley) -> None:
        limit: i64 = 1
        if bits.size(state.items[self.owner]) > limit and holy.use(state, self.owner, Power.KEEP_ITEMS):
            limit = 3
        items.put_down(state, self.owner, limit)


class Supper(Task[Valley]):
    """c) 2  A hunger tile for every member on the tribe card and on places."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Valley) -> None:
        tiles = state.active(self.owner)
        if tiles > 0 and holy.use(state, self.owner, Power.LESS_HUNGER):
            tiles -= 1
        hunger.suffer(state, self.owner, tiles)


class NextDay(Task[Valley]):
    """c) 3  Take characters from the display."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Valley) -> None:
        if state.rules.introductory:
            draft(state, self.owner, 6, 6, False, 0)
        else:
            draft(state, self.owner, 5, 7, holy.use(state, self.owner, Power.ANY_CHARACTER), 0)


def draft(state: Valley, player: int, least: i64, most: i64, anywhere: bool, row: i64) -> None:
    """Let a player take so many characters, if any are left; rows before the last one need not be tried again."""
    while least > 0 and not anywhere and is_forced(state, least):
        display.take(state, player, display.ends(state)[0] - A.SLOT)
        least -= 1
        most -= 1
    if most == 0 or not display.ends(state):
        return
    left: i64 = 0
    for later in range(row, ROWS):
        left += display.length(state, later)
    floor = A.SLOT + row * LONGEST if left >= least else 0
    state.push(Draft(player, least, most, anywhere, floor))


def is_forced(state: Valley, least: i64) -> bool:
    """Whether there is no choice: a single row is left, or everything must be taken."""
    ends = display.ends(state)
    return len(ends) == 1 or (len(ends) > 1 and len(all_slots(state)) <= least)


class Draft(Step[Valley]):
    """c) 3  Take an exposed character; through the Spirit Gate the first one may come from anywhere in a row."""

    def __init__(self, player: int, fewest: i64, most: i64, anywhere: bool, least: int) -> None:
        super().__init__(player)
        self.fewest = fewest
        self.most = most
        self.anywhere = anywhere
        self.least = least

    def options(self, state: Valley) -> list[int]:
        found = all_slots(state) if self.anywhere else display.ends(state)
        if self.fewest <= 0:
            found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action == A.DONE:
            return
        slot: i64 = action - A.SLOT
        display.take(state, self.player, slot)
        row = 0 if self.anywhere else slot // LONGEST
        draft(state, self.player, self.fewest - 1, self.most - 1, False, row)

    def floor(self) -> int:
        return self.least

    def details(self) -> dict[str, object]:
        return {"fewest": max(self.fewest, 0), "most": self.most}


def all_slots(state: Valley) -> list[int]:
    """Every card of the display."""
    return [A.SLOT + slot for slot in range(ROWS * LONGEST) if state.rows[slot] != EMPTY]
