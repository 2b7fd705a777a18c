"""Code in a link: deflated with a dictionary of common words."""

from __future__ import annotations

import zlib
from typing import Final

from chocobox.links.number import Reader, Writer
from chocobox.links.words import WORDS

RAW: Final = -15
"""Bare deflate, without a head and a checksum of its own: the link has one."""

HARDEST, MOST_MEMORY = 9, 9
"""zlib's settings for the shortest result."""

MOST_DATA: Final = 12_000
"""A link has no room for more bytes."""


def write_deflated(out: Writer, text: str) -> None:
    """Write a text; other versions of zlib may write it in another way, and all read it."""
    packer = zlib.compressobj(
        HARDEST, zlib.DEFLATED, RAW, MOST_MEMORY, zlib.Z_DEFAULT_STRATEGY, WORDS
    )
    data = packer.compress(text.encode()) + packer.flush()
    out.whole(len(data))
    out.below(1 << (8 * len(data)), int.from_bytes(data, "big"))


def read_deflated(given: Reader, most: int) -> str:
    """Read a text of at most so many bytes; ValueError for any other."""
    length = given.whole()
    if length > MOST_DATA:
        raise ValueError("there is more data than a link can hold")
    data = given.below(1 << (8 * length)).to_bytes(length, "big")
    unpacker = zlib.decompressobj(RAW, WORDS)
    try:
        found = unpacker.decompress(data, most + 1)
    except zlib.error as error:
        raise ValueError("the deflated text is damaged") from error
    if len(found) > most or not unpacker.eof or unpacker.unused_data:
        raise ValueError("the deflated text is too long or not complete")
    return found.decode()
