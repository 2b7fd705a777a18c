"""Numbers for all that a game can do: each means one thing, always, from whichever seat on."""

from __future__ import annotations

from hashlib import sha256
from itertools import groupby
from typing import Any, get_type_hints

import pytest

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games import GAMES, flat_of
from chocobox.games.schokoly.flat import Beside, Upon
from chocobox.kit.flat import Layout, layout
from chocobox.kit.numbering import Numbering
from support.nights import one_by_day
from support.turned import turned
from support.walks import any_options, by_seed, walk

NAMES = [name for name, game in GAMES.items() if game.solo is None]
TABLES = [(name, seats) for name in NAMES for seats in GAMES[name].seats]

NUMBERED = {
    ("choco_boom", 2): (11, "e25f34c1c0c14e66"),
    ("choco_boom", 3): (11, "e25f34c1c0c14e66"),
    ("choco_boom", 4): (11, "e25f34c1c0c14e66"),
    ("choco_challenge", 3): (30, "8953d53704f41f43"),
    ("choco_challenge", 4): (30, "8953d53704f41f43"),
    ("choco_challenge", 5): (30, "8953d53704f41f43"),
    ("kaboom", 2): (13_237, "cb8b35b41b602c45"),
    ("kaboom", 3): (29_539, "d2bb7037d35fc81e"),
    ("kaboom", 4): (52_339, "9897ead4da46f5f1"),
    ("kaboom", 5): (81_637, "811d56ce348ebe7b"),
    ("kaboom", 6): (117_433, "da3596ef7cc3ef8e"),
    ("schokoly", 2): (15_108, "bed9e0e7ff9c3585"),
    ("schokoly", 3): (15_126, "d74d25d07ec96590"),
    ("schokoly", 4): (15_108, "bed9e0e7ff9c3585"),
}
"""How many things can be done, and a sum over their names: what learned them reads no others."""


def numbering(name: str, seats: int) -> Numbering:
    flat = flat_of(name)
    assert flat is not None
    return Numbering(flat, seats)


def rows_of(name: str, seats: int) -> Layout:
    flat = flat_of(name)
    assert flat is not None
    return layout(flat, get_type_hints(type(GAMES[name]).view)["return"], seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_numbers_never_change_their_meaning(name: str, seats: int) -> None:
    names = numbering(name, seats).names
    assert len(set(names)) == len(names)
    told = sha256("\n".join(names).encode()).hexdigest()[:16]
    assert (len(names), told) == NUMBERED[name, seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(8)))
def test_number_and_action_lead_to_each_other(name: str, seats: int, seed: int) -> None:
    game, all_, choose = GAMES[name], numbering(name, seats), by_seed(seed)
    options = any_options(game, seats, choose, {"rounds": 1})
    states = [it for it, _ in walk(game, game.start(options, seats, Rng(seed)), seats, choose)]
    for ply, state in enumerate(states[:: 1 + len(states) // 80]):
        seat = next((it for it in range(ply, ply + seats) if game.actions(state, it % seats)), 0)
        check_numbers(all_, game.view(state, seat % seats), game.actions(state, seat % seats))


def check_numbers(all_: Numbering, view: Any, actions: Any) -> None:
    """Each action has a number of its own, whose name tells it by what its seat sees."""
    numbers = all_.of(view, actions)
    assert len(set(numbers)) == len(numbers)
    assert len(set(all_.of(view, actions, view.seat))) == len(numbers)
    for number, action in zip(numbers, actions, strict=True):
        deed = all_.deeds[number]
        assert all_.names[number] == repr(deed)
        if isinstance(deed, Beside | Upon):
            it = view.board[deed.board]
            assert (it.x + deed.dx, it.y + deed.dy, it.tier) == (action.x, action.y, 1)
            assert (view.hand[deed.hand].card, deed.turn) == (action.card, action.turn)
        elif type(deed) is type(action):
            assert sorted(map(str, fields_of(deed))) == sorted(map(str, fields_of(action)))


def fields_of(action: Any) -> list[Any]:
    return [getattr(action, name) for name in type(action).__slots__]


UNTURNED = ("count.order.", "change.tallies.")
"""Equal seats are told in the order of the table, and rivals in the order of the page."""


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(6)))
def test_me_first_tells_the_same_wherever_one_sits(name: str, seats: int, seed: int) -> None:
    """The same game one seat further on: each seat sees and may do what its neighbour did."""
    game, all_, rows = GAMES[name], numbering(name, seats), rows_of(name, seats)
    places = [n for n, it in enumerate(rows.numbers) if not it.name.startswith(UNTURNED)]
    choose = by_seed(seed)
    only = {"rounds": 1} if hasattr(game.options(), "rounds") else {}  # a round deals by seats
    one = game.start(game.options(**only), seats, Rng(seed))
    other, now, seen = turned(game, one), 0, 0
    for _ in range(300):
        if game.outcome(one) is not None:
            break
        for seat in range(seats):
            next_ = (seat + 1) % seats
            mine, its = game.view(one, seat), game.view(other, next_)
            row, turned_row = rows.row(mine, seat), rows.row(its, next_)
            assert [row[n] for n in places] == [turned_row[n] for n in places]
            numbers = all_.of(mine, game.actions(one, seat), seat)
            assert sorted(numbers) == sorted(all_.of(its, game.actions(other, next_), next_))
            seen += len(numbers)
        one, other, now = both(game, all_, (one, other, now), choose)
    assert seen > 100


def both(game: Any, all_: Numbering, tables: Any, choose: Any) -> Any:
    """The same next move at both tables."""
    one, other, now = tables
    seats, table, at = all_.seats, game.table(one), now + 1 + choose(200)
    found = [(seat, action) for seat in range(seats) for action in game.actions(one, seat)]
    if table is not None and (not found or table.at <= at):
        return game.step(one, table)[0], game.step(other, game.table(other))[0], table.at
    kinds = [list(same) for _, same in groupby(found, lambda it: (it[0], type(it[1])))]
    same = kinds[choose(len(kinds))]
    seat, action = same[choose(len(same))]
    next_ = (seat + 1) % seats
    [number] = all_.of(game.view(one, seat), [action], seat)
    others = game.actions(other, next_)
    its = others[all_.of(game.view(other, next_), others, next_).index(number)]
    moved = game.step(other, Move(next_, its, at))[0]
    return game.step(one, Move(seat, action, at))[0], moved, at
