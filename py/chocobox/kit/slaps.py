"""Who was first: one card, the fingers that went for it, and the moment of judgement."""

from __future__ import annotations

from dataclasses import dataclass, replace

from chocobox.core import Rng

COLLECT = 60
"""So long, in ms, slaps are collected before they are judged: a touch may be on its way."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whose hand lies undermost; margin is its lead over the next in ms, if there was a next.

    In a photo finish several landed at the same instant, and chance decided. others are the seats
    that came after it, soonest first.
    """

    seat: int
    margin: int | None
    photo: bool
    others: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Window:
    """The time in which one card may be slapped, from the instant at which all could see it.

    slaps are (instant, seat), soonest first; spent are the seats that had their one chance.
    """

    opened: int
    slaps: tuple[tuple[int, int], ...] = ()
    spent: tuple[int, ...] = ()

    @property
    def seats(self) -> tuple[int, ...]:
        """Whose hands are down, soonest first."""
        return tuple(seat for _, seat in self.slaps)

    @property
    def judged_at(self) -> int | None:
        """When no finger that was sooner can still be on its way."""
        return self.slaps[0][0] + COLLECT if self.slaps else None

    def slapped(self, seat: int, at: int) -> Window:
        """One more hand; the order in which they arrive never matters."""
        return replace(self, slaps=tuple(sorted((*self.slaps, (at, seat)))))

    def judged(self, rng: Rng) -> tuple[Verdict, Window, Rng]:
        """Who was first, and the window without its hands; the first has had its chance."""
        soonest = self.slaps[0][0]
        tied = [seat for at, seat in self.slaps if at == soonest]
        seat, rng = rng.pick(tied) if len(tied) > 1 else (tied[0], rng)
        margin = self.slaps[1][0] - soonest if len(self.slaps) > 1 else None
        after = replace(self, slaps=(), spent=(*self.spent, seat))
        others = tuple(other for other in self.seats if other != seat)
        return Verdict(seat, margin, len(tied) > 1, others), after, rng
