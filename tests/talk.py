"""Talking to the engine through its one door, as a page does."""

from __future__ import annotations

import json
from typing import Any

from chocobox.bridge import Door
from chocobox.request import LATEST

Reply = dict[str, Any]
PERSON = {"kind": "person", "name": "Ada"}
NIBBLER = {"kind": "bot", "bot": "nibbler"}


class Talk:
    """A door, and what was said there: each request with its reply."""

    def __init__(self) -> None:
        self.door = Door()
        self.said: list[dict[str, Any]] = []
        self.update: Reply = {}

    def send(self, text: str) -> Reply:
        """Whatever is sent, one JSON object on one line comes back."""
        answer = self.door.handle(text)
        assert "\n" not in answer
        assert answer.isascii()
        reply = json.loads(answer, parse_constant=_refuse)
        assert isinstance(reply, dict)
        assert len(reply) == 2
        assert "id" in reply
        return reply

    def ask(self, op: str, **fields: Any) -> Reply:
        """One request with a number of its own; the reply must carry the same."""
        request = {"id": len(self.said) + 1, "op": op, **fields}
        reply = self.send(json.dumps(request))
        assert reply["id"] == request["id"]
        self.said.append({"request": request, "reply": reply})
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
        """Whoever can do something does the first of that kind, a second after the other."""
        for kind in kinds:
            reply = self.play(self.whose(), kind, at=1000 * len(self.said))
            assert reply["update"]["refused"] is None
        return reply

    def goes_on(self) -> Reply:
        """The same game is started from its record."""
        record = self.update["record"]
        return self.ask("new", **{name: record[name] for name in record if name != "type"})

    def taken_up(self) -> Talk:
        """Another engine goes on with the same game."""
        again = Talk()
        again.update = self.update
        again.goes_on()
        return again

    def wait(self) -> Reply:
        """The time comes that the engine asked for."""
        return self.ask("tick", at=self.update["wake"])

    def settled(self) -> Reply:
        """Everybody waits until nothing happens by itself any more, or all time is over."""
        for _ in range(20):
            if self.update["wake"] is None or self.update["wake"] > LATEST:
                return self.update
            self.wait()
        raise AssertionError("the table never comes to rest")

    @property
    def state(self) -> Any:
        """The whole truth, for those who know what a conversation needs next."""
        assert self.door.session is not None
        return self.door.session.state

    def snapshot(self) -> object:
        """Everything about the running game that a bad request must not touch."""
        session = self.door.session
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
