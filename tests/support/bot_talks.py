"""Examples of requests and replies for bots that somebody wrote, kept in tests/bridge."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from support.linked import TOURNAMENT
from support.places import TESTS
from support.talk import Talk

KEPT = ("bot", "result-writing", "tournament")
"""Links with code are not written here: versions of zlib differ in their bytes."""


def written_bots(talk: Talk) -> None:
    """Links with bots; a tournament of two, of which one cannot be read; its table."""
    for name in KEPT:
        kept = json.loads((TESTS / "links" / f"{name}.json").read_text(encoding="utf-8"))
        talk.ask("open", text=kept["link"])
    wanted: dict[str, Any] = {**TOURNAMENT}
    points = wanted.pop("points")
    talk.ask("tournament", **wanted)
    rounds = [talk.ask("round", pair=0, first=0, count=2)["round"]]
    talk.ask("round", pair=0, first=1, count=1, records=True)
    talk.ask("ranking", bots=2, deals=1, rounds=[])
    talk.ask("ranking", bots=2, deals=1, rounds=rounds, points=points)


TALKS: tuple[Callable[[Talk], None], ...] = (written_bots,)
