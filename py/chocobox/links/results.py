"""Results that came back, as links: each is played again, and taken or refused with a reason."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from chocobox.classes.keeping import result_to_keep
from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.links.pasted import Found
from chocobox.request import Request, RequestError, list_of, text_of, whole_of

MOST = 500
"""The most results that are read at once; a larger class is read in pieces."""

FAULTS = ("bad-link", "older-box", "newer-box")
"""Faults of a link with a sentence of their own."""

_OTHERS = {"set": "tasks", "bot": "bot", "tournament": "bot"}
"""Good links that are no results."""

_LONGEST = 1 << 32


@dataclass(frozen=True, slots=True)
class Refused:
    """A link that does not belong in the table: why, as the end of a message's name.

    line: 0 if the file has no link. name and title: whose result it is, and of which set.
    """

    place: str
    line: int
    why: str
    name: str = ""
    title: str = ""


@dataclass(slots=True)
class Taken:
    """What came of links. results: as a device keeps them; same: so many were here already.

    last: the last one that belongs here. joined: the file and the line up to which all lines
    belong to a link that was read.
    """

    results: list[dict[str, Any]] = field(default_factory=list)
    same: int = 0
    refused: list[Refused] = field(default_factory=list)
    last: dict[str, Any] | None = None
    joined: tuple[str, int] = ("", 0)


def found_of(given: Sequence[object]) -> tuple[Found, ...]:
    """The links that a page has found."""
    return tuple(_found(one) for one in given)


def _found(given: object) -> Found:
    if not isinstance(given, Mapping):
        raise RequestError("bad-request", "A link that was found is a JSON object.")
    place, text, joined = (text_of(given, name) for name in ("place", "text", "joined"))
    line, last = (whole_of(given, name, 0, _LONGEST) for name in ("line", "last"))
    return Found(place, line, text, joined, last)


def taken(
    links: Sequence[Found], key: str, known: Collection[str], joined: tuple[str, int] = ("", 0)
) -> Taken:
    """What came of these links for the table of the set with this key.

    known: the short names of the results that it has. joined: as the links before them left it.
    """
    came, seen = Taken(joined=joined), set(known)
    for one in links:
        place, last = came.joined
        if place == one.place and one.line <= last:
            continue
        _take(one, key, came, seen)
    return came


def _take(one: Found, key: str, came: Taken, seen: set[str]) -> None:
    text, opened, why = _read(one)
    if text != one.text:
        came.joined = one.place, one.last
    why = why or _why_not(opened, key)
    if why:
        whose = opened.get("result", {}).get("name", ""), opened.get("set", {}).get("title", "")
        came.refused.append(Refused(one.place, one.line, why, *whose))
        return
    result = result_to_keep(encode(opened), text)
    came.last = result
    if result["id"] in seen:
        came.same += 1
    else:
        came.results.append(result)
    seen.add(result["id"])


def _read(one: Found) -> tuple[str, dict[str, Any], str]:
    """A link as it stands in its line, then as it was before mail broke it; and its fault."""
    opened, why = _opened(one.text)
    if opened or not one.joined:
        return one.text, opened, why
    if why != "bad-link":
        return one.joined, opened, why
    return one.joined, *_opened(one.joined)


def _opened(text: str) -> tuple[dict[str, Any], str]:
    try:
        return link.as_json(link.read(text)), ""
    except RequestError as error:
        return {}, error.kind if error.kind in FAULTS else "other"


def _why_not(opened: Request, key: str) -> str:
    """Why a good link does not belong in this table; "" if it does."""
    if opened["use"] == "result":
        return "" if opened["key"] == key else "other-set"
    return _OTHERS.get(opened["use"], "game")


# --- a work of several portions ---


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of all links of a paste or of some files, as far as they are read.

    good: so many were taken; partly: of these, so many could be read only in part. joined: as in
    Taken.
    """

    good: int = 0
    same: int = 0
    partly: int = 0
    refused: tuple[Refused, ...] = ()
    joined: tuple[str, int] = ("", 0)


def verdict_of(given: object) -> Verdict:
    """The verdict that a page has so far; an empty one if it has none."""
    if not isinstance(given, Mapping):
        return Verdict()
    refused = tuple(_refused(one) for one in list_of(given, "refused"))
    good, same, partly = (whole_of(given, name, 0, MOST) for name in ("good", "same", "partly"))
    place, line = list_of(given, "joined")
    return Verdict(good, same, partly, refused, (str(place), int(line)))


def _refused(given: Request) -> Refused:
    place, why, name, title = (text_of(given, it) for it in ("place", "why", "name", "title"))
    return Refused(place, whole_of(given, "line", 0, _LONGEST), why, name, title)


def with_more(before: Verdict, came: Taken) -> Verdict:
    """The verdict after some more links."""
    return Verdict(
        before.good + len(came.results),
        before.same + came.same,
        before.partly + sum("unread" in one for one in came.results),
        (*before.refused, *came.refused),
        came.joined,
    )


def at_the_end(verdict: Verdict, empty: Sequence[object], is_more: bool) -> Verdict:
    """The verdict with the files in which no link is; is_more: there were too many links."""
    files = (_empty(one) for one in empty)
    many = (Refused("", 0, "many"),) if is_more else ()
    refused = (*verdict.refused, *files, *many)
    return Verdict(verdict.good, verdict.same, verdict.partly, refused, verdict.joined)


def _empty(given: object) -> Refused:
    if not isinstance(given, Mapping):
        raise RequestError("bad-request", "A file is told by its place.")
    why = text_of(given, "why") if "why" in given else "no-link"
    return Refused(text_of(given, "place"), 0, why)
