"""Bots of the box on the page of a tournament: they are let in, named as such, and shared."""

from __future__ import annotations

from chocobox.pages import page_of
from chocobox.pages.page import Group, Text, Tool
from chocobox.pages.words import Say, Several
from pages.test_tournament_page import (
    CODE,
    GIVEN,
    PLAYED,
    THREE,
    guests,
    lines,
    player,
    start_key,
    told,
)
from support.page_parts import parts_of, says_of

WITH_TWO = GIVEN | {"bots": [*THREE[:2], {"bot": "nibbler"}, {"bot": "taster"}]}


def test_bots_of_the_box_play_where_somebody_lets_them() -> None:
    page = told(WITH_TWO)
    words = [(it.says, it.face, it.value) for it in guests(page)]
    assert words == [(Say(f"bot-{it}"), it, False) for it in ("nibbler", "taster")]
    level = {"level": "middle", "line": Say("bot-taster-line")}
    assert guests(page)[1].line == Say("setup-bot-line", level)
    assert start_key(page).says == Say("tournament-start", {"count": 2})
    assert "tournament-box-slow" in says_of(page)
    assert "tournament-box-slow" not in says_of(told(WITH_TWO | {"game": "kaboom", "bots": THREE}))
    begun = told(WITH_TWO, act="start", **{"plays 3": True})
    bots = [{"name": one["name"], "code": CODE} for one in THREE[:2]] + [{"bot": "taster"}]
    assert player(begun)["entries"]["bots"] == bots
    assert player(begun)["faces"].keys() == {"Ada", "Ben"}


def test_a_bot_of_the_box_is_named_so_and_has_no_code_to_read() -> None:
    page = told(WITH_TWO, **PLAYED | {"playing": [2, 0, 1]}, opened=0)
    named = Say("tournament-of-box", {"name": Say("bot-nibbler")})
    assert page.tells == Say("tournament-won", {"name": Several((named,), "and"), "count": 1})
    [lines_of_name] = lines(page)[0][1].parts
    assert isinstance(lines_of_name, Group)
    assert [it.says for it in lines_of_name.parts if isinstance(it, Text)] == [named]
    [tool] = [it for it in parts_of(page) if isinstance(it, Tool) and it.given["shows"]]
    assert (tool.given["code"], len(tool.given["pairs"])) == ("", 2)
    shared = told(WITH_TWO, act="share", **PLAYED | {"playing": [2, 0, 1]}).holds["link"]
    opened = page_of({"name": "claim", "params": [shared], "given": {}})
    assert named in [it.says for it in parts_of(opened) if isinstance(it, Text)]
    begun = page_of({"name": "claim", "params": [shared], "given": {}, "act": {"name": "start"}})
    assert player(begun)["entries"]["bots"][0] == {"bot": "nibbler"}
