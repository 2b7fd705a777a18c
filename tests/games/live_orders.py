"""Every order in which touches of almost the same time can be heard, in a live game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from chocobox.core.game import Game
from chocobox.core.session import Session

Plan = list[tuple[int, "Touch"]]
"""When each touch is heard, in that order."""


@dataclass(frozen=True)
class Touch:
    """A landed finger and its meaning."""

    at: int
    seat: int
    wish: Mapping[str, Any]


@dataclass(frozen=True)
class Moment:
    """A table of persons, what time it is there, and what fingers do within a short time."""

    options: Any
    state: Any
    now: int
    touches: tuple[Touch, ...]


def orders(touches: Sequence[Touch], grace: int) -> Iterator[Plan]:
    """Each order that can be, as soon as possible and as late as possible."""
    for order in permutations(touches):
        soon, late = list[int](), list[int]()
        for touch in order:
            soon.append(max([touch.at, *soon[-1:]]))
        for touch in reversed(order):
            late.append(min([touch.at + grace - 1, *late[-1:]]))
        if all(at < touch.at + grace for at, touch in zip(soon, order, strict=True)):
            yield list(zip(soon, order, strict=True))
            yield list(zip(reversed(late), order, strict=True))


def came_of(game: Game[Any, Any], moment: Moment, plan: Plan, calm: int) -> Session:
    """The game after those touches and some calm, where the table is never late."""
    players = [{"kind": "person"}] * len(game.standing(moment.state))
    session = Session(game, moment.options, players, 0)
    session.states, session.clock = [moment.state], moment.now
    for at, touch in plan:
        passes(session, at)
        session.play(touch.seat, touch.wish, touch.at)
    passes(session, max(touch.at for touch in moment.touches) + calm)
    return session


def passes(session: Session, until: int) -> None:
    """Time passes, and whatever is due happens at its time."""
    for _ in range(1000):
        due = session.game.table(session.state)
        at = max(due.at, session.clock) if due else until + 1
        if at > until:
            session.clock = max(session.clock, until)
            return
        session.tick(at)
    raise AssertionError("the table never comes to rest")


def ends(game: Game[Any, Any], moment: Moment, calm: int, told: Any) -> set[Any]:
    """All that can come of those touches: one position, if no order matters."""
    plans = orders(moment.touches, game.grace)
    return {told(came_of(game, moment, plan, calm).state) for plan in plans}
