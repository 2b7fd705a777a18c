"""A class as a CSV file: a line a pupil or a line a try, and no formulas."""

from __future__ import annotations

import csv
import io
from typing import Any

import pytest

from chocobox.classes.sheet import WORDS
from classes.test_pupils import SCORE, SET, result, tried
from support.talk import Talk, error_of
from support.walks import Choose, by_seed

FAILED = SCORE | {"done": False, "won": False, "points": 0, "most": 6, "marks": 0}
ENGLISH = {word: word.title() for word in WORDS}
BLANKS = ("", " ", "  ", "\xa0", "\u3000", "\u2003", "\u200c", "\u200d ", " \t")
"""What a spreadsheet may take away before it looks whether a text is a formula."""

NASTY = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\uff1d1", "=cmd|'/c calc'!A1")
PIECES = (*"=+-@\t\r\n\";,'| 1aé漢\xa0\u3000", "👩‍👧", "\u2028", "=", "\ufeff")


def file(*results: dict[str, Any], tasks: Any = ("Count",), **given: Any) -> str:
    set_ = SET | {"tasks": SET["tasks"] * len(tasks)} | given.pop("set", {})
    asked = {"set": set_, "results": list(results), "tasks": list(tasks), "words": ENGLISH}
    text: str = Talk().ask("csv", **asked | given)["csv"]
    return text


def cells(text: str, comma: str = ",") -> list[list[str]]:
    """The file as Python's own reader understands it."""
    assert text.startswith("\ufeff")
    read = csv.reader(io.StringIO(text[1:], newline=""), delimiter=comma, strict=True)
    return list(read)


def test_a_line_for_each_pupil_with_what_each_task_brought() -> None:
    both = result("Ada") | {"scores": [SCORE, FAILED]}
    text = file(both, tasks=["Taster", "Count"])
    assert text.endswith("\r\n")
    assert text.count("\r\n") == text.count("\n") == 2
    head, row = cells(text)
    assert head[:5] == ["Name", "Date", "Checked", "Players", "Taster: Done"]
    assert head[14:16] == ["Count: Done", "Count: Points"]
    assert head[-2:] == ["Total", "Full"]
    assert row[:4] == ["Ada", "2026-11-21 09:05", "Yes", "1"]
    assert row[4:14] == ["Yes", "7", "", "Yes", "54", "90", "62", "", "1", "0"]
    assert row[14:24] == ["No", *[""] * 7, "0", "0"]
    assert row[24:] == ["54", "200"]


def test_a_first_try_that_others_may_have_come_before_says_so() -> None:
    late = tried("Mia", 1, 40, 60) | {"players": 3}
    del late["tries"][0]["tries"][0]
    for every in False, True:
        head, row = cells(file(late, set={"counts": "first"}, every=every))
        told = dict(zip([word.split(": ")[-1] for word in head], row, strict=True))
        assert (told["Marks"], told["Try"], told["Skipped"], told["Players"]) == (
            "60",
            "2",
            "1",
            "3",
        )
    [_, row] = cells(file(late))
    assert row[13] == "0", "where the best counts, none is missed"


def test_unchecked_results_say_so() -> None:
    results = tried("Mia", 1, 40) | {"unchecked": True}, tried("Mia", 1, 40, 60, when=2)
    assert [row[2] for row in cells(file(*results))[1:]] == ["No"], "one of the two is not"
    assert [row[2] for row in cells(file(*results, every=True))[1:]] == ["No", "Yes"]


def test_the_try_that_counts_or_every_try() -> None:
    given: dict[str, Any] = {"set": {"counts": "first"}}
    results = (
        tried("Mia", 1, 40, 60, practice=True) | {"label": "Frog"},
        tried("Mia", 2, 50, when=2),
    )
    assert [row[:1] + row[8:9] + row[11:13] for row in cells(file(*results, **given))[1:]] == [
        ["Frog", "40", "1", "2"],
        ["Mia (2)", "50", "1", "1"],
    ]
    head, *rows = cells(file(*results, **given, every=True))
    assert head[:7] == ["Name", "Date", "Checked", "Players", "Task", "Counts", "Practice"]
    assert [row[:1] + row[4:7] + row[11:12] + row[14:16] for row in rows] == [
        ["Frog", "Count", "Yes", "No", "40", "1", "2"],
        ["Frog", "Count", "No", "Yes", "60", "2", "2"],
        ["Mia (2)", "Count", "Yes", "No", "50", "1", "1"],
    ]
    people = [{"name": "Anna", "sources": ["1:mia"]}]
    assert cells(file(*results, **given, people=people))[1][0] == "Anna"


def test_a_lead_may_be_negative_and_stays_a_number() -> None:
    assert ",-12," in file(result("Ada", points=-12))


@pytest.mark.parametrize("comma", [",", ";", "\t"])
def test_nothing_in_a_file_is_computed(comma: str) -> None:
    names = [name for name in NASTY if name.isprintable()]
    read = cells(file(*map(result, names), separator=comma, tasks=["=1"]), comma)
    assert [row[0] for row in read[1:]] == [f"'{name}" for name in names]
    assert read[0][4] == "'=1: Done"
    for text in (blank + text for blank in BLANKS for text in NASTY):
        found = cells(file(result("Ada") | {"date": text}, separator=comma), comma)
        assert found[1][1] == f"'{text}"


def check_file(choose: Choose) -> None:
    """All cells come back, and no cell but a number can be read as a formula."""
    comma = ",;\t"[choose(3)]
    texts = ["".join(PIECES[choose(len(PIECES))] for _ in range(choose(6))) for _ in range(3)]
    results = [result(f"Ada {i}") | {"date": text} for i, text in enumerate(texts)]
    for text, row in zip(texts, cells(file(*results, separator=comma), comma)[1:], strict=True):
        assert row[1] in (text, f"'{text}")
        assert not row[1].strip("\ufeff\u2028\u200d \xa0\u3000").startswith(tuple("=+-@\t\r\n"))


def test_whatever_stands_in_a_file_comes_back_by_seed() -> None:
    for seed in range(40):
        check_file(by_seed(seed))


# --- faults ---

SEPARATORS: tuple[Any, ...] = ("|", None, [])
WRONG: tuple[dict[str, Any], ...] = (
    *({"words": words} for words in (None, {}, ENGLISH | {"more": ""}, ENGLISH | {"yes": 1})),
    {"words": ENGLISH | {"yes": "x" * 201}},
    *({"tasks": tasks} for tasks in (None, [], ["a", "b"], [7])),
    *({"separator": separator} for separator in SEPARATORS),
    {"every": 1},
    *({"results": [result("Ada") | {name: None}]} for name in ("date", "label")),
)


@pytest.mark.parametrize("changed", WRONG)
def test_faults_in_a_file_are_told(changed: dict[str, Any]) -> None:
    asked = {"set": SET, "results": [result("Ada")], "tasks": ["Count"], "words": ENGLISH}
    assert error_of(Talk().ask("csv", **asked | changed)) == "bad-request"
