"""What each laying brings its player, beside a slow count; and what a laid card has changed."""

from __future__ import annotations

import pytest

from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games import GAMES
from chocobox.games.schokoly.rules.actions import Draw, Pass, Place, Stack
from chocobox.games.schokoly.rules.pieces import LETTERS
from chocobox.games.schokoly.rules.state import State
from games.schokoly.hand import GAME, Lies, after, laying, position
from games.schokoly.plain import points, visible

PAIR: list[Lies] = [("ddmm", 0, 0), ("wwmm", 2, 0)]
"""Two cards in a row: d d w w over m m m m."""


def table(seats: int, seed: int, cards: int) -> State:
    """A seat is to lay its card in a game at random."""
    rng = Rng(seed)
    state = GAME.start(GAME.options(swaps=False), seats, rng)
    while len(state.board.laid) < cards or not GAME.view(state, state.turn).gains:
        action, rng = rng.pick(GAME.actions(state, state.turn))
        state = after(state, action)
    return state


def own(state: State, seat: int) -> int:
    """The points of a seat as a slow count says."""
    played = "".join(LETTERS[colour] for colour in state.players)
    colour = state.colours[seat]
    assert colour is not None
    return points(visible(state.board.laid), played)[LETTERS[colour]][0]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("cards", [0, 1, 2, 12, 30])
def test_a_gain_is_what_a_slow_count_says(seats: int, cards: int) -> None:
    state = table(seats, cards, cards)
    seat, gains = state.turn, GAME.view(state, state.turn).gains
    actions = GAME.actions(state, seat)
    layings = [it for it in actions if isinstance(it, Place | Stack)]
    assert len(gains) == len(layings)
    assert layings == actions[: len(layings)]
    for gain, action in list(zip(gains, layings, strict=True))[::9]:
        assert gain == own(after(state, action), seat) - own(state, seat)


def test_gains_are_told_only_to_the_seat_that_may_lay() -> None:
    state = position(PAIR, (["mmdd"], ["wwwd"]))
    assert GAME.view(state, 0).gains
    assert not GAME.view(state, 1).gains
    laid = after(state, laying(state, Place, "mmdd", 0, 2))
    assert not GAME.view(laid, 0).gains
    best = GAMES["schokoly_best"]
    asked = best.start(best.options(cards=6), 1, Rng(1))
    assert not best.view(asked, 0).gains
    assert not best.open(asked, 0).gains


def test_a_card_under_the_own_ones_may_cost_points() -> None:
    state = position([("dddm", 0, 0), ("dddw", 2, 0)], (["dwww"], ["wwwd"]))
    actions = GAME.actions(state, 0)
    action = laying(state, Stack, "dwww", 1, 0)
    assert GAME.view(state, 0).gains[actions.index(action)] == -3


# --- what a card has changed ---


def turned(state: State) -> list[tuple[str | None, int]]:
    """Who has each area that changed hands, and its size."""
    view = GAME.view(state, 0)
    assert view.change is not None
    found = (view.count.areas[number] for number in view.change.areas)
    return [(it.winner if it.counts else None, len(it.cells)) for it in found]


def tallies(state: State, seat: int) -> list[tuple[str, int, int]]:
    """The points before and after, as that seat is told of them."""
    change = GAME.view(state, seat).change
    assert change is not None
    return [(it.colour, it.before, it.after) for it in change.tallies]


def then(state: State, letters: str, x: int, y: int) -> State:
    """The seat whose turn it is ends it if it has laid, and the next lays that card."""
    if state.placed is not None:
        end: Action = Draw() if state.stock else Pass()
        state = after(state, end)
    return after(state, laying(state, Place, letters, x, y))


def test_a_neutral_area_changes_hands_when_another_has_it_or_nobody() -> None:
    state = position(PAIR, (["mmdd", "ddmm"], ["mmww", "wwmm"]))
    assert GAME.view(state, 0).change is None, "nobody has laid yet"
    six = then(state, "mmdd", 0, 2)
    assert turned(six) == [("dark", 6)], "it was too small"
    assert tallies(six, 0) == [("dark", 2, 8), ("white", 2, 2)]
    assert tallies(six, 1) == [("white", 2, 2), ("dark", 2, 8)], "the own colour first"
    eight = then(six, "mmww", 2, 2)
    assert turned(eight) == [(None, 8)], "both have four sides"
    last = then(eight, "ddmm", -2, 0)
    assert turned(last) == [("dark", 10)]
    assert GAME.view(after(last, Draw()), 0).change is None, "the turn is over"


def test_an_area_that_only_grows_does_not_change_hands() -> None:
    state = position(PAIR, (["mmdd", "ddmm"], ["wwwd"]))
    six = then(state, "mmdd", 0, 2)
    more = position([*PAIR, ("mmdd", 0, 2)], (["ddmm"], ["wwwd"]), placed=None)
    grown = after(more, laying(more, Place, "ddmm", -2, 0))
    assert turned(six) == [("dark", 6)]
    assert turned(grown) == []


def test_an_area_that_is_cut_too_small_is_nobodys() -> None:
    state = position([*PAIR, ("mmdd", 0, 2)], (["dwww"], ["wwwd"]))
    cut = after(state, laying(state, Stack, "dwww", 1, 0))
    assert {winner for winner, _ in turned(cut)} == {None}


def test_a_card_joins_the_areas_that_are_larger_than_what_it_brings() -> None:
    state = position(PAIR, (["mmwd"], ["wwwd"]))
    view = GAME.view(then(state, "mmwd", 0, 2), 0)
    assert view.change is not None
    joined = [view.count.areas[number] for number in view.change.joins]
    assert [(it.colour, len(it.cells)) for it in joined] == [("milk", 6)]
    alone = GAME.view(then(position(PAIR, (["ddmm"], ["wwwd"])), "ddmm", -2, 0), 0)
    assert alone.change is not None
    assert len(alone.change.joins) == 2
