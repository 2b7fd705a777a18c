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
    private = "platform" if asked.given["device"]["platform"] else "text"
    return Page(
        title=say("about-title"),
        look="sheet about",
        parts=(
            Text(says=say("about-what")),
            Text(says=this_version(box), look="small"),
            _link(say("about-workshop"), "#/workshop"),
            *_told("whose"),
            Text(says=say("about-not-ours")),
            Text(says=say("about-names")),
            Group(kind="terms", look="credits", parts=_credits()),
            *_told("ask", "whom", "hole"),
            *_told("languages", "mend"),
            *_languages(box["languages"]),
            *_told("access", "goal", "tried", "hard"),
            _link(say("can-title"), "#/can"),
            *_told("private", private),
            _link(say("about-privacy"), "#/privacy"),
            *_told("stays", "opens", "free", "alone", "safe"),
            *_told("made-of"),
            Text(says=say("about-licences")),
            _link(say("about-texts"), "#/licences"),
            _licences(box["licences"]),
        ),
    )


def _told(about: str, *names: str) -> Iterable[Part]:
    """A heading and its sentences."""
    yield Text(says=say(f"about-{about}"), kind="title")
    yield from (Text(says=say(f"about-{about}-{name}")) for name in names)


def this_version(box: Mapping[str, Any]) -> Words:
    """Which version this is, and of which day."""
    return say("about-this", version=box["version"], day=When(box["day"], "day"))


def _link(says: Words, address: str) -> Part:
    """A line that leads to another page."""
    return Group(kind="row", parts=(Key(says=says, does=Go(address), kind="link"),))


def _languages(languages: Iterable[Mapping[str, Any]]) -> Iterable[Part]:
    """The languages that nobody has read who grew up with them, and those that are not whole."""
    for language in languages:
        if not language["read"]:
            yield Text(says=say("about-languages-unread", language=language["name"]))
        if language["missing"]:
            missing = {name: language[name] for name in ("name", "missing", "all")}
            yield Text(says=say("about-languages-partial", **missing))


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
