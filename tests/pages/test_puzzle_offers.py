"""The puzzles of a device as tasks of a set in the making."""

from __future__ import annotations

from typing import Any

from chocobox.core.codec import encode
from chocobox.pages.next_task import ready
from chocobox.pages.page import Page, Picture, Text
from chocobox.pages.press import Act
from chocobox.pages.words import say
from support.making import Device
from support.page_parts import keys_of, parts_of
from tasks.test_puzzle_tasks import puzzle_in

LOOKING, PLY, POSED = puzzle_in("choco_challenge")
TASK = {name: value for name, value in POSED.items() if name != "type"}
SEAT = LOOKING.session.moves[PLY][0]


READY = ready()
NAMES = ["Hedgehog", "Rabbit", "Panda"]


def puzzle(id: str) -> dict[str, Any]:
    """The puzzle of that game, as a device has it, with what the players are called."""
    record = encode(LOOKING.session.record)
    moves = record["moves"][: PLY + 1]
    return {"id": id, "record": {**record, "moves": moves}, "ply": PLY, "names": NAMES}


def offered(page: Page) -> list[Any]:
    """The tasks that can be added with one press."""
    deeds = [key.does for key in keys_of(page) if key.name]
    return [it.of for it in deeds if isinstance(it, Act) and it.name == "add"]


def test_puzzles_are_laid_out_one_by_one_and_what_is_none_is_left_out() -> None:
    damaged = {"id": "b", "record": {}, "ply": 0, "names": []}
    device = Device(own_puzzles=[puzzle("c"), puzzle("a"), damaged])
    told = [device.ask(kind="puzzle"), device.ask(), device.ask(), device.ask()]
    assert [(page.is_partial, len(offered(page))) for page in told] == [
        (True, 1 + len(READY)),
        (True, 1 + len(READY)),
        (False, 2 + len(READY)),
        (False, 2 + len(READY)),
    ]
    assert offered(told[-1])[:2] == [TASK, TASK]
    device.ask("add", TASK)
    assert device.tasks == (TASK,)
    shown = [it.given for it in parts_of(device.page) if isinstance(it, Picture)]
    assert {"games": ["choco_challenge", "schokoly"]} in shown


def test_each_tells_whose_choice_it_was_and_when() -> None:
    page = Device(own_puzzles=[puzzle("d")]).ask(kind="puzzle")
    lines = [it.more for it in parts_of(page) if isinstance(it, Text) and it.look == "make-offer"]
    assert lines[: -len(READY)] == [say("class-puzzle-of", name=NAMES[SEAT], move=PLY + 1)]


def test_without_puzzles_of_its_own_a_device_offers_ready_made_ones() -> None:
    device = Device()
    assert offered(device.ask(kind="puzzle")) == [task for task, _ in READY]
    assert {task["game"] for task, _ in READY} == {"schokoly", "choco_challenge"}
    device.ask("add", READY[0][0])
    assert device.tasks == (READY[0][0],)
