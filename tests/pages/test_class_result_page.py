"""A pupil's result from a link, as Python tells it to a teacher."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from chocobox.core.short import id_of
from chocobox.links import link
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Page, Text
from chocobox.pages.press import Go
from chocobox.pages.words import When, say
from classes.test_tries import COUNT, GAME, device, sent
from support.page_parts import keys_of, messages_in, named_keys, parts_of, says_of


@cache
def made() -> tuple[str, dict[str, Any]]:
    """A result of two tasks, one of them finished; its text, and what is in it."""
    return sent((COUNT, device(COUNT, 1, 2)), (GAME, device(GAME, begun=1)))


def told(results: Any = (), keys: Any = (), keeps: bool = True, **more: Any) -> Page:
    """The page on a device with these results in its tables."""
    text, _ = made()
    kept = {"keys": list(keys), "results": list(results)}
    given = {"device": {"keeps": keeps}, "results": kept}
    return page_of({"name": "class_result", "params": [text], "given": given, "now": 5, **more})


def test_a_result_says_of_whom_and_when_it_is_and_what_each_task_came_to() -> None:
    text, opened = made()
    page = told()
    assert (page.title, page.back) == ("7", "#/class")
    of, sum_ = (
        next(one for one in messages_in(page) if one.id == id)
        for id in ("class-result-of", "class-sum")
    )
    assert of.args == {"title": "Monday", "when": When(29_000_000 * 60_000, "minute")}
    assert sum_.args == {"total": opened["total"], "most": 200}
    [(name, watch)] = named_keys(page)
    assert name == say("class-watch-of", name="7", number=1)
    assert watch.does == Go(f"#/watch/{text}", {"task": "0", "try": "1"})
    read = says_of(page)
    assert "class-not-done" in read
    assert not {"class-players", "class-unread-line", "class-odd"} & set(read)


def test_a_result_is_added_to_its_table_or_kept_with_its_tasks() -> None:
    text, opened = made()
    assert {"class-add-new-line", "class-add-new"} <= set(says_of(told()))
    assert {"class-add-line", "class-add"} <= set(says_of(told(keys=[opened["key"]])))
    page = told(act={"name": "add", "of": True})
    kept = page.keep["results"]
    assert page.keep.keys() <= set(PAGES["class_result"].needs)
    assert (kept["set"]["id"], kept["set"]["made"]) == (id_of(opened["key"]), 5)
    result = kept["result"]
    assert [result[it] for it in ("id", "text", "name", "when", "origin")] == [
        *(id_of(text), text, "7", 29_000_000, 99)
    ]
    assert [it["number"] for it in result["tries"][0]["tries"]] == [1, 2]
    assert "unread" not in result
    assert (page.tells, page.focus) == (say("class-added", name="7"), ".result-to")


def test_what_is_kept_has_no_names_of_types() -> None:
    kept = told(act={"name": "add", "of": True}).keep["results"]["result"]
    assert '"type"' not in str(kept).replace("'", '"')


def test_after_that_the_page_leads_to_the_table_and_says_how_many_are_in_it() -> None:
    text, opened = made()
    own = {"id": id_of(text), "key": opened["key"]}
    other, foreign = own | {"id": "b"}, {"id": "c", "key": "1other"}
    page = told([own, other, foreign], fields={"new": True}, keeps=False)
    read = says_of(page)
    [status] = [one for one in parts_of(page) if isinstance(one, Text) and one.kind == "status"]
    assert status.says == (say("class-added-count", count=2), say("class-not-kept"))
    assert "class-scan-next" in read
    assert keys_of(page)[-1].does == Go(f"#/class/{id_of(opened['key'])}")
    later = says_of(told([own]))
    assert "class-here" in later
    assert "class-scan-next" not in later


def test_a_result_says_of_each_task_whether_it_can_be_scored_and_why_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text, _ = made()
    changed = dict(link.as_json(link.read(text)))
    changed |= {"older": [0], "unread": [0, 1]}
    changed["result"] = changed["result"] | {"players": 3}
    monkeypatch.setattr("chocobox.pages.class_result.contents_of", lambda _: changed)
    page = told(act={"name": "add", "of": True})
    read = says_of(page)
    for id in ("class-older-task", "class-unread-behind", "class-unread-line", "class-players"):
        assert read.count(id) == 1
    assert page.keep["results"]["result"]["unread"] == [0, 1]
