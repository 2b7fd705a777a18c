"""Old names of a class are forgotten: pupils become numbers, results and what was decided stay."""

from __future__ import annotations

from typing import Any

from chocobox.links import link
from classes.test_pupils import SET, pupils, tried
from classes.test_task_set import played, result_of
from support.talk import Talk

ADA, MIA, MIA_TOO = (tried("Ada", 5, 60), tried("Mia", 6, 70), tried("Mia", 7, 80))


def forget(*results: dict[str, Any], old: str, **given: Any) -> dict[str, Any]:
    """old: a letter for each result, o if it is old."""
    asked = {"set": SET, "results": list(results), "old": [it == "o" for it in old]} | given
    told: dict[str, Any] = Talk().ask("forget", word="Child", **asked)["forget"]
    return told


def test_each_pupil_with_old_results_only_becomes_a_number() -> None:
    told = forget(ADA, MIA, MIA_TOO, tried("Ada", 5, 60, 90, when=9), old="ooo-")
    assert told["names"] == ["Ada", "Child 1", "Child 2", "Ada"], "one result of Ada is new"
    third = forget(tried("Child 1", 6, 70) | {"nameless": True}, MIA_TOO, old="oo")
    assert third["names"] == ["Child 1", "Child 2"], "a number stays, and no other child gets it"


def test_decisions_stay_true_without_old_names() -> None:
    people = [
        {"name": "Mia Maus", "sources": ["6:mia", "7:mia"]},
        {"name": "Ada L.", "sources": ["5:ada"]},
    ]
    told = forget(ADA, MIA, MIA_TOO, old="-oo", people=people, expected=["mia", "Ada", "Tim"])
    assert told["names"] == ["Ada", "Child 1", "Child 1"]
    assert told["expected"] == ["Ada", "Tim"]
    named = [
        one | {"name": name} for one, name in zip([ADA, MIA, MIA_TOO], told["names"], strict=True)
    ]
    kept = [{"name": one["name"], "sources": one["sources"]} for one in told["people"]]
    assert pupils(*named, people=kept) == [("Ada L.", 60, []), ("Child 1", 80, [])]
    assert "mia" not in repr(told).casefold()
    assert forget(ADA, old="o", expected=["Ada", "Tim"])["expected"] == []


def test_picked_numbers_stay_but_not_the_names_that_were_given_to_them() -> None:
    picked = SET | {"counts": "best", "picks": {"kind": "numbers", "count": 5}}
    people = [{"name": "Mia", "sources": ["6:2"]}]
    told = forget(tried("2", 6, 70), old="o", set=picked, people=people)
    assert (told["names"], told["people"][0]["name"]) == (["2"], "")


def test_the_link_is_written_anew_without_the_name_or_dropped() -> None:
    given = result_of(played("schokoly", ("nibbler",), 3), name="Ada Lovelace")
    text = link.write({"use": "result", "result": given})
    one = tried("Ada Lovelace", 5, 60)
    told = forget(one | {"text": text}, tried("Ben", 8, 50) | {"text": "1torn"}, old="oo")
    again = link.as_json(link.read(told["texts"][0]))
    assert (again["result"]["name"], told["texts"][1]) == ("Child 1", "")
    assert again["scores"] == link.as_json(link.read(text))["scores"]
