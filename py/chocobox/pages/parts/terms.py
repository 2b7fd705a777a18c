"""What a set settles besides its tasks: pupils' names, the try that counts, and help."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chocobox.classes.terms import KINDS, MOST_PICKS, SWITCHES
from chocobox.pages.page import Choice, Group, Part
from chocobox.pages.words import Say, say

USUAL = 25
"""As many names as a class usually has pupils."""

LEAST = 2
TYPED = "typed"
"""Pupils type their names."""

_COUNTS = ("first", "best", "last")


def terms_choice(terms: Mapping[str, Any]) -> tuple[Part, ...]:
    """The questions about it; their fields are names, picks, counts, tips, hints and switches."""
    picks = terms["picks"]
    return (
        _bar("names", (TYPED, *KINDS), picks["kind"] if picks else TYPED),
        *((_number_of_names(picks["count"]),) if picks else ()),
        _bar("counts", _COUNTS, terms["counts"]),
        _help(terms["help"]),
        _at_play({name: name in terms for name in SWITCHES}),
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
    words = {name: (say(f"settings-{name}"), say(f"class-help-{name}")) for name in given}
    return _switches(say("class-help"), given, words)


def _at_play(given: Mapping[str, bool]) -> Part:
    """Two more: what a pupil's tablet shows and hides while the tasks are played."""
    words = {name: (say(f"class-{name}"), say(f"class-{name}-line")) for name in given}
    return _switches(say("class-at-play"), given, words)


def _switches(name: Say, given: Mapping[str, bool], words: Mapping[str, tuple[Say, Say]]) -> Part:
    """Switches under a name, each with its words and a line."""
    switches = tuple(
        Choice(kind="switch", name=it, says=words[it][0], value=given[it], line=words[it][1])
        for it in given
    )
    return Group(kind="fieldset", name=name, look="make-help", parts=switches)
