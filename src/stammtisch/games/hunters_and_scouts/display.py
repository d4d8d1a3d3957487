"""The display of characters: three rows, put to and taken from at their right ends."""

from mypy_extensions import i64

from stammtisch.engine.state import Step
from stammtisch.games.hunters_and_scouts import bits
from stammtisch.games.hunters_and_scouts.cards import Character
from stammtisch.games.hunters_and_scouts.material import EMPTY, LONGEST, NONE, ROWS
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


def length(state: Valley, row: i64) -> i64:
    """How many cards lie in a row."""
    found: i64 = 0
    while found < LONGEST and state.rows[row * LONGEST + found] != EMPTY:
        found += 1
    return found


def put(state: Valley, row: i64, character: i64) -> None:
    """Lay a character at the right end of a row."""
    state.rows[row * LONGEST + length(state, row)] = character


def take(state: Valley, player: i64, slot: i64) -> None:
    """Take a character into the hand; a gap closes."""
    state.cards[player] += bits.one(state.rows[slot])
    end = slot // LONGEST * LONGEST + LONGEST
    while slot + 1 < end:
        state.rows[slot] = state.rows[slot + 1]
        slot += 1
    state.rows[slot] = EMPTY


def ends(state: Valley) -> list[int]:
    """The exposed characters: the right end of each row."""
    found: list[int] = []
    for row in range(ROWS):
        size = length(state, row)
        if size > 0:
            found.append(A.SLOT + row * LONGEST + size - 1)
    return found


def put_away(state: Valley, player: int) -> None:
    """a) The played character goes to the row with fewest cards; among equals its player chooses."""
    shortest = shortest_rows(state)
    if len(shortest) > 1:
        state.push(PutAway(player))
    else:
        finish(state, shortest[0])


def shortest_rows(state: Valley) -> list[int]:
    """The free slots at the ends of the rows with fewest cards."""
    found: list[int] = []
    fewest: i64 = LONGEST
    for row in range(ROWS):
        size = length(state, row)
        if size < fewest:
            found = []
            fewest = size
        if size == fewest:
            found.append(A.SLOT + row * LONGEST + size)
    return found


def finish(state: Valley, slot: int) -> None:
    put(state, (slot - A.SLOT) // LONGEST, state.played)
    state.played = NONE


class PutAway(Step[Valley]):
    """a) Choose one of the rows with fewest cards for the played character."""

    def options(self, state: Valley) -> list[int]:
        return shortest_rows(state)

    def apply(self, state: Valley, action: int) -> None:
        finish(state, action)


def recruits(state: Valley) -> list[int]:
    """Shaman, Elder: the exposed characters that may be taken; neither of these two."""
    found: list[int] = []
    for slot in ends(state):
        character = state.rows[slot - A.SLOT]
        if character != Character.SHAMAN and character != Character.ELDER:
            found.append(slot)
    return found


class Recruit(Step[Valley]):
    """Shaman, Elder: take an exposed character into the hand."""

    def options(self, state: Valley) -> list[int]:
        return recruits(state)

    def apply(self, state: Valley, action: int) -> None:
        take(state, self.player, action - A.SLOT)


def recruit(state: Valley, player: int) -> None:
    found = recruits(state)
    if len(found) == 1:
        take(state, player, found[0] - A.SLOT)
    elif found:
        state.push(Recruit(player))
