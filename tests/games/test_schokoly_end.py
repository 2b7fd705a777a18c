"""How a game of Schokoly ends, and what happens when no card fits (RULINGS S12, S14)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core import Rng
from chocobox.games.schokoly.state import State
from chocobox.games.schokoly.words import Draw, Pass, Passed, Place, Redrew
from games.schokoly_hand import GAME, after, do, kinds, laying, position
from games.schokoly_plain import letters_of

WHITE = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
"""White all round, milk inside: without smarties no card of dark and milk fits."""

DARK = ["dddm", "dddm", "ddmm", "mmmd"]


def stuck(**rest: object) -> State:
    """Seat 0 can lay nothing, for it holds no white and no smartie."""
    return position(WHITE, (DARK, ["mmdd"]), smarties=(0, 4), **rest)


def whole_game(seats: int, seed: int = 2) -> list[State]:
    """Each position of a game in which everybody takes the first offer, and does not linger."""
    states = [GAME.start(GAME.options(), seats, Rng(seed))]
    while GAME.outcome(states[-1]) is None:
        state = states[-1]
        actions = GAME.actions(state, state.turn)
        ends = [one for one in actions if isinstance(one, (Draw, Pass))]
        states.append(after(state, ends[0] if ends else actions[0]))
    return states


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_soon_as_the_last_card_lies_the_game_ends(seats: int) -> None:
    *before, last = whole_game(seats)
    assert [len(state.board.laid) for state in (before[-1], last)] == [47, 48]
    assert last.hands == ((),) * seats
    assert last.stock == ()
    assert all(GAME.actions(last, seat) == () for seat in range(seats))
    assert GAME.view(last, 0).turn is None
    assert GAME.outcome(before[-1]) is None
    assert GAME.why(last, last.turn, {"type": "Pass"}) == ("over",)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_lays_as_many_cards(seats: int) -> None:
    laid = whole_game(seats)[-1].board.laid
    counts = [sum(one.seat == seat for one in laid) for seat in range(seats)]
    assert counts == [48 // seats] * seats


def test_the_outcome_is_the_count_that_was_always_shown() -> None:
    last = whole_game(2)[-1]
    assert GAME.outcome(last) == GAME.view(last, 0).count == GAME.view(last, 1).count


def test_s14_no_legal_place_offers_a_new_hand() -> None:
    assert GAME.actions(stuck(), 0) == [Draw()]


def test_s14_the_hand_goes_under_the_stock_and_as_many_come_anew() -> None:
    state = stuck()
    hand, stock = state.hands[0], state.stock
    state, events = do(state, Draw())
    assert events == (Redrew(0, 4),)
    assert state.hands[0] == stock[:4]
    assert state.stock == (*stock[4:], *hand)
    assert state.turn == 0


def test_s14_a_new_hand_that_fits_is_played() -> None:
    state = stuck()
    whites = [card for card in state.stock if letters_of(card) == "wwwd"]
    rest = [card for card in state.stock if card not in whites]
    state = after(replace(state, stock=(*whites, *rest)), Draw())
    assert kinds(state, 0) == {"Place"}


def test_s14_only_once_then_the_turn_passes() -> None:
    state = stuck()
    darks = [card for card in state.stock if letters_of(card) in ("mmmd", "ddmm", "dddm")]
    rest = [card for card in state.stock if card not in darks]
    state = after(replace(state, stock=(*darks, *rest)), Draw())
    assert GAME.actions(state, 0) == [Pass()]
    before = state
    state, events = do(state, Pass())
    assert events == (Passed(0),)
    assert (state.turn, state.hands, state.stock) == (1, before.hands, before.stock)


def test_s14_a_later_turn_may_draw_anew_again() -> None:
    state = stuck()
    darks = [card for card in state.stock if letters_of(card) in ("mmmd", "ddmm", "dddm")]
    state = after(replace(state, stock=tuple(darks)), Draw(), Pass())
    assert GAME.actions(replace(state, turn=0), 0) == [Draw()]


def test_s14_a_stack_card_that_fits_must_be_played() -> None:
    state = replace(stuck(), smarties=(1, 4))
    assert kinds(state, 0) == {"Stack"}


def test_s14_without_stock_the_turn_passes() -> None:
    assert GAME.actions(stuck(stock=()), 0) == [Pass()]


def test_s14_a_small_stock_gives_own_cards_back() -> None:
    state = stuck()
    card = state.stock[0]
    state = replace(state, stock=(card,))
    hand = state.hands[0]
    state = after(state, Draw())
    assert state.hands[0] == (card, *hand[:3])
    assert state.stock == hand[3:]


def test_when_nobody_can_lay_a_card_the_game_is_over() -> None:
    state = stuck(stock=())
    state = replace(state, smarties=(0, 0))
    state = after(state, Pass())
    assert GAME.outcome(state) is None
    state = after(state, Pass())
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.scores == (0, 16 - 4)


def test_a_card_laid_starts_the_round_of_passes_anew() -> None:
    state = position(WHITE, (DARK, ["wwwd"]), smarties=(0, 0), stock=())
    state = after(state, Pass())
    state = after(state, laying(state, Place, "wwwd", 4, 0), Pass())
    state = after(replace(state, hands=((), ())), Pass())
    assert GAME.outcome(state) is None
    assert GAME.actions(state, 1) == [Pass()]
    assert GAME.outcome(after(state, Pass())) is not None
