"""What a calm game has heard about the card on top, and keeps to itself until all have spoken."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.pieces import CALLED

DOUBLE: Final = "double"
"""The answer of a seat that takes the card for one that may be slapped."""

PASS: Final = "pass"
"""The answer of a seat that does not."""


@dataclass(frozen=True, slots=True)
class Answers:
    """Each seat's answer to the card on top: what is called, double, pass; None until it is given.

    asked are the seats that answer, the one that flipped first; latest is when the last did.
    """

    asked: tuple[int, ...]
    given: tuple[str | None, ...]
    latest: int = 0

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that have not answered yet."""
        return tuple(seat for seat in self.asked if self.given[seat] is None)

    @property
    def doubles(self) -> tuple[int, ...]:
        """The seats that say that it is a double."""
        return tuple(seat for seat in self.asked if self.given[seat] == DOUBLE)

    @property
    def call(self) -> str | None:
        """What is called by the seat that flipped; None for a double."""
        word = self.given[self.asked[0]]
        return None if word == DOUBLE else word

    def answered(self, seat: int, word: str, at: int) -> Answers:
        """The same with one more answer; the order in which they are heard does not matter."""
        given = (*self.given[:seat], word, *self.given[seat + 1 :])
        return replace(self, given=given, latest=max(at, self.latest))

    def guessed(self, seat: int, rng: Rng) -> Answers:
        """The same as far as that seat knows: the others may have answered anything."""
        found = self
        for other in self.asked:
            if other != seat and self.given[other] is not None:
                word, rng = rng.pick(self._words(other))
                found = found.answered(other, word, self.latest)
        return found

    def _words(self, seat: int) -> Sequence[str]:
        return (*CALLED, DOUBLE) if seat == self.asked[0] else (DOUBLE, PASS)
