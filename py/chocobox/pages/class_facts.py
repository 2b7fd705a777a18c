"""A set with its table, as all parts of its page tell it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from chocobox.classes.order import Order, order_of
from chocobox.classes.pupils import Pupil, Table, Tried, table_of
from chocobox.classes.renewed import renewed_of
from chocobox.classes.stored import class_of
from chocobox.links import link
from chocobox.pages.class_kept import Kept
from chocobox.pages.parts.pupils import called
from chocobox.pages.remembered import remembered
from chocobox.pages.words import Words
from chocobox.request import Request, RequestError


@dataclass(frozen=True, slots=True)
class State:
    """older: the places of tasks that cannot be played; opens: whether the set's link leads on."""

    older: tuple[int, ...]
    opens: bool


@lru_cache(maxsize=8)
def read_older(key: str) -> tuple[tuple[int, ...], str]:
    """The older tasks of a set's link, and its fault."""
    try:
        work = link.read(key).work
    except RequestError as error:
        return (), error.kind
    return (work.older if work else ()), ""


def state_of(kept: Kept) -> State:
    """What a set still is; where nobody knows, it is as it was."""
    older, fault = read_older(kept.key)
    tasks = kept.set["tasks"]
    if fault == "older-box":
        told = renewed_of({"tasks": tasks})
        return State(tuple(i for i, one in enumerate(told) if one.older), opens=False)
    return State(older, len(older) < len(tasks))


@remembered
def _counted(given: Request) -> Table:
    """The pupils with their tries: a press on a column changes none of them."""
    return table_of(class_of(given))


@dataclass(frozen=True, slots=True)
class Facts:
    """A set, its table, and what the page shows of them."""

    kept: Kept
    table: Table
    state: State
    order: Order
    opened: str

    @classmethod
    def of(cls, kept: Kept, fields: Request) -> Facts:
        """The same from the answers on the page."""
        order, opened = order_of(fields.get("order")), fields.get("opened") or ""
        return cls(kept, _counted(kept.request), state_of(kept), order, opened)

    @property
    def tasks(self) -> list[Any]:
        """The tasks of the set."""
        return self.kept.tasks

    def called(self, pupil: Pupil) -> Words:
        """How a pupil is called."""
        return called(pupil, self.kept.terms.picks)

    def sorted_by(self, pupil: Pupil) -> str:
        """The same as a text, to sort by."""
        picks = self.kept.terms.picks
        animal = picks.animal(pupil.name) if picks and not pupil.is_named else ""
        name = f"{self.kept.animals.get(animal, '')} {pupil.name}" if animal else pupil.name
        return f"{name} ({pupil.copy})" if pupil.copy > 1 else name

    def results_of(self, pupil: Pupil) -> Iterator[Any]:
        """The results of a pupil, as they are kept."""
        return (self.kept.results[place] for place in pupil.results)

    def is_unchecked(self, pupil: Pupil) -> bool:
        """Whether a result came in a file, and no engine could play it again."""
        return any(one.get("unchecked") for one in self.results_of(pupil))

    def watch(self, one: Tried, task: int) -> str:
        """Where a try can be watched.

        "" for older games, and where its link could not be kept without the name.
        """
        text = self.kept.results[one.result].get("text")
        if not text or task in self.state.older:
            return ""
        nth = f"&try={one.number}" if one.number else ""
        return f"#/watch/{text}?task={task}{nth}"
