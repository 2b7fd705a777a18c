"""A set with its results, as the device keeps it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.classes.stored import is_class
from chocobox.classes.terms import Terms, terms_of
from chocobox.pages.remembered import remembered
from chocobox.request import Request


@dataclass(frozen=True, slots=True)
class Kept:
    """A set as the device keeps it, with its results and what the teacher has decided.

    damaged: so many results no table can hold; they stay on the device.
    """

    id: str
    key: str
    set: Request
    terms: Terms
    results: tuple[Mapping[str, Any], ...]
    people: tuple[Mapping[str, Any], ...]
    expected: tuple[str, ...]
    animals: Mapping[str, str]
    damaged: int = 0

    @property
    def tasks(self) -> list[Any]:
        """The tasks of the set."""
        tasks: list[Any] = self.set["tasks"]
        return tasks

    @property
    def request(self) -> dict[str, Any]:
        """The same as other modules read it."""
        given = {"set": self.set, "results": list(self.results)}
        return {**given, "people": list(self.people), "expected": list(self.expected)}


def kept_of(given: Request) -> Kept:
    """A set from what the device keeps of it; animals: what they are called there."""
    sound = _sound({"set": given["set"], "results": given["results"]})
    return Kept(
        id=given["id"],
        key=given["key"],
        set=given["set"],
        terms=terms_of(given["set"]),
        results=tuple(given["results"][place] for place in sound),
        people=tuple(given["people"]),
        expected=tuple(given["expected"]),
        animals=given["animals"],
        damaged=len(given["results"]) - len(sound),
    )


@remembered
def _sound(given: Request) -> tuple[int, ...]:
    """The places of the results that a table can hold; one that is damaged hides no other."""
    if is_class(given):
        return tuple(range(len(given["results"])))
    results = enumerate(given["results"])
    return tuple(i for i, one in results if is_class({**given, "results": [one]}))
