"""What may be wrong with a bot that somebody wrote: a line and a code, for one plain sentence."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from typing import Final

from chocobox.sandbox.shown import LONGEST, excerpt, short

FILE: Final = "bot.py"
"""What the code of a bot is called where Python tells of it."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """An error of a bot: its code, its line from 1 (0: unknown), and its subject.

    whole is Python's full message.
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
    """The error of a bot, at the last line of its own code."""
    if isinstance(error, BotError):
        return error.trouble
    code = next((code for kind, code in NAMES.items() if isinstance(error, kind)), "other")
    line = _line(error)
    error.__cause__ = error.__context__ = error.__traceback__ = None  # what hangs on it may be vast
    try:
        return Trouble(code, line, _about(error), _whole(error))
    except Exception:  # whatever a bot raises, its game goes on
        return Trouble(code, line)


def _line(error: BaseException) -> int:
    """Where it was in the code of the bot; one that was raised again and again has a long trace."""
    line, at = 0, error.__traceback__
    while at:
        if at.tb_frame.f_code.co_filename == FILE:
            line = at.tb_lineno or 0
        at = at.tb_next
    return line


def unread(error: SyntaxError) -> Trouble:
    """The error that keeps Python from reading a bot."""
    message = error.msg or ""
    code = next((code for words, code in UNREAD.items() if words in message), "spelling")
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
    "invalid character": "sign",
}
"""Words in Python's messages about unreadable code, with their codes; all else is "spelling"."""


def _whole(error: BaseException) -> str:
    """Python's full message; values that a bot put into it are cut short."""
    if all(isinstance(it, str) for it in error.args) or isinstance(error, SyntaxError):
        message = "".join(traceback.format_exception_only(error)).strip()
    else:
        message = f"{type(error).__name__}: {', '.join(map(excerpt, error.args[:1]))}"
    return short(message, 10 * LONGEST)


def _about(error: BaseException) -> str:
    """The name or value that it is about."""
    if isinstance(error, NameError | AttributeError):
        return excerpt(error.name or "")
    if isinstance(error, KeyError | IndexError) and error.args:
        return excerpt(error.args[0])
    return ""
