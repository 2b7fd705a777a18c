"""A page as a value: its words, its keys, and the meaning of each press. It holds no prose."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict

from chocobox.core.record import RecordData


@dataclass(frozen=True, slots=True)
class Say:
    """A message by its name, with the values of its places; a value may be a message too."""

    id: str
    args: Mapping[str, Any]


def say(id: str, **args: Any) -> Say:
    """A message with these values."""
    return Say(id, args)


# --- the meaning of a press ---


@dataclass(frozen=True, slots=True)
class Go:
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


@dataclass(frozen=True, slots=True)
class Begin:
    """A new game at its table, which may be a round of the path."""

    record: RecordData
    round: PathRound | None = None


# --- the parts of a page ---


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """Words, with smaller words behind them; look: the class of their style, as in all parts."""

    says: Say
    more: Say | None = None
    kind: Literal["text", "title", "heading", "name"] = "text"
    look: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A key to press; name: for readers, where the words on it say too little."""

    says: Say
    does: Go | Begin
    name: Say | None = None
    look: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A drawing of this kind, from the numbers that it shows."""

    kind: Literal["bar"]
    given: Mapping[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Parts that belong together; those of a list are its items. game: whose colours it has."""

    kind: Literal["card", "row", "list", "item"]
    parts: tuple[Part, ...]
    look: str = ""
    game: str = ""


Part = Text | Key | Picture | Group


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A whole page; back: where its arrow leads. keep: what the device stores, by kind."""

    title: Say
    parts: tuple[Part, ...]
    look: str
    back: str = "#/"
    keep: Mapping[str, Any] = field(default_factory=dict)
