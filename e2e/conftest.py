"""One browser for all journeys; each has its own visitor, and none may leave an error behind."""

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
"""Whose journey is not about what flies: a third less to draw."""

collect_ignore = ["nightly"]
"""Comes only where it is named: `pytest e2e/nightly`."""

SUB_PATH = "/some/sub/path/"
SLOWEST = 60_000
"""What takes longer hangs, in ms."""

expect.set_options(timeout=SLOWEST)


def pytest_configure(config: pytest.Config) -> None:
    """Say at once what is missing; a warning about somebody else's code helps nobody here."""
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
    """What went wrong behind the scenes: page errors, console errors, foreign requests."""

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
        """What comes from now on is no part of the journey."""
        for context, what, look in self.over_whom:
            context.remove_listener(what, look)
        self.over_whom.clear()

    def hear(self, said: ConsoleMessage) -> None:
        """What the page complains about; an icon for a bare text is wanted by the browser alone."""
        if said.type == "error" and not said.location["url"].endswith("/favicon.ico"):
            self.note(f"console: {said.text}")

    def look(self, url: str, origin: str) -> None:
        """Whether somebody else was asked for something."""
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
    """The site that journeys share; who wants to kill it makes one of its own."""
    with serving(dist) as site:
        yield site


@pytest.fixture
def watch() -> Iterator[Watch]:
    eyes = Watch()
    yield eyes
    eyes.judge()


def settings_of(settings: dict[str, Any]) -> dict[str, Any]:
    """How a visitor's tablet is, unless the journey says otherwise."""
    usual = {"viewport": TABLET, "has_touch": True, "locale": "en-GB"}
    return {**usual, "reduced_motion": "no-preference", **settings}


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """A browser of somebody's own, on a machine as slow as may be."""

    def come(**settings: Any) -> BrowserContext:
        context = new_context(**settings)
        context.set_default_timeout(SLOWEST)
        return context

    return come


@pytest.fixture(scope="session")
def all_regulars(browser: Browser) -> Regulars:
    """Those who come to the shared site again and again."""
    return Regulars(browser)


@pytest.fixture
def regulars(
    all_regulars: Regulars,
    site: Site,
    watch: Watch,
    request: pytest.FixtureRequest,
    output_path: str,
) -> Iterator[Regulars]:
    """Those of them who take part in this journey."""
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
    """Visitors without a past, or with none but that they have been here."""

    def come(to: str = "", *, script: str = "", fresh: bool = False, **settings: Any) -> Page:
        page = regulars.come(site.origin, settings_of(settings), script, fresh=fresh)
        page.context.set_default_timeout(SLOWEST)
        watch.over(page.context, site.origin)
        regulars.go(page, site.address, to)
        return page

    return come
