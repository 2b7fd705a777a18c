"""What may be wrong with a bot that somebody wrote: a line and a code, for one plain sentence."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Final

FILE: Final = "bot.py"
"""What the code of a bot is called where Python tells of it."""

LONGEST: Final = 60
"""So much of a name or a value is told at most."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """What is wrong: its code, its line from 1 (0: no certain one), and what it is about.

    whole is all that Python says of it, for those who want to know.
    """

    code: str
    line: int
    about: str = ""
    whole: str = ""


class BotError(Exception):
    """A bot that cannot be read, or did not get through a choice."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(f"line {trouble.line}: {trouble.code} {trouble.about}".rstrip())
        self.trouble = trouble


class StepsError(BaseException):
    """A choice took more steps than there are; no `except` of a bot is meant to catch it."""


NAMES: Final = {
    NameError: "name",
    AttributeError: "part",
    ZeroDivisionError: "zero",
    IndexError: "place",
    KeyError: "key",
    TypeError: "kind",
    ValueError: "value",
    RecursionError: "deep",
    MemoryError: "memory",
    StepsError: "steps",
}
"""Codes of what Python raises while a bot runs; all else is "other"."""


def trouble_of(error: BaseException) -> Trouble:
    """What a bot ran into, at the last line of its own code."""
    if isinstance(error, BotError):
        return error.trouble
    found = traceback.extract_tb(error.__traceback__)
    line = next((it.lineno or 0 for it in reversed(found) if it.filename == FILE), 0)
    code = next((code for kind, code in NAMES.items() if isinstance(error, kind)), "other")
    return Trouble(code, line, _about(error), _whole(error))


def unread(error: SyntaxError) -> Trouble:
    """What keeps Python from reading a bot."""
    said = error.msg or ""
    code = next((code for words, code in UNREAD.items() if words in said), "spelling")
    return Trouble(code, error.lineno or 0, "", _whole(error))


UNREAD: Final = {
    "expected ':'": "colon",
    "was never closed": "open",
    "unmatched": "closed",
    "unterminated": "quote",
    "expected an indented block": "indent",
    "unindent": "indent",
    "unexpected indent": "indent",
    "inconsistent use of tabs": "indent",
    "==": "equals",
}
"""Words that Python says of code that it cannot read, and their codes; all else is "spelling"."""


def _whole(error: BaseException) -> str:
    """All that Python says of it."""
    return short("".join(traceback.format_exception_only(error)).strip(), 10 * LONGEST)


def _about(error: BaseException) -> str:
    """The name or value that it is about."""
    if isinstance(error, NameError | AttributeError):
        return short(error.name or "")
    if isinstance(error, KeyError | IndexError) and error.args:
        return short(str(error.args[0]))
    return ""


def short(text: str, most: int = LONGEST) -> str:
    """A text that fits into a sentence."""
    return text if len(text) <= most else f"{text[: most - 1]}…"
