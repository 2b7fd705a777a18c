"""Written bots: their view, their allowed names, and messages of faults."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.analysis.fitting import played as played_out
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES, telling_of
from chocobox.games.kaboom.rules.actions import Cover, Peek, Slap
from chocobox.games.kaboom.rules.pieces import CARDS, NEAR
from chocobox.request import RequestError
from chocobox.sandbox.asking import choice, trouble
from chocobox.sandbox.match import ENDLESS, SILENT, WAITS, Match, Report, answered, match_of
from chocobox.sandbox.packing import packed, unpacked
from chocobox.sandbox.written import Written
from chocobox.tournament import Contest, brief, run
from support.places import ROOT
from support.written_bots import bot, chosen, opening, stumbled

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
FIRST_BOT = ROOT / "assets" / "games" / "schokoly" / "bot.py"


# --- a bot that plays ---


@each_game
def test_a_written_bot_plays_every_game_to_its_end(name: str) -> None:
    game = GAMES[name]
    own = Written("own", ANY)
    others = [BOTS[name][0]] * (game.seats[0] - 1)
    found = run(Contest(game, [own, *others], 1), 2)
    assert sum(it.points for it in found.standings) == 2
    assert own.troubles == []


@pytest.mark.nightly
def test_who_looks_one_card_ahead_beats_the_weakest_bot() -> None:
    found = run(Contest(GAMES["schokoly"], [Written("own", GREEDY), BOTS["schokoly"][0]], 1), 4)
    assert found.standings[0].percent > 50


def test_a_bot_sees_its_table_and_reports_its_line() -> None:
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


def test_syntax_errors_have_their_line() -> None:
    wrong = {
        "colon": "def choose(table, actions, rng)\n    return actions[0]",
        "open": bot("return max(actions"),
        "closed": bot("return actions[0])"),
        "quote": bot("print('hello)"),
        "indent": "def choose(table, actions, rng):\nreturn 1",
        "sign": bot("print(„hello“)"),
        "spelling": bot("retrun actions[0]"),
    }
    for code, text in wrong.items():
        assert trouble({"code": text}) == (found := stumbled(text))
        assert (found.code, found.line > 0, bool(found.whole)) == (code, True, True), text
    assert trouble({"code": GREEDY}) is None


def test_runtime_errors_have_their_line() -> None:
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


def test_a_stumbling_bot_takes_the_first_action() -> None:
    game, state = GAMES["choco_challenge"], opening()
    own = Written("own", bot("return 1 / 0"))
    move = own.plan(game, state, 0, 0, Rng(1))
    assert move
    assert move.action == game.actions(state, 0)[0]
    assert [it.code for it in own.troubles] == ["zero"]


# --- into the sandbox ---


def played(match: Match, code: str) -> Report:
    """A match to its end, with a bot of this code in the sandbox."""
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
    wanted = {"game": name, "bots": bots, "count": games, "seed": 5}
    found = played(match_of(wanted), ANY)
    assert played(match_of(wanted | {"code": ANY}), "") == found, "wholly in the sandbox"
    here = [Written("own", ANY), *[BOTS[name][0]] * (seats - 1)]
    for one in run(Contest(GAMES[name], here, 5, brief(GAMES[name])), games).standings:
        assert found.wins[one.bot] // 10 == int(100 * one.points)
    assert found.stumbled == {"own": 0}


def test_a_match_behind_the_wall_tells_the_first_trouble() -> None:
    wanted = {"game": "schokoly", "bots": ["own", "nibbler"], "count": 1, "seed": 5}
    report = match_of(wanted | {"code": bot("return 1 / 0")}).go()
    assert report.trouble
    assert (report.trouble.code, report.stumbled["own"] > 20) == ("zero", True)
    with pytest.raises(RequestError, match="can be read"):
        match_of(wanted | {"code": "def"})


def test_a_game_in_which_it_stumbled_is_not_won() -> None:
    runs = FIRST_BOT.read_text("utf-8").replace("def choose", "def runs")
    falls = runs + bot("return runs(table, actions, rng) if rng.random() < 0.98 else 1 / 0")
    wanted = {"game": "schokoly", "bots": ["own", "nibbler"], "count": 8, "seed": 5}
    match, told = match_of(wanted | {"code": falls}), set[tuple[bool, bool, int]]()
    while match.played < 8:
        report = match.go()
        is_ahead = any(match.session.bots[it].name == "own" for it in winners(match))
        told.add((is_ahead, match.before != report.stumbled, report.wins["own"]))
    assert True in {ahead for ahead, has_stumbled, _ in told if has_stumbled}
    assert report.wins["own"] == 1000 * sum(ahead and not falls for ahead, falls, _ in told)
    through = played(match_of(wanted), falls)
    assert (through.wins, through.stumbled) == (report.wins, report.stumbled)


def winners(match: Match) -> tuple[int, ...]:
    outcome = match.game.outcome(match.session.state)
    assert outcome
    return outcome.winners


def test_who_twice_gives_no_answer_has_lost_that_game_and_soon_all_others() -> None:
    match = match_of({"game": "schokoly", "bots": ["own", "nibbler"], "count": 20, "seed": 5})
    none = {"bot": "own", "place": None, "stumbled": True, "hung": True}
    told = list[tuple[str, int]]()
    while (report := match.go()).played < 20:
        if report.ask:
            answered(match, none)
        else:
            told.append((report.given_up, report.played))
    assert (told, report.given_up) == ([(SILENT, 1)], SILENT)
    assert report.wins == {"own": 0, "nibbler": 0}
    assert report.stumbled == {"own": 4}
    with pytest.raises(RequestError, match="over"):
        match.go()


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
    classes = (
        "os:environ",
        "chocobox.core.session:Session",
        "chocobox.core.game:Game",
        "chocobox.core.rng:no",
    )
    told = [f'{{"of":"{it}","parts":[]}}' for it in classes]
    for text in (*told, "7", "[1]", "[", '{"of":"chocobox.core.rng:Rng","parts":[]}', "[" * 9999):
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
    assert match.go().given_up == WAITS


def test_a_game_that_does_not_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("chocobox.sandbox.match.LONGEST", 9)
    asked = {"game": "schokoly", "bots": ["own", "nibbler"], "count": 2, "seed": 5}
    found = played(match_of(asked), ANY)
    assert (found.given_up, found.wins) == (ENDLESS, {"own": 0, "nibbler": 0})
    assert len(found.record.moves) == 9


def test_who_waits_is_asked_again_only_when_there_is_something_new() -> None:
    match = match_of({"game": "kaboom", "bots": ["own", "forgetful"], "count": 1, "seed": 5})
    before: Any = None
    while (report := match.go()).ask and match.asked:
        actions, state = match.asked.actions, unpacked(report.ask.table)[1]
        news = telling_of("kaboom").plan_key(state, match.asked.seat), actions
        assert news != before
        place = None if actions == [Slap()] else 0
        before = news if place is None else None
        match.answer(place, stumbled=False)
    assert before
    assert not report.given_up


@each_game
def test_extra_knowledge_of_bots_is_the_same_after_a_redeal(name: str) -> None:
    game, telling = GAMES[name], telling_of(name)
    for state in played_out(name, game.seats[0], 3, [BOTS[name][0].name]).states[::7]:
        for seat in range(game.seats[0]):
            guess = game.redeal(state, seat, Rng(2))
            assert telling.plan_key(guess, seat) == telling.plan_key(state, seat)
            assert telling.more(guess, seat) == telling.more(state, seat)


def test_a_bot_remembers_the_cards_that_it_has_seen() -> None:
    game = GAMES["kaboom"]
    state = opening("kaboom")
    for action in (Peek(), Cover()):
        state, _ = game.step(state, Move(0, action, 0))
    known = telling_of("kaboom").more(state, 0)["known"]
    lying = [state.grids[0][place].card for place in NEAR]
    assert [(it.seat, it.place, it.card) for it in known] == [
        (0, place, CARDS[card]) for place, card in zip(NEAR, lying, strict=True)
    ]
    assert not telling_of("kaboom").more(state, 1)["known"]


def test_a_match_is_asked_for_in_full() -> None:
    good: dict[str, Any] = {"game": "schokoly", "bots": ["own", "taster"], "count": 4, "seed": 1}
    assert match_of(good).games == 4
    for wrong in ({"game": "chess"}, {"bots": ["own"]}, {"bots": ["own", "shark"]}, {"count": 0}):
        with pytest.raises(RequestError):
            match_of(good | wrong)
