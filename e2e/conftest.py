"""One browser for all journeys. A journey fails if its pages report an error."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.engines import chromium_switches, door  # noqa: F401
from e2e.regulars import Regulars
from e2e.serving import ROOT, Site, serving
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

TABLET: ViewportSize = {"width": 1180, "height": 820}
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

The shared site is kept from earlier journeys, and so is the page itself, emptied through the
app: Python need not start again. A script runs
before the page's own, to make a browser that lacks something; then the page is a new one,
as it is where one asks for a `fresh` one.
"""


class Watch:
    """Collects page errors, console errors and requests to other sites."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.over_whom: list[tuple[BrowserContext, str, Callable[[Any], None]]] = []

    def note(self, fault: str) -> None:
        self.faults.append(fault)

    def over(self, context: BrowserContext, origin: str) -> None:
        eyes: dict[Any, Callable[[Any], None]] = {
            "weberror": lambda error: self.note(f"page error: {error.error}"),
            "console": self.hear,
            "request": lambda request: self.look(request.url, origin),
        }
        for what, look in eyes.items():
            context.on(what, look)
            self.over_whom.append((context, what, look))

    def look_away(self) -> None:
        """Stop watching: the journey is over."""
        for context, what, look in self.over_whom:
            context.remove_listener(what, look)
        self.over_whom.clear()

    def hear(self, said: ConsoleMessage) -> None:
        """Note console errors. The browser itself asks for the icon of a page without one."""
        if said.type == "error" and not said.location["url"].endswith("/favicon.ico"):
            self.note(f"console: {said.text}")

    def look(self, url: str, origin: str) -> None:
        """Note a request to another site."""
        if not url.startswith((f"{origin}/", "data:", f"blob:{origin}/")):
            self.note(f"a request to {url}")

    def judge(self) -> None:
        assert not self.faults, "\n".join(["behind the scenes:", *self.faults])


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


@pytest.fixture
def watch() -> Iterator[Watch]:
    eyes = Watch()
    yield eyes
    eyes.judge()


def settings_of(settings: dict[str, Any]) -> dict[str, Any]:
    """The settings of a visitor's tablet, unless the journey names others."""
    usual = {"viewport": TABLET, "has_touch": True, "locale": "en-GB"}
    return {**usual, "reduced_motion": "no-preference", **settings}


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """A browser of its own, with time enough for a slow machine."""

    def come(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        context.set_default_timeout(SLOWEST)
        return context

    return come


@pytest.fixture(scope="session")
def all_regulars(browser: Browser) -> Regulars:
    """Browsers that journeys share."""
    return Regulars(browser)


@pytest.fixture
def regulars(
    all_regulars: Regulars,
    site: Site,
    watch: Watch,
    request: pytest.FixtureRequest,
    output_path: str,
) -> Iterator[Regulars]:
    """The shared browsers; after the journey they are emptied or closed."""
    yield all_regulars
    watch.look_away()
    told = getattr(request.node, "rep_call", None)
    fine = told is not None and told.passed
    if not fine and request.config.getoption("--screenshot") != "off":
        pages = [page for context in all_regulars.taken for page in context.pages]
        for number, page in enumerate(pages, 1):
            page.screenshot(path=Path(output_path) / f"test-failed-regular-{number}.png")
    all_regulars.leave(site.address, fine=fine)


@pytest.fixture
def visit(regulars: Regulars, site: Site, watch: Watch) -> Visit:
    """Opens pages of the shared site without any game, result or setting."""

    def come(to: str = "", *, script: str = "", fresh: bool = False, **settings: Any) -> Page:
        page = regulars.come(site.origin, settings_of(settings), script, fresh=fresh)
        page.context.set_default_timeout(SLOWEST)
        watch.over(page.context, site.origin)
        regulars.go(page, site.address, to)
        return page

    return come
