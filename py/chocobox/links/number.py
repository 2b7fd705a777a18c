"""Choices folded into one whole number and unfolded again: what a link is made of.

Each choice is a share of a whole: a small share costs more, a choice without alternative nothing.
This is an asymmetric numeral system (Duda, arXiv:1311.2540) on an integer without bounds.
"""

from __future__ import annotations

from collections.abc import Sequence

BITS = 64
"""A whole number in a link has fewer bits than this."""

QUARTERS = 4
"""A step of a span is a quarter of an octave: below 8 a number, then 8, 10, 12, 14, 16, 20 …"""

STEPS = QUARTERS * 52
LEARNT = 48
"""By so much a step that occurred weighs more; before the first, each weighs 1."""

CHEAP = 8
_LETTERS = frozenset(b"abcdefghijklmnopqrstuvwxyz0123456789_ ,-./:*@^")
BYTES = tuple(CHEAP if byte in _LETTERS else 1 for byte in range(256))
"""The weights of a text's bytes: names in the rules are small letters."""


class Writer:
    """Takes choices in the order in which they will be read."""

    def __init__(self) -> None:
        self._shares: list[tuple[int, int, int]] = []

    def choose(self, choice: int, weights: Sequence[int]) -> None:
        """One of several, which are as likely as their weights say."""
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
        """A whole number like those before: its step by habit, then what is finer."""
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
        """All choices in one; the last is folded in first."""
        number = 0
        for low, width, whole in reversed(self._shares):
            number = number // width * whole + low + number % width
        return number


class Reader:
    """Gives the choices back, one after the other."""

    def __init__(self, number: int) -> None:
        self.number = number

    def choose(self, weights: Sequence[int]) -> int:
        """Which one of several it was; ValueError where there was nothing to choose from."""
        whole = sum(weights)
        if whole == 0:
            raise ValueError("there is nothing to choose from")
        rest, part = divmod(self.number, whole)
        low = 0
        for choice, width in enumerate(weights):
            if part < low + width:
                self.number = rest * width + part - low
                return choice
            low += width
        raise AssertionError("the shares make a whole")

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; ValueError where there is none."""
        if bound == 0:
            raise ValueError("there is nothing to choose from")
        self.number, choice = divmod(self.number, bound)
        return choice

    def whole(self) -> int:
        """A whole number."""
        length = self.below(BITS)
        return length if length < 2 else (1 << (length - 1)) + self.below(1 << (length - 1))

    def span(self, habit: list[int]) -> int:
        """A whole number like others before it."""
        step = self.choose(habit)
        habit[step] += LEARNT
        bits = max(0, step // QUARTERS - 1)
        return (step - QUARTERS * bits << bits) + self.below(1 << bits)

    def text(self, most: int) -> str:
        """A text of at most so many bytes; ValueError for a longer one or one that is no UTF-8."""
        length = self.whole()
        if length > most:
            raise ValueError(f"a text has at most {most} bytes here")
        return bytes(self.choose(BYTES) for _ in range(length)).decode()
