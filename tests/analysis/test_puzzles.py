"""Puzzles of a person's own mistakes: choice, solution, and return."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from chocobox.analysis.fitting import played
from chocobox.analysis.looking import Looking
from chocobox.analysis.puzzles import OF_A_GAME, worst_of
from chocobox.analysis.told import Judged
from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.games import BOTS, GAMES, value_of
from chocobox.games.choco_challenge.rules.actions import Draw, Stop
from chocobox.kit.shares import WHOLE
from chocobox.kit.value import HUNDREDTH, weighed
from support.talk import Talk

NAMES = [name for name in GAMES if value_of(name) and not GAMES[name].grace]
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
    values = looking.value.action_values(session.states[it.ply], seat, made)
    actions = session.game.actions(session.states[it.ply], seat)
    seen = set()
    for place in sorted(values, key=lambda place: values[place])[:: max(1, len(values) // 6)]:
        told = asked("solve", name, it.ply, action=encode(actions[place]))["solve"]
        lost = weighed(looking.value, session.states[it.ply], seat, place).lost
        assert (told["lost"], told["right"]) == (lost, lost < WHOLE // 50)
        assert lost <= max(values.values()) - values[place]
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
        values = {0: best - lost, 1: best}
        made = iter([(best - lost,) * 3, (best,) * 3])
        monkeypatch.setattr(chances, "action_values", lambda *_, values=values: values)
        monkeypatch.setattr(chances, "expected_value", lambda *_, values=made: next(values))
        told = asked("solve", name, ply, action=0)["solve"]
        assert (told["right"], told["lost"]) == (right, lost // HUNDREDTH * HUNDREDTH)


def test_invalid_puzzles_are_refused() -> None:
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
