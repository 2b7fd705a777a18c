"""What a practice of calls came to: in words, and as a small picture with a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from chocobox.games import GAMES
from chocobox.pages.page import Cell, Column, Group, Line, Part, Table, Tool
from chocobox.pages.words import Ratio, Say, Words, say

Result = Mapping[str, Any]
"""A result as a device keeps it."""

KINDS: Final[Sequence[Mapping[str, Any]]] = GAMES["choco_practice"].pieces["kinds"]
"""The kinds of cards, each with a card of that kind and what is due."""

SLAP: Final[str] = GAMES["choco_practice"].pieces["slap"]

_SEEN: Final = 6
"""So many earlier results are drawn."""

_LEAST: Final = 400
"""The field is at least so long, in ms."""

_HEIGHT: Final = 10_000
"""The height of the field, in parts."""

_NONE: Final[Mapping[str, Any]] = {"median": None, "wrong": 0, "slow": 0, "count": 0}
"""What is told of a kind that a result lacks."""


def due_word(due: str) -> Say:
    """What is due, as a word."""
    return say("practice-slap") if due == SLAP else say(f"boom-word-{due}")


# --- in words ---


def story(result: Result) -> tuple[Say, ...]:
    """How many calls were wrong; then what a tricky picture and a parrot cost, if that is known."""
    cards, wrong, slow = (
        sum(one[name] for one in result["kinds"]) for name in ("count", "wrong", "slow")
    )
    mistakes = say("practice-wrong", wrong=wrong, slow=slow, cards=cards)
    costs = (
        *_cost(say("practice-cost"), result["cost"]),
        *_cost(say("practice-parrot-cost"), result["parrot_cost"]),
    )
    return (mistakes, *(costs or (say("practice-too-few"),)))


def _cost(name: Say, ms: int | None) -> tuple[Say, ...]:
    """A difference in time; one that nobody sees in hundredths is none."""
    if ms is None:
        return ()
    longer = _seconds(abs(ms))
    how = "longer" if ms > 0 and longer.over else "not"
    return (say(name.id, seconds=longer, how=how),)


def lines(result: Result) -> tuple[Say, ...]:
    """Each kind with its time and its mistakes."""
    return tuple(
        say(
            "practice-of-kind",
            kind=say(f"practice-kind-{kind}"),
            time=_time(_tally(result, kind)["median"]),
            **_mistakes(result, kind),
        )
        for kind in _kinds_of(result)
    )


def _kinds_of(result: Result) -> list[str]:
    """The kinds of a result, in their order."""
    has = {one["kind"] for one in result["kinds"]}
    return [one["kind"] for one in KINDS if one["kind"] in has]


def _tally(result: Result, kind: str) -> Mapping[str, Any]:
    return next((one for one in result["kinds"] if one["kind"] == kind), _NONE)


def _mistakes(result: Result, kind: str) -> dict[str, int]:
    """Both sorts together, and of how many cards."""
    tally = _tally(result, kind)
    return {"count": tally["wrong"] + tally["slow"], "cards": tally["count"]}


def _seconds(ms: int) -> Ratio:
    """Nobody thinks in thousandths: seconds, to the hundredth."""
    return Ratio(int(ms + 5) // 10, 100)


def _time(ms: int | None) -> Say:
    if ms is None:
        return say("practice-no-time")
    return say("practice-seconds", seconds=_seconds(ms))


# --- as a picture ---


def plot(now: Result, earlier: Sequence[Result]) -> Part:
    """The kinds side by side: this time, and earlier ones, the oldest first."""
    before = earlier[-_SEEN:]
    most, marks = scale([*before, now])
    kinds = [_column(kind, now, before, most) for kind in _kinds_of(now)]
    scaled = [{"up": _up(ms, most), "says": _number(ms)} for ms in marks]
    drawn = Tool(kind="practice", given={"shows": "plot", "scale": scaled, "kinds": kinds})
    heard = Group(kind="row", look="unseen", parts=(_table(now),))
    return Group(kind="row", look="practice-plot", parts=(drawn, heard))


def scale(results: Sequence[Result]) -> tuple[Ratio, range]:
    """The length of the field in ms, with room for a number past the longest time; its marks."""
    times = (one["median"] or 0 for result in results for one in result["kinds"])
    longest = int(max(_LEAST, *times))
    step = 1000 if longest > 2400 else 500 if longest > 900 else 250
    return Ratio(6 * longest, 5), range(0, 6 * longest // 5 + 1, step)


def _up(ms: int, most: Ratio) -> int:
    """The place of a time, in parts of the field's height."""
    return int(ms * most.under * _HEIGHT // most.over)


def _column(kind: str, now: Result, before: Sequence[Result], most: Ratio) -> dict[str, Any]:
    """A kind: its dots, each with its age, 0 being this time, and what stands below."""
    dots = [
        {"age": len(before) - n, "up": _up(ms, most)}
        for n, result in enumerate([*before, now])
        if (ms := _tally(result, kind)["median"]) is not None
    ]
    median = _tally(now, kind)["median"]
    mistakes = _mistakes(now, kind)
    has_last = bool(before) and kind in _kinds_of(before[-1])
    return {
        "kind": kind,
        "dots": dots,
        "value": "\u2013" if median is None else _number(median),
        "name": say(f"practice-kind-{kind}"),
        "mistakes": [say("practice-mistakes", **mistakes), say("practice-in", **mistakes)],
        "last": say("practice-last", **_mistakes(before[-1], kind)) if has_last else "",
    }


def _number(ms: int) -> Say:
    return say("practice-number", seconds=_seconds(ms))


def _table(now: Result) -> Part:
    """The same for those who listen."""
    heads = ("kind", "median", "wrong", "slow", "count")
    columns = tuple(Column(says=say(f"practice-head-{name}")) for name in heads)
    rows = tuple(_line(kind, _tally(now, kind)) for kind in _kinds_of(now))
    return Table(name=say("practice-table"), columns=columns, lines=rows)


def _line(kind: str, tally: Mapping[str, Any]) -> Line:
    counts = tuple(_cell(f"{tally[name]}") for name in ("wrong", "slow", "count"))
    name = _cell(say(f"practice-kind-{kind}"), "name")
    return Line(cells=(name, _cell(_time(tally["median"])), *counts), key=kind)


def _cell(says: Words, kind: Any = "") -> Cell:
    return Cell(says=says, kind=kind)
