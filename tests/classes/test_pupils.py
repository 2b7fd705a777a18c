"""The pupils of a class, their counting tries, and the missing ones."""

from __future__ import annotations

from typing import Any

import pytest

from support.talk import Talk, error_of

SCORE = {"done": True, "points": 7, "most": None, "won": True, "marks": 54}
SCORE |= {"plies": 90, "span": 61_600, "bots": None}
TASK = {"game": "schokoly"}
SHOWN = {"game": "schokoly_count"}
"""Its solution is shown after each answer."""

SET: dict[str, Any] = {"title": "Monday", "tasks": [TASK]}


def result(name: str, when: int = 1, marks: int = 54, **changed: Any) -> dict[str, Any]:
    """A result of an older box: one try, nobody knows which."""
    date = "2026-11-21 09:05"
    return {
        "name": name,
        "when": when,
        "date": date,
        "scores": [SCORE | {"marks": marks} | changed],
    }


def tried(
    name: str, origin: int, *marks: int, when: int = 1, practice: bool = False
) -> dict[str, Any]:
    """A result with these tries; practice: all but the first are."""
    tries = [
        {"number": nth, "practice": practice and nth > 1, "score": SCORE | {"marks": one}}
        for nth, one in enumerate(marks, 1)
    ]
    made = result(name, when) | {"origin": origin, "tries": [{"begun": len(marks), "tries": tries}]}
    del made["scores"]
    return made


def table(*results: dict[str, Any], **given: Any) -> dict[str, Any]:
    told: dict[str, Any] = Talk().ask("rows", **{"set": SET, "results": list(results)} | given)[
        "rows"
    ]
    return told


def pupils(*results: dict[str, Any], **given: Any) -> list[tuple[str, int, list[int]]]:
    """Of each pupil the name, the marks, and whom the teacher is asked about."""
    rows = table(*results, **given)["pupils"]
    return [(row["name"], row["total"], row["asks"]) for row in rows]


def counted(*results: dict[str, Any], task: dict[str, Any] = TASK, **given: Any) -> Any:
    """Of the only pupil: the try that counts, of how many, and those that are practice."""
    set_ = {"title": "", "tasks": [task], **given}
    [pupil] = table(*results, set=set_, people=[EVERYBODY])["pupils"]
    [it] = pupil["tasks"]
    nth = [one["nth"] for one in it["tries"] if one["counts"]]
    return nth, it["begun"], [one["nth"] for one in it["tries"] if one["practice"]]


EVERYBODY = {"name": "Ada", "sources": ["1:ada", "2:ada"]}


# --- which try counts ---


@pytest.mark.parametrize(("counts", "nth"), [("first", 1), ("best", 2), ("last", 3)])
def test_the_teacher_says_which_try_counts(counts: str, nth: int) -> None:
    assert counted(tried("Ada", 1, 40, 60, 50), counts=counts) == ([nth], 3, [])


@pytest.mark.parametrize("counts", ["first", "best", "last"])
def test_practice_never_counts(counts: str) -> None:
    ada = tried("Ada", 1, 40, 60, 50, practice=True)
    assert counted(ada, task=SHOWN, counts=counts) == ([1], 3, [2, 3])
    del ada["tries"][0]["tries"][0]  # the first try was thrown away
    assert counted(ada, task=SHOWN, counts=counts) == ([], 3, [2, 3])


def test_a_later_result_repeats_the_tries_before_it() -> None:
    found = counted(tried("Ada", 1, 40), tried("ada", 1, 40, 60, when=2), counts="best")
    assert found == ([2], 2, [])


def test_who_saw_the_solution_on_one_tablet_practises_on_the_other() -> None:
    both = tried("Ada", 1, 40), tried("Ada", 2, 60, 70, when=2)
    assert counted(*both, counts="best") == ([3], 3, [])
    assert counted(*both, task=SHOWN, counts="best") == ([1], 3, [2, 3])


def test_of_older_results_the_best_counts_as_it_did() -> None:
    same = result("Ada", 30, 60)
    ada = result("Ada", 10, 40), result(" ADA ", 20, 60), same
    [pupil] = table(*ada)["pupils"]
    [task] = pupil["tasks"]
    assert (pupil["total"], task["begun"], len(task["tries"])) == (60, 0, 2), "one was sent twice"
    assert [one["nth"] for one in task["tries"]] == [0, 0]
    assert pupils(*ada, set=SET | {"counts": "last"})[0][1] == 60
    assert pupils(result("Ada", done=False)) == [("Ada", 0, [])]


# --- who is who ---


def test_two_tablets_of_one_name_are_two_pupils_and_asked_about() -> None:
    mia = tried("Mia", 1, 40), tried(" mia", 2, 60, when=2)
    assert pupils(*mia) == [("Mia", 40, []), ("mia", 60, [0])]
    assert [row["copy"] for row in table(*mia)["pupils"]] == [1, 2]
    assert pupils(*mia, tried("Ben", 3, 9, when=3))[-1] == ("Ben", 9, [])
    assert pupils(tried("Mia", 1, 40), tried("Mia", 1, 40, 60, when=2)) == [("Mia", 60, [])]


def test_the_same_pupil_however_an_older_name_is_written() -> None:
    names = ("Ada  Lovelace", " ada lovelace ", "ADA LOVELACE", "Ada Lovelace")
    assert len(pupils(*(result(name, when) for when, name in enumerate(names)))) == 1
    assert len(pupils(result("Straße", 1), result("STRASSE", 2))) == 1
    assert len(pupils(result("Ada"), result("Ad\u0430"))) == 2  # another alphabet
    assert pupils(result("Ada"), tried("Ada", 1, 9, when=2))[1][2] == [0]


def who(people: list[Any], *groups: list[str], same: bool, **name: str) -> list[Any]:
    found: list[Any] = Talk().ask("who", people=people, groups=groups, same=same, **name)["who"]
    return found


MIA = tried("Mia", 1, 40), tried("Mia", 2, 60, when=2), tried("Mia", 3, 50, when=3)


def test_the_same_child_is_one_row_until_a_third_tablet_comes() -> None:
    people = who([], ["2:mia"], ["1:mia"], same=True)
    assert pupils(*MIA[:2], people=people) == [("Mia", 60, [])]
    assert pupils(*MIA, people=people) == [("Mia", 60, []), ("Mia", 50, [0])]


def test_two_children_stay_two_and_nobody_asks_again() -> None:
    people = who([], ["2:mia"], ["1:mia"], same=False)
    assert pupils(*MIA[:2], people=people) == [("Mia", 40, []), ("Mia", 60, [])]
    assert pupils(*MIA, people=people)[2] == ("Mia", 50, [0, 1])


def test_a_pupil_is_renamed_merged_and_split_later() -> None:
    people = who([], ["1:mia"], same=True, name="Mia B.")
    assert pupils(*MIA[:2], people=people) == [("Mia B.", 40, []), ("Mia", 60, [0])]
    people = who(people, ["2:mia"], ["1:mia"], same=True)
    assert pupils(*MIA[:2], people=people) == [("Mia B.", 60, [])]
    people = who(people, ["2:mia"], ["1:mia"], same=False)
    names = [name for name, *_ in pupils(*MIA[:2], people=people)]
    assert sorted(names) == ["Mia", "Mia B."], "the name stays with one of them"
    assert who(people, ["1:mia"], same=True) == who(people, ["1:mia"], same=True)


def test_older_results_of_one_name_can_be_split() -> None:
    ada = result("Ada", 1, 40), result("Ada", 2, 60)
    [pupil] = table(*ada)["pupils"]
    people = who([], *([source] for source in pupil["sources"]), same=False)
    assert pupils(*ada, people=people) == [("Ada", 40, []), ("Ada", 60, [])]


# --- who is missing ---


def test_missing_pupils_are_seen() -> None:
    given = SET | {"picks": {"kind": "numbers", "count": 4}}
    people = who([], ["1:2"], same=True, name="Mia")
    found = table(tried("2", 1, 40), tried("4", 2, 40), set=given, people=people)
    assert found["missing"] == ["1", "3"]
    typed = table(result("Ada"), people=people, expected=["Ben", " ada ", "Mia"])
    assert typed["missing"] == ["Ben", "Mia"]


# --- faults ---

GOOD = result("Ada")
TRIED = tried("Ada", 1, 5)
TRY = TRIED["tries"][0]["tries"][0]
FAULTS: dict[str, Any] = {
    "no list": None,
    "too many": [GOOD] * 5001,
    "no result": [7],
    "no name": [GOOD | {"name": ""}],
    "name as a number": [GOOD | {"name": 7}],
    "when as a text": [GOOD | {"when": "now"}],
    "too many marks": [result("Ada", marks=101)],
    "no scores": [GOOD | {"scores": None}],
    "another number of tasks": [GOOD | {"scores": []}],
    "no score": [GOOD | {"scores": [None]}],
    "done as a number": [result("Ada", done=1)],
    "points as a float": [result("Ada", points=0.5)],
    "most as a text": [result("Ada", most="")],
    "no tries": [TRIED | {"tries": None}],
    "a try twice": [TRIED | {"tries": [{"begun": 2, "tries": [TRY, TRY]}]}],
    "more than were begun": [TRIED | {"tries": [{"begun": 0, "tries": [TRY]}]}],
    "practice as a number": [TRIED | {"tries": [{"begun": 1, "tries": [TRY | {"practice": 1}]}]}],
}


@pytest.mark.parametrize("results", FAULTS.values(), ids=FAULTS)
def test_faults_in_results_are_told(results: object) -> None:
    assert error_of(Talk().ask("rows", set=SET, results=results)) == "bad-request"


WRONG: tuple[dict[str, Any], ...] = (
    *({"set": given} for given in (None, {}, SET | {"tasks": []}, SET | {"counts": "worst"})),
    *(
        {"set": SET | {"picks": it}}
        for it in (5, {"kind": "stars", "count": 3}, {"kind": "animals"})
    ),
    {"set": SET | {"picks": {"kind": "animals", "count": 41}}},
    *({"people": it} for it in (None, [7], [{"name": "Ada"}], [EVERYBODY] * 2)),
    *({"expected": it} for it in (None, [""], [7])),
)


@pytest.mark.parametrize("changed", WRONG)
def test_faults_in_what_the_teacher_says_are_told(changed: dict[str, Any]) -> None:
    asked = {"set": SET, "results": [GOOD], "people": [], "expected": []}
    assert error_of(Talk().ask("rows", **asked | changed)) == "bad-request"


TWICE = {"groups": [["1:ada"], ["1:ada"]], "same": False}
WRONG_DECISIONS = [{"groups": []}, {"groups": [[]]}, {"same": 1}, {"name": ""}, TWICE]


@pytest.mark.parametrize("changed", WRONG_DECISIONS)
def test_faults_in_a_decision_are_told(changed: dict[str, Any]) -> None:
    asked = {"people": [], "groups": [["1:ada"]], "same": True}
    assert error_of(Talk().ask("who", **asked | changed)) == "bad-request"


def test_a_thousand_full_results_have_one_table() -> None:
    marks = range(10)  # three tries at each of three tasks have as many letters, and a link has 800
    full = (tried(f"Pupil {nth}", nth, *marks) | {"text": "x" * 800} for nth in range(1, 1001))
    assert len(table(*full)["pupils"]) == 1000
