"""How many bytes the site has, as it lies on the disk and as a host would send it."""

from __future__ import annotations

import gzip
from pathlib import Path

from bench.figures import Found, Row, Setting

ONE_FILE = "chocobox.html"


def weigh(dist: Path) -> Found:
    """Raw and gzip bytes of all files; the box as one file is none of the site's."""
    paths = (path for path in sorted(dist.rglob("*")) if path.is_file() and path.name != ONE_FILE)
    files = [path.read_bytes() for path in paths]
    one = dist / ONE_FILE
    return {
        "one_file": one.stat().st_size if one.exists() else 0,
        "files": len(files),
        "raw": sum(len(data) for data in files),
        # Level 6 is what most hosts use; some less, some more, which changes about 1 %.
        "gzip": sum(len(gzip.compress(data, 6)) for data in files),
    }


def measure(setting: Setting) -> Found:
    """The same for `make bench`."""
    return weigh(setting.dist)


def rows(found: Found) -> list[Row]:
    """What lies on the disk and what goes over the wire."""
    value, packed = (f"{found[name] / 1e6:.2f} MB" for name in ("raw", "gzip"))
    return [
        ("dist/", value, f"{packed} in gzip, {found['files']} files"),
        (ONE_FILE, f"{found['one_file'] / 1e6:.2f} MB", "plays from a stick"),
    ]
