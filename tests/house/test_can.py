"""What the box can do: each claim has a test that is there, and of access its official names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from chocobox.pages.built.box_proofs import BOX, EVERY, OWN
from chocobox.pages.built.capabilities import TAGS, Capability
from chocobox.pages.built.proofs import ALL, HELD, MISSING, PARTS
from house.test_words import LANGUAGES, LOCALES
from support.serving import ROOT

WCAG: Final = {
    *("1.1.1", "1.2.1", "1.2.2", "1.2.3", "1.2.4", "1.2.5"),
    *("1.3.1", "1.3.2", "1.3.3", "1.3.4", "1.3.5"),
    *("1.4.1", "1.4.2", "1.4.3", "1.4.4", "1.4.5", "1.4.10", "1.4.11", "1.4.12", "1.4.13"),
    *("2.1.1", "2.1.2", "2.1.4", "2.2.1", "2.2.2", "2.3.1"),
    *("2.4.1", "2.4.2", "2.4.3", "2.4.4", "2.4.5", "2.4.6", "2.4.7", "2.4.11"),
    *("2.5.1", "2.5.2", "2.5.3", "2.5.4", "2.5.7", "2.5.8"),
    *("3.1.1", "3.1.2", "3.2.1", "3.2.2", "3.2.3", "3.2.4", "3.2.6"),
    *("3.3.1", "3.3.2", "3.3.3", "3.3.4", "3.3.7", "3.3.8", "4.1.2", "4.1.3"),
}
"""The criteria of levels A and AA in WCAG 2.2."""

MADE: Final = re.compile(r"""\btest\(\s*(?:"([^"]+)"|`([^`]+)`)""")
"""The title of a test for Node."""


@cache
def names_in(path: Path) -> frozenset[str]:
    """The names of all tests in a file, which are none where it is not there."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    return frozenset(_titles(text) if path.suffix == ".mjs" else _functions(text))


def _titles(text: str) -> Iterator[str]:
    return (plain or put for plain, put in MADE.findall(text))


def _functions(text: str) -> Iterator[str]:
    nodes = (it for it in ast.parse(text).body if isinstance(it, ast.FunctionDef))
    return (it.name for it in nodes if it.name.startswith("test_"))


def is_there(test: str) -> bool:
    """Whether a test is where it is said to be."""
    file, _, name = test.partition("::")
    return file.startswith(("tests/", "e2e/")) and name in names_in(ROOT / file)


@pytest.mark.parametrize("one", EVERY, ids=lambda one: one.code)
def test_each_claim_has_tests_that_are_there(one: Capability) -> None:
    assert one.tests
    assert [it for it in one.tests if not is_there(it)] == []


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.code)
def test_each_claim_of_access_has_official_names(one: Capability) -> None:
    assert set(one.tags) <= set(TAGS)
    assert set(one.criteria) <= WCAG
    assert one.names


def test_the_box_claims_at_least_fourteen_things_of_its_own() -> None:
    assert len(OWN) >= 14
    assert not any(one.names for one in OWN)
    assert len(LANGUAGES) == 6, "the page says six languages"


def test_who_names_a_test_that_is_not_there_is_found_out() -> None:
    assert is_there("tests/house/test_can.py::test_at_least_fourteen_tags_hold")
    assert not is_there("tests/house/test_can.py::test_all_is_well")
    assert not is_there("tests/house/test_cannot.py::test_at_least_fourteen_tags_hold")
    assert not is_there("js/app/page.js::is_there")


def test_at_least_fourteen_tags_hold() -> None:
    assert len(set(TAGS)) == 24
    assert len(HELD) >= 14
    assert {*HELD, *MISSING} == set(TAGS)
    assert not {*HELD} & {*MISSING}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_claim_is_a_sentence_and_each_sentence_a_claim(language: str) -> None:
    text = (LOCALES / language / "later" / "can.ftl").read_text(encoding="utf-8")
    told = {it for it in re.findall(r"^can-([\w-]+) =", text, re.M) if "limit" not in it}
    assert told == {"title", "how", "held", *BOX, *PARTS, *(one.code for one in EVERY)}


def test_no_claim_is_made_twice() -> None:
    codes = [*BOX, *PARTS, *(one.code for one in EVERY)]
    assert len(codes) == len(set(codes))
    tags = [tag for one in ALL for tag in one.tags]
    assert len(tags) == len(set(tags))
