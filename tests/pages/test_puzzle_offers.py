"""The puzzles of a device as tasks of a set in the making."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.pages import next_task
from chocobox.pages.next_task import AT_ONCE
from chocobox.pages.page import Page, Picture, Text
from chocobox.pages.press import Act
from chocobox.pages.words import say
from support.making import Device
from support.page_parts import keys_of, parts_of
from tasks.test_puzzle_tasks import puzzle_in

LOOKING, PLY, POSED = puzzle_in("choco_challenge")
TASK = {name: value for name, value in POSED.items() if name != "type"}
SEAT = LOOKING.session.moves[PLY][0]


READY = 18
"""Three ready-made puzzles on each of three levels, in two games."""

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


@pytest.fixture(autouse=True)
def nothing_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the page was opened for the first time."""
    monkeypatch.setattr(next_task, "_POSED", {})


def all_offered(device: Device) -> list[Any]:
    """The tasks that are offered once all puzzles are laid out."""
    page = device.ask(kind="puzzle")
    while page.is_partial:
        page = device.ask()
    return offered(page)


def test_puzzles_are_laid_out_a_few_for_each_question_and_a_damaged_one_is_left_out() -> None:
    damaged = {"id": "b", "record": {}, "ply": 0, "names": []}
    device = Device(own_puzzles=[puzzle("c"), puzzle("a"), damaged])
    first, second = device.ask(kind="puzzle"), device.ask()
    assert (first.is_partial, len(offered(first))) == (True, AT_ONCE - 1)
    assert (second.is_partial, len(offered(second))) == (True, 2 * AT_ONCE - 1)
    told = all_offered(device)
    assert len(told) == 2 + READY
    assert told[:2] == [TASK, TASK]
    device.ask("add", TASK)
    assert device.tasks == (TASK,)
    shown = [it.given for it in parts_of(device.page) if isinstance(it, Picture)]
    assert {"games": ["choco_challenge", "schokoly"]} in shown


def test_each_tells_whose_choice_it_was_and_when_or_its_level_and_number() -> None:
    device = Device(own_puzzles=[puzzle("d")])
    all_offered(device)
    lines = [
        it.more for it in parts_of(device.page) if isinstance(it, Text) and it.look == "make-offer"
    ]
    levels = [say("class-puzzle-ready", level=1 + n // 3, number=1 + n % 3) for n in range(9)]
    assert lines == [say("class-puzzle-of", name=NAMES[SEAT], move=PLY + 1), *levels, *levels]


def test_without_puzzles_of_its_own_a_device_offers_all_ready_made_ones() -> None:
    device = Device()
    told = all_offered(device)
    assert len({str(task) for task in told}) == READY
    assert {task["game"] for task in told} == {"schokoly", "choco_challenge"}
    device.ask("add", told[-1])
    assert device.tasks == (told[-1],)
