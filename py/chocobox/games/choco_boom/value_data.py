"""What counts in choco_boom, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    2: (1541, -1098, -416, 257, 851, 179),
    3: (1095, -910, -71, -34, 1409, 0),
    4: (1759, -4369, -46, -89, 706, 0),
}
