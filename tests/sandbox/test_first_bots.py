"""What pages tell of bots that somebody writes: what is there to see and do, first bots, faults."""

from __future__ import annotations

import json
import re
from typing import get_type_hints

import pytest

from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES, telling_of
from chocobox.sandbox.asking import choice
from chocobox.sandbox.match import ENDLESS, WAITS, answered, match_of
from chocobox.sandbox.reading import REFUSED
from chocobox.sandbox.trouble import NAMES, UNREAD
from chocobox.sandbox.written import Written, words_of
from chocobox.tournament import Contest, brief, run
from house.test_words import LANGUAGES
from support.folders import ENGLISH
from support.places import ROOT, TESTS

each_game = pytest.mark.parametrize("name", [name for name, it in GAMES.items() if it.shelf])


def known_of(language: str, game: str) -> list[list[str]]:
    """What a page says that a bot of this game sees and does, as code."""
    text = (ROOT / "assets" / "locales" / language / "later" / "workshop.ftl").read_text(
        encoding="utf-8"
    )
    sees, does = (
        re.search(rf"^workshop-{part}-{game.replace('_', '-')} =\n((?:    .*\n)+)", text, re.M)
        for part in ("sees", "does")
    )
    assert sees
    assert does
    return [[line.split("|")[0].strip() for line in it[1].splitlines()] for it in (sees, does)]


@each_game
def test_names_on_the_page_for_bots_exist(name: str) -> None:
    sees, does = known_of("en", name)
    for language in LANGUAGES:
        assert [sees, does] == known_of(language, name), language
    game = GAMES[name]
    view = get_type_hints(type(game).view)["return"]
    opening = game.start(game.options(), game.seats[0], Rng(1))
    fields = {*view.__dataclass_fields__, *telling_of(name).more(opening, 0)}
    for one in sees:
        assert one.removeprefix("table.").partition(".")[0].partition("[")[0] in fields, one
    words = words_of(name)
    for one in does:
        action, _, rest = one.partition("(")
        named = tuple(it for it in rest.rstrip(")").split(", ") if it)
        assert action == "None" or tuple(words[action].__dataclass_fields__) == named, one


def first(name: str) -> str:
    """The code of a game's first bot."""
    return (ROOT / "assets" / "games" / name / "bot.py").read_text(encoding="utf-8")


def won(name: str, code: str) -> float:
    """How many of 20 games a bot of this code wins against the weakest bots."""
    game = GAMES[name]
    bots = [Written("own", code), *[BOTS[name][0]] * (game.seats[0] - 1)]
    return run(Contest(game, bots, 5, brief(game)), 20).standings[0].points


@pytest.mark.nightly
@each_game
def test_the_first_bot_wins_sometimes(name: str) -> None:
    assert 3 <= won(name, first(name)) <= 18


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "seldom"), [("choco_boom", 4), ("kaboom", 4)])
def test_a_first_bot_wins_more_often_with_one_other_number(name: str, seldom: int) -> None:
    code = first(name)
    assert code.startswith(f"EYES = {seldom} ")
    assert won(name, code.replace(f"EYES = {seldom} ", "EYES = 9 ")) >= won(name, code) + 3


@each_game
def test_the_first_bot_of_a_game_never_stumbles(name: str) -> None:
    code = first(name)
    assert len(code.splitlines()) <= 30
    seats = min(GAMES[name].seats)
    rivals = [BOTS[name][0].name] * (seats - 1)
    match = match_of({"game": name, "bots": ["own", *rivals], "count": 1, "seed": 3})
    while (report := match.go()).ask is not None:
        ask = report.ask
        chosen = choice({"table": ask.table, "code": code})
        assert chosen.trouble is None
        answered(match, {"bot": "own", "place": chosen.place, "stumbled": False})
    assert report.record.seed < 1 << 53, "a page keeps it"


CODES = [*ROOT.glob("assets/games/*/bot.py"), *ROOT.glob("assets/games/*/walk/*.py")]
COMMENTS = {comment for it in CODES for comment in re.findall("# (.+)", it.read_text("utf-8"))}
NUMBERS = re.compile(r"\d+")


@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != ENGLISH])
def test_each_comment_of_a_code_is_told_in_each_language_with_its_numbers(language: str) -> None:
    path = ROOT / "assets" / "locales" / language / "comments.json"
    told = json.loads(path.read_text("utf-8"))
    assert told.keys() == COMMENTS
    for english, own in told.items():
        assert own != english
        assert len(own.splitlines()) == 1, own
        assert NUMBERS.findall(own) == NUMBERS.findall(english), own


def test_every_trouble_is_among_those_that_pages_have_sentences_for() -> None:
    told = json.loads((TESTS / "support" / "bot_troubles.json").read_text(encoding="utf-8"))
    folder = ROOT / "py" / "chocobox" / "sandbox"
    text = "".join((folder / f"{it}.py").read_text() for it in ("reading", "written"))
    found = {
        *REFUSED.values(),
        *re.findall(r'Trouble\("([\w-]+)"', text),
        *re.findall(r'return \(?"([a-z-]+)", ', text),
    }
    found |= {*NAMES.values(), *UNREAD.values(), WAITS, ENDLESS, "other", "spelling", "clock"}
    assert found == {*told}
