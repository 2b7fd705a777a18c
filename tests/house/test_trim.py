"""What is left out of Pyodide's WebAssembly is found by what it holds, or the build ends."""

from __future__ import annotations

import struct
import sys

import pytest

from runtime import trim


def wasm(*parts: tuple[int, bytes]) -> bytes:
    """A file with nothing but data; addresses and sizes are below 64 and 128."""
    data = b"".join(bytes([0, 0x41, at, 0x0B, len(it)]) + it for at, it in parts)
    return b"\0asm\1\0\0\0" + bytes([11, len(data) + 1, len(parts)]) + data


def test_zeros_stand_where_nobody_looks_be_it_in_several_parts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(trim, "areas", lambda memory: [(2, 12), (13, 14)])
    monkeypatch.setattr(trim, "modules", lambda memory, gone: (1, b"B"))
    whole = wasm((0, b"abcdef"), (10, b"ghijkl"))
    assert trim.trimmed(whole, set()) == wasm((0, b"aB\0\0\0\0"), (10, b"\0\0i\0kl"))


def test_the_tables_of_codecs_lie_between_the_first_and_the_text_after_them() -> None:
    first, last = (
        trim._rows(codec, range(low, 0xFF)) for codec, low in (("gb2312", 0xA1), ("big5", 0x40))
    )
    held = b"kept" + first + b"others" + last
    found = next(iter(trim.areas(held + b"more" + trim.AFTER_CODECS)))
    assert found == (4, len(held) + 4)


def test_a_file_without_them_or_with_two_is_refused() -> None:
    with pytest.raises(ValueError, match="does not hold"):
        list(trim.areas(bytes(64)))
    twice = trim._rows("gb2312", range(0xA1, 0xFF)) * 2
    with pytest.raises(ValueError, match="does not hold"):
        list(trim.areas(twice))


def test_the_list_of_modules_closes_up_where_some_are_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "builtin_module_names", ("time", "_datetime", "sys", "gc"))
    texts = b"\0\0\0\0_datetime\0sys\0gc\0\0\0\0"  # "time" is the end of another name
    entries = [struct.pack("<II", texts.index(it), 7) for it in (b"sys", b"time", b"_d", b"gc")]
    memory = texts + b"".join(entries) + bytes(8)
    begin, new = trim.modules(memory, {"sys", "_datetime"})
    assert (begin, new) == (len(texts), entries[1] + entries[3] + bytes(16))
    with pytest.raises(ValueError, match="no list"):
        trim.modules(memory, {"sqlite"})
