"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 4000 games of self-play, not written by hand, by
`python scripts/fit.py natives --rounds 4 --games 1000 --players 2 --seed a`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    11,  # second scout
    50,  # second elder
    -1,  # further elders
    1,  # early elders
    81,  # second shaman
    14,  # second warrior
    16,  # third warrior
    22,  # second food getters
    13,  # further food getters
    6,  # tribe
    3,  # totems of members
    41,  # totem of prisoners
    75,  # totems of food
    77,  # best grab on turn
    19,  # best grab waiting
    34,  # second grab on turn
    35,  # second grab waiting
    10,  # other grabs on turn
    11,  # other grabs waiting
    39,  # recruits on turn
    25,  # recruits waiting
]
