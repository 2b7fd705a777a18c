"""Runs inside Pyodide at build: turns what was installed into one zip of compiled modules."""

import importlib.util
import marshal
import zipfile
from collections.abc import Iterator
from pathlib import Path

WHEN = (2000, 1, 1, 0, 0, 0)


def pack(folder: str, before: set[str], target: str) -> None:
    """Writes everything new in the folder; the same sources always give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in _new_files(Path(folder), before):
            name = path.relative_to(folder).as_posix()
            data = path.read_bytes()
            if path.suffix == ".py":
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
