"""What counts in choco_challenge, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    3: (732, 436, 212, 220, 153, 244, 782, 699, 449, 528, 579, 551, 508, -92, -542, 173),
    4: (407, 305, 284, 197, 180, 227, 94, 390, 335, 423, 463, 439, 429, -146, -931, 523),
    5: (395, 348, 311, 242, 228, 229, 224, 402, 378, 483, 677, 387, 511, -128, -1353, 933),
}
