"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 3200 games of self-play, not written by hand, by
`python scripts/fit.py hunters_and_scouts --rounds 8 --games 400 --players 2 --seed b --share 0.25`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    326,  # on turn
    603,  # members
    94,  # members, rest of game
    88,  # in camp
    65,  # in camp, rest of game
    -492,  # hunger
    25,  # barred from the goal
    527,  # sunset
    208,  # goal in reach
    144,  # cards that place
    454,  # cards for offspring
    178,  # cards against hunger
    207,  # items face down
    -564,  # holy places for sunsets
    414,  # meat
    466,  # tigers
    378,  # hides
    33,  # item in reach
    9,  # item on the way
]
