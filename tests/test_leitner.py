"""What was got wrong comes back: the boxes of puzzles, and how much waits on a day."""

from __future__ import annotations

from typing import Any

from chocobox.leitner import FRESH
from support.talk import Talk

JOIN = "schokoly_best:join"
TODAY = 20_000


def asked(puzzles: Any = (), day: int = TODAY, **more: Any) -> Any:
    return Talk().ask("path", puzzles=list(puzzles), day=day, **more)


def due(kept: Any = (), day: int = TODAY, **more: Any) -> Any:
    """The puzzles of a device that has practised nothing else, and how many things wait."""
    path = asked(kept, day, **more)["path"]
    assert path["waiting"]["now"] == len(path["puzzles"]["now"])
    return {**path["waiting"], **path["puzzles"]}


def plain(told: Any) -> list[Any]:
    """As a device stores it."""
    return [{name: it[name] for name in ("id", "box", "day")} for it in told["kept"]]


def after(told: Any, day: int, *, right: bool) -> Any:
    return due(plain(told), day, solved={"id": told["kept"][0]["id"], "right": right})


def test_a_puzzle_is_due_at_once_and_comes_back_after_one_three_and_seven_days() -> None:
    told = due(came=["a"])
    assert (told["now"], told["later"], told["days"]) == (["a"], 0, None)
    day, days = TODAY, []
    told = after(told, day, right=True)
    while told["days"] is not None:
        days.append(told["days"])
        assert due(plain(told), day + told["days"] - 1)["now"] == []
        day += told["days"]
        assert due(plain(told), day)["now"] == ["a"]
        told = after(told, day, right=True)
    assert (days, told["now"], told["done"], told["later"]) == ([1, 3, 7], [], 1, 0)
    assert due(plain(told), day + 99, came=["a"])["now"] == []


def test_a_wrong_or_shown_one_begins_anew() -> None:
    told = after(due(came=["a"]), TODAY, right=True)
    told = after(told, TODAY + 1, right=True)
    assert told["days"] == 3
    told = after(told, TODAY + 4, right=False)
    assert (told["days"], told["kept"][0]["box"]) == (1, 0)
    again = after(told, TODAY + 4, right=True)
    assert again["kept"] == told["kept"], "before its day it is only practice"


def test_sixty_are_kept_and_the_oldest_done_ones_go_first() -> None:
    done = [{"id": f"d{i}", "box": 3, "day": TODAY - 40 + i} for i in range(30)]
    fresh = [{"id": f"f{i}", "box": FRESH, "day": TODAY} for i in range(30)]
    told = due([*fresh, *done], came=["x", "y"])
    names = {it["id"] for it in told["kept"]}
    assert len(names) == 60
    assert {"x", "y", "d2", "d29"} <= names
    assert not {"d0", "d1"} & names


def test_impossible_entries_are_left_out() -> None:
    good = {"id": "a", "box": 0, "day": 3}
    bad = [None, 7, {}, {**good, "box": 9}, {**good, "day": -1}, {**good, "id": ""}, {"id": "b"}]
    bad += [{**good, "id": "c" * 99}, {**good, "id": "t", "box": True}]
    assert [it["id"] for it in due([*bad, good])["kept"]] == ["a"]
    for more in ({"came": [7]}, {"solved": {"id": "z", "right": True}}, {"solved": 5}):
        assert "error" in asked([good], **more)


def test_rounds_and_puzzles_that_come_back_are_counted_together() -> None:
    back = [{"skill": JOIN, "level": 0, "seed": 38, "box": 0, "day": TODAY + it} for it in (0, 4)]
    kept = {"good": {}, "rounds": {}, "back": back}
    puzzles = [{"id": f"p{it}", "box": 0, "day": TODAY + it} for it in (-1, 0, 2)]
    found = asked(puzzles, kept=kept)["path"]
    assert (len(found["due"]), found["puzzles"]["now"]) == (1, ["p-1", "p0"])
    assert found["waiting"] == {"type": "Waiting", "now": 3, "later": 2, "days": 2}
