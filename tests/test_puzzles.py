"""Puzzles of a person's own mistakes: which they are, what solves them, when they come back."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from chocobox.codec import encode
from chocobox.core import TABLE
from chocobox.games import BOTS, GAMES, value_of
from chocobox.games.choco_challenge.words import Draw, Stop
from chocobox.kit.shares import WHOLE
from chocobox.kit.value import HUNDREDTH, weighed
from chocobox.values.looking import Looking
from chocobox.values.making import played
from chocobox.values.puzzles import FRESH, OF_A_GAME, worst_of
from chocobox.values.told import Judged
from talk import Talk

NAMES = [name for name in GAMES if value_of(name) and not GAMES[name].grace]
TODAY = 20_000
DRAW, STOP = Draw(), Stop()
each_game = pytest.mark.parametrize("name", NAMES)


@cache
def looked(name: str) -> Looking:
    """A finished game of weak bots, of which the first two seats were persons."""
    session = played(name, 3, 1, [BOTS[name][0].name])
    seated = ({"kind": "person"}, {"kind": "person", "name": "Ada"})
    session.players = (*seated, *session.players[2:])
    session.bots = {seat: bot for seat, bot in session.bots.items() if seat > 1}
    value = value_of(name)
    assert value is not None
    return Looking(session, value)


def asked(op: str, name: str, ply: int, **more: Any) -> Any:
    record = encode(looked(name).session.record)
    record["moves"] = record["moves"][: ply + 1]
    return Talk().ask(op, record=record, ply=ply, **more)


# --- which ---


@each_game
def test_the_three_worst_mistakes_of_persons_are_puzzles_the_worst_first(name: str) -> None:
    looking = looked(name)
    found = worst_of(looking)
    wrong = [it for it in looking.moments() if it.mistake and it.seat in (0, 1)]
    assert len(found) == min(OF_A_GAME, len(wrong))
    lost = [looking.judged(it.ply).lost for it in found]
    assert lost == sorted(lost, reverse=True)
    assert lost[0] == max(it.lost for it in wrong)
    assert {looking.judged(it.ply).seat for it in found} <= {0, 1}
    assert len({it.id for it in found}) == len(found)


def test_the_same_mistake_without_a_break_is_one_puzzle() -> None:
    """Draw, Draw, then a right Stop, then Draw; the other seat's move between is no break."""
    lost = [(0, DRAW, 30_000), (1, DRAW, 0), (0, DRAW, 90_000), (0, STOP, 0), (0, DRAW, 40_000)]
    game = SimpleNamespace(grace=0, name="x", edition=1, actions=lambda _, __: [DRAW, STOP])
    moves = [(seat, (DRAW, STOP).index(what), 0) for seat, what, _ in lost]
    session = SimpleNamespace(game=game, moves=moves, states=[None] * 5, persons=[0, 1])
    session.position, session.seed, session.options, session.players = "", 1, {}, ()
    told = [
        Judged(ply, seat, (), (), by, "slip" if by else "", STOP if by else None, (), None)
        for ply, (seat, _, by) in enumerate(lost)
    ]
    looking: Any = SimpleNamespace(session=session, moments=lambda: iter(told))
    assert [it.ply for it in worst_of(looking)] == [2, 4]


def test_a_game_with_live_time_has_no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    looking = looked(NAMES[0])
    ply = worst_of(looking)[0].ply
    monkeypatch.setattr(type(looking.session.game), "grace", 50)
    assert worst_of(looking) == ()
    assert asked("puzzle", NAMES[0], ply)["error"]["type"] == "bad-request"


def test_the_bridge_names_them_after_a_look_back() -> None:
    talk, session = Talk(), looked(NAMES[0]).session
    talk.ask("look_back", record=encode(session.record))
    assert talk.ask("worst")["worst"] == encode(worst_of(looked(NAMES[0])))


# --- one puzzle ---


@each_game
def test_a_puzzle_shows_what_its_seat_saw_and_tells_nothing_of_the_answer(name: str) -> None:
    looking = looked(name)
    session = looking.session
    for it in worst_of(looking):
        told = asked("puzzle", name, it.ply)["puzzle"]
        seat, state = session.moves[it.ply][0], session.states[it.ply]
        assert told["seat"] == seat
        assert told["look"]["view"] == encode(session.game.view(state, seat))
        assert told["actions"] == encode(session.game.actions(state, seat))
        record = encode(session.record)
        record["moves"] = [*record["moves"][: it.ply], [seat, 0, record["moves"][it.ply][2]]]
        assert Talk().ask("puzzle", record=record, ply=it.ply)["puzzle"] == told


@each_game
def test_any_choice_below_the_threshold_is_right(name: str) -> None:
    looking = looked(name)
    session = looking.session
    it = worst_of(looking)[0]
    seat, made, _ = session.moves[it.ply]
    hopes = looking.value.hopes(session.states[it.ply], seat, made)
    actions = session.game.actions(session.states[it.ply], seat)
    seen = set()
    for place in sorted(hopes, key=lambda place: hopes[place])[:: max(1, len(hopes) // 6)]:
        told = asked("solve", name, it.ply, action=encode(actions[place]))["solve"]
        lost = weighed(looking.value, session.states[it.ply], seat, place).lost
        assert (told["lost"], told["right"]) == (lost, lost < WHOLE // 50)
        assert lost <= max(hopes.values()) - hopes[place]
        seen.add(told["right"])
    best = encode(looking.judged(it.ply).best)
    told = asked("solve", name, it.ply, action=encode(actions).index(best))["solve"]
    assert (told["right"], told["lost"], told["best"]) == (True, 0, best)
    assert asked("solve", name, it.ply, action=made)["solve"]["right"] is False
    shown = asked("solve", name, it.ply)["solve"]
    assert (shown["right"], shown["best"]) == (False, best)
    assert shown["reasons"] == list(looking.judged(it.ply).reasons)


def test_two_of_a_hundred_games_are_the_threshold(monkeypatch: pytest.MonkeyPatch) -> None:
    name, best = NAMES[0], 500_000
    ply, chances = worst_of(looked(name))[0].ply, type(looked(name).value)
    for lost, right in ((0, True), (WHOLE // 50 - 1, True), (WHOLE // 50, False)):
        hopes = {0: best - lost, 1: best}
        made = iter([(best - lost,) * 3, (best,) * 3])
        monkeypatch.setattr(chances, "hopes", lambda *_, told=hopes: told)
        monkeypatch.setattr(chances, "hoped", lambda *_, told=made: next(told))
        told = asked("solve", name, ply, action=0)["solve"]
        assert (told["right"], told["lost"]) == (right, lost // HUNDREDTH * HUNDREDTH)


def test_what_is_no_puzzle_is_refused() -> None:
    name = NAMES[0]
    session, ply = looked(name).session, worst_of(looked(name))[0].ply
    bots = next(i for i, (seat, _, _) in enumerate(session.moves) if seat > 1 or seat == TABLE)
    assert asked("puzzle", name, bots)["error"]["type"] == "bad-request"
    for action in ({"type": "Fly"}, -1, True, "Stop", 10_000):
        assert asked("solve", name, ply, action=action)["error"]["type"] == "bad-request"
    record = {**encode(session.record), "moves": []}
    assert Talk().ask("puzzle", record=record, ply=0)["error"]["type"] == "bad-request"
    lesson = {**record, "game": "schokoly", "position": "lesson:1", "moves": [[0, 0, 0]]}
    assert "error" in Talk().ask("puzzle", record=lesson, ply=0)


# --- when they come back ---


def due(kept: Any = (), day: int = TODAY, **more: Any) -> Any:
    return Talk().ask("due", kept=list(kept), day=day, **more)["due"]


def plain(told: Any) -> list[Any]:
    """As a device stores it."""
    return [{name: it[name] for name in ("id", "box", "day")} for it in told["kept"]]


def after(told: Any, day: int, *, right: bool) -> Any:
    return due(plain(told), day, done={"id": told["kept"][0]["id"], "right": right})


def test_a_puzzle_is_due_at_once_and_comes_back_after_one_three_and_seven_days() -> None:
    told = due(came=["a"])
    assert (told["now"], told["later"], told["days"]) == (["a"], 0, None)
    day, days = TODAY, []
    told = after(told, day, right=True)
    while told["days"] is not None:
        days.append(told["days"])
        assert due(plain(told), day + told["days"] - 1)["now"] == []
        day += told["days"]
        assert due(plain(told), day)["now"] == ["a"]
        told = after(told, day, right=True)
    assert (days, told["now"], told["done"], told["later"]) == ([1, 3, 7], [], 1, 0)
    assert due(plain(told), day + 99, came=["a"])["now"] == []


def test_a_wrong_or_shown_one_begins_anew() -> None:
    told = after(due(came=["a"]), TODAY, right=True)
    told = after(told, TODAY + 1, right=True)
    assert told["days"] == 3
    told = after(told, TODAY + 4, right=False)
    assert (told["days"], told["kept"][0]["box"]) == (1, 0)
    again = after(told, TODAY + 4, right=True)
    assert again["kept"] == told["kept"], "before its day it is only practice"


def test_sixty_are_kept_and_the_oldest_done_ones_go_first() -> None:
    done = [{"id": f"d{i}", "box": 3, "day": TODAY - 40 + i} for i in range(30)]
    fresh = [{"id": f"f{i}", "box": FRESH, "day": TODAY} for i in range(30)]
    told = due([*fresh, *done], came=["x", "y"])
    names = {it["id"] for it in told["kept"]}
    assert len(names) == 60
    assert {"x", "y", "d2", "d29"} <= names
    assert not {"d0", "d1"} & names


def test_what_nobody_could_have_kept_is_left_out() -> None:
    good = {"id": "a", "box": 0, "day": 3}
    bad = [None, 7, {}, {**good, "box": 9}, {**good, "day": -1}, {**good, "id": ""}, {"id": "b"}]
    bad += [{**good, "id": "c" * 99}, {**good, "id": "t", "box": True}]
    assert [it["id"] for it in due([*bad, good])["kept"]] == ["a"]
    for more in ({"came": [7]}, {"done": {"id": "z", "right": True}}, {"done": 5}):
        assert "error" in Talk().ask("due", kept=[good], day=TODAY, **more)
