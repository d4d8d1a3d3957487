"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 200 games of self-play, not written by hand, by
`python scripts/fit.py five_tribes --games 200 --players 2 --seed fit --lines 600`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    5688,  # turns in this round
    50,  # targets for them
    19,  # elders
    82,  # vizier margin
    -431,  # vizier lead
    389,  # tolls
    240,  # doublers
    81,  # oases
    248,  # villages
    60,  # camels
]
