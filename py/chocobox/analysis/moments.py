"""The deciding plies of a game: its deciding events, and the largest changes of a lead."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import inf
from typing import Any

from chocobox.core.game import Game
from chocobox.core.record import TABLE, Event

MOST = 12
"""The most moments of one game."""

LEAD = "lead"
"""The code of a ply with a large change of a lead."""

AHEAD = "ahead"
"""The code of the ply after which a seat stayed in front to the end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A deciding ply, its seat, and the change of that seat's lead over the best other.

    code is the name of an event, or LEAD or AHEAD.
    """

    ply: int
    code: str
    seat: int
    change: int


class Course:
    """Each seat's lead over the best other, after every ply of a game."""

    def __init__(self, game: Game[Any, Any], states: Sequence[Any]) -> None:
        self.game = game
        self.leads: list[tuple[int, ...]] = []
        before: tuple[int, ...] | None = None
        for state in states:
            standing = game.standing(state)
            is_same = standing == before
            self.leads.append(self.leads[-1] if is_same else leads(standing, game.teams))
            before = standing

    def change(self, ply: int, seat: int) -> int:
        """The change of a seat's lead by the move to that ply."""
        before, after = self.leads[ply - 1], self.leads[ply]
        return after[seat] - before[seat] if 0 <= seat < len(after) else 0

    def swing(self, ply: int, mover: int) -> Moment:
        """The largest change of a lead; of equal ones a gain, then the one of the mover."""
        best = (0, 0, False, 0)
        if self.leads[ply] is not self.leads[ply - 1]:
            changes = [(self.change(ply, seat), seat) for seat in range(len(self.leads[ply]))]
            best = max((abs(n), n, seat == mover, -seat) for n, seat in changes)
        size, change, _, seat = best
        return Moment(ply, LEAD, -seat if size else TABLE, change)

    def weight(self, one: Moment) -> int:
        """The size of that seat's change of lead; if 0, that of its next change."""
        plies = range(one.ply + 1, len(self.leads))
        later = (self.change(ply, one.seat) for ply in plies)
        return abs(one.change or next(filter(None, later), 0))


def leads(standing: Sequence[int], teams: Sequence[int]) -> tuple[int, ...]:
    """The lead of each seat, or of its team, over the best other."""
    sides = 2 if len(standing) in teams else len(standing)
    best = [max(standing[side::sides]) for side in range(sides)]
    found = []
    for seat, points in enumerate(standing):
        others = [most for side, most in enumerate(best) if side != seat % sides]
        found.append(points - max(others, default=0))
    return tuple(found)


def moments_of(
    course: Course, events: Sequence[tuple[Event, ...]], movers: Sequence[int]
) -> tuple[Moment, ...]:
    """The most important plies of each kind in turn, not too near to each other; by ply."""
    swings = [course.swing(ply, mover) for ply, mover in enumerate(movers, 1)]
    named = [_named(course, swing, events[swing.ply]) for swing in swings]
    kinds = _kinds(course, named)
    chosen = [*_ahead(course)]
    apart = len(movers) // (2 * MOST)
    while any(kinds.values()) and len(chosen) < MOST:
        for kind, found in kinds.items():
            far = {one: weight for one, weight in found.items() if _gap(one, chosen) > apart}
            if far and len(chosen) < MOST:
                chosen.append(max(far, key=lambda one: (far[one], _gap(one, chosen), -one.ply)))
            kinds[kind] = far
    return tuple(sorted(chosen, key=lambda one: one.ply))


def _gap(one: Moment, chosen: Sequence[Moment]) -> float:
    """The distance to the nearest chosen moment, in plies."""
    return min((abs(one.ply - other.ply) for other in chosen), default=inf)


def _named(course: Course, swing: Moment, seen: Sequence[Event]) -> Moment:
    """The first kind of deciding event in that ply; without one, the change of the lead."""
    for kind in course.game.moments:
        for event in seen:
            if isinstance(event, kind):
                seat = getattr(event, "seat", swing.seat)
                return Moment(swing.ply, kind.__name__, seat, course.change(swing.ply, seat))
    return swing


def _kinds(course: Course, found: Sequence[Moment]) -> dict[str, Mapping[Moment, int]]:
    """The moments of each kind with their weights; of changes of a lead only the large ones."""
    sizes = sorted(abs(one.change) for one in found if one.code == LEAD and one.change)
    usual = sizes[len(sizes) // 2] if sizes else 0
    kinds: dict[str, Mapping[Moment, int]] = {}
    for code in (*(kind.__name__ for kind in course.game.moments), LEAD):
        ones = [one for one in found if one.code == code]
        kinds[code] = {
            one: course.weight(one) for one in ones if code != LEAD or abs(one.change) > usual
        }
    return kinds


def _ahead(course: Course) -> Iterator[Moment]:
    """The ply after which the leader at the end stayed in front, unless that is the start."""
    last = len(course.leads) - 1
    in_front = [seat for seat, lead in enumerate(course.leads[last]) if lead > 0]
    for seat in in_front[:1] if len(course.leads[last]) > 1 else ():
        ply = last
        while ply and course.leads[ply - 1][seat] > 0:
            ply -= 1
        if ply:
            yield Moment(ply, AHEAD, seat, course.change(ply, seat))
