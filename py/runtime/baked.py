"""Shipped with the engine: code that dataclasses compile at each start, compiled at build."""

import binascii
import dataclasses
import importlib
import marshal
from typing import Any

CODES: dict[tuple[int, int], bytes]
"""By the check sum and the length of its text: the texts themselves are a quarter of the bytes."""

NAMES: list[str]
"""All modules that are shipped."""

CODES, NAMES = marshal.loads(__loader__.get_data(f"{__file__[:-4]}.bin"))  # type: ignore[name-defined]


def key_of(text: str) -> tuple[int, int]:
    """The check sum and the length of a text."""
    return binascii.crc32(text.encode()), len(text)


def _run(text: str, *spaces: Any) -> None:
    """Run the compiled code of a text; an unknown text is compiled now."""
    code = CODES.get(key_of(text))
    exec(marshal.loads(code) if code else text, *spaces)


vars(dataclasses)["exec"] = _run


def import_all() -> None:
    """Import everything, for a memory that is kept: whoever wakes from it needs no zip."""
    for name in NAMES:
        importlib.import_module(name)
