"""Visitors who have been here before: the site and Python's memory are kept, and no game is."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from e2e.engines import TABLET
from playwright.sync_api import Browser, BrowserContext, Page

OF_A_PAGE = {"viewport", "color_scheme", "reduced_motion"}
"""What one and the same browser shows now so, now so."""

PLAYED = "indexeddb,local_storage,cookies"
"""Where games, results and settings are kept; the caches stay as they are."""


class Regulars:
    """Browsers that journeys take over from each other, one for each kind of device."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.taken: dict[BrowserContext, str] = {}

    def come(self, origin: str, settings: dict[str, Any]) -> Page:
        """An empty page of such a device, on which nothing has been played yet."""
        of_browser = {name: it for name, it in settings.items() if name not in OF_A_PAGE}
        kind = repr(sorted(of_browser.items()))
        free = self.free[kind]
        context = free.pop() if free else self.browser.new_context(viewport=TABLET, **of_browser)
        self.taken[context] = kind
        page = context.new_page()
        page.set_viewport_size(settings["viewport"])
        media = {name: it for name, it in settings.items() if name in OF_A_PAGE - {"viewport"}}
        page.emulate_media(**media)
        wanted = {"origin": origin, "storageTypes": PLAYED}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", wanted)
        return page

    def leave(self, *, fine: bool) -> None:
        """All of this journey go; where something went wrong, nobody comes after them."""
        for context, kind in self.taken.items():
            for page in context.pages:
                page.close()
            if fine:
                self.free[kind].append(context)
            else:
                context.close()
        self.taken.clear()
