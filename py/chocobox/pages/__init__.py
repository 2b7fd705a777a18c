"""Pages that Python tells: each is a value, which the page's scripts draw."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

from chocobox.pages.asked import Asked
from chocobox.pages.page import Page
from chocobox.pages.press import Act
from chocobox.request import Request, RequestError, list_of, object_of, text_of


@dataclass(frozen=True, slots=True)
class Address:
    """A told page: its module here, its path, its title, the kinds of stored things it needs.

    In a path a * stands for something, such as a name; /** for all that follows, if anything does.
    A page without a path of its own, "", is opened by another one in its place. built: it is told
    when the site is built, and opens before Python runs.
    """

    name: str
    path: str
    title: str
    needs: tuple[str, ...]
    built: bool = False


_NEW_SET: Final = ("device", "draft", "new_sets", "own_puzzles", "preview")
_SETS: Final = ("device", "forget", "lessons", "set_list")
_CLASS_SET: Final = ("class", "device", "draft", "forget", "preview")
_TASKS: Final = ("device", "kiosk", "onlook", "preview", "pupils", "tries")
_ADDRESSES: Final = (
    Address("new_set", "class/new", "class-new", _NEW_SET),
    Address("lesson", "class/lesson-*", "ready-title", ("device", "lessons", "new_sets")),
    Address("class_set", "class/*", "class-set", _CLASS_SET),
    Address("path", "path", "path-title", ("path", "puzzles")),
    Address("sets", "class", "class-title", ("ageing", *_SETS)),
    Address("paste", "g", "link-title", ()),
    Address("link", "g/**", "link-shared", ("kiosk",)),
    Address("scan", "scan/**", "link-title", ()),
    Address("invitation", "", "link-shared", ("device", "name", "twins")),
    Address("together", "class/*/together", "together-title", ("class",)),
    Address("onlook", "class/*/onlook", "onlook-title", ("class",)),
    Address("shared_bot", "", "bot-title", ("bench",)),
    Address("tasks", "", "class-tasks", _TASKS),
    Address("bot_task", "", "workshop-title", ("pupils", "tries")),
    Address("class_result", "", "class-result", ("device", "results")),
    Address("about", "about", "about-title", ("device",), built=True),
    Address("can", "can", "can-title", (), built=True),
    Address("licences", "licences", "about-texts", (), built=True),
    Address("rules", "rules/*", "rules-title", (), built=True),
    Address("addresses", "addresses", "addresses-title", (), built=True),
    Address("privacy", "privacy", "privacy-title", (), built=True),
    Address("install", "keep", "install-title", ("install",), built=True),
    Address("tournament", "class/*/tournament", "tournament-title", ("class",)),
    Address("claim", "", "tournament-title", ()),
    Address("paper", "paper", "paper-title", ("played",)),
    Address("practice", "practice", "solo-practice", ("played", "practice", "practices")),
)
PAGES: Final = {it.name: it for it in _ADDRESSES}
"""All told pages, by their names."""

ASKED: Final = {name: it for name, it in PAGES.items() if not it.built}
"""Those that a running page asks for."""


def pages_of(_: Request) -> tuple[Address, ...]:
    """The pages that Python tells."""
    return tuple(PAGES.values())


def page_of(request: Request) -> Page:
    """A told page, from the stored things that it needs, and the answers on it.

    `given` has the stored things by kind, `params` and `query` what the address says, `fields` the
    answers, `act` a deed. Of the page, `keep` has what is to be stored, by kind.
    """
    name = text_of(request, "name")
    if name not in ASKED:
        raise RequestError("bad-request", f"name must be one of: {', '.join(ASKED)}.")
    page: Page = import_module(f"chocobox.pages.{name}").page(_asked(request))
    return page


def _asked(request: Request) -> Asked:
    """What a request says, as the page reads it."""
    params = list_of(request, "params") if "params" in request else []
    act: Any = request.get("act")
    return Asked(
        object_of(request, "given"),
        tuple(map(str, params)),
        request.get("query") or {},
        request.get("fields") or {},
        Act(text_of(act, "name"), act.get("of")) if isinstance(act, dict) else None,
        request.get("day") or 0,
        request.get("now") or 0,
        request.get("seed") or 0,
    )
