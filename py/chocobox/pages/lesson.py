"""A ready lesson: its goal and course, its set of tasks with the code, and a sheet to print."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from chocobox.classes.draft import terms_for
from chocobox.classes.plan import tasks_of
from chocobox.links.storing import set_link, stored_set
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text, Tool, card
from chocobox.pages.parts.tasks import only_here, task_minutes, tray
from chocobox.pages.press import Act, Go, Local, go
from chocobox.pages.words import Say, say

Lesson = Mapping[str, Any]
"""A ready lesson, with its title in the reader's language, which stands in its link too."""


def page(asked: Asked) -> Page:
    """The whole page of the lesson that the address names."""
    [name] = asked.params
    found = [one for one in asked.given["lessons"] or () if one["name"] == name]
    if not found:
        return Page(title=say("ready-title"), parts=(), look="class-page ready", is_missing=True)
    [lesson] = found
    device, tasks = asked.given["device"], _set_of(lesson)
    is_taken = asked.deed("take") is not None
    made = stored_set(tasks, asked.now) if is_taken else None
    return Page(
        title=_words(lesson, "title"),
        look="class-page ready",
        back="#/class",
        back_says="class-title",
        parts=(
            _about(lesson),
            _tasks(tasks, device, is_taken),
            _links(lesson["links"]),
        ),
        keep={"new_sets": [made]} if made else {},
        goes=go(f"#/class/{made['id']}") if made else None,
    )


def _words(lesson: Lesson, part: str) -> Say:
    return say(f"ready-{lesson['name']}-{part}")


def _set_of(lesson: Lesson) -> dict[str, Any]:
    """The set of a lesson."""
    tasks = tasks_of(lesson["game"], lesson["tasks"])
    return {"title": lesson["title"], "tasks": tasks, **terms_for(tasks, lesson)}


def _about(lesson: Lesson) -> Part:
    """What is learned, what is needed, and how the lesson goes."""
    steps = tuple(_steps(lesson))
    own = (_words(lesson, "material"),) if lesson.get("material") else ()
    printing = Key(
        says=say("ready-print"),
        does=Local("print", "lesson"),
        look="quiet",
    )
    return Group(
        kind="card",
        look="ready-about",
        game=lesson["game"],
        parts=(
            _top(lesson),
            Text(says=say("ready-goal"), kind="title"),
            Text(says=_words(lesson, "goal")),
            Text(says=say("ready-material"), kind="title"),
            Text(says=(say("ready-material-all"), *own)),
            Text(says=say("ready-course"), kind="title"),
            Group(kind="numbered", look="ready-steps", parts=steps),
            Group(kind="row", look="class-links no-print", parts=(printing,)),
        ),
    )


def _top(lesson: Lesson) -> Part:
    """The lid of its game, its minutes and the age."""
    facts = say("ready-line", minutes=lesson["minutes"], age=lesson["age"])
    lid = Picture(kind="lid", given={"game": lesson["game"]})
    return Group(kind="row", look="ready-top", parts=(lid, Text(says=facts, look="ready-line")))


def _steps(lesson: Lesson) -> Iterator[Part]:
    """The steps of the course, each with its minutes; some are the same in all lessons."""
    own = count(1)
    for step in lesson["steps"]:
        of_all = step.get("of_all")
        says = say(f"ready-step-{of_all}") if of_all else _words(lesson, f"step-{next(own)}")
        long = Text(says=say("ready-minutes", minutes=step["minutes"]), kind="strong")
        yield Group(kind="item", parts=(long, Text(says=says, kind="words")))


def _tasks(tasks: Mapping[str, Any], device: Mapping[str, Any], is_taken: bool) -> Part:
    """The tasks, the key that makes a set of them, and their code."""
    text = set_link(tasks)
    take = Key(says=say("ready-take"), does=Act("take"), look="big")
    fault = (Text(says=say("class-make-not"), kind="alert"),) if is_taken and not text else ()
    words = (
        Text(says=say("ready-tasks"), kind="title"),
        *only_here(device),
        tray(tasks["tasks"], lambda i: (task_minutes(tasks["tasks"][i]),)),
        Group(kind="row", look="no-print", parts=(take,)),
        *fault,
    )
    address = Picture(kind="address", given={"text": text})
    code = (
        Text(says=say("ready-code"), kind="heading"),
        Tool(kind="link", given={"text": text, "title": tasks["title"]}),
        *((address,) if text and device["addressed"] else ()),
    )
    return Group(
        kind="card",
        look="for-pupils ready-set",
        parts=(
            Group(kind="row", look="for-words", parts=words),
            Group(kind="row", look="ready-code", parts=code),
        ),
    )


def _links(links: list[str]) -> Part:
    """The pages of the box that go with a lesson."""
    keys = tuple(map(_link, links))
    row = Group(kind="row", look="class-links", parts=keys)
    return card(say("ready-on"), row, look="ready-on no-print")


def _link(link: str) -> Part:
    """The key of an address such as `count?grade=1`, which leads to a page with a choice."""
    path, _, text = link.partition("?")
    query = dict(one.split("=") for one in text.split("&") if one)
    values = {name: int(value) for name, value in query.items()}
    words = say(f"ready-to-{path.partition('/')[0]}", **values)
    return Key(says=words, does=Go(f"#/{path}", query), look="quiet")
