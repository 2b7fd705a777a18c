"""Runs inside Pyodide at build: turns modules into plain zips of compiled ones."""

import dataclasses
import gzip
import importlib
import importlib.util
import marshal
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType
from typing import Any

WHEN = (2000, 1, 1, 0, 0, 0)
SPARED = ("ssl", "_ssl", "bz2", "lzma", "compression.zstd")
"""Imported at each start, and never used; Python does without each of them where it is missing."""
BAKED = b"""
import marshal as _marshal
_CODES = _marshal.loads(__loader__.get_data(f"{__file__[:-4]}.bin"))
def exec(text, *spaces, _exec=exec):
    _exec(_CODES.get(text, text), *spaces)
"""
"""What is added to dataclasses: the texts that Python's own modules let it write come compiled."""


def pack(folder: str, before: set[str], target: str) -> None:
    """Writes everything new in the folder; the same sources always give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in _new_files(Path(folder), before):
            _add(archive, path.relative_to(folder).as_posix(), path.read_bytes())
        _add(archive, "baked.py", Path("/baked.py").read_bytes())
        with _listening() as codes:
            importlib.import_module("chocobox.bridge")
        _add(archive, "baked.bin", marshal.dumps(codes))


@contextmanager
def _listening() -> Iterator[dict[str, CodeType]]:
    """All that dataclasses write and compile in the meantime."""
    codes: dict[str, CodeType] = {}

    def run(text: str, *spaces: Any) -> None:
        codes[text] = compile(text, "<string>", "exec", dont_inherit=True, optimize=2)
        exec(codes[text], *spaces)

    vars(dataclasses)["exec"] = run
    yield codes
    del vars(dataclasses)["exec"]


def squeeze(source: str, target: str) -> None:
    """Packs a zip as a whole, for the browser to unpack."""
    Path(target).write_bytes(gzip.compress(Path(source).read_bytes(), 9, mtime=0))


def pack_library(target: str, names: list[str]) -> None:
    """Writes these modules of Python's own again: a plain start spends its time compiling them."""
    with zipfile.ZipFile(_library()) as stock:
        held = set(stock.namelist())
        paths = [_path(name) for name in names]
        files = [f"{path}.py" if f"{path}.py" in held else f"{path}/__init__.py" for path in paths]
        with _listening() as codes:
            for name, file in zip(names, files, strict=True):
                if b"@dataclass" in (source := stock.read(file)):
                    exec(source, dict(vars(importlib.import_module(name))))
        _pack_files(target, stock, files, codes)


def pack_whole(target: str) -> None:
    """Writes all of Python's own modules but the spared ones: what the box may choose from."""
    with zipfile.ZipFile(_library()) as stock:
        names = sorted(name for name in stock.namelist() if name.endswith(".py"))
        spared = tuple(f"{_path(name)}{end}" for name in SPARED for end in (".py", "/"))
        _pack_files(target, stock, [name for name in names if not name.startswith(spared)], {})


def _library() -> str:
    return next(path for path in sys.path if path.endswith(".zip"))


def _path(module: str) -> str:
    return module.replace(".", "/")


def _pack_files(
    target: str, stock: zipfile.ZipFile, names: list[str], codes: dict[str, CodeType]
) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name in names:
            _add(archive, name, stock.read(name) + (BAKED if name == "dataclasses.py" else b""))
        _add(archive, "dataclasses.bin", marshal.dumps(codes))


def _add(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    if name.endswith(".py"):
        name, data = f"{name}c", _compiled(data, name)
    archive.writestr(zipfile.ZipInfo(name, WHEN), data, archive.compression, 9)


def _new_files(folder: Path, before: set[str]) -> Iterator[Path]:
    """What a game needs at run time: modules and their data, no metadata, no leftovers."""
    for top in sorted({path.name for path in folder.iterdir()} - before):
        if top.endswith(".dist-info"):
            continue
        for path in [folder / top, *sorted((folder / top).rglob("*"))]:
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def _compiled(source: bytes, name: str) -> bytes:
    """A module as Python would cache it, never checked against a source: there is none."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=2)
    unchecked = (1).to_bytes(4, "little")
    return importlib.util.MAGIC_NUMBER + unchecked + bytes(8) + marshal.dumps(code)
