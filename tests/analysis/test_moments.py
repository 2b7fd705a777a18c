"""The deciding moments of games, on games made by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest

from chocobox.analysis.moments import AHEAD, LEAD, MOST, Course, Moment, leads, moments_of
from chocobox.core.record import TABLE, Event
from support.toy import Race
from support.walks import by_seed

Points = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    seat: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """It names no seat."""


class Scored(Race):
    """A game whose positions are only the standings."""

    moments = (Counted, Won, Lost)
    teams = (4,)

    def standing(self, state: Any) -> Points:
        points: Points = state
        return points


def found(
    standings: Sequence[Points], events: dict[int, Event] | None = None, mover: int = TABLE
) -> list[tuple[int, str, int, int]]:
    """The moments found in a game with these standings and events."""
    seen = [(event,) if (event := (events or {}).get(ply)) else () for ply in range(len(standings))]
    movers = [mover] * (len(standings) - 1)
    moments = moments_of(Course(Scored(), standings), seen, movers)
    return [(one.ply, one.code, one.seat, one.change) for one in moments]


def test_a_lead_is_over_the_best_other_and_partners_share_it() -> None:
    assert leads((7, 4, 9), ()) == (-2, -5, 2)
    assert (leads((5, 5), ()), leads((6,), ()), leads((), ())) == ((0, 0), (6,), ())
    assert leads((9, 4, 9, 4), (4,)) == (5, -5, 5, -5)
    assert leads((9, 4, 9, 4), ()) == (0, -5, 0, -5)


# --- what is a moment ---

TEAMS = [(2, 0, 2, 0), (3, 0, 3, 0), (4, 0, 4, 0), (9, 0, 9, 0)]
Found = list[tuple[int, str, int, int]]
CASES: dict[str, tuple[Sequence[Points], dict[int, Event], Found]] = {
    "a larger change than usual": (
        [(1, 0), (2, 0), (3, 0), (9, 0), (8, 0)],
        {},
        [(3, LEAD, 0, 6)],
    ),
    "not where all changes are alike": ([(1, 0), (2, 0), (3, 0), (4, 0)], {}, []),
    "whoever gained is named": ([(9, 0), (9, 1), (9, 2), (9, 7)], {}, [(3, LEAD, 1, 5)]),
    "also far behind": ([(9, 8, 0), (9, 8, 1), (9, 8, 2), (9, 8, 7)], {}, [(3, LEAD, 2, 5)]),
    "or who lost most": (
        [(9, 8, 9), (9, 8, 8), (9, 8, 7), (9, 8, 0)],
        {},
        [(1, AHEAD, 0, 1), (3, LEAD, 2, -7)],
    ),
    "what happened to a seat": ([(2, 0)] * 4, {2: Won(1)}, [(2, "Won", 1, 0)]),
    "with its change": ([(2, 0), (2, 0), (5, 0)], {2: Lost(1)}, [(2, "Lost", 1, -3)]),
    "what names no seat": ([(2, 0), (2, 0), (5, 0)], {2: Counted()}, [(2, "Counted", 0, 3)]),
    "and changes nothing": ([(2, 0)] * 3, {2: Counted()}, [(2, "Counted", TABLE, 0)]),
    "other events are none": ([(2, 0)] * 3, {2: Event()}, []),
    "since when a seat stayed in front": (
        [(0, 0), (1, 0), (1, 2), (3, 2), (4, 2)],
        {},
        [(3, AHEAD, 0, 2)],
    ),
    "instead of what happened then": (
        [(0, 0), (1, 0), (2, 0)],
        {1: Won(0)},
        [(1, AHEAD, 0, 1)],
    ),
    "not from the start": ([(1, 0), (2, 0)], {}, []),
    "not in a tie": ([(0, 0), (1, 0), (1, 1)], {}, []),
    "not alone": ([(0,), (1,)], {}, []),
    "a game without standing": (
        [(), (), ()],
        {1: Won(2), 2: Counted()},
        [(1, "Won", 2, 0), (2, "Counted", TABLE, 0)],
    ),
}


@pytest.mark.parametrize(("standings", "events", "moments"), CASES.values(), ids=CASES)
def test_a_moment(standings: Sequence[Points], events: dict[int, Event], moments: Found) -> None:
    assert found(standings, events) == moments


def test_of_partners_the_one_that_moved_is_named() -> None:
    assert found(TEAMS) == [(3, LEAD, 0, 5)]
    assert found(TEAMS, mover=2) == [(3, LEAD, 2, 5)]


def test_the_first_kind_of_a_game_names_a_ply_in_which_two_happened() -> None:
    course, both = Course(Scored(), [(1, 0)] * 2), [(), (Lost(0), Won(1))]
    assert moments_of(course, both, [0]) == (Moment(1, "Won", 1, 0),)


# --- which ones ---


def test_without_a_change_of_its_own_a_moment_weighs_what_came_of_it() -> None:
    events: dict[int, Event] = {100: Lost(0), 104: Lost(1)}
    falls = ((0, 9), (0, 8), (0, 0)), ((0, 9), (0, 1), (0, 0))
    for (first, then, last), ply in zip(falls, (104, 100), strict=True):
        standings = [first] * 102 + [then] * 48 + [last] * 90
        assert [one[0] for one in found(standings, events) if one[1] == "Lost"] == [ply]


def test_in_a_long_game_the_weightiest_of_each_kind_are_told_far_from_each_other() -> None:
    choose = by_seed(3)
    points, standings = [0, 0, 0], [(0, 0, 0)]
    events: dict[int, Event] = {}
    for ply in range(1, 1501):
        points[choose(3)] += choose(4)
        if choose(15) == 0:
            events[ply] = (Won, Lost)[choose(2)](seat=choose(3))
            points[choose(3)] += choose(40)
        standings.append((points[0], points[1], points[2]))
    moments = found(standings, events)
    plies = [one[0] for one in moments]
    assert len(moments) == MOST
    assert min(b - a for a, b in pairwise(plies)) > 1500 // (2 * MOST)
    assert {one[1] for one in moments} >= {"Won", "Lost"}
    for kind in (Won, Lost):
        sizes = [abs(one[3]) for one in moments if one[1] == kind.__name__]
        assert max(sizes) >= 25
