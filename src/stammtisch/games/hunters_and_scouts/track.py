"""The track of victory points: bonus spaces, the goal, and the end of the game."""

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.hunters_and_scouts import bits, hunger
from stammtisch.games.hunters_and_scouts.material import BONUS_SPACES, FODDER, GOAL, GOAL_HUNGER, NONE
from stammtisch.games.hunters_and_scouts.scoring import CATEGORIES, Category
from stammtisch.games.hunters_and_scouts.state import Valley
from stammtisch.games.hunters_and_scouts.things import A


class Advance(Task[Valley]):
    """Move a player's marker on, or back."""

    def __init__(self, owner: int, amount: i64, category: i64) -> None:
        super().__init__()
        self.owner = owner
        self.amount = amount
        self.category = category

    def run(self, state: Valley) -> None:
        before = state.score[self.owner]
        after = destination(before, self.amount, state.hunger[self.owner])
        state.score[self.owner] = after
        state.earned[self.owner * len(CATEGORIES) + self.category] += after - before
        state.tell("points", self.owner, after - before)
        if after >= GOAL and self.owner != 0 and not state.last_turn:
            state.steps.clear()
        else:
            reach_bonus_spaces(state, self.owner)


def destination(start: i64, amount: i64, tiles: i64) -> i64:
    """Where a marker comes to: never below 0, and with too much hunger only to the space before the goal."""
    end = start + amount
    if end >= GOAL and tiles > GOAL_HUNGER:
        return start if start >= GOAL else GOAL - 1
    return end if end > 0 else 0


def next_bonus(state: Valley, player: i64) -> i64:
    """The number of a bonus space that the player has reached for the first time; NONE if there is none."""
    for number in range(len(BONUS_SPACES)):
        if state.score[player] >= BONUS_SPACES[number] and not (state.passed[player] >> number) & 1:
            return number
    return NONE


def reach_bonus_spaces(state: Valley, player: int) -> None:
    """Whoever has two created items may give them for a point; who has not goes on, in the survival game hungrier."""
    number = next_bonus(state, player)
    if number == NONE:
        return
    state.passed[player] |= bits.bit(number)
    state.push(BonusSpaces(player))
    if bits.size(state.created[player]) >= FODDER:
        state.push(GiveItems(player, 0, 0))
        return
    state.tell("missed_bonus", player, BONUS_SPACES[number])
    if state.rules.survival:
        hunger.suffer(state, player, 1)


class BonusSpaces(Task[Valley]):
    """A move may reach more than one bonus space, and so may the bonus point."""

    def __init__(self, owner: int) -> None:
        super().__init__()
        self.owner = owner

    def run(self, state: Valley) -> None:
        reach_bonus_spaces(state, self.owner)


class GiveItems(Step[Valley]):
    """Bonus spaces: discard two created items for one point, or decline."""

    def __init__(self, player: int, given: int, least: int) -> None:
        super().__init__(player)
        self.given = given
        self.least = least

    def options(self, state: Valley) -> list[int]:
        found: list[int] = []
        bits.members(state.created[self.player], A.ITEM, found)
        if self.given == 0:
            found.append(A.DONE)
        return found

    def apply(self, state: Valley, action: int) -> None:
        if action == A.DONE:
            decline(state, self.player)
            return
        item: i64 = action - A.ITEM
        state.created[self.player] &= ~bits.bit(item)
        state.item_discard |= bits.bit(item)
        if self.given + 1 < FODDER:
            above = state.created[self.player] >> item
            state.push(GiveItems(self.player, self.given + 1, action if above != 0 else 0))
        else:
            state.push(Advance(self.player, 1, Category.BONUSES))

    def floor(self) -> int:
        return self.least

    def details(self) -> dict[str, object]:
        return {"left": FODDER - self.given}


def decline(state: Valley, player: int) -> None:
    """Survival: declining is free, or costs a hunger tile as if the items were missing."""
    if state.rules.survival and state.rules.declining_costs:
        hunger.suffer(state, player, 1)
