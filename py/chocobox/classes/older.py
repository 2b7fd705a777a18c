"""Tasks of a game whose rules have changed: told and kept as they were given, but not played."""

from __future__ import annotations

import re
from dataclasses import dataclass

from chocobox.core.record import Record
from chocobox.core.session import Session
from chocobox.records import start_of
from chocobox.request import (
    LATEST,
    SEEDS,
    Request,
    RequestError,
    fault,
    list_of,
    object_of,
    position_of,
    text_of,
    whole_of,
)

_WORD = re.compile(r"[a-z0-9_]{1,60}")
"""The names of bots and house rules, which may be unknown here."""


@dataclass(frozen=True, slots=True)
class Older:
    """A task of an older edition, as its link or its page tells it."""

    record: Record


Start = Session | Older
"""A task before its first move."""


def task_of(record: Request) -> Start:
    """A task of a set; RequestError for one that no box has made, or that a newer one has made."""
    try:
        return start_of(record)
    except RequestError as error:
        if error.kind != "older-box":
            raise
    return Older(
        Record(
            game=text_of(record, "game"),
            edition=whole_of(record, "edition", 0, LATEST),
            options=_options(record),
            players=tuple(_player(one) for one in list_of(record, "players")),
            seed=whole_of(record, "seed", 0, SEEDS - 1),
            position=position_of(record),
            moves=(),
        )
    )


def _options(record: Request) -> dict[str, int]:
    """The house rules by their names; what they may be, only the older box knows."""
    given = object_of({"options": {}, **record}, "options")
    options = {name: value for name, value in given.items() if name != "type"}
    for name, value in options.items():
        is_whole = isinstance(value, int) and 0 <= value <= LATEST
        if not _WORD.fullmatch(name) or not is_whole:
            raise fault("A house rule has a name, and a whole number or true or false.")
    return options


def _player(player: object) -> dict[str, str]:
    match player:
        case {"kind": "person", **rest} if not rest.get("name") and set(rest) <= {"name"}:
            return {"kind": "person", "name": ""}
        case {"kind": "bot", "bot": str(name), **rest} if not rest and _WORD.fullmatch(name):
            return {"kind": "bot", "bot": name}
    raise fault("A player of a task is a person without a name, or a bot.")
