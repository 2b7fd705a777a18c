"""Devices meet in one room of the page alone, and no server hears of it: no policy forbids that."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from house.test_architecture import MODULES, SCRIPTS, by_name, code_of, found
from support.places import ROOT

MEETS: Final = re.compile(r"RTC[A-Z]|WebRTC|createDataChannel|iceServers|\b(?:stun|turns?):\w")
"""What a script writes that meets another device, or asks a server for the way."""

ROOM: Final = "js/near/"
MADE: Final = re.compile(r"new RTCPeerConnection\((.*?)\)")


def written(path: Path) -> str:
    return code_of(path) if path.suffix == ".js" else path.read_text(encoding="utf-8")


def test_only_one_room_meets_other_devices() -> None:
    files = [*SCRIPTS, *MODULES, *found(ROOT, "index.html", "assets/**/*.svg")]
    assert [by_name(path) for path in files if MEETS.search(written(path))] == [f"{ROOM}peer.js"]


def test_no_server_is_asked_for_the_way() -> None:
    text = written(ROOT / ROOM / "peer.js")
    assert MADE.findall(text) == [""]
    assert not re.search(r"iceServers|\b(?:stun|turns?):\w|setConfiguration", text)


def test_a_meeting_elsewhere_would_be_found() -> None:
    for line in (
        "const way = new RTCPeerConnection();",
        'const way = new globalThis["webkitRTCPeerConnection"]();',
        "js.RTCPeerConnection.new()",
        'way.setConfiguration({ iceServers: [{ urls: "stun:stun.example.org" }] });',
    ):
        assert MEETS.search(line), line
