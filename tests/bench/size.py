"""How many bytes the site has, as it lies on the disk and as a host would send it."""

from __future__ import annotations

import gzip

from bench.figures import Found, Row, Setting


def measure(setting: Setting) -> Found:
    """Raw and gzip bytes of all files; the box as one file is none of the site's."""
    one = setting.dist / "chocobox.html"
    paths = (path for path in sorted(setting.dist.rglob("*")) if path.is_file() and path != one)
    files = [path.read_bytes() for path in paths]
    return {
        "one_file": one.stat().st_size,
        "files": len(files),
        "raw": sum(len(data) for data in files),
        "gzip": sum(len(gzip.compress(data, 6)) for data in files),
    }


def rows(found: Found) -> list[Row]:
    """What lies on the disk and what goes over the wire."""
    value, packed = (f"{found[name] / 1e6:.2f} MB" for name in ("raw", "gzip"))
    return [
        ("dist/", value, f"{packed} in gzip, {found['files']} files"),
        ("chocobox.html", f"{found['one_file'] / 1e6:.2f} MB", "plays from a stick"),
    ]
