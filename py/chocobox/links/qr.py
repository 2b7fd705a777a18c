"""QR codes: a link as squares that a tablet's camera reads."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

import segno

QUIET = 4
"""The light margin that cameras need, in squares."""


@dataclass(frozen=True, slots=True)
class Code:
    """The dark squares as one SVG path, in a square of that size with its margin."""

    size: int
    path: str


def code_of(text: str) -> Code | None:
    """The code of a text; None where none can hold it, as with half an emoji."""
    try:
        code = segno.make_qr(text, error="L", boost_error=False)
    except (segno.DataOverflowError, UnicodeEncodeError):
        return None
    rows = [[bool(dark) for dark in row] for row in code.matrix_iter(border=QUIET)]
    return Code(len(rows), "".join(_run(y, row) for y, row in enumerate(rows)))


def _run(y: int, row: Sequence[bool]) -> str:
    """The dark squares of a row, those side by side as one bar."""
    bars, x = "", 0
    for dark, squares in groupby(row):
        width = len(list(squares))
        bars += f"M{x} {y}h{width}v1h-{width}z" if dark else ""
        x += width
    return bars
