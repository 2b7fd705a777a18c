"""Codes as a camera sees them, in a film that Chromium takes for one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import segno

WIDTH, HEIGHT = 640, 480
SIDE = 380
"""A code's width, in pixels."""
DARK, LIGHT, TABLE = 45, 215, 120
RATE, EACH = 5, 3
"""Frames a second, and how many of them show one code."""


def frame(text: str) -> bytes:
    """The light of each pixel; around the code lies a plain table."""
    code = segno.make_qr(text, error="L", boost_error=False)
    rows = [
        bytes(LIGHT - (LIGHT - DARK) * dark for dark in row) for row in code.matrix_iter(border=4)
    ]
    left, top = (WIDTH - SIDE) // 2, (HEIGHT - SIDE) // 2
    lines = [bytearray([TABLE]) * WIDTH for _ in range(HEIGHT)]
    for y in range(SIDE):
        row = rows[y * len(rows) // SIDE]
        lines[top + y][left : left + SIDE] = bytes(row[x * len(row) // SIDE] for x in range(SIDE))
    return b"".join(lines)


def film(codes: Iterable[str], to: Path) -> Path:
    """Some frames of each code; after the last one the film begins anew."""
    to.write_bytes(b"".join(parts(codes)))
    return to


def parts(codes: Iterable[str]) -> Iterator[bytes]:
    yield f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{RATE}:1 Ip A1:1 C420\n".encode()
    grey = bytes([128]) * (WIDTH * HEIGHT // 2)
    for text in codes:
        yield (b"FRAME\n" + frame(text) + grey) * EACH
