"""A seat at another device: it is told the same, whatever the cards are that it cannot see."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from chocobox.bridge import Bridge
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Action, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games import GAMES
from chocobox.kit.asking import QUESTIONS
from support.laws import Subject, one_of_each
from support.nights import one_by_day
from support.subjects import SUBJECTS
from support.talk import PERSON
from support.walks import Walk, any_options, by_seed, walk

GAMES_OF_SEVERAL = {name: game for name, game in GAMES.items() if len(game.seats) > 1}
TABLES = [(name, seats) for name, game in GAMES_OF_SEVERAL.items() for seats in game.seats]
WALKS = one_by_day([(0, 80), *((seed, 400) for seed in range(1, 4))])
"""Seeds of games, and how far each is looked at."""
MOST_LIKE = 8
"""So many actions of other seats are compared, such as the cards that somebody may offer."""
EACH = 7
"""Of so many positions one is asked everything; the sight of the best move is slow."""

Asked = dict[str, Any]
Walked = tuple[int, int]


def positions(game: Game[Any, Any], seats: int, seed: int, plies: int) -> Walk:
    """The first positions of a game by chance, each with the move made next."""
    choose = by_seed(seed)
    begun = game.start(any_options(game, seats, choose), seats, Rng(seed))
    return islice(walk(game, begun, seats, choose), plies)


def table_of(game: Game[Any, Any], seats: int, state: Any) -> Bridge:
    """Persons at a table in this state."""
    bridge = Bridge()
    bridge.play.session = Session(game, state.options, [PERSON] * seats, 7)
    bridge.play.session.states = [state]
    return bridge


def replies(bridge: Bridge, requests: list[Asked]) -> list[Any]:
    """The replies to requests that change nothing."""
    session = bridge.play.session
    assert session
    state = session.state
    told = [json.loads(bridge.handle(json.dumps(one))) for one in requests]
    assert session.state is state
    assert session.moves == []
    return told


def shares(seat: int, seats: int) -> list[Asked]:
    """What that guest is told of the game; then what its table is where it alone sits there."""
    others = [other for other in range(seats) if other != seat]
    return [{"op": "share", "guests": guests} for guests in ([seat], others)]


def questions(game: Game[Any, Any], state: Any, seat: int, seats: int) -> list[Asked]:
    """All that a guest asks without changing anything, also about what only others may do."""
    own = [encode(one) for one in one_of_each(game, state, seat)]
    kinds = [encode(one) for n in range(seats) for one in one_of_each(game, state, n)]
    asks: list[Asked] = [{"op": "hint"}, {"op": "choices"}, {"op": "undo"}]
    asks += [{"op": "ask", "about": about} for about in QUESTIONS]
    asks += [{"op": "ask", "about": "card", "number": number} for number in range(1, 4)]
    asks += [{"op": "ask", "about": "beside", "action": wish} for wish in own[:2]]
    asks += [{"op": "try", "action": wish} for wish in own]
    asks += [{"op": "why", "action": wish} for wish in kinds]
    asks.append({"op": "play", "action": {"type": "Nothing"}, "since": 0, "ply": 0})
    at_table = {"op": "guest", "seat": seat, "guests": [seat], "at": 0, "shown": 0}
    return [at_table | {"request": one} for one in asks]


def own_part(reply: Asked, seat: int) -> Asked:
    """What of a reply goes to that seat's device."""
    return reply["guests"][str(seat)] if "guests" in reply else reply


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("walked", WALKS)
def test_a_guest_is_told_nothing_that_its_seat_cannot_see(
    name: str, seats: int, walked: Walked
) -> None:
    game = GAMES[name]
    for ply, (state, _) in enumerate(positions(game, seats, *walked)):
        seat = ply % seats
        asks = shares(seat, seats)[:1]
        asks += questions(game, state, seat, seats) if ply % EACH == 0 else []
        told = [own_part(one, seat) for one in replies(table_of(game, seats, state), asks)]
        assert not [one for one in told if "error" in one]
        other = game.redeal(state, seat, Rng(ply))
        again = replies(table_of(game, seats, other), asks)
        assert told == [own_part(one, seat) for one in again], ply


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("walked", WALKS)
def test_a_table_is_told_nothing_that_only_guests_may_see(
    name: str, seats: int, walked: Walked
) -> None:
    """Each seat in turn sits there alone; and at last nobody."""
    game = GAMES[name]
    for ply, (state, _) in enumerate(positions(game, seats, *walked)):
        seat = ply % seats
        all_away = {"op": "share", "guests": [*range(seats)]}
        asks = [shares(seat, seats)[1], all_away]
        alone, nobody = [one["update"] for one in replies(table_of(game, seats, state), asks)]
        assert [*alone["views"]] == [*alone["actions"]] == [str(seat)]
        assert (nobody["actions"], nobody["topics"]) == ({"0": []}, {})
        other = game.redeal(state, seat, Rng(ply))
        again = replies(table_of(game, seats, other), asks)
        assert [alone, nobody] == [one["update"] for one in again], ply


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("walked", WALKS)
def test_events_tell_no_more_than_the_view_after_them(
    name: str, seats: int, walked: Walked
) -> None:
    """So guests get all of them."""
    game = GAMES[name]
    for ply, (state, move) in enumerate(positions(game, seats, *walked)):
        if move is not None:
            for seat in range(seats):
                check_events(
                    SUBJECTS[name], (state, game.redeal(state, seat, Rng(ply))), move, seat
                )


def check_events(subject: Subject, states: tuple[Any, Any], move: Move, seat: int) -> None:
    """Tables that look the same to that seat before and after a move tell the same of it.

    A card may be seen on its way from one hidden place to another.
    """
    game = subject.game
    one, told = game.step(states[0], move)
    seen = game.view(one, seat)
    was, now = subject.hidden(states[0], seat), subject.hidden(one, seat)
    if any(card in now and was.get(card) != now[card] for card in subject.shown(encode(told))):
        return
    for action in like(game, states[1], move):
        other, told_there = game.step(states[1], Move(move.seat, action, move.at))
        if game.view(other, seat) == seen:
            assert told == told_there, move


def like(game: Game[Any, Any], state: Any, move: Move) -> list[Action]:
    """Some actions of that kind in another state."""
    if move.seat == TABLE:
        return [move.action]
    kind = type(move.action)
    return [it for it in game.actions(state, move.seat) if type(it) is kind][:MOST_LIKE]
