"""Codes as a camera sees them: turned, small and noisy, in a film that Chromium takes for one."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import segno

WIDTH, HEIGHT = 640, 480
DARK, LIGHT, TABLE = 45, 215, 120
RATE = 5
"""Frames a second."""


@dataclass(frozen=True)
class Look:
    """How a code lies there: its width in pixels, its turn in degrees, and the noise."""

    size: int = 380
    turn: float = 0
    noise: int = 0


def frame(text: str, look: Look) -> bytes:
    """The light of each pixel; around the code lies a plain table."""
    code = segno.make_qr(text, error="L", boost_error=False)
    rows = [
        bytes(LIGHT - (LIGHT - DARK) * dark for dark in row) for row in code.matrix_iter(border=4)
    ]
    count, chance = len(rows), random.Random(len(text))
    cos, sin = math.cos(math.radians(look.turn)), math.sin(math.radians(look.turn))
    across, down = count * cos / look.size, count * sin / look.size
    lines = [bytearray([TABLE]) * WIDTH for _ in range(HEIGHT)]
    reach = math.ceil(look.size * 0.72)
    for y in range(max(-reach, -HEIGHT // 2), min(reach, HEIGHT // 2)):
        line = lines[y + HEIGHT // 2]
        for x in range(-reach, reach):
            column, row = count / 2 + x * across + y * down, count / 2 + y * across - x * down
            if 0 <= column < count and 0 <= row < count:
                line[x + WIDTH // 2] = rows[int(row)][int(column)]
    return noisy(b"".join(lines), look.noise, chance)


def noisy(pixels: bytes, noise: int, chance: random.Random) -> bytes:
    """As a cheap camera sees them in a dim room; DARK and LIGHT leave room for it."""
    if not noise:
        return pixels
    grain = chance.randbytes(len(pixels))
    return bytes(
        one + other * noise // 128 - noise for one, other in zip(pixels, grain, strict=True)
    )


def film(codes: Iterable[tuple[str, Look]], to: Path, each: int = 3) -> Path:
    """So many frames of each code; after the last one the film begins anew."""
    to.write_bytes(b"".join(parts(codes, each)))
    return to


def parts(codes: Iterable[tuple[str, Look]], each: int) -> Iterator[bytes]:
    yield f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F{RATE}:1 Ip A1:1 C420\n".encode()
    grey = bytes([128]) * (WIDTH * HEIGHT // 2)
    for text, look in codes:
        yield (b"FRAME\n" + frame(text, look) + grey) * each
