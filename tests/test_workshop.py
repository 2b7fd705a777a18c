"""Bots that somebody wrote: what they see, what they may use, and how they are told of faults."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from chocobox.core import Rng
from chocobox.games import BOTS, GAMES
from chocobox.request import RequestError
from chocobox.tournament import Contest, run
from chocobox.values.making import played as played_out
from chocobox.workshop.asking import choice, trouble
from chocobox.workshop.match import Match, Report, answered, match_of
from chocobox.workshop.packing import packed, unpacked
from chocobox.workshop.reading import MOST_STEPS
from chocobox.workshop.trouble import BotError, Trouble
from chocobox.workshop.written import Chosen, Written

SHELF = [name for name, game in GAMES.items() if game.shelf]
each_game = pytest.mark.parametrize("name", SHELF)

GREEDY = """
def choose(table, actions, rng):
    return max(actions, key=lambda it: table.after(it).points[table.me])
"""
ANY = """
def choose(table, actions, rng):
    return rng.choice(actions)
"""


def bot(*lines: str) -> str:
    """A bot whose function has these lines."""
    return "\n".join(["def choose(table, actions, rng):", *(f"    {line}" for line in lines)])


@cache
def opening(name: str = "choco_challenge") -> Any:
    game = GAMES[name]
    return game.start(game.options(), game.seats[0], Rng(1))


def chosen(code: str, name: str = "choco_challenge") -> Chosen:
    """What a bot chooses at the beginning of a game."""
    state, game = opening(name), GAMES[name]
    seat = next(seat for seat in range(game.seats[0]) if game.actions(state, seat))
    return Written("own", code).chosen(game, state, seat, 0, Rng(1))


def stumbled(code: str) -> Trouble:
    try:
        found = chosen(code).trouble
    except BotError as error:
        return error.trouble
    assert found
    return found


# --- a bot that plays ---


@each_game
def test_a_written_bot_plays_every_game_to_its_end(name: str) -> None:
    game = GAMES[name]
    own = Written("own", ANY)
    others = [BOTS[name][0]] * (game.seats[0] - 1)
    found = run(Contest(game, [own, *others], 1), 2)
    assert sum(it.points for it in found.standings) == 2
    assert own.troubles == []


def test_who_looks_one_card_ahead_beats_the_weakest_bot() -> None:
    found = run(Contest(GAMES["schokoly"], [Written("own", GREEDY), BOTS["schokoly"][0]], 1), 4)
    assert found.standings[0].percent > 50


def test_it_sees_its_table_and_tells_the_line_that_chose() -> None:
    code = bot(
        "print(table.me, table.round, table.points)",
        "for action in actions:",
        "    if action == Draw():",
        "        return action",
    )
    found = chosen(code)
    assert found.trouble is None
    assert found.line == 5
    assert found.printed == ("0 1 (8, 8, 8)",)
    actions = GAMES["choco_challenge"].actions(opening(), 0)
    assert type(actions[found.place or 0]).__name__ == "Draw"


def test_it_takes_as_many_steps_each_time_and_remembers_nothing() -> None:
    code = "seen = []\n" + bot(
        "seen.append(1)", "print(len(seen), rng.random())", "return actions[0]"
    )
    first = chosen(code)
    assert first == chosen(code)
    assert first.printed[0].startswith("1 ")
    twice = bot("for i in range(7):", "    [j for j in range(5)]", "return actions[0]")
    assert chosen(twice).steps == 1 + 7 + 7 * 5


def test_in_a_game_with_live_time_it_may_wait() -> None:
    waits = chosen(bot("return None"), "kaboom")
    assert (waits.place, waits.trouble) == (None, None)
    assert stumbled(bot("return None")).code == "nothing"


# --- what it may not do ---

HOSTILE = {
    "import": ["import os", "import js", "from pyodide_js import loadPackage", "import math, sys"],
    "inward": [
        bot("return ().__class__.__base__.__subclasses__()"),
        bot("return table._state"),
        bot("return choose.__globals__"),
        bot("return (i for i in ()).gi_frame.f_back"),
        bot("return __builtins__"),
        bot("return __import__('os')"),
        bot("_step = None"),
        bot("try: x()", "except ValueError as e:", "    return e.tb_frame"),
        "def _each(x): return x",
    ],
    "name": [
        *(
            bot(f"return {it}")
            for it in ("open('/etc/passwd')", "eval('1')", "exec('1')", "vars()")
        ),
        *(bot(f"return {it}(table, 'x')") for it in ("getattr", "type", "compile", "globals")),
    ],
    "steps": [
        "while True: pass",
        bot("while True: pass"),
        bot("return [0 for _ in range(999) for _ in range(999)]"),
        bot("return sum(1 for _ in range(999) for _ in range(999))"),
        bot("return [any(map(lambda _: False, range(99999))) for _ in range(99)]"),
        bot(
            "while True:",
            "    try:",
            "        table.after(actions[0])",
            "    except Exception:",
            "        pass",
        ),
        bot("while True: print('x' * 1000)"),
    ],
    "deep": [bot("return choose(table, actions, rng)")],
    "value": [
        *(bot(f"return {it}") for it in ("10 ** 10 ** 8", "int('9' * 5000)", "range(10 ** 9)")),
        *(bot(f"return {it}") for it in ("'a' * 10 ** 9", "10 ** 9 * [0]", "sum(range(10 ** 9))")),
        *(bot("x = [3]", f"while True: {it}") for it in ("x[0] = x[0] * x[0]", "x[0] **= 2")),
        bot("x = 3", "while True: x *= x"),
    ],
    "power": [bot("return 1 << 10 ** 9")],
    "except": [bot("try:", "    pass", "except:", "    pass")],
    "finally": [bot("while True:", "    try:", "        pass", "    finally:", "        continue")],
    "class": ["class Table: pass"],
    "change": [bot("Draw.place = 1"), bot("table.points = 9"), bot("del table.me")],
    "await": ["async def choose(table, actions, rng): pass"],
    "nested": ["x = " + "-" * 80 + "1", "x = " + "[" * 150 + "]" * 150],
    "length": ["#" * 10_001],
    "no-action": [bot("return 7"), bot("return 'Draw'"), bot("return Buy(99)")],
    "no-choose": ["choose = 1", ""],
}


@pytest.mark.parametrize(("code", "text"), [(code, it) for code in HOSTILE for it in HOSTILE[code]])
def test_whoever_reaches_beyond_the_table_is_told_so(code: str, text: str) -> None:
    found = stumbled(text)
    assert found.code == code
    assert chosen_steps(text) <= MOST_STEPS + 200
    assert found.line >= (code not in ("length", "no-action", "no-choose", "nested"))


def chosen_steps(text: str) -> int:
    try:
        return chosen(text).steps
    except BotError:
        return 0


def test_what_python_cannot_read_is_told_with_its_line() -> None:
    wrong = {
        "colon": "def choose(table, actions, rng)\n    return actions[0]",
        "open": bot("return max(actions"),
        "closed": bot("return actions[0])"),
        "quote": bot("print('hello)"),
        "indent": "def choose(table, actions, rng):\nreturn 1",
        "spelling": bot("retrun actions[0]"),
    }
    for code, text in wrong.items():
        assert trouble({"code": text}) == (found := stumbled(text))
        assert (found.code, found.line > 0, bool(found.whole)) == (code, True, True), text
    assert trouble({"code": GREEDY}) is None


def test_what_goes_wrong_on_the_way_is_told_with_its_line() -> None:
    wrong = {
        "name": ("return best", "best"),
        "part": ("return table.marked", "marked"),
        "zero": ("return 1 / 0", ""),
        "place": ("return actions[99]", "list index out of range"),
        "key": ("return {}['a']", "a"),
        "kind": ("return len(5)", ""),
    }
    for code, (line, about) in wrong.items():
        found = stumbled(bot("", line))
        assert (found.code, found.line, found.about) == (code, 3, about)


def test_who_stumbles_takes_the_first_action() -> None:
    game, state = GAMES["choco_challenge"], opening()
    own = Written("own", bot("return 1 / 0"))
    move = own.plan(game, state, 0, 0, Rng(1))
    assert move
    assert move.action == game.actions(state, 0)[0]
    assert [it.code for it in own.troubles] == ["zero"]


# --- through the wall ---


def played(match: Match, code: str) -> Report:
    """A match to its end, with a bot of this code beyond the wall."""
    while True:
        report = match.go()
        if report.ask:
            found = choice({"table": report.ask.table, "code": code})
            place = {"place": found.place, "stumbled": found.trouble is not None}
            answered(match, {"bot": report.ask.bot, **place})
        elif report.played == report.games:
            return report


@each_game
def test_a_match_through_the_wall_ends_as_a_tournament_without_one(name: str) -> None:
    seats, games = GAMES[name].seats[0], 3
    bots = ["own", *[BOTS[name][0].name] * (seats - 1)]
    found = played(match_of({"game": name, "bots": bots, "count": games, "seed": 5}), ANY)
    here = [Written("own", ANY), *[BOTS[name][0]] * (seats - 1)]
    for one in run(Contest(GAMES[name], here, 5), games).standings:
        assert found.wins[one.bot] // 10 == int(100 * one.points)
    assert found.stumbled == {"own": 0}


def test_only_what_its_seat_knows_goes_through_the_wall() -> None:
    match = match_of(
        {"game": "choco_challenge", "bots": ["own", "cautious", "baker"], "count": 1, "seed": 5}
    )
    report = match.go()
    assert report.ask
    state, seat = match.session.state, match.session.game
    told = tables(report.ask.table)
    assert told != state
    assert seat.view(told, 0) == seat.view(state, 0)


def tables(text: str) -> Any:
    return unpacked(text)[1]


@each_game
def test_a_position_is_the_same_beyond_the_wall(name: str) -> None:
    for state in played_out(name, GAMES[name].seats[-1], 3, [BOTS[name][0].name]).states:
        assert unpacked(packed(state)) == state


def test_nothing_but_a_table_comes_through_the_wall() -> None:
    classes = ("os:environ", "chocobox.session:Session", "chocobox.core:Game", "chocobox.core:no")
    told = [f'{{"of":"{it}","parts":[]}}' for it in classes]
    for text in (*told, "7", "[1]", "[", '{"of":"chocobox.core:Rng","parts":[]}', "[" * 9999):
        with pytest.raises(RequestError, match="as a match tells it"):
            choice({"table": text, "code": ANY})
    for value in (print, object(), 0.5, Written("own", ANY)):
        with pytest.raises(TypeError):
            packed(value)
    match = match_of({"game": "schokoly", "bots": ["own", "nibbler"], "count": 1, "seed": 5})
    for wrong in ({"bot": "nibbler"}, {"bot": "own", "place": -1}, {"bot": "own", "place": "1"}):
        with pytest.raises(RequestError):
            answered(match, {"stumbled": False, **wrong})
    assert match.go().ask
    answered(match, {"bot": "own", "place": 4000, "stumbled": False})
    assert match.go().ask is None  # it waits for ever, and the game is given up


def test_a_match_is_asked_for_in_full() -> None:
    good: dict[str, Any] = {"game": "schokoly", "bots": ["own", "taster"], "count": 4, "seed": 1}
    assert match_of(good).games == 4
    for wrong in ({"game": "chess"}, {"bots": ["own"]}, {"bots": ["own", "shark"]}, {"count": 0}):
        with pytest.raises(RequestError):
            match_of(good | wrong)
