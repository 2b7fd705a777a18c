"""The page of a child's path, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.games import skills
from chocobox.kit.skill import Skill
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Group, Page, Picture
from chocobox.pages.press import Begin, Go
from chocobox.pages.words import Say
from chocobox.path import key_of
from support.page_parts import keys_of, messages_in, named_keys, parts_of, says_of

DAY = 20_400
FIRST: Skill = skills()[0]


def told(**given: Any) -> Page:
    """The page on a day."""
    return page_of({"name": "path", "day": DAY, "given": {"puzzles": [], **given}})


def test_a_new_child_reads_of_nothing_due_and_of_each_skill_on_its_first_level() -> None:
    page = told()
    read = says_of(page)
    assert read[:5] == ["path-how", "practise-title", "path-today", "path-nothing", "path-week"]
    assert read.count("path-level") == len(skills())
    assert {one.given["filled"] for one in parts_of(page) if isinstance(one, Picture)} == {0}
    assert page.keep == {"puzzles": ()}
    assert page.keep.keys() <= set(PAGES["path"].needs)


def test_a_failed_round_and_a_puzzle_come_back_today() -> None:
    back = {"skill": key_of(FIRST), "level": 0, "seed": 3, "box": 0, "day": DAY}
    later = {**back, "seed": 4, "day": DAY + 2}
    puzzle = {"id": "a", "box": 0, "day": DAY}
    page = told(path={"back": [back, later]}, puzzles=[puzzle])
    today = next(one for one in parts_of(page) if isinstance(one, Group) and one.look == "path-due")
    assert says_of(today) == [
        f"path-{FIRST.game}-{FIRST.name}",
        "path-practise",
        "path-puzzles",
        "path-practise",
    ]
    assert keys_of(today)[1].does == Go("#/practise/now")
    read = {one.id: one.args for one in messages_in(page)}
    assert read["path-today"] == {"count": 2}
    assert read["path-later"] == {"later": 1, "days": 2}
    assert [one.id for one in page.keep["puzzles"]] == ["a"]


def test_a_key_begins_a_round_at_its_table() -> None:
    does = {name.args["name"].id: key.does for name, key in named_keys(told())}
    for skill in skills():
        found = does[f"path-{skill.game}-{skill.name}"]
        assert isinstance(found, Begin)
        assert found.record["game"] == skill.game
        assert found.round == {"skill": key_of(skill), "level": 1}


def test_a_round_with_doubles_deals_doubles() -> None:
    options = {"cards": 48, "hesitation": 4000, "doubles": True}
    rounds = [one.does for one in keys_of(told()) if isinstance(one.does, Begin)]
    assert options in [one.record["options"] for one in rounds]


def test_pieces_fill_the_bar_and_a_whole_bar_says_so() -> None:
    whole = 3 * len(FIRST.levels)
    for good, filled, says in ((1, 1, "path-level"), (whole, whole, "path-all")):
        page = told(path={"good": {key_of(FIRST): good}})
        step = next(one for one in parts_of(page) if isinstance(one, Group) and one.kind == "item")
        [bar] = [one for one in step.parts if isinstance(one, Picture)]
        assert bar.given == {"filled": filled}
        assert says in says_of(step)


def test_a_reader_hears_the_skill_and_its_level_on_each_key() -> None:
    keys = [one for one in named_keys(told()) if one[1].says == Say("path-practise", {})]
    assert len(keys) == len(skills())
    assert all(name.args["level"] == 1 for name, _ in keys)
