"""One browser for all journeys; each has its own visitor, and none may leave an error behind."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from e2e.engines import chromium_switches
from e2e.serving import ROOT, Site, serving
from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
    expect,
)

TABLET: ViewportSize = {"width": 1180, "height": 820}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
PHONE: ViewportSize = {"width": 390, "height": 844}
SUB_PATH = "/some/sub/path/"
SLOWEST = 20_000
"""What takes longer hangs, in ms."""

expect.set_options(timeout=SLOWEST)


def pytest_configure(config: pytest.Config) -> None:
    """Say at once what is missing; a warning about somebody else's code helps nobody here."""
    if not os.environ.get("CHOCOBOX_CHROMIUM"):
        raise pytest.UsageError("CHOCOBOX_CHROMIUM must name a Chromium; `make e2e` sets it")
    for words in ("Session-scoped fixtures", "setting remote_server_addr"):
        config.addinivalue_line("filterwarnings", f"ignore:{words}:DeprecationWarning")


class Visit(Protocol):
    """Comes to the site as somebody new: `visit("#/saves", viewport=PHONE)`.

    A script runs before the page's own, to make a browser that lacks something.
    """

    def __call__(
        self, to: str = "", *, site: Site = ..., script: str = "", **settings: Any
    ) -> Page: ...


class Watch:
    """What went wrong behind the scenes: page errors, console errors, foreign requests."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def note(self, fault: str) -> None:
        """Remember a fault."""
        self.faults.append(fault)

    def over(self, context: BrowserContext, origin: str) -> None:
        """Look over everything that this visitor does."""
        context.on("weberror", lambda error: self.note(f"page error: {error.error}"))
        context.on("console", self.hear)
        context.on("request", lambda request: self.look(request.url, origin))

    def hear(self, said: ConsoleMessage) -> None:
        """What the page complains about; an icon for a bare text is wanted by the browser alone."""
        if said.type == "error" and not said.location["url"].endswith("/favicon.ico"):
            self.note(f"console: {said.text}")

    def look(self, url: str, origin: str) -> None:
        """Whether somebody else was asked for something."""
        if not url.startswith((f"{origin}/", "data:", f"blob:{origin}/")):
            self.note(f"a request to {url}")

    def forgive(self, fault: str) -> None:
        """Nothing else can be said where a line was cut on purpose."""
        self.faults = [one for one in self.faults if fault not in one]

    def judge(self) -> None:
        """Fail if anything was noted."""
        assert not self.faults, "\n".join(["behind the scenes:", *self.faults])


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """The installed Chromium that the Makefile found."""
    return {"executable_path": os.environ["CHOCOBOX_CHROMIUM"], "args": chromium_switches()}


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
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
    """The eyes of this journey."""
    eyes = Watch()
    yield eyes
    eyes.judge()


def settings_of(settings: dict[str, Any]) -> dict[str, Any]:
    """How a visitor's tablet is, unless the journey says otherwise."""
    usual = {"viewport": TABLET, "has_touch": True, "locale": "en-GB"}
    return {**usual, "reduced_motion": "no-preference", **settings}


@pytest.fixture
def visit(new_context: Callable[..., BrowserContext], site: Site, watch: Watch) -> Visit:
    """Visitors without a past."""

    def come(to: str = "", *, site: Site = site, script: str = "", **settings: Any) -> Page:
        context = new_context(**settings_of(settings))
        context.add_init_script(script)
        context.set_default_timeout(SLOWEST)
        watch.over(context, site.origin)
        page = context.new_page()
        page.goto(f"{site.address}{to}")
        if not to or to.startswith("#"):
            page.locator("#page > *").first.wait_for()  # the main script comes after the load
        return page

    return come


@pytest.fixture
def start_browser(
    playwright: Playwright, browser_type_launch_args: dict[str, Any], watch: Watch, tmp_path: Path
) -> Iterator[Callable[[Site], BrowserContext]]:
    """A browser that can be closed and started again with all that it had kept."""
    started: list[BrowserContext] = []

    def start(site: Site) -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            str(tmp_path / "profile"), **browser_type_launch_args, **settings_of({})
        )
        context.set_default_timeout(SLOWEST)
        watch.over(context, site.origin)
        started.append(context)
        return context

    yield start
    for context in started:
        context.close()
