"""What the heuristic's features are worth, in hundredths of a tenth of a point.

Fitted to 350 games of self-play by
`python scripts/fit.py fire_and_stone --games 350 --players 2 --seed two`;
not written by hand.
"""

from typing import Final

WEIGHTS: Final[list[int]] = [
    94,  # larder
    49,  # plenty
    26,  # bags
    48,  # game_food
    12,  # game_bags
    62,  # agriculture
    60,  # clay_pots
    82,  # fishing
    44,  # sled
    55,  # ship
    128,  # stone_axe
    49,  # basket
    36,  # to_cover
    192,  # one_stored
    81,  # two_stored
    604,  # match
    195,  # fire
    9,  # finds
    198,  # sites
    750,  # turn
]
