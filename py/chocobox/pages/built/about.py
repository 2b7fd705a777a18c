"""Whose games these are, and what Chocobox is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from chocobox.pages.asked import Asked
from chocobox.pages.built.shelf import LIDS
from chocobox.pages.page import Cell, Column, Group, Key, Line, Page, Part, Table, Text
from chocobox.pages.press import Go
from chocobox.pages.words import When, Words, say


def variants() -> Iterable[Asked]:
    """Within a learning platform, and anywhere else."""
    return Asked({"device": {"platform": True}}), Asked({"device": {"platform": False}})


def page(asked: Asked) -> Page:
    """The whole page."""
    box = asked.given["box"]
    is_within = asked.given["device"]["platform"]
    return Page(
        title=say("about-title"),
        look="sheet about",
        parts=(
            Text(says=say("about-what")),
            Text(says=this_version(box), look="small"),
            _link(say("about-workshop"), "#/workshop"),
            Text(says=say("about-whose"), kind="title"),
            Text(says=say("about-not-ours")),
            Text(says=say("about-names")),
            Group(kind="terms", look="credits", parts=_credits()),
            Text(says=say("about-ask"), kind="title"),
            *(Text(says=say(f"about-ask-{name}")) for name in ("whom", "fault", "hole", "care")),
            Text(says=say("about-access"), kind="title"),
            *(Text(says=say(f"about-access-{name}")) for name in ("goal", "tried", "hard")),
            Text(says=say("about-private"), kind="title"),
            Text(says=say("about-private-platform") if is_within else say("about-private-text")),
            _link(say("about-privacy"), "#/privacy"),
            Text(says=say("about-made-of"), kind="title"),
            Text(says=say("about-licences")),
            _link(say("about-texts"), "#/licences"),
            _licences(box["licences"]),
        ),
    )


def this_version(box: Mapping[str, Any]) -> Words:
    """Which version this is, and of which day."""
    return say("about-this", version=box["version"], day=When(box["day"], "day"))


def _link(says: Words, address: str) -> Part:
    """A line that leads to another page."""
    return Group(kind="row", parts=(Key(says=says, does=Go(address), kind="link"),))


def _credits() -> tuple[Part, ...]:
    """Each game, and whose it is."""
    words = [(say(f"game-{it}"), say(f"credit-{it}")) for it in LIDS]
    texts = [[Text(says=one, kind="words") for one in both] for both in words]
    pairs = [(Group(kind="term", parts=(a,)), Group(kind="meaning", parts=(b,))) for a, b in texts]
    return tuple(one for pair in pairs for one in pair)


def _licences(licences: Iterable[Mapping[str, str]]) -> Part:
    """All that is shipped, each with its version and its licence."""
    names = (say("about-name"), say("about-version"), say("about-licence"))
    return Table(
        name=say("about-made-of"),
        columns=tuple(Column(says=one) for one in names),
        lines=tuple(map(_licence, licences)),
        look="licences",
    )


def _licence(one: Mapping[str, str]) -> Line:
    """Something that is shipped; its name leads to its home."""
    name: Part = Text(says=one["name"], kind="words")
    if one["homepage"]:
        name = Key(says=one["name"], does=Go(one["homepage"]), kind="link")
    texts = (Text(says=one[it], kind="words") for it in ("version", "licence"))
    cells = (Cell(parts=(it,)) for it in texts)
    return Line(cells=(Cell(parts=(name,), kind="name"), *cells), key=one["name"])
