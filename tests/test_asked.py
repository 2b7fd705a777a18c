"""Answers for one seat's ears: they hold no secret, and the groups hold each action once."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.asked import answered
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES, asking_of
from chocobox.kit.asking import QUESTIONS, Answer, Asking, Nothing, Over, Seen, answer
from chocobox.records import session_of, solo_record
from support.nights import one_by_day
from support.walks import any_options, by_seed, walk

TABLES = [(name, max(game.seats)) for name, game in GAMES.items()]
CARDS = range(1, 6)


def answers(asking: Asking[Any], game: Game[Any, Any], state: Any, seat: int) -> list[Answer]:
    """The answers to all questions, also beside each of a few actions."""
    actions = game.offer(state, seat)
    found = [answer(asking, about, Seen(state, seat, actions)) for about in QUESTIONS]
    found += [answer(asking, "card", Seen(state, seat, actions, number)) for number in CARDS]
    pointed = [Seen(state, seat, actions, action=action) for action in actions[:3]]
    return found + [answer(asking, "beside", seen) for seen in pointed]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(2)))
def test_answers_depend_only_on_what_the_seat_knows(name: str, seats: int, seed: int) -> None:
    game, asking, choose = GAMES[name], asking_of(name) or Asking(), by_seed(seed)
    begun = game.start(any_options(game, seats, choose, None), seats, Rng(seed))
    for ply, (state, _) in enumerate(walk(game, begun, seats, choose)):
        seat = ply % seats
        other = game.redeal(state, seat, Rng(ply))
        told = encode(answers(asking, game, state, seat))
        assert told == encode(answers(asking, game, other, seat)), ply
        actions = game.offer(state, seat)
        groups = asking.groups(Seen(state, seat, actions))
        places = [place for group in groups for place in group.places]
        assert sorted(places) == [*range(len(actions))], ply
        assert groups == asking.groups(Seen(other, seat, game.offer(other, seat))), ply


SHELF = [name for name, game in GAMES.items() if game.shelf]


@pytest.mark.parametrize("name", SHELF)
def test_every_game_of_the_shelf_answers_every_question(name: str) -> None:
    game, asking, choose = GAMES[name], asking_of(name), by_seed(3)
    assert asking, "told/asked.py is missing"
    told = set()
    begun = game.start(game.options(), min(game.seats), Rng(3))
    for state, _ in walk(game, begun, min(game.seats), choose):
        for about in QUESTIONS:
            seen = Seen(state, 0, game.offer(state, 0))
            if Nothing() not in answer(asking, about, seen).facts:
                told.add(about)
    assert told == {*QUESTIONS}


@pytest.mark.parametrize("name", SHELF)
def test_after_the_end_nobody_has_a_turn(name: str) -> None:
    seats = min(GAMES[name].seats)
    bot = {"kind": "bot", "bot": BOTS[name][0].name}
    session = session_of({**solo_record(name, {}, 5), "players": [bot] * seats})
    assert answered(session, 0, {"about": "turn"}).facts != (Over(),)
    session.play_on()
    assert answered(session, 0, {"about": "turn"}).facts == (Over(),)
