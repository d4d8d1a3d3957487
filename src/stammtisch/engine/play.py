"""The only loops that drive a game: a checked choice, luck until somebody must choose, a game at random."""

from stammtisch.engine.actions import ActionSpace
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import CHANCE, OVER, IllegalAction, State


def check(state: State, space: ActionSpace, action: int) -> None:
    """Refuse an action that is not on offer."""
    if state.player() == OVER:
        raise IllegalAction(f"{space.name(action)} cannot be done: the game is over")
    options = state.options()
    if action not in options:
        names = ", ".join(space.name(option) for option in options)
        raise IllegalAction(f"{space.name(action)} is not on offer; on offer: {names}")


def submit(state: State, space: ActionSpace, action: int) -> None:
    """Apply an action if it is on offer, and leave the state alone if not."""
    check(state, space, action)
    state.apply(action)


def settle(state: State, rng: Rng) -> None:
    """Let chance play until a player is to choose or the game is over."""
    while state.player() == CHANCE:
        state.apply(state.steps[-1].toss(state, rng))


def playout(state: State, rng: Rng) -> int:
    """Play on at random to the end; the answer is how many choices the players made."""
    steps = state.steps
    made = 0
    while steps:
        step = steps[-1]
        if step.player == CHANCE:
            state.apply(step.toss(state, rng))
        else:
            options = step.options(state)
            state.apply(options[rng.below(len(options))])
            made += 1
    return made
