"""Ready-made puzzles: tables from games of bots, where few choices are good, the clearest first."""

from __future__ import annotations

from typing import Final

from chocobox.kit.skill import Ready

PUZZLES: Final = (
    Ready(
        4,
        3,
        "0.0,0.0,0.1,0.0,0.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,2.0,2.0,2.0,2.0,2.0,2.0,2.1,2.1,"
        "2.0,2.0,0.0,0.0",
    ),
    Ready(27, 3, "0.0,0.0,0.0,0.0,0.0,0.0"),
    Ready(9, 3, "0.0,0.0,0.0,0.0,0.1"),
    Ready(20, 3, "0.0,0.0,0.0,0.0"),
    Ready(30, 3, "0.0,0.0,0.0,0.0,0.0,0.0"),
    Ready(7, 3, "0.0,0.0,0.0,0.1,1.0,1.0,1.0,1.0,1.0,1.0,1.0,2.0,2.0,2.0,2.1,0.0"),
    Ready(
        1,
        3,
        "0.0,0.0,0.0,0.0,0.0,0.0,0.0,1.0,1.0,1.0,1.0,1.0,1.0,1.0,2.0,2.0,2.0,2.0,2.0,2.0,"
        "2.1,2.1,2.0,2.0,0.0",
    ),
    Ready(24, 3, "0.0,0.0,0.1,1.0,1.0,1.1,2.0,2.0,2.0,2.1,0.0,0.0"),
    Ready(10, 3, "0.0,0.0,0.0,0.1,1.0,1.0,1.0,1.0,1.1,1.1,1.0,1.0,2.0,2.0,2.0,2.1,0.0,0.0,0.0"),
)
"""Of games with the usual house rules. A test looks whether they still have one good answer."""
