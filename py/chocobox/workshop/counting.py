"""Counting what a bot does, by calls that are written into its code: its steps, how deep it is.

So both are the same in every Python and on every device, and a bot that never ends is stopped at
the same place everywhere.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, Final

from chocobox.workshop.trouble import StepsError

MOST_STEPS: Final = 200_000
"""One choice takes at most so many steps."""

MOST_DEEP: Final = 200
"""Functions call each other at most so deep; what a function lists inside it counts as well."""

STEP, EACH, POWER, TIMES = "_step", "_each", "_power", "_times"
INTO, BACK, CAUGHT, DEPTH = "_into", "_back", "_caught", "_depth"
"""What is written into the code, by names that a bot cannot use."""


class Steps:
    """Counts the steps of a choice, and how deep it is, and stops it where that is too much.

    line is where it last returned.
    """

    def __init__(self) -> None:
        self.taken = self.line = self.depth = 0

    def step(self, steps: int = 1) -> None:
        """So many steps are taken; StepsError if there were not as many left."""
        self.taken += steps
        if self.taken > MOST_STEPS:
            raise StepsError

    def each(self, items: Iterable[Any]) -> Iterator[Any]:
        """The same items, each of which is a step."""
        for item in items:
            self.step()
            yield item

    def into(self, more: int) -> int:
        """A function begins, which is a step and goes deeper; how deep it was before."""
        self.step()
        before, self.depth = self.depth, self.depth + more
        if self.depth > MOST_DEEP:
            raise RecursionError
        return before

    def back(self, before: int, found: Any = None, line: int = 0) -> Any:
        """A function ends, and it is as deep as before; what it returned, and in which line."""
        self.depth, self.line = before, line or self.line
        return found

    def caught(self, before: int, more: int) -> None:
        """An error is caught in a function: not that of a device which can go no deeper."""
        self.depth = before + more
        error = sys.exception()
        if isinstance(error, RecursionError | MemoryError):
            raise error

    @property
    def words(self) -> dict[str, Any]:
        """What the calls in the code mean."""
        counts = {STEP: self.step, EACH: self.each, INTO: self.into}
        return {**counts, BACK: self.back, CAUGHT: self.caught, DEPTH: 0}


def counted(tree: ast.AST) -> Any:
    """The same code, which counts as it runs."""
    return ast.fix_missing_locations(_Counted().visit(tree))


class _Counted(ast.NodeTransformer):
    """Writes a step into every function, every round of a loop, and every item that is listed.

    A function also notes how deep it is: where it begins and ends, and where it catches an error.
    """

    more = 0
    """So much deeper is the function that is read; outside of all functions, no deeper."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outer, self.more = self.more, _deep(node)
        self.generic_visit(node)
        begin = ast.Assign([ast.Name(DEPTH, ast.Store())], _call(INTO, node, _value(self.more)))
        end = ast.Expr(_call(BACK, node, _depth()))
        node.body = [ast.copy_location(begin, node), *node.body, ast.copy_location(end, node)]
        self.more = outer
        return node

    def visit_While(self, node: ast.While) -> ast.AST:
        return self._round(node)

    def visit_For(self, node: ast.For) -> ast.AST:
        return self._round(node)

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        into = _call(INTO, node.body, _value(_deep(node)))
        self.generic_visit(node)
        node.body = _call(BACK, node.body, into, node.body)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        self.generic_visit(node)
        caught = ast.Expr(_call(CAUGHT, node, _depth(), _value(self.more)))
        node.body.insert(0, ast.copy_location(caught, node))
        return node

    def visit_comprehension(self, node: ast.comprehension) -> ast.AST:
        self.generic_visit(node)
        node.iter = _call(EACH, node.iter, node.iter)
        return node

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        node.value = _call(BACK, node, _depth(), node.value or _value(None), _value(node.lineno))
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

    def _round(self, node: ast.While | ast.For) -> ast.AST:
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(_call(STEP, node)), node))
        return node


def _depth() -> ast.expr:
    return ast.Name(DEPTH, ast.Load())


def _value(value: int | None) -> ast.expr:
    return ast.Constant(value)


def _deep(node: ast.AST) -> int:
    """How much deeper a function is: one, and the lists that are written in it by "for"."""
    inner = max(map(_deep, ast.iter_child_nodes(node)), default=0)
    lists = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
    return inner + isinstance(node, lists | ast.FunctionDef | ast.Lambda)


def _call(name: str, at: ast.AST, *arguments: ast.expr) -> ast.Call:
    found = ast.Call(ast.Name(name, ast.Load()), list(arguments), [])
    return ast.copy_location(found, at)
