"""The question for a page: all that it is made from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from chocobox.pages.press import Act
from chocobox.request import Request


def place_in(text: str) -> int:
    """A place in an address; -1 where it is none."""
    return int(text) if text.isascii() and text.isdecimal() else -1


@dataclass(frozen=True, slots=True)
class Asked:
    """All that a page is made from.

    given: the stored things that its address needs, by kind. params: the parts of the address that
    stand for something. fields: the answers on the open page, by their names. act: a deed that a
    key asks for, once. day: of the calendar on the device, from 1970; now: in ms. seed: chance for
    one game, drawn anew for each question.
    """

    given: Request
    params: tuple[str, ...] = ()
    query: Request = field(default_factory=dict)
    fields: Request = field(default_factory=dict)
    act: Act | None = None
    day: int = 0
    now: int = 0
    seed: int = 0

    def deed(self, name: str) -> Any:
        """The object of the deed of that name; None unless a key asks for it just now."""
        return self.act.of if self.act and self.act.name == name else None
