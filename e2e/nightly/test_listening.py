"""A whole game in each language, by ear: each step is told, and in that language."""

from __future__ import annotations

import pytest
from e2e.conftest import CALM, Visit
from e2e.keys import Keys
from e2e.looks import foreign, names
from e2e.replay import Watched

from chocobox.games import BOTS, GAMES
from support.links import text_of
from support.moments import of_bots
from support.places import READERS

SHELF = [name for name, it in GAMES.items() if it.shelf]
TURNS = [(SHELF[at % len(SHELF)], locale) for at, locale in enumerate(READERS)]


@pytest.mark.parametrize(("game", "locale"), TURNS)
def test_a_game_is_heard_from_its_start_to_its_end(visit: Visit, game: str, locale: str) -> None:
    session = of_bots(game, [BOTS[game][-1].name] * GAMES[game].seats[0], seed=1)
    page = visit(f"#/watch/{text_of('replay', session)}", locale=locale, **CALM)
    watched, keys = Watched(page), Keys(page)
    watched.at(0)
    told = []
    for ply in range(1, watched.last + 1):
        keys.hit("ArrowRight")
        watched.at(ply)
        told.append(keys.hears("."))
    language = page.evaluate("document.documentElement.lang")
    assert len(told) == len(session.moves)
    for one in told:
        assert not names().search(one), one
        assert "{" not in one, one
        assert not {*one.split(". ")} & foreign(language), one
