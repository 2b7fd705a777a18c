"""The results of a class as a small picture: one chocolate for each pupil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from chocobox.pages.page import Part, Picture
from chocobox.pages.words import Ratio, Say, say

PILES: Final = 20
"""So many piles stand side by side."""

_ROUND: Final = 10
"""The scale of leads ends at such a round number."""

_MARKS: Final = 4
"""The scale has so many parts."""


def pile_of(values: Sequence[int], first: int, last: int) -> tuple[int, ...]:
    """The pile for each value on a scale."""
    span = last - first
    return tuple(max(0, min(PILES - 1, (one - first) * PILES // span)) for one in values)


def middle(values: Sequence[int]) -> int | Ratio:
    """The median of values in any order."""
    ordered = sorted(values)
    twice = ordered[(len(ordered) - 1) // 2] + ordered[len(ordered) // 2]
    return Ratio(twice, 2) if twice % 2 else twice // 2


def lead_sign(lead: int | Ratio) -> Say:
    """How far ahead somebody is, or behind."""
    over = lead.over if isinstance(lead, Ratio) else lead
    how = "ahead" if over > 0 else "behind" if over < 0 else "plain"
    points = Ratio(abs(over), lead.under) if isinstance(lead, Ratio) else abs(lead)
    return say("together-sign", points=points, how=how)


def total_plot(totals: Sequence[int], most: int) -> Part:
    """The totals of a class, of the most that one can have."""
    return _plot(totals, 0, most, say("class-plot", **_facts(totals), all=most))


def point_plot(points: Sequence[int], most: int) -> Part:
    """The points of a class at one task for one person."""
    return _plot(points, 0, most, say("class-plot", **_facts(points), all=most))


def lead_plot(leads: Sequence[int]) -> Part:
    """How far ahead of the best bot pupils were, or behind."""
    far = max(1, *map(abs, leads))
    end = -(-far // _ROUND) * _ROUND
    facts = _facts(leads)
    signs = {name: lead_sign(facts[name]) for name in ("least", "most", "half")}
    return _plot(leads, -end, end, say("together-lead-plot", **facts | signs, all=end), True)


def _facts(values: Sequence[int]) -> dict[str, Any]:
    ends = {"least": min(values), "most": max(values)}
    return {"count": len(values), **ends, "half": middle(values)}


def _plot(values: Sequence[int], first: int, last: int, says: Say, is_lead: bool = False) -> Part:
    """A picture; half: the place of the middle on the scale, in parts of 10,000."""
    half, span = middle(values), last - first
    over, under = (half.over, half.under) if isinstance(half, Ratio) else (half, 1)
    marks = [first + (2 * part * span + _MARKS) // (2 * _MARKS) for part in range(_MARKS + 1)]
    return Picture(
        kind="plot",
        given={
            "piles": pile_of(values, first, last),
            "most": PILES,
            "says": says,
            "half": (over - first * under) * 10_000 // (span * under),
            "half_says": say("class-half", half=lead_sign(half) if is_lead else half),
            "scale": [lead_sign(one) if is_lead else f"{one}" for one in marks],
        },
    )
