"""Browsers that journeys share: the site and Python are there already, and no game is."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from e2e.engines import TABLET
from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as PlaywrightError

OF_A_PAGE = {"viewport", "color_scheme", "reduced_motion"}
"""Settings that can be changed on an open page."""

PLAYED = "indexeddb,local_storage,cookies"
"""Where games, results and settings are kept; the caches stay as they are."""

MOST = 2
"""So many pages stay open between journeys: each holds a Python."""

AWAY = "#/nowhere"
"""A page waits here for the next journey, because nothing happens here."""

GO = """async (hash) => {
  if (location.hash === hash) return;
  await new Promise((gone) => {
    addEventListener("hashchange", gone, { once: true });
    location.hash = hash;
  });
  const place = document.getElementById("page");
  while (place.inert) await new Promise((soon) => setTimeout(soon, 10));
}"""
"""Goes to a screen as a link does; comes when it is drawn."""

FORGET = """async () => {
  const { engine, saves, results, sets } = window.chocobox ?? {};
  if (!engine || engine.state === "failed" || !saves.isKept()) return null;
  for (let i = 0; i < 2; i += 1) await engine.ask({ op: "games" });
  for (const kept of [saves, results, sets]) {
    for (const { id } of await kept.list()) await kept.remove(id);
  }
  localStorage.removeItem("chocobox");
  dispatchEvent(new StorageEvent("storage", { key: null }));
  engine.record = null;
  document.getElementById("said").textContent = "";
  return Object.keys(window);
}"""
"""Deletes all games, results and settings; returns the global names of the page, or null."""

OURS = {"tapped", "heard"}
"""Global names that journeys may leave in a page."""


class Regulars:
    """One browser for each kind of device, passed from journey to journey."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.taken: dict[BrowserContext, tuple[str, Page | None]] = {}
        self.open: dict[Page, set[str]] = {}

    def come(self, origin: str, settings: dict[str, Any], script: str, *, fresh: bool) -> Page:
        """An empty page on such a device; an open page is used again where that is allowed."""
        of_browser = {name: it for name, it in settings.items() if name not in OF_A_PAGE}
        kind = repr(sorted(of_browser.items()))
        free = self.free[kind]
        context = free.pop() if free else self.browser.new_context(viewport=TABLET, **of_browser)
        fresh = fresh or bool(script)
        page = (None if fresh else self.emptied(context)) or anew(context, origin)
        self.taken[context] = kind, None if fresh else page
        if script:
            page.add_init_script(script)
        page.set_viewport_size(settings["viewport"])
        media = {name: it for name, it in settings.items() if name in OF_A_PAGE - {"viewport"}}
        page.emulate_media(**{"color_scheme": "light", **media})
        return page

    def emptied(self, context: BrowserContext) -> Page | None:
        """This browser's open page, emptied, if no journey has changed its globals."""
        for page in context.pages:
            natural = self.open.pop(page)
            try:
                names = page.evaluate(FORGET)
            except PlaywrightError:  # it was on its way elsewhere when its journey ended
                continue
            if names and set(names) <= natural | OURS:
                self.open[page] = natural
                return page
        return None

    def go(self, page: Page, address: str, to: str) -> None:
        """Go to that screen; a page that is loaded already only changes its address."""
        if page in self.open:
            page.evaluate(GO, to or "#/")
            return
        page.goto(f"{address}{to}")
        if not to or to.startswith("#"):
            page.locator("#page > *").first.wait_for()  # the main script comes after the load
            self.open[page] = set(page.evaluate("Object.keys(window)"))

    def leave(self, address: str, *, fine: bool) -> None:
        """The journey is over; after a failure its browsers are closed."""
        for context, (kind, mine) in self.taken.items():
            for page in context.pages:
                if not (fine and page is mine and self.turns_away(page, address)):
                    self.open.pop(page, None)
                    page.close()
            if fine:
                self.free[kind].append(context)
            else:
                context.close()
        self.taken.clear()
        self.open = {page: names for page, names in self.open.items() if not page.is_closed()}
        for page in list(self.open)[:-MOST]:
            self.open.pop(page)
            page.close()

    def turns_away(self, page: Page, address: str) -> bool:
        """Leave the screen; whether the page can be used again."""
        if page not in self.open or not page.url.startswith(address):
            return False
        if page.locator(".emptied").count():  # which loads anew as soon as it is left
            return False
        try:
            page.evaluate(GO, AWAY)
        except PlaywrightError:
            return False
        self.open[page] = self.open.pop(page)  # the last that was used
        return True


def anew(context: BrowserContext, origin: str) -> Page:
    """A new page, in a browser whose games and settings are deleted."""
    for page in context.pages:
        page.close()
    page = context.new_page()
    wanted = {"origin": origin, "storageTypes": PLAYED}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", wanted)
    return page
