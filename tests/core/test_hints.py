"""Every hint names a reason, in all games that have bots."""

from __future__ import annotations

import pytest

from chocobox.games import BOTS, GAMES
from chocobox.records import start_of

NAMES = [name for name, game in GAMES.items() if BOTS[name] and game.seats[-1] > 1]
EACH = 5
"""Hints are asked for at every fifth move, at the tables of several players."""

PLIES = 130


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(2))
def test_a_hint_has_a_reason(name: str, seed: int) -> None:
    seats, bots = GAMES[name].seats[0], BOTS[name]
    players = [{"kind": "bot", "bot": bots[(seed + seat) % 3].name} for seat in range(seats)]
    session = start_of({"game": name, "players": players, "seed": 1000 + seed})
    found = 0
    while len(session.moves) < PLIES and session.game.outcome(session.state) is None:
        for seat in range(seats) if len(session.moves) % EACH == 0 else ():
            hint = session.hint(seat, bots[-1])
            found += hint is not None
            assert hint is None or hint.reasons, (len(session.moves), seat, hint.action)
        session.advance()
    assert found > 5
