"""Instrumentation of a bot's code: calls that count its steps as it runs.

A bot cannot use the names of the calls. They stand where a function begins and ends, in each round
of a loop, around each listed item, and in place of operators on things that may be long.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence
from typing import Any, Final

from chocobox.sandbox.counting import LETTERS, Steps
from chocobox.sandbox.kinds import KINDS, set_of
from chocobox.sandbox.methods import asked, part
from chocobox.sandbox.operating import BINARY, Opened, absent, become, contained, cut, rows, spread
from chocobox.sandbox.replacing import call_of, name_of, replaced, value_of
from chocobox.sandbox.texts import formatted

NODES: Final = 50
"""So much code, which is no loop of its own, is one more step where it runs."""

LISTS = ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp
OWN = LISTS | ast.FunctionDef | ast.Lambda | ast.For | ast.While
"""What counts for itself."""

WORDS: Final[dict[str, Any]] = {
    "step": Steps.step,
    "each": Steps.each,
    "lazy": Steps.lazy,
    "into": Steps.into,
    "back": Steps.back,
    "caught": Steps.caught,
    "walked": Steps.walked,
    "weighed": Steps.weighed,
    "seen": Steps.seen,
    "key": Steps.key,
    "hashed": Steps.hashed,
    "set": set_of,
    "ask": asked,
    "its": part,
    "open": Opened,
    "in": contained,
    "absent": absent,
    "cut": cut,
    "rows": rows,
    "spread": spread,
    "formatted": formatted,
    "become": become,
    **{name: act for name, (act, _) in BINARY.items()},
}
"""What is written into the code; there each begins with _."""

PLAIN_WORDS: Final[dict[str, Any]] = {"_depth": 0, "_slice": slice} | {
    f"_kind_{name}": kind for name, (kind, _) in KINDS.items()
}
"""The same, where nothing is counted: how deep it is outside of all functions, and kinds."""


def counted(tree: ast.AST) -> Any:
    """The same code, which counts as it runs."""
    return ast.fix_missing_locations(_Counted().visit(replaced(tree)))


class _Counted(ast.NodeTransformer):
    """Writes a step into every function, every round of a loop, and every item that is listed.

    A function also notes how deep it is: where it begins and ends, and where it catches an error.
    """

    more = 0
    """So much deeper is the function that is read; outside of all functions, no deeper."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outer, self.more = self.more, _deep(node)
        into = call_of("into", node, value_of(self.more), *_cost(node.body))
        node.returns = None
        self.generic_visit(node)
        begin = ast.Assign([ast.Name("_depth", ast.Store())], into)
        end = ast.Expr(call_of("back", node, name_of("depth")))
        node.body = [ast.copy_location(begin, node), *node.body, ast.copy_location(end, node)]
        self.more = outer
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        """What a name is said to be is not computed: not every Python does that."""
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        changed = ast.copy_location(ast.Assign([node.target], node.value), node)
        return self.generic_visit(changed)

    def visit_While(self, node: ast.While) -> Any:
        return self._round(node, [node.test, *node.body])

    def visit_For(self, node: ast.For) -> ast.AST:
        is_spread = _is_spread(node.target)
        self._round(node, [node.target, *node.body])
        if is_spread:
            node.iter = call_of("rows", node.iter, node.iter)
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        into = call_of("into", node.body, value_of(_deep(node)), *_cost([node.body]))
        self.generic_visit(node)
        node.body = call_of("back", node.body, into, node.body)
        return node

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> ast.AST:
        self.generic_visit(node)
        caught = ast.Expr(call_of("caught", node, name_of("depth"), value_of(self.more)))
        node.body.insert(0, ast.copy_location(caught, node))
        if node.type:
            node.type = call_of("weighed", node.type, node.type)
        return node

    def visit_ListComp(self, node: ast.ListComp) -> Any:
        return self._listed(node)

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> Any:
        return call_of("lazy", node, self._listed(node))

    def visit_DictComp(self, node: ast.DictComp) -> Any:
        return self._listed(node)

    def visit_Return(self, node: ast.Return) -> ast.AST:
        self.generic_visit(node)
        line = value_of(node.lineno)
        node.value = call_of("back", node, name_of("depth"), node.value or value_of(None), line)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        is_spread = any(map(_is_spread, node.targets))
        self.generic_visit(node)
        if is_spread:
            node.value = call_of("spread", node.value, node.value)
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        self.generic_visit(node)
        if node.exc:
            node.exc = call_of("weighed", node.exc, node.exc)
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        self.generic_visit(node)
        if node.msg:
            node.msg = call_of("weighed", node.msg, node.msg)
        return node

    def visit_Match(self, node: ast.Match) -> ast.AST:
        walking = (ast.MatchStar, ast.MatchMapping, ast.MatchValue)
        often = sum(isinstance(it, walking) for case in node.cases for it in ast.walk(case.pattern))
        self.generic_visit(node)
        if often:
            node.subject = call_of("weighed", node.subject, node.subject, value_of(often))
        return node

    def _round(self, node: Any, parts: Sequence[ast.AST]) -> Any:
        step = call_of("step", node, *_cost(parts))
        self.generic_visit(node)
        node.body.insert(0, ast.copy_location(ast.Expr(step), node))
        return node

    def _listed(self, node: Any) -> Any:
        cost = _cost([*ast.iter_child_nodes(node)])
        spreads = [_is_spread(it.target) for it in node.generators]
        self.generic_visit(node)
        for one, is_spread in zip(node.generators, spreads, strict=True):
            items = call_of("rows", one.iter, one.iter) if is_spread else one.iter
            one.iter = call_of("each", one.iter, items, *cost)
        return node


def _is_spread(target: ast.AST) -> bool:
    """Whether one of several names takes all the rest."""
    return any(isinstance(it, ast.Starred) for it in ast.walk(target))


def _cost(nodes: Sequence[ast.AST]) -> list[ast.expr]:
    """The number of steps for one run of these nodes, if more than one."""
    cost = sum(map(_size, nodes)) // NODES
    return [value_of(1 + cost)] if cost else []


def _size(node: ast.AST) -> int:
    """The size of code; letters count too. Pythons differ in how they read f-strings."""
    if isinstance(node, OWN):
        return 1
    if isinstance(node, ast.Constant):
        return 1 + (len(node.value) // LETTERS if isinstance(node.value, str) else 0)
    if isinstance(node, ast.JoinedStr):
        texts = [str(it.value) for it in node.values if isinstance(it, ast.Constant)]
        values = [it for it in ast.walk(node) if isinstance(it, ast.FormattedValue)]
        return 1 + sum(map(len, texts)) // LETTERS + sum(_size(it.value) for it in values)
    return 1 + sum(map(_size, ast.iter_child_nodes(node)))


def _deep(node: ast.AST) -> int:
    """How much deeper a function is: one, and the lists that are written in it by "for"."""
    inner = max(map(_deep, ast.iter_child_nodes(node)), default=0)
    return inner + isinstance(node, LISTS | ast.FunctionDef | ast.Lambda)
