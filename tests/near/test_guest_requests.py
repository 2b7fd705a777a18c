"""What devices send is not trusted: whatever it is, no seat learns or does what is not its own."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.near.seats import ASKS
from support.laws import Subject
from support.subjects import SUBJECTS
from support.talk import PERSON, Reply, Talk, error_of
from support.walks import LANDS, Choose, any_options, by_seed

SHELF = [name for name, game in GAMES.items() if game.shelf]
COUNT, AT_NIGHT = 500, 25_000
"""So many requests of guests for each game."""
BAD: list[Any] = [
    *(None, True, False, -1, 0, 1, 2, 9, 1.5, 1 << 60, "", "0", "play", [], [0], {}, {"type": 1}),
    *({"type": "Slap"}, {"type": "Draw", "seat": 0}, [[0, 0, 0]], "x" * 2000, {"y": [{}] * 500}),
]
OTHERS = (
    *("new", "tick", "share", "guest", "look", "watch", "position", "praise", "answer", "open"),
    *("lag", "", "Play", "series", "__class__"),
)


@dataclass
class Attack:
    """A game of persons of whom some are guests, and all that their devices send."""

    talk: Talk
    subject: Subject
    choose: Choose
    guests: list[int] = field(default_factory=list)
    met: Counter[str] = field(default_factory=Counter)

    @property
    def session(self) -> Session:
        assert self.talk.bridge.play.session
        return self.talk.bridge.play.session

    def begin(self) -> None:
        """A new game, mostly with somebody left at the tablet."""
        game, choose = self.subject.game, self.choose
        seats = game.seats[choose(len(game.seats))]
        options = encode(any_options(game, seats, choose, self.subject.most))
        self.guests = [seat for seat in range(seats) if choose(2)] or [choose(seats)]
        more = {"game": game.name, "options": options, "guests": self.guests}
        self.talk.new([PERSON] * seats, seed=choose(1 << 20), **more)

    def go_on(self) -> None:
        """Time passes, or somebody who is at the tablet acts."""
        update = self.talk.update
        if update["done"]:
            return self.begin()
        here = [seat for seat, offered in update["actions"].items() if offered]
        if update["wake"] is not None and self.choose(2):
            self.check(self.talk.ask("tick", at=update["wake"], guests=self.guests))
        elif here:
            seat = here[self.choose(len(here))]
            action = self.one_of(update["actions"][seat])
            at = self.session.clock + self.choose(300)
            self.check(
                self.talk.ask("play", seat=int(seat), action=action, at=at, guests=self.guests)
            )
        return None

    def one_of(self, some: Any) -> Any:
        return some[self.choose(len(some))]

    # --- what a device sends ---

    def request(self, seat: int) -> Any:
        """A good request of that seat, mostly; or one with something wrong in it."""
        op = self.one_of([*ASKS, *["play"] * 5])
        offered = encode([*self.session.offered(seat)]) or [{"type": "Slap"}]
        fields = {
            "action": self.one_of(offered),
            "since": self.choose(500),
            "ply": len(self.session.moves),
            "about": self.one_of(["card", "table", "score", "turn", "rows", "listed"]),
            "number": 1 + self.choose(4),
        }
        good = {"op": op, **{name: fields[name] for name in ASKS[op]}}
        return good if self.choose(2) else self.spoilt(good)

    def spoilt(self, good: dict[str, Any]) -> Any:
        """The request with one thing in it that cannot be, or is not that seat's."""
        name = self.one_of([*good, "seat", "at", "guests", "more", "id"])
        ways: list[Any] = [
            good | {name: self.one_of(BAD)},
            good | {"seat": self.choose(6)},
            good | {"op": self.one_of(OTHERS)},
            {other: good[other] for other in good if other != name},
            good | {"action": self.anybodys()},
            self.one_of(BAD),
        ]
        return self.one_of(ways)

    def anybodys(self) -> Any:
        """An action of any seat, or one whose part was changed."""
        found = [*self.session.offered(self.choose(len(self.session.players)))]
        action = encode(self.one_of(found)) if found else {"type": "Slap"}
        return action | {self.one_of([*action]): self.one_of(BAD)} if self.choose(2) else action

    def send(self) -> None:
        """One request of a guest; the table passes it on as it came."""
        seat = self.one_of(self.guests)
        now, moves = self.session.clock + self.choose(100), len(self.session.moves)
        before = self.talk.snapshot()
        request = self.request(seat)
        given = {"request": request, "guests": self.guests, "at": now}
        shown = max(0, now + self.one_of(LANDS))
        reply = self.talk.ask("guest", seat=seat, shown=shown, **given)
        self.check(reply)
        kind = next(iter({"error", "guest", "update"} & {*reply}))
        self.met[kind] += 1
        own = request.get("seat", seat) if isinstance(request, dict) else None
        assert kind == "error" or (type(own) is int and own == seat), request
        if kind != "update":
            assert self.talk.snapshot() == before, request
            assert {*views_in(reply)} <= {seat}
            assert reply["guest" if kind == "guest" else "error"] == self.elsewhere(
                seat, shown, given
            )
        else:
            assert request["op"] in ("play", "undo")
            assert {it for it, _, _ in self.session.moves[moves:]} <= {seat, TABLE}, request

    # --- what devices are told ---

    def elsewhere(self, seat: int, shown: int, given: dict[str, Any]) -> Any:
        """The same answer at a table where all that the seat cannot see was dealt anew."""
        states = self.session.states
        here = states[-1]
        states[-1] = self.subject.game.redeal(here, seat, Rng(self.choose(1 << 20)))
        reply = self.talk.ask("guest", seat=seat, shown=shown, **given)
        states[-1] = here
        return reply.get("guest", reply.get("error"))

    def check(self, reply: Reply) -> None:
        """A sentence, or what the seats may know."""
        if "error" in reply:
            assert error_of(reply) == "bad-request", reply
            assert len(reply["error"]["text"]) < 300
            return
        for key, update in reply.get("guests", {}).items():
            self.check_update(update, int(key))
        assert "guest" in reply or [*map(int, reply["guests"])] == self.guests

    def check_update(self, update: Reply, seat: int) -> None:
        """The part of one seat."""
        for part in ("views", "actions", "topics"):
            assert {*update[part]} <= {str(seat)}
        assert update["wake"] is None
        assert update["refused"] is None or update["refused"]["seat"] == seat
        record = update["record"]
        assert update["done"] or (record["seed"], record["position"], record["moves"]) == (
            0,
            "",
            [],
        )
        told = {name: update[name] for name in ("views", "actions", "topics", "outcome", "refused")}
        assert {*views_in(update)} <= {seat}
        shown = {*self.subject.shown(told)}
        assert not shown & {*self.subject.hidden(self.session.state, seat)}, told


def views_in(value: Any) -> Iterator[int]:
    """The seats whose views are in there."""
    if isinstance(value, dict):
        if value.get("type") == "View":
            yield value["seat"]
        for part in value.values():
            yield from views_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from views_in(part)


def attacked(name: str, seed: int, count: int) -> Attack:
    """So many requests of guests in games that go on meanwhile."""
    attack = Attack(Talk(), SUBJECTS[name], by_seed(seed))
    attack.begin()
    for _ in range(count):
        attack.go_on()
        attack.send()
        attack.talk.said.clear()
    return attack


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("count", [COUNT, pytest.param(AT_NIGHT, marks=pytest.mark.nightly)])
def test_no_device_gets_or_does_what_is_not_its_seats(name: str, count: int) -> None:
    attack = attacked(name, count, count)
    assert min(attack.met[kind] for kind in ("error", "guest", "update")) > count // 10, attack.met


def test_a_giant_request_is_one_sentence() -> None:
    talk = Talk()
    talk.new([PERSON, PERSON], guests=[1])
    text = "x" * 100_000
    wish: dict[str, Any] = {"op": "why", "action": {"type": text}}
    for request in ({"op": text}, {"op": "hint", text: 1}, [text], wish):
        text = json.dumps({"op": "guest", "seat": 1, "request": request, "guests": [1], "at": 0})
        reply = talk.send(text)
        assert error_of(reply) == "bad-request"
        assert len(reply["error"]["text"]) < 300
