"""What one can do here, and the tests that prove it: of the box, then with official names."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from chocobox.pages.asked import Asked
from chocobox.pages.built.about import this_version
from chocobox.pages.built.box_proofs import BOX
from chocobox.pages.built.capabilities import TAGS, Capability
from chocobox.pages.built.proofs import HELD, MISSING, PARTS
from chocobox.pages.page import Group, Page, Part, Text
from chocobox.pages.words import Several, Words, say

_LIMITS: Final = 6
"""So many things are not so."""


def variants() -> Iterable[Asked]:
    """It is the same everywhere."""
    return (Asked({}),)


def page(asked: Asked) -> Page:
    """The whole page."""
    return Page(
        title=say("can-title"),
        back="#/about",
        back_says="about-title",
        look="sheet can",
        parts=(
            Text(says=this_version(asked.given["box"]), look="small"),
            Text(says=say("can-how")),
            *(_section(name, all) for name, all in BOX.items()),
            Text(says=say("can-held", held=len(HELD), all=len(TAGS)), look="can-held"),
            *(_section(name, all) for name, all in PARTS.items()),
            _limits(),
        ),
    )


def _section(name: str, all: Iterable[Capability]) -> Part:
    """All that is about one thing, as the games, or eyes."""
    title = Text(says=say(f"can-{name}"), kind="title")
    return Group(kind="section", parts=(title, *map(_told, all)))


def _told(one: Capability) -> Part:
    """A sentence with its official names, if it has some; a press on it opens its tests."""
    names = (*one.tags, *(f"WCAG\u00a0{it}" for it in one.criteria))
    claim = Text(says=say(f"can-{one.code}"), kind="words")
    tests = tuple(Text(says=it.replace("::", ": "), kind="code") for it in one.tests)
    items = tuple(Group(kind="item", parts=(it,)) for it in tests)
    key = Group(kind="heading", parts=(claim, *map(_name, names)))
    return Group(kind="fold", parts=(key, Group(kind="list", look="can-tests", parts=items)))


def _name(name: str) -> Part:
    return Text(says=name, kind="official", look="can-name")


def _limits() -> Part:
    """What is not so, or not yet."""
    missing: Words = Several(MISSING, "and")
    says = (
        *(say(f"can-limit-{number}") for number in range(1, _LIMITS + 1)),
        say("can-limit-tags", tags=missing),
    )
    items = tuple(Group(kind="item", parts=(Text(says=it, kind="words"),)) for it in says)
    title = Text(says=say("can-limits"), kind="title")
    return Group(kind="section", parts=(title, Group(kind="list", parts=items)))
