"""What came of links, in words: how many were taken, and why others were refused."""

from __future__ import annotations

from chocobox.classes.terms import Picks
from chocobox.links.results import Refused, Taken, Verdict
from chocobox.pages.page import Group, Part, Text
from chocobox.pages.parts.names import called
from chocobox.pages.words import Several, Words, say

MOST_LISTED = 30
"""The most refused links that are listed."""


def verdict_words(verdict: Verdict) -> Words:
    """How many results were taken and refused, or that there was no link."""
    counts = {"good": verdict.good, "same": verdict.same, "refused": len(verdict.refused)}
    words = say("class-read", **counts) if any(counts.values()) else say("class-read-none")
    partly = (say("class-read-partly", count=verdict.partly),) if verdict.partly else ()
    return Several((words, *partly))


def verdict_parts(verdict: Verdict | None) -> Part | None:
    """The same, with a line for each that was refused; None where nothing was read yet."""
    if verdict is None:
        return None
    parts = (Text(says=verdict_words(verdict)), *_refusals(verdict.refused))
    return Group(kind="row", look="class-verdict", parts=parts)


def _refusals(refused: tuple[Refused, ...]) -> tuple[Part, ...]:
    items = [_refusal(one) for one in refused[:MOST_LISTED]]
    if more := len(refused) - len(items):
        words = Text(says=say("class-more", count=more), kind="words")
        items.append(Group(kind="item", parts=(words,)))
    return (Group(kind="list", look="class-refused", parts=tuple(items)),) if items else ()


def _refusal(one: Refused) -> Part:
    """Where it stood, and what is wrong with it."""
    line = (say("class-line", line=one.line),) if one.line else ()
    place = ((one.place if line else f"{one.place}:"),) if one.place else ()
    where = Several((*place, *line), ", ")
    head = (Text(says=where, kind="strong"),) if one.place or one.line else ()
    space = (Text(says=" ", kind="words"),) if head else ()
    why = Text(says=why_refused(one), kind="words")
    return Group(kind="item", parts=(*head, *space, why))


def why_refused(one: Refused) -> Words:
    """What is wrong with a link."""
    title = one.title or say("class-untitled")
    return say(f"class-why-{one.why}", name=one.name, title=title)


def news_of(came: Taken, picks: Picks | None, count: int) -> tuple[str, Words]:
    """What came of one code that was scanned: its kind, and a line; count: of the results then."""
    if came.results:
        fresh = came.results[0]
        name = called(picks, fresh["name"])
        words = say("scan-new", name=name, total=fresh["total"], most=fresh["most"], count=count)
        partly = (say("class-read-partly", count=1),) if "unread" in fresh else ()
        return "new", Several((words, *partly))
    if came.last:
        return "known", say("scan-known", name=called(picks, came.last["name"]), count=count)
    return "refused", why_refused(came.refused[0]) if came.refused else say("scan-nothing")
