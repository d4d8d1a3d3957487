"""Repertoire: strokes that were good for a seat somewhere in a search, tried first everywhere else in it.

Positions of one search are much alike: what was a good reply to one turn is mostly one to the next as well.  Where a
turn has thousands of lines, to try a few known strokes finds as good a one as to look at hundreds.
"""

from typing import Final

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

    def fitting(self, options: list[int], most: int) -> list[list[int]]:
        """Some strokes that begin with one of the options."""
        found: list[list[int]] = []
        for actions in self.strokes:
            if len(found) >= most:
                break
            if actions[0] in options:
                found.append(actions)
        return found
