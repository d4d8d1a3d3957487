"""3  Activating a tribe card: take up to as many fitting cards as there are members, and what the cards set off."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.bits import bit
from stammtisch.engine.state import Step, Task
from stammtisch.games.natives import members, rituals, seasons
from stammtisch.games.natives.box import Effect, SeasonRule
from stammtisch.games.natives.cards import (
    FIRST_FIT,
    LAST_FIT,
    OCCUPATION_NAMES,
    OCCUPATIONS,
    Kind,
    Occupation,
    is_big,
)
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A

ALL: Final = (1 << OCCUPATIONS) - 1
FOOD: Final = 1 << Occupation.FARMER | 1 << Occupation.FISHER | 1 << Occupation.HUNTER
RITE_BITS: Final = 8  # a count of each kind of rite, packed into one number
RITE_COUNT: Final = (1 << RITE_BITS) - 1


def can_activate(state: Prairie, player: i64, occupation: i64) -> bool:
    return state.fitting(occupation) != 0 and not state.is_blocked(player, occupation)


def limit(state: Prairie, player: i64, occupation: i64) -> i64:
    """How many cards a tribe card takes: one for each member there, the tribe card included."""
    count = state.strength[player * OCCUPATIONS + occupation]
    if occupation == Occupation.ELDER:
        return count + 1 if state.season_rule == SeasonRule.RECRUIT_MORE else count
    if occupation >= Occupation.FARMER:
        return count + 1 if state.season_rule == SeasonRule.FOOD_MORE else count
    return count


def offer(state: Prairie, player: int, allowed: i64) -> None:
    """Let a player activate one more of some tribe cards, if any of them finds anything."""
    for occupation in range(OCCUPATIONS):
        if (allowed >> occupation) & 1 and can_activate(state, player, occupation):
            state.push(Activate(player, allowed, False))
            return


class Activate(Step[Prairie]):
    """3  Choose a tribe card that finds something, or none."""

    def __init__(self, player: int, allowed: i64, main: bool) -> None:
        super().__init__(player)
        self.allowed = allowed
        self.main = main  # the turn's own action, not one that a card adds

    def options(self, state: Prairie) -> list[int]:
        found: list[int] = []
        player: i64 = self.player
        for occupation in range(Occupation.ELDER, OCCUPATIONS):
            if (self.allowed >> occupation) & 1 and can_activate(state, player, occupation):
                found.append(A.OCCUPATION + occupation)
        found.append(A.DONE)
        return found

    def apply(self, state: Prairie, action: int) -> None:
        if action == A.DONE:
            if self.main:
                pass_action(state, self.player)
            return
        occupation: i64 = action - A.OCCUPATION
        seasons.activated(state, self.player, occupation)
        start_taking(state, self.player, occupation)


def start_taking(state: Prairie, player: int, occupation: i64) -> None:
    """The first card is taken without a question where only one kind fits."""
    take = Take(player, occupation, limit(state, player, occupation), 0, 0, 0)
    bits = state.fitting(occupation)
    if bits & (bits - 1) != 0:
        state.push(take)
        return
    kind: i64 = FIRST_FIT[occupation]
    while not (bits >> kind) & 1:
        kind += 1
    state.tell("take", player, kind)
    take.apply(state, kind)


def pass_action(state: Prairie, player: i64) -> None:
    """Mildness: whoever passes may activate two tribe cards in his next turn."""
    if state.season_rule == SeasonRule.SAVE_ACTION:
        state.saved |= 1 << player


class Take(Step[Prairie]):
    """3  Take a fitting card from the prairie; after the first one, or stop."""

    def __init__(self, player: int, occupation: i64, left: i64, taken: i64, rites: i64, least: i64) -> None:
        super().__init__(player)
        self.occupation = occupation
        self.left = left
        self.taken = taken
        self.rites = rites  # taken in this action and still to be played
        self.least = least

    def options(self, state: Prairie) -> list[int]:
        found: list[int] = []
        bits = state.fitting(self.occupation)
        for kind in range(FIRST_FIT[self.occupation], LAST_FIT[self.occupation]):
            if (bits >> kind) & 1:
                found.append(kind)
        if self.taken > 0:
            found.append(A.DONE)
        return found

    def apply(self, state: Prairie, action: int) -> None:
        if action == A.DONE:
            finish(state, self.player, self.occupation, self.taken, self.rites)
            return
        kind: i64 = action
        state.pick(kind)
        if self.occupation == Occupation.ELDER:
            self.go_on(state, 0, 0 if state.rules.roaming else kind)
            members.welcome(state, self.player, kind)
            return
        state.keep(self.player, kind)
        if kind < Kind.RITUAL:
            if is_big(kind):
                state.big_taken = True
            self.go_on(state, 0, kind)
        elif state.rules.cosmodrome:
            self.go_on(state, one_rite(kind), kind)
        else:
            state.push(TakeOn(self.player, self.occupation, self.left - 1, self.taken + 1))
            perform(state, self.player, kind)

    def go_on(self, state: Prairie, rite: i64, least: i64) -> None:
        """Take another card, if one is left to take and one fits."""
        if self.left > 1 and state.fitting(self.occupation) != 0:
            state.push(
                Take(self.player, self.occupation, self.left - 1, self.taken + 1, self.rites + rite, least),
            )
        else:
            finish(state, self.player, self.occupation, self.taken + 1, self.rites + rite)

    def floor(self) -> int:
        return self.least

    def details(self) -> dict[str, object]:
        return {"occupation": OCCUPATION_NAMES[self.occupation], "left": self.left}


class TakeOn(Task[Prairie]):
    """Rituals: once a ritual has been carried out the shaman goes on with what lies open then."""

    def __init__(self, taker: int, occupation: i64, left: i64, taken: i64) -> None:
        super().__init__()
        self.taker = taker
        self.occupation = occupation
        self.left = left
        self.taken = taken

    def run(self, state: Prairie) -> None:
        if self.left > 0 and state.fitting(self.occupation) != 0:
            state.push(Take(self.taker, self.occupation, self.left, self.taken, 0, 0))
        else:
            finish(state, self.taker, self.occupation, self.taken, 0)


def finish(state: Prairie, player: int, occupation: i64, taken: i64, rites: i64) -> None:
    """The action is over: further actions come after rites and curses."""
    if state.spare:
        state.push(Further(player, ALL & ~(1 << occupation)))
        state.spare = False
    if state.season_rule == SeasonRule.SECOND_FOOD and occupation >= Occupation.FARMER and not state.reaped:
        state.push(Further(player, FOOD & ~(1 << occupation)))
        state.reaped = True
    if occupation == Occupation.WARRIOR:
        seasons.captured(state, player, taken)
    elif rites != 0:
        play_rites(state, player, rites)


class Further(Task[Prairie]):
    """Mildness and Harvest: one more tribe card, another than before."""

    def __init__(self, actor: int, allowed: i64) -> None:
        super().__init__()
        self.actor = actor
        self.allowed = allowed

    def run(self, state: Prairie) -> None:
        offer(state, self.actor, self.allowed)


class Perform(Task[Prairie]):
    """Prayer: a ritual is carried out once more, with its comparisons made anew."""

    def __init__(self, actor: int, kind: i64) -> None:
        super().__init__()
        self.actor = actor
        self.kind = kind

    def run(self, state: Prairie) -> None:
        carry_out(state, self.actor, self.kind)


def perform(state: Prairie, player: int, kind: i64) -> None:
    """A ritual is carried out, twice in the Summer of Prayer."""
    if state.season_rule == SeasonRule.RITUAL_TWICE:
        state.push(Perform(player, kind))
    carry_out(state, player, kind)


def carry_out(state: Prairie, player: int, kind: i64) -> None:
    effect = state.box.ritual_effects[kind - Kind.RITUAL]
    if effect == Effect.ACTIVATE_TWO:
        state.push(Further(player, ALL))
        state.push(Further(player, ALL))
    else:
        rituals.carry_out(state, player, effect)


def one_rite(kind: i64) -> i64:
    """One rite of a kind as part of a packed number."""
    return bit((kind - Kind.RITUAL) * RITE_BITS)


def waiting(rites: i64) -> list[int]:
    """The kinds of rites in a packed number, as actions."""
    found: list[int] = []
    for kind in range(Kind.RITUAL, Kind.FEUD):
        if (rites >> ((kind - Kind.RITUAL) * RITE_BITS)) & RITE_COUNT:
            found.append(A.CARD + kind)
    return found


def play_rites(state: Prairie, player: int, rites: i64) -> None:
    """Cosmodrome: the rites just taken are played in the order their owner likes."""
    found = waiting(rites)
    if len(found) > 1:
        state.push(PlayRite(player, rites))
    elif found:
        play_rite(state, player, rites, found[0])


def play_rite(state: Prairie, player: int, rites: i64, kind: i64) -> None:
    rest = rites - one_rite(kind)
    if rest != 0:
        state.push(PlayOn(player, rest))
    perform(state, player, kind)


class PlayOn(Task[Prairie]):
    """Cosmodrome: when one rite has been played the next follows."""

    def __init__(self, actor: int, rites: i64) -> None:
        super().__init__()
        self.actor = actor
        self.rites = rites

    def run(self, state: Prairie) -> None:
        play_rites(state, self.actor, self.rites)


class PlayRite(Step[Prairie]):
    """Cosmodrome: choose which of the rites just taken is played next."""

    def __init__(self, player: int, rites: i64) -> None:
        super().__init__(player)
        self.rites = rites

    def options(self, state: Prairie) -> list[int]:
        return waiting(self.rites)

    def apply(self, state: Prairie, action: int) -> None:
        play_rite(state, self.player, self.rites, action)
