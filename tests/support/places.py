"""The folders that tests read from."""

from __future__ import annotations

import json
from pathlib import Path

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
LANGUAGES = sorted(path.name for path in (ROOT / "assets" / "locales").glob("*"))
"""All languages, by their tags."""


def own_name(tag: str) -> str:
    """What a language is called by those who speak it."""
    about = ROOT / "assets" / "locales" / tag / "about.json"
    return str(json.loads(about.read_text("utf-8"))["name"])


READERS = [{"en": "en-GB"}.get(tag, tag) for tag in LANGUAGES]
"""Whose tablets have them; dates are written as in Britain."""
