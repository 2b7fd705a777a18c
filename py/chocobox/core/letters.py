"""Letters that people can see: one rule for names, titles and the code of bots.

What cannot be seen makes two of one name, or hides in code. Some of it is part of what is seen
all the same, where it stands in its place: it joins emoji and letters, or chooses how they look.
"""

from __future__ import annotations

import re
from typing import Final

MOST_MARKS: Final = 3
"""So many marks stand upon a letter at most; no language needs more."""

_UNSEEN: Final = (
    "[\x00-\x1f\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    "\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff\ud800-\udfff]"
)
"""Unicode's ignorable letters, line breaks, direction marks, blanks that are letters, half ones."""

_SYMBOLS: Final = (
    "\xa9\xae\u203c\u2049\u2100-\u214f\u2190-\u27bf\u2900-\u297f\u2b00-\u2bff\u3030\u303d"
    "\u3297\u3299\U0001f000-\U0001faff"
)
"""Emoji, and signs that can look like one."""

_JOINED: Final = (
    "\u0600-\u061b\u061d-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u17ff\u1820-\u18af"
    "\ua840-\ua87f\ufb50-\ufdff\ufe70-\ufefc"
)
"""Letters of scripts that are joined: of Arabia, India and their neighbours, and of Mongolia."""

_HAN: Final = "\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"

_IN_PLACE: Final = (
    f"(?<=[{_SYMBOLS}\ufe0f\U000e007f])\u200d(?=[{_SYMBOLS}])"  # a family
    f"|(?<=[{_SYMBOLS}])[\ufe0e\ufe0f]"  # in colour, or not
    "|(?<=[#*0-9])\ufe0f(?=\u20e3)"  # a key
    f"|(?<=[{_JOINED}])(?:\u200d|\u200c(?=[{_JOINED}]))"
    "|(?<=[\u1820-\u18af])[\u180b-\u180d\u180f]"
    f"|(?<=[{_HAN}])[\ufe00-\ufe02\U000e0100-\U000e01ef]"  # how a name is written
    "|(?<=\U0001f3f4)[\U000e0030-\U000e0039\U000e0061-\U000e007a]{2,6}\U000e007f"  # Scotland's flag
)
"""Invisible signs in places where a language or an emoji needs them."""


def seen(text: str) -> str:
    """The same text without what cannot be seen, and as every keyboard writes it."""
    if text.isascii():
        return "".join(filter(str.isprintable, text)).strip()
    from unicodedata import normalize  # no start waits for it

    text = normalize("NFC", text)
    hidden, visible, marks = _hidden(text), list[str](), 0
    for place, letter in enumerate(text):
        marks = _marks(letter, marks)
        if place not in hidden and marks <= MOST_MARKS:
            visible.append(letter)
    return "".join(visible).strip()


def is_seen(text: str) -> bool:
    """Whether all its letters can be seen, and no letter has too many marks."""
    return not unseen(text)


def unseen(text: str) -> int:
    """The line, from 1, in which a letter cannot be seen, or has too many marks; 0 for none."""
    for nth, line in enumerate(text.split("\n"), 1):
        if line.isascii() and line.isprintable():
            continue
        marks = 0
        if _hidden(line.replace("\t", " ")):
            return nth
        for letter in line:
            if (marks := _marks(letter, marks)) > MOST_MARKS:
                return nth
    return 0


def _hidden(text: str) -> set[int]:
    """The places of what cannot be seen."""
    right = {place for it in re.finditer(_IN_PLACE, text) for place in range(*it.span())}
    return {it.start() for it in re.finditer(_UNSEEN, text)} - right


def _marks(letter: str, before: int) -> int:
    """The number of marks upon the letter before."""
    from unicodedata import category

    kind = category(letter)
    if kind in ("Mn", "Me") and not re.match(_UNSEEN, letter):
        return before + 1
    return before if kind in ("Mc", "Cf") or kind[0] == "M" else 0
