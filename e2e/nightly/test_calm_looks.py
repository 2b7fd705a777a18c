"""Nothing moves by itself, on larger screens too, and in the shorter language."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from e2e.conftest import TABLET, UPRIGHT, Watch, settings_of
from e2e.test_calm import assert_all_is_calm
from playwright.sync_api import BrowserContext

LOOKS: dict[str, dict[str, Any]] = {
    "tablet": {"viewport": TABLET},
    "upright, German": {"viewport": UPRIGHT, "locale": "de-DE"},
}


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_moves_on_a(
    look: str, dist: Path, new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    assert_all_is_calm(dist, new_context(**settings_of(LOOKS[look])), watch)
