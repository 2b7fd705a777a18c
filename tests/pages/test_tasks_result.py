"""The result that a pupil shows, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.core.short import id_of
from chocobox.pages.page import Field, Page, Tool
from chocobox.pages.words import say
from pages.test_tasks_page import ADA, NOW, SET, only, save, told
from support.page_parts import parts_of, says_of
from support.talk import Talk


def shown(*saves: dict[str, Any], **more: Any) -> tuple[Page, Page]:
    """The page after the key, and after what it holds from then on."""
    first = told(*saves, act=("show", True), **more)
    more["fields"] = {**more.get("fields", {}), **first.holds}
    return first, told(*saves, **more)


def test_a_result_is_a_link_with_the_name_the_tries_and_the_players_of_the_tablet() -> None:
    pupils = {id_of(SET): {**ADA, "round": 2}}
    first, then = shown(save(0, 2, round=2), save(0, 1, round=2), pupils=pupils)
    assert first.focus == ".task-result h2"
    tool = next(one for one in parts_of(then) if isinstance(one, Tool) and one.kind == "link")
    opened = Talk().ask("open", text=tool.given["text"])["opened"]
    result = opened["result"]
    assert [result[it] for it in ("name", "origin", "players", "when")] == [
        *("Ada", 5, 3, NOW // 60_000)
    ]
    assert result["tries"][0]["begun"] == 2
    assert [it for it in says_of(then) if it.startswith("class-shown")] == [
        "class-shown",
        "class-shown-line",
        "class-shown-tries",
        "class-shown-players",
    ]
    assert then.holds["picking"] is False


def test_a_result_without_a_name_asks_for_one() -> None:
    for name in ("", " ", "\u200b"):
        first, then = shown(save(0, 1), fields={"name": name})
        assert first.focus == ".task-name input"
        assert "class-show" in says_of(then)
        assert only(then, Field).missing == say("class-name-asked")
        fields = {**first.holds, "name": "Ben"}
        assert only(told(save(0, 1), fields=fields), Field).missing is None


def test_a_result_is_shown_by_the_name_that_is_in_it_or_not_at_all() -> None:
    first, _ = shown(save(0, 1))
    fields = {**first.holds, "name": "Ben"}
    assert "class-shown" not in says_of(told(save(0, 1), fields=fields))


def test_a_result_that_no_link_holds_can_be_tried_again() -> None:
    _, then = shown({**save(0, 1), "task": {"number": 0, "round": 0, "nth": 5_000}})
    assert {"class-show-not", "class-show"} <= set(says_of(then))
