"""What counts in kaboom, in thousandths: `make values` learned it."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final = {
    2: (-100, -84, -138, -198, -117, -93),
    3: (-104, -106, -157, -139, -252, -111),
    4: (-179, -177, -173, -215, -215, -175),
    5: (-194, -175, -309, -91, -240, -186),
    6: (-235, -210, -285, -166, -257, -226),
}
