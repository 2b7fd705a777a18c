"""The page of a child's path, as Python tells it."""

from __future__ import annotations

from typing import Any

from chocobox.boxes import shelf_games
from chocobox.games import skills
from chocobox.kit.skill import Skill
from chocobox.leitner import DONE
from chocobox.pages import PAGES, page_of
from chocobox.pages.page import Group, Page, Picture
from chocobox.pages.press import Begin, Go
from chocobox.pages.words import Say
from chocobox.path import key_of
from support.page_parts import keys_of, messages_in, named_keys, parts_of, says_of

DAY = 20_400
FIRST: Skill = skills()[0]


def told(day: int = DAY, **given: Any) -> Page:
    """The page on a day."""
    return page_of({"name": "path", "day": day, "given": {"puzzles": [], **given}})


def bars(page: Page) -> set[int]:
    """So many pieces the bars show."""
    shown = [one for one in parts_of(page) if isinstance(one, Picture) and one.kind == "bar"]
    return {one.given["filled"] for one in shown}


def test_a_new_child_has_a_game_today_a_board_and_each_skill_on_its_first_level() -> None:
    page = told()
    read = says_of(page)
    assert read[:3] == ["daily-puzzle", "path-today-line", "path-today-play"]
    assert {"path-week", "path-nothing"} <= set(read)
    assert read.count("path-level") == len(skills())
    assert bars(page) == {0}
    assert page.keep == {"puzzles": ()}
    assert page.keep.keys() <= set(PAGES["path"].needs)


def test_each_game_of_the_shelf_has_its_lane_and_leads_to_its_lesson() -> None:
    names = [game.name for game in shelf_games()]
    page = told()
    lanes = [one for one in parts_of(page) if isinstance(one, Group) and one.look == "path-lane"]
    assert [lane.game for lane in lanes] == names
    gone = [key.does.address for key in keys_of(page) if isinstance(key.does, Go)]
    assert gone == [f"#/learn/{name}" for name in names]


def test_a_failed_round_and_a_puzzle_come_back_today() -> None:
    seeds = FIRST.levels[0].seeds
    back = {"skill": key_of(FIRST), "level": 0, "seed": seeds[0], "box": 0, "day": DAY}
    later = {**back, "seed": seeds[1], "day": DAY + 2}
    puzzle = {"id": "a", "box": 0, "day": DAY}
    solved = {"id": "b", "box": DONE, "day": DAY}
    page = told(path={"back": [back, later]}, puzzles=[puzzle, solved])
    today = next(one for one in parts_of(page) if isinstance(one, Group) and one.look == "path-due")
    assert says_of(today) == [
        f"path-{FIRST.game}-{FIRST.name}",
        "class-practise",
        "path-puzzles",
        "class-practise",
    ]
    assert keys_of(today)[1].does == Go("#/practise/now")
    read = {one.id: one.args for one in messages_in(page)}
    assert read["path-due"] == {"count": 2}
    assert read["path-later"] == {"later": 1, "days": 2}
    assert read["path-done"] == {"done": 1}
    assert [one.id for one in page.keep["puzzles"]] == ["b", "a"]


def test_a_key_begins_a_round_at_its_table() -> None:
    does = {name.args["name"].id: key.does for name, key in practised(told())}
    for skill in skills():
        found = does[f"path-{skill.game}-{skill.name}"]
        assert isinstance(found, Begin)
        assert found.record["game"] == skill.game
        assert found.round == {"skill": key_of(skill), "level": 1}


def practised(page: Page) -> list[Any]:
    """The keys of rounds, with what readers hear of them."""
    return [one for one in named_keys(page) if one[1].says == Say("class-practise", {})]


def test_a_round_with_doubles_deals_doubles() -> None:
    options = {"cards": 48, "hesitation": 4000, "doubles": True}
    rounds = [one.does for one in keys_of(told()) if isinstance(one.does, Begin)]
    assert options in [one.record["options"] for one in rounds]


def test_pieces_fill_the_bar_and_the_skill_with_the_fewest_stands_first() -> None:
    whole = 3 * len(FIRST.levels)
    for good, says in ((1, "path-level"), (whole, "path-all")):
        page = told(path={"good": {key_of(FIRST): good}})
        assert bars(page) == {0, good}
        steps = [one for one in parts_of(page) if isinstance(one, Group) and one.kind == "item"]
        named = {says_of(one)[0]: says_of(one) for one in steps}
        assert says in named[f"path-{FIRST.game}-{FIRST.name}"]
        assert says_of(steps[0])[0] == f"path-{skills()[1].game}-{skills()[1].name}"


def test_a_reader_hears_the_skill_and_its_level_on_each_key() -> None:
    keys = practised(told())
    assert len(keys) == len(skills())
    assert all(name.args["level"] == 1 for name, _ in keys)
