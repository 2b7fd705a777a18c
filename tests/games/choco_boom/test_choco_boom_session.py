"""Choco-Boom as it is played: late touches, the table's own moves, replays."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.actions import Slap
from chocobox.games.choco_boom.rules.state import Options
from games.choco_boom.hand import GAME, everything
from support.walks import by_seed

PERSON = {"kind": "person"}


def waits(session: Session, until: int) -> None:
    """Time passes, and whatever is due happens."""
    while (wake := session.update().wake) is not None and wake <= until:
        session.tick(wake)
    session.tick(until)


def as_bytes(session: Session) -> bytes:
    """All that a screen would get now."""
    return json.dumps(encode(session.update())).encode()


def again(session: Session) -> Session:
    """The same game, made anew from its record."""
    copy = Session(GAME, session.options, session.players, session.seed)
    copy.replay(json.loads(json.dumps(session.moves)))
    return copy


# --- replays ---


def played(seed: int, **options: Any) -> Session:
    """A part of a game of four seats with random actions, late touches and breaks."""
    session, choose = Session(GAME, Options(**options), [PERSON] * 4, seed), by_seed(seed)
    at = 1000
    for number in range(200):
        seat = choose(4)
        offered = list(GAME.actions(session.state, seat))
        if Slap() in offered and choose(8):
            offered.remove(Slap())
        if offered:
            session.play(seat, encode(offered[choose(len(offered))]), at - choose(60))
        if number % 30 == 29:
            session.resume()
        at += choose(400)
        waits(session, at)
    return session


@pytest.mark.parametrize("options", [{}, {"aloud": True}, {"advanced": True, "handicap_2": 150}])
def test_a_replay_gives_the_same_bytes(options: dict[str, Any]) -> None:
    seen = set[str]()
    for seed in range(4):
        session = played(seed, **options)
        copy = again(session)
        assert copy.states == session.states
        assert all(everything(state) == list(range(110)) for state in copy.states)
        events = copy.update().events
        session.update()
        assert as_bytes(copy) == as_bytes(session)
        seen |= {type(event).__name__ for event in events}
    assert {"Flipped", "Fined", "Resumed", "Slapped", "Reopened"} <= seen
