"""Touches of several devices: a live table waits a little, so that none of them is overtaken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import ceil
from typing import Final

from chocobox.core.session import Session
from chocobox.kit.slaps import COLLECT

PHOTO: Final = 16
"""Hands that land closer together than that, in ms, are equal: chance decides."""

SPARE: Final = 40
MOST: Final = 250
"""A touch is waited for so many ms longer than a round trip takes; and at most so long."""


def lag(trips: Sequence[Sequence[float]]) -> int:
    """How long, in ms, a live table is behind its clock, from the round trips of each device.

    What is among the quickest 95 % of the slowest device is heard in time: a touch counts from the
    frame that its device showed, so a whole trip goes by until then.
    """
    slow = [sorted(some)[(len(some) * 95 - 1) // 100] for some in trips if some]
    return min(max(COLLECT, SPARE + ceil(max(slow, default=0))), MOST) - COLLECT + PHOTO


@dataclass(frozen=True, slots=True)
class Touch:
    """A seat's wish, and when its finger landed."""

    seat: int
    wish: Mapping[str, object]
    at: int


@dataclass(slots=True)
class Held:
    """The touches that wait until no earlier one can still be heard.

    A game judges hands COLLECT after the first one, and hears what is one ms sooner. So long does
    each touch wait besides the lag, and the whole table is behind by the lag alone: at each time
    `now` make the touches of `due(now)` with `Session.play`, then call `Session.tick(now - lag)`.
    The next tick is at `wake`, or at `Session.wake() + lag`, whichever is sooner. Persons at the
    table itself wait like all others.
    """

    lag: int
    touches: list[Touch] = field(default_factory=list)

    def add(self, seat: int, wish: Mapping[str, object], at: int) -> None:
        """A touch is heard; those of one device in the order in which they landed."""
        self.touches.append(Touch(seat, wish, at))

    def due(self, now: int) -> list[Touch]:
        """The touches to be made now, in their order.

        Whoever wished the same closely behind another has that one's time. No hand answers a
        picture so soon: both meant the same card.
        """
        made, kept, firsts = list[Touch](), list[Touch](), dict[str, int]()
        for touch in sorted(self.touches, key=lambda it: (it.at, it.seat)):
            wish = repr(sorted(touch.wish.items()))
            first = firsts.get(wish, touch.at)
            at = firsts[wish] = first if touch.at - first < PHOTO else touch.at
            is_due = self._until(at) <= now
            (made if is_due else kept).append(replace(touch, at=at) if is_due else touch)
        self.touches = kept
        return sorted(made, key=lambda it: it.at)

    @property
    def wake(self) -> int | None:
        """When the next touch is to be made; None if none waits."""
        return min((self._until(touch.at) for touch in self.touches), default=None)

    def make(self, session: Session, now: int) -> int:
        """The touches that are due are made; the reply is the time of a table that is behind."""
        for touch in self.due(now):
            session.play(touch.seat, touch.wish, touch.at)
        return max(0, now - self.lag)

    def wakes(self, wake: int | None) -> int | None:
        """When the next tick is due, at a table whose own next one is at `wake`."""
        times = (self.wake, None if wake is None else wake + self.lag)
        return min((it for it in times if it is not None), default=None)

    def _until(self, at: int) -> int:
        return at + self.lag + COLLECT - 1
