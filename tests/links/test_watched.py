"""The game in a link that can be watched."""

from __future__ import annotations

import json
from typing import Any

from chocobox.links import link
from chocobox.links.watched import Watched, watched
from classes.test_task_set import played, result_of
from support.places import TESTS
from support.talk import Talk, error_of


def kept(name: str) -> str:
    """The text of a link that is kept as an example."""
    text: str = json.loads((TESTS / "links" / f"{name}.json").read_text("utf-8"))["link"]
    return text


def shown(text: str, task: int = 0, nth: int = 0) -> Watched:
    return watched({"text": text, "task": task, "nth": nth})


def test_a_game_is_watched_as_far_as_its_link_tells() -> None:
    for name in ("resume", "replay"):
        opened: dict[str, Any] = link.as_json(link.read(kept(name)))
        told = shown(f"{kept(name)}.")
        assert (told.record["moves"], told.done) == (opened["record"]["moves"], opened["done"])
        assert told.text == kept(name)


def test_of_a_result_the_try_that_is_wanted_is_watched_or_else_the_first_one() -> None:
    opened = link.as_json(link.read(kept("result-settled")))
    tries = next(it["tries"] for it in opened["result"]["tries"] if it["tries"])
    task = [it["tries"] for it in opened["result"]["tries"]].index(tries)
    last = tries[-1]
    assert shown(kept("result-settled"), task, last["number"]).record["moves"] == last["moves"]
    assert shown(kept("result-settled"), task, 99).record["moves"] == tries[0]["moves"]


def test_of_a_result_only_the_tasks_that_are_finished_are_watched() -> None:
    one = result_of(played("schokoly", ("nibbler",), 3), name="Ada")
    whole = one | {"set": one["set"] | {"tasks": one["set"]["tasks"] * 2}}
    tries = one.get("tries")
    more = (
        {"tries": [*tries, {"begun": 1, "tries": []}]} if tries else {"moves": [*one["moves"], []]}
    )
    text = link.write({"use": "result", "result": whole | more})
    assert shown(text).record
    assert shown(text, 1) == Watched(text, None)
    assert shown(text, 2) == Watched(text, None), "there is no such task"


def test_a_bot_that_was_handed_in_is_read() -> None:
    told = shown(kept("result-writing"))
    assert (told.is_written, told.record) == (True, None)


def test_a_set_and_a_damaged_link_show_nothing() -> None:
    assert shown(kept("set")) == Watched(kept("set"), None)
    assert error_of(Talk().ask("watched", text="1x", task=0, nth=0)) == "bad-link"


def test_a_task_that_cannot_be_watched_says_why(monkeypatch: Any) -> None:
    tasks = [{"position": ""}] * 3
    opened = {
        "set": {"tasks": tasks},
        "result": {"tries": [{"tries": [{"number": 1, "moves": [[0, 0, 1]]}]}, {"tries": []}] * 2},
        "older": [0],
        "unread": [0, 1, 2],
    }
    monkeypatch.setattr("chocobox.links.watched.contents_of", lambda _: opened)
    assert [shown("1a", task).why for task in range(3)] == ["older-box", "behind", ""]
    assert shown("1a", 2).record["moves"] == [[0, 0, 1]], "what can be read is shown"
