"""The table of a class and its CSV file: pupils, best and last tries, no formulas."""

from __future__ import annotations

import csv
import io
from itertools import pairwise
from typing import Any

import pytest

from chocobox.classes.pupils import WORDS
from laws import Choose, by_seed
from talk import Talk, error_of

SCORE = {"done": True, "points": 7, "most": None, "won": True, "marks": 54}
SCORE |= {"plies": 90, "span": 61_600}
FAILED = SCORE | {"done": False, "won": False, "points": 0, "most": 6, "marks": 0}
ENGLISH = {word: word.title() for word in WORDS}
BLANKS = ("", " ", "  ", "\xa0", "\u3000", "\u2003", "\u200c", "\u200d ", " \t")
"""What a spreadsheet may take away before it looks whether a text is a formula."""

NASTY = ("=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\uff1d1", "=cmd|'/c calc'!A1")
PIECES = (*"=+-@\t\r\n\";,'| 1aé漢\xa0\u3000", "👩‍👧", "\u2028", "=", "\ufeff")


def result(name: str, when: int = 1, total: int = 54, **changed: Any) -> dict[str, Any]:
    scores = [SCORE | {"marks": total} | changed]
    date = "2026-11-21 09:05"
    return {"name": name, "when": when, "date": date, "total": total, "scores": scores}


def rows(*results: dict[str, Any]) -> list[tuple[str, int]]:
    found = Talk().ask("rows", results=list(results))["rows"]
    assert all(row["type"] == "Row" for row in found)
    return [(row["tag"], row["tries"]) for row in found]


def file(*results: dict[str, Any], comma: str = ",", tasks: Any = ("Count",)) -> str:
    asked = {"results": list(results), "tasks": list(tasks), "words": ENGLISH, "separator": comma}
    text: str = Talk().ask("csv", **asked)["csv"]
    return text


def cells(text: str, comma: str = ",") -> list[list[str]]:
    """The file as Python's own reader understands it."""
    assert text.startswith("\ufeff")
    read = csv.reader(io.StringIO(text[1:], newline=""), delimiter=comma, strict=True)
    return list(read)


# --- who is who ---


def test_the_same_pupil_however_the_name_is_written() -> None:
    names = ("Ada  Lovelace", " ada lovelace ", "ADA LOVELACE", "Ada Lovelace")
    found = rows(*(result(name, when) for when, name in enumerate(names)))
    assert found == [("best", 4), ("try", 4), ("try", 4), ("last", 4)]
    assert rows(result("Straße", 1), result("STRASSE", 2)) == [("best", 2), ("last", 2)]
    assert rows(result("Ada"), result("Ad\u0430")) == [("", 1), ("", 1)]  # another alphabet


def test_best_is_the_most_marks_and_last_the_latest() -> None:
    ada = (result("Ada", 30, 40), result("Ada", 10, 60), result("Ada", 20, 50))
    assert rows(*ada) == [("last", 3), ("best", 3), ("try", 3)]
    assert rows(*ada, result("Ben"), result("Ada", 40, 70))[3:] == [("", 1), ("both", 4)]


def test_marks_then_points_then_time_then_earlier() -> None:
    ranks = [(55, 0, 99, 9), (54, 8, 99, 9), (54, 7, 60, 9), (54, 7, 61, 4), (54, 7, 61, 5)]
    found = [
        result("Ada", when, total, points=points, span=span) for total, points, span, when in ranks
    ]
    for better, worse in pairwise(found):
        assert rows(worse, better)[1][0] in ("best", "both")
    assert rows() == []


# --- its file ---


def test_a_row_for_each_result_with_what_each_task_brought() -> None:
    both = result("Ada") | {"scores": [SCORE, FAILED], "total": 54}
    text = file(both, tasks=["Taster", "Count"])
    assert text.endswith("\r\n")
    assert text.count("\r\n") == text.count("\n") == 2
    head, row = cells(text)
    assert head[:4] == ["Name", "Date", "Taster: Done", "Taster: Points"]
    assert head[9:11] == ["Count: Done", "Count: Points"]
    assert head[-2:] == ["Total", "Full"]
    assert row[:2] == ["Ada", "2026-11-21 09:05"]
    assert row[2:9] == ["Yes", "7", "", "Yes", "54", "90", "62"]
    assert row[9:16] == ["No", "", "6", "No", "0", "90", "62"]
    assert row[16:] == ["54", "200"]


def test_a_lead_may_be_negative_and_stays_a_number() -> None:
    assert ",-12," in file(result("Ada", points=-12))


@pytest.mark.parametrize("comma", [",", ";", "\t"])
def test_nothing_in_a_file_is_computed(comma: str) -> None:
    names = [name for name in NASTY if name.isprintable()]
    read = cells(file(*map(result, names), comma=comma, tasks=["=1"]), comma)
    assert [row[0] for row in read[1:]] == [f"'{name}" for name in names]
    assert read[0][2] == "'=1: Done"
    for text in (blank + text for blank in BLANKS for text in NASTY):
        found = cells(file(result("Ada") | {"date": text}, comma=comma), comma)
        assert found[1][1] == f"'{text}"


def check_file(choose: Choose) -> None:
    """All cells come back, and no cell but a number can be read as a formula."""
    comma = ",;\t"[choose(3)]
    texts = ["".join(PIECES[choose(len(PIECES))] for _ in range(choose(6))) for _ in range(3)]
    found = cells(file(*(result("Ada") | {"date": text} for text in texts), comma=comma), comma)
    for text, row in zip(texts, found[1:], strict=True):
        assert row[1] in (text, f"'{text}")
        assert not row[1].strip("\ufeff\u2028\u200d \xa0\u3000").startswith(tuple("=+-@\t\r\n"))


def test_whatever_stands_in_a_file_comes_back_by_seed() -> None:
    for seed in range(40):
        check_file(by_seed(seed))


# --- faults ---

GOOD = result("Ada")
FAULTS: dict[str, Any] = {
    "no list": None,
    "too many": [GOOD] * 501,
    "no result": [7],
    "no name": [GOOD | {"name": ""}],
    "name as a number": [GOOD | {"name": 7}],
    "when as a text": [GOOD | {"when": "now"}],
    "too many marks": [GOOD | {"total": 801}],
    "no scores": [GOOD | {"scores": None}],
    "no score": [GOOD | {"scores": [None]}],
    "done as a number": [GOOD | {"scores": [SCORE | {"done": 1}]}],
    "points as a float": [GOOD | {"scores": [SCORE | {"points": 0.5}]}],
    "most as a text": [GOOD | {"scores": [SCORE | {"most": ""}]}],
}


@pytest.mark.parametrize("results", FAULTS.values(), ids=FAULTS)
def test_faults_in_results_are_told(results: object) -> None:
    asked = {"tasks": ["Count"], "words": ENGLISH}
    assert error_of(Talk().ask("rows", results=results)) == "bad-request"
    assert error_of(Talk().ask("csv", results=results, **asked)) == "bad-request"


SEPARATORS: tuple[Any, ...] = ("|", None, [])
WRONG: tuple[dict[str, Any], ...] = (
    *({"words": words} for words in (None, {}, ENGLISH | {"more": ""}, ENGLISH | {"yes": 1})),
    {"words": ENGLISH | {"yes": "x" * 201}},
    *({"tasks": tasks} for tasks in (None, [], ["a", "b"], [7])),
    *({"separator": separator} for separator in SEPARATORS),
    {"results": [GOOD | {"date": None}]},
)


@pytest.mark.parametrize("changed", WRONG)
def test_faults_in_a_file_are_told(changed: dict[str, Any]) -> None:
    asked = {"results": [GOOD], "tasks": ["Count"], "words": ENGLISH, "separator": ","}
    assert error_of(Talk().ask("csv", **(asked | changed))) == "bad-request"
