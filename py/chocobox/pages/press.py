"""The meaning of a press on a page."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from chocobox.classes.terms import Help
from chocobox.core.codec import Sparse
from chocobox.core.record import RecordData
from chocobox.pages.words import Say, Words


@dataclass(frozen=True, slots=True)
class Go(Sparse):
    """Another page: its address, and what stands behind the question mark."""

    address: str
    query: Mapping[str, str] = field(default_factory=dict)


def go(address: str, /, **query: Any) -> Go:
    """A page with these values in its address, written as JavaScript writes them: true, 3."""
    texts = {name: one if isinstance(one, str) else json.dumps(one) for name, one in query.items()}
    return Go(address, texts)


class PathRound(TypedDict):
    """A game's skill and level, where it is a round of the path."""

    skill: str
    level: int


class SetTask(TypedDict):
    """A game as a task of a class set, whose link has the text `set`.

    round: of which pupil on the device. nth: which of this pupil's tries; older boxes tell none.
    glance: where it is on, a tile at the table says how it goes.
    """

    set: str
    number: int
    round: NotRequired[int]
    nth: NotRequired[int]
    help: NotRequired[Annotated[Any, Help]]
    glance: NotRequired[bool]


@dataclass(frozen=True, slots=True)
class Begin(Sparse):
    """A new game at its table, which may be a round of the path, or a task of a class.

    names: of the seats, where they are not those of the record. animal: of the first person.
    plain: persons have the usual animals, not those that were chosen last on the device.
    """

    record: RecordData
    round: PathRound | None = None
    names: tuple[Words, ...] = ()
    task: SetTask | None = None
    animal: str = ""
    plain: bool = False


@dataclass(frozen=True, slots=True)
class SetUp(Sparse):
    """The page before a game, filled in with the players and house rules of a record."""

    record: RecordData


@dataclass(frozen=True, slots=True)
class Change(Sparse):
    """The same page with these fields, which hold as long as it is open.

    tells: said to readers at once. shows: the look of a part that is new then: it comes into view,
    or the top of the page does, and readers hear it.
    """

    fields: Mapping[str, Any]
    tells: Say | None = None
    shows: str = ""
    top: bool = False


@dataclass(frozen=True, slots=True)
class Act(Sparse):
    """A deed that the page does once, and what it is done to."""

    name: str
    of: Any = True


@dataclass(frozen=True, slots=True)
class Local(Sparse):
    """A deed of the device, which Python does not hear of.

    print: this part of the page, or all of it. install: the browser asks whether to.
    """

    name: Literal["print", "install"]
    of: str = ""


Press = Go | Begin | SetUp | Change | Act | Local
