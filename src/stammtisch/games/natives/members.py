"""Members of the tribes: where they are laid, how they move, and to whom the Silent Sneaker goes."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.natives.cards import MEMBER_NAMES, MEMBERS, NOWHERE, OCCUPATIONS, Kind, Occupation
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A

PLACES: Final[list[int]] = [A.OCCUPATION + occupation for occupation in range(OCCUPATIONS)]


def natives(state: Prairie, player: i64) -> list[int]:
    """The members a player has won, as actions."""
    found: list[int] = []
    base = player * OCCUPATIONS * MEMBERS
    for at in range(OCCUPATIONS * MEMBERS):
        if state.members[base + at] > 0:
            found.append(A.NATIVE + at)
    return found


def join(state: Prairie, player: i64, occupation: i64, kind: i64) -> None:
    """A member is laid under a tribe card."""
    state.put(player, occupation, kind)
    if occupation == Occupation.SCOUT:
        scouts_changed(state)


def leave(state: Prairie, player: i64, occupation: i64, kind: i64) -> None:
    """A member leaves a tribe for wherever it goes."""
    state.remove(player, occupation, kind)
    if occupation == Occupation.SCOUT:
        scouts_changed(state)


def welcome(state: Prairie, player: int, kind: i64) -> None:
    """A member comes to a player, who chooses its place."""
    state.guest = kind
    state.push(Place(player, kind))


class Place(Step[Prairie]):
    """A new member goes under any tribe card."""

    def __init__(self, player: int, kind: i64) -> None:
        super().__init__(player)
        self.kind = kind

    def options(self, state: Prairie) -> list[int]:
        return PLACES

    def apply(self, state: Prairie, action: int) -> None:
        state.guest = NOWHERE
        join(state, self.player, action - A.OCCUPATION, self.kind)

    def details(self) -> dict[str, object]:
        return {"member": MEMBER_NAMES[self.kind]}


def offer_move(state: Prairie, player: int, left: i64) -> None:
    """Let a player move some of his members, if he has any."""
    if state.tribe_size(player) > 0:
        state.push(PickMover(player, left))


class PickMover(Step[Prairie]):
    """Choose a member that changes its tribe card, or let it be."""

    def __init__(self, player: int, left: i64) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Prairie) -> list[int]:
        found = natives(state, self.player)
        found.append(A.DONE)
        return found

    def apply(self, state: Prairie, action: int) -> None:
        if action == A.DONE:
            return
        if self.left > 1:
            state.push(PickMover(self.player, self.left - 1))
        code: i64 = action - A.NATIVE
        state.push(MoveTo(self.player, code // MEMBERS, code % MEMBERS))

    def details(self) -> dict[str, object]:
        return {"left": self.left}


class MoveTo(Step[Prairie]):
    """The chosen member goes under another tribe card."""

    def __init__(self, player: int, occupation: i64, kind: i64) -> None:
        super().__init__(player)
        self.occupation = occupation
        self.kind = kind

    def options(self, state: Prairie) -> list[int]:
        return [place for place in PLACES if place != A.OCCUPATION + self.occupation]

    def apply(self, state: Prairie, action: int) -> None:
        to: i64 = action - A.OCCUPATION
        state.remove(self.player, self.occupation, self.kind)
        state.put(self.player, to, self.kind)
        if self.occupation == Occupation.SCOUT or to == Occupation.SCOUT:
            scouts_changed(state)

    def details(self) -> dict[str, object]:
        return {"member": MEMBER_NAMES[self.kind]}


def leaders(state: Prairie) -> list[int]:
    """The players with most scouts."""
    most: i64 = 0
    found: list[int] = []
    for player in range(state.players):
        scouts = state.strength[player * OCCUPATIONS + Occupation.SCOUT]
        if scouts > most:
            most = scouts
            found = []
        if scouts == most:
            found.append(player)
    return found


def send_sneak(state: Prairie) -> None:
    """She goes to the player with most scouts; among equals the player on turn decides."""
    found = leaders(state)
    if sneak_place(state) == NOWHERE:
        state.guest = Kind.SNEAK
    if len(found) == 1:
        receive_sneak(state, found[0])
    else:
        state.push(SendSneak(state.active))


def receive_sneak(state: Prairie, player: int) -> None:
    """She changes hands; whoever has her already keeps her where she is."""
    at = sneak_place(state)
    if at != NOWHERE and at // OCCUPATIONS == player:
        return
    if at != NOWHERE:
        state.remove(at // OCCUPATIONS, at % OCCUPATIONS, Kind.SNEAK)
    state.tell("sneak", player, Kind.SNEAK)
    welcome(state, player, Kind.SNEAK)


def sneak_place(state: Prairie) -> i64:
    """Where she lies, by player and tribe card."""
    for at in range(state.players * OCCUPATIONS):
        if state.members[at * MEMBERS + Kind.SNEAK] > 0:
            return at
    return NOWHERE


class SendSneak(Step[Prairie]):
    """The player on turn gives her to one of those with most scouts."""

    def options(self, state: Prairie) -> list[int]:
        return [A.SEAT + player for player in leaders(state)]

    def apply(self, state: Prairie, action: int) -> None:
        receive_sneak(state, action - A.SEAT)


def scouts_changed(state: Prairie) -> None:
    """Roaming: whenever scouts come or go she may have to follow the lead."""
    if state.rules.roaming and sneak_place(state) != NOWHERE:
        state.push(Roam())


class Roam(Task[Prairie]):
    """Roaming: she stays with a sole leader and leaves whoever lost the lead or shares it, if so decided."""

    def run(self, state: Prairie) -> None:
        at = sneak_place(state)
        found = leaders(state)
        if at != NOWHERE and (len(found) > 1 or found[0] != at // OCCUPATIONS):
            send_sneak(state)
