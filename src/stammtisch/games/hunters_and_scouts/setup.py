"""Set-up of the three games."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import CHANCE, Step
from stammtisch.games.hunters_and_scouts import bits, cards, display, items, locations, turn
from stammtisch.games.hunters_and_scouts.cards import CHARACTER_CARDS, CHARACTERS, FACES, Character
from stammtisch.games.hunters_and_scouts.material import BONUS_SPACES, HOLY, ROWS, Box
from stammtisch.games.hunters_and_scouts.options import Rules
from stammtisch.games.hunters_and_scouts.scoring import CATEGORIES, Category
from stammtisch.games.hunters_and_scouts.state import Valley, blank
from stammtisch.games.hunters_and_scouts.things import A

HAND: Final[list[int]] = [
    Character.HUNTER,
    Character.SCOUT,
    Character.CHIEF,
    Character.GATHERER,
    Character.OFFSPRING,
]
INTRODUCTORY_POINTS: Final = 10
NORMAL_POINTS: Final = 3
START_HUNGER: Final = 2
OPEN_WILDERNESSES: Final = 2
DISPLAYED: Final = 6
HOLY_PLACES: Final = 3


def begin(players: int, box: Box, rules: Rules) -> Valley:
    """The first state; chance is about to deal what is random."""
    state = blank(players, box, rules)
    for player in range(players):
        equip(state, player)
    state.push(turn.FirstTurn())
    for _ in range(OPEN_WILDERNESSES):
        state.push(locations.Reveal(0, False))
    state.push(items.DrawItem(1, 2))
    state.push(items.DrawItem(0, 2 if rules.introductory else 1))
    if rules.introductory:
        lay_out_introduction(state)
    else:
        find_holy_places(state)
        state.push(DealCharacter(0))
    return state


def equip(state: Valley, player: i64) -> None:
    """Points, hunger and the hand that everybody starts with."""
    start: i64 = INTRODUCTORY_POINTS if state.rules.introductory else NORMAL_POINTS
    state.score[player] = start
    state.earned[player * len(CATEGORIES) + Category.START] = start
    state.hunger[player] = START_HUNGER
    for number in range(len(BONUS_SPACES)):
        if start >= BONUS_SPACES[number]:
            state.passed[player] |= bits.bit(number)
    for character in HAND:
        state.cards[player] += bits.one(character)
    if not state.rules.introductory:
        state.cards[player] += bits.one(Character.SHAMAN)


def lay_out_introduction(state: Valley) -> None:
    """Introductory game: in each row an Advanced Scout with a Shaman on top."""
    for row in range(ROWS):
        display.put(state, row, Character.ADVANCED_SCOUT)
        display.put(state, row, Character.SHAMAN)


def find_holy_places(state: Valley) -> None:
    """Normal game: three holy places, at random, those of the first game, or named by the players in turn."""
    if state.rules.holy_places == "first_game":
        for name in cards.FIRST_GAME:
            state.laid |= bits.bit(HOLY + cards.HOLY_FACES.index(name))
    elif state.rules.holy_places == "random":
        state.push(FindHolyPlace(HOLY_PLACES))
    else:
        state.push(NameHolyPlace(0, HOLY_PLACES))


def spare_faces(state: Valley) -> list[int]:
    """The holy places whose card is not in play yet."""
    found: list[int] = []
    for face in range(FACES):
        card: i64 = face // 2 * 2
        if (state.laid >> (HOLY + card)) & 3 == 0:
            found.append(A.PLACE + HOLY + face)
    return found


class FindHolyPlace(Step[Valley]):
    """Normal game: a card at random, with a random side up."""

    def __init__(self, left: int) -> None:
        super().__init__(CHANCE)
        self.left = left

    def options(self, state: Valley) -> list[int]:
        return spare_faces(state)

    def weights(self, state: Valley) -> list[int]:
        return [1 for _ in spare_faces(state)]

    def apply(self, state: Valley, action: int) -> None:
        state.laid |= bits.bit(action - A.PLACE)
        if self.left > 1:
            state.push(FindHolyPlace(self.left - 1))


class NameHolyPlace(Step[Valley]):
    """Normal game: the players agree on three holy places; each names one in turn, the first player begins."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def options(self, state: Valley) -> list[int]:
        return spare_faces(state)

    def apply(self, state: Valley, action: int) -> None:
        state.laid |= bits.bit(action - A.PLACE)
        if self.left > 1:
            state.push(NameHolyPlace(1 - self.player, self.left - 1))

    def details(self) -> dict[str, object]:
        return {"left": self.left}


def specials_left(state: Valley) -> list[int]:
    """How many special cards of each character have not been dealt."""
    left = [row[2] for row in CHARACTER_CARDS]
    for character in state.rows:
        if character >= 0:
            left[character] -= 1
    return left


class DealCharacter(Step[Valley]):
    """Normal game: six of the twelve special characters, two in each row."""

    def __init__(self, number: i64) -> None:
        super().__init__(CHANCE)
        self.number = number

    def options(self, state: Valley) -> list[int]:
        left = specials_left(state)
        return [A.CHARACTER + character for character in range(CHARACTERS) if left[character] > 0]

    def weights(self, state: Valley) -> list[int]:
        return [count for count in specials_left(state) if count > 0]

    def apply(self, state: Valley, action: int) -> None:
        display.put(state, self.number // 2, action - A.CHARACTER)
        if self.number + 1 < DISPLAYED:
            state.push(DealCharacter(self.number + 1))
