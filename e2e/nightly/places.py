"""Where the monkey plays: every screen that is walked, and each game's tables."""

from __future__ import annotations

import re
from collections import defaultdict

from e2e.screens import WALKS
from e2e.serving import ROOT

from chocobox.games import BOTS, GAMES

ROUTER = re.compile(r"^const PAGES = \{(.*?),\s*\};$", re.MULTILINE | re.DOTALL)


def places() -> dict[str, list[str]]:
    """Addresses by the page that shows them; each game's tables are a place of their own."""
    found = defaultdict(list)
    for screens in WALKS.values():
        for screen in screens.values():
            found[screen.to.partition("/")[0].partition("?")[0]].append(screen.to)
    for name, game in GAMES.items():
        if not game.solo:
            found[f"new/{name}"] = [f"new/{name}?players={who}" for who in tables(name)]
    return {place: sorted(set(addresses)) for place, addresses in found.items()}


def tables(name: str) -> list[str]:
    """One person with bots, several persons who pass the screen or lie round it, bots alone."""
    seats, bots = GAMES[name].seats, [bot.name for bot in BOTS[name]]
    persons = ["person"] * seats[-1]
    few = seats[0]
    against = ["person", *(bots * few)[: few - 1]]
    alone = (bots * few)[:few]
    lists = [",".join(who) for who in (against, persons[:few], persons, alone)]
    return [*lists, f"{lists[2]}&flat=1"]


def pages() -> set[str]:
    """The first words of all addresses that the router knows, from its own list."""
    found = ROUTER.search((ROOT / "js" / "main.js").read_text("utf-8"))
    assert found, "the router's list of pages is not where it was"
    flat = re.sub(r"\{[^{}]*\}|\.\.\.\w+,?", "", found[1])
    own = {game.solo.page for game in GAMES.values() if game.solo}
    return own | {entry.partition(":")[0].strip().strip('"') for entry in flat.split(",")}
