"""What counts in choco_boom, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    2: (1634, -940, -484, 376, 155, 449),
    3: (1396, -1687, -38, 18, -55, 0),
    4: (1583, -2210, -92, 7, 29, 0),
}
