"""Schokoly, sentence by sentence: where a card may be laid, stack cards and security smarties.

`test_schokoly_plain.py` compares all that is offered in whole games with slow rules.
"""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.schokoly.rules.actions import Draw, Guard, Place, Stack
from chocobox.games.schokoly.rules.events import Guarded, Stacked
from chocobox.games.schokoly.rules.state import State
from games.schokoly.hand import GAME, Lies, after, codes, do, kinds, laying, may, position
from games.schokoly.plain import letters_of, turned

ONE: list[Lies] = [("dddm", 0, 0)]
PAIR: list[Lies] = [("ddmm", 0, 0), ("wwmm", 2, 0)]
"""Two cards in a row: d d w w over m m m m."""
STACK: list[Lies] = [*PAIR, ("dwww", 1, 0, "stack")]
SQUARE: list[Lies] = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
"""Four cards around a heart of milk: white all round."""

CASES: dict[str, tuple[list[Lies], str, str]] = {
    "s4 the first card lies in the middle": ([], "Place dddm 0 0", ""),
    "s4 and nowhere else": ([], "Place dddm 1 0", "first_at_centre"),
    "a card touches two pieces of one card": (ONE, "Place dmdd 2 0", ""),
    "or of two": ([*ONE, ("mmmd", 2, 0)], "Place mmwm 1 2", ""),
    "one piece is not enough": (ONE, "Place mddd 2 1", "too_few_contacts"),
    "s1 a card may be offset by half a card": ([*ONE, ("ddmm", 2, 0)], "Place dddw 1 -2", ""),
    "one colour continues": (ONE, "Place wwmw 2 0", ""),
    "it has both colours, but neither beside its like": (ONE, "Place mmdd 2 0", "no_equal_colour"),
    "s4 all four cells are free": (ONE, "Place dddw 1 1", "not_free"),
    "s4 a corner is no contact": (
        [("wwwd", 0, 0), ("wwdw", 2, 0)],
        "Place dddm 4 2",
        "too_few_contacts no_equal_colour",
    ),
    "gaps are allowed": ([*ONE, ("dddw", 2, -1), ("dddm", 3, 1)], "Place mmdm 1 2", ""),
    "a stack card lies on two cards": (PAIR, "Stack dwww 1 0", ""),
    "or on four": (SQUARE, "Stack mmmw 1 1", ""),
    "but not on one": (PAIR, "Stack mdmw 0 0", "one_card_only no_equal_colour"),
    "it lies wholly on other cards": (PAIR, "Stack dmwm 1 1", "not_all_covered"),
    "not beside them": (PAIR, "Stack dmwm 3 0", "not_all_covered no_equal_colour"),
    "it continues a colour": (PAIR, "Stack wdww 1 0", "no_equal_colour"),
    "s5 what it covers is not continued": (
        [("wdwd", 0, 0), ("dwdw", 2, 0)],
        "Stack dddm 1 0",
        "no_equal_colour",
    ),
    "no card lies on a card with a smartie": (
        [PAIR[0], ("wwmm", 2, 0, "guard")],
        "Stack dwww 1 0",
        "guarded",
    ),
    "s6 there is no third tier": (STACK, "Stack dmww 1 0", "guarded"),
    "s5 the rest of a covered card can be covered": (
        [("mmdd", -2, 0), *STACK],
        "Stack mdmm -1 0",
        "",
    ),
    "s8 new cards match the visible colour": (
        [*PAIR, ("wmmm", 1, 0, "stack")],
        "Place wwdd 1 -2",
        "no_equal_colour",
    ),
}


@pytest.mark.parametrize(("laid", "wish", "reasons"), CASES.values(), ids=CASES)
def test_where_a_card_may_lie(laid: list[Lies], wish: str, reasons: str) -> None:
    kind, letters, x, y = wish.split()
    state = position(laid, ([letters], []))
    spot = (Stack if kind == "Stack" else Place, letters, int(x), int(y))
    assert " ".join(codes(state, laying(state, *spot))) == reasons
    assert may(state, *spot) == (not reasons)


@pytest.mark.parametrize("turn", range(4))
def test_s1_a_card_lies_in_any_of_four_turns(turn: int) -> None:
    assert may(position(ONE, (["dddw"], [])), Place, turned("dddw", turn), 0, -2)


# --- stack cards ---


def stacked(**more: Any) -> tuple[State, Any]:
    """Seat 0 has laid a stack card over the middle of the pair; and the event."""
    state = position(PAIR, (["dwww", "dddw"], ["mmmw"]), **more)
    state, [event] = do(state, laying(state, Stack, "dwww", 1, 0))
    return state, event


def test_s5_a_stack_card_costs_a_smartie_which_lies_on_it_for_good() -> None:
    state, event = stacked()
    top = state.board.laid[-1]
    assert event == Stacked(0, top.card, 1, 0, top.turn)
    assert (top.tier, state.smarties, kinds(state, 0)) == (2, (5, 6), {"Draw"})
    board = GAME.view(after(state, Draw()), 1).board
    assert [one.smartie for one in board] == [False, False, True]
    assert board[-1].colours == ("dark", "white", "white", "white")


def test_s5_no_smartie_no_stack_card() -> None:
    state = position(PAIR, (["dwww"], []), smarties=(0, 6))
    assert codes(state, laying(state, Stack, "dwww", 1, 0)) == ("no_smartie",)
    assert "Stack" not in kinds(state, 0)


def test_s8_covered_pieces_lose_their_value_and_tiers_connect_sideways() -> None:
    before = position(PAIR, (["dwww"], []), colours="mw")
    state, _ = stacked(colours="mw")
    assert [total.areas for total in GAME.view(before, 0).count.totals] == [(4,), (2,)]
    assert [total.areas for total in GAME.view(state, 0).count.totals] == [(1, 1), (4,)]


# --- security smarties ---


def guards(state: State) -> list[str]:
    """The cards that may have a smartie, as their letters."""
    actions = GAME.actions(state, state.turn)
    return [letters_of(one.card) for one in actions if isinstance(one, Guard)]


def test_s7_after_a_card_in_the_first_tier_one_smartie_may_be_put_on_any_card() -> None:
    state = position(PAIR, (["dddw"], ["dwww"]))
    first, second = (one.card for one in state.board.laid)
    assert codes(state, Guard(first)) == ("place_first",)
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert guards(state) == ["ddmm", "mmww", "dddw"]
    state, events = do(state, Guard(second))
    assert events == (Guarded(0, second),)
    assert state.smarties == (5, 6)
    assert [one.smartie for one in state.board.laid] == [False, True, False]
    assert kinds(state, 0) == {"Draw"}
    assert codes(state, Guard(first)) == ("already_guarded",)
    assert not may(after(state, Draw()), Stack, "dwww", 1, 0)


def test_s7_not_on_a_card_with_a_smartie_or_a_covered_piece() -> None:
    state = position([("mmdd", -2, 0, "guard"), *STACK], (["dddw"], []))
    state = after(state, laying(state, Place, "wddd", -2, 2))
    reasons = [codes(state, Guard(one.card)) for one in state.board.laid]
    assert reasons == [("guarded",), ("covered",), ("covered",), ("guarded",), ()]
    assert codes(state, Guard(state.stock[0])) == ("not_laid",)


def test_s7_never_after_a_stack_card_and_only_an_own_smartie() -> None:
    state, _ = stacked()
    assert codes(state, Guard(state.board.laid[0].card)) == ("after_stack", "covered")
    state = position(PAIR, (["dddw"], []), smarties=(0, 6))
    state = after(state, laying(state, Place, "dddw", 0, -2))
    assert kinds(state, 0) == {"Draw"}
    assert codes(state, Guard(state.board.laid[0].card)) == ("no_smartie",)
