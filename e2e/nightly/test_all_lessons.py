"""Every lesson in every language, by touch and by keys."""

from __future__ import annotations

import pytest
from e2e.conftest import Visit
from e2e.test_lessons import HANDS, learn


@pytest.mark.parametrize("by", ["touch", "keys"])
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", HANDS)
def test_a_lesson_is_learnt(visit: Visit, game: str, language: str, by: str) -> None:
    learn(visit, game, language, by)
