"""Examples of requests and replies for replays, kept in tests/bridge."""

from __future__ import annotations

from collections.abc import Callable

from support.seen_again import SEATS, played
from support.talk import Talk

GAMES = ("schokoly", "choco_boom", "choco_challenge", "kaboom")
FORGETFUL = {"kind": "bot", "bot": "forgetful"}
FIRST = 36
"""So many moves of a game are watched."""


def watched(talk: Talk) -> None:
    """The beginning of each game: its deal, then open or not; bots alone; bad records."""
    talk.ask("look", ply=0, seat=0, open=False)
    for name in GAMES:
        record = played(name).record
        talk.ask("watch", record=record | {"moves": record["moves"][:FIRST]})
        talk.ask("look", ply=0, seat=0, open=False)
        talk.ask("look", ply=FIRST // 2, seat=1, open=True)
        talk.ask("look", ply=FIRST, seat=1, open=False)
    talk.ask("ahead")
    talk.ask("watch", record=record | {"players": [FORGETFUL] * SEATS["kaboom"], "moves": []})
    talk.ask("ahead")
    talk.ask("look", ply=1, seat=0, open=True)
    talk.ask("watch", record=record | {"moves": [[0, 9, 0]]})
    talk.ask("watch", record=record | {"edition": 0, "moves": []})
    talk.ask("look", ply=FIRST + 1, seat=0, open=False)


TALKS: tuple[Callable[[Talk], None], ...] = (watched,)
