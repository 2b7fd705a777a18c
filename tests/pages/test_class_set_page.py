"""The page of one set: what is told of it, and what each deed on it stores."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from chocobox.core.codec import encode
from chocobox.links import link
from chocobox.pages import page_of
from chocobox.pages.page import Cell, Field, Group, Key, Page, Part, Table, Text, Tool
from chocobox.pages.press import Act, Go
from chocobox.pages.words import Say, Several, say
from classes.test_pupils import SCORE
from classes.test_task_set import played, result_of
from support.page_parts import keys_of, messages_in, parts_of, says_of

DAY = 86_400_000
NOW = 400 * DAY
DEVICE = {"keeps": True, "platform": False, "way": "chromium", "addressed": True, "shared": True}
ADA = result_of(played("schokoly", ("nibbler",), 3), name="Ada")
SET = ADA["set"]
KEY = link.key_of(SET)


def stored(name: str, origin: int, *marks: int, **more: Any) -> dict[str, Any]:
    """A result as the device gives it, with a try for each of these marks."""
    tries = [
        {"number": nth, "practice": False, "score": SCORE | {"marks": it}}
        for nth, it in enumerate(marks, 1)
    ]
    own = {"id": name + str(origin), "text": f"1{name}", "name": name, "when": origin}
    own |= {"origin": origin, "came": NOW, "tries": [{"begun": len(marks), "tries": tries}]}
    return own | more


def told(*results: dict[str, Any], **request: Any) -> Page:
    """The page of the set with these results."""
    kept = {"id": "a", "key": KEY, "set": SET, "people": [], "expected": [], "child": "Child"}
    kept |= {"animals": {}, "results": list(results)} | request.pop("kept", {})
    given = {"class": kept, "device": DEVICE, "draft": None, "forget": request.pop("forget", 90)}
    return page_of({"name": "class_set", "given": given, "now": NOW, **request})


def table_of(page: Page) -> Table:
    [table] = [one for one in parts_of(page) if isinstance(one, Table)]
    return table


def names(page: Page) -> list[Any]:
    """The names in the first cells, line by line."""
    firsts = [line.cells[0] for line in table_of(page).lines]
    return [it.says for it in firsts if it.kind == "name"]


def act(name: str, of: Any = True, **fields: Any) -> dict[str, Any]:
    return {"act": {"name": name, "of": of}, "fields": fields}


def test_without_results_there_are_tasks_a_code_and_a_place_for_what_comes_back() -> None:
    page = told()
    read = says_of(page)
    assert read[:2] == ["class-for-pupils", "class-for-line"]
    assert "class-no-results" in read
    tools = [one.kind for one in parts_of(page) if isinstance(one, Tool)]
    assert tools == ["link", "results"]
    [look] = [one for one in keys_of(page) if one.says == Say("class-look", {})]
    assert look.does == Act("preview")
    after = told(**act("preview"))
    assert (after.goes, after.keep["preview"]) == (
        Go(f"#/g/{KEY}"),
        {"key": KEY, "from": "#/class/a"},
    )
    assert not [one for one in parts_of(page) if isinstance(one, Table)]


def open_in(part: Page | Part) -> Iterator[Part]:
    """All parts that are seen before anything is opened; a table is another matter."""
    for one in part.parts if isinstance(part, Page | Group) else ():
        yield one
        if not (isinstance(one, Group) and one.kind == "fold"):
            yield from open_in(one)


def test_before_anything_is_opened_there_is_little_to_press() -> None:
    page = told(stored("Ada", 1, 20), stored("Ben", 2, 30))
    seen = [one for one in open_in(page) if isinstance(one, Key | Field | Tool)]
    told_keys = [one.says for one in seen if isinstance(one, Key)]
    assert told_keys == [say("onlook-title"), say("together-title"), say("class-remove")]
    assert [one.kind for one in seen if isinstance(one, Tool)] == ["link", "results"]
    folds = [one.name for one in open_in(page) if isinstance(one, Group) and one.kind == "fold"]
    assert folds == [
        say("class-set-tasks", count=1),
        say("class-files-fold"),
        say("class-points"),
        say("class-expected"),
    ]


def test_the_best_stand_first_and_a_press_on_a_column_sorts_anew_and_says_so() -> None:
    results = stored("Ada", 1, 20), stored("Zoë", 2, 90, 30), stored("Ömer", 3, 50)
    page = told(*results)
    assert names(page) == ["Zoë", "Ömer", "Ada"]
    columns = {one.by: one for one in table_of(page).columns}
    assert columns["total"].order == "descending"
    does = columns["name"].does
    assert does == Act("sort", {"by": "name", "down": False})
    again = told(*results, **act("sort", does.of))
    assert again.tells == Say("class-sorted", {})
    assert again.holds == {"order": does.of}
    assert names(again) == ["Ada", "Ömer", "Zoë"]
    assert names(told(*results, fields=again.holds)) == ["Ada", "Ömer", "Zoë"]


def test_a_cell_has_the_try_that_counts_and_a_link_to_watch_it_or_says_why_not() -> None:
    page = told(stored("Ada", 1, 20, 80), stored("Ben", 2))
    cells = {line.cells[0].says: line.cells[2] for line in table_of(page).lines}
    [score] = cells["Ada"].parts
    assert isinstance(score, Group)
    assert score.address == "#/watch/1Ada?task=0&try=2"
    sign = score.parts[0]
    assert isinstance(sign, Text)
    assert isinstance(sign.says, Say)
    assert sign.says == Say("class-sign", {"how": "won", "points": 7, "most": 0})
    assert sign.more == Several((Say("class-try-of", {"nth": 2, "tries": 2}),), "unit")
    watch = Say("class-watch-of", {"name": "Ada", "number": 1})
    seen = Several((sign.says, sign.more))
    assert score.name == Several((seen, Say("class-score", sign.says.args), watch), ". ")
    assert says_of(cells["Ben"].parts[0]) == []
    none = next(iter(parts_of(cells["Ben"].parts[0])))
    assert isinstance(none, Text)
    assert none.aloud == Say("class-not-done", {})


def test_a_pupil_opens_below_the_line_and_its_keys_say_who_is_who() -> None:
    results = stored("Mia", 1, 20), stored("Mia", 2, 90)
    page = told(*results, fields={"opened": "1:mia"})
    looks = [line.look for line in table_of(page).lines]
    assert looks == ["", "asked class-same-asked no-print", "", "asked opened no-print"]
    [two] = [one for one in keys_of(page) if one.says == Say("class-two-children", {})]
    does = two.does
    assert isinstance(does, Act)
    after = told(*results, **act(does.name, does.of))
    people = after.keep["class"]["decided"]["people"]
    assert [one["sources"] for one in people] == [["2:mia"], ["1:mia"]]
    assert (after.tells, after.focus) == (Say("class-decided", {}), ".class-results h2")
    assert not any("asked" in line.look for line in table_of(after).lines)


def test_a_name_is_given_and_another_child_is_chosen_in_a_form() -> None:
    results = stored("Mia", 1, 20), stored("Ben", 2, 90)
    page = told(*results, fields={"opened": "1:mia"})
    rename, merge = [one for one in parts_of(page) if isinstance(one, Group) and one.kind == "form"]
    assert rename.does
    assert merge.does
    named = told(*results, **act("who", rename.does.of, **{"name 1:mia": "  Mia M. "}))
    assert named.keep["class"]["decided"]["people"] == ({"name": "Mia M.", "sources": ["1:mia"]},)
    assert names(named) == ["Ben", "Mia M."]
    assert told(*results, **act("who", rename.does.of, **{"name 1:mia": " "})).keep == {}
    joined = told(*results, **act("who", merge.does.of, **{"other 1:mia": "2:ben"}))
    people = joined.keep["class"]["decided"]["people"]
    assert [sorted(one["sources"]) for one in people] == [["1:mia", "2:ben"]]


def test_a_result_or_the_whole_set_goes_after_a_question() -> None:
    results = stored("Mia", 1, 20), stored("Ben", 2, 90)
    opened = told(*results, fields={"opened": "1:mia"})
    one, whole = [it.does for it in keys_of(opened) if it.sure]
    assert (one, whole) == (Act("remove", "Mia1"), Act("remove_set"))
    page = told(*results, **act("remove", "Mia1"))
    assert (page.keep, names(page)) == ({"class": {"remove": ["Mia1"]}}, ["Ben"])
    gone = told(*results, **act("remove_set"))
    assert (gone.keep, gone.goes, gone.goes_how) == (
        {"class": {"gone": True}},
        Go("#/class"),
        "replace",
    )


def test_a_scanned_code_is_one_question_its_result_is_stored_and_stands_in_the_table() -> None:
    text = link.write({"use": "result", "result": ADA})
    links = [{"place": "", "line": 1, "text": text, "joined": "", "last": 1}]
    of = {"links": links, "at": 0, "all": 1, "empty": []}
    page = told(**act("scan", of))
    [result] = page.keep["class"]["add"]
    assert (result["name"], result["text"]) == ("Ada", text)
    assert page.answer["kind"] == "new"
    assert names(page) == ["Ada"]
    known = told(result | {"came": NOW}, **act("scan", of))
    assert (known.keep, known.answer["kind"]) == ({}, "known")
    other = told(**act("scan", of | {"links": [links[0] | {"text": "1none"}]}))
    assert other.answer == {
        "kind": "refused",
        "words": Say("class-why-bad-link", {"name": "", "title": Say("class-untitled", {})}),
    }


def test_pasted_links_come_in_portions_and_their_verdict_stays_on_the_page() -> None:
    text = link.write({"use": "result", "result": ADA})
    links = [
        {"place": "", "line": 2, "text": it, "joined": "", "last": 2} for it in (text, "1none")
    ]
    first = told(**act("read", {"links": links[:1], "at": 0, "all": 2, "empty": []}))
    assert first.tells is None
    [result] = first.keep["class"]["add"]
    held = encode(first.holds)
    rest = {"links": links[1:], "at": 1, "all": 2, "empty": []}
    last = told(result | {"came": NOW}, **act("read", rest, **held))
    assert isinstance(last.tells, Several)
    assert last.tells.words[0] == Say("class-read", {"good": 1, "same": 0, "refused": 1})
    again = told(result | {"came": NOW}, fields=encode(last.holds))
    [tool] = [one for one in parts_of(again) if isinstance(one, Tool) and one.kind == "results"]
    assert says_of(tool.given["verdict"])[-1] == "class-why-bad-link"


def test_the_missing_are_named_of_those_whom_the_teacher_has_typed() -> None:
    page = told(stored("Ada", 1, 20), fields={"expected": "ada; Ben\nCem, Ben"})
    assert page.keep == {"class": {"decided": {"expected": ("ada", "Ben", "Cem")}}}
    assert page.holds["expected"] is None
    read = {one.id: one.args for one in messages_in(page)}
    assert read["class-missing"] == {"count": 2, "all": 3}
    assert "class-all-there" in says_of(told(stored("Ada", 1, 20), kept={"expected": ["Ada"]}))


def test_old_names_become_numbers_and_a_result_of_an_older_box_begins_to_age() -> None:
    old, new = stored("Ada", 1, 20, came=NOW - 91 * DAY), stored("Ben", 2, 90, came=None)
    page = told(old, new)
    assert page.tells == Say("forget-done", {"count": 1})
    changes = {one["id"]: one for one in page.keep["class"]["change"]}
    assert changes["Ben2"] == {"id": "Ben2", "came": NOW}
    assert (changes["Ada1"]["name"], changes["Ada1"]["nameless"]) == ("Child 1", True)
    assert names(page) == ["Ben", "Child 1"]
    assert told(old, forget=0).keep == {}


def test_a_set_that_is_not_there_is_missing_and_a_copy_of_its_tasks_becomes_a_new_one() -> None:
    given = {"class": None, "device": DEVICE, "draft": None, "forget": 90}
    assert page_of({"name": "class_set", "given": given}).is_missing
    page = told(**act("copy"))
    assert page.goes == Go("#/class/new")
    assert page.keep["draft"]["tasks"] == SET["tasks"]


def test_a_doubtful_result_is_marked_and_explained() -> None:
    odd = stored("Ada", 1, 20, unchecked=True)
    odd["tries"][0]["tries"][0]["score"] |= {"bots": False}
    read = says_of(told(odd))
    assert {"class-unchecked", "class-unchecked-line", "class-odd-line"} <= set(read)
    assert "class-odd-line" not in says_of(told(stored("Ada", 1, 20)))


def test_each_cell_of_a_line_stands_below_its_column() -> None:
    table = table_of(told(stored("Ada", 1, 20)))
    [line] = table.lines
    assert len(line.cells) == len(table.columns)
    assert isinstance(line.cells[-1], Cell)
    [key] = line.cells[-1].parts
    assert isinstance(key, Key)
    assert key.open is False


def test_a_pupil_of_two_results_is_called_as_the_teacher_says() -> None:
    results = stored("Mia", 1, 20), stored("Mia", 2, 90)
    split = {"people": [{"name": "", "sources": [it]} for it in ("1:mia", "2:mia")]}
    copy = Say("class-name-copy", {"name": "Mia", "copy": 2})
    assert names(told(*results, kept=split)) == [copy, "Mia"]
    named = {"people": [{"name": "Mia K.", "sources": ["1:mia"]}, split["people"][1]]}
    assert names(told(*results, kept=named)) == ["Mia", "Mia K."]


def test_a_damaged_result_hides_no_other_and_is_told_of() -> None:
    page = told(stored("Ada", 1, 20), stored("", 2, 90), stored("Ben", 3, 50))
    assert names(page) == ["Ben", "Ada"]
    [line] = [one for one in messages_in(page) if one.id == "class-damaged-results"]
    assert line.args == {"count": 1}
    assert "class-damaged-results" not in says_of(told(stored("Ada", 1, 20)))
