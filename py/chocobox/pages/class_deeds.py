"""What somebody does on the page of a set: what becomes of it, and what is stored."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from chocobox.classes.pupils import decided, table_of
from chocobox.classes.stored import class_of
from chocobox.core.letters import seen
from chocobox.links.expiry import forgotten, is_old
from chocobox.links.results import (
    MOST,
    Taken,
    Verdict,
    at_the_end,
    found_of,
    taken,
    verdict_of,
    with_more,
)
from chocobox.pages.asked import Asked
from chocobox.pages.class_kept import Kept, kept_of
from chocobox.pages.class_sheet import answer_of as sheet_answer
from chocobox.pages.parts.verdict import news_of, verdict_words
from chocobox.pages.press import Go
from chocobox.pages.words import Words, say
from chocobox.request import MOST_NAME, Request, list_of, text_of, whole_of

_BETWEEN = re.compile(r"[\n,;\t]")
"""What stands between the names that a teacher types."""


@dataclass(slots=True)
class Deed:
    """What somebody has done, and what the page does after it.

    verdict: of the links that were read last. keep: what the device stores of the set.
    """

    kept: Kept
    verdict: Verdict | None = None
    keep: dict[str, Any] = field(default_factory=dict)
    tells: Words | None = None
    goes: Go | None = None
    goes_how: Literal["push", "replace"] = "push"
    focus: str = ""
    holds: dict[str, Any] = field(default_factory=dict)
    answer: dict[str, Any] = field(default_factory=dict)

    def store(self, **news: Any) -> None:
        """The device stores this of the set too."""
        self.keep = {**self.keep, "class": {**self.keep.get("class", {}), **news}}


def deed_of(asked: Asked, most: int) -> Deed:
    """The set after what was just done; old names go first. most: names that are awaited."""
    fields, given = asked.fields, asked.given["class"]
    before = fields.get("verdict")
    done = Deed(kept_of(given), verdict_of(before) if before else None)
    count = expire(done, asked.given["forget"], text_of(given, "child"), asked.now)
    if count:
        done.tells = say("forget-done", count=count)
    if "expected" in fields and fields["expected"] is not None:
        _expect(done, text_of(fields, "expected"), most)
    act = asked.act
    if act and act.name in DEEDS:
        DEEDS[act.name](done, act.of, asked)
    return done


# --- names that are too old ---


def expire(done: Deed, days: int, word: str, now: int) -> int:
    """Names that were here for too long become numbers; a result of an older box begins to age.

    Of so many results. word: what stands before a number.
    """
    kept = done.kept
    new = [one["id"] for one in kept.results if one.get("came") is None]
    changes: dict[str, dict[str, Any]] = {it: {"id": it, "came": now} for it in new}
    old = [is_old(one.get("came"), days, now) for one in kept.results]
    if any(it and not one.get("nameless") for it, one in zip(old, kept.results, strict=True)):
        told = forgotten({**kept.request, "old": old, "word": word})
        for one, name, text in zip(kept.results, told.names, told.texts, strict=True):
            if name != one["name"]:
                news = {"id": one["id"], "name": name, "text": text, "nameless": True}
                changes[one["id"]] = changes.get(one["id"], {}) | news
        people = tuple({"name": it.name, "sources": list(it.sources)} for it in told.people)
        results = tuple({**one, **changes.get(one["id"], {})} for one in kept.results)
        if (people, told.expected) != (kept.people, kept.expected):
            done.store(decided={"people": people, "expected": told.expected})
        done.kept = replace(kept, results=results, people=people, expected=told.expected)
    if changes:
        done.store(change=list(changes.values()))
    return sum("name" in it for it in changes.values())


# --- results that came back ---


def _take(done: Deed, of: Request, joined: tuple[str, int] = ("", 0)) -> Taken:
    """Adds what belongs in the table."""
    kept = done.kept
    known = [one["id"] for one in kept.results if not one.get("unchecked")]
    came = taken(found_of(list_of(of, "links")), kept.key, known, joined)
    if came.results:
        fresh = {one["id"] for one in came.results}
        rest = tuple(one for one in kept.results if one["id"] not in fresh)
        results = sorted((*rest, *came.results), key=lambda one: one["when"])
        done.kept = replace(kept, results=tuple(results))
        done.store(add=came.results)
    return came


def _read(done: Deed, of: Request, _: Asked) -> None:
    """One portion of the links that were pasted or lay in files, and at the end the verdict."""
    at, count = (whole_of(of, name, 0, MOST + 1) for name in ("at", "all"))
    before = (done.verdict if at else None) or Verdict()
    verdict = with_more(before, _take(done, of, before.joined))
    if at + len(of["links"]) >= min(count, MOST):
        verdict = at_the_end(verdict, list_of(of, "empty"), count > MOST)
        done.tells = verdict_words(verdict)
    done.verdict, done.holds["verdict"] = verdict, verdict


def _scan(done: Deed, of: Request, _: Asked) -> None:
    """One code that a camera sees; the scanner tells what came of it."""
    came = _take(done, of)
    kind, words = news_of(came, done.kept.terms.picks, len(done.kept.results))
    done.answer = {"kind": kind, "words": words}


def _remove(done: Deed, of: object, _: Asked) -> None:
    kept = done.kept
    left = tuple(one for one in kept.results if one["id"] != of)
    if len(left) < len(kept.results):
        done.kept, done.tells = replace(kept, results=left), say("class-removed")
        done.store(remove=[of])


def _remove_set(done: Deed, _: object, __: Asked) -> None:
    done.store(gone=True)
    done.tells, done.goes, done.goes_how = say("class-removed"), Go("#/class"), "replace"


# --- what the teacher decides ---


def _who(done: Deed, of: Request, asked: Asked) -> None:
    """Who is who; the name, or the other child, stands in a field."""
    groups, more = list_of(of, "groups"), {}
    if "name" in of:
        name = seen(str(asked.fields.get(of["name"], "")))[:MOST_NAME].strip()
        if not name:
            return
        more = {"name": name}
    if "other" in of:
        groups = [[str(asked.fields.get(of["other"]) or of["first"])], *groups]
        groups = [_sources(done.kept, groups[0][0]), *groups[1:]]
    kept = done.kept
    people = decided({"people": list(kept.people), "groups": groups, "same": of["same"], **more})
    plain = tuple({"name": it.name, "sources": list(it.sources)} for it in people)
    done.kept = replace(kept, people=plain)
    done.store(decided={"people": plain})
    done.tells, done.focus = say("class-decided"), ".class-results h2"
    done.holds |= {"opened": "", **({of["name"]: None} if "name" in of else {})}


def _sources(kept: Kept, first: str) -> list[str]:
    """All sources of the pupil whose first one this is."""
    pupils = table_of(class_of(kept.request)).pupils
    return next((list(one.sources) for one in pupils if one.sources[0] == first), [first])


def _expect(done: Deed, text: str, most: int) -> None:
    """Whose results the teacher awaits, as it was typed."""
    typed = (seen(it)[:MOST_NAME].strip() for it in _BETWEEN.split(text))
    names = tuple(dict.fromkeys(it for it in typed if it))[:most]
    done.holds["expected"] = None
    if names != done.kept.expected:
        done.kept = replace(done.kept, expected=names)
        done.store(decided={"expected": names})


def _preview(done: Deed, _: object, __: Asked) -> None:
    """The tasks as pupils see them; from there a way leads back."""
    kept = done.kept
    done.keep = {**done.keep, "preview": {"key": kept.key, "from": f"#/class/{kept.id}"}}
    done.goes = Go(f"#/g/{kept.key}")


def _copy(done: Deed, _: object, __: Asked) -> None:
    """A new set from the same tasks, with what this one settles."""
    done.keep = {**done.keep, "draft": {**done.kept.set, "title": ""}}
    done.goes = Go("#/class/new")


def _sheet(done: Deed, of: Request, _: Asked) -> None:
    """A file for a spreadsheet."""
    done.answer = dict(sheet_answer(done.kept, of))


def _sort(done: Deed, of: object, _: Asked) -> None:
    done.holds["order"] = of
    done.tells = say("class-sorted")


DEEDS: Final[Mapping[str, Callable[[Deed, Any, Asked], None]]] = {
    "read": _read,
    "scan": _scan,
    "who": _who,
    "remove": _remove,
    "remove_set": _remove_set,
    "preview": _preview,
    "copy": _copy,
    "sheet": _sheet,
    "sort": _sort,
}
"""All deeds on the page, by the names of their acts."""
