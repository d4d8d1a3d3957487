"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 300 games of self-play by
`python scripts/fit.py hunters_and_scouts --games 300 --players 2 --seed fit --target win`; not written by hand.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    277,  # on turn
    -471,  # members
    123,  # members, rest of game
    -484,  # in camp
    78,  # in camp, rest of game
    -699,  # hunger
    18,  # barred from the goal
    388,  # sunset
    3275,  # goal in reach
    160,  # cards that place
    69,  # cards for offspring
    692,  # cards against hunger
    149,  # items face down
    -486,  # holy places for sunsets
    471,  # meat
    338,  # tigers
    238,  # hides
    24,  # item in reach
    30,  # item on the way
]
