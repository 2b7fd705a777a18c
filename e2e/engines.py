"""Chromium, Firefox and WebKit, each as a visitor whose profile outlives a restart."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from e2e.fingers import Where
from e2e.visitor import PATIENCE, OnPage, Visitor
from playwright.sync_api import (
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Page,
    Playwright,
    ViewportSize,
)
from selenium.common.exceptions import WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from runtime.browser import SYSTEM_PYTHON, advice, installed

TABLET: ViewportSize = {"width": 1180, "height": 820}
LEFT_OUT = (
    "WebUIOmniboxPopup", "WebUIOmniboxAimPopup",
    # What Playwright 1.64 leaves out by the same switch, which counts only once:
    "AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose",
    "DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades", "LensOverlay", "MediaRouter",
    "PaintHolding", "ThirdPartyStoragePartitioning", "BlockOriginHeaderModificationOnRedirect",
    "AvoidCorsURLLoaderRestartOnRedirect", "Translate", "AutoDeElevate", "OptimizationHints",
    "NetworkTimeServiceQuerying", "AimEnabled",
)  # fmt: skip
"""Chromium's own pages under the address line: each window would load two that nobody sees."""

PLAIN = {"media.peerconnection.ice.obfuscate_host_addresses": False}
"""Firefox's addresses are plain, as they are where a camera is allowed."""

READY = "html[data-engine=ready]"
KEPT = f"{READY}[data-offline=ready]"
LANGUAGE = "en-GB"
WINDOW = Path(__file__).with_name("webkit_window.py")

XVFB = ("Xvfb", "-terminate", "-displayfd", "1", "-screen", "0", "1400x1000x24")
"""A virtual screen; it ends when its only window is closed."""

CALL = """const done = arguments[1];
(async () => (FUNCTION)(arguments[0]))().then((value) => done({ value }), (error) =>
  done({ fault: `${error}` }));"""
"""WebDriver's way to await what a function promises."""


def path_of(engine: str) -> str:
    """The path of what drives this engine; where it is missing, the test fails or is skipped."""
    path = installed(engine)
    missing = f"{engine} is not installed; to get it: {advice(engine)}"
    if not path and os.environ.get("CHOCOBOX_ENGINES") == "all":
        pytest.fail(missing)
    return path or pytest.skip(missing)


def chromium_switches() -> list[str]:
    """How each Chromium is started; root needs it without a sandbox."""
    left_out = f"--disable-features={','.join(LEFT_OUT)}"
    return [left_out, "--no-sandbox"] if os.geteuid() == 0 else [left_out]


class Watch:
    """What the pages of some browsers report as errors, and what they fetch."""

    def __init__(self) -> None:
        self.heard, self.fetched = list[str](), list[str]()

    def over(self, context: BrowserContext) -> None:
        context.on("weberror", lambda error: self.heard.append(str(error.error)))
        context.on("console", self.hear)
        context.on("request", lambda request: self.fetched.append(request.url))

    def hear(self, said: ConsoleMessage) -> None:
        """Note console errors. The browser itself asks for the icon of a page without one."""
        if said.type == "error" and not said.location["url"].endswith("/favicon.ico"):
            self.heard.append(said.text)

    def faults(self) -> list[str]:
        """All errors, and requests to other sites."""
        own = ("http://localhost:", "data:", "blob:")
        return [*self.heard, *(one for one in self.fetched if not one.startswith(own))]


class ByPlaywright(OnPage, Visitor):
    """What Chromium and Firefox have in common."""

    def __init__(self, kind: BrowserType, path: str, profile: Path, **more: Any) -> None:
        context = kind.launch_persistent_context(
            profile, executable_path=path, locale=LANGUAGE, viewport=TABLET, **more
        )
        context.set_default_timeout(PATIENCE * 1000)
        super().__init__(context.new_page())
        self.watch = Watch()
        self.watch.over(context)

    def complaints(self) -> list[str]:
        return self.watch.heard

    def asked(self) -> list[str]:
        return self.watch.fetched

    def goto(self, address: str) -> None:
        self.page.goto(address)

    def close(self) -> None:
        self.page.context.close()


class Chromium(ByPlaywright):
    """Touched by fingers."""

    def __init__(self, path: str, folder: Path, playwright: Playwright) -> None:
        super().__init__(
            playwright.chromium, path, folder, args=chromium_switches(), has_touch=True
        )


class Framed(Chromium):
    """Touches what a platform shows in a frame that fills its window."""

    def goto(self, address: str) -> None:
        """Until the frame shows something."""
        super().goto(address)
        self.page.frame_locator("iframe").locator("body > *").first.wait_for()

    def evaluate(self, function: str, arg: Any = None) -> Any:
        """What a function of the framed page gives."""
        return self.page.frames[1].evaluate(function, arg)


class Firefox(ByPlaywright):
    """Clicked by a mouse: its driver has no fingers to lend."""

    def __init__(self, path: str, folder: Path, playwright: Playwright) -> None:
        how = {"channel": "moz-firefox", "firefox_user_prefs": PLAIN}
        super().__init__(playwright.firefox, path, folder, **how)

    def tap_at(self, at: Where) -> None:
        self.page.mouse.click(*at)


class WebKit(Visitor):
    """Clicked by a mouse, in a window that nobody sees; what its pages say goes into a log."""

    def __init__(self, path: str, profile: Path, _: Playwright) -> None:
        self.log = profile.with_suffix(".log")
        self.screen = subprocess.Popen(XVFB, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        assert self.screen.stdout
        display = f":{self.screen.stdout.readline().decode().strip()}"
        options = Options()
        options.binary_location = SYSTEM_PYTHON
        size = f"{TABLET['width']}x{TABLET['height']}"
        for argument in (str(WINDOW), str(profile), size, LANGUAGE):
            options.add_argument(argument)
        where = {**os.environ, "DISPLAY": display}
        service = Service(path, log_output=str(self.log), env=where)
        try:
            self.driver = WebKitGTK(options=options, service=service)
        except WebDriverException:
            self.screen.kill()
            raise
        self.driver.set_script_timeout(PATIENCE + 10)

    def lines(self, word: str) -> list[str]:
        """What the log says after this word."""
        parts = (line.partition(word) for line in self.log.read_text().splitlines())
        return [found[2] for found in parts if found[1]]

    def complaints(self) -> list[str]:
        return [*self.lines("CONSOLE ERROR "), *self.lines("CONSOLE JS ERROR ")]

    def asked(self) -> list[str]:
        return self.lines("ASKED FOR ")

    def goto(self, address: str) -> None:
        self.driver.get(address)

    def evaluate(self, function: str, arg: Any = None) -> Any:
        answer = self.driver.execute_async_script(CALL.replace("FUNCTION", function), arg)
        assert "fault" not in answer, answer["fault"]
        return answer.get("value")

    def tap_at(self, at: Where) -> None:
        """Down and up again at once, through the window."""
        hand = ActionBuilder(self.driver, duration=0)
        hand.pointer_action.move_to_location(*at)  # type: ignore[no-untyped-call]
        hand.pointer_action.pointer_down()  # type: ignore[no-untyped-call]
        hand.pointer_action.pointer_up()  # type: ignore[no-untyped-call]
        hand.perform()

    def close(self) -> None:
        self.driver.quit()
        self.screen.terminate()
        self.screen.wait()


Make = Callable[[str, Path, Playwright], Visitor]
ENGINES: dict[str, Make] = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


class Profile:
    """One browser profile, whose browser starts again and again and reports no unknown error."""

    def __init__(self, engine: str, folder: Path, playwright: Playwright) -> None:
        self.make = ENGINES[engine]
        self.path, self.folder, self.playwright = path_of(engine), folder, playwright
        self.visitor: Visitor | None = None

    @property
    def page(self) -> Page:
        assert isinstance(self.visitor, ByPlaywright)
        return self.visitor.page

    def open(self, address: str) -> Visitor:
        """A browser comes to an address."""
        self.visitor = self.make(self.path, self.folder, self.playwright)
        self.visitor.goto(address)
        return self.visitor

    def leave(self) -> Visitor | None:
        visitor, self.visitor = self.visitor, None
        if visitor:
            visitor.close()
        return visitor

    def close(self, own: str, *known: str) -> None:
        """Close the browser; it reported no unknown error and asked no other site."""
        visitor = self.leave()
        assert visitor
        told = [said for said in visitor.complaints() if not any(one in said for one in known)]
        assert not told, told
        asked = [
            url for url in visitor.asked() if not url.startswith((own, "data:", "blob:", "about:"))
        ]
        assert not asked, asked
        assert visitor.asked() or own.startswith("file:"), "nobody looked"


@pytest.fixture
def profile(
    request: pytest.FixtureRequest, tmp_path: Path, playwright: Playwright
) -> Iterator[Profile]:
    """A profile of Chromium, or of the engine that the journey names."""
    own = Profile(getattr(request, "param", "chromium"), tmp_path / "profile", playwright)
    yield own
    own.leave()
