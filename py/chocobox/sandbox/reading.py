"""Reading a bot: only plain Python, in which counts whatever can take long.

What a bot may not use could reach beyond its own table, or last for ever; a browser puts a sandbox
round it all the same, but the command line has none.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from contextlib import suppress
from io import StringIO
from token import NEWLINE
from tokenize import TokenError, generate_tokens
from types import MethodType
from typing import Any, Final

from chocobox.core.letters import unseen
from chocobox.request import MOST_CODE
from chocobox.sandbox.counting import Steps
from chocobox.sandbox.kinds import KINDS, Kind
from chocobox.sandbox.marking import PLAIN_WORDS, WORDS, counted
from chocobox.sandbox.methods import KNOWN
from chocobox.sandbox.operating import LARGEST
from chocobox.sandbox.plain import COUNTING, SHORT
from chocobox.sandbox.trouble import FILE, BotError, Trouble, unread

DEEPEST: Final = 60
"""Code is nested at most so deep; Python itself would stumble over much more."""

USED: Final = """
    Module Expr Assign AugAssign AnnAssign NamedExpr Delete Pass Global Nonlocal Import alias
    FunctionDef Lambda arguments arg Return Call keyword Starred
    If IfExp For While Break Continue Match match_case
    MatchAs MatchClass MatchMapping MatchOr MatchSequence MatchSingleton MatchStar MatchValue
    Try ExceptHandler Raise Assert
    Constant JoinedStr FormattedValue Name Attribute Subscript Slice Load Store Del
    List Tuple Set Dict ListComp SetComp DictComp GeneratorExp comprehension
    BoolOp And Or UnaryOp Not USub UAdd Invert
    BinOp Add Sub Mult Div FloorDiv Mod Pow BitAnd BitOr BitXor RShift
    Compare Eq NotEq Lt LtE Gt GtE Is IsNot In NotIn"""
"""What code may be made of, by Python's names; what comes with a new Python is not among it."""

LONGEST: Final = 600
"""So many words and signs stand between two commas or lines at most, with those around brackets.

A browser's Python breaks for good where it reads a chain of some thousand signs; this comes before.
"""

INWARD: Final = ("_", "gi_", "cr_", "ag_", "tb_", "f_", "co_", "mro", "format")
"""Parts whose names begin so lead to the inside of Python."""

REFUSED: Final[Mapping[type[ast.AST], str]] = {
    ast.AsyncFunctionDef: "await",
    ast.AsyncFor: "await",
    ast.AsyncWith: "await",
    ast.Await: "await",
    ast.ImportFrom: "import",
    ast.ClassDef: "class",
    ast.LShift: "power",
    ast.Yield: "yield",
    ast.YieldFrom: "yield",
}
"""What a bot may never use, and the codes of why."""


NAMES: Final[Mapping[str, str]] = {"TryStar": "except*", "MatMult": "@", "TypeAlias": "type"}
"""What a bot may not use either, as it is written where Python calls it otherwise."""

ACTS: Final = {**COUNTING, **{f"_{name}": act for name, act in WORDS.items()}}
"""All that counts, by the names by which code calls it."""


BY_NAME: Final = re.compile(r"(?<!\\)(?:\\\\)*\\N\{")
"""So a letter is written by its name; Python in the browser has no names of letters."""


class Code:
    """The code of a bot that has been read; BotError if it cannot be read or may not be used."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CODE:
            raise BotError(Trouble("length", 0, str(MOST_CODE)))
        if line := unseen(text.replace("\r", "").removeprefix("\ufeff")):
            raise BotError(Trouble("unseen", line))
        if found := BY_NAME.search(text):
            raise BotError(Trouble("named", text.count("\n", 0, found.end()) + 1))
        try:
            _check_chains(text)
            tree = ast.parse(text, FILE)
        except SyntaxError as error:
            raise BotError(unread(error)) from None
        except (RecursionError, MemoryError, ValueError):  # nested too deep, or with a zero byte
            raise BotError(Trouble("nested", 0)) from None
        _check(tree)
        tree = counted(tree)
        used = {it.id for it in ast.walk(tree) if isinstance(it, ast.Name)} | {"__import__"}
        self._acts = [(name, it) for name, it in ACTS.items() if name in used]
        self._kinds = [(name, it) for name, it in KINDS.items() if name in used]
        try:
            self._code = compile(tree, FILE, "exec", dont_inherit=True)
        except SyntaxError as error:  # such as a return outside of all functions
            raise BotError(unread(error)) from None

    def run(self, words: Mapping[str, Any], steps: Steps) -> Mapping[str, Any]:
        """The names that the code defines, computed anew for each choice."""
        acts = {name: MethodType(act, steps) for name, act in self._acts}
        kinds = {name: Kind(steps, of, make) for name, (of, make) in self._kinds}
        safe = {**SHORT, **PLAIN_WORDS, **acts, **kinds}
        space = {"__builtins__": safe, "__name__": "bot", **words}
        exec(self._code, space)  # only what was checked
        return space


# --- what it may use ---


def _check_chains(text: str) -> None:
    """RecursionError if too much of it hangs together; what cannot be read is left to Python."""
    open_, lines = [0], StringIO(text)
    with suppress(SyntaxError, TokenError):
        for token in generate_tokens(lines.readline):
            if token.type == NEWLINE or token.string in (",", ";"):
                open_[-1] = 0
            elif token.string in (")", "]", "}") and len(open_) > 1:
                open_.pop()
            else:
                open_[-1] += 1
                open_ += [0] if token.string in ("(", "[", "{") else []
            if sum(open_) > LONGEST:
                raise RecursionError


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
        return code, str(getattr(node, "module", None) or getattr(node, "name", "."))
    if (name := type(node).__name__) not in USED.split():
        return "unknown", NAMES.get(name, name.lower())
    inward = [it for it in _named(node) if it.startswith("_") and it != "_"]
    return ("inward", inward[0]) if inward else _wrong(node)


def _wrong(node: ast.AST) -> tuple[str, str]:
    """The fault in this use of a name."""
    match node:
        case ast.Import(names=names) if any(it.name != "math" for it in names):
            return "import", names[0].name
        case ast.Attribute(attr=name) if name.startswith(INWARD):
            return "inward", name
        case ast.Attribute(ctx=ast.Store() | ast.Del(), attr=name):
            return "change", name
        case ast.Try(finalbody=[_, *_]):
            return "finally", ""
        case ast.ExceptHandler(type=kinds) if not _is_named(kinds):
            return "except", ""
        case ast.Subscript(slice=ast.Tuple(elts=it)) if any(isinstance(i, ast.Slice) for i in it):
            return "unknown", ":"
        case ast.Constant(value=bytes()):
            return "unknown", 'b"'
        case ast.Constant(value=int(number)) if number.bit_length() > LARGEST:
            return "power", ""
    return _misread(node)


def _misread(node: ast.AST) -> tuple[str, str]:
    """Why a pattern may not ask for this."""
    match node:
        case ast.MatchClass(kwd_attrs=parts) if any(it.startswith(INWARD) for it in parts):
            return "inward", parts[0]
        case ast.MatchClass(kwd_attrs=parts) if KNOWN.intersection(parts):
            return "part", parts[0]
        case ast.MatchMapping(keys=keys) if any(isinstance(it, ast.Attribute) for it in keys):
            return "unknown", "case {.}"
    return "", ""


def _is_named(kinds: ast.expr | None) -> bool:
    """Whether kinds of errors are told by their names, so that nothing happens where they are."""
    named = kinds.elts if isinstance(kinds, ast.Tuple) else [kinds]
    return all(isinstance(it, ast.Name) for it in named)


def _named(node: ast.AST) -> list[str]:
    """The used and the given names."""
    named = [getattr(node, field, None) for field in ("id", "arg", "name", "asname", "rest")]
    named += getattr(node, "names", [])  # some of them are strings
    return [it for it in named if isinstance(it, str)]
