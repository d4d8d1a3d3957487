"""Placing members on locations and holy places."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.material import HOLY, HOLY_BITS, HOME
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


def crowded(state: Valley) -> i64:
    """Bits of the spots where three members or more stand, of both players together."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for spot in state.at:
        here = bits.bit(spot)
        three |= two & here
        two |= one & here
        one |= here
    return three


def needed(state: Valley, player: i64, place: i64, warriors: bool) -> i64:
    """How many members it takes to stand on a place: more than the opponent has on a holy one, or as many warriors."""
    if place < HOLY:
        return 1
    theirs = state.count(state.opponent(player), place)
    if theirs == 0:
        return 1
    return theirs if warriors else theirs + 1


def targets(state: Valley, player: i64, left: i64, within: i64, warriors: bool) -> i64:
    """Bits of the places on which a player can place members now, so many being left to place."""
    at_home = state.count(player, HOME)
    if at_home < left:
        left = at_home
    if left == 0:
        return 0
    holy: i64 = HOLY_BITS
    found = state.laid & within & ~(crowded(state) & ~holy)
    contested = found & holy & state.spots(state.opponent(player))
    while contested != 0:
        if needed(state, player, bits.lowest(contested), warriors) > left:
            found &= ~(contested & -contested)
        contested &= contested - 1
    return found


def place(state: Valley, player: i64, where: i64, count: i64) -> None:
    """Members go out; on a holy place they expel those of the opponent, who go home."""
    while count > 0:
        member = state.send(player, HOME, where)
        state.fresh |= bits.bit(member)
        count -= 1
    if where >= HOLY:
        if state.count(state.opponent(player), where) > 0:
            state.take_home(state.opponent(player), where)
            state.tell("expelled", state.opponent(player), where)
        if state.rules.newcomers_count:
            state.ready |= bits.bit(where)


def send_out(state: Valley, player: int, left: i64, within: i64, warriors: bool, must: bool) -> None:
    """Let a player place members, if he can place any."""
    if targets(state, player, left, within, warriors) != 0:
        state.push(Place(player, left, within, warriors, must, 0))


class Place(Step[Valley]):
    """Place up to so many members, one at a time; a click on a contested holy place sends as many as it takes."""

    def __init__(self, player: int, left: i64, within: i64, warriors: bool, must: bool, least: int) -> None:
        super().__init__(player)
        self.left = left
        self.within = within
        self.warriors = warriors  # they stay together, and expel as many as they are
        self.must = must
        self.least = least

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(targets(state, self.player, self.left, self.within, self.warriors), A.PLACE, found)
        if not self.must:
            found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action == A.DONE:
            return
        where: i64 = action - A.PLACE
        count = needed(state, self.player, where, self.warriors)
        place(state, self.player, where, count)
        left = self.left - count
        within = bits.bit(where) if self.warriors else self.within
        if targets(state, self.player, left, within, self.warriors) != 0:
            state.push(Place(self.player, left, within, self.warriors, self.must, action))

    def floor(self) -> int:
        return self.least

    def details(self) -> dict[str, object]:
        return {"left": self.left}
