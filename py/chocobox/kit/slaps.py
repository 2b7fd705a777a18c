"""Slaps on one card: they are collected, and then the first one is found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from chocobox.core.rng import Rng

COLLECT = 60
"""The time in ms in which slaps are collected for a judgement: a touch may arrive late."""

Cause = Literal["soon", "late", "paused"]
"""Why a touch means nothing: it came too soon, too late, or while play stood still."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The seat that slapped first; margin is its lead over the next in ms, if there is a next.

    photo: several landed at the same time, and chance decided. others: the other seats that
    slapped, earliest first.
    """

    seat: int
    margin: int | None
    photo: bool
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Window:
    """The time in which one card may be slapped; it opens when all can see the card.

    slaps: (time, seat), earliest first. spent: the seats that have used their one chance.
    collect: how long, in ms, they are collected from the first one on.
    """

    opened: int
    slaps: tuple[tuple[int, int], ...] = ()
    spent: tuple[int, ...] = ()
    collect: int = COLLECT

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that slapped, earliest first."""
        return tuple([seat for _, seat in self.slaps]) if self.slaps else ()

    @property
    def judged_at(self) -> int | None:
        """The time from which no earlier touch can still arrive."""
        return self.slaps[0][0] + self.collect if self.slaps else None

    def slapped(self, seat: int, at: int) -> Window:
        """The window with one more slap; the order of arrival does not matter."""
        return replace(self, slaps=tuple(sorted((*self.slaps, (at, seat)))))

    def judged(self, rng: Rng) -> tuple[Verdict, Window, Rng]:
        """The verdict, and the window without slaps; the first seat has used its chance."""
        soonest = self.slaps[0][0]
        tied = [seat for at, seat in self.slaps if at == soonest]
        seat, rng = rng.pick(tied) if len(tied) > 1 else (tied[0], rng)
        margin = self.slaps[1][0] - soonest if len(self.slaps) > 1 else None
        after = replace(self, slaps=(), spent=(*self.spent, seat))
        others = tuple(other for other in self.seats if other != seat)
        return Verdict(seat, margin, len(tied) > 1, others), after, rng


def photos(window: Window, rng: Rng) -> list[Rng]:
    """Chance as it could decide between the soonest hands: one for each; as it is for one."""
    soonest = window.slaps[0][0]
    tied = sum(at == soonest for at, _ in window.slaps)
    if tied == 1:
        return [rng]
    found: dict[int, Rng] = {}
    word = 0
    while len(found) < tied:
        found.setdefault(Rng(word).below(tied)[0], Rng(word))
        word += 1
    return [found[place] for place in range(tied)]
