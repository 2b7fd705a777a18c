"""Short names for texts, by which a device finds what it keeps."""

from __future__ import annotations

from typing import Final

_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_LETTERS: Final = 11
_WORD: Final = (1 << 32) - 1


def id_of(text: str) -> str:
    """A short name for a text, always the same, as the page's `idOf`: 53 bits of cyrb53."""
    low, high = 0xDEADBEEF, 0x41C6CE57
    for letter in text:
        low = ((low ^ ord(letter)) * 2654435761) & _WORD
        high = ((high ^ ord(letter)) * 1597334677) & _WORD
    low = ((low ^ (low >> 16)) * 2246822507 ^ (high ^ (high >> 13)) * 3266489909) & _WORD
    high = ((high ^ (high >> 16)) * 2246822507 ^ (low ^ (low >> 13)) * 3266489909) & _WORD
    return _written(((high & ((1 << 21) - 1)) << 32) + low)


def _written(number: int) -> str:
    """A number in 36 digits, with zeros before it."""
    found = ""
    while number:
        number, digit = divmod(number, len(_DIGITS))
        found = _DIGITS[digit] + found
    return found.rjust(_LETTERS, "0")
