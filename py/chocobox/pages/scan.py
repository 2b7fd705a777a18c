"""One part of a link, to which a camera leads that knows nothing of parts: the box for links."""

from __future__ import annotations

from chocobox.pages.asked import Asked
from chocobox.pages.page import Page
from chocobox.pages.paste import box


def page(asked: Asked) -> Page:
    """The box for links, whose scanner has this part already."""
    part = asked.params[0]
    return box(asked, f"#/scan/{part}" if part else "")
