"""The folders that tests read from."""

from __future__ import annotations

from pathlib import Path

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
LANGUAGES = sorted(path.name for path in (ROOT / "assets" / "locales").glob("*"))
"""All languages, by their tags."""

READERS = [{"en": "en-GB"}.get(tag, tag) for tag in LANGUAGES]
"""Whose tablets have them; dates are written as in Britain."""
