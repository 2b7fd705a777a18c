"""Names that a teacher keeps no longer: pupils become numbers, and their results stay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import count
from typing import Final

from chocobox.classes.pupils import Pupil, table_of
from chocobox.classes.stored import Class, Person, class_of, folded
from chocobox.links import link
from chocobox.request import Request, RequestError, list_of, text_of

FORGET: Final = (30, 90, 365, 0)
"""After so many days the names in results expire, as a teacher chooses; 0: never."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """A class without its old names.

    names: of each result. texts: of its link with that name; "" where none can be written any more.
    """

    names: tuple[str, ...]
    texts: tuple[str, ...]
    people: tuple[Person, ...]
    expected: tuple[str, ...]


_DAY = 86_400_000


def is_old(came: int | None, days: int, now: int) -> bool:
    """Whether a result that came at this time, in ms, has kept its name for so many days; 0: never.

    A result of an older box does not tell when it came, and begins to age now.
    """
    return days > 0 and came is not None and came < now - days * _DAY


def forgotten(request: Request) -> Forgotten:
    """The class after the names of its old results are gone.

    The reply has the `names` and `texts` of each result, `people` and `expected`.

    old: of each result, whether it is; a pupil keeps the name as long as one result is not. word:
    what stands before a pupil's number. A nameless result is of such a number already. Names to
    pick from stay, for they name nobody.
    """
    given, word = class_of(request), text_of(request, "word")
    old = list_of(request, "old")
    if len(old) != len(given.results) or not all(isinstance(one, bool) for one in old):
        raise RequestError("bad-request", "old must be true or false for each result.")
    leaving = [one for one in table_of(given).pupils if all(old[place] for place in one.results)]
    gone = {source for pupil in leaving for source in pupil.sources}
    names = [one.name for one in given.results]
    results = list_of(request, "results")
    numbered = {place for place, one in enumerate(results) if one.get("nameless") is True}
    if not given.terms.picks:
        new = _numbered(given, leaving, numbered, word)
        for pupil, name in zip(leaving, new, strict=True):
            for place in pupil.results:
                names[place] = name
    texts = tuple(_texts(results, names))
    return Forgotten(tuple(names), texts, _people(given, gone, names), _expected(given, names))


def _numbered(given: Class, leaving: Sequence[Pupil], numbered: Set[int], word: str) -> list[str]:
    """A number as each pupil's name; a pupil with a number keeps it."""
    taken = {folded(one.name) for one in given.results}
    free = (name for number in count(1) if folded(name := f"{word} {number}") not in taken)
    return [
        given.results[pupil.results[-1]].name if numbered >= set(pupil.results) else next(free)
        for pupil in leaving
    ]


def _texts(results: Sequence[Mapping[str, object]], names: Sequence[str]) -> Iterator[str]:
    """The texts of the results' links; one that changes its name is written anew."""
    for result, name in zip(results, names, strict=True):
        text = str(result.get("text", ""))
        yield text if name == result["name"] else _renamed(text, name)


def _renamed(text: str, name: str) -> str:
    """The same result under another name; "" where this box cannot read it."""
    try:
        content = link.as_json(link.read(text))
        if content["unread"]:  # what is not read would be lost
            return ""
        return link.write({"use": "result", "result": content["result"] | {"name": name}})
    except (KeyError, RequestError):
        return ""


def _people(given: Class, gone: set[str], names: Sequence[str]) -> tuple[Person, ...]:
    """The teacher's decisions under the new names; given names are deleted."""
    new: dict[str, str] = {}
    for result, name in zip(given.results, names, strict=True):
        new[result.source] = replace(result, name=name).source
    return tuple(
        Person(
            "" if set(person.sources) & gone else person.name,
            tuple(dict.fromkeys(new[one] for one in person.sources if one in new)),
        )
        for person in given.people
        if set(person.sources) & new.keys()
    )


def _expected(given: Class, names: Sequence[str]) -> tuple[str, ...]:
    """Of the awaited names those that still have a result; without one, as long as any is new."""
    if given.terms.picks:
        return ()
    before = {folded(one.name) for one in given.results}
    now = {folded(name) for name in names}
    is_any_left = bool(before & now) or not before
    return tuple(
        name
        for name in given.expected
        if folded(name) in now or (folded(name) not in before and is_any_left)
    )
