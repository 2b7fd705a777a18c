"""By ear and keys alone: whole games, in which only the live region is heard."""

from __future__ import annotations

import re

import pytest
from e2e.conftest import CALM, Visit
from e2e.keys import Keys

GAMES = {
    "schokoly": "players=person,nibbler,nibbler",
    "choco_challenge": "players=person,apprentice",
    "kaboom": "players=person,goldfish&rounds=1&slaps=0",
}
MOST = 900
"""No such game needs more choices."""
OVER = re.compile(r"wins?\b|Winner|[Tt]ie|won")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_ear(visit: Visit, game: str) -> None:
    page = visit(f"#/new/{game}?seed=7&{GAMES[game]}", **CALM)
    page.locator(".table[data-game]:not(.waiting)").wait_for()
    keys = Keys(page)
    for number in range(MOST):
        keys.hit("p", ".")
        said = keys.hears(".")
        if number < 40:
            print(said)
        keys.hit("Enter")
        page.wait_for_timeout(60)
        if page.locator(".end-sheet").count():
            break
    assert page.locator(".end-sheet").count(), said
