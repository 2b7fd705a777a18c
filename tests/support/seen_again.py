"""Whole random games, with all views, events and times."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from chocobox.core.bots import RandomBot
from chocobox.core.codec import encode
from chocobox.core.record import Event
from chocobox.core.session import Session
from chocobox.games import GAMES

SEATS = {"schokoly": 3, "kaboom": 3}
SHORT: Mapping[str, dict[str, int]] = {"kaboom": {"rounds": 2}, "choco_practice": {"cards": 24}}
TABLES = [name for name, game in GAMES.items() if game.seats != (1,)]
"""The games that bots may play among themselves."""

BREAK = 25
"""After so many moves the game is left and taken up again."""


@dataclass
class Played:
    """A finished game; each ply has all views, the events and the time."""

    session: Session
    views: list[list[Any]] = field(default_factory=list)
    events: list[tuple[Event, ...]] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)

    def note(self) -> None:
        """Add one ply."""
        game, state = self.session.game, self.session.state
        seats = range(len(self.session.players))
        self.views.append([game.view(state, seat) for seat in seats])
        self.events.append(self.session.update().events)
        self.clocks.append(self.session.clock)

    @property
    def record(self) -> dict[str, Any]:
        """The record as a page stores it."""
        record: dict[str, Any] = encode(self.session.record)
        return record


@cache
def played(name: str) -> Played:
    """A game from its first move to its last, with a break."""
    game = GAMES[name]
    seats = SEATS.get(name, game.seats[0])
    players = [{"kind": "person", "name": f"{seat}"} for seat in range(seats)]
    session = Session(game, game.options(**SHORT.get(name, {})), players, 11)
    session.bots = dict.fromkeys(range(seats), RandomBot())
    told = Played(session)
    told.note()
    while game.outcome(session.state) is None:
        ply = len(session.moves)
        if ply == BREAK:
            session.resume()
        while len(session.moves) == ply:
            wake = session.update().wake
            assert wake is not None
            session.tick(wake)
        told.note()
    return told
