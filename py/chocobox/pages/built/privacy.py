"""For a school's data officer: what lies where, how long, and what leaves the device."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chocobox.pages.asked import Asked
from chocobox.pages.built.about import this_version
from chocobox.pages.page import Group, Key, Page, Part, Text
from chocobox.pages.press import Local, go
from chocobox.pages.words import say

_SECTIONS: Final = {
    "short": 2,
    "where": 6,
    "long": 4,
    "link": 6,
    "near": 2,
    "host": 4,
    "platform": 4,
    "device": 3,
}
"""Each with its number of paragraphs."""


def variants() -> Iterable[Asked]:
    """It is the same everywhere."""
    return (Asked({}),)


def page(asked: Asked) -> Page:
    """The whole page, which can be printed."""
    keys = (
        Key(says=say("privacy-print"), does=Local("print")),
        Key(says=say("class-title"), does=go("#/class"), look="quiet"),
        Key(says=say("settings-title"), does=go("#/settings"), look="quiet"),
    )
    return Page(
        title=say("privacy-title"),
        look="sheet privacy",
        parts=(
            Text(says=this_version(asked.given["box"]), look="small"),
            *(_section(name, count) for name, count in _SECTIONS.items()),
            Group(kind="row", look="answers", parts=keys),
        ),
    )


def _section(name: str, count: int) -> Part:
    """What is to be known about one question."""
    texts = (
        Text(says=say(f"privacy-{name}-{number}"), kind="words") for number in range(1, count + 1)
    )
    items = tuple(Group(kind="item", parts=(text,)) for text in texts)
    title = Text(says=say(f"privacy-{name}"), kind="title")
    return Group(kind="section", parts=(title, Group(kind="list", parts=items)))
