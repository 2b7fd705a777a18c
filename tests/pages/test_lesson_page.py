"""A ready lesson, as Python tells it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from chocobox.classes.plan import tasks_of
from chocobox.core.short import id_of
from chocobox.links.link import read
from chocobox.links.storing import stored_set
from chocobox.pages import page_of
from chocobox.pages.page import Page, Picture, Tool
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Say, say
from support.page_parts import keys_of, messages_in, parts_of, says_of
from support.places import ROOT

LESSONS: list[dict[str, Any]] = [
    {**one, "game": path.parent.name, "title": one["name"].title()}
    for path in sorted((ROOT / "assets" / "games").glob("*/lessons.json"))
    for one in json.loads(path.read_text("utf-8"))
]
COUNT = next(one for one in LESSONS if one["name"] == "count")
TASKS = tasks_of(COUNT["game"], COUNT["tasks"])
each_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda it: it["name"])


def told(name: str = "count", **request: Any) -> Page:
    """The page of a lesson, on a device whose address others can open."""
    device = {"shared": True, "addressed": True} | request.pop("device", {})
    given = {"device": device, "lessons": request.pop("lessons", LESSONS), "new_sets": None}
    return page_of({"name": "lesson", "params": [name], "given": given, "now": 5, **request})


def link_of(page: Page) -> str:
    """The text of the link on a page."""
    [text] = [it.given["text"] for it in parts_of(page) if isinstance(it, Tool)]
    return str(text)


@each_lesson
def test_all_words_of_a_lesson_and_of_its_links_are_written(lesson: dict[str, Any]) -> None:
    page = told(lesson["name"])
    texts = [path.read_text("utf-8") for path in (ROOT / "assets/locales/en").rglob("*.ftl")]
    words = set(re.findall(r"^([a-z][\w-]*) =", "\n".join(texts), re.M))
    assert {it.id for it in messages_in(page)} <= words
    assert page.title == say(f"ready-{lesson['name']}-title")
    own = [step for step in lesson["steps"] if "of_all" not in step]
    assert f"ready-{lesson['name']}-step-{len(own) + 1}" not in words


def test_a_lesson_tells_its_goal_its_course_and_its_tasks_in_this_order() -> None:
    page = told()
    assert page.title == say("ready-count-title")
    read = says_of(page)
    about = ["ready-line", "ready-goal", "ready-count-goal", "ready-material"]
    assert read[:4] == about
    course = read[read.index("ready-course") : read.index("ready-print")]
    own = [f"ready-count-step-{i}" for i in (1, 2, 3, 4)]
    steps = [*own[:2], "ready-step-open", own[2], "ready-step-collect", own[3]]
    assert course == ["ready-course", *(it for step in steps for it in ("ready-minutes", step))]
    assert read.count("class-minutes") == len(TASKS)
    links = ["ready-to-count", "ready-to-count", "ready-to-rules"]
    assert read[-4:] == ["ready-on", *links]


@each_lesson
def test_the_code_of_a_lesson_holds_its_title_its_tasks_and_its_help(
    lesson: dict[str, Any],
) -> None:
    work = read(link_of(told(lesson["name"]))).work
    assert work
    assert work.title == lesson["title"]
    assert len(work.starts) == len(lesson["tasks"])
    assert work.terms.help.hints == lesson["hints"]
    assert work.terms.counts == ("first" if lesson["game"] == "schokoly" else "best")


def test_one_press_keeps_the_set_and_leads_to_it() -> None:
    assert told().keep == {}
    page = told(act={"name": "take", "of": True})
    [made] = page.keep["new_sets"]
    text = link_of(told())
    assert (made["kind"], made["key"], made["id"], made["made"]) == ("set", text, id_of(text), 5)
    assert (made["set"]["title"], made["set"]["tasks"]) == ("Count", TASKS)
    assert page.goes == Go(f"#/class/{made['id']}")


def test_where_no_link_can_hold_the_set_the_press_says_so_and_keeps_nothing() -> None:
    long = [{**COUNT, "title": "x" * 99}]
    assert stored_set({"title": "x" * 99, "tasks": TASKS}, 5) is None
    page = told(lessons=long, act={"name": "take", "of": True})
    assert "class-make-not" in says_of(page)
    assert (page.keep, page.goes, link_of(page)) == ({}, None, "")
    assert "class-make-not" not in says_of(told(lessons=long))


def test_the_address_stands_on_paper_only_where_there_is_one() -> None:
    pictures = [it.kind for it in parts_of(told()) if isinstance(it, Picture)]
    assert "address" in pictures
    page = told(device={"addressed": False, "shared": False})
    assert "address" not in [it.kind for it in parts_of(page) if isinstance(it, Picture)]
    assert "class-only-here" in says_of(page)


def test_a_link_leads_to_a_page_with_its_choice_and_says_so() -> None:
    keys = [(key.does, key.says) for key in keys_of(told()) if isinstance(key.does, Go)]
    easy = [says for does, says in keys if does.query == {"grade": "1"}]
    assert easy == [Say("ready-to-count", {"grade": 1})]
    assert Act("take") in [key.does for key in keys_of(told())]


def test_an_address_without_a_lesson_leads_to_nothing() -> None:
    assert told("nothing").is_missing
    assert told(lessons=None).is_missing
