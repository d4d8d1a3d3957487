"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 1200 games of self-play by
`python scripts/fit.py natives --games 1200 --players 2 --seed fit3`; not written by hand.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    -7,  # second scout
    45,  # second elder
    3,  # further elders
    3,  # early elders
    117,  # second shaman
    19,  # second warrior
    15,  # further warriors
    32,  # second food getters
    10,  # further food getters
    -32,  # tribe
    3,  # growing totems
    80,  # best grab on turn
    12,  # best grab waiting
    26,  # second grab on turn
    52,  # second grab waiting
    16,  # other grabs on turn
    15,  # other grabs waiting
    22,  # recruits on turn
    18,  # recruits waiting
]
