"""The box for links: they are pasted, chosen as a file or a picture, or scanned."""

from __future__ import annotations

import re
from typing import Final

from chocobox.links.pasted import found_in
from chocobox.pages.asked import Asked
from chocobox.pages.link import fault_words
from chocobox.pages.page import Group, Key, Page, Text, Tool
from chocobox.pages.press import Go, go
from chocobox.pages.words import say

_DEAL: Final = re.compile(r"#/new/\S+")
"""The address of a deal, as older boxes shared it."""


def page(asked: Asked) -> Page:
    """The whole page; what is found is opened at once."""
    return box(asked)


def box(asked: Asked, part: str = "") -> Page:
    """The same with a part of a link, which its scanner has already."""
    pasted = asked.deed("find")
    goes, fault = (None, asked.fields.get("fault")) if pasted is None else _found(str(pasted))
    words = fault_words(fault) if fault else None
    note = (Text(says=say("link-part"), kind="note", look="link-twin"),) if part else ()
    saves = Key(says=say("saves-title"), does=go("#/saves"), look="quiet")
    own = (
        Text(says=say("link-own"), kind="title"),
        Group(kind="text", parts=(saves,)),
    )
    return Page(
        title=say("link-title"),
        look="sheet link-box",
        parts=(
            *note,
            Tool(kind="links", given={"part": part, "fault": words}),
            Group(kind="section", parts=own),
        ),
        goes=goes,
        holds={"fault": fault},
        answer={"words": words},
    )


def _found(pasted: str) -> tuple[Go | None, str | None]:
    """Where the first link in a text leads, or what is wrong with it."""
    deal = _DEAL.search(pasted)
    if deal:
        return Go(deal[0]), None
    opened = found_in(pasted)
    return (None, opened.fault) if opened.fault else (Go(f"#/g/{opened.text}"), None)
