"""The files of a class: Python tells their words, and writes them with these in one language."""

from __future__ import annotations

from typing import Any

from chocobox.classes.sheet import WORDS
from chocobox.pages.words import Several, When, say
from pages.test_class_set_page import SET, act, stored, told


def in_english(words: Any) -> Any:
    """What a device makes of told words, about."""
    if isinstance(words, str):
        return words
    if isinstance(words, When):
        return "2026-03-05 09:07"
    if isinstance(words, Several):
        return words.by.join(map(in_english, words.words))
    if isinstance(words, list):
        return [in_english(one) for one in words]
    if isinstance(words, dict):
        return {name: in_english(one) for name, one in words.items()}
    return "," if words.id.endswith("separator") else words.id.removeprefix("class-cell-")


def written(*results: Any, every: bool, **request: Any) -> list[list[str]]:
    """The cells of the file, line by line."""
    words = told(*results, **act("sheet", {"every": every}), **request).answer["words"]
    of = {"every": every, "words": in_english(words)}
    csv = told(*results, **act("sheet", of), **request).answer["csv"]
    return [line.split(",") for line in csv.removeprefix("\ufeff").split("\r\n")]


def test_a_file_has_a_line_for_each_pupil_or_for_each_try() -> None:
    results = (stored("Ada", 1, 40, 60), stored("Ben", 2, 50))
    head, ada, ben, _ = written(*results, every=False)
    assert [ada[0], ben[0]] == ['"Ada"', '"Ben"']
    assert ada[1] == '"2026-03-05 09:07"'
    assert len(head) == len(ada) == len(ben)
    assert [line[0] for line in written(*results, every=True)[1:-1]] == ['"Ada"', '"Ada"', '"Ben"']


def test_its_words_are_those_of_the_table_and_its_hours_those_of_the_place() -> None:
    words = told(stored("Ada", 7, 40), **act("sheet", {"every": False})).answer["words"]
    assert set(words["cells"]) == set(WORDS)
    assert words["dates"] == [When(7 * 60_000, "sheet")]
    assert words["names"] == ["Ada"]
    [task] = words["tasks"]
    assert (task.id, task.args["number"]) == ("class-cell-numbered", 1)
    tries = told(stored("Ada", 7, 40), **act("sheet", {"every": True})).answer["words"]["title"]
    assert say("class-tries") in tries.words


def test_a_picked_animal_stands_there_by_its_name() -> None:
    picks = {"kind": "animals", "count": 5}
    given = {"set": SET | {"picks": picks, "counts": "best"}}
    page = told(stored("2", 1, 40), kept=given, **act("sheet", {"every": False}))
    [name] = page.answer["words"]["names"]
    assert name.id.startswith("animal-")
