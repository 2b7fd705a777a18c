"""Moves that a game itself names as worth telling, once it is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Highlight:
    """A moment of a game that is over, seen at that ply; of no one seat it is the TABLE's.

    A game's own kinds add what their sentence names. kind is feat, delay or mishap.
    """

    kind: ClassVar[str] = "feat"
    ply: int
    seat: int
