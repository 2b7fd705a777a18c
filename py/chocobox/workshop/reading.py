"""Reading a bot: only plain Python, and each round of a loop and each call counts as a step.

Steps are counted by calls that are written into the code. So they are the same in every Python and
on every device, and a bot that never ends is stopped at the same place everywhere. What a bot may
not use could reach beyond its own table; a browser puts a wall round it all the same.
"""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Iterable, Iterator, Mapping, Sized
from copy import copy
from types import SimpleNamespace
from typing import Any, Final

from chocobox.workshop.trouble import FILE, BotError, StepsError, Trouble, unread

MOST_LETTERS: Final = 10_000
"""The code of a bot is at most so long."""

MOST_STEPS: Final = 200_000
"""One choice takes at most so many steps."""

DEEPEST: Final = 60
"""Code is nested at most so deep; Python itself would stumble over much more."""

PLAIN: Final = """abs all any bool dict divmod enumerate filter float frozenset int isinstance len
    list map max min next repr reversed round set sorted str sum tuple zip Exception
    IndexError KeyError TypeError ValueError ZeroDivisionError StopIteration"""
"""What Python brings along that a bot may use."""

INWARD: Final = ("_", "gi_", "cr_", "ag_", "tb_", "f_", "co_", "mro", "format_map")
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

STEP, EACH, POWER, TIMES, BACK = "_step", "_each", "_power", "_times", "_back"
"""What is written into the code, by names that a bot cannot use."""


class Steps:
    """Counts the steps of a choice, and stops it after so many; line is where it last returned."""

    def __init__(self) -> None:
        self.taken = self.line = 0

    def step(self, steps: int = 1) -> bool:
        """So many steps are taken; StepsError if there were not as many left."""
        self.taken += steps
        if self.taken > MOST_STEPS:
            raise StepsError
        return True

    def each(self, items: Iterable[Any]) -> Iterator[Any]:
        """The same items, each of which is a step."""
        for item in items:
            self.step()
            yield item

    def back(self, line: int, found: Any = None) -> Any:
        """What is returned in a line."""
        self.line = line
        return found


class Code:
    """The code of a bot that has been read; BotError if it cannot be read or may not be used."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_LETTERS:
            raise BotError(Trouble("length", 0, str(MOST_LETTERS)))
        try:
            tree = ast.parse(text, FILE)
        except SyntaxError as error:
            raise BotError(unread(error)) from None
        except (RecursionError, MemoryError, ValueError):  # nested too deep, or with a zero byte
            raise BotError(Trouble("nested", 0)) from None
        _check(tree)
        counted = ast.fix_missing_locations(_Counted().visit(tree))
        self._code = compile(counted, FILE, "exec", dont_inherit=True)

    def run(self, words: Mapping[str, Any], steps: Steps) -> Mapping[str, Any]:
        """What it defines, anew each time: nothing is left of an earlier choice."""
        safe = {name: getattr(builtins, name) for name in PLAIN.split()}
        count = {STEP: steps.step, EACH: steps.each, BACK: steps.back}
        small = {POWER: _power, TIMES: _times, "range": _range, "__import__": _imported}
        space = {
            "__builtins__": {**safe, **count, **small},
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
    match node:
        case ast.Import(names=names) if any(it.name != "math" for it in names):
            return "import", names[0].name
        case ast.ImportFrom():
            return "import", node.module or "."
        case ast.Attribute(attr=name) if name.startswith(INWARD):
            return "inward", name
        case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
            return "await", ""
        case ast.ClassDef(name=name):
            return "class", name
        case ast.Attribute(ctx=ast.Store() | ast.Del(), attr=name):
            return "change", name
        case ast.LShift():
            return "power", ""
        case ast.Try(finalbody=[_, *_]):
            return "finally", ""
        case ast.ExceptHandler(type=None):
            return "except", ""
    named = [getattr(node, field, None) for field in ("id", "arg", "name", "asname")]
    inward = [it for it in named if isinstance(it, str) and it.startswith("_") and it != "_"]
    return ("inward", inward[0]) if inward else ("", "")


# --- what counts as a step ---


class _Counted(ast.NodeTransformer):
    """Writes a step into every function, every round of a loop, and every item that is listed."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        return self._body(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._body(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        return self._body(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.generic_visit(node)
        node.body = ast.BoolOp(ast.And(), [_call(STEP, node.body), node.body])
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.iter = _call(EACH, node.iter, node.iter)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        found = [node.value] if node.value else []
        node.value = _call(BACK, node, ast.Constant(node.lineno), *found)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        if not isinstance(node.op, ast.Pow | ast.Mult):
            return self.generic_visit(node)
        left = copy(node.target)
        left.ctx = ast.Load()
        both = ast.copy_location(ast.BinOp(left, node.op, node.value), node)
        changed = ast.copy_location(ast.Assign([node.target], both), node)
        return self.generic_visit(changed)

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        name = {ast.Pow: POWER, ast.Mult: TIMES}.get(type(node.op))
        return _call(name, node, node.left, node.right) if name else node

    def _body(self, node: ast.FunctionDef | ast.While | ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(_call(STEP, node)), node))
        return node


def _call(name: str, at: ast.AST, *arguments: ast.expr) -> ast.Call:
    found = ast.Call(ast.Name(name, ast.Load()), list(arguments), [])
    return ast.copy_location(found, at)
