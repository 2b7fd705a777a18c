"""Questions for paper hold no secret of another seat, and each game that has some asks them."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.rng import Rng
from chocobox.games import GAMES, paper_of
from chocobox.kit.paper import Paper
from support.walks import by_seed, walk

CODES = {
    "schokoly": {"best", "count"},
    "choco_challenge": {"draw", "buy"},
    "kaboom": {"count"},
}
OFTEN = 5
"""A question is asked once in so many plies: the hard bots think for a while."""


def paper(name: str) -> Paper[Any]:
    found = paper_of(name)
    assert found is not None
    return found


def test_these_games_have_questions() -> None:
    assert {name for name in GAMES if paper_of(name)} == {*CODES}


@pytest.mark.parametrize("name", CODES)
def test_a_seat_is_asked_only_by_what_it_knows(name: str) -> None:
    game, seats, asked = GAMES[name], min(GAMES[name].seats), set[str]()
    begun = game.start(game.options(), seats, Rng(4))
    for ply, (state, _) in enumerate(walk(game, begun, seats, by_seed(4))):
        if ply % OFTEN and name != "kaboom":
            continue
        for seat in range(seats):
            other = game.redeal(state, seat, Rng(ply))
            told = paper(name).questions(game, state, seat)
            assert encode(told) == encode(paper(name).questions(game, other, seat)), ply
            asked |= {one.asks.code for one in told}
    assert asked == CODES[name]


@pytest.mark.parametrize("name", CODES)
def test_of_all_seats_the_one_that_has_the_turn_is_asked(name: str) -> None:
    game, seats = GAMES[name], min(GAMES[name].seats)
    begun = game.start(game.options(), seats, Rng(2))
    for ply, (state, _) in enumerate(walk(game, begun, seats, by_seed(2))):
        if ply % (5 * OFTEN):
            continue
        of_all = encode(paper(name).questions(game, state, None))
        each = [encode(paper(name).questions(game, state, seat)) for seat in range(seats)]
        assert of_all in each, ply
        assert all(one in of_all for own in each for one in own), ply
