"""How many bytes the site has, as it lies on the disk and as a host would send it."""

from __future__ import annotations

import gzip
from pathlib import Path

from bench.figures import Found, Row, Setting
from support.places import is_left

ONE_FILE = "chocobox.html"


def weigh(dist: Path) -> Found:
    """Raw and gzip bytes of all files; the box as one file is none of the site's.

    visit: in gzip, what a visitor fetches and keeps who speaks English.
    """
    paths = [path for path in sorted(dist.rglob("*")) if path.is_file() and path.name != ONE_FILE]
    files = {path.relative_to(dist).as_posix(): path.read_bytes() for path in paths}
    # Level 6 is what most hosts use; some less, some more, which changes about 1 %.
    packed = {file: len(gzip.compress(data, 6)) for file, data in files.items()}
    one = dist / ONE_FILE
    return {
        "one_file": one.stat().st_size if one.exists() else 0,
        "files": len(files),
        "raw": sum(map(len, files.values())),
        "gzip": sum(packed.values()),
        "visit": sum(size for file, size in packed.items() if not is_left(file)),
    }


def measure(setting: Setting) -> Found:
    """The same for `make bench`."""
    return weigh(setting.dist)


def rows(found: Found) -> list[Row]:
    """What lies on the disk and what goes over the wire."""
    value, packed, own = (f"{found[name] / 1e6:.2f} MB" for name in ("raw", "gzip", "visit"))
    return [
        ("dist/", value, f"{packed} in gzip, {found['files']} files"),
        ("a visitor who speaks English", own, "in gzip"),
        (ONE_FILE, f"{found['one_file'] / 1e6:.2f} MB", "plays from a stick"),
    ]
