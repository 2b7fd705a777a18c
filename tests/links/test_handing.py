"""A learning platform around the box: whose games are handed in, and what they come to."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.short import id_of
from classes.test_merging import text_of
from classes.test_tries import COUNT, GAME, device, moves_of
from support.editions import no_more_of
from support.talk import Talk, error_of

TEXT, KEY, POINTS = text_of(device(COUNT, 1), device(GAME, 1))
"""A platform's text, with one finished game of each task; the set; its points."""

ID = id_of(KEY)


def save(number: int, nth: int, record: dict[str, Any], round: int = 0) -> dict[str, Any]:
    """A finished game of one of the two tasks."""
    task = {"number": number, "round": round, "nth": nth}
    return {"id": f"{number} {nth}", "done": True, "task": task, "moves": moves_of(record, nth)}


def handed(*saves: dict[str, Any], **more: Any) -> dict[str, Any]:
    """What comes of a platform that has nothing, and of these saves."""
    asked = {"key": KEY, "text": "", "points": 0, "whom": "", "pupils": None, "now": 60_000_000}
    asked |= {"saves": list(saves), "chance": 7, **more}
    found: dict[str, Any] = Talk().ask("merge", **asked)["merge"]
    return found


def pupil(pupils: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = pupils[ID]
    return found


def test_nothing_is_worth_anything_before_a_game_is_finished() -> None:
    begun = save(0, 1, COUNT) | {"done": False, "moves": []}
    found = handed(begun)
    assert (found["worth"], found["moved"], found["added"]) == (None, [], [])
    assert pupil(found["pupils"])["begun"] == [1, 0]


def test_a_finished_game_is_handed_in_without_a_name() -> None:
    found = handed(save(0, 1, COUNT))
    opened = Talk().ask("open", text=found["worth"]["text"])["opened"]
    assert (opened["result"]["name"], opened["result"]["when"]) == ("?", 1000)
    assert opened["result"]["origin"] == pupil(found["pupils"])["origin"]
    assert [len(it["tries"]) for it in opened["result"]["tries"]] == [1, 0]
    assert found["worth"]["points"] == (200 * opened["total"] + 200) // 400
    assert found["worth"]["done"] is False
    both = handed(save(0, 1, COUNT), save(1, 1, GAME))
    assert both["worth"]["done"] is True


def test_what_was_played_elsewhere_is_added_once_and_costs_no_points() -> None:
    found = handed(text=TEXT, points=POINTS)
    assert [it["task"] for it in found["added"]] == [
        {"set": KEY, "number": number, "round": 0, "nth": 1} for number in (0, 1)
    ]
    assert found["added"][0]["record"]["game"] == COUNT["game"]
    assert (found["worth"]["points"], pupil(found["pupils"])["origin"]) == (POINTS, 5)
    again = handed(save(0, 1, COUNT), save(1, 1, GAME), text=TEXT, points=POINTS)
    assert (again["added"], again["moved"]) == ([], [])
    assert handed(save(0, 1, COUNT), text="junk", points=99)["worth"]["points"] == 99


def test_an_own_game_gives_its_number_to_one_that_the_platform_has() -> None:
    own = save(0, 1, COUNT) | {"moves": moves_of(COUNT, 2)}
    found = handed(own, text=TEXT, points=POINTS)
    assert found["moved"] == [{"type": "Moved", "id": "0 1", "nth": 2}]
    assert [it["task"]["nth"] for it in found["added"]] == [1, 1]
    assert pupil(found["pupils"])["begun"] == [2, 1]


def test_each_pupil_whom_the_platform_knows_has_a_round_of_its_own() -> None:
    first = handed(whom="ada")
    assert first["is_partial"]
    ada = pupil(first["pupils"])
    assert ada["round"] == int(id_of("ada"), 36)
    whole = handed(save(0, 1, COUNT, ada["round"]), whom="ada", pupils=first["pupils"])
    assert (whole["is_partial"], whole["worth"]["done"]) == (False, False)
    ben = handed(whom="ben", pupils=whole["pupils"], chance=9)
    assert ben["is_partial"]
    assert pupil(ben["pupils"])["origin"] != ada["origin"]
    back = handed(whom="ada", pupils=ben["pupils"], chance=11)
    assert pupil(back["pupils"]) == pupil(whole["pupils"]), "nobody is somebody else now"


def test_a_task_whose_rules_have_changed_keeps_nobody_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    no_more_of(str(GAME["game"]), monkeypatch)
    found = handed(save(0, 1, COUNT))
    assert found["worth"]["done"] is True


def test_games_without_their_moves_are_not_handed_in() -> None:
    asked = {"key": KEY, "text": "", "points": 0, "whom": "", "pupils": None, "now": 9, "chance": 7}
    lost = save(0, 1, COUNT) | {"moves": None}
    wrong: tuple[Any, ...] = ([lost], [{}], [7], None)
    for saves in wrong:
        assert error_of(Talk().ask("merge", **asked, saves=saves)) == "bad-request"
