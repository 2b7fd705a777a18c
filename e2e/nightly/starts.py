"""Where the monkey begins: every page that the router knows, and each game's tables."""

from __future__ import annotations

import re

from e2e.links import result_texts, set_text, text_of
from e2e.serving import ROOT

from chocobox import games as box

TABLES = (
    "schokoly?players=person,nibbler",
    "schokoly?players=person,person,person",
    "choco_boom?players=person,awake",
    "choco_boom?players=person,person,person,person",
    "choco_challenge?players=person,cautious,baker",
    "choco_challenge?players=person,person,person&flat=1",
    "kaboom?players=person,forgetful,steady",
    "kaboom?players=person,person,person,person",
    "kaboom?players=shark,steady",
)
"""One person with bots, several persons round one screen, and bots alone."""

STARTS: dict[str, list[str]] = {
    "": [""],
    "set-up": ["set-up/kaboom"],
    "new": [f"new/{table}" for table in TABLES],
    "game": ["game/over", "game/torn"],
    "rules": ["rules/choco_boom"],
    "practice": ["practice"],
    "saves": ["saves"],
    "replay": ["replay/three"],
    "watch": [f"watch/{text_of('replay')}"],
    "settings": ["settings"],
    "about": ["about"],
    "licences": ["licences"],
    "keep": ["keep"],
    "addresses": ["addresses"],
    "class": ["class", "class/new", "class/monday"],
    "g": [
        *("g", f"g/{set_text()}", f"g/{result_texts()[0]}"),
        *(f"g/{text_of(use)}" for use in ("resume", "position")),
    ],
    "count": ["count"],
    "best": ["best"],
}
"""Addresses by the first word, as the router reads it; a page in another option is the same."""

ROUTER = re.compile(r"^const PAGES = \{(.*?),\s*\};$", re.MULTILINE | re.DOTALL)


def pages() -> set[str]:
    """The first words that the router knows, from its own list."""
    found = ROUTER.search((ROOT / "js" / "main.js").read_text("utf-8"))
    assert found, "the router's list of pages is not where it was"
    flat = re.sub(r"\{[^{}]*\}|\.\.\.\w+,?", "", found[1])
    own = {game.solo.page for game in box.GAMES.values() if game.solo}
    return own | {entry.partition(":")[0].strip().strip('"') for entry in flat.split(",")}


def short(address: str) -> str:
    """An address that can be read in a list of tests."""
    return address[:40] or "shelf"
