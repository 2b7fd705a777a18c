"""The pupils of a set on one device, and their saved tries."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.classes.here import MOST, ORIGINS, Pupil, games_of, pupil_at, with_pupil

ADA = Pupil(0, "Ada", 5, (1, 0))


def save(id: str, number: int, nth: int | None, done: bool = True) -> dict[str, Any]:
    """A saved game of the first pupil."""
    task = {"number": number, "round": 0, **({"nth": nth} if nth else {})}
    return {"id": id, "done": done, "task": task, "moves": [[0, 0, nth or 0]]}


def test_pupils_are_kept_for_the_newest_sets() -> None:
    kept: dict[str, Any] = {}
    for number in range(30):
        kept = with_pupil(kept, f"set{number}", Pupil(number, f"{number}", 5))
    assert len(kept) == MOST
    assert pupil_at(kept, "set29", 7) == Pupil(29, "29", 5)
    assert pupil_at(kept, "set1", 7) is None
    assert pupil_at(with_pupil(kept, "a", ADA), "a", 7) == ADA


@pytest.mark.parametrize(
    "odd", [{"name": 5}, {"round": -1}, {"round": 1e99}, {"round": "1"}, {"round": True}]
)
def test_a_damaged_pupil_is_nobody(odd: dict[str, Any]) -> None:
    assert pupil_at({"a": {**ADA.as_json, **odd}}, "a", 7) is None
    for kept in (None, 5, {}, {"a": None}):
        assert pupil_at(kept, "a", 7) is None


def test_an_older_box_drew_no_origin_and_no_result_could_hold_some_others() -> None:
    for origin in (None, 0, 1e12, ORIGINS, "5"):
        kept = {"a": {"round": 1, "name": "Ben", "origin": origin, "begun": [10**15]}}
        assert pupil_at(kept, "a", 7) == Pupil(1, "Ben", 8)


def test_every_try_has_its_number_also_after_one_is_deleted() -> None:
    saves = [save("b1", 1, 1, done=False), save("a1", 0, None), save("a3", 0, 3)]
    first, second = games_of(saves, Pupil(0, "Ada", 5, (2, 1)), 2)
    assert (first.begun, [(one.nth, one.id) for one in first.tries]) == (3, [(1, "a1"), (3, "a3")])
    assert (first.unfinished, second.unfinished) == ("", "b1")
    assert first.as_json["tries"] == [
        {"number": 1, "moves": [[0, 0, 0]]},
        {"number": 3, "moves": [[0, 0, 3]]},
    ]
    assert [one.begun for one in games_of([], Pupil(0, "Ada", 5, (2,)), 2)] == [2, 0]


def test_tries_of_an_older_box_are_numbered_by_their_order() -> None:
    saves = [save("c", 0, None), save("b", 0, None), save("a", 0, None)]
    [games] = games_of(saves, ADA, 1)
    assert [(one.nth, one.id) for one in games.tries] == [(1, "a"), (2, "b"), (3, "c")]
