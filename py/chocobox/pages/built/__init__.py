"""Pages that are told when the site is built: they open before Python runs, and do not ship."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol

from chocobox.core.codec import encode
from chocobox.pages import PAGES
from chocobox.pages.asked import Asked
from chocobox.pages.page import Page

BOX: Final = "box"
"""The kind of what the build knows: the version, and the licences of all that is shipped."""


class Module(Protocol):
    """A page of this folder."""

    def variants(self) -> Iterable[Asked]:
        """All addresses and devices that differ; the first that fits a device counts."""

    def page(self, asked: Asked) -> Page:
        """The page of one of them."""


@dataclass(frozen=True, slots=True)
class Built:
    """A page, and where it counts: at these parts of an address, with these facts of a device.

    query: values behind the question mark; each stands in the page as a placeholder.
    """

    name: str
    params: tuple[str, ...]
    query: Mapping[str, str]
    given: Mapping[str, Any]
    page: Page


def built_pages(box: Mapping[str, Any]) -> list[Built]:
    """All variants of all such pages."""
    return [one for it in PAGES.values() if it.built for one in _variants(it.name, box)]


def _variants(name: str, box: Mapping[str, Any]) -> list[Built]:
    """All variants of a page."""
    module: Module = import_module(f"{__name__}.{name}")
    asked = [(it, Asked({**it.given, BOX: box}, it.params, it.query)) for it in module.variants()]
    return [Built(name, it.params, it.query, it.given, module.page(all)) for it, all in asked]


def built_text(box: str) -> str:
    """All of it as JSON, from what the build knows as JSON."""
    return json.dumps(encode(built_pages(json.loads(box))), ensure_ascii=False)
