"""Repertoire: strokes that were good for a seat somewhere in a search, tried first everywhere else in it.

Positions of one search are much alike: what was a good reply to one turn is mostly one to the next as well.  To try a
few known strokes finds nearly as good a turn as to look at hundreds, in a small part of the time.
"""

from typing import Final

from mypy_extensions import i64

from stammtisch.bots.judge import lead
from stammtisch.bots.turns import is_over, play_stroke, sensible, settle
from stammtisch.engine.chance import Rng
from stammtisch.engine.state import State

SIZE: Final = 96


class Repertoire:
    """The known strokes of one seat, the one that was best most recently first."""

    def __init__(self) -> None:
        self.strokes: list[list[int]] = []

    def learn(self, actions: list[int]) -> None:
        """These actions were the best of those tried."""
        strokes = self.strokes
        for at in range(len(strokes)):
            if strokes[at] == actions:
                if at > 0:
                    strokes.insert(0, strokes.pop(at))
                return
        strokes.insert(0, actions)
        if len(strokes) > SIZE:
            strokes.pop()

    def first(self, options: list[int]) -> list[int]:
        """The most recent stroke that begins with one of some options, or none."""
        for actions in self.strokes:
            if actions[0] in options:
                return actions
        return []


class Reply:
    """A turn that was played out: its first stroke, the state after the whole turn, and its worth to the seat."""

    def __init__(self, actions: list[int], state: State, value: int) -> None:
        self.actions = actions
        self.state = state
        self.value = value


def replies(state: State, known: Repertoire, width: int, fresh: i64, rng: Rng) -> list[Reply]:
    """Some of the repertoire that can be begun here and some at random, each played to the end of the turn.

    The best is the last of the list, and is learnt.  All meet the same luck.
    """
    options = sensible(state)
    luck = rng.fork()
    found: list[Reply] = []
    for plan in known.strokes:
        if len(found) >= width:
            break
        if plan[0] in options:
            found.append(played(state, plan, known, luck.copy()))
    for _ in range(fresh if found else fresh + 1):
        found.append(played(state, [], known, rng))
    best = 0
    for at in range(1, len(found)):
        if found[at].value > found[best].value:
            best = at
    found.append(found.pop(best))
    known.learn(found[-1].actions)
    return found


def played(state: State, plan: list[int], known: Repertoire, rng: Rng) -> Reply:
    """A turn that begins as planned; after a draw of chance it goes on with the best known stroke that can be begun."""
    seat, turn = state.player(), state.turn
    after = state.copy()
    actions = play_stroke(after, plan, rng)
    settle(after, rng)
    while not is_over(after, seat, turn):
        play_stroke(after, known.first(sensible(after)), rng)
        settle(after, rng)
    return Reply(actions, after, lead(after, seat))
