"""A link: the page of its content in its place, or one sentence on why it does not open."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final, cast

from chocobox.links.asked import contents_of
from chocobox.links.pasted import text_at
from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Instead, Key, Page, Text
from chocobox.pages.press import go
from chocobox.pages.words import Say, say
from chocobox.request import RequestError

_PAGES: Final = {"bot": "shared_bot", "tournament": "claim", "result": "class_result"}
"""The page of each use but a set; all others are invitations to a game."""


def page(asked: Asked) -> Page:
    """The page of what the link holds. Nothing is saved before a key is pressed."""
    text = text_at(asked.params[0])
    try:
        opened = cast("dict[str, Any]", contents_of(text))
    except RequestError as error:
        return replace(_broken(error.kind), keep=_freed(asked, text))
    use = opened["use"]
    name = "tasks" if use == "set" else _PAGES.get(use, "invitation")
    instead = Instead(name, (opened["key"] if use == "set" else text,))
    return Page(title=say("link-shared"), look="sheet", parts=(), instead=instead)


def _freed(asked: Asked, text: str) -> dict[str, Any]:
    """Nothing is hidden any more by a set that cannot be opened."""
    kiosk = asked.given.get("kiosk")
    return {"kiosk": None} if isinstance(kiosk, dict) and kiosk.get("set") == text else {}


def fault_words(fault: str) -> Say:
    """The sentence about a fault of a link; any other error is not the link's fault."""
    if fault == "bad-link":
        return say("link-fault-bad")
    if fault == "older-box":
        return say("link-fault-older")
    return say("link-fault-newer") if fault == "newer-box" else say("link-fault-other")


def _broken(fault: str) -> Page:
    """Why it does not open, and the ways out."""
    shelf = Key(says=say("table-shelf"), does=go("#/"))
    other = Key(says=say("link-other"), does=go("#/g"), look="quiet")
    return Page(
        title=say("link-broken"),
        look="sheet link-broken",
        parts=(
            Text(says=fault_words(fault), kind="alert"),
            Group(kind="text", look="answers", parts=(shelf, other)),
        ),
    )
