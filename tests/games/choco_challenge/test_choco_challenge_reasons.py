"""What speaks for an action in Choco Challenge: only what is true, told by what all can see."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.record import Action
from chocobox.games.choco_challenge.bots.players import Crown
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
    TakeTool,
)
from chocobox.games.choco_challenge.rules.state import State
from games.choco_challenge.hand import GAME, Sits, mover, play, position, stopped

SIX = "cocoa butter sugar milk nuts rum"


def asked(mine: Sits, other: Sits, result: str, **more: Any) -> State:
    """Seat 1 may have an extra card after the turn of seat 0."""
    compared = ("own", result, None, None)
    return position(other, mine, asked=1, stopped=True, compared=compared, **more)


FRESH = position(Sits("cocoa", tools=""))
RISKY = position(Sits("cocoa butter sugar"))
SAFE = position(Sits("cocoa butter", "nuts", discard="cocoa butter sugar sugar milk milk"))
DONE = position(Sits("cocoa butter sugar milk", desserts=(4,)), desserts=(3, 0, 4, 3, 2, 1))
MATCHED = play(position(Sits("cocoa", "cocoa")), "Draw")[0]
SEVEN = stopped(
    position(Sits(f"{SIX} cherries"), market="rum cherries nuts chili vanilla cinnamon")
)
LAST = stopped(position(Sits(SIX), desserts=(1, 3, 3, 2, 0, 0)))
NEW = asked(Sits("cocoa butter"), Sits("milk"), "more", deck="mint rum")
KNOWN = asked(Sits("cocoa butter nuts"), Sits("milk"), "more", deck="rum nuts")
TOOLS = asked(Sits(), Sits("milk"), "fewer", tools=(0, 2, 1))
TRAILING = asked(Sits("cocoa butter"), Sits("milk", desserts=(8, 9)), "more", deck="mint")
LEADING = asked(Sits("cocoa butter", desserts=(8, 9)), Sits("milk"), "more", deck="mint")
CASES: tuple[tuple[State, Action, str], ...] = (
    (position(), Draw(), "only_choice"),
    (FRESH, Draw(), "safe_enough"),
    (RISKY, Draw(), "worth_more_cards tool_saves"),
    (RISKY, Stop(), "too_risky"),
    (SAFE, Draw(), "safe_enough"),
    (DONE, Stop(), "completes_turn"),
    (FRESH, Stop(), "keeps_gain"),
    (MATCHED, Spend("whisk"), "tool_saves"),
    (MATCHED, Bust(), "keeps_tool"),
    (SEVEN, Buy(4), "best_card sharpens_pile"),
    (SEVEN, Buy(5), "sharpens_pile"),
    (SEVEN, Buy(1), "adds_crowns"),
    (SEVEN, Take(6), "dessert_points"),
    (LAST, Take(4), "dessert_points denies_others ends_game"),
    (LAST, Take(5), "dessert_points"),
    (LAST, Done(), "delays_end"),
    (NEW, TakeIngredient(), "adds_crowns sharpens_pile"),
    (NEW, Decline(), "not_worth_it"),
    (KNOWN, TakeIngredient(), "adds_crowns"),
    (TOOLS, TakeTool("measuring_cup"), "tool_saves denies_others"),
    (TOOLS, TakeTool("pastry_bag"), "tool_saves"),
    (TRAILING, Decline(), "delays_end"),
    (LEADING, TakeIngredient(), "adds_crowns sharpens_pile ends_game"),
)


@pytest.mark.parametrize(("state", "action", "reasons"), CASES)
def test_reasons_for_an_action(state: State, action: Action, reasons: str) -> None:
    assert " ".join(Crown().reasons(GAME, state, mover(state), action)) == reasons


def test_a_trailing_seat_does_not_end_the_game() -> None:
    assert "ends_game" not in Crown().reasons(GAME, TRAILING, 1, TakeIngredient())
