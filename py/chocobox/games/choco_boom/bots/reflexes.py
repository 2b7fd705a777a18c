"""How quick a bot is: when its hand lands, when it calls, how long it takes for the rest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.state import Options
from chocobox.kit.chance import among, dice

FLOOR: Final = 250
"""No hand and no voice answers a card sooner, in ms."""

QUANTILES: Final = (
    *(302, 360, 395, 421, 442, 461, 478, 493, 508, 521, 534, 546, 557, 568, 579, 590),
    *(600, 610, 619, 629, 638, 647, 656, 665, 674, 682, 691, 699, 707, 716, 724, 732),
    *(740, 748, 756, 764, 772, 780, 788, 796, 804, 812, 820, 828, 836, 844, 852, 859),
    *(867, 875, 883, 891, 900, 908, 916, 924, 932, 940, 949, 957, 966, 974, 983, 991),
    *(1000, 1009, 1018, 1027, 1036, 1045, 1054, 1063, 1073, 1082, 1092, 1102, 1112, 1122),
    *(1132, 1142, 1153, 1164, 1174, 1185, 1197, 1208, 1220, 1232, 1244, 1256, 1269, 1282),
    *(1295, 1308, 1322, 1336, 1351, 1366, 1381, 1397, 1414, 1430, 1448, 1466, 1485, 1504),
    *(1524, 1545, 1568, 1591, 1615, 1641, 1668, 1696, 1727, 1759, 1795, 1833, 1874, 1920),
    *(1970, 2027, 2093, 2169, 2262, 2378, 2535, 2776, 3314),
)
"""The log-normal distribution as thousandths of its median, in steps of equal chance.

Number n of N is round(1000 * exp(0.45 * z)), where z is what a standard normal variable stays below
with chance (n + 1/2) / N. It is written out because exp differs in the last bit between computers.
"""

STEPS: Final = 1000
"""Between two of the table's numbers chance takes one of so many steps."""

KINDLY: Final = 150
"""A kind bot that has won two piles in a row takes so many percent of its time to slap."""

ROUSED: Final = 2
"""So many piles in a row make it kind."""

IN_TIME: Final = 55
"""A bot hurries, so that half of its calls take at most so many percent of the time there is."""

SOONEST_FLIP: Final = 600
FLIP: Final = range(650, 1150)
"""How long after it may, a bot reaches for its next card; never sooner than the above."""

BEGIN: Final = range(1600, 2400)
"""The same for the first card of a pile and after a pause, so that persons are ready."""

READY: Final = range(200, 500)
VOTE: Final = range(800, 1400)


def reaction(median: int, *words: int) -> int:
    """How long it takes to answer, in ms: log-normal above the floor, by chance from the words."""
    place, _ = dice(*words).below((len(QUANTILES) - 1) * STEPS)
    step, part = divmod(place, STEPS)
    low, high = QUANTILES[step : step + 2]
    thousandths = low * (STEPS - part) + high * part
    return FLOOR + max(0, median - FLOOR) * thousandths // (1000 * STEPS)


def paced(ms: int, options: Options) -> int:
    """The same at the pace that the house has set."""
    return ms * options.pace // 100


def pause(pauses: range, options: Options, rng: Rng) -> int:
    """One of those pauses, at the pace that the house has set."""
    return paced(among(pauses, rng), options)


@dataclass(frozen=True, slots=True)
class Nature:
    """What kind of player a bot is: its median reaction in ms, and how often it errs.

    In thousandths: misses doubles and elephants, miscounts rows; startled and slaps any card,
    fooled and slaps one that is nearly a double; calls what is drawn, takes a parrot wrongly,
    stumbles over any card; and blanks, when nothing comes to its mind in time. With each seat more
    than two its hand is so many percent slower (shy), for the quickest of many hands wins.
    """

    median: int
    misses: int
    miscounts: int
    startled: int
    fooled: int
    reads: int
    parrots: int
    stumbles: int
    blanks: int
    shy: int = 0
