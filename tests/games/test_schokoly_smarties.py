"""Schokoly's smarties, sentence by sentence: stack cards and security cards."""

from __future__ import annotations

import pytest

from chocobox.games.schokoly.state import State
from chocobox.games.schokoly.words import Draw, Guard, Guarded, Place, Stack, Stacked
from games.schokoly_hand import GAME, Lies, after, codes, do, kinds, laying, may, position
from games.schokoly_plain import letters_of

PAIR: list[Lies] = [("ddmm", 0, 0), ("wwmm", 2, 0)]
"""Two cards in a row: d d w w over m m m m."""

SQUARE: list[Lies] = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
"""Four cards around a heart of milk: white all round."""


def guards(state: State) -> list[str]:
    """The cards that may be secured, as their letters."""
    actions = GAME.actions(state, state.turn)
    return [letters_of(one.card) for one in actions if isinstance(one, Guard)]


def stacked() -> State:
    """A stack card over the middle of the pair, by seat 0."""
    state = position(PAIR, (["dwww", "dddw"], ["mmmw"]))
    return after(state, laying(state, Stack, "dwww", 1, 0))


# --- stack cards ---


def test_any_card_can_become_a_stack_card_with_a_smartie() -> None:
    state = position(PAIR, (["dddm", "ddmm", "wwmd"], []))
    cards = {one.card for one in GAME.actions(state, 0) if isinstance(one, Stack)}
    assert cards == set(state.hands[0])


def test_a_stack_card_goes_in_the_second_tier_with_its_smartie() -> None:
    state = position(PAIR, (["dwww"], []))
    action = laying(state, Stack, "dwww", 1, 0)
    state, events = do(state, action)
    top = state.board.laid[-1]
    assert (top.tier, top.smartie, top.x, top.y) == (2, True, 1, 0)
    assert events == (Stacked(0, top.card, 1, 0, top.turn),)
    assert GAME.view(state, 1).board[-1].colours == ("dark", "white", "white", "white")


def test_s5_it_costs_one_smartie() -> None:
    assert stacked().smarties == (5, 6)


def test_s5_no_smartie_no_stack_card() -> None:
    state = position(PAIR, (["dwww"], []), smarties=(0, 6))
    assert not may(state, Stack, "dwww", 1, 0)
    assert codes(state, laying(state, Stack, "dwww", 1, 0)) == ("no_smartie",)
    assert "Stack" not in kinds(state, 0)


def test_it_continues_with_at_least_one_colour() -> None:
    state = position(PAIR, (["dwww", "wwwd"], []))  # beside it: d over m left, w over m right
    assert may(state, Stack, "dwww", 1, 0)  # dark goes on
    assert may(state, Stack, "wwdw", 1, 0)  # white goes on
    assert not may(state, Stack, "wdww", 1, 0)


def test_s5_what_it_covers_does_not_count_as_continued() -> None:
    state = position([("wdwd", 0, 0), ("dwdw", 2, 0)], (["dddm"], []))
    action = laying(state, Stack, "dddm", 1, 0)  # dark on dark, with white on both sides
    assert codes(state, action) == ("no_equal_colour",)
    assert not may(state, Stack, "dddm", 1, 0)


def test_a_stack_card_overlaps_at_least_two_cards() -> None:
    state = position(PAIR, (["mdmw", "dddm"], []))
    assert codes(state, laying(state, Stack, "dddm", 0, 0)) == ("one_card_only",)
    assert not may(state, Stack, "mdmw", 0, 0)
    assert may(state, Stack, "mdmw", 1, 0)


def test_a_stack_card_may_overlap_four_cards() -> None:
    state = position(SQUARE, (["mmmw"], []))
    assert may(state, Stack, "mmmw", 1, 1)


@pytest.mark.parametrize(("x", "y"), [(1, 1), (1, -1), (-1, 0), (3, 0), (9, 9)])
def test_a_stack_card_fully_covers_other_cards(x: int, y: int) -> None:
    state = position(PAIR, (["dmwm"], []))
    assert "not_all_covered" in codes(state, laying(state, Stack, "dmwm", x, y))
    assert not may(state, Stack, "dmwm", x, y)


def test_s8_covered_pieces_lose_their_value() -> None:
    before = position(PAIR, (["dwww"], []), colours="mw")
    state = after(before, laying(before, Stack, "dwww", 1, 0))
    assert [total.areas for total in GAME.view(before, 0).count.totals] == [(4,), (2,)]
    assert [total.areas for total in GAME.view(state, 0).count.totals] == [(1, 1), (4,)]


def test_s8_tiers_connect_sideways() -> None:
    state = stacked()  # from above: d d w w over m w w m
    assert GAME.view(state, 0).count.totals[0].areas == (2,)


def test_s8_new_cards_match_the_visible_colour() -> None:
    state = position([*PAIR, ("wmmm", 1, 0, "stack")], (["wwdd", "ddmm"], []))
    assert not may(state, Place, "wwdd", 1, -2)  # the dark below is covered, white and milk show
    assert may(state, Place, "ddmm", 1, -2)


def test_no_card_lies_on_a_card_with_a_smartie() -> None:
    state = position([PAIR[0], ("wwmm", 2, 0, "guard")], (["dwww"], []))
    assert codes(state, laying(state, Stack, "dwww", 1, 0)) == ("guarded",)
    assert not may(state, Stack, "dwww", 1, 0)


@pytest.mark.parametrize("x", [0, 1, 2])
def test_s6_there_is_no_third_tier(x: int) -> None:
    state = position([*PAIR, ("dwww", 1, 0, "stack")], (["dmww"], []))
    assert "guarded" in codes(state, laying(state, Stack, "dmww", x, 0))
    assert not may(state, Stack, "dmww", x, 0)


def test_s5_the_rest_of_a_partly_covered_card_can_be_covered() -> None:
    state = position([("mmdd", -2, 0), *PAIR, ("dwww", 1, 0, "stack")], (["mdmm"], []))
    assert may(state, Stack, "mdmm", -1, 0)


def test_s5_the_smartie_lies_on_it_for_good() -> None:
    state = after(stacked(), Draw())
    assert [one.smartie for one in GAME.view(state, 1).board] == [False, False, True]


def test_a_stack_card_is_the_one_card_of_the_turn() -> None:
    state = stacked()
    assert kinds(state, 0) == {"Draw"}
    assert GAME.view(state, 0).placed == 2


# --- security cards ---


def test_s7_after_a_card_in_the_first_tier_a_smartie_may_be_put_down() -> None:
    state = position(PAIR, (["dddw"], []))
    assert "Guard" not in kinds(state, 0)
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert guards(state) == ["ddmm", "mmww", "dddw"]


def test_s7_on_the_card_just_put_down() -> None:
    state = position(PAIR, (["dddw"], []))
    card = state.hands[0][0]
    state = after(state, laying(state, Place, "dddw", 0, -2))
    state, events = do(state, Guard(card))
    assert events == (Guarded(0, card),)
    assert state.smarties == (5, 6)
    assert [one.smartie for one in state.board.laid] == [False, False, True]


def test_s7_on_any_other_card() -> None:
    state = position(PAIR, (["dddw"], []))
    first = state.board.laid[0].card
    state = after(state, laying(state, Place, "dddw", 0, -2), Guard(first))
    assert [one.smartie for one in state.board.laid] == [True, False, False]


def test_s7_at_most_one_a_turn() -> None:
    state = position(PAIR, (["dddw"], []))
    first, second = (one.card for one in state.board.laid)
    state = after(state, laying(state, Place, "dddw", 0, -2), Guard(first))
    assert kinds(state, 0) == {"Draw"}
    assert codes(state, Guard(second)) == ("already_guarded",)


def test_s7_never_after_a_stack_card() -> None:
    state = stacked()
    assert codes(state, Guard(state.board.laid[0].card)) == ("after_stack", "covered")


def test_s7_not_before_a_card_is_laid() -> None:
    state = position(PAIR, (["dddw"], []))
    assert codes(state, Guard(state.board.laid[0].card)) == ("place_first",)


def test_s7_not_on_a_card_with_a_smartie_or_a_covered_piece() -> None:
    laid: list[Lies] = [("mmdd", -2, 0, "guard"), *PAIR, ("dwww", 1, 0, "stack")]
    state = position(laid, (["dddw"], []))
    state = after(state, laying(state, Place, "wddd", -2, 2))
    assert guards(state) == ["dddw"]
    cards = [one.card for one in state.board.laid]
    told = [codes(state, Guard(card)) for card in cards]
    assert told == [("guarded",), ("covered",), ("covered",), ("guarded",), ()]
    assert codes(state, Guard(state.stock[0])) == ("not_laid",)


def test_s7_only_an_own_smartie() -> None:
    state = position(PAIR, (["dddw"], []), smarties=(0, 6))
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert kinds(state, 0) == {"Draw"}
    assert codes(state, Guard(state.board.laid[0].card)) == ("no_smartie",)


def test_cards_with_a_smartie_cannot_be_covered() -> None:
    state = position(PAIR, (["dddw"], ["dwww"]))
    assert may(position(PAIR, (["dwww"], [])), Stack, "dwww", 1, 0)
    state = after(state, laying(state, Place, "dddw", 0, -2), Guard(state.board.laid[1].card))
    state = after(state, Draw())
    assert not may(state, Stack, "dwww", 1, 0)


def test_a_guard_in_the_middle_of_four_forbids_only_what_touches_it() -> None:
    laid: list[Lies] = [*SQUARE[:3], ("mwww", 2, 2, "guard")]
    state = position(laid, (["wmmm", "wwmd"], []))
    assert may(state, Stack, "wwmd", 1, 0)
    assert not may(state, Stack, "wmmm", 1, 1)
    assert not may(state, Stack, "wmmm", 2, 1)
