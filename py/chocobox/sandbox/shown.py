"""How the values of a bot look as texts: by what they hold, and never by where they lie in memory.

A text is made piece by piece. So whoever wants only its beginning looks at nothing else, however
deep or large the value is.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, MappingView, Set, ValuesView
from dataclasses import fields, is_dataclass
from typing import Any, Final

LONGEST: Final = 60
"""So much of a name or a value is told at most."""

DEEPEST: Final = 100
"""What lies deeper in a value is not shown."""

PLAIN: Final = (bool, int, float, complex, str, bytes, range, type(None), type(...))
"""Types that Python shows by their values."""

AT: Final = re.compile(" at 0x[0-9A-Fa-f]+")


def short(text: str, most: int = LONGEST) -> str:
    """A text that fits into a sentence."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


def bare(value: Any) -> Any:
    """The words of an error without places in memory; whatever else it holds stays."""
    return AT.sub("", value) if isinstance(value, str) else value


def excerpt(value: object, most: int = LONGEST) -> str:
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


def pieces(value: object) -> Iterator[str]:
    """What Python's own `repr` shows of it, without any place in memory."""
    todo = [_parts(value)]
    while todo:
        part = next(todo[-1], None)
        if part is None:
            todo.pop()
        elif isinstance(part, str):
            yield part
        elif len(todo) > DEEPEST:
            yield "…"
        else:
            todo.append(_parts(*part))


Part = str | tuple[Any]
"""A text, or another value that is shown there."""


def _parts(value: Any) -> Iterator[Part]:
    kind = type(value)
    if isinstance(value, PLAIN):
        yield repr(value)
    elif isinstance(value, list):
        yield from _row("[", value, "]")
    elif isinstance(value, tuple):
        yield from _row("(", value, ",)" if len(value) == 1 else ")")
    elif isinstance(value, dict):
        yield from _pairs("{", value.items(), "}")
    elif isinstance(value, Set | ValuesView):
        begin, end = _around(value)
        yield from _row(begin, value, end)
    elif isinstance(value, BaseException):
        yield from _row(f"{kind.__name__}(", map(bare, value.args), ")")
    elif is_dataclass(kind):
        named = ((f"{it.name}=", getattr(value, it.name)) for it in fields(kind))
        yield from _pairs(f"{kind.__qualname__}(", named, ")")
    else:
        yield _named(value)


def _row(begin: str, items: Iterable[object], end: str) -> Iterator[Part]:
    yield begin
    for nth, item in enumerate(items):
        yield ", " if nth else ""
        yield (item,)
    yield end


def _around(value: Set[Any] | ValuesView[Any]) -> tuple[str, str]:
    """What stands around the items of a set, or of what a dict shows."""
    name = type(value).__name__
    if isinstance(value, MappingView):
        return f"{name}([", "])"
    if not value:
        return f"{name}(", ")"
    return (f"{name}({{", "})") if isinstance(value, Hashable) else ("{", "}")


def _pairs(begin: str, pairs: Iterable[tuple[object, object]], end: str) -> Iterator[Part]:
    """Of a dict, or of a thing with named parts."""
    yield begin
    for nth, (name, value) in enumerate(pairs):
        yield ", " if nth else ""
        yield (name,) if begin == "{" else str(name)
        yield ": " if begin == "{" else ""
        yield (value,)
    yield end


def _named(value: Any) -> str:
    """What has no value of its own: a class, a function, a table, a row of things to come."""
    name = getattr(value, "__qualname__", "")
    kind = "class" if isinstance(value, type) else type(value).__name__
    return f"<{kind} {name}>" if isinstance(name, str) and name else f"<{kind}>"
