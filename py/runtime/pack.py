"""Runs inside Pyodide at build: writes zips of compiled modules."""

import ast
import binascii
import dataclasses
import importlib
import importlib.util
import inspect
import lzma
import marshal
import struct
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any

INSTEAD = Path("/instead")
"""Small stand-ins for modules that are not needed but cost time at each start."""

COMMANDS = {
    *("segno/cli.py", "segno/helpers.py", "chocobox/__main__.py", "chocobox/perft.py"),
    *("chocobox/games/schokoly/rules/drawn.py", "chocobox/analysis/commands.py"),
    *("chocobox/analysis/fitting.py", "chocobox/analysis/calibration.py"),
    *("chocobox/analysis/playouts.py",),
    *("chocobox/env.py", "chocobox/rows.py", "chocobox/kit/numbering.py", "chocobox/jobs.py"),
}
"""Only the command line and researchers need these."""

AT_BUILD = "chocobox/pages/built/"
"""Pages that are told when the site is built."""

ELSEWHERE = {"flat.py", "transcript.py"}
"""Researchers and the command line alone need all modules of these names."""


def pack(folder: str, before: set[str], target: str, library: list[str]) -> None:
    """Write all new files of the folder; the same sources always give the same bytes."""
    files = []
    for path in _new_files(Path(folder), before):
        name = path.relative_to(folder).as_posix()
        files.append(_file(name, _instead(name) or path.read_bytes()))
    Path(target).write_bytes(_zipped(files))
    names = [*library, *(_module(name) for name, _ in files)]
    files.append(_file("baked.py", Path("/baked.py").read_bytes()))
    files.append(("baked.bin", marshal.dumps((_baked(target), names))))
    Path(target).write_bytes(_zipped(files))


def _module(file: str) -> str:
    """The name of the module in a file."""
    return file.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")


def _baked(engine: str) -> dict[tuple[int, int], bytes]:
    """The code that dataclasses compile when the packed engine is imported: most of that time.

    Each is packed by itself: a start makes one class of ten.
    """
    codes: dict[tuple[int, int], bytes] = {}
    texts: dict[tuple[int, int], str] = {}

    def run(text: str, *spaces: Any) -> None:
        key = (binascii.crc32(text.encode()), len(text))  # as baked.py finds it
        if texts.setdefault(key, text) != text:
            raise ValueError("two texts have one key")
        code = _bare(_code(text, "<string>"))
        codes[key] = marshal.dumps(code)
        exec(code, *spaces)

    sys.path.insert(0, engine)
    vars(dataclasses)["exec"] = run
    importlib.import_module("chocobox.bridge")
    dict(importlib.import_module("chocobox.games").GAMES)  # a look at a game imports it
    for name in importlib.import_module("chocobox.pages").ASKED:
        importlib.import_module(f"chocobox.pages.{name}")
    del vars(dataclasses)["exec"]
    sys.path.remove(engine)
    for name in [name for name in sys.modules if name.startswith("chocobox")]:
        del sys.modules[name]  # whoever asks next is answered by the whole engine
    return codes


def pack_library(target: str, names: list[str]) -> None:
    """Write compiled modules of the standard library, so that no start compiles them."""
    with zipfile.ZipFile(_library()) as stock:
        held = set(stock.namelist())
        paths = [name.replace(".", "/") for name in names]
        files = [f"{path}.py" if f"{path}.py" in held else f"{path}/__init__.py" for path in paths]
        _pack_files(target, stock, files)


def pack_whole(target: str) -> None:
    """Write all of Python's own modules, to find out which of them are needed."""
    with zipfile.ZipFile(_library()) as stock:
        _pack_files(target, stock, sorted(n for n in stock.namelist() if n.endswith(".py")))


def _library() -> str:
    return next(path for path in sys.path if path.endswith(".zip"))


def _pack_files(target: str, stock: zipfile.ZipFile, names: list[str]) -> None:
    files = (_file(name, _instead(name) or stock.read(name)) for name in names)
    Path(target).write_bytes(_zipped(files))


def _zipped(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip for Python's importer alone: it reads each name once, and no check sums.

    The browser looks whether the whole file has come unharmed.
    """
    parts, names, at = list[bytes](), list[bytes](), 0
    for name, data in files:
        parts += struct.pack("<4s26x", b"PK\3\4"), data
        where = struct.pack("<4s16x2IH12xI", b"PK\1\2", len(data), len(data), len(name), at)
        names.append(where + name.encode())
        at += len(parts[-2]) + len(data)
    size, count = sum(map(len, names)), len(names)
    end = struct.pack("<4s4x2H2IH", b"PK\5\6", count, count, size, at, 0)
    return b"".join((*parts, *names, end))


def _instead(name: str) -> bytes | None:
    """The stand-in for that module; None without one."""
    instead = INSTEAD / name
    return instead.read_bytes() if instead.exists() else None


def _file(name: str, data: bytes) -> tuple[str, bytes]:
    """A file of a zip; a module is compiled."""
    return (f"{name}c", compiled(data, name)) if name.endswith(".py") else (name, data)


def _new_files(folder: Path, before: set[str]) -> Iterator[Path]:
    """The new modules of the folder, without metadata and what only the command line needs."""
    for top in sorted({path.name for path in folder.iterdir()} - before):
        for path in [folder / top, *sorted((folder / top).rglob("*.py"))]:
            name = path.relative_to(folder).as_posix()
            is_left_out = path.name in ELSEWHERE or name in COMMANDS or name.startswith(AT_BUILD)
            if path.is_file() and not is_left_out:
                yield path


def squeezed(path: str) -> bytes:
    """A file as xz, a quarter smaller than gzip: it finds what two modules far apart share.

    The dictionary is as long as the longest zip: so much memory is taken to unpack it.
    """
    most = {"preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 22, "nice_len": 273}
    squeeze = {"id": lzma.FILTER_LZMA2, **most, "lc": 4, "pb": 0}  # as fits Python's byte code
    return lzma.compress(Path(path).read_bytes(), check=lzma.CHECK_CRC32, filters=[squeeze])


def compiled(source: bytes, name: str) -> bytes:
    """A module as Python caches it; it is not checked against a source, which is not there."""
    tree = ast.fix_missing_locations(_Lean().visit(ast.parse(source, name)))
    code = _bare(_code(tree, name))
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)


class _Lean(ast.NodeTransformer):
    """Leaves out what was checked before the engine runs: types, and guards of values.

    A frozen dataclass is packed without its guards: they are a quarter of what is baked, and its
    values are made slower by them. That nothing changes a value, mypy has seen, and the tests.
    Nor can it be shown as a text, another quarter: the engine shows none, and a stranger's bot is
    shown values by `sandbox/shown.py`.
    """

    def visit_Module(self, node: ast.Module) -> Any:
        """A module without the imports that only its types need."""
        before = _names(node)
        self.generic_visit(node)
        return _Imports(before - _names(node)).visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        """A function without the type of its result."""
        node.returns = None
        return self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AST:
        """The same of a coroutine."""
        node.returns = None
        return self.generic_visit(node)

    def visit_arg(self, node: ast.arg) -> ast.AST:
        """An argument without its type."""
        node.annotation = None
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        """A variable without its type."""
        plain = ast.Assign([node.target], node.value) if node.value else ast.Pass()
        return ast.copy_location(plain, node)

    def visit_If(self, node: ast.If) -> Any:
        """A choice; of what is for the checker of types alone, the other branch is left."""
        self.generic_visit(node)
        is_for_types = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
        return node.orelse or ast.copy_location(ast.Pass(), node) if is_for_types else node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        """A class with its fields; those of a TypedDict make nothing."""
        node.decorator_list = [_plain_dataclass(kind) for kind in node.decorator_list]
        if any(isinstance(base, ast.Name) and base.id == "TypedDict" for base in node.bases):
            node.body = [ast.copy_location(ast.Pass(), node)]
        node.body = [self._member(one) for one in node.body]
        return node

    def _member(self, node: ast.stmt) -> Any:
        """A part of a class; a field needs a type, but any will do."""
        if not isinstance(node, ast.AnnAssign):
            return self.visit(node)
        kind = ast.unparse(node.annotation)
        if kind.startswith("ClassVar"):
            return self.visit_AnnAssign(node)
        if not kind.startswith(("InitVar", "KW_ONLY")):
            node.annotation = ast.copy_location(ast.Constant(None), node.annotation)
        return node


class _Imports(ast.NodeTransformer):
    """Leaves out the imports of some names."""

    def __init__(self, names: set[str]) -> None:
        self.names = names

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.AST:
        """An import of the names that are left."""
        if node.module == "__future__":
            return node
        node.names = [one for one in node.names if (one.asname or one.name) not in self.names]
        return node if node.names else ast.copy_location(ast.Pass(), node)


def _names(tree: ast.AST) -> set[str]:
    """All names that are used, also in types, and all texts, for `__all__` has names in texts."""
    values = (getattr(one, "id", getattr(one, "value", None)) for one in ast.walk(tree))
    return {value for value in values if isinstance(value, str)}


def _plain_dataclass(kind: ast.expr) -> ast.expr:
    """A dataclass without guards and without a text; any other decorator as it is."""
    if ast.unparse(kind).partition("(")[0] != "dataclass":
        return kind
    hows = [_unguarded(how) for how in kind.keywords] if isinstance(kind, ast.Call) else []
    hows.append(ast.keyword("repr", ast.Constant(False)))
    return ast.copy_location(ast.Call(ast.Name("dataclass", ast.Load()), [], hows), kind)


def _unguarded(how: ast.keyword) -> ast.keyword:
    """A value that nobody changes has a hash, with no guard."""
    how.arg = "unsafe_hash" if how.arg == "frozen" else how.arg
    return how


def _code(source: str | bytes | ast.Module, name: str) -> CodeType:
    return compile(source, name, "exec", dont_inherit=True, optimize=2)


def _bare(code: CodeType) -> CodeType:
    """The same code, which knows neither its lines, its class, nor the names of its variables.

    No source is there to show them. Each entry of the table of lines says "no line" of at most
    eight units (CPython's locations.md). What an inner function sees is none of these variables.
    """
    full, rest = divmod(len(code.co_code) // 2, 8)
    table = b"\xff" * full + bytes([0xF8 | rest - 1] if rest else [])
    parts = (_bare(it) if isinstance(it, CodeType) else it for it in code.co_consts)
    return code.replace(
        co_firstlineno=1,
        co_linetable=table,
        co_consts=tuple(parts),
        co_qualname=code.co_name,
        co_varnames=_bare_names(code),
    )


def _bare_names(code: CodeType) -> tuple[str, ...]:
    """The names of a function's arguments, and none for its other variables."""
    has_all = bool(code.co_flags & inspect.CO_VARARGS) + bool(
        code.co_flags & inspect.CO_VARKEYWORDS
    )
    arguments = code.co_argcount + code.co_kwonlyargcount + has_all
    return tuple(name if at < arguments else "" for at, name in enumerate(code.co_varnames))
