"""Rituals: what each does when it is carried out, and the choices of those whom it hits."""

from typing import Final

from mypy_extensions import i64

from stammtisch.engine.state import Step, Task
from stammtisch.games.natives import members
from stammtisch.games.natives.box import Effect
from stammtisch.games.natives.cards import MEMBER_COLOURS, MEMBERS, STORE, Kind
from stammtisch.games.natives.deck import Reveal
from stammtisch.games.natives.state import Prairie
from stammtisch.games.natives.things import A

SKY_CARDS: Final = 3
KNOWLEDGE_MOVES: Final = 2


def carry_out(state: Prairie, player: int, effect: i64) -> None:
    """Everything but the activation of further tribe cards."""
    if effect == Effect.SACRIFICE:
        demand_sacrifice(state, player)
    elif effect == Effect.SKY:
        for _ in range(SKY_CARDS):
            state.push(Reveal())
    elif effect == Effect.MOVE_TWO:
        members.offer_move(state, player, KNOWLEDGE_MOVES)
    else:
        strike(state, player, effect)


def strike(state: Prairie, player: i64, effect: i64) -> None:
    """Everybody who has more than the player loses a card, one after the other from his left."""
    own = measure(state, player, effect)
    for distance in range(state.players - 1, 0, -1):
        victim = (player + distance) % state.players
        if measure(state, victim, effect) > own:
            state.push(Lose(victim, effect))


def measure(state: Prairie, player: i64, effect: i64) -> i64:
    """What a ritual compares: members, food, or totems and rituals together."""
    if effect == Effect.ANCESTORS:
        return state.tribe_size(player)
    if effect == Effect.RAIN:
        return state.held(player, Kind.FOOD, Kind.TOTEM)
    return state.held(player, Kind.TOTEM, Kind.FEUD)


def losses(state: Prairie, player: i64, effect: i64) -> list[int]:
    """What a victim can give up, as actions; two-colour members show his colour too."""
    if effect == Effect.ANCESTORS:
        return [code for code in members.natives(state, player) if shows(code, player)]
    if effect == Effect.RAIN:
        return held_kinds(state, player, Kind.FOOD, Kind.TOTEM)
    return held_kinds(state, player, Kind.TOTEM, Kind.RITUAL)


def shows(code: int, colour: i64) -> bool:
    """Whether a member shows a colour."""
    kind = (code - A.NATIVE) % MEMBERS
    return (MEMBER_COLOURS[kind] >> colour) & 1 == 1


def held_kinds(state: Prairie, player: i64, first: i64, last: i64) -> list[int]:
    found: list[int] = []
    for kind in range(first, last):
        if state.store[player * STORE + kind] > 0:
            found.append(A.CARD + kind)
    return found


def give_up(state: Prairie, player: i64, action: i64) -> None:
    """A member or a card above the tribe cards goes back into the box."""
    if action >= A.NATIVE:
        occupation, kind = (action - A.NATIVE) // MEMBERS, (action - A.NATIVE) % MEMBERS
        state.discard(kind)
        members.leave(state, player, occupation, kind)
    else:
        state.store[player * STORE + action] -= 1
        state.discard(action)


class Lose(Task[Prairie]):
    """A victim gives up a card: without a choice if only one fits, not at all if none does."""

    def __init__(self, victim: int, effect: i64) -> None:
        super().__init__()
        self.victim = victim
        self.effect = effect

    def run(self, state: Prairie) -> None:
        found = losses(state, self.victim, self.effect)
        if len(found) > 1:
            state.push(GiveUp(self.victim, self.effect))
        elif found:
            give_up(state, self.victim, found[0])
            state.tell("lost", self.victim, found[0])


class GiveUp(Step[Prairie]):
    """The victim chooses the member of his colour, the food or the totem that he gives up."""

    def __init__(self, player: int, effect: i64) -> None:
        super().__init__(player)
        self.effect = effect

    def options(self, state: Prairie) -> list[int]:
        return losses(state, self.player, self.effect)

    def apply(self, state: Prairie, action: int) -> None:
        give_up(state, self.player, action)

    def details(self) -> dict[str, object]:
        return {"ritual": ["ancestors-ritual", "rain-ritual", "", "sight-ritual"][self.effect]}


def demand_sacrifice(state: Prairie, player: int) -> None:
    """A sacrifice must be made if it can; with one sort of member in one place there is nothing to choose."""
    found = members.natives(state, player)
    if len(found) > 1:
        state.push(Sacrifice(player))
    elif found:
        sacrifice(state, player, found[0] - A.NATIVE)
        state.tell("sacrifice", player, found[0])


def sacrifice(state: Prairie, player: i64, code: i64) -> None:
    """A member of the own tribe becomes a prisoner."""
    state.keep(player, code % MEMBERS)
    members.leave(state, player, code // MEMBERS, code % MEMBERS)


class Sacrifice(Step[Prairie]):
    """One member of the own tribe becomes a prisoner."""

    def options(self, state: Prairie) -> list[int]:
        return members.natives(state, self.player)

    def apply(self, state: Prairie, action: int) -> None:
        sacrifice(state, self.player, action - A.NATIVE)
