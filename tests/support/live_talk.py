"""What all live games' conversations share: slaps, time, and refused nonsense."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from chocobox.request import LATEST
from support.talk import Reply, Talk, error_of

GRACE = {"kind": "person", "name": "Grace"}
HEDY = {"kind": "person", "name": "Hedy"}


def now(talk: Talk) -> int:
    """A little after the last thing that happened."""
    return max((at for _, _, at in talk.update["record"]["moves"]), default=0) + 100


def tick(talk: Talk) -> Reply:
    """The next move of the table or of a bot."""
    before = len(talk.update["record"]["moves"])
    reply = talk.wait()
    while len(talk.update["record"]["moves"]) == before:
        reply = talk.wait()
        assert "error" not in reply
    return reply


def who(talk: Talk, kind: str) -> int | None:
    """The first person to whom that action is offered."""
    offered = talk.update["actions"]
    seats = (seat for seat in offered if any(it["type"] == kind for it in offered[seat]))
    return next(map(int, seats), None)


def slap(talk: Talk, seat: int, at: int) -> Reply:
    """A seat slaps."""
    return talk.ask("play", seat=seat, action={"type": "Slap"}, at=at)


def comes_to_rest_after_giant_times(talk: Talk) -> None:
    """At the last possible time the table makes all its due moves, and then no more."""
    for at in (LATEST, LATEST, 0):
        for seat in map(int, talk.update["actions"]):
            slap(talk, seat, at)
            talk.ask("tick", at=at)
    talk.settled()
    for seat, actions in talk.update["actions"].items():
        for action in actions[:2]:
            talk.ask("play", seat=int(seat), action=action, at=LATEST)
            talk.settled()
    assert not [said for said in talk.said if "error" in said["reply"]]


def refuses(talk: Talk, nonsense: Iterable[Any]) -> None:
    """Requests that make no sense are refused with a reason, and nothing changes."""
    before = talk.snapshot()
    for action in nonsense:
        for seat in map(int, talk.update["actions"]):
            for op, more in (("play", {"at": now(talk) - 100}), ("why", {}), ("try", {})):
                reply = talk.ask(op, seat=seat, action=action, **more)
                if "error" in reply:
                    assert error_of(reply) == "bad-request"
                elif op == "play":
                    assert reply["update"]["refused"]["codes"]
                else:
                    assert reply["why"] if op == "why" else reply["try"] is None
    assert talk.snapshot() == before
