"""What counts in kaboom, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    2: (-82, -82, -64, -87, -241, -82),
    3: (-103, -107, -121, -185, -78, -96),
    4: (-137, -136, -146, -176, -128, -130),
    5: (-156, -196, -190, -144, -98, -163),
    6: (-227, -210, -180, -110, -123, -184),
}
