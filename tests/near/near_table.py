"""A live table whose touches come from several devices, each some time after it landed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from chocobox.core.game import Game
from chocobox.core.record import Event
from chocobox.core.session import Session
from chocobox.near.held import Held
from games.live_orders import Moment, Touch

Heard = tuple[int, Touch]
"""When a touch is heard."""


class NearTable:
    """A session whose touches are held, and which is as much later as they want.

    told: its events, and when they came.
    """

    def __init__(self, session: Session, lag: int) -> None:
        self.session, self.held = session, Held(lag)
        self.told: list[tuple[int, Event]] = []

    def hears(self, heard: Iterable[Heard]) -> None:
        """Touches come, each at its time."""
        for now, touch in sorted(heard, key=lambda it: it[0]):
            self.waits(now)
            self.held.add(touch.seat, touch.wish, touch.at)
            self.makes(now)

    def hear(self, now: int) -> None:
        """What is new is told."""
        self.told += [(now, event) for event in self.session.news()]

    def makes(self, now: int) -> None:
        """All touches that are due are made."""
        self.held.make(self.session, now)
        self.hear(now)

    def wake(self) -> int | None:
        """The time of the next tick."""
        return self.held.wakes(self.session.wake())

    def waits(self, until: int) -> None:
        """Time passes, and whatever is due happens at its time."""
        for _ in range(1000):
            if (wake := self.wake()) is None or wake > until:
                return
            self.session.tick(self.held.make(self.session, wake))
            self.hear(wake)
        raise AssertionError("the table never comes to rest")


def heard(touches: Iterable[Touch], late: Callable[[], int]) -> list[Heard]:
    """Each touch is heard a little later; those of one device in the order in which they landed."""
    found = list[Heard]()
    for touch in sorted(touches, key=lambda it: it.at):
        sooner = [now for now, other in found if other.seat == touch.seat]
        found.append((max([touch.at + late(), *sooner]), touch))
    return found


def near(game: Game[Any, Any], moment: Moment, lag: int) -> NearTable:
    """A table of persons at that moment; its clock is behind."""
    players = [{"kind": "person"}] * len(game.standing(moment.state))
    session = Session(game, moment.options, players, 0)
    session.states, session.clock = [moment.state], moment.now
    return NearTable(session, lag)
