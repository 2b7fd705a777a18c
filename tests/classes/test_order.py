"""The order of a class's table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from chocobox.classes.order import FIRST, Order, in_order, name_key, order_of, pressed
from chocobox.classes.pupils import Pupil, table_of
from chocobox.classes.stored import class_of
from chocobox.request import RequestError
from classes.test_pupils import SET, result


def pupils(*results: dict[str, Any]) -> tuple[Pupil, ...]:
    return table_of(class_of({"set": SET, "results": list(results)})).pupils


def names(by: str, down: bool) -> str:
    class_ = pupils(
        result("Zoë", marks=20, span=5),
        result("Ömer", done=False, marks=0, span=9),
        result("Otto", marks=100, span=7),
        result("Ali", points=0, marks=0, span=8),
    )
    return " ".join(one.name for one in in_order(class_, Order(by, down), lambda it: it.name))


def test_any_column_sorts_the_table_both_ways() -> None:
    assert names("name", down=False) == "Ali Ömer Otto Zoë"
    assert names("name", down=True) == "Zoë Otto Ömer Ali"
    assert names("0", down=True) == "Otto Zoë Ali Ömer", "nothing right is more than not finished"
    assert names("0", down=False) == "Ömer Ali Zoë Otto"
    assert names("span", down=False) == "Ömer Zoë Otto Ali"
    assert names("total", down=True) == "Otto Zoë Ali Ömer", "equal ones by their names"


def test_a_press_turns_the_order_round_or_takes_the_likely_end_of_another_column() -> None:
    assert [pressed(FIRST, by).down for by in ("total", "name", "1", "when", "span")] == [
        False,
        False,
        True,
        True,
        False,
    ]
    assert order_of(None) == FIRST
    assert order_of({"by": "name", "down": False}) == Order("name", down=False)
    with pytest.raises(RequestError):
        order_of({"by": 5})


def test_names_sort_as_in_a_dictionary_and_numbers_by_their_size() -> None:
    ordered = ["=SUM(A1)", "7", "10", "Ada", "Åsa", "Émile", "Frog 2", "Frog 10", "Łukasz", "Mia"]
    ordered += ["Mia (2)", "ömer", "Otto", "Øystein", "Straße 1", "Strasse 2", "Zoë", "Яна"]
    mixed = [*ordered]
    Random(5).shuffle(mixed)
    assert sorted(mixed, key=name_key) == ordered
    assert name_key("Zoë") == name_key("ZOE")
