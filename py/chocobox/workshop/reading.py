"""Reading a bot: only plain Python, of which each round of a loop and each call is counted.

What a bot may not use could reach beyond its own table; a browser puts a wall round it all the
same.
"""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Mapping, Sized
from types import SimpleNamespace
from typing import Any, Final

from chocobox.request import MOST_CODE
from chocobox.workshop.counting import POWER, TIMES, Steps, counted
from chocobox.workshop.trouble import FILE, BotError, Trouble, unread
from chocobox.workshop.valued import valued, words_of

DEEPEST: Final = 60
"""Code is nested at most so deep; Python itself would stumble over much more."""

PLAIN: Final = """abs all any bool dict divmod enumerate filter float frozenset int isinstance len
    list map max min next repr reversed round set sorted str sum tuple zip Exception
    IndexError KeyError TypeError ValueError ZeroDivisionError StopIteration"""
"""What Python brings along that a bot may use."""

INWARD: Final = ("_", "gi_", "cr_", "ag_", "tb_", "f_", "co_", "mro", "format")
"""Parts whose names begin so lead to the inside of Python."""

LARGEST: Final = 4096
"""Products and powers have at most so many binary digits."""

MOST_ITEMS: Final = 100_000
"""A range, and what is repeated by *, has at most so many items.

So nothing that Python does in one step takes long: no browser could be sure to stop that.
"""

MATHS: Final = """acos asin atan atan2 ceil copysign cos degrees dist e exp fabs floor fmod fsum gcd
    hypot inf isclose isfinite isinf isnan log log10 log2 nan pi radians sin sqrt tan tau trunc"""
"""What a bot may use of `math`."""

REFUSED: Final[Mapping[type[ast.AST], str]] = {
    ast.AsyncFunctionDef: "await",
    ast.AsyncFor: "await",
    ast.AsyncWith: "await",
    ast.Await: "await",
    ast.LShift: "power",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
}
"""What a bot may never use, and the codes of why."""


class Code:
    """The code of a bot that has been read; BotError if it cannot be read or may not be used."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CODE:
            raise BotError(Trouble("length", 0, str(MOST_CODE)))
        try:
            tree = ast.parse(text, FILE)
        except SyntaxError as error:
            raise BotError(unread(error)) from None
        except (RecursionError, MemoryError, ValueError):  # nested too deep, or with a zero byte
            raise BotError(Trouble("nested", 0)) from None
        _check(tree)
        try:
            self._code = compile(counted(valued(tree)), FILE, "exec", dont_inherit=True)
        except SyntaxError as error:  # such as a return outside of all functions
            raise BotError(unread(error)) from None

    def run(self, words: Mapping[str, Any], steps: Steps) -> Mapping[str, Any]:
        """What it defines, anew each time: nothing is left of an earlier choice."""
        safe = {name: getattr(builtins, name) for name in PLAIN.split()}
        small = {POWER: _power, TIMES: _times, "range": _range, "__import__": _imported}
        space = {
            "__builtins__": {**safe, **steps.words, **small, **words_of(steps)},
            "__name__": "bot",
            **words,
        }
        exec(self._code, space)  # only what was checked
        return space


def _imported(*_: Any) -> Any:
    """The one module that there is."""
    return SimpleNamespace(**{name: getattr(math, name) for name in MATHS.split()})


def _range(*limits: int) -> range:
    found = range(*limits)
    if len(found) > MOST_ITEMS:
        raise ValueError("a range is too long")
    return found


def _times(one: Any, other: Any) -> Any:
    if isinstance(one, int) and isinstance(other, int):
        if one.bit_length() + other.bit_length() > LARGEST:
            raise ValueError("a product is too large")
    elif isinstance(one, Sized) or isinstance(other, Sized):
        many, often = (one, other) if isinstance(one, Sized) else (other, one)
        if isinstance(often, int) and len(many) * often > MOST_ITEMS:
            raise ValueError("too much is repeated")
    return one * other


def _power(base: Any, exponent: Any) -> Any:
    is_whole = isinstance(base, int) and isinstance(exponent, int)
    if is_whole and base.bit_length() * exponent > LARGEST:
        raise ValueError("a power is too large")
    return base**exponent


# --- what it may use ---


def _check(tree: ast.AST) -> None:
    """BotError if a bot uses what leads beyond its table."""
    todo: list[tuple[ast.AST, int, int]] = [(tree, 0, 0)]
    while todo:
        node, depth, line = todo.pop()
        line = getattr(node, "lineno", line)
        code, about = ("nested", "") if depth > DEEPEST else _refusal(node)
        if code:
            raise BotError(Trouble(code, line, about))
        todo += [(it, depth + 1, line) for it in ast.iter_child_nodes(node)]


def _refusal(node: ast.AST) -> tuple[str, str]:
    """Why a bot may not use this, and what it is called."""
    if code := REFUSED.get(type(node)):
        return code, ""
    match node:
        case ast.Import(names=names) if any(it.name != "math" for it in names):
            return "import", names[0].name
        case ast.ImportFrom():
            return "import", node.module or "."
        case ast.Attribute(attr=name) if name.startswith(INWARD):
            return "inward", name
        case ast.MatchClass(kwd_attrs=parts) if any(it.startswith(INWARD) for it in parts):
            return "inward", parts[0]
        case ast.ClassDef(name=name):
            return "class", name
        case ast.Attribute(ctx=ast.Store() | ast.Del(), attr=name):
            return "change", name
        case ast.Try(finalbody=[_, *_]):
            return "finally", ""
        case ast.ExceptHandler(type=None):
            return "except", ""
    inward = [it for it in _named(node) if it.startswith("_") and it != "_"]
    return ("inward", inward[0]) if inward else ("", "")


def _named(node: ast.AST) -> list[str]:
    """The names that it uses or gives."""
    named = [getattr(node, field, None) for field in ("id", "arg", "name", "asname", "rest")]
    named += getattr(node, "names", [])  # some of them are strings
    return [it for it in named if isinstance(it, str)]
