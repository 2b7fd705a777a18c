"""Every lesson by touch on each screen, where its slip lies over nothing to touch."""

from __future__ import annotations

import pytest
from e2e.conftest import Visit
from e2e.test_lessons import BY_TOUCH, learn

LOOKS = [
    *[(size, "en") for size in ("1024x768", "768x1024", "390x844", "360x640", "844x390")],
    ("1180x820", "de"),
]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize("game", BY_TOUCH)
def test_a_lesson_is_learnt_by_touch(visit: Visit, game: str, size: str, language: str) -> None:
    width, height = map(int, size.split("x"))
    learn(visit, game, language, viewport={"width": width, "height": height})
