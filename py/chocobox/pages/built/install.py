"""How to install the box on this tablet, phone or computer, step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from chocobox.pages.asked import Asked
from chocobox.pages.page import Group, Key, Page, Part, Picture, Text
from chocobox.pages.press import Local
from chocobox.pages.words import say

Facts = Mapping[str, Any]
"""What a device says of itself and of its browser."""

_STEPS: Final[Mapping[str, Mapping[str, str]]] = {
    "ios-safari": {"share": "send", "home": "plus", "once": "tick", "drawer": "drawer"},
    "ios-other": {"share-other": "send", "home": "plus", "safari": "compass", "once": "tick"},
    "ios-inside": {"inside": "away"},
    "android": {"dots": "dots", "add": "plus"},
    "android-samsung": {"lines": "menu", "page": "plus"},
    "android-inside": {"inside": "away"},
    "mac-safari": {"file": "dock", "else": "star"},
    "chromium": {"bar": "screen", "cast": "dots"},
    "edge": {"bar": "screen", "edge": "dots"},
    "firefox": {"bookmark": "star", "stays": "tick"},
    "other": {"look": "dots", "else": "star"},
}
"""The steps in each browser, each with its sign."""

_HELD: Final = ("tablet", "phone")
_DEVICES: Final = (*_HELD, "computer")
_NEEDS_NOTHING: Final = ({"done": True}, {"own": True}, {"secure": False}, {"offer": True})
"""Where the browser's way does not matter."""


def variants() -> Iterator[Asked]:
    """Each device: what is done or cannot be, then its browsers."""
    for device in _DEVICES:
        for facts in _NEEDS_NOTHING:
            yield _asked({"device": device, **facts})
    for way in _STEPS:
        for device in _HELD if way.startswith(("ios", "android")) else _DEVICES[2:]:
            for facts in ({},) if _is_inside(way) else ({"kept": False}, {}):
                yield _asked({"device": device, "way": way, **facts})


def _asked(facts: Facts) -> Asked:
    return Asked({"install": facts})


def _is_inside(way: str) -> bool:
    """Whether the page is shown inside another app, which keeps nothing."""
    return way.endswith("inside")


def page(asked: Asked) -> Page:
    """The whole page."""
    facts: Facts = asked.given["install"]
    gestures = (Text(says=say("table-help-tablet")),) if facts["device"] == "tablet" else ()
    playing = (
        Text(says=say("install-playing"), kind="title"),
        Text(says=say("install-awake")),
        *gestures,
    )
    return Page(
        title=say("install-title"),
        look="sheet install",
        parts=(*_advice(facts), Group(kind="section", parts=playing)),
    )


def _advice(facts: Facts) -> tuple[Part, ...]:
    """What can be done, or that it is done."""
    if "done" in facts or "own" in facts:
        return (Text(says=say("install-done")),)
    if "secure" in facts:
        return (Text(says=say("install-http"), look="install-nothing"),)
    why = Text(says=say("install-why"))
    if "offer" in facts:
        key = Key(says=say("install-take"), does=Local("install"))
        return why, Group(kind="row", parts=(key,))
    way = facts["way"]
    nothing = Text(says=say("install-nothing"), look="install-nothing")
    return (
        *((nothing,) if "kept" in facts else ()),
        *(() if _is_inside(way) or way == "firefox" else (why,)),
        _steps(way),
    )


def _steps(way: str) -> Part:
    """The steps, one after the other."""
    items = (
        Group(
            kind="item",
            parts=(
                Picture(kind="sign", given={"name": sign}),
                Text(says=say(f"install-step-{step}"), kind="words"),
            ),
        )
        for step, sign in _STEPS[way].items()
    )
    return Group(kind="numbered", look="install-steps", parts=tuple(items))
