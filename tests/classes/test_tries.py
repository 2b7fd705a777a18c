"""A pupil's tries, from the device to the teacher: which counts, what is practice, what fits."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.links import fitting, link
from chocobox.request import RequestError
from classes.test_task_set import NOBODY, played
from support.linked import kind_of
from support.talk import NIBBLER, Talk, error_of

COUNT = {"game": "schokoly_count", "players": [NOBODY], "seed": 4, "moves": []}
GAME = {"game": "schokoly", "players": [NOBODY, NIBBLER], "seed": 4, "moves": []}
SLOW = 7_000


def moves_of(record: dict[str, Any], luck: int) -> list[list[int]]:
    """A game that is played to its end, by luck."""
    names = {"schokoly_count": (), "schokoly": ("nibbler",)}[record["game"]]
    person = ("careless", "careful")[luck % 2] if not names else "nibbler"
    whole = played(record["game"], names, record["seed"], person)
    return [[seat, index, at + luck * SLOW] for seat, index, at in whole.moves]


def device(record: dict[str, Any], *numbers: int, begun: int = 0) -> dict[str, Any]:
    """What a device has played of a task: the tries of these numbers."""
    tries = [{"number": number, "moves": moves_of(record, number)} for number in numbers]
    return {"begun": begun or max(numbers, default=0), "tries": tries}


def told(
    record: dict[str, Any], given: dict[str, Any], **terms: Any
) -> list[tuple[int, bool, bool]]:
    """Of each finished try: its number, whether it is practice, and whether it counts."""
    set_ = {"title": "", "tasks": [record], **terms}
    [task] = Talk().ask("tries", set=set_, played=[given])["tries"]
    return [(one["number"], one["practice"], one["counts"]) for one in task["tries"]]


def sent(*tasks: tuple[dict[str, Any], dict[str, Any]], **terms: Any) -> tuple[str, dict[str, Any]]:
    """A result's link, and what the teacher opens."""
    set_ = {"title": "Monday", "tasks": [record for record, _ in tasks], **terms}
    result = {"set": set_, "name": "7", "when": 29_000_000, "origin": 99}
    result["played"] = [given for _, given in tasks]
    talk = Talk()
    text = talk.ask("link", link={"use": "result", "result": result})["link"]
    return text, talk.ask("open", text=text)["opened"]


# --- practice ---


def test_after_the_solution_was_shown_a_repeat_is_practice() -> None:
    assert told(COUNT, device(COUNT, 1, 2, 3)) == [
        (1, False, True),
        (2, True, False),
        (3, True, False),
    ]
    assert told(COUNT, device(COUNT, 2)) == [(2, True, False)], "the first one was thrown away"
    assert told(GAME, device(GAME, 2, 3), counts="last") == [(2, False, False), (3, False, True)]


def test_a_try_without_moves_shows_no_solution() -> None:
    given = device(COUNT, 2)
    for moves, practice in ([], False), (moves_of(COUNT, 1)[:1], True), ([[0, 999, 1]], True):
        first = {"number": 1, "moves": moves}
        found = told(COUNT, given | {"tries": [first, *given["tries"]]})
        assert found == [(2, practice, not practice)]


# --- whether the first was the first ---


def skipped(record: dict[str, Any], given: dict[str, Any], **terms: Any) -> int:
    set_ = {"title": "", "tasks": [record], **terms}
    [task] = Talk().ask("tries", set=set_, played=[given])["tries"]
    number: int = task["skipped"]
    return number


def test_where_the_first_counts_an_earlier_one_that_is_gone_or_unfinished_is_told() -> None:
    given = device(GAME, 3)
    unfinished = {"number": 2, "moves": moves_of(GAME, 2)[:3]}
    for tries in (given["tries"], [unfinished, *given["tries"]]):
        assert skipped(GAME, given | {"tries": tries}, counts="first") == 2
        assert skipped(GAME, given | {"tries": tries}, counts="last") == 0
    assert skipped(GAME, device(GAME, 1, 2, 3), counts="first") == 0
    assert skipped(COUNT, device(COUNT, 2), counts="first") == 0, "it is practice"


def test_the_teacher_is_told_the_same_of_every_device() -> None:
    _, opened = sent((GAME, device(GAME, 2)), counts="first")
    assert [task["skipped"] for task in opened["tries"]] == [1]
    result = {"name": "7", "when": 9, "origin": 5, "tries": opened["tries"]}
    later = {"name": "7", "when": 10, "origin": 6, "tries": opened["tries"], "players": 4}
    people = [{"name": "Ada", "sources": ["5:7", "6:7"]}]
    given = {"set": opened["set"], "people": people}
    [pupil] = Talk().ask("rows", results=[result, later], **given)["rows"]["pupils"]
    assert (pupil["tasks"][0]["skipped"], pupil["players"]) == (1, 4)
    nothing = {"begun": 2, "tries": []}
    [pupil] = Talk().ask("rows", results=[result | {"tries": [nothing]}, later], **given)["rows"][
        "pupils"
    ]
    assert (pupil["tasks"][0]["skipped"], pupil["players"]) == (3, 4)


@pytest.mark.parametrize(("players", "told_as"), [(1, 1), (2, 2), (64, 64), (999, 64)])
def test_a_result_tells_how_many_players_began_on_its_tablet(players: int, told_as: int) -> None:
    set_ = {"title": "", "tasks": [COUNT]}
    result = {"set": set_, "name": "Ada", "when": 9, "origin": 5, "played": [device(COUNT, 1)]}
    talk = Talk()
    text = talk.ask("link", link={"use": "result", "result": result | {"players": players}})["link"]
    opened = talk.ask("open", text=text)["opened"]
    assert opened["result"].get("players", 1) == told_as
    assert link.write(opened) == text
    alone = talk.ask("link", link={"use": "result", "result": result})["link"]
    assert (alone == text) == (told_as == 1), "what is usual is not written"
    for wrong in (0, -1, "2", None):
        assert error_of(
            talk.ask("link", link={"use": "result", "result": result | {"players": wrong}})
        )


# --- in a link ---


@pytest.mark.parametrize("counts", ["first", "best", "last"])
def test_a_result_holds_every_try_and_the_teacher_sees_the_same(counts: str) -> None:
    tasks = (COUNT, device(COUNT, 1, 2)), (GAME, device(GAME, 1, 3))
    text, opened = sent(*tasks, counts=counts)
    assert len(text) <= fitting.ROOM
    for (record, given), task in zip(tasks, opened["tries"], strict=True):
        found = [(one["number"], one["practice"], one["counts"]) for one in task["tries"]]
        assert (task["begun"], found) == (given["begun"], told(record, given, counts=counts))
    scores = [one["score"] for task in opened["tries"] for one in task["tries"] if one["counts"]]
    assert opened["scores"] == scores
    assert opened["total"] == sum(one["marks"] for one in scores)
    assert opened["result"]["origin"] == 99
    assert link.write(opened) == text


@pytest.mark.parametrize("counts", ["first", "best", "last"])
def test_a_long_result_holds_the_number_of_tries_and_the_try_that_counts(counts: str) -> None:
    given = device(GAME, *range(1, 9), begun=9)
    text, opened = sent((GAME, given), counts=counts)
    [task] = opened["tries"]
    numbers = {one["number"] for one in task["tries"]}
    assert len(text) <= fitting.ROOM
    assert task["begun"] == 9
    assert 1 < len(numbers) < 8
    [own] = [one["number"] for one in task["tries"] if one["counts"]]
    assert [own] == [number for number, _, is_own in told(GAME, given, counts=counts) if is_own]


def test_a_result_that_is_long_by_what_counts_alone_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(fitting, "ROOM", 10)
    _, opened = sent((COUNT, device(COUNT, 1, 2)), (GAME, device(GAME, 1, 2)))
    assert [len(task["tries"]) for task in opened["tries"]] == [1, 1]


def test_a_task_without_a_try_brings_no_points() -> None:
    _, opened = sent((COUNT, device(COUNT)), (GAME, {"begun": 1, "tries": []}))
    assert [task["tries"] for task in opened["tries"]] == [[], []]
    assert ([one["done"] for one in opened["scores"]], opened["total"]) == ([False, False], 0)


def changed(name: str, value: Any) -> dict[str, Any]:
    """A result with another part in its second try."""
    _, opened = sent((COUNT, device(COUNT, 1, 2)))
    opened["result"]["tries"][0]["tries"][1][name] = value
    return opened


LIES = [("shown", False), ("number", 1), ("number", 3), ("moves", []), ("moves", None)]


@pytest.mark.parametrize(("name", "value"), LIES)
def test_a_result_cannot_lie_about_its_tries(name: str, value: Any) -> None:
    with pytest.raises(RequestError):
        link.write(changed(name, value))


def test_a_link_that_calls_practice_a_try_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as lax:
        lax.setattr("chocobox.links.of_tries._check", lambda played: None)
        texts = [link.write(changed(*lie)) for lie in LIES[::3]]
    assert [kind_of(text) for text in texts] == ["bad-link"] * 2


# --- what a set settles ---


PICKS = {"kind": "animals", "count": 12}


def test_terms_of_a_set_come_back_and_belong_to_its_key() -> None:
    tasks = {"title": "Monday", "tasks": [COUNT]}
    keys = set()
    for terms in ({}, {"counts": "last"}, {"picks": PICKS}, {"picks": PICKS | {"kind": "numbers"}}):
        text = link.write({"use": "set", "set": tasks | terms})
        opened = link.as_json(link.read(text))["set"]
        assert {
            name: opened[name] for name in ("counts", "picks") if name in opened
        }.keys() == terms.keys()
        assert link.write({"use": "set", "set": opened}) == text
        keys.add(text)
    assert len(keys) == 4
    assert link.write({"use": "set", "set": tasks | {"counts": "best", "picks": None}}) in keys


@pytest.mark.parametrize("name", ["0", "13", "07", "frog"])
def test_only_names_of_the_picks_are_valid(name: str) -> None:
    set_ = {"title": "", "tasks": [COUNT], "picks": PICKS}
    result = {
        "set": set_,
        "name": name,
        "when": 1,
        "origin": 1,
        "tries": [{"begun": 0, "tries": []}],
    }
    with pytest.raises(RequestError, match="one of those"):
        link.write({"use": "result", "result": result})
    old = {"set": set_, "name": "7", "when": 1, "moves": [[]]}
    with pytest.raises(RequestError, match="has tries"):
        link.write({"use": "result", "result": old})
