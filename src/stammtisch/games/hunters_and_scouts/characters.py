"""a) Playing a character: its instructions from top to bottom, then it goes to the display."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits, display, holy, hunger, items, locations, placing, taking
from stammtisch.games.hunters_and_scouts.cards import Kind, Power, Verb
from stammtisch.games.hunters_and_scouts.material import (
    ALL_BITS,
    CAMP,
    HOME,
    HUNT_BITS,
    NONE,
    STRIDE,
    WILD_BITS,
)
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A, kind_of, place_of


def play(state: Valley, player: int, character: i64) -> None:
    """a) One character leaves the hand and is carried out."""
    state.cards[player] -= bits.one(character)
    state.played = character
    state.push(Instructions(player, character, 0))


class Instructions(Task[Valley]):
    """a) What a character says, from one of its lines on."""

    def __init__(self, mover: int, character: i64, line: i64) -> None:
        super().__init__()
        self.mover = mover
        self.character = character
        self.line = line

    def run(self, state: Valley) -> None:
        at = self.character * STRIDE + self.line
        verb = state.box.verbs[at]
        if verb == NONE:
            display.put_away(state, self.mover)
            return
        state.push(Instructions(self.mover, self.character, self.line + 1))
        follow(state, self.mover, verb, state.box.amounts[at])


def follow(state: Valley, player: int, verb: i64, amount: i64) -> None:
    """One line of a character; what cannot be done is left out."""
    if Verb.PLACE <= verb <= Verb.PLACE_WARRIORS:
        placing.send_out(state, player, amount, within(state, verb), verb == Verb.PLACE_WARRIORS, False)
    elif verb <= Verb.OPEN_EITHER:
        open_location(state, player, verb)
    elif verb <= Verb.DISCARD_ITEMS:
        if verb == Verb.DRAW_ITEMS:
            items.draw_items(state, player, amount)
        else:
            items.discard_items(state, player, amount)
    elif verb <= Verb.OFFSPRING_HUNGER:
        multiply(state, player, verb, amount)
    elif verb <= Verb.TAKE_HUNGER:
        if verb == Verb.RETURN_HUNGER:
            hunger.relieve(state, player, amount)
        else:
            hunger.suffer(state, player, amount)
    else:
        meddle(state, player, verb, amount)


def within(state: Valley, verb: i64) -> i64:
    """Bits of the places that an instruction to place members allows."""
    if verb == Verb.PLACE_HUNTING:
        return HUNT_BITS
    if verb == Verb.PLACE_WILDERNESS:
        return WILD_BITS
    if verb == Verb.PLACE_NEW:
        return 0 if state.newest == NONE else bits.bit(state.newest)
    return ALL_BITS


def open_location(state: Valley, player: int, verb: i64) -> None:
    if verb == Verb.OPEN_EITHER:
        locations.explore_either(state, player)
    else:
        locations.explore(state, player, verb == Verb.OPEN_HUNTING)


def multiply(state: Valley, player: int, verb: i64, amount: i64) -> None:
    """Offspring, Twins: members come from the camp to the tribe card, and eat."""
    if verb == Verb.OFFSPRING:
        while amount > 0 and state.count(player, CAMP) > 0:
            grow_up(state, player)
            amount -= 1
    elif verb == Verb.OFFSPRING_UP_TO:
        if state.count(player, CAMP) > 0:
            state.push(GrowUp(player, amount))
    elif state.born > 0 and state.hunger[player] > 0 and not holy.use(state, player, Power.EASY_BIRTH):
        hunger.suffer(state, player, amount)


def grow_up(state: Valley, player: i64) -> None:
    state.send(player, CAMP, HOME)
    state.born += 1


class GrowUp(Step[Valley]):
    """Twins: a member comes from the camp to the tribe card, or no further one does."""

    def __init__(self, player: int, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Valley) -> list[int]:
        return [A.CAMP, A.DONE]

    def apply(self, state: Valley, action: int) -> None:
        if action == A.CAMP:
            grow_up(state, self.player)
            if self.left > 1 and state.count(self.player, CAMP) > 0:
                state.push(GrowUp(self.player, self.left - 1))

    def details(self) -> dict[str, object]:
        return {"left": self.left}


def meddle(state: Valley, player: int, verb: i64, amount: i64) -> None:
    """Shaman, Trapper, Elder, Nomad: what touches spaces, locations and the display."""
    if verb == Verb.COVER:
        state.push(MoreCovers(player, amount, 0))
    elif verb == Verb.TRAP:
        set_traps(state, player, amount)
    elif verb == Verb.TAKE_CHARACTER:
        for _ in range(amount):
            state.push(TakeCharacter(player))
    elif locations.deserted(state) != 0:
        state.push(locations.Replace(player))


class TakeCharacter(Task[Valley]):
    """Shaman, Elder: take an exposed character, if there is one to take."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def run(self, state: Valley) -> None:
        display.recruit(state, self.mover)


def free_spaces(state: Valley) -> list[int]:
    """All free spaces on the table."""
    found: list[int] = []
    taking.add_free(state, state.laid, found)
    return found


class MoreCovers(Task[Valley]):
    """Shaman: go on covering spaces, if there are any."""

    def __init__(self, mover: int, left: i64, least: int) -> None:
        super().__init__()
        self.mover = mover
        self.left = left
        self.least = least

    def run(self, state: Valley) -> None:
        found = free_spaces(state)
        if found:
            least = self.least if found[-1] >= self.least else 0
            state.push(CoverSpace(self.mover, self.left, least))


class CoverSpace(Step[Valley]):
    """Shaman: cover a free space of your choice on any location."""

    def __init__(self, player: int, left: i64, least: int) -> None:
        super().__init__(player)
        self.left = left
        self.least = least

    def options(self, state: Valley) -> list[int]:
        return free_spaces(state)

    def apply(self, state: Valley, action: int) -> None:
        if self.left > 1:
            state.push(MoreCovers(self.player, self.left - 1, action if state.stones > self.left else 0))
        locations.cover(state, self.player, place_of(action), kind_of(action))

    def floor(self) -> int:
        return self.least

    def details(self) -> dict[str, object]:
        return {"left": self.left}


def meat_spaces(state: Valley) -> list[int]:
    """The free spaces with meat."""
    found: list[int] = []
    hunting: i64 = HUNT_BITS
    taking.add_spaces(state, state.laid & hunting, Kind.MEAT, 1, taking.PREY_BASE, found)
    return found


def set_traps(state: Valley, player: int, left: i64) -> None:
    if left > 0 and meat_spaces(state):
        state.push(SetTrap(player, left))


class MoreTraps(Task[Valley]):
    """Trapper: go on covering meat, if there is any."""

    def __init__(self, mover: int, left: i64) -> None:
        super().__init__()
        self.mover = mover
        self.left = left

    def run(self, state: Valley) -> None:
        set_traps(state, self.mover, self.left)


class SetTrap(Step[Valley]):
    """Trapper: cover a meat space of any hunting ground and return a hunger tile for it, or stop."""

    def __init__(self, player: int, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Valley) -> list[int]:
        found = meat_spaces(state)
        found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action == A.DONE:
            return
        hunger.relieve(state, self.player, 1)
        state.push(MoreTraps(self.player, self.left - 1))
        locations.cover(state, self.player, place_of(action), Kind.MEAT)

    def details(self) -> dict[str, object]:
        return {"left": self.left}
