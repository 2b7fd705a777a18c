"""A guest's device without a browser, a process of its own: `far_guest.py SEED STORE`.

What it keeps outlives it in the file STORE: the deal, and the ticket by which it comes back. It
prints lines of JSON: its ticket, its first picture, the end. It reads the table's ticket, and then
how long it thinks at most, in s; before that it only looks on. It plays by what it is told alone,
and ends at once where that is more than its seat may know.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
import traceback
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import MagicMock

STARTED = time.monotonic()
for films in ("av", "av.frame", "av.packet", "av.video", "av.video.codeccontext"):
    sys.modules[films] = MagicMock()  # no guest shows films

from aiortc import RTCConfiguration, RTCPeerConnection, RTCSessionDescription  # noqa: E402

from chocobox.core.codec import encode  # noqa: E402
from chocobox.near.fair import fair_of  # noqa: E402
from chocobox.near.ticket import ticket_of, welcome_of  # noqa: E402
from chocobox.records import session_of  # noqa: E402

PING, PONG, MORE, LAST = "?!+."
"""The first letter of a message says what it is."""
ODD: Final = 1 / 6
"""So often a guest does anything at all, instead of its best."""
PATIENCE: Final = 1.0
"""It asks again after so many seconds in which it heard nothing."""
LEAST: Final = 1 / 3
"""It thinks no less than that part of the longest time."""


def say(**told: Any) -> None:
    print(json.dumps(told, separators=(",", ":")), flush=True)


def passed(since: float) -> int:
    """How long ago that was, in ms."""
    return round(1000 * (time.monotonic() - since))


async def line() -> str:
    """What the test wants next."""
    return await asyncio.to_thread(sys.stdin.readline)


class Guest:
    """One seat at a table far away."""

    def __init__(self, seed: str, store: Path) -> None:
        self.chance, self.store = Random(seed), store
        own = f"{self.chance.getrandbits(128):032x}"
        self.kept = {"own": own, "promise": "", "spare": ""}
        if store.exists():
            self.kept |= json.loads(store.read_text())
        self.seat, self.ply, self.since, self.next = -1, -1, 0.0, 0
        self.thought: float | None = None
        self.update: dict[str, Any] = {}
        self.views: dict[int, Any] = {}
        self.part = ""
        self.inbox: asyncio.Queue[str] = asyncio.Queue()
        self.news = asyncio.Event()
        self.waiting: dict[int, asyncio.Future[dict[str, Any]]] = {}

    async def join(self) -> None:
        """Tickets are exchanged, as texts; that of the table may be known from before."""
        connection = RTCPeerConnection(RTCConfiguration(iceServers=[]))
        self.connection = connection
        self.channel = connection.createDataChannel("table", negotiated=True, id=0)
        self.channel.on("message", self.inbox.put_nowait)
        await connection.setLocalDescription(await connection.createOffer())
        mine = {"sdp": connection.localDescription.sdp}
        say(ticket=ticket_of(mine))
        welcome = welcome_of({**mine, "ticket": self.kept["spare"] or await line()})
        await connection.setRemoteDescription(RTCSessionDescription(welcome, "answer"))

    def send(self, **value: Any) -> None:
        self.channel.send(LAST + json.dumps(value))

    async def listen(self) -> None:
        """All that the table sends."""
        while text := await self.inbox.get():
            kind, rest = text[0], text[1:]
            if kind == PING:
                self.channel.send(PONG + rest)
            elif kind == MORE:
                self.part += rest
            elif kind == LAST:
                whole, self.part = json.loads(self.part + rest), ""
                self.take(**whole)

    def take(self, *, n: int = 0, **told: Any) -> None:
        """One message; whoever waits for it gets it."""
        assert "left" not in told, "the table has closed this seat"
        if "box" in told:
            self.send(box=told["box"])
        if "save" in told:
            self.sit_down(told["save"])
        if "promise" in told:
            self.keep(promise=told["promise"])
            self.send(share=self.kept["own"])
        if "spare" in told:
            self.keep(spare=told["spare"])
            say(kept=True)
        if "update" in told:
            self.see(told["update"], told["ply"])
            if self.update["done"]:
                self.look_back(told.get("told"))
        if waits := self.waiting.pop(n, None):
            waits.set_result(told)

    def keep(self, **what: str) -> None:
        """It is there after a kill at any moment."""
        self.kept |= what
        new = self.store.with_suffix(".new")
        new.write_text(json.dumps(self.kept))
        new.replace(self.store)

    def sit_down(self, save: dict[str, Any]) -> None:
        """The table tells which seat this is."""
        assert_bare(save["record"])
        self.seat = save["guest"]

    def see(self, update: dict[str, Any], ply: int) -> None:
        """A picture of the table: of this seat alone, and of no move before the end."""
        own = {str(self.seat)}
        assert {*update["views"]} == {*update["actions"]} == own, update
        assert {*update["topics"]} <= own, update
        assert update["wake"] is None
        assert update["refused"] is None or update["refused"]["seat"] == self.seat
        if not update["done"]:
            assert_bare(update["record"])
        if not self.update:
            say(seen=passed(STARTED))
        if ply != self.ply:
            self.ply, self.since = ply, time.monotonic()
        self.update, self.views[ply] = update, update["views"][str(self.seat)]
        self.news.set()

    def look_back(self, told: dict[str, Any] | None) -> None:
        """Were all pictures those of this seat, and is the deal that all have made fair?"""
        record = {name: it for name, it in self.update["record"].items() if name != "type"}
        whole = session_of(record)
        for ply, view in self.views.items():
            assert view == encode(whole.game.view(whole.states[ply], self.seat)), ply
        assert told, "the table hides how the deal was made"
        say(over=self.update["record"], fair=fair_of({**self.kept, **told, "record": record}))

    async def ask(self, **request: Any) -> dict[str, Any]:
        """What the table answers; it may ask for time to pass first."""
        self.next += 1
        self.waiting[self.next] = asyncio.get_running_loop().create_future()
        self.send(n=self.next, request=request)
        return await self.waiting[self.next]

    async def play(self) -> None:
        """Whenever this seat may act, it does."""
        while not self.update.get("done"):
            if self.thought is not None and self.update["actions"][str(self.seat)]:
                await asyncio.sleep(self.thought * self.chance.uniform(LEAST, 1))
                await self.act()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), PATIENCE)
            self.news.clear()

    async def act(self) -> None:
        """The best that is offered, or at times anything."""
        hint = (await self.ask(op="hint")).get("hint")
        offered = self.update["actions"][str(self.seat)]
        action = hint and hint["action"]
        if offered and self.chance.random() < ODD:
            kind = self.chance.choice(sorted({it["type"] for it in offered}))
            action = self.chance.choice([it for it in offered if it["type"] == kind])
        if action:
            await self.ask(op="play", action=action, since=passed(self.since), ply=self.ply)


def assert_bare(record: dict[str, Any]) -> None:
    """A record that tells no card."""
    told = record["seed"], record["position"], record["moves"]
    assert told == (0, "", []), told


async def main(seed: str, store: str) -> None:
    guest = Guest(seed, Path(store))
    try:
        async with asyncio.TaskGroup() as group:
            await guest.join()
            group.create_task(guest.listen())
            group.create_task(guest.play())
            while text := await line():
                guest.thought = float(text)
                guest.news.set()
            os._exit(0)  # the test is over
    except BaseExceptionGroup:
        traceback.print_exc()
        os._exit(1)  # while a thread still reads


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
