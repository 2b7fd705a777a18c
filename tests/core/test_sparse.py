"""What travels without its empty fields."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from chocobox.core import codec
from chocobox.core.codec import Sparse, encode
from chocobox.pages.page import Choice, Key, Line, Page, Text
from chocobox.pages.press import Act
from chocobox.pages.words import say


@dataclass(frozen=True, slots=True, kw_only=True)
class Part(Sparse):
    """One field of each kind."""

    needed: str | bool
    none: str | None = None
    no: bool = False
    zero: int = 0
    text: str = ""
    items: tuple[int, ...] = ()
    facts: dict[str, int] = field(default_factory=dict)
    back: str = "#/"
    yes: bool = True


@pytest.mark.parametrize("needed", ["", False])
def test_empty_fields_are_absent_but_for_those_that_must_be_given(needed: str | bool) -> None:
    told = {"type": "Part", "needed": needed, "back": "#/", "yes": True}
    assert encode(Part(needed=needed)) == told


@pytest.mark.parametrize(
    "said",
    [
        {"none": ""},
        {"no": True},
        {"zero": 3},
        {"items": (0,)},
        {"facts": {"": 0}},
        {"back": "", "yes": False},
    ],
)
def test_a_field_that_says_something_is_there(said: dict[str, Any]) -> None:
    told = encode(Part(needed="", **said))
    assert {name: told[name] for name in said} == encode(said)


def test_a_part_of_a_page_is_as_short_as_it_can_be() -> None:
    text = {"type": "Text", "says": {"type": "Say", "id": "path-title"}}
    assert encode(Text(says=say("path-title"))) == text
    page = Page(title="", look="", parts=())
    assert [*encode(page)] == ["type", "title", "parts", "look", "back", "back_says", "goes_how"]


def test_no_and_unknown_are_two_things() -> None:
    key = Key(says="", does=Act("more"), open=False)
    assert encode(key)["open"] is False
    assert "pressed" not in encode(key)
    assert encode(Choice(name="tips", says="", value=False))["value"] is False


def test_what_lasts_is_encoded_once_and_another_one_anew() -> None:
    line, other = (Line(cells=(), key=key) for key in ("ada", "ben"))
    told = encode((line, other, line))
    assert told[0] is told[2]
    assert encode(line) is told[0]
    assert [it["key"] for it in told] == ["ada", "ben", "ada"]
    assert encode(Line(cells=(), key="ada")) == told[0]


def test_not_all_that_was_ever_encoded_is_kept() -> None:
    lines = [Line(cells=(), key=str(i)) for i in range(2100)]
    assert [it["key"] for it in encode(lines)] == [one.key for one in lines]
    assert len(codec._known) <= 1000
