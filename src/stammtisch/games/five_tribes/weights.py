"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 1800 games of self-play, not written by hand, by
`python scripts/fit.py five_tribes --rounds 6 --games 300 --players 2 --seed b --share 0.25 --lines 600`.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    5439,  # turns in this round
    61,  # targets for them
    60,  # elders
    69,  # vizier margin
    -465,  # vizier lead
    452,  # tolls
    203,  # doublers
    110,  # oases
    142,  # villages
    -15,  # camels
]
