"""Writes choices into one whole number, and reads them from it.

Each choice is a share of a whole: a small share takes more bits, a choice of one takes none.
This is an asymmetric numeral system (Duda, arXiv:1311.2540) on an integer without bounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

BITS = 64
"""A whole number in a link has fewer bits than this."""

QUARTERS = 4
"""A step is a quarter of an octave; steps begin at 0, 1, … 7, then 8, 10, 12, 14, 16, 20 …"""

STEPS = QUARTERS * 52
TOGETHER = 64
"""So many choices go into the number at once."""

LEARNT = 48
"""The growth of a step's weight with each use; each step starts with 1."""

CHEAP = 8
_LETTERS = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789_ ,-./:*@^")
BYTES = tuple(CHEAP if byte in _LETTERS else 1 for byte in range(256))
"""The weights of a text's bytes: names of games and bots are in small letters."""


class Writer:
    """Takes choices in the order in which they will be read."""

    def __init__(self) -> None:
        self._shares: list[tuple[int, int, int]] = []

    def choose(self, choice: int, weights: Sequence[int]) -> None:
        """One of several choices with these weights."""
        self._shares.append((sum(weights[:choice]), weights[choice], sum(weights)))

    def below(self, bound: int, choice: int) -> None:
        """A number from 0 to bound - 1, each equally likely."""
        self._shares.append((choice, 1, bound))

    def whole(self, value: int) -> None:
        """A whole number, of any length in bits."""
        length = value.bit_length()
        self.below(BITS, length)
        if length > 1:
            self.below(1 << (length - 1), value - (1 << (length - 1)))

    def span(self, value: int, habit: list[int]) -> None:
        """A whole number: its step, with weights that learn, then the bits below it."""
        step, bits = value, 0
        if value >= QUARTERS:
            bits = value.bit_length() - 3
            step = QUARTERS * bits + (value >> bits)
        self.choose(step, habit)
        self.below(1 << bits, value & ((1 << bits) - 1))
        habit[step] += LEARNT

    def text(self, text: str) -> None:
        """A text, byte by byte."""
        data = text.encode()
        self.whole(len(data))
        for byte in data:
            self.choose(byte, BYTES)

    @property
    def number(self) -> int:
        """All choices as one number; the last choice goes in first.

        A choice leaves a multiple of its width alone, so many of them need only the number's rest
        by all their widths. What is above it is taken once, or a long game would cost its square.
        """
        number = 0
        for end in range(len(self._shares), 0, -TOGETHER):
            shares = self._shares[max(0, end - TOGETHER) : end]
            above, number = divmod(number, prod(width for _, width, _ in shares))
            for low, width, whole in reversed(shares):
                number = number // width * whole + low + number % width
            number += above * prod(whole for *_, whole in shares)
        return number


class Reader:
    """Reads the choices, one after the other."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, weights: Sequence[int]) -> int:
        """The next choice among these weights; ValueError if their sum is 0."""
        whole = sum(weights)
        if whole == 0:
            raise ValueError("there is nothing to choose from")
        quotient, part = divmod(self.number, whole)
        low = 0
        for choice, width in enumerate(weights):
            if part < low + width:
                self.number = quotient * width + part - low
                return choice
            low += width
        raise AssertionError("the shares make a whole")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; ValueError for a bound of 0."""
        if bound == 0:
            raise ValueError("there is nothing to choose from")
        self.number, choice = divmod(self.number, bound)
        return choice

    def whole(self) -> int:
        """A whole number."""
        length = self.below(BITS)
        return length if length < 2 else (1 << (length - 1)) + self.below(1 << (length - 1))

    def span(self, habit: list[int]) -> int:
        """A whole number that `Writer.span` wrote."""
        step = self.choose(habit)
        habit[step] += LEARNT
        bits = max(0, step // QUARTERS - 1)
        return (step - QUARTERS * bits << bits) + self.below(1 << bits)

    def text(self, most: int) -> str:
        """A text of at most so many bytes; ValueError for a longer one or wrong UTF-8."""
        length = self.whole()
        if length > most:
            raise ValueError(f"a text has at most {most} bytes here")
        return bytes(self.choose(BYTES) for _ in range(length)).decode()
