"""Compares results with stored files; UPDATE_GOLDEN=1 writes the files anew."""

from __future__ import annotations

import os
from pathlib import Path

IS_UPDATE = os.environ.get("UPDATE_GOLDEN") == "1"


def compare(path: Path, text: str) -> None:
    """The file must hold this text; with UPDATE_GOLDEN=1 it will."""
    if IS_UPDATE:
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.read_text(encoding="utf-8").splitlines() == text.splitlines()
