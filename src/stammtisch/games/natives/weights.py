"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 2000 games of self-play, not written by hand, by
`python scripts/fit.py natives --games 2000 --players 2 --seed fit4`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    19,  # second scout
    49,  # second elder
    9,  # further elders
    5,  # early elders
    115,  # second shaman
    19,  # second warrior
    28,  # third warrior
    23,  # second food getters
    16,  # further food getters
    -39,  # tribe
    3,  # totems of members
    62,  # totem of prisoners
    85,  # totems of food
    82,  # best grab on turn
    12,  # best grab waiting
    33,  # second grab on turn
    47,  # second grab waiting
    11,  # other grabs on turn
    16,  # other grabs waiting
    26,  # recruits on turn
    15,  # recruits waiting
]
