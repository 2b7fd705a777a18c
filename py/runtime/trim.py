"""Runs inside Pyodide at build: empties the data in Pyodide's WebAssembly that nothing here uses.

Codecs for Chinese, Japanese and Korean, libc's own conversion between them, and the names of
Unicode's characters: 1.3 MB of tables. Python's list of built-in modules loses those whose
functions are gone, so that who asks for one is told that there is none. Addresses stay as they
are. Where a table begins and ends is found by its contents alone, as Python's own modules tell
them.
"""

from __future__ import annotations

import sys
import unicodedata
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence, Set
from itertools import groupby, product
from typing import Literal
from unicodedata import normalize
from zlib import crc32

DATA = 11
"""The number of WebAssembly's section of data."""

FIRST_CODEC, LAST_CODEC = "gb2312", "big5"
"""The codecs whose tables lie first and last, as the files of C are linked."""

AFTER_CODECS = b"__create_codec($module, arg, /)\n"
ICONV = b"utf8\0char\0\0"
PRIVATE = 0xF0000
"""From here on stand what Unicode's names call by several characters, or by another name."""

FORMS: tuple[Literal["NFC", "NFD", "NFKC", "NFKD"], ...] = ("NFC", "NFD", "NFKC", "NFKD")
IN_WORDS: tuple[Callable[[str], str], ...] = (
    *(unicodedata.category, unicodedata.bidirectional, unicodedata.east_asian_width),
    unicodedata.decomposition,
)
IN_NUMBERS: tuple[Callable[[str], int], ...] = (
    *(unicodedata.combining, unicodedata.mirrored, str.isidentifier, str.isprintable),
    *(str.isspace, str.isalnum, str.isdecimal, str.isdigit, str.isnumeric),
)
CASES = (str.lower, str.upper, str.title, str.casefold)

CODES = 0x110000
BLOCK = 1 << 8
"""So many characters have one entry in the first table of names."""


def trimmed(wasm: bytes, gone: Set[str]) -> bytes:
    """The same file of the same length, without those modules, and zeros for unused tables."""
    parts = tuple(_data(wasm))
    memory = bytearray(max(at + size for at, _, size in parts))
    for at, place, size in parts:
        memory[at : at + size] = wasm[place : place + size]
    less = bytearray(wasm)
    changes = {begin: bytes(end - begin) for begin, end in areas(bytes(memory))}
    changes |= dict([modules(bytes(memory), gone)])
    for begin, new in changes.items():
        for at, place, size in parts:
            low, high = max(at, begin), min(at + size, begin + len(new))
            if low < high:
                less[place + low - at : place + high - at] = new[low - begin : high - begin]
    return bytes(less)


def modules(memory: bytes, gone: Set[str]) -> tuple[int, bytes]:
    """Where the list of built-in modules lies, and the list without those.

    An entry is where a name lies, and the place of a function; zeros end the list.
    """
    names = {at: name for name in sys.builtin_module_names for at in _all(memory, name)}
    words = memoryview(memory[: len(memory) & ~7]).cast("I")
    runs = [(*_run(words[at::2], names.keys()), at) for at in (0, 1)]
    first, last, odd = max(runs, key=lambda it: it[1] - it[0])
    places = range(8 * first + 4 * odd, 8 * last + 4 * odd, 8)
    listed = {at: names[words[at // 4]] for at in places}
    if not gone <= set(listed.values()):
        raise ValueError("Pyodide's WebAssembly has no list of those modules")
    kept = b"".join(memory[at : at + 8] for at in places if listed[at] not in gone)
    return places.start, kept.ljust(8 * len(places), b"\0")


def _all(memory: bytes, name: str) -> Iterator[int]:
    """Wherever that text lies, be it the end of a longer one."""
    text = name.encode() + b"\0"
    at = memory.find(text)
    while at >= 0:
        yield at
        at = memory.find(text, at + 1)


def areas(memory: bytes) -> Iterator[tuple[int, int]]:
    """From where to where in memory there is nothing that the box uses."""
    begin = _only(memory, _rows(FIRST_CODEC, range(0xA1, 0xFF)))
    tables = _only(memory, _rows(LAST_CODEC, range(0x40, 0xFF)))
    end = _only(memory, AFTER_CODECS)
    yield _in_order(begin, tables, end)
    last = _from_unicode()
    begin, tables = _only(memory, ICONV), _only(memory, last)
    yield _in_order(begin, tables, tables + len(last))
    yield _names(memory)


def _in_order(begin: int, between: int, end: int) -> tuple[int, int]:
    if not begin < between < end:
        raise ValueError("the tables of Pyodide's WebAssembly lie in another order")
    return begin, end


def _only(memory: bytes, part: bytes) -> int:
    """Where those bytes lie, once and nowhere else."""
    at = memory.find(part)
    if at < 0 or memory.find(part, at + 1) >= 0:
        raise ValueError(f"Pyodide's WebAssembly does not hold {part[:16]!r} … once")
    return at


# --- codecs ---


def _letter(codec: str, pair: Sequence[int]) -> int | None:
    """The one character that two bytes mean."""
    try:
        text = bytes(pair).decode(codec)
    except UnicodeDecodeError:
        return None
    return ord(text) if len(text) == 1 else None


def _rows(codec: str, seconds: range) -> bytes:
    """A table of Python's codecs: each row from its first character to its last."""
    found = array("H")
    for first in range(0x81, 0xFF):
        row = [_letter(codec, (first, second)) for second in seconds]
        held = [at for at, it in enumerate(row) if it is not None]
        if held:
            found.extend(0xFFFE if it is None else it for it in row[held[0] : held[-1] + 1])
    return found.tobytes()


def _from_unicode() -> bytes:
    """libc's last table: the Japanese characters in Unicode's order, as row and column.

    The stroke that Python reads as a wide one is a plain one there.
    """
    places = {
        letter: row << 8 | column
        for row, column in product(range(84), range(94))
        if (letter := _letter("euc_jp", (0xA1 + row, 0xA1 + column)))
    }
    places[ord("\\")] = places.pop(0xFF3C)
    return array("H", [place for _, place in sorted(places.items())]).tobytes()


# --- names ---


def _names(memory: bytes) -> tuple[int, int]:
    """From the first table of names to the end of the last, which has all characters in order."""
    named = {code for code in range(CODES) if _has_own_name(chr(code))}
    words = memoryview(memory[: len(memory) & ~3]).cast("I")
    begin, end = _run(words, named.union(range(PRIVATE, CODES)))
    codes = words[begin:end].tolist()
    if {code for code in codes if code < PRIVATE} != named or len(set(codes)) != len(codes):
        raise ValueError("Pyodide's WebAssembly has no table of all names")
    first, second = _split(codes)
    at = _only(memory, first.tobytes())
    return _in_order(at, _only(memory, second.tobytes()), 4 * end)


def _has_own_name(letter: str) -> bool:
    """Whether a table has its name; the names of syllables and of ideographs are made."""
    made = ("HANGUL SYLLABLE ", "CJK UNIFIED IDEOGRAPH-")
    return not unicodedata.name(letter, made[0]).startswith(made)


def _run(words: Iterable[int], known: Set[int]) -> tuple[int, int]:
    """The longest run of words that are known."""
    best = at = begin = 0
    for is_known, group in groupby(words, known.__contains__):
        size = sum(1 for _ in group)
        if is_known and size > best:
            begin, best = at, size
        at += size
    return begin, begin + best


def _split(codes: Sequence[int]) -> tuple[array[int], array[int]]:
    """The place of each character in that order, as blocks, and the numbers of these blocks."""
    places = array("H", [len(codes)]) * CODES
    for place, code in enumerate(codes):
        places[code] = place
    blocks = [places[at : at + BLOCK].tobytes() for at in range(0, CODES, BLOCK)]
    numbers = {block: number for number, block in enumerate(dict.fromkeys(blocks))}
    return array("B", [numbers[it] for it in blocks]), array("H", b"".join(numbers))


# --- the file ---


def _data(wasm: bytes) -> Iterator[tuple[int, int, int]]:
    """Each part of the data: its address, its place in the file, and its size."""
    at = 8
    while at < len(wasm):
        kind, (size, place) = wasm[at], _number(wasm, at + 1)
        at = place + size
        if kind == DATA:
            yield from _segments(wasm, place)


def _segments(wasm: bytes, at: int) -> Iterator[tuple[int, int, int]]:
    count, at = _number(wasm, at)
    for _ in range(count):
        if wasm[at : at + 2] != b"\0\x41":  # in the one memory, at a number
            raise ValueError("Pyodide's WebAssembly has data without an address")
        address, at = _number(wasm, at + 2)
        size, at = _number(wasm, at + 1)
        yield address, at, size
        at += size


def _number(wasm: bytes, at: int) -> tuple[int, int]:
    """A number, and where the next thing is; an address is below 2³¹, and has its sign bit."""
    number = shift = 0
    while True:
        number |= (wasm[at] & 0x7F) << shift
        shift, at = shift + 7, at + 1
        if wasm[at - 1] < 0x80:
            return number, at


# --- what must stay ---


def sums() -> tuple[str, str]:
    """What Python knows of all characters: their properties and case, and their four forms."""
    letters = "".join(map(chr, range(CODES)))
    words = "\n".join(letters), "\u0301\u1161".join(letters)
    forms = (normalize(form, text) for form in FORMS for text in words)
    numbers = [unicodedata.numeric(letter) for letter in letters if letter.isnumeric()]
    told = (
        *(",".join(map(ask, letters)) for ask in IN_WORDS),
        *(bytes(map(ask, letters)).hex() for ask in IN_NUMBERS),
        *(change(words[0]) for change in CASES),
    )
    return _sum((*told, repr(numbers))), _sum(forms)


def _sum(texts: Iterable[str]) -> str:
    found = 0
    for text in texts:
        found = crc32(text.encode("utf-8", "surrogatepass"), found)
    return f"{found:08x}"
