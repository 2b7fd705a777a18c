"""A tournament from a link, as somebody tells it; anybody can play it again."""

from __future__ import annotations

from chocobox.pages.asked import Asked
from chocobox.pages.page import Page
from chocobox.pages.parts.entrants import of_link
from chocobox.pages.tournament import told


def page(asked: Asked) -> Page:
    """The page of a tournament in a link."""
    return told(asked, of_link(asked.params[0]))
