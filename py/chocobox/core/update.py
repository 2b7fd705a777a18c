"""The update of a page about a game in progress."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.core.game import Outcome
from chocobox.core.moods import Moods
from chocobox.core.record import Action, Event, Record


@dataclass(frozen=True, slots=True)
class Undone(Event):
    """A seat took back its last choice; count is the number of moves."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class Refused:
    """A person's request that was refused, with the codes of the reasons."""

    op: str
    seat: int
    codes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Hint:
    """The strongest bot's action for a person's seat, its reasons as codes, and the odds."""

    action: Action
    reasons: tuple[str, ...]
    odds: Any | None


@dataclass(frozen=True, slots=True)
class Update:
    """What a page needs after each change; views, actions, topics are by the seats of persons.

    wake is the time of the next tick, if nothing happens before; topics come only without one.
    moods are those of the faces that do not just wait.
    """

    views: Mapping[int, Any]
    actions: Mapping[int, Sequence[Action]]
    topics: Mapping[int, Sequence[str]]
    events: tuple[Event, ...]
    done: bool
    wake: int | None
    outcome: Outcome | None
    moods: Moods
    refused: Refused | None
    record: Record
