"""The folders that tests read from."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parent.parent
ROOT = TESTS.parent
LANGUAGES = sorted(path.name for path in (ROOT / "assets" / "locales").glob("*"))
"""All languages, by their tags."""


def about(tag: str) -> dict[str, Any]:
    """What a language tells of itself: its name, direction, letters."""
    path = ROOT / "assets" / "locales" / tag / "about.json"
    return dict(json.loads(path.read_text("utf-8")))


def own_name(tag: str) -> str:
    """What a language is called by those who speak it."""
    return str(about(tag)["name"])


def is_left(file: str, spoken: str = "en") -> bool:
    """Whether a visitor keeps no such file of the site: words or letters of other languages, icons
    that only a device fetches which gives the box a place of its own, pages for catalogues."""
    others = [tag for tag in LANGUAGES if tag != spoken]
    names = "|".join(f"{tag}-(first|later)|{about(tag).get('letters', tag)}" for tag in others)
    return bool(
        re.match(f"assets/({names})-|icons/(game|icon-(maskable|512))|lessons/|sitemap", file)
    )


READERS = [{"en": "en-GB"}.get(tag, tag) for tag in LANGUAGES]
"""Whose tablets have them; dates are written as in Britain."""
