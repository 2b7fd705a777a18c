"""Pages that Python tells: each is a value, which the page's scripts draw."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from chocobox.pages.page import Page
from chocobox.request import Request, RequestError, object_of, text_of


@dataclass(frozen=True, slots=True)
class Address:
    """A told page's address: its first word, its title, the kinds of stored things it needs."""

    name: str
    title: str
    needs: tuple[str, ...]


PAGES: Final = {it.name: it for it in (Address("path", "path-title", ("path", "puzzles")),)}
"""All told pages, by the first word of their addresses; each has a module of its name here."""


def pages_of(_: Request) -> tuple[Address, ...]:
    """The pages that Python tells."""
    return tuple(PAGES.values())


def page_of(request: Request) -> Page:
    """A told page, from the stored things that it needs and the day on the device.

    `given` has these things by kind. Of the page, `keep` has what is to be stored, by kind.
    """
    name = text_of(request, "name")
    if name not in PAGES:
        raise RequestError("bad-request", f"name must be one of: {', '.join(PAGES)}.")
    given = object_of(request, "given")
    page: Page = import_module(f"chocobox.pages.{name}").page({**given, "day": request.get("day")})
    return page
