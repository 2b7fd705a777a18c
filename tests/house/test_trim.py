"""What is left out of Pyodide's WebAssembly is found by what it holds, or the build ends."""

from __future__ import annotations

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
    whole = wasm((0, b"abcdef"), (10, b"ghijkl"))
    assert trim.trimmed(whole) == wasm((0, b"ab\0\0\0\0"), (10, b"\0\0i\0kl"))


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
