"""A set in the making, as Python tells it."""

from __future__ import annotations

import json
from typing import Any

from chocobox.boxes import levels_of
from chocobox.classes.plan import kinds
from chocobox.classes.task_set import MOST_TASKS
from chocobox.core.codec import encode
from chocobox.games import GAMES
from chocobox.links.link import key_of, read, write
from chocobox.pages.page import Choice, Field, Key, Page, Text
from chocobox.pages.press import Act, Change, Go
from chocobox.pages.words import Say, say
from support.making import Device, task
from support.page_parts import controls_at_first, keys_of, parts_of, says_of

PERSON = {"kind": "person"}


# --- tasks ---


def test_an_empty_set_says_so_and_nothing_can_be_made_of_it() -> None:
    device = Device()
    read_ = says_of(device.page)
    at = read_.index("class-set-tasks")
    assert read_[0] == "class-add-task", "what is done first comes first"
    assert read_[at + 1 : at + 3] == ["class-tasks-none", "class-terms-names"]
    assert controls_at_first(device.page) <= 12
    assert device.key("class-make").off
    assert "class-look" not in read_
    assert device.given["draft"] is None
    assert device.ask("make").goes is None


def test_a_task_is_added_as_its_board_shows_it_and_the_next_has_another_deal() -> None:
    device = Device()
    first = device.next
    device.ask(title="Monday")
    assert device.next == first, "an answer does not deal anew"
    page = device.ask("add")
    assert device.tasks == (first,)
    assert page.tells == say("class-task-added", count=1)
    assert page.focus == ""
    assert device.next["seed"] != first["seed"]
    told = [it.says for it in parts_of(page) if isinstance(it, Text) and "make-told" in it.look]
    assert told == [page.tells]
    device.ask("add")
    assert len(device.tasks) == 2
    assert len({it["seed"] for it in device.tasks}) == 2


def test_what_was_done_last_is_told_until_another_task_is_chosen() -> None:
    device = Device()
    device.ask("add")
    assert "class-task-added" in says_of(device.ask(title="Monday"))
    assert "class-task-added" not in says_of(device.ask(kind="best"))
    assert "class-task-added" not in says_of(device.ask(kind="count"))
    device.ask("add")
    assert "class-task-added" not in says_of(device.ask("deal"))


def test_another_deal_is_another_board_of_the_same_kind() -> None:
    device = Device()
    before = device.next
    device.ask("deal")
    assert {**device.next, "seed": 0} == {**before, "seed": 0}
    assert device.next["seed"] != before["seed"]


def test_a_task_is_taken_out_and_the_focus_goes_to_the_list() -> None:
    device = Device(task(1), task(2), task(3))
    page = device.ask("remove", 1)
    assert [it["seed"] for it in device.tasks] == [1, 3]
    assert page.tells == say("class-task-removed", count=2)
    assert page.focus == ".make-tasks h2"


def test_a_task_moves_and_its_key_has_the_focus_or_the_other_one_at_an_end() -> None:
    device = Device(task(1), task(2), task(3))
    page = device.ask("move", [0, 1])
    assert [it["seed"] for it in device.tasks] == [2, 1, 3]
    assert page.tells == Say("class-task-moved", {"from": 1, "to": 2})
    assert page.focus == ".task:nth-child(2) .move-down"
    assert device.ask("move", [1, 1]).focus == ".task:nth-child(3) .move-up"
    assert device.ask("move", [1, -1]).focus == ".task:nth-child(1) .move-down"
    assert device.ask("move", [2, -1]).focus == ".task:nth-child(2) .move-up"
    before = device.tasks
    device.ask("move", [0, -1])
    assert device.tasks == before
    off = [key.off for key in keys_of(device.page) if key.look.startswith("move-")]
    assert off == [True, False, False, False, False, True]


def test_a_full_set_takes_no_more_and_the_focus_goes_to_the_list() -> None:
    device = Device(*(task(seed) for seed in range(MOST_TASKS - 1)))
    assert device.ask("add").focus == ".make-tasks h2"
    assert says_of(device.page)[0] == "class-full"
    device.ask("add", task(9))
    assert len(device.tasks) == MOST_TASKS


# --- the next task ---


def test_rarer_kinds_of_tasks_come_with_a_press_and_stay_while_one_is_chosen() -> None:
    device = Device()
    assert len(device.choice("kind").values) == 4
    press = device.key("class-kinds-more").does
    assert isinstance(press, Change)
    device.ask(**press.fields)
    assert [value for value, _ in device.choice("kind").values] == [*kinds()]
    assert "class-kinds-more" not in says_of(device.page)
    anew = Device()
    anew.ask(kind="bot")
    assert len(anew.choice("kind").values) == len(kinds())


def test_of_a_game_its_bots_and_its_option_are_chosen() -> None:
    device = Device()
    device.ask(kind="game", game="kaboom")
    bots = device.choice("bot")
    assert bots.value == levels_of("kaboom")["easy"]
    assert len(bots.lines) == len(bots.values)
    assert "class-deal-long" in says_of(device.page)
    hard = levels_of("kaboom")["hard"]
    device.ask(**{"bot": hard, "chosen-kaboom": 3})
    device.ask("add")
    [made] = device.tasks
    assert (made["options"], made["players"][1]["bot"]) == ({"rounds": 3}, hard)
    device.ask(game="schokoly")
    assert device.choice("bot").value == levels_of("schokoly")["easy"]


def test_games_stand_by_their_lids_where_one_is_chosen() -> None:
    device = Device()
    for kind, lids, bots in (("game", True, True), ("lesson", True, False), ("best", False, False)):
        device.ask(kind=kind)
        names = [it.name for it in parts_of(device.page) if isinstance(it, Choice)]
        assert ("game" in names, "bot" in names) == (lids, bots), kind
    device.ask(kind="lesson", game="kaboom")
    device.ask("add")
    assert device.tasks[0]["position"].startswith("lesson:")


def test_a_choice_outlasts_a_visit_to_another_page() -> None:
    device = Device()
    device.ask(kind="best", **{"chosen-schokoly_best": 20})
    shown = device.next
    device.fields = {}
    device.ask()
    assert device.next == shown
    assert shown["options"] == {"cards": 20}


# --- a link ---


def game_link(use: str, **record: Any) -> str:
    """The address of a game."""
    players = [{**PERSON, "name": "Ada"}, {"kind": "bot", "bot": "taster"}]
    whole = {"game": "schokoly", "players": players, "seed": 5, "moves": [], **record}
    return "https://box.example/#/g/" + write({"use": use, "record": whole})


def offered(page: Page) -> list[Key]:
    """The keys that each add a task."""
    return [key for key in keys_of(page) if key.says == say("class-add-this") and key.name]


def task_in(key: Key) -> dict[str, Any]:
    """The task that a key adds."""
    assert isinstance(key.does, Act)
    return dict(key.does.of)


def test_a_pasted_link_becomes_tasks_of_which_each_has_a_key() -> None:
    device = Device()
    device.ask(kind="link")
    [field] = [it for it in parts_of(device.page) if isinstance(it, Field) and it.name == "pasted"]
    assert field.at_once
    page = device.ask(pasted=f"Here it is: {game_link('deal')}.")
    [key] = offered(page)
    page = device.ask("add", task_in(key))
    [made] = device.tasks
    assert (made["seed"], made["players"][0]) == (5, PERSON)
    assert page.focus == ".make-tasks h2"
    assert device.fields["pasted"] == ""
    assert offered(page) == []


def test_a_link_that_becomes_no_task_says_why_once() -> None:
    bot = write({"use": "bot", "bot": {"game": "schokoly", "author": "", "code": "x = 1"}})
    device = Device()
    device.ask(kind="link")
    for pasted, why in ((f"#/g/{bot}", "class-paste-none"), ("#/g/1abcdefg", "class-why-bad-link")):
        page = device.ask(pasted=pasted)
        assert page.tells == say(why)
        assert why in says_of(page)
        page = device.ask(title="Monday")
        assert page.tells is None
        assert why in says_of(page)
    assert device.ask(pasted="  ").tells is None


def test_a_link_of_an_older_set_becomes_tasks_of_today() -> None:
    older = [{**task(1, "game", "kaboom"), "edition": 1}, task(2)]
    text = key_of({"title": "", "tasks": older})
    device = Device()
    page = device.ask(kind="link", pasted=f"#/g/{text}")
    assert [task_in(key)["edition"] for key in offered(page)] == [
        GAMES[it["game"]].edition for it in older
    ]


# --- older tasks ---


def test_tasks_of_an_older_box_are_those_of_today_and_what_cannot_be_is_left_out() -> None:
    older = {**task(1, "game", "kaboom"), "edition": 1}
    lost = {**task(1, "game", "schokoly"), "edition": 0, "position": "puzzle:0.0"}
    device = Device(task(2), older, lost)
    assert [it["game"] for it in device.tasks] == ["schokoly_count", "kaboom"]
    assert device.tasks[1]["edition"] == GAMES["kaboom"].edition
    told = device.page.tells
    assert told is not None
    assert told == device.page.holds["notice"]
    ids = [it.id for it in told.words]  # type: ignore[union-attr]
    assert ids == ["class-renewed", "class-renewed-not"]
    page = device.ask(title="Monday")
    assert page.tells is None
    [note] = [it for it in parts_of(page) if isinstance(it, Text) and it.kind == "note"]
    assert note.says == json.loads(json.dumps(encode(told)))


# --- the set ---


def test_the_answers_are_what_the_set_settles() -> None:
    device = Device(task(1))
    assert device.choice("counts").value == "first"
    device.ask(title="  Monday ", names="animals", counts="last", hints=True)
    device.ask(picks=12, glance=True)
    [made] = device.ask("make").keep["new_sets"]
    work = read(made["key"]).work
    assert work
    assert work.title == "Monday"
    assert encode(work.terms) == {
        "type": "Terms",
        "help": {"type": "Help", "tips": True, "hints": True},
        "counts": "last",
        "picks": {"type": "Picks", "kind": "animals", "count": 12},
        "glance": True,
        "kiosk": False,
    }


def test_a_set_is_made_once_and_a_new_draft_begins() -> None:
    device = Device(task(1))
    page = device.ask("make")
    [made] = page.keep["new_sets"]
    assert page.goes == Go(f"#/class/{made['id']}")
    assert page.goes_how == "replace"
    assert page.keep["draft"] is None
    assert device.ask("make").goes is None


def test_a_set_is_looked_at_as_pupils_will_see_it_and_stays_a_draft() -> None:
    device = Device(task(1))
    page = device.ask("preview")
    key = page.keep["preview"]["key"]
    assert page.keep["preview"] == {"key": key, "from": "#/class/new"}
    assert (page.goes, page.goes_how) == (Go(f"#/g/{key}"), "push")
    assert device.tasks == (task(1),)


def test_where_no_link_can_hold_the_set_nothing_is_kept_and_it_says_so() -> None:
    device = Device({**task(1), "options": {"grade": 99}, "position": "bot:", "players": []})
    device.given["draft"] = {"tasks": [task(1)], "help": None, "title": "x"}
    device.fields = {"picks": 99, "names": "numbers"}
    page = device.ask("make")
    assert "class-make-not" in says_of(page)
    assert page.goes is None
    assert "new_sets" not in page.keep


def test_where_no_pupil_could_open_its_link_the_page_says_so() -> None:
    assert "class-only-here" not in says_of(Device().page)
    assert "class-only-here" in says_of(Device(device={"shared": False}).page)
