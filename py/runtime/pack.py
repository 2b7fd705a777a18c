"""Runs inside Pyodide at build: turns modules into plain zips of compiled ones."""

import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

WHEN = (2000, 1, 1, 0, 0, 0)


def pack(folder: str, before: set[str], target: str) -> None:
    """Writes everything new in the folder; the same sources always give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in _new_files(Path(folder), before):
            _add(archive, path.relative_to(folder).as_posix(), path.read_bytes())


def pack_library(target: str, names: list[str]) -> None:
    """Writes these modules of Python's own again: a plain start spends its time compiling them."""
    library = next(path for path in sys.path if path.endswith(".zip"))
    with zipfile.ZipFile(library) as stock, zipfile.ZipFile(target, "w") as archive:
        held = set(stock.namelist())
        for name in names:
            path = name.replace(".", "/")
            file = f"{path}.py" if f"{path}.py" in held else f"{path}/__init__.py"
            _add(archive, file, stock.read(file))


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    if name.endswith(".py"):
        name, data = f"{name}c", _compiled(data, name)
    archive.writestr(zipfile.ZipInfo(name, WHEN), data, zipfile.ZIP_DEFLATED)


def _new_files(folder: Path, before: set[str]) -> Iterator[Path]:
    """What a game needs at run time: modules and their data, no metadata, no leftovers."""
    for top in sorted({path.name for path in folder.iterdir()} - before):
        if top.endswith(".dist-info"):
            continue
        for path in sorted((folder / top).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def _compiled(source: bytes, name: str) -> bytes:
    """A module as Python would cache it, never checked against a source: there is none."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)
