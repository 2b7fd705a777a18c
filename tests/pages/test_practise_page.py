"""The page of one's own puzzles, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.games import skills
from chocobox.leitner import DONE
from chocobox.pages import page_of
from chocobox.pages.page import Page
from chocobox.pages.press import Go
from chocobox.path import key_of
from support.page_parts import keys_of, messages_in, says_of

DAY = 20_400


def told(*puzzles: dict[str, Any], **given: Any) -> Page:
    """The page on a day."""
    request = {"name": "practise", "day": DAY, "given": {"puzzles": list(puzzles), **given}}
    return page_of(request)


def puzzle(name: str, day: int = DAY) -> dict[str, Any]:
    """A puzzle that is due on a day."""
    return {"id": name, "box": 0, "day": day}


def test_without_puzzles_the_page_says_how_they_come_and_leads_to_the_games() -> None:
    page = told()
    assert says_of(page) == ["practise-none", "practise-how", "practise-games", "path-private"]
    assert [key.does for key in keys_of(page)] == [Go("#/saves")]
    assert page.keep == {"puzzles": ()}


def test_the_puzzles_of_today_begin_at_a_table_and_later_ones_are_told() -> None:
    page = told(puzzle("a"), puzzle("b"), puzzle("c", DAY + 3))
    read = {one.id: one.args for one in messages_in(page)}
    assert list(read) == [
        "practise-today",
        "practise-ask",
        "path-later",
        "practise-begin",
        "path-private",
    ]
    assert read["practise-begin"] == {"count": 2}
    assert read["path-later"] == {"later": 1, "days": 3}
    assert [key.does for key in keys_of(page)] == [Go("#/practise/now")]
    assert [one.id for one in page.keep["puzzles"]] == ["a", "b", "c"]


def test_rounds_that_are_due_lead_to_the_path() -> None:
    back = {"skill": key_of(skills()[0]), "level": 0, "seed": 3, "box": 0, "day": DAY}
    page = told(puzzle("a", DAY + 1), path={"back": [back]})
    read = {one.id: one.args for one in messages_in(page)}
    assert list(read)[:3] == ["practise-today", "practise-rounds", "path-later"]
    assert read["practise-today"] == {"count": 0}
    assert read["practise-rounds"] == {"count": 1}
    assert [key.does for key in keys_of(page)] == [Go("#/path"), Go("#/saves")]


def test_puzzles_that_need_no_more_practice_are_counted() -> None:
    page = told({"id": "a", "box": DONE, "day": DAY})
    assert {one.id: one.args for one in messages_in(page)}["practise-done"] == {"done": 1}
