"""What journeys share: browsers and the site. A journey fails if its pages report an error."""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.engines import TABLET as TABLET
from e2e.engines import Watch as Watch
from e2e.engines import chromium_switches
from e2e.engines import profile as profile
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from support.serving import ROOT, Site, serving

UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
"""For journeys that are not about motion: the browser draws a third less."""

collect_ignore = ["nightly"]
"""Comes only where it is named: `pytest e2e/nightly`."""

SUB_PATH = "/some/sub/path/"
SLOWEST = 60_000
"""Whatever takes longer hangs, in ms."""

expect.set_options(timeout=SLOWEST)


def pytest_configure(config: pytest.Config) -> None:
    """Stop where the browser is missing; hide warnings about other people's code."""
    if not os.environ.get("CHOCOBOX_CHROMIUM"):
        raise pytest.UsageError("CHOCOBOX_CHROMIUM must name a Chromium; `make e2e` sets it")
    for words in ("Session-scoped fixtures", "setting remote_server_addr"):
        config.addinivalue_line("filterwarnings", f"ignore:{words}:DeprecationWarning")


Visit = Callable[..., Page]
"""Comes to the site without a game or setting: `visit("#/saves", viewport=PHONE)`.

The site, and Python's memory, are kept from earlier journeys with such a device. A script runs
before the page's own, to make a browser that lacks something.
"""


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": os.environ["CHOCOBOX_CHROMIUM"], "args": chromium_switches()}


@pytest.fixture(scope="session")
def dist() -> Path:
    folder = Path(os.environ.get("CHOCOBOX_DIST", ROOT / "dist"))
    assert (folder / "index.html").exists(), "there is no dist/: `make site` builds it"
    return folder


@pytest.fixture(scope="session")
def site(dist: Path) -> Iterator[Site]:
    """The site that journeys share; a journey that stops its site makes its own."""
    with serving(dist) as site:
        yield site


def settings_of(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a visitor's tablet, unless the journey names others."""
    usual = {"viewport": TABLET, "has_touch": True, "locale": "en-GB"}
    return {**usual, "reduced_motion": "no-preference", **settings}


@pytest.fixture
def stranger(new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """Opens a bare page in a browser of its own, with time enough for a slow machine."""

    def come(**settings: Any) -> Page:
        context = new_context(**settings_of(settings))
        context.set_default_timeout(SLOWEST)
        return context.new_page()

    return come


class Regulars:
    """Browsers that journeys share, one for each kind of device, all watched."""

    def __init__(self, browser: Browser) -> None:
        self.browser, self.watch = browser, Watch()
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)
        self.taken: list[tuple[str, BrowserContext]] = []

    def come(self, origin: str, viewport: ViewportSize, **settings: Any) -> Page:
        """A new page on such a device, whose games and settings are deleted."""
        of_page = {"color_scheme", "reduced_motion"} & settings.keys()
        media = {name: settings.pop(name) for name in of_page}
        kind = repr(sorted(settings.items()))
        if not self.free[kind]:
            self.free[kind].append(self.browser.new_context(viewport=TABLET, **settings))
            self.free[kind][0].set_default_timeout(SLOWEST)
            self.watch.over(self.free[kind][0])
        context = self.free[kind].pop()
        self.taken.append((kind, context))
        page = context.new_page()
        page.set_viewport_size(viewport)
        page.emulate_media(**media)
        wanted = {"origin": origin, "storageTypes": "indexeddb,local_storage,cookies"}
        context.new_cdp_session(page).send("Storage.clearDataForOrigin", wanted)
        return page

    def leave(self, fine: bool) -> None:
        """The journey is over: its pages are closed; after a failure its browsers too."""
        for kind, context in self.taken:
            for page in context.pages:
                page.close()
            if fine:
                self.free[kind].append(context)
            else:
                context.close()
        self.taken.clear()


@pytest.fixture(scope="session")
def all_regulars(browser: Browser) -> Regulars:
    return Regulars(browser)


@pytest.fixture
def watch(all_regulars: Regulars) -> Iterator[Watch]:
    """Watches over the shared browsers, and over those that a journey names."""
    eyes = all_regulars.watch
    eyes.heard.clear()
    eyes.fetched.clear()
    yield eyes
    assert eyes.faults() == [], "behind the scenes"


@pytest.fixture
def visit(
    all_regulars: Regulars,
    site: Site,
    watch: Watch,
    request: pytest.FixtureRequest,
    output_path: str,
) -> Iterator[Visit]:
    """Opens pages of the shared site without any game, result or setting."""

    def come(to: str = "", *, script: str = "", **settings: Any) -> Page:
        page = all_regulars.come(site.origin, **settings_of(settings))
        if script:
            page.add_init_script(script)
        page.goto(f"{site.address}{to}")
        page.locator("#page > *").first.wait_for()  # the main script comes after the load
        return page

    yield come
    told = getattr(request.node, "rep_call", None)
    fine = told is not None and told.passed
    if not fine and request.config.getoption("--screenshot") != "off":
        pages = [page for _, context in all_regulars.taken for page in context.pages]
        for number, page in enumerate(pages, 1):
            page.screenshot(path=Path(output_path) / f"test-failed-regular-{number}.png")
    all_regulars.leave(fine)
