"""Where the monkey begins: every page that the router knows, and each game's table."""

from __future__ import annotations

import re

from e2e.class_results import set_text
from e2e.class_screens import TASKS, TEXTS
from e2e.link_screens import text_of
from e2e.serving import ROOT

GAMES = ("schokoly", "choco_boom", "choco_challenge", "kaboom")
TABLES = {
    "schokoly": ("person,nibbler", "person,person,person", "taster,nibbler"),
    "choco_boom": ("person,awake", "person,person,person,person", "sleepy,awake"),
    "choco_challenge": (
        "person,cautious,baker",
        "person,person,person&flat=1",
        "crown,cautious,baker",
    ),
    "kaboom": ("person,forgetful,steady", "person,person,person,person", "shark,steady"),
}
"""Who sits there: one person with bots, several persons, and bots alone."""

USES = ("resume", "replay", "deal", "setup", "position")

STARTS: dict[str, list[str]] = {
    "": [""],
    "set-up": [f"set-up/{game}" for game in GAMES],
    "new": [f"new/{game}?players={who}" for game in GAMES for who in TABLES[game]],
    "game": ["game/three", "game/over", "game/torn"],
    "rules": [f"rules/{game}" for game in GAMES],
    "practice": ["practice"],
    "saves": ["saves"],
    "replay": ["replay/over", "replay/three"],
    "watch": [f"watch/{text_of('replay')}"],
    "settings": ["settings"],
    "about": ["about"],
    "licences": ["licences"],
    "keep": ["keep"],
    "class": ["class", "class/new", "class/monday"],
    "g": ["g", f"g/{set_text(TASKS)}", f"g/{TEXTS[0]}", *(f"g/{text_of(use)}" for use in USES)],
    "count": ["count", "count?grade=1"],
    "best": ["best", "best?cards=14"],
}
"""Addresses by the first word, as the router reads it."""

ROUTER = re.compile(r"^const PAGES = \{(.*)\};$", re.MULTILINE)


def pages() -> set[str]:
    """The first words that the router knows, from its own list."""
    found = ROUTER.search((ROOT / "js" / "main.js").read_text("utf-8"))
    assert found, "the router's list of pages is not where it was"
    flat = re.sub(r"\{[^{}]*\}", "", found[1])
    return {entry.partition(":")[0].strip().strip('"') for entry in flat.split(",")}


def short(address: str) -> str:
    """An address that can be read in a list of tests."""
    return address[:40] or "shelf"
