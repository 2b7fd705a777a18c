"""The page of a bot that somebody else wrote, as Python tells it."""

from __future__ import annotations

import json
from typing import Any

from chocobox.links import link
from chocobox.pages import page_of
from chocobox.pages.page import Page, Text, Tool
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Say, Several
from support.linked import BOT, CODE
from support.page_parts import keys_of, parts_of, says_of
from support.places import TESTS

FROM_LINK = link.write({"use": "bot", "bot": BOT})
RESULT = json.loads((TESTS / "links" / "result-writing.json").read_text(encoding="utf-8"))["link"]
SET = json.loads((TESTS / "links" / "result.json").read_text(encoding="utf-8"))["link"]


def told(text: str = FROM_LINK, own: str = "", **request: Any) -> Page:
    """The page, beside an own bot on the bench."""
    bench = {"schokoly": own} if own else {}
    asked = {"name": "shared_bot", "params": [text], "given": {"bench": bench}, **request}
    return page_of(asked)


def lines_of(page: Page) -> list[Several]:
    """Words side by side: the author, and how long the bot is."""
    texts = [one.says for one in parts_of(page) if isinstance(one, Text)]
    return [one for one in texts if isinstance(one, Several)]


def test_the_code_is_there_to_read_with_its_game_its_author_and_its_length() -> None:
    page = told()
    [tool] = [one for one in parts_of(page) if isinstance(one, Tool)]
    assert (tool.kind, tool.given["code"]) == ("code", CODE.rstrip())
    by, lines = Say("bot-by", {"author": "Zoë"}), Say("bot-lines", {"lines": 4})
    assert lines_of(page) == [Several((by, lines), " · ")]
    assert says_of(page) == ["bot-of", "bot-read-first", "bot-play"]
    assert (page.game, page.keep, page.goes) == ("schokoly", {}, None)


def test_beside_an_own_bot_it_says_that_the_own_one_stays() -> None:
    page = told(own="def choose")
    assert says_of(page)[2:] == ["bot-play", "bot-keep", "bot-play-line"]
    assert keys_of(page)[1].does == Go("#/workshop/schokoly")


def test_a_bot_that_is_on_the_bench_already_is_not_taken_again() -> None:
    page = told(own=CODE)
    assert says_of(page)[2:] == ["bot-here", "bot-to-bench"]


def test_a_press_brings_it_to_the_bench_where_nothing_runs_yet() -> None:
    assert keys_of(told())[0].does == Act("play")
    page = told(act={"name": "play", "of": True})
    assert page.keep == {"bench": {"schokoly": {"code": CODE, "author": "Zoë"}}}
    assert page.goes == Go("#/workshop/schokoly")


def test_a_bot_that_was_handed_in_has_the_name_of_its_pupil_and_a_way_back() -> None:
    page = told(RESULT, query={"task": "0", "try": "2"})
    [line] = lines_of(page)
    assert line.words[0] == Say("bot-by", {"author": "7"})
    assert (page.back, page.back_says) == (f"#/g/{RESULT}", "class-looked")
    assert [one.given["code"] for one in parts_of(page) if isinstance(one, Tool)]
    assert says_of(told(RESULT)) == says_of(page), "without a number it is the first try"


def test_a_try_that_is_not_there_leads_to_nothing() -> None:
    for text, query in ((RESULT, {"task": "1"}), (RESULT, {"task": "x"}), (SET, {})):
        assert told(text, query=query).is_missing
