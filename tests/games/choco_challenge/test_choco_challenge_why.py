"""Choco Challenge: each reason why something cannot be done, where it is the reason."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Action
from chocobox.games.choco_challenge.rules.actions import (
    Bust,
    Buy,
    Decline,
    Done,
    Draw,
    Spend,
    Stop,
    Take,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.state import State
from games.choco_challenge.hand import GAME, Sits, after, offered, position, stopped

ONE, TWO, FIVE = Sits("cocoa"), Sits("cocoa butter"), Sits("cocoa butter sugar milk nuts")
START = position()
DRAWING = position(TWO)
EMPTY = position(Sits("cocoa butter sugar milk", discard="cocoa butter sugar milk"))
MATCHED = after(position(Sits("cocoa", pile="cocoa")), Draw())
SHOPPING = stopped(position(FIVE))
BOUGHT = after(SHOPPING, Buy(5), Take(4))
ASKED_FEWER = after(stopped(position(TWO, ONE, ONE, ONE)), Done())
GLUTTON = stopped(position(Sits("cocoa", desserts=(9,))))
GONE = stopped(position(FIVE, desserts=(0, 4, 3, 2, 2, 1)))
MINE = stopped(position(Sits(FIVE.drawn, desserts=(5,))))
NO_TOOLS = after(stopped(position(TWO, ONE, tools=(0, 0, 3))), Done())
OVER = replace(SHOPPING, is_over=True)
ASKED_MORE = after(stopped(position(ONE, TWO, TWO, TWO)), Done())

CASES: dict[str, tuple[State, int, Action, str]] = {
    "another's turn": (DRAWING, 1, Draw(), "not_turn"),
    "shopping in another's turn": (SHOPPING, 2, Buy(5), "not_turn"),
    "while another is asked": (ASKED_FEWER, 0, Done(), "not_turn"),
    "draw instead of an extra card": (ASKED_FEWER, 1, Draw(), "not_turn"),
    "stop before a card": (START, 0, Stop(), "draw_first"),
    "buy before a card": (START, 0, Buy(1), "stop_first"),
    "draw from nothing": (EMPTY, 0, Draw(), "pile_empty"),
    "draw at a match": (MATCHED, 0, Draw(), "match_first"),
    "stop at a match": (MATCHED, 0, Stop(), "match_first"),
    "buy at a match": (MATCHED, 0, Buy(1), "match_first"),
    "take at a match": (MATCHED, 0, Take(4), "match_first"),
    "done at a match": (MATCHED, 0, Done(), "match_first"),
    "a tool that one has not": (MATCHED, 0, Spend("pastry_bag"), "no_such_tool"),
    "a tool without a match": (DRAWING, 0, Spend("whisk"), "not_offered"),
    "a bust without a match": (DRAWING, 0, Bust(), "not_offered"),
    "buy before the stop": (DRAWING, 0, Buy(2), "stop_first"),
    "take before the stop": (DRAWING, 0, Take(4), "stop_first"),
    "done before the stop": (DRAWING, 0, Done(), "stop_first"),
    "draw after the stop": (SHOPPING, 0, Draw(), "already_stopped"),
    "stop twice": (SHOPPING, 0, Stop(), "already_stopped"),
    "buy elsewhere": (SHOPPING, 0, Buy(4), "not_that_place"),
    "buy beyond the row": (SHOPPING, 0, Buy(7), "not_that_place"),
    "buy elsewhere after a dessert": (after(SHOPPING, Take(4)), 0, Buy(4), "not_that_place"),
    "buy twice before a dessert": (after(SHOPPING, Buy(5)), 0, Buy(5), "already_bought"),
    "buy twice": (BOUGHT, 0, Buy(5), "already_bought"),
    "take twice": (BOUGHT, 0, Take(5), "already_took"),
    "too dear": (SHOPPING, 0, Take(6), "too_dear"),
    "no such dessert": (SHOPPING, 0, Take(3), "not_offered"),
    "not compared": (DRAWING, 1, TakeIngredient(), "not_compared"),
    "not compared yet": (ASKED_FEWER, 2, TakeTool("pastry_bag"), "not_compared"),
    "the own turn's extra card": (ASKED_FEWER, 0, TakeTool("pastry_bag"), "not_compared"),
    "nothing to decline": (DRAWING, 0, Decline(), "not_compared"),
    "a tool one has": (ASKED_FEWER, 1, TakeTool("whisk"), "have_one"),
    "no tool of that name": (ASKED_FEWER, 1, TakeTool("spoon"), "not_offered"),
    "an ingredient for fewer": (ASKED_FEWER, 1, TakeIngredient(), "not_offered"),
    "a tool for more": (ASKED_MORE, 1, TakeTool("pastry_bag"), "not_offered"),
    "the market while there is a deck": (ASKED_MORE, 1, TakeMarket(1), "not_offered"),
    "several reasons": (GLUTTON, 0, Take(9), "have_one none_left too_dear"),
    "none of that dessert": (GONE, 0, Take(4), "none_left"),
    "a second of that dessert": (MINE, 0, Take(5), "have_one"),
    "none of that tool": (NO_TOOLS, 1, TakeTool("pastry_bag"), "none_left"),
    **{
        f"after the end: {one}": (OVER, 0, one, "over")
        for one in (Draw(), Done(), TakeIngredient())
    },
}


@pytest.mark.parametrize(("state", "seat", "action", "told"), CASES.values(), ids=CASES)
def test_the_reason(state: State, seat: int, action: Action, told: str) -> None:
    assert action not in offered(state, seat)
    assert " ".join(GAME.why(state, seat, encode(action))) == told
