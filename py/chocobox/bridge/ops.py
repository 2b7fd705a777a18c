"""A kind of request: its fields, and the function that answers it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import reduce
from importlib import import_module
from typing import TYPE_CHECKING, Any

from chocobox.core.codec import encode
from chocobox.request import Request

if TYPE_CHECKING:
    from chocobox.core.update import Update
    from chocobox.sandbox.match import Report

Reply = dict[str, Any]
"""The fields of a reply besides the number of its request."""


@dataclass(frozen=True, slots=True)
class Op:
    """One kind of request.

    fields: their names, besides `id` and `op`. answer: makes the reply, or refuses with
    RequestError. tells: the values of the reply by name, each as the place of its type, or of the
    function that returns it; no start imports these.
    """

    fields: tuple[str, ...]
    answer: Callable[[Request], Reply]
    tells: Mapping[str, str]


Ops = Mapping[str, Op]
"""Kinds of requests, by the names that stand in `op`."""


@dataclass(frozen=True, slots=True)
class Lazy:
    """A function that is imported when it is first asked: no start waits for it.

    place: its module and its name. reply: the name of its value in the reply.
    """

    place: str
    reply: str

    def __call__(self, request: Request) -> Reply:
        """The reply to a request."""
        return {self.reply: encode(self.function(request))}

    @property
    def function(self) -> Callable[[Request], Any]:
        """The function itself."""
        found: Callable[[Request], Any] = found_at(self.place)
        return found


def found_at(place: str) -> Any:
    """The thing at a place: `core.game:Game.why` is a method in the module `core.game`."""
    module, _, path = place.partition(":")
    return reduce(getattr, path.split("."), import_module(f"chocobox.{module}"))


def without_moves(report: Update | Report) -> Any:
    """An update or a report as JSON, with an empty list for the moves of its record."""
    return encode(replace(report, record=replace(report.record, moves=())))
