"""A bot for a task of a class: where its code is kept, and how it is handed in."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.short import id_of
from chocobox.pages import page_of
from chocobox.pages.page import Page
from chocobox.request import RequestError
from pages.test_tasks_page import ADA, SET, save


def told(*saves: dict[str, Any], task: str = "2", game: str = "schokoly", **more: Any) -> Page:
    """What the bench is told of a task."""
    given = {"pupils": {id_of(SET): ADA}, "tries": list(saves)}
    asked = {"params": [SET], "query": {"game": game, "task": task}, "given": given}
    return page_of({"name": "bot_task", **asked, **more})


def test_the_code_is_that_of_the_pupil_who_plays_now() -> None:
    page = told()
    assert (page.holds["id"], page.back) == (f"{id_of(SET)}-2-0", f"#/g/{SET}")
    assert page.keep == {}


@pytest.mark.parametrize(
    "other", [{"task": "1"}, {"task": "9"}, {"task": ""}, {"task": "-1"}, {"game": "kaboom"}]
)
def test_another_kind_of_task_has_no_bench(other: dict[str, str]) -> None:
    with pytest.raises(RequestError):
        told(**other)


def test_what_is_handed_in_is_a_finished_try_with_its_code() -> None:
    page = told(save(2, 1, code="a"), act={"name": "hand_in", "of": "b"})
    [one] = page.keep["tries"]["add"]
    begin = one["begin"]
    assert (one["done"], one["code"], begin.names) == (True, "b", ("Ada", ""))
    assert begin.task == {"set": SET, "number": 2, "round": 0, "nth": 2}
    assert page.keep["pupils"][id_of(SET)]["begun"] == [0, 0, 2]
