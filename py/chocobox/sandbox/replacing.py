"""Writing calls into the code of a bot in place of what Python does with things that may be long.

By names that a bot cannot use; `operating.py` has what they do.
"""

from __future__ import annotations

import ast
from typing import Any

from chocobox.sandbox.counting import ALONE, is_common
from chocobox.sandbox.kinds import KINDS
from chocobox.sandbox.methods import KNOWN
from chocobox.sandbox.operating import BINARY


def replaced(tree: ast.AST) -> Any:
    """The same code, in which what may be long counts."""
    return _Replaced().visit(tree)


class _Replaced(ast.NodeTransformer):
    """Writes calls in place of what Python does with things that may be long."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if _is_simple(node.op, node.right):
            return node
        return call_of(type(node.op).__name__, node, node.left, node.right)

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        """In a list, the list and the place are found first, and once."""
        self.generic_visit(node)
        target, value = node.target, node.value
        if _is_simple(node.op, value) or isinstance(target, ast.Attribute):
            return node
        if isinstance(target, ast.Name):
            return _put(node, target, _become(node, ast.Name(target.id, ast.Load()), value))
        it, at = (ast.Name(name, ast.Store()) for name in ("_it", "_at"))
        place, there = (
            ast.Subscript(name_of("it"), name_of("at"), use()) for use in (ast.Store, ast.Load)
        )
        where = target.slice
        if isinstance(where, ast.Slice):
            where = call_of("slice", node, *_limits(where))
        found = _become(node, there, value)
        return [_put(node, it, target.value), _put(node, at, where), _put(node, place, found)]

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        among = ast.In | ast.NotIn
        pairs = zip(node.ops, node.comparators, strict=True)
        node.comparators = [_asked(it) if isinstance(sign, among) else it for sign, it in pairs]
        self.generic_visit(node)
        first, *more = node.ops
        if isinstance(first, among) and not more:
            name = "in" if isinstance(first, ast.In) else "absent"
            return call_of(name, node, node.left, node.comparators[0])
        sides = [node.left, *node.comparators]
        for i, sign in enumerate(node.ops):
            if isinstance(sign, among):
                sides[i] = call_of("key", sides[i], sides[i])
                sides[i + 1] = call_of("walked", sides[i + 1], sides[i + 1])
            elif not (isinstance(sign, ast.Is | ast.IsNot) or _is_single(*sides[i : i + 2])):
                sides[i] = call_of("seen", sides[i], sides[i])
        node.left, *node.comparators = sides
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.AST:
        self.generic_visit(node)
        is_load = isinstance(node.ctx, ast.Load)
        if is_load and isinstance(node.slice, ast.Slice):
            return call_of("cut", node, node.value, *_limits(node.slice))
        if isinstance(node.slice, ast.Slice) or isinstance(node.ctx, ast.Del):
            node.value = call_of("open", node.value, node.value)
        else:
            node.slice = key_of(node.slice, str)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        is_known = isinstance(node.ctx, ast.Load) and node.attr in KNOWN
        return call_of("its", node, node.value, value_of(node.attr)) if is_known else node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        func = node.func
        if not (isinstance(func, ast.Attribute) and func.attr in KNOWN):
            return self.generic_visit(node)
        node.func = name_of("ask")
        self.generic_visit(node)
        node.args[:0] = [self.visit(func.value), value_of(func.attr)]
        return node

    def visit_keyword(self, node: ast.keyword) -> ast.AST:
        self.generic_visit(node)
        if node.arg is None:
            node.value = call_of("walked", node.value, node.value)
        return node

    def visit_Starred(self, node: ast.Starred) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.ctx, ast.Load):
            node.value = call_of("walked", node.value, node.value)
        return node

    def visit_Dict(self, node: ast.Dict) -> ast.AST:
        self.generic_visit(node)
        pairs = list(zip(node.keys, node.values, strict=True))
        node.keys = [key and key_of(key) for key, _ in pairs]
        node.values = [it if key else call_of("hashed", it, it) for key, it in pairs]
        return node

    def visit_Set(self, node: ast.Set) -> ast.AST:
        self.generic_visit(node)
        return call_of("set", node, ast.List(node.elts, ast.Load()))

    def visit_DictComp(self, node: ast.DictComp) -> ast.AST:
        self.generic_visit(node)
        node.key = key_of(node.key)
        return node

    def visit_SetComp(self, node: ast.SetComp) -> ast.AST:
        self.generic_visit(node)
        return call_of("set", node, ast.ListComp(node.elt, node.generators))

    def visit_MatchClass(self, node: ast.MatchClass) -> ast.AST:
        """Kinds have other names here, for what a bot calls `list` only makes one."""
        if isinstance(node.cls, ast.Name) and node.cls.id in KINDS:
            node.cls = ast.copy_location(name_of(f"kind_{node.cls.id}"), node.cls)
        node.patterns = [self.visit(it) for it in node.patterns]
        node.kwd_patterns = [self.visit(it) for it in node.kwd_patterns]
        return node

    def visit_MatchValue(self, node: ast.MatchValue) -> ast.AST:
        return node

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.AST:
        self.generic_visit(node)
        form = node.format_spec or value_of("")
        text = call_of("formatted", node, node.value, value_of(node.conversion), form)
        return ast.copy_location(ast.FormattedValue(text, -1, None), node)


def _is_simple(sign: ast.operator, value: ast.expr) -> bool:
    """Whether this operator, with this value, takes no longer for more."""
    is_number = isinstance(value, ast.Constant) and type(value.value) in (int, float)
    return (is_number and isinstance(sign, ast.Add | ast.Sub)) or type(sign).__name__ not in BINARY


def _asked(node: ast.expr) -> ast.expr:
    """What something may be in; a set that is only asked needs no order."""
    if not isinstance(node, ast.Set) or any(isinstance(it, ast.Starred) for it in node.elts):
        return node
    return ast.copy_location(ast.Dict([*node.elts], [value_of(None) for _ in node.elts]), node)


def _become(node: ast.AugAssign, one: ast.expr, other: ast.expr) -> ast.expr:
    return call_of("become", node, value_of(type(node.op).__name__), one, other)


def _limits(part: ast.Slice) -> list[ast.expr]:
    return [it or value_of(None) for it in (part.lower, part.upper, part.step)]


def _is_single(*sides: ast.AST) -> bool:
    """Whether one of the sides cannot hold many things, so that comparing takes no time."""
    return any(
        isinstance(it, ast.Constant)
        or (isinstance(it, ast.Call) and getattr(it.func, "id", "") == "_Mod")
        for it in sides
    )


def key_of(node: ast.expr, *plain: type) -> ast.expr:
    """A key or a place, whose hash may be wanted; those of plain kinds take no time."""
    value = node.value if isinstance(node, ast.Constant) else None
    is_plain = isinstance(value, plain or (str, int)) and is_common(value, ALONE)
    return node if is_plain else call_of("key", node, node)


def _put(at: ast.AST, target: ast.expr, value: ast.expr) -> ast.stmt:
    return ast.copy_location(ast.Assign([target], value), at)


def name_of(name: str) -> ast.Name:
    """A name that a bot cannot use."""
    return ast.Name(f"_{name}", ast.Load())


def value_of(value: str | int | None) -> ast.expr:
    """A value as it is written."""
    return ast.Constant(value)


def call_of(name: str, at: ast.AST, *arguments: ast.expr) -> ast.Call:
    """A call by such a name, in the place of that code."""
    return ast.copy_location(ast.Call(name_of(name), list(arguments), []), at)
