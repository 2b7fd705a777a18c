"""How many bytes the site has, as it lies on the disk and as a host would send it."""

from __future__ import annotations

import gzip
from pathlib import Path


def measure(dist: Path) -> dict[str, int]:
    """Raw and gzip bytes of all files."""
    files = [path.read_bytes() for path in sorted(dist.rglob("*")) if path.is_file()]
    return {
        "files": len(files),
        "raw": sum(len(data) for data in files),
        "gzip": sum(len(gzip.compress(data, 6)) for data in files),
    }
