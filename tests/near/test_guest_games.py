"""Whole games of guests, who know nothing but what their devices are told."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games import GAMES
from support.nights import one_by_day
from support.talk import PERSON, Reply, Talk
from support.walks import Choose, by_seed

SHORT: dict[str, dict[str, int]] = {"kaboom": {"rounds": 3}}
SHELF = [name for name, game in GAMES.items() if game.shelf]
OFTEN = 10
"""After so many moves the table begins anew from its record, as after a reload."""


class Devices:
    """A table and the devices at it, each with the last update that it was told."""

    def __init__(self, name: str, guests: list[int], choose: Choose) -> None:
        self.talk, self.guests, self.choose = Talk(), guests, choose
        self.told: dict[int, Reply] = {}
        self.now = 0
        self.shown = {0: 0}
        self.start: dict[str, Any] = {"game": name, "options": SHORT.get(name, {})}
        self.take(self.talk.new([PERSON] * 3, **self.start, guests=guests))

    @property
    def session(self) -> Session:
        assert self.talk.bridge.play.session
        return self.talk.bridge.play.session

    @property
    def is_live(self) -> bool:
        return self.session.game.grace > 0

    @property
    def ply(self) -> int:
        return len(self.talk.update["record"]["moves"])

    def take(self, reply: Reply) -> None:
        """Each device takes what is for it; the table looks at its clock when a picture is new."""
        assert [*map(int, reply["guests"])] == self.guests
        self.told = {int(seat): one for seat, one in reply["guests"].items()}
        self.shown.setdefault(self.ply, self.now)

    def ask(self, seat: int, request: dict[str, Any], at: int) -> Reply:
        """A guest sends something; of a position that its device has shown."""
        shown = self.shown[request.get("ply", self.ply)]
        given = {"request": request, "guests": self.guests, "at": at, "shown": shown}
        return self.talk.ask("guest", seat=seat, **given)

    def acts(self, seat: int) -> None:
        """A guest does the best that it is offered, or at times anything; its hand is so quick."""
        offered = self.told[seat]["actions"][str(seat)]
        hint = self.ask(seat, {"op": "hint"}, self.now)["guest"]["hint"]
        action = hint["action"] if hint else None
        if self.choose(12) == 0 and offered:
            action = offered[self.choose(len(offered))]
        if action is None:
            return
        since, late = 200 + self.choose(700), self.choose(50)
        request = {"op": "play", "action": action, "since": since, "ply": self.ply}
        self.now = max(self.now, self.shown[self.ply] + since + late)
        self.take(self.ask(seat, request, self.now))

    def wait(self) -> None:
        """The table's next tick."""
        wake = self.talk.update["wake"]
        if wake is not None:
            self.now = max(self.now, wake)
            self.take(self.talk.ask("tick", at=wake, guests=self.guests))

    def goes_on(self) -> None:
        """Whoever may act does; time passes until something has happened."""
        ply = self.ply
        first = self.choose(3)
        for seat in [*self.guests[first:], *self.guests[:first]]:
            if self.ply == ply and self.told[seat]["actions"][str(seat)]:
                self.acts(seat)
        for _ in range(9):
            if self.ply == ply or (self.held and self.is_live):
                self.wait()

    @property
    def held(self) -> bool:
        held = self.talk.bridge.play.held
        return held is not None and bool(held.touches)

    def begins_anew(self) -> None:
        """An engine that has only the record tells each device the same."""
        if self.session.game.resume(self.session.state) is not None:
            return  # time that ran begins anew
        record = {name: it for name, it in self.talk.update["record"].items() if name != "type"}
        reply = Talk().ask("new", **record, guests=self.guests)
        for part in ("views", "actions", "record", "outcome", "done"):
            again = {int(seat): one[part] for seat, one in reply["guests"].items()}
            assert again == {seat: one[part] for seat, one in self.told.items()}, part


def played(name: str, seed: int) -> Devices:
    """A whole game of three guests."""
    devices = Devices(name, [0, 1, 2], by_seed(seed))
    for turn in range(4000):
        if devices.talk.update["done"]:
            return devices
        assert all(it["record"]["moves"] == [] for it in devices.told.values())
        assert all(it["record"]["seed"] == 0 for it in devices.told.values())
        devices.goes_on()
        if turn % OFTEN == 0:
            devices.begins_anew()
        devices.talk.said.clear()
    raise AssertionError("the game does not end")


def without_guests(start: dict[str, Any], moves: list[list[int]]) -> Reply:
    """The last update of a table where all sit round one tablet and make the same moves."""
    talk = Talk()
    talk.new([PERSON] * 3, **start)
    for seat, place, at in moves:
        if seat == TABLE:
            talk.ask("tick", at=at)
        else:
            action = talk.update["actions"][str(seat)][place]
            talk.ask("play", seat=seat, action=action, at=at)
    return talk.update


@pytest.mark.parametrize("name", SHELF)
@pytest.mark.parametrize("seed", one_by_day(range(3)))
def test_a_game_of_guests_has_the_record_of_a_game_at_one_tablet(name: str, seed: int) -> None:
    devices = played(name, seed)
    record = devices.talk.update["record"]
    alone = without_guests(devices.start, record["moves"])
    assert json.dumps(record) == json.dumps(alone["record"])
    assert alone["done"]
    for told in devices.told.values():
        assert json.dumps(told["record"]) == json.dumps(record)
        assert told["outcome"] == alone["outcome"]
