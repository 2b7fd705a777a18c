"""What counts in choco_challenge, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    3: (592, 430, 212, 221, 153, 256, 1508, 2626, 1797, 2083, 2168, 1816, 503, -80, -544, 208),
    4: (406, 303, 286, 199, 181, 239, 346, 1462, 1354, 1672, 1722, 1441, 431, -146, -925, 535),
    5: (392, 349, 313, 244, 227, 244, 835, 1575, 1473, 1894, 2429, 1259, 512, -129, -1345, 952),
}
