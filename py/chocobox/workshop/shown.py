"""How the values of a bot look as texts: by what they hold, and never by where they lie in memory.

A text is made piece by piece. So whoever wants only its beginning looks at nothing else, however
deep or large the value is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from itertools import chain
from typing import Any, Final

LONGEST: Final = 60
"""So much of a name or a value is told at most."""

DEEPEST: Final = 100
"""What lies deeper in a value is not shown."""

PLAIN: Final = (bool, int, float, complex, str, bytes, range, type(None), type(...))
"""Python shows them by their value."""

VIEWS: Final[tuple[type, ...]] = (type({}.keys()), type({}.values()), type({}.items()))


def short(text: str, most: int = LONGEST) -> str:
    """A text that fits into a sentence."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def told(value: object, most: int = LONGEST) -> str:
    """Any value as a text that fits into a sentence; a text stands for itself."""
    if isinstance(value, str):
        return short(str(value[: most + 1]), most)
    text = ""
    try:
        for piece in pieces(value):
            text += piece
            if len(text) > most:
                break
    except ValueError:  # Python writes no number of so many digits
        text += f"<{type(value).__name__}>"
    return short(text, most)


def pieces(value: Any, deep: int = 0) -> Iterator[str]:
    """What Python's own `repr` shows of it, without any place in memory."""
    kind = type(value)
    name, inner = kind.__name__, partial(pieces, deep=deep + 1)
    if deep > DEEPEST:
        yield "…"
    elif isinstance(value, PLAIN):
        yield repr(value)
    elif isinstance(value, list):
        yield from _row("[", map(inner, value), "]")
    elif isinstance(value, tuple):
        yield from _row("(", map(inner, value), ",)" if len(value) == 1 else ")")
    elif isinstance(value, dict):
        pairs = (chain(inner(key), [": "], inner(it)) for key, it in value.items())
        yield from _row("{", pairs, "}")
    elif kind in VIEWS:
        yield from _row(f"{name}([", map(inner, value), "])")
    elif isinstance(value, BaseException):
        yield from _row(f"{name}(", map(inner, value.args), ")")
    elif is_dataclass(kind):
        parts = (chain([f"{it.name}="], inner(getattr(value, it.name))) for it in fields(kind))
        yield from _row(f"{kind.__qualname__}(", parts, ")")
    else:
        yield _named(value)


def _row(begin: str, parts: Iterable[Iterable[str]], end: str) -> Iterator[str]:
    yield begin
    for nth, part in enumerate(parts):
        yield ", " if nth else ""
        yield from part
    yield end


def _named(value: Any) -> str:
    """What has no value of its own: a class, a function, a table, a row of things to come."""
    name = getattr(value, "__qualname__", "")
    kind = "class" if isinstance(value, type) else type(value).__name__
    return f"<{kind} {name}>" if isinstance(name, str) and name else f"<{kind}>"
