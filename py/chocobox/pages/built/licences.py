"""All licences in full: a page of the box, since an installed box has no way back from a text."""

from __future__ import annotations

from collections.abc import Iterable

from chocobox.pages.asked import Asked
from chocobox.pages.page import Page, Tool
from chocobox.pages.words import say


def variants() -> Iterable[Asked]:
    """It is the same everywhere."""
    return (Asked({}),)


def page(_: Asked) -> Page:
    """The whole page."""
    return Page(
        title=say("about-texts"),
        back="#/about",
        back_says="about-title",
        look="sheet licences-texts",
        parts=(Tool(kind="licences"),),
    )
