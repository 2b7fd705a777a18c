"""A learning platform's tries and a device's come together, and neither side loses one."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.links import merging
from chocobox.links.merging import joined
from chocobox.request import RequestError
from classes.test_tries import COUNT, GAME, device, moves_of, told
from support.talk import Talk

SET = {"title": "", "tasks": [COUNT, GAME]}
NONE: dict[str, Any] = {"begun": 0, "tries": []}


def one(number: int, *moves: int) -> dict[str, Any]:
    return {"number": number, "moves": [[0, index, 100 * index] for index in moves]}


def tries(*all_: dict[str, Any], begun: int = 0) -> dict[str, Any]:
    return {"begun": max([begun, *(it["number"] for it in all_)]), "tries": list(all_)}


A, B, C = (7,), (8, 9), (5, 5, 5)
TABLE: list[tuple[str, dict[str, Any], dict[str, Any], list[int], list[int], int]] = [
    ("nothing on either side", tries(), tries(), [], [], 0),
    ("a device on which nothing was played", tries(), tries(one(1, *A)), [1], [], 1),
    ("nothing came from elsewhere", tries(one(1, *A)), tries(one(1, *A)), [], [1], 1),
    ("an unfinished one has the number", tries(one(1)), tries(one(1, *A)), [1], [2], 2),
    ("another finished one has it", tries(one(1, *B)), tries(one(1, *A)), [1], [2], 2),
    ("later ones follow", tries(one(1, *B), one(2, *C)), tries(one(1, *A)), [1], [2, 3], 3),
    (
        "what an older box mixed",
        tries(one(1), one(2, *B)),
        tries(one(1, *A), one(2, *B)),
        [1],
        [3, 2],
        3,
    ),
    ("it was moved before", tries(one(1, *B)), tries(one(1, *A), one(2, *B)), [1], [2], 2),
    ("numbers that were begun elsewhere", tries(one(2, *A)), tries(begun=4), [], [2], 4),
]


@pytest.mark.parametrize(
    ("own", "kept", "added", "numbers", "begun"),
    [row[1:] for row in TABLE],
    ids=[str(row[0]) for row in TABLE],
)
def test_every_try_of_both_sides_is_there_under_a_number_of_its_own(
    own: dict[str, Any],
    kept: dict[str, Any],
    added: list[int],
    numbers: list[int],
    begun: int,
) -> None:
    found = joined(own, kept)
    assert [it["number"] for it in found.added] == added
    assert (list(found.numbers), found.begun) == (numbers, begun)


def test_it_is_settled_after_once() -> None:
    for _, own, kept, *_ in TABLE:
        found = joined(own, kept)
        moved = [it | {"number": nth} for it, nth in zip(own["tries"], found.numbers, strict=True)]
        all_ = sorted([*moved, *found.added], key=lambda it: it["number"])
        again = joined({"begun": found.begun, "tries": all_}, kept)
        assert (again.added, list(again.numbers)) == ((), [it["number"] for it in all_])


def text_of(*played: dict[str, Any], origin: int = 5, **terms: Any) -> tuple[str, str, int]:
    """A platform's text of a result, the key of its set, and its points of a hundred."""
    set_ = SET | terms
    talk = Talk()
    result = {"set": set_, "name": "?", "when": 9, "origin": origin, "played": list(played)}
    text = talk.ask("link", link={"use": "result", "result": result})["link"]
    opened = talk.ask("open", text=text)["opened"]
    total, most = opened["total"], opened["most"]
    return text, opened["key"], (200 * total + most) // (2 * most)


def merged(key: str, text: str, points: int, *played: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = encode(merging.merged(key, text, points, list(played)))
    return found


@pytest.mark.parametrize("counts", ["first", "best", "last"])
def test_a_merge_never_lowers_the_marks_nor_drops_a_finished_game(counts: str) -> None:
    kept = device(COUNT, 1), device(GAME, 1, 2)
    text, key, points = text_of(*kept, counts=counts)
    unfinished = {"number": 1, "moves": moves_of(GAME, 1)[:3]}
    found = merged(key, text, points, device(COUNT, 1), {"begun": 1, "tries": [unfinished]})
    own = unfinished | {"number": found["tasks"][1]["numbers"][0]}
    assert own["number"] == 3
    whole = sorted([*found["tasks"][1]["added"], own], key=lambda it: it["number"])
    again, _, after = text_of(device(COUNT, 1), {"begun": 3, "tries": whole}, counts=counts)
    assert (after, found["origin"]) == (points, 5)
    assert len(again) >= len(text)
    assert told(GAME, {"begun": 3, "tries": whole}, counts=counts) == told(
        GAME, kept[1], counts=counts
    )


def test_only_a_later_try_that_counts_as_the_last_may_bring_less() -> None:
    for counts, least in ("first", True), ("best", True), ("last", False):
        text, key, points = text_of(device(COUNT, 1), device(GAME, 1), counts=counts)
        own = device(COUNT, 1), device(GAME, 1, 2)
        assert merged(key, text, points, *own)["least"] == (points if least else 0)
        assert merged(key, text, points + 1, *own)["least"] == points + 1, "another was worth more"
        assert merged(key, text, points, NONE, NONE)["least"] == points, "it only comes together"


def test_an_unreadable_text_keeps_its_points() -> None:
    text, key, points = text_of(device(COUNT, 1), device(GAME, 1))
    other, *_ = text_of(device(COUNT, 1), NONE, title="Tuesday")
    newer = "2" + text[1:]
    for torn in ("", "junk", text[:-4], newer, other, key):
        found = merged(key, torn, points, device(COUNT, 2), NONE)
        assert (found["least"], found["origin"]) == (points, None)
        assert [task["numbers"] for task in found["tasks"]] == [[2], []]
        assert [task["added"] for task in found["tasks"]] == [[], []]
    assert merged(key, "", 0, NONE, NONE)["least"] == 0


def test_only_a_set_and_its_tries_can_come_together() -> None:
    text, key, _ = text_of(device(COUNT, 1), NONE)
    for wrong in ((text, NONE, NONE), ("1junk", NONE, NONE), (key, NONE)):
        with pytest.raises(RequestError):
            merging.merged(wrong[0], text, 1, list(wrong[1:]))
