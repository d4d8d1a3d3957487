"""Locations: drawn from the piles, covered with stones, closed when the last space is covered."""

from librt.vecs import vec
from mypy_extensions import i64

from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, Step, Task
from stammtisch.games.hunters_and_scouts import bits, holy, piles
from stammtisch.games.hunters_and_scouts.cards import KINDS, LOCATIONS, WILDERNESSES, Power
from stammtisch.games.hunters_and_scouts.material import HUNT_BITS, NUMBER, SEEN, WILD_BITS
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


class TopCard(Step[Valley]):
    """The top card of a pile of locations."""

    def __init__(self, mover: int, hunting: bool) -> None:
        super().__init__(CHANCE)
        self.mover = mover
        self.hunting = hunting

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(piles.top_cards(state, self.hunting), A.PLACE, found)
        return found

    def weights(self, state: Valley) -> list[int]:
        return [1 for _ in self.options(state)]

    def toss(self, state: Valley, rng: Rng) -> int:
        found = piles.top_cards(state, self.hunting)
        return A.PLACE + bits.nth(found, rng.below(bits.size(found)))


class Reveal(TopCard):
    """Further notes: a drawn location is laid open with the others."""

    def apply(self, state: Valley, action: int) -> None:
        piles.draw(state, action - A.PLACE, self.hunting)
        lay_open(state, self.mover, action - A.PLACE)


def reveal(state: Valley, player: int, hunting: bool) -> None:
    """Draw a location, if there is one to draw."""
    if piles.can_draw(state, hunting):
        piles.reshuffle(state, hunting)
        state.push(Reveal(player, hunting))


def explore(state: Valley, player: int, hunting: bool) -> None:
    """A character draws a location: Eagle Rock lets its holder choose from two."""
    if not piles.can_draw(state, hunting):
        return
    if holy.use(state, player, Power.LOOK):
        state.push(LookOut(player, hunting))
    else:
        reveal(state, player, hunting)


def lay_open(state: Valley, player: int, place: i64) -> None:
    """A location comes into play; in the fight for survival its marked spaces are covered at once."""
    state.laid |= bits.bit(place)
    state.free[place] = state.box.spaces[place]
    state.newest = place
    if state.rules.survival:
        for kind in range(len(KINDS)):
            for _ in range(bits.tally(state.box.marks[place], kind)):
                cover(state, player, place, kind)


class LookOut(Task[Valley]):
    """Eagle Rock: look at the two top cards; if there is only one, it is laid open."""

    def __init__(self, mover: int, hunting: bool) -> None:
        super().__init__()
        self.mover = mover
        self.hunting = hunting

    def run(self, state: Valley) -> None:
        if len(state.peek) < 2 and piles.can_draw(state, self.hunting):
            piles.reshuffle(state, self.hunting)
            state.push(self)
            state.push(LookAt(self.mover, self.hunting))
        elif len(state.peek) == 1:
            card = state.peek[0] & NUMBER
            state.peek = vec[i64]()
            lay_open(state, self.mover, card)
        else:
            state.push(ShowOne(self.mover))


class LookAt(TopCard):
    """Eagle Rock: a card that only its holder sees."""

    def audience(self) -> int:
        return 1 << self.mover

    def apply(self, state: Valley, action: int) -> None:
        known = piles.draw(state, action - A.PLACE, self.hunting)
        state.peek = piles.joined(state.peek, known | bits.bit(SEEN + self.mover))


class ShowOne(Step[Valley]):
    """Eagle Rock: lay one of the two cards open and put the other under the pile."""

    def options(self, state: Valley) -> list[int]:
        return sorted([A.PLACE + (card & NUMBER) for card in state.peek])

    def apply(self, state: Valley, action: int) -> None:
        chosen: i64 = action - A.PLACE
        for card in state.peek:
            if card & NUMBER != chosen:
                state.under = piles.joined(state.under, card)
        state.peek = vec[i64]()
        lay_open(state, self.player, chosen)


def cover(state: Valley, player: int, place: i64, kind: i64) -> None:
    """Put a stone on a free space; without a stone left another location must give its stones back first."""
    if state.stones == 0:
        state.push(Cover(player, place, kind))
        return
    state.stones -= 1
    state.free[place] -= bits.one(kind)
    if state.free[place] == 0:
        close(state, place)


class Cover(Task[Valley]):
    """A space that had to wait for stones."""

    def __init__(self, mover: int, place: i64, kind: i64) -> None:
        super().__init__()
        self.mover = mover
        self.place = place
        self.kind = kind

    def run(self, state: Valley) -> None:
        if state.stones == 0:
            state.push(self)
            state.push(FreeStones(self.mover, self.place))
        else:
            cover(state, self.mover, self.place, self.kind)


def stones_on(state: Valley, place: i64) -> i64:
    return state.box.sizes[place] - bits.added(state.free[place])


def close(state: Valley, place: i64) -> None:
    """Further notes: a used up location is discarded, its stones go back, and whoever stands there goes home."""
    state.stones += stones_on(state, place)
    state.free[place] = 0
    state.laid &= ~bits.bit(place)
    state.discard |= bits.bit(place)
    state.take_home(0, place)
    state.take_home(1, place)
    state.tell("closed", 0, place)


def fullest(state: Valley, spared: i64) -> i64:
    """Further notes: bits of the locations that may be discarded for their stones.

    Those with most stones among the ones without members; if there are none, any that has stones.
    """
    peopled = state.spots(0) | state.spots(1)
    most: i64 = 0
    found: i64 = 0
    stony: i64 = 0
    for place in range(LOCATIONS):
        count = stones_on(state, place) if (state.laid >> place) & 1 and place != spared else 0
        if count == 0:
            continue
        stony |= bits.bit(place)
        if (peopled >> place) & 1 or count < most:
            continue
        if count > most:
            found = 0
        most = count
        found |= bits.bit(place)
    return found if found != 0 else stony


class FreeStones(Task[Valley]):
    """Further notes: when the stones run out, a location is discarded to get its stones."""

    def __init__(self, mover: int, spared: i64) -> None:
        super().__init__()
        self.mover = mover
        self.spared = spared

    def run(self, state: Valley) -> None:
        found = fullest(state, self.spared)
        if found & (found - 1) == 0:
            close(state, bits.lowest(found))
        else:
            state.push(ClearLocation(self.mover, self.spared))


class ClearLocation(Step[Valley]):
    """Further notes: among equals the player on turn chooses which location is discarded."""

    def __init__(self, player: int, spared: i64) -> None:
        super().__init__(player)
        self.spared = spared

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(fullest(state, self.spared), A.PLACE, found)
        return found

    def apply(self, state: Valley, action: int) -> None:
        close(state, action - A.PLACE)


class ChoosePile(Step[Valley]):
    """Scout, Advanced Scout: from which pile a location is drawn."""

    def options(self, state: Valley) -> list[int]:
        return [A.PILE + hunting for hunting in range(2) if piles.can_draw(state, hunting == 1)]

    def apply(self, state: Valley, action: int) -> None:
        explore(state, self.player, action != A.PILE)


def explore_either(state: Valley, player: int) -> None:
    """Draw a wilderness or a hunting ground, as the player likes."""
    wild, hunting = piles.can_draw(state, False), piles.can_draw(state, True)
    if wild and hunting:
        state.push(ChoosePile(player))
    elif wild or hunting:
        explore(state, player, hunting)


class Replace(Step[Valley]):
    """Nomad: a location without members may be discarded for another of its kind."""

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(deserted(state), A.PLACE, found)
        found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action != A.DONE:
            close(state, action - A.PLACE)
            explore(state, self.player, action - A.PLACE >= WILDERNESSES)


def deserted(state: Valley) -> i64:
    """Bits of the locations on which nobody stands."""
    locations: i64 = WILD_BITS | HUNT_BITS
    return state.laid & locations & ~(state.spots(0) | state.spots(1))


class RefillWilderness(Task[Valley]):
    """Further notes: if no wilderness lies open at the end of a turn, one is drawn."""

    def __init__(self, mover: int) -> None:
        super().__init__()
        self.mover = mover

    def run(self, state: Valley) -> None:
        wild: i64 = WILD_BITS
        if state.laid & wild == 0:
            reveal(state, self.mover, False)
