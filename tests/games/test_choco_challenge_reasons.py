"""What speaks for an action in Choco Challenge: only what is true, told by what all can see."""

from __future__ import annotations

from typing import Any

from chocobox.core import Action, Move
from chocobox.games.choco_challenge.bots import Crown
from chocobox.games.choco_challenge.state import State
from chocobox.games.choco_challenge.words import (
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
from games.choco_challenge_hand import GAME, Sits, mover, position, stopped

SIX = "cocoa butter sugar milk nuts rum"


def reasons(state: State, action: Action) -> tuple[str, ...]:
    return Crown().reasons(GAME, state, mover(state), action)


def test_the_only_choice_is_told_as_such() -> None:
    assert reasons(position(), Draw()) == ("only_choice",)


def test_reasons_tell_how_great_the_risk_is() -> None:
    assert reasons(position(Sits("cocoa", tools="")), Draw()) == ("safe_enough",)
    risky = position(Sits("cocoa butter sugar"))
    assert reasons(risky, Draw()) == ("worth_more_cards", "tool_saves")
    assert reasons(risky, Stop()) == ("too_risky",)
    safe = position(Sits("cocoa butter", "nuts", discard="cocoa butter sugar sugar milk milk"))
    assert reasons(safe, Draw()) == ("safe_enough",)


def test_reasons_tell_when_nothing_more_is_to_be_had() -> None:
    state = position(Sits("cocoa butter sugar milk", desserts=(4,)), desserts=(3, 0, 4, 3, 2, 1))
    assert reasons(state, Stop()) == ("completes_turn",)


def test_reasons_for_a_match() -> None:
    state = GAME.step(position(Sits("cocoa", "cocoa")), Move(0, Draw(), 0))[0]
    assert reasons(state, Spend("whisk")) == ("tool_saves",)
    assert reasons(state, Bust()) == ("keeps_tool",)


def test_reasons_for_what_is_bought() -> None:
    row = "cocoa butter sugar milk nuts rum cherries"
    state = stopped(position(Sits(row), market="rum cherries nuts chili vanilla cinnamon"))
    assert reasons(state, Buy(4)) == ("best_card", "sharpens_pile")
    assert reasons(state, Buy(5)) == ("sharpens_pile",)
    assert reasons(state, Buy(1)) == ()
    assert reasons(state, Take(6)) == ("dessert_points",)


def test_reasons_for_the_last_of_a_dessert_and_for_the_end() -> None:
    state = stopped(position(Sits(SIX), desserts=(1, 3, 3, 2, 0, 0)))
    assert reasons(state, Take(4)) == ("dessert_points", "denies_others", "ends_game")
    assert reasons(state, Take(5)) == ("dessert_points",)
    assert reasons(state, Done()) == ("delays_end",)


def asked(mine: Sits, other: Sits, result: str, **rest: Any) -> State:
    """Seat 1 may have an extra card after the turn of seat 0."""
    compared = ("own", result, None, None)
    return position(other, mine, asked=1, stopped=True, compared=compared, **rest)


def test_reasons_for_extra_cards() -> None:
    state = asked(Sits("cocoa butter"), Sits("milk"), "more", deck="mint rum")
    assert reasons(state, TakeIngredient()) == ("best_card", "sharpens_pile")
    assert reasons(state, Decline()) == ()
    state = asked(Sits("cocoa butter nuts"), Sits("milk"), "more", deck="rum nuts")
    assert reasons(state, TakeIngredient()) == ("best_card",)
    state = asked(Sits(), Sits("milk"), "fewer", tools=(0, 2, 1))
    assert reasons(state, TakeTool("measuring_cup")) == ("tool_saves", "denies_others")
    assert reasons(state, TakeTool("pastry_bag")) == ("tool_saves",)


def test_reasons_for_the_last_card_of_the_deck() -> None:
    trailing = asked(Sits("cocoa butter"), Sits("milk", desserts=(8, 9)), "more", deck="mint")
    assert reasons(trailing, Decline()) == ("delays_end",)
    assert "ends_game" not in reasons(trailing, TakeIngredient())
    leading = asked(Sits("cocoa butter", desserts=(8, 9)), Sits("milk"), "more", deck="mint")
    assert "ends_game" in reasons(leading, TakeIngredient())
