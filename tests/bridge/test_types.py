"""Every reply is of the type that its request declares, and pages import."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.bridge import Bridge
from support.places import TESTS
from support.reply_types import misfits

OPS = Bridge().ops
FILES = sorted((TESTS / "bridge").glob("*.json"))
LINKS = sorted((TESTS / "links").glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_reply_of_a_conversation_is_of_its_declared_type(file: Any) -> None:
    for one in json.loads(file.read_text(encoding="utf-8")):
        request, reply = one["request"], one["reply"]
        if request.get("op") in OPS and "error" not in reply:
            assert misfits(reply, OPS[request["op"]]) == [], request["op"]


def test_the_contents_of_every_old_link_are_of_their_declared_type() -> None:
    bridge, seen = Bridge(), set[str]()
    for file in LINKS:
        text = json.loads(file.read_text(encoding="utf-8"))["link"]
        reply = json.loads(bridge.handle(json.dumps({"id": 1, "op": "open", "text": text})))
        assert misfits(reply, OPS["open"]) == [], file.name
        seen.add(reply.get("opened", {}).get("use", "error"))
    assert {"set", "result", "bot", "tournament", "resume", "position"} <= seen


def test_a_reply_of_another_type_is_found() -> None:
    code = {"type": "Code", "size": 9, "path": "", "is_fine": False}
    assert misfits({"id": 1, "qr": code}, OPS["qr"]) == []
    assert misfits({"id": 1, "qr": None}, OPS["qr"]) == []
    bad: list[Any] = [code | {"size": "9"}, code | {"more": 1}, {"type": "Code", "size": 9}, [], 1]
    for wrong in bad:
        assert misfits({"id": 1, "qr": wrong}, OPS["qr"]), wrong
    assert misfits({"id": 1, "code": None}, OPS["qr"])
