"""A puzzle as a game of its own and as a task of a class: one choice, judged from the link."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.analysis.looking import Looking
from chocobox.analysis.puzzles import worst_of
from chocobox.core.codec import encode
from chocobox.games import BOTS, GAMES, value_of
from chocobox.kit.value import weighed
from chocobox.tasks.puzzle import position_of, read
from chocobox.tournament import finished
from support.talk import Talk

NAMES = [name for name in GAMES if value_of(name) and not GAMES[name].grace]
each_game = pytest.mark.parametrize("name", NAMES)


def puzzle_in(name: str) -> tuple[Looking, int, dict[str, Any]]:
    """A game of weak bots, of which two were persons; a mistake of one of them, and its task."""
    game = GAMES[name]
    session = finished(game, game.options(), [BOTS[name][0]] * 3, 4711)
    persons = [{"kind": "person", "name": one} for one in ("Ada", "Ben")]
    session.players = (session.players[0], *persons)
    session.bots = {0: session.bots[0]}
    value = value_of(name)
    assert value is not None
    looking = Looking(session, value)
    ply = worst_of(looking)[0].ply
    record = encode(session.record)
    record["moves"] = record["moves"][: ply + 1]
    told = Talk().ask("puzzle", record=record, ply=ply)["puzzle"]
    return looking, ply, told["task"]


@each_game
def test_a_puzzle_in_a_set_is_judged_from_a_results_link_and_names_nobody(name: str) -> None:
    looking, ply, task = puzzle_in(name)
    seat, made, _ = looking.session.moves[ply]
    assert [one.get("name", "") for one in task["players"]] == ["", "", ""]
    tasks = {"title": "", "tasks": [task]}
    text = Talk().ask("link", link={"use": "set", "set": tasks})["link"]
    assert len(text) < 200
    opened = Talk().ask("open", text=text)["opened"]
    assert opened["set"]["tasks"] == [task]
    best = weighed(looking.value, looking.session.states[ply], seat, made).best
    for index, marks in ((made, 0), (best, 100)):
        tries = [
            {"begun": 1, "tries": [{"number": 1, "shown": False, "moves": [[seat, index, 9000]]}]}
        ]
        result = {"set": tasks, "name": "Mia", "when": 1, "origin": 1, "tries": tries}
        link = Talk().ask("link", link={"use": "result", "result": result})["link"]
        told = Talk().ask("open", text=link)["opened"]
        (score,) = told["scores"]
        assert (score["points"], score["most"], score["marks"]) == (marks // 100, 1, marks)
        assert told["key"] == text


@each_game
def test_a_puzzle_shows_the_old_table_takes_one_choice_and_then_tells(name: str) -> None:
    looking, ply, task = puzzle_in(name)
    seat, made, _ = looking.session.moves[ply]
    talk, state = Talk(), looking.session.states[ply]
    update = talk.ask("new", **_plain(task))["update"]
    own = encode(looking.session.game.view(state, seat))
    assert update["views"][str(seat)] == {**own, "puzzle": None}
    assert talk.ask("hint", seat=seat)["hint"] is None
    after = talk.ask("play", seat=seat, action=update["actions"][str(seat)][made], at=5)["update"]
    told = after["views"][str(seat)]
    assert (after["done"], told["puzzle"]["right"], after["actions"][str(seat)]) == (
        True,
        False,
        [],
    )
    assert {**told, "puzzle": None} == {**own, "puzzle": None}
    assert talk.ask("undo", seat=seat)["update"]["refused"]["codes"] == ["something_shown"]


def _plain(task: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in task.items() if name != "type"}


@each_game
def test_a_repeat_is_practice_and_damaged_puzzles_are_refused(name: str) -> None:
    _, _, task = puzzle_in(name)
    tries: list[Any] = [{"number": number, "moves": []} for number in (1, 2)]
    assert Talk().ask(
        "tries", set={"title": "", "tasks": [task]}, played=[{"begun": 2, "tries": tries}]
    )
    start = _plain(task)
    persons = [{"kind": "person", "name": ""}] * 3
    for wrong in (
        {"position": "puzzle:9.0"},
        {"position": "puzzle:0.99999"},
        {"position": "puzzle:00.0"},
        {"position": "puzzle:x"},
        {"players": persons},
    ):
        assert Talk().ask("new", **{**start, **wrong})["error"]["type"] == "bad-request", wrong


def test_a_position_is_written_in_one_way() -> None:
    for moves, begun in (([], ""), ([(0, 3), (1, 0)], ""), ([(0, 3)], "a:b")):
        assert read(position_of(moves, begun)) == (moves, begun)
