"""What a set settles besides its tasks: pupils' names, the try that counts, and help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.classes.terms import KINDS, MOST_PICKS
from chocobox.pages.page import Choice, Group, Part
from chocobox.pages.words import say

USUAL = 25
"""As many names as a class usually has pupils."""

LEAST = 2
TYPED = "typed"
"""Pupils type their names."""

_COUNTS = ("first", "best", "last")


def terms_choice(terms: Mapping[str, Any]) -> tuple[Part, ...]:
    """The questions about it; their fields are names, picks, counts, tips and hints."""
    picks = terms["picks"]
    return (
        _bar("names", (TYPED, *KINDS), picks["kind"] if picks else TYPED),
        *((_number_of_names(picks["count"]),) if picks else ()),
        _bar("counts", _COUNTS, terms["counts"]),
        _help(terms["help"]),
    )


def _bar(name: str, values: tuple[str, ...], value: str) -> Part:
    """A few answers side by side, and a line about the one that holds."""
    return Choice(
        name=name,
        says=say(f"class-terms-{name}"),
        value=value,
        values=tuple((one, say(f"class-terms-{name}-{one}")) for one in values),
        line=say(f"class-terms-{name}-{value}-line"),
        look="make-bar",
    )


def _number_of_names(count: int) -> Part:
    """How many names there are to pick from."""
    values = range(LEAST, MOST_PICKS + 1)
    return Choice(
        kind="number",
        name="picks",
        says=say("class-option-picks"),
        line=say("class-option-picks-line"),
        value=max(LEAST, count),
        values=tuple((one, say("class-option-picks-value", value=one)) for one in values),
    )


def _help(given: Mapping[str, bool]) -> Part:
    """Two switches: the help in the tasks of a set."""
    switches = tuple(
        Choice(
            kind="switch",
            name=name,
            says=say(f"settings-{name}"),
            value=given[name],
            line=say(f"class-help-{name}"),
        )
        for name in ("tips", "hints")
    )
    return Group(kind="fieldset", name=say("class-help"), look="make-help", parts=switches)
