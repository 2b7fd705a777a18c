"""Views as rows of whole numbers: all games fit, and no row tells what its seat cannot see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, get_type_hints

import pytest

from chocobox.core.bots import RandomBot
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES, flat_of
from chocobox.kit.flat import Flat, Layout, layout
from chocobox.tournament import finished

NAMES = [name for name, game in GAMES.items() if game.solo is None]
TABLES = [(name, seats) for name in NAMES for seats in GAMES[name].seats]


@dataclass(frozen=True, slots=True)
class Card:
    """A card on a small table."""

    face: str | None
    up: bool


@dataclass(frozen=True, slots=True)
class View:
    """A seat's view of a flat state."""

    turn: int | None
    cards: tuple[Card, ...]
    scores: tuple[tuple[int, ...], ...]
    left: dict[str, int]
    secret: float


SMALL = Flat(
    actions=4,
    words=("ace", "king"),
    lists={"View.cards": (2,), "View.scores": (1, 0)},
    keys={"View.left": ("red", "blue")},
    without=("View.secret",),
)
SEEN = View(1, (Card("king", True),), ((3, -4),), {"blue": 5, "red": 6}, 0.5)


def test_each_place_of_a_row_has_a_name_and_limits() -> None:
    small = layout(SMALL, View, 2)
    row = dict(zip((it.name for it in small.numbers), small.row(SEEN), strict=True))
    first, second = {"cards.0.face": 2, "cards.0.up": 1}, {"cards.1.face": 0, "cards.1.up": 0}
    scores = {"scores.length": 1, "scores.0.length": 2, "scores.0.0": 3, "scores.0.1": -4}
    cards = {"cards.length": 1, **first, **second}
    assert row == {"?turn": 1, "turn": 1, **cards, **scores, "left.red": 6, "left.blue": 5}
    assert small.row(replace(SEEN, turn=None, cards=()))[:7] == [0] * 7
    assert [(it.least, it.most) for it in small.numbers[:4]][2:] == [(0, 2), (0, 2)]


def test_values_without_a_place_are_named() -> None:
    small = layout(SMALL, View, 2)
    with pytest.raises(ValueError, match=r"View\.cards holds 3 things, and has room for 2"):
        small.row(replace(SEEN, cards=SEEN.cards * 3))
    with pytest.raises(ValueError, match=r"Card\.face holds 'queen'"):
        small.row(replace(SEEN, cards=(Card("queen", True),)))
    with pytest.raises(ValueError, match=r"View\.secret has no layout"):
        layout(replace(SMALL, without=()), View, 2)


def layout_of(name: str, seats: int) -> Layout:
    flat, view = flat_of(name), type(GAMES[name]).view
    assert flat is not None, f"{name} has no flat.py"
    return layout(flat, get_type_hints(view)["return"], seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_that_happens_in_a_game_fits(name: str, seats: int) -> None:
    game, flat, rows = GAMES[name], flat_of(name), layout_of(name, seats)
    assert flat is not None
    for bot in (RandomBot(), BOTS[name][0]):
        session = finished(game, game.options(), [bot] * seats, 3)
        for ply, state in enumerate(session.states[:: 1 + len(session.states) // 60]):
            assert len(game.offer(state, ply % seats)) <= flat.actions
            check(rows, game.view(state, ply % seats))


def check(rows: Layout, view: Any) -> None:
    row = rows.row(view)
    for it, number in zip(rows.numbers, row, strict=True):
        assert it.least <= number <= it.most, it.name


@pytest.mark.parametrize("name", NAMES)
def test_a_row_is_the_same_whatever_its_seat_cannot_see(name: str) -> None:
    game, seats = GAMES[name], GAMES[name].seats[0]
    rows = layout_of(name, seats)
    session = finished(game, game.options(), [BOTS[name][0]] * seats, 4)
    for ply, state in enumerate(session.states[:-1:7]):
        seat = ply % seats
        other = game.redeal(state, seat, Rng(ply))
        assert rows.row(game.view(other, seat)) == rows.row(game.view(state, seat))
