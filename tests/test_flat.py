"""Views as rows of whole numbers: all games fit, and no row tells what its seat cannot see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, get_type_hints

import pytest

from chocobox.core.bots import Bot, RandomBot
from chocobox.core.rng import Rng
from chocobox.games import BOTS, GAMES, flat_of
from chocobox.kit.flat import TIMES, Flat, Layout, layout
from chocobox.tournament import finished
from support.nights import one_by_day
from support.walks import any_options, by_seed, walk

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
    best: tuple[int, ...]
    later: tuple[int, ...]
    left: dict[str, int]
    secret: float


SMALL = Flat(
    actions=4,
    words=("ace", "king"),
    numbers=lambda seats: {
        "View.scores": (-4, seats),
        "View.left.red": (3, 9),
        "View.left.blue": (0, 5),
    },
    deeds=lambda seats: (),
    seats=("View.turn", "View.best", "View.later"),
    sets=("View.best",),
    lists={"View.cards": (2,), "View.scores": (1, 0)},
    keys={"View.left": ("red", "blue")},
    without=("View.secret",),
)
SEEN = View(1, (Card("king", True),), ((3, -4, 0),), (0, 2), (0, 2), {"blue": 5, "red": 6}, 0.5)


def told(view: View, first: int = 0) -> dict[str, int]:
    small = layout(SMALL, View, 3)
    row = small.row(view, first)
    return dict(zip((it.name for it in small.numbers), row, strict=True))


def test_each_place_of_a_row_has_a_name_and_limits() -> None:
    first, second = {"cards.0.face": 2, "cards.0.up": 1}, {"cards.1.face": 0, "cards.1.up": 0}
    scores = {"scores.length": 1, "scores.0.length": 3, "scores.0.0": 3, "scores.0.1": -4}
    scores |= {"scores.0.2": 0}
    cards = {"cards.length": 1, **first, **second}
    best = {"best.length": 2, "best.0": 0, "best.1": 2, "best.2": 0}
    later = {name.replace("best", "later"): number for name, number in best.items()}
    left = {"left.red": 6, "left.blue": 5}
    assert told(SEEN) == {"?turn": 1, "turn": 1, **cards, **scores, **best, **later, **left}
    assert list(told(replace(SEEN, turn=None, cards=())).values())[:7] == [0] * 7


def test_limits_are_those_of_the_game_and_0_where_something_may_be_missing() -> None:
    limits = {it.name: (it.least, it.most) for it in layout(SMALL, View, 3).numbers}
    assert (limits["?turn"], limits["turn"], limits["cards.0.face"]) == ((0, 1), (0, 2), (0, 2))
    assert (limits["scores.0.length"], limits["scores.0.0"]) == ((0, 3), (-4, 3))
    assert (limits["left.red"], limits["left.blue"]) == ((3, 9), (0, 5))
    narrow = replace(SMALL, numbers=lambda _: {"View.scores": (2, 3), "View.left.blue": (1, 5)})
    with pytest.raises(ValueError, match=r"View\.left\.red has no limits"):
        layout(narrow, View, 3)
    wide = replace(SMALL, numbers=lambda _: dict.fromkeys(SMALL.numbers(3), (2, 3)))
    assert {it.least for it in layout(wide, View, 3).numbers if "scores.0." in it.name} == {0}


def test_me_first_counts_seats_from_one_and_begins_lists_with_it() -> None:
    plain, turned = told(SEEN), told(SEEN, 2)
    changed = {name: number for name, number in turned.items() if plain[name] != number}
    scores = {"scores.0.0": 0, "scores.0.1": 3, "scores.0.2": -4}
    later = {"later.0": 1, "later.1": 0}
    assert changed == {"turn": 2, **scores, "best.1": 1, **later}
    assert told(replace(SEEN, turn=None), 2)["turn"] == 0


def test_values_without_a_place_are_named() -> None:
    small = layout(SMALL, View, 3)
    with pytest.raises(ValueError, match=r"View\.cards holds 3 things, and has room for 2"):
        small.row(replace(SEEN, cards=SEEN.cards * 3))
    with pytest.raises(ValueError, match=r"Card\.face holds 'queen'"):
        small.row(replace(SEEN, cards=(Card("queen", True),)))
    with pytest.raises(ValueError, match=r"View\.secret has no layout"):
        layout(replace(SMALL, without=()), View, 3)


def layout_of(name: str, seats: int) -> Layout:
    flat, view = flat_of(name), type(GAMES[name]).view
    assert flat is not None, f"{name} has no flat.py"
    return layout(flat, get_type_hints(view)["return"], seats)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_number_is_without_limits_of_its_game(name: str, seats: int) -> None:
    """But for times and for what only time ends, all numbers are small."""
    wide = [it for it in layout_of(name, seats).numbers if it.most - it.least > 20_000]
    assert all(it.least == 0 and it.most <= TIMES[1] for it in wide)
    counts = {"laid", "calls", "piles", "fines"}
    times = {"at", "opened", "closes", "until", "call_by", "began", "latest", "slap"}
    assert {it.name.split(".")[-1] for it in wide} <= counts | times


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_all_that_happens_in_a_game_fits(name: str, seats: int) -> None:
    for bot in (RandomBot(), BOTS[name][0]):
        check_game(name, seats, GAMES[name].options(), bot, 3)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(12)))
def test_all_fits_under_any_house_rules(name: str, seats: int, seed: int) -> None:
    bot = (RandomBot(), *BOTS[name])[seed % (1 + len(BOTS[name]))]
    options = any_options(GAMES[name], seats, by_seed(seed))
    check_game(name, seats, options, bot, seed)


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("seed", one_by_day(range(12)))
def test_all_fits_that_persons_may_ever_do(name: str, seats: int, seed: int) -> None:
    """Rare kinds of actions come often in a walk."""
    game, choose, rows = GAMES[name], by_seed(seed), layout_of(name, seats)
    options = any_options(game, seats, choose, {"rounds": 2})
    start = game.start(options, seats, Rng(seed))
    states = [state for state, _ in walk(game, start, seats, choose)]
    for ply, state in enumerate(states[:: 1 + len(states) // 200]):
        check(rows, game.view(state, ply % seats))


def check_game(name: str, seats: int, options: Any, bot: Bot, seed: int) -> None:
    """Sixty tables of a game, as one seat after the other sees them, and the last as all do."""
    game, flat, rows = GAMES[name], flat_of(name), layout_of(name, seats)
    assert flat is not None
    states = finished(game, options, [bot] * seats, seed).states
    for ply, state in enumerate(states[:: 1 + len(states) // 60]):
        assert len(game.offer(state, ply % seats)) <= flat.actions
        check(rows, game.view(state, ply % seats))
    for seat in range(seats):
        check(rows, game.view(states[-1], seat))


def check(rows: Layout, view: Any) -> None:
    """All numbers lie between their limits, from whichever seat on they are told."""
    for first in (0, view.seat):
        for it, number in zip(rows.numbers, rows.row(view, first), strict=True):
            assert it.least <= number <= it.most, f"{it.name} is {number}"


@pytest.mark.parametrize("name", NAMES)
def test_a_row_is_the_same_whatever_its_seat_cannot_see(name: str) -> None:
    game, seats = GAMES[name], GAMES[name].seats[0]
    rows = layout_of(name, seats)
    session = finished(game, game.options(), [BOTS[name][0]] * seats, 4)
    for ply, state in enumerate(session.states[:-1:7]):
        seat = ply % seats
        other = game.redeal(state, seat, Rng(ply))
        assert rows.row(game.view(other, seat)) == rows.row(game.view(state, seat))
