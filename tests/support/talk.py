"""Talks to the engine through `handle`, as a page does."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from chocobox.bridge import Bridge
from chocobox.request import LATEST
from support.reply_types import misfits

Reply = dict[str, Any]
PERSON = {"kind": "person", "name": "Ada"}
CHECKED: Counter[str] = Counter()
PAIRS = {"praise", "rule"}, {"update", "guests"}
"""What one reply holds together."""
OFTEN = 40
"""So many replies to each kind of request are compared with their declared type."""
NIBBLER = {"kind": "bot", "bot": "nibbler"}


class Talk:
    """One bridge, and all requests with their replies."""

    def __init__(self) -> None:
        self.bridge = Bridge()
        self.said: list[dict[str, Any]] = []
        self.update: Reply = {}

    def send(self, text: str) -> Reply:
        """Sends a text; the reply must be one JSON object on one line."""
        answer = self.bridge.handle(text)
        assert "\n" not in answer
        assert answer.isascii()
        reply = json.loads(answer, parse_constant=_refuse)
        assert isinstance(reply, dict)
        assert len(reply) == 2 or set(reply) - {"id"} in PAIRS
        assert "id" in reply
        return reply

    def ask(self, op: str, **fields: Any) -> Reply:
        """Sends one request with its own number; the reply must have the same number."""
        request = {"id": len(self.said) + 1, "op": op, **fields}
        reply = self.send(json.dumps(request))
        assert reply["id"] == request["id"]
        self.said.append({"request": request, "reply": reply})
        if op in self.bridge.ops and "error" not in reply and CHECKED[op] < OFTEN:
            CHECKED[op] += 1
            assert misfits(reply, self.bridge.ops[op]) == []
        self.update = reply.get("update", self.update)
        return reply

    def new(self, players: list[dict[str, str]], seed: int = 7, **fields: Any) -> Reply:
        """Start a game of Schokoly."""
        request = {"game": "schokoly", "options": {}, "players": players, "seed": seed, "moves": []}
        return self.ask("new", **(request | fields))

    def play(self, seat: int, kind: str, at: int = 0, nth: int = 0) -> Reply:
        """A person takes the nth of the offered actions of that kind."""
        offered = [one for one in self.update["actions"][str(seat)] if one["type"] == kind]
        return self.ask("play", seat=seat, action=offered[nth], at=at)

    def whose(self) -> int:
        """The first person who can do something."""
        return next(int(seat) for seat, actions in self.update["actions"].items() if actions)

    def play_first(self, at: int = 0) -> Reply:
        """The first person who can do something does the first thing that is offered."""
        seat = self.whose()
        return self.ask("play", seat=seat, action=self.update["actions"][str(seat)][0], at=at)

    def does(self, *kinds: str) -> Reply:
        """For each kind, the first seat that may do it does it, one second apart."""
        for kind in kinds:
            reply = self.play(self.whose(), kind, at=1000 * len(self.said))
            assert reply["update"]["refused"] is None
        return reply

    def goes_on(self) -> Reply:
        """Starts the same game from its record."""
        record = self.update["record"]
        return self.ask("new", **{name: record[name] for name in record if name != "type"})

    def taken_up(self) -> Talk:
        """A new engine continues the same game."""
        again = Talk()
        again.update = self.update
        again.goes_on()
        return again

    def wait(self) -> Reply:
        """Lets time pass until the engine wants to be woken."""
        return self.ask("tick", at=self.update["wake"])

    def settled(self) -> Reply:
        """Lets time pass until nothing happens by itself any more."""
        for _ in range(20):
            if self.update["wake"] is None or self.update["wake"] > LATEST:
                return self.update
            self.wait()
        raise AssertionError("the table never comes to rest")

    @property
    def state(self) -> Any:
        """The engine's whole state, which no page can see."""
        assert self.bridge.play.session is not None
        return self.bridge.play.session.state

    def snapshot(self) -> object:
        """All of the running game that a bad request must not change."""
        session = self.bridge.play.session
        if session is None:
            return None
        return id(session), session.record, session.state, session.clock, len(session.states)


def _refuse(text: str) -> None:
    raise AssertionError(f"{text} is not JSON")


def error_of(reply: Reply) -> str:
    """The type of an error, which must come with a sentence."""
    error: dict[str, str] = reply["error"]
    assert set(error) == {"type", "text"}
    assert error["text"].endswith(".")
    assert error["text"][0].isupper() or error["text"].split()[0].isidentifier()
    return error["type"]
