"""What a bot does with things hangs on their values alone: never on hashes, nor on their places.

So its games are the same in every Python, however often it starts. Sets have the order of what was
added; no text shows where a thing lies in memory. Some parts of its code are written anew for that.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from chocobox.workshop.counting import Steps
from chocobox.workshop.ordered import Changing, Frozen, Items, Keys
from chocobox.workshop.shown import bare, pieces
from chocobox.workshop.trouble import BotError, Trouble

SET, PART, PLAIN = "_set", "_part", "_plain"
"""What is written into the code, by names that a bot cannot use."""

SIMPLE: Final = (int, str, float, bool, bytes, type(None))
"""Python itself shows them by their values."""


def valued(tree: ast.AST) -> ast.AST:
    """The same code, in which nothing hangs on hashes or places."""
    return ast.fix_missing_locations(_Valued().visit(tree))  # type: ignore[no-any-return]


def words_of(steps: Steps) -> Mapping[str, Any]:
    """What the calls in the code mean, and the names of Python that mean it too."""
    text = partial(_text, steps)
    sets = {SET: Changing, "set": Changing, "frozenset": Frozen}
    shown = {
        "repr": text,
        "str": _Texts("str", (str,), {"steps": steps}),
        PLAIN: partial(_plain, steps),
    }
    return {**sets, **shown, PART: _part}


class _Valued(ast.NodeTransformer):
    """Writes calls into the code where sets are made, parts taken, and texts composed."""

    def visit_Set(self, node: ast.Set) -> ast.AST:
        self.generic_visit(node)
        return _call(SET, node, ast.List(node.elts, ast.Load()))

    def visit_SetComp(self, node: ast.SetComp) -> ast.AST:
        self.generic_visit(node)
        return _call(SET, node, ast.ListComp(node.elt, node.generators))

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        """Whether something is in a set that is only asked that needs no order."""
        if len(node.ops) > 1 or not isinstance(node.ops[0], ast.In | ast.NotIn):
            return self.generic_visit(node)
        node.left, [other] = self.visit(node.left), node.comparators
        into: Any = self.generic_visit if isinstance(other, ast.Set) else self.visit
        node.comparators = [into(other)]
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        if node.attr not in _PARTS or not isinstance(node.ctx, ast.Load):
            return node
        return _call(PART, node, node.value, ast.Constant(node.attr))

    def visit_MatchClass(self, node: ast.MatchClass) -> ast.AST:
        if found := [it for it in node.kwd_attrs if it in _PARTS]:
            raise BotError(Trouble("inward", node.lineno, found[0]))
        return self.generic_visit(node)

    def visit_FormattedValue(self, node: ast.FormattedValue) -> ast.AST:
        self.generic_visit(node)
        node.value = _call(PLAIN, node.value, node.value)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Mod) and not (_is_number(node.left) or _is_number(node.right)):
            node.right = _call(PLAIN, node.right, node.right)
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Mod) and not _is_number(node.value):
            node.value = _call(PLAIN, node.value, node.value)
        return node


def _is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def _call(name: str, at: ast.AST, *arguments: ast.expr) -> ast.Call:
    found = ast.Call(ast.Name(name, ast.Load()), list(arguments), [])
    return ast.copy_location(found, at)


# --- what the calls do ---


def _part(value: Any, name: str) -> Any:
    """A part whose name is one of a few: of a dict, or of an error."""
    kind, made = _PARTS[name]
    if isinstance(value, kind):
        return made(value)
    if value is kind:
        return lambda it: made(it)()
    return getattr(value, name)


_PARTS: Final[Mapping[str, tuple[type, Callable[[Any], Any]]]] = {
    "keys": (dict, lambda it: partial(Keys, it)),
    "items": (dict, lambda it: partial(Items, it)),
    "args": (BaseException, lambda it: tuple(bare(one) for one in it.args)),
}
"""Parts that lead to an order by hashes, or to places; of what, and what stands for them."""


def _text(steps: Steps, value: object) -> str:
    """Its text, each piece of which is a step."""
    if type(value) in SIMPLE:
        return repr(value)
    return "".join(steps.each(pieces(value)))


class _Texts(type):
    """What stands for `str`: all texts are of that kind, and it makes a text of each thing."""

    steps: Steps

    def __call__(cls, *values: Any, **more: Any) -> str:
        if len(values) == 1 and not more:
            return _said(cls.steps, values[0])
        return str(*values, **more)

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, str)


def _said(steps: Steps, value: object) -> str:
    """A thing as a text: an error says its words."""
    if type(value) in SIMPLE:
        return str(value)
    if isinstance(value, BaseException):
        words = tuple(map(bare, value.args))
        if len(words) > 1 or isinstance(value, KeyError):
            return _text(steps, words if len(words) > 1 else words[0]) if words else ""
        return _said(steps, words[0]) if words else ""
    return _text(steps, value)


def _plain(steps: Steps, value: Any) -> Any:
    """A thing that Python may put into a text."""
    if type(value) in SIMPLE:
        return value
    if type(value) is tuple:
        return tuple(_plain(steps, it) for it in value)
    return (_ShownDict if type(value) is dict else _Shown)(steps, value)


class _Shown:
    """Stands for a thing where Python puts it into a text."""

    def __init__(self, steps: Steps, value: Any) -> None:
        self._steps, self._value = steps, value

    def __repr__(self) -> str:
        return _text(self._steps, self._value)

    def __str__(self) -> str:
        return _said(self._steps, self._value)

    def __format__(self, how: str) -> str:
        if how:
            raise TypeError("only numbers and texts can be given a form")
        return str(self)


class _ShownDict(_Shown):
    """The same for what `%(name)s` looks into."""

    def __getitem__(self, key: Any) -> Any:
        return _plain(self._steps, self._value[key])
