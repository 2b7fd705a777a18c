"""Class sets: what may be a task, what a result is worth, and that no score can be typed in."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from chocobox.classes.task_set import Score, name_of, score
from chocobox.core.codec import encode
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from support.places import TESTS
from support.talk import NIBBLER, PERSON, Talk, error_of

NOBODY = PERSON | {"name": ""}
TASK = {"game": "schokoly", "players": [NOBODY, NIBBLER], "seed": 5, "moves": []}
TITLE = "Monday"


@cache
def played(game: str, bots: tuple[str, ...], seed: int, person: str = "") -> Session:
    """Plays a game to its end; seat 0 plays like the weakest bot or like the named one."""
    named = {bot.name: bot for bot in BOTS[game]}
    players = [NOBODY, *({"kind": "bot", "bot": name} for name in bots)]
    session = Session(GAMES[game], GAMES[game].options(), players, seed)
    session.bots = dict(enumerate([named.get(person, BOTS[game][0]), *(named[it] for it in bots)]))
    session.play_on()
    del session.bots[0]
    return session


def result_of(*tasks: Session, name: str = "Ada", **changed: Any) -> dict[str, Any]:
    """What a pupil's page sends; changed is what is changed of the first task."""
    records = [encode(task.record) for task in tasks]
    moves = [record["moves"] for record in records]
    starts = [record | {"moves": []} for record in records]
    starts[0] |= changed
    made = {"set": {"title": TITLE, "tasks": starts}, "name": name, "when": 29_000_000}
    return made | {"moves": moves}


def sent(result: dict[str, Any]) -> dict[str, Any]:
    """The result as the teacher opens it."""
    talk = Talk()
    text = talk.ask("link", link={"use": "result", "result": result})["link"]
    opened: dict[str, Any] = talk.ask("open", text=text)["opened"]
    return opened


def refused(result: dict[str, Any]) -> str:
    return error_of(Talk().ask("link", link={"use": "result", "result": result}))


# --- what a result is worth ---


LEAD_GAMES = [
    ("schokoly", ("taster",)),
    ("schokoly", ("nibbler",) * 3),
    ("kaboom", ("steady",) * 2),
]


@pytest.mark.parametrize(("game", "bots"), LEAD_GAMES)
def test_against_bots_the_lead_over_the_best_other_counts(game: str, bots: tuple[str, ...]) -> None:
    for seed in range(3):
        session = played(game, bots, seed)
        outcome = session.game.outcome(session.state)
        assert outcome is not None
        sign = -1 if game == "kaboom" else 1
        own, *others = (sign * points for points in outcome.scores)
        rivals = others[::2] if len(bots) == 3 else others  # a partner is none
        got = score(session)
        assert (got.done, got.points, got.most) == (True, own - max(rivals), None)
        assert got.won == (0 in outcome.winners)
        assert (got.marks > 50) == (got.points > 0)
        assert (got.plies, got.span) == (len(session.moves), max(at for *_, at in session.moves))


LEADS = [(0, 50), (1, 51), (2, 51), (3, 52), (-1, 49), (98, 99), (100, 100), (300, 100)]
LEADS += [(-97, 1), (-99, 1), (-300, 1)]


@pytest.mark.parametrize(("lead", "marks"), LEADS)
def test_half_a_lead_is_added_to_a_draw_and_who_has_finished_has_a_mark(
    lead: int, marks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played("schokoly", ("nibbler",), 2)
    monkeypatch.setattr(type(session.game), "standing", lambda *_: (20 + lead, 20))
    assert score(session).marks == marks


@pytest.mark.parametrize("game", ["choco_practice", "schokoly_count", "schokoly_best"])
def test_alone_right_answers_count_of_all_that_can_be(game: str) -> None:
    for seed in range(2):
        session = played(game, (), seed, BOTS[game][-1].name)
        outcome, most = session.game.outcome(session.state), session.game.most(session.state)
        assert outcome is not None
        assert most
        got = score(session)
        assert (got.done, got.points, got.most) == (True, outcome.scores[0], most)
        assert got.marks == int(100 * got.points / most + 0.5)
        assert got.won == (got.points == most)
        assert got.bots is None


def test_mistakes_are_no_win(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [score(played("schokoly_count", (), seed, "careless")) for seed in range(6)]
    assert any(one.points < (one.most or 0) for one in found)
    assert all(one.won == (one.points == one.most) for one in found)
    practice = played("choco_practice", (), 0)
    one_more = score(practice).points + 1
    monkeypatch.setattr(type(practice.game), "most", lambda *_: one_more)
    assert not score(practice).won


def test_an_unfinished_task_counts_as_not_done() -> None:
    whole = result_of(played("schokoly", ("nibbler",), 3))
    for moves in (whole["moves"][0][:0], whole["moves"][0][:-1]):
        opened = sent(whole | {"moves": [moves]})
        [got] = opened["scores"]
        assert got["plies"] == len(moves)
        assert (got["done"], got["points"], got["won"], got["marks"]) == (False, 0, False, 0)
        assert (opened["total"], opened["most"]) == (0, 100)


def test_different_tasks_add_up() -> None:
    tasks = played("schokoly", ("nibbler",), 3), played("choco_practice", (), 1, "metronome")
    opened = sent(result_of(*tasks))
    assert opened["total"] == sum(one["marks"] for one in opened["scores"])
    assert opened["most"] == 200
    assert opened["scores"][1]["marks"] == 100
    assert opened["result"]["set"] == opened["set"]
    assert {"type": "Score"}.items() <= opened["scores"][0].items()
    assert set(opened["scores"][0]) == {"type", *Score.__slots__}


# --- what may be a task ---


NO_TASKS: tuple[object, ...] = (
    *([], [TASK] * 9, [None], "tasks", None),
    *([TASK | {"players": players}] for players in ([PERSON, PERSON], [NIBBLER, NIBBLER])),
    *([TASK, TASK | {"seed": 1 << 53}], [TASK | {"game": "chess"}]),
    [TASK | {"options": {"open_hands": 3}}],
)


@pytest.mark.parametrize("tasks", NO_TASKS)
def test_no_tasks(tasks: object) -> None:
    reply = Talk().ask("link", link={"use": "set", "set": {"title": TITLE, "tasks": tasks}})
    assert error_of(reply) == "bad-request"


@pytest.mark.parametrize("title", [None, 1, "x" * 61])
def test_no_title(title: object) -> None:
    reply = Talk().ask("link", link={"use": "set", "set": {"title": title, "tasks": [TASK]}})
    assert error_of(reply) == "bad-request"


@pytest.mark.parametrize("name", ["Zoë", "李小龍", "👩‍👧 & Co", "می‌خواهم", "x" * 60, "=1+1", "<b>"])
def test_a_pupil_may_be_called(name: str) -> None:
    assert name_of(name) == name
    opened = sent(result_of(played("schokoly", ("nibbler",), 3), name=name))
    assert opened["result"]["name"] == name


@pytest.mark.parametrize("name", ["", "  ", "x" * 61, "\ufeff", "\u3164", "\u200d"])
def test_no_pupil_is_called(name: str) -> None:
    kind = "bad-request" if name.isascii() else "no-name"
    assert refused(result_of(played("schokoly", ("nibbler",), 3), name=name)) == kind


@pytest.mark.parametrize("name", [" ab\n", "a\u2028b", "\ufeffab", "a\ud800b", "a\u3164b"])
def test_nothing_unseen_is_in_a_name(name: str) -> None:
    made = result_of(played("schokoly", ("nibbler",), 3), name=name)
    made["set"] |= {"title": f"{name}\u202e"}
    opened = sent(made)
    assert (opened["result"]["name"], opened["set"]["title"]) == ("ab", "ab")


def test_a_task_knows_no_names() -> None:
    talk = Talk()
    tasks = [TASK | {"players": [PERSON, NIBBLER]}]
    text = talk.ask("link", link={"use": "set", "set": {"title": TITLE, "tasks": tasks}})["link"]
    opened = talk.ask("open", text=text)["opened"]
    assert opened["set"]["tasks"][0]["players"] == [NOBODY, NIBBLER]
    assert opened["key"] == text


# --- no score can be typed in ---


def test_a_result_is_of_the_very_set_it_was_played_from() -> None:
    session, talk = played("schokoly", ("nibbler",), 3), Talk()
    start = encode(session.record) | {"moves": []}
    made = {"title": TITLE, "tasks": [start]}
    key = talk.ask("link", link={"use": "set", "set": made})["link"]
    assert sent(result_of(session))["key"] == key
    empty = result_of(session) | {"moves": [[]]}
    for changed in (
        {"seed": 4},
        {"players": [NOBODY, {"kind": "bot", "bot": "taster"}]},
        {"players": [NIBBLER, NOBODY]},
        {"players": [NOBODY, NIBBLER, NIBBLER]},
        {"options": {"open_hands": True}},
    ):
        tasks = [start | changed]
        assert sent(empty | {"set": {"title": TITLE, "tasks": tasks}})["key"] != key
    assert sent(empty | {"set": {"title": "Tuesday", "tasks": [start]}})["key"] != key


def forged(moves: list[list[int]], ply: int) -> list[Any]:
    """Moves of bots that the rules would not produce."""
    seat, index, at = moves[ply]
    other = [[1 - seat, 0, at], [seat, 10_000, at], [seat, -1, at], [-1, 0, at], [2, 0, at]]
    early = [[seat, index, moves[ply - 1][2] - 100]]
    return [[*moves[:ply], move, *moves[ply + 1 :]] for move in (*other, *early)]


@pytest.mark.parametrize("ply", [4, 50, -1])
def test_only_moves_that_the_rules_produce(ply: int) -> None:
    whole = result_of(played("schokoly", ("nibbler",), 3))
    moves = whole["moves"][0]
    for wrong in forged(moves, ply % len(moves)):
        assert refused(whole | {"moves": [wrong]}) == "bad-record"
    assert refused(whole | {"moves": [[*moves, moves[-1]]]}) == "bad-record"
    for shape in ([], [moves, []], None, [None], [[[0, 0, 0.5]]], [[[0, True, 0]]]):
        assert refused(whole | {"moves": shape}) in ("bad-request", "bad-record")


def test_a_break_stands_only_where_there_is_something_to_take_up() -> None:
    whole = result_of(played("choco_practice", (), 2))
    moves = whole["moves"][0]
    assert sent(whole)["scores"][0]["done"]
    assert refused(whole | {"moves": [[[-1, 0, 0], *moves]]}) == "bad-record"
    assert refused(whole | {"moves": [[*moves, [-1, 0, moves[-1][2]]]]}) == "bad-record"


READY = json.loads((TESTS / "classes" / "ready_lessons.json").read_text("utf-8"))


@pytest.mark.parametrize("name", READY)
def test_the_set_of_every_ready_lesson_can_be_given_to_a_class(name: str) -> None:
    """`test_plan.py` writes them as the page makes them."""
    made = {"title": TITLE, "tasks": READY[name]}
    talk = Talk()
    text = talk.ask("link", link={"use": "set", "set": made})["link"]
    opened = talk.ask("open", text=text)["opened"]["set"]["tasks"]
    assert [one["game"] for one in opened] == [one["game"] for one in READY[name]]
