"""QR codes of links."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from chocobox.request import Request, RequestError, text_of

QUIET = 4
"""The width of the light margin that cameras need, in squares."""

FINE = 117
"""A code with more squares than this in a row asks much of a camera."""


@dataclass(frozen=True, slots=True)
class Code:
    """The dark squares as one SVG path; size is the width with the margin, in squares.

    is_fine: the squares are so small that not every camera reads them.
    """

    size: int
    path: str
    is_fine: bool


def code_for(request: Request) -> Code | None:
    """The `size` and `path` of the QR code of a text; null if the text does not fit into one.

    It `is_fine` if not every camera reads such small squares.

    Error `no-qr` without the package segno.
    """
    return code_of(text_of(request, "text"))


def code_of(text: str) -> Code | None:
    """The code of a text; None if it is too long or holds half an emoji."""
    try:
        import segno  # slow to import and often not needed
    except ImportError as error:
        message = "A QR code needs the extra chocobox[qr]: python -m pip install segno."
        raise RequestError("no-qr", message) from error
    try:
        code = segno.make_qr(text, error="L", boost_error=False)
    except (segno.DataOverflowError, UnicodeEncodeError):
        return None
    rows = [[bool(dark) for dark in row] for row in code.matrix_iter(border=QUIET)]
    path = "".join(_run(y, row) for y, row in enumerate(rows))
    return Code(len(rows), path, len(rows) - 2 * QUIET > FINE)


def _run(y: int, row: Sequence[bool]) -> str:
    """The path of a row's dark squares; neighbours become one bar."""
    bars, x = "", 0
    for dark, squares in groupby(row):
        width = len(list(squares))
        bars += f"M{x} {y}h{width}v1h-{width}z" if dark else ""
        x += width
    return bars
