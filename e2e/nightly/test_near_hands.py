"""Guests without a browser at a table in Chromium: whole games, and guests that are killed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from queue import Queue
from random import Random
from statistics import median
from threading import Thread
from typing import Any

import pytest
from e2e.page import GO
from e2e.table import Table
from e2e.test_near import Meets, meets
from e2e.test_near import device as device
from playwright.sync_api import Locator, Page, expect

from chocobox.games import GAMES
from support.serving import ROOT, Site

GUEST = Path(__file__).with_name("far_guest.py")
PATIENCE = 300
"""A guest that says nothing for so many seconds hangs."""

CHANCE = """(seed) => {
  crypto.getRandomValues = (all) => {
    const bytes = new Uint8Array(all.buffer);
    bytes.forEach((_, i) => { bytes[i] = (seed = (seed * 48271) % 2147483647) >> 8; });
    return all;
  };
}"""
"""The table's own chance, by a seed."""

WHOLE = {
    "schokoly": ("players=person:Ada,person:Ben,nibbler,person:Cem", 2),
    "choco_challenge": ("players=person,person,person,person,person", 5),
    "choco_boom": ("players=person,person,person,person", 4),
    "kaboom": ("players=person,person,person,person,person,crab&rounds=1&window=1500&pace=700", 5),
}
"""Who plays, and how many of them at devices of their own: the last ones."""

AT_ONCE, QUICK, SLOW = "0", "0.3", "1"
"""So long a guest thinks at most, in s."""

KILLS = 20
BETWEEN = (1, 3)
"""So many moves are made before the next one is killed."""


class Device:
    """A guest's process, and the file of what it keeps."""

    def __init__(self, seed: str, store: Path) -> None:
        self.store = store
        self.process = subprocess.Popen(
            [sys.executable, GUEST, seed, store],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "py")},
        )
        self.lines: Queue[str] = Queue()
        self.told = dict[str, Any]()
        self.times = dict[str, int]()
        Thread(target=self.listen, daemon=True).start()

    def listen(self) -> None:
        assert self.process.stdout
        for line in chain(self.process.stdout, ["null"]):
            self.lines.put(line)

    def tells(self, name: str) -> Any:
        """The value of that name, once the guest has said it."""
        while name not in self.told:
            line = json.loads(self.lines.get(timeout=PATIENCE))
            assert line, "the guest is gone; it has said why"
            self.told |= line
        return self.told.pop(name)

    def hear(self, text: str) -> None:
        assert self.process.stdin
        print(text, file=self.process.stdin, flush=True)

    def kill(self) -> None:
        """Without a word to anybody."""
        self.process.kill()
        self.process.wait()


class Crowd:
    """A table in a browser, and the devices that ever were at it."""

    def __init__(self, page: Page, seed: int, folder: Path) -> None:
        self.page, self.seed, self.folder, self.tablet = page, seed, folder, Table(page)
        self.devices = list[Device]()

    def begin(self, game: str, thought: str) -> list[Device]:
        """A new game is dealt by all, and the guests begin."""
        who, count = WHOLE[game]
        self.page.evaluate(CHANCE, self.seed)
        self.page.evaluate(GO, f"#/new/{game}?{who}")
        self.page.locator(".table").wait_for()
        self.tablet.choose_in_menu("Play on several tablets")
        guests = [self.seat() for _ in range(count)][::-1]
        for guest in guests:
            guest.hear(thought)
        return guests

    def let_in(self, key: Locator, store: Path) -> Device:
        """A device comes to the seat of that key; tickets are pasted that it does not keep."""
        is_known = store.exists()
        guest = Device(f"{self.seed}-{len(self.devices)}", store)
        self.devices.append(guest)
        tap = self.tablet.fingers.tap
        tap(key)
        sheet = meets(self.page)
        tap(sheet.get_by_text("Without a camera"))
        shown = sheet.locator(".meet-ticket").input_value()
        if not is_known:
            guest.hear(shown)
        sheet.get_by_label("The text of the other device").fill(guest.tells("ticket"))
        since = time.monotonic()
        tap(sheet.get_by_role("button", name="Join"))
        guest.times = {
            "its start": guest.tells("seen"),
            "the last ticket": round(1000 * (time.monotonic() - since)),
        }
        expect(sheet).to_have_count(0)
        return guest

    def seat(self) -> Device:
        """The last person still at the tablet gets a device, and all deal anew."""
        before = self.tablet.record()["seed"]
        keys = self.tablet.sheet.get_by_role("button", name="Give to a phone")
        guest = self.let_in(keys.last, self.folder / f"{len(self.devices)}.json")
        self.page.wait_for_function("(seed) => chocobox.engine.record.seed !== seed", arg=before)
        return guest

    def plays_on(self, count: int) -> None:
        """So many moves are made."""
        until = len(self.tablet.record()["moves"]) + count
        self.page.wait_for_function("(n) => chocobox.engine.record.moves.length >= n", arg=until)

    def assert_over(self, guests: list[Device]) -> None:
        """The game ends with one record at the table and all guests, and its deal was fair."""
        ends = [guest.tells("over") for guest in guests]
        record = self.page.evaluate("() => JSON.stringify(chocobox.engine.record)")
        found = {json.dumps(end, separators=(",", ":"), ensure_ascii=False) for end in ends}
        assert found == {record}
        assert {guest.tells("fair") for guest in guests} == {"right"}


@pytest.fixture
def crowd(site: Site, device: Meets, tmp_path: Path) -> Iterator[Callable[[int], Crowd]]:
    """A table for guests, by a seed."""
    crowds = list[Crowd]()

    def come(seed: int) -> Crowd:
        crowds.append(Crowd(device(site, "#/nowhere"), seed, tmp_path))
        return crowds[-1]

    yield come
    for guest in (guest for one in crowds for guest in one.devices):
        guest.kill()


@pytest.mark.parametrize("game", WHOLE)
def test_guests_play_a_whole_game(crowd: Callable[[int], Crowd], game: str) -> None:
    table = crowd(7)
    guests = table.begin(game, QUICK if GAMES[game].grace else AT_ONCE)
    table.tablet.close_by_key()
    if game == "schokoly":
        table.tablet.play_to_end()
    table.assert_over(guests)


def test_twenty_guests_are_killed_and_come_back(crowd: Callable[[int], Crowd]) -> None:
    chance, table, times = Random(7), crowd(7), []
    guests = table.begin("choco_challenge", SLOW)
    for _ in range(KILLS):
        table.plays_on(chance.randint(*BETWEEN))
        seat = chance.randrange(len(guests))
        guests[seat].tells("kept")
        guests[seat].kill()
        row = table.tablet.sheet.get_by_role("listitem").nth(seat)
        again = row.get_by_role("button", name="Meet again")
        guests[seat] = table.let_in(again, guests[seat].store)
        guests[seat].hear(SLOW)
        times.append(guests[seat].times)
    for guest in guests:
        guest.hear(AT_ONCE)
    table.assert_over(guests)
    for what in times[0]:
        found = sorted(one[what] for one in times)
        print(f"first picture after {what}: median {median(found)} ms, slowest {found[-1]} ms")
