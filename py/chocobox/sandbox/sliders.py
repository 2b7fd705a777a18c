"""Numbers in the code of a bot that can be moved without typing.

Such as `RISK = 3  # 0 to 10: how much it dares`. The code is read line by line and never run, so
that sliders stay while somebody is typing what Python cannot read yet.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from chocobox.request import MOST_CODE, Request, RequestError, text_of

MOST: Final = 4
"""More would leave no room for the code."""

_GAP: Final = r"[ \t]*"
_LINE: Final = re.compile(
    rf"^(?P<name>[A-Z][A-Z0-9_]*){_GAP}={_GAP}(?P<value>-?\d{{1,6}}){_GAP}#{_GAP}"
    r"(?P<least>-?\d{1,6}) [^\s\d]{1,5} (?P<most>-?\d{1,6})(?![\d.])"
    r"[:,; \t]*(?P<about>[^\r\n]*)",
    re.MULTILINE | re.ASCII,
)
"""A name in capitals, a whole number, and in a comment its limits, with a short word
of any language between them, and what it is about."""


@dataclass(frozen=True, slots=True)
class Slider:
    """A number that can be moved, and what it is about.

    start, end: where it stands in the code, as a browser counts letters.
    """

    name: str
    value: int
    least: int
    most: int
    about: str
    start: int
    end: int


def sliders_of(request: Request) -> tuple[Slider, ...]:
    """The numbers in the code of a bot that can be moved: the first of each name, at most 4."""
    code = text_of(request, "code")
    if len(code) > MOST_CODE:
        raise RequestError("bad-request", f"code must have at most {MOST_CODE} letters.")
    found: dict[str, Slider] = {}
    for line in _LINE.finditer(code):
        least, most = int(line["least"]), int(line["most"])
        if least < most:
            start, end = (_letters(code[:at]) for at in line.span("value"))
            slider = Slider(
                line["name"], int(line["value"]), least, most, line["about"], start, end
            )
            found.setdefault(slider.name, slider)
    return tuple(found.values())[:MOST]


def _letters(text: str) -> int:
    """The length of a text in a browser, where an emoji counts as two letters."""
    return len(text) + sum(letter > "\uffff" for letter in text)
