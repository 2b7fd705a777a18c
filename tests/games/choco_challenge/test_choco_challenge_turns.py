"""Choco Challenge, sentence by sentence: what may be done in a turn, and what follows from it.

An action is written by its name and what it names: "Buy 2, Done".
"""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_challenge.rules.state import Options, State
from games.choco_challenge.hand import Sits, in_words, offered, play, position, stopped

ONE, TWO, THREE = Sits("cocoa"), Sits("cocoa butter"), Sits("cocoa butter sugar")
FOUR, FIVE = Sits("cocoa butter sugar milk"), Sits("cocoa butter sugar milk nuts")
SEVEN = Sits("cocoa butter sugar milk nuts rum mint")
ALL_TOOLS = "whisk pastry_bag measuring_cup"
MARKET = "cherries nuts rum cinnamon vanilla ginger"
TAKES = ", ".join(f"TakeMarket {place}" for place in range(1, 7))
BUYS = ", ".join(f"Buy {place}" for place in range(1, 7))


def shop(*sits: Sits, **more: Any) -> State:
    """Seat 0 has stopped."""
    return stopped(position(*sits, **({"market": MARKET} | more)))


def asked(*sits: Sits, **more: Any) -> State:
    """Seat 0 has ended its turn."""
    return play(shop(*sits, **more), "Done")[0]


OFFERS: dict[str, tuple[State, str]] = {
    # drawing
    "the first card must be drawn": (position(), "Draw"),
    "after each card one may stop or go on": (position(ONE), "Draw, Stop"),
    "c7 with an empty pile one must stop": (
        position(Sits(FOUR.drawn, discard=FOUR.drawn)),
        "Stop",
    ),
    "c5 without a tool a match is a bust": (
        play(position(Sits("cocoa", pile="cocoa", tools="")), "Draw")[0],
        "Bust",
    ),
    "every tool in hand may be used and none must": (
        play(position(Sits("cocoa", pile="cocoa", tools=ALL_TOOLS)), "Draw")[0],
        "Spend whisk, Spend pastry_bag, Spend measuring_cup, Bust",
    ),
    "each match takes a tool of its own": (
        play(
            position(Sits("cocoa milk", pile="milk cocoa", tools="whisk pastry_bag")),
            "Draw, Spend whisk, Draw",
        )[0],
        "Spend pastry_bag, Bust",
    ),
    "c7 a tool on the last card leaves nothing but to stop": (
        play(
            position(Sits(FOUR.drawn, pile="milk", discard="cocoa butter sugar")),
            "Draw, Spend whisk",
        )[0],
        "Stop",
    ),
    # buying and desserts
    "two cards buy the second from the deck": (shop(TWO), "Buy 2, Done"),
    "example: three cards buy the third": (shop(THREE), "Buy 3, Done"),
    "a dessert costs at most as many cards as were drawn": (
        shop(FIVE),
        "Buy 5, Take 4, Take 5, Done",
    ),
    "seven buy any card and take a dessert of seven or less": (
        shop(SEVEN),
        f"{BUYS}, Take 4, Take 5, Take 6, Take 7, Done",
    ),
    "c6 one card a turn": (play(shop(SEVEN), "Buy 1, Take 4")[0], "Done"),
    "c6 one dessert a turn": (play(shop(FIVE), "Take 4")[0], "Buy 5, Done"),
    "nobody has two desserts alike, but others may own the same": (
        shop(Sits(FIVE.drawn, desserts=(5,)), Sits(desserts=(4,))),
        "Buy 5, Take 4, Done",
    ),
    "an empty dessert pile gives nothing": (shop(FOUR, desserts=(0, 4, 3, 2, 2, 1)), "Buy 4, Done"),
    # extra cards
    "who drew more may take the top ingredient": (asked(TWO, THREE), "TakeIngredient, Decline"),
    "who drew fewer may take a tool that it lacks": (
        asked(TWO, Sits("cocoa", tools="pastry_bag"), Sits(tools="")),
        "TakeTool whisk, TakeTool measuring_cup, Decline",
    ),
    "only tools that lie in the middle": (
        asked(TWO, Sits("cocoa", tools=""), tools=(0, 3, 0)),
        "TakeTool pastry_bag, Decline",
    ),
    "c9 after the last card of the deck any market card": (
        asked(TWO, THREE, deck=""),
        f"{TAKES}, Decline",
    ),
    # who is not asked, so that the next seat begins its turn
    "who drew as many gets nothing": (asked(TWO, TWO, TWO, TWO), "Draw"),
    "who has every tool is not asked": (
        asked(TWO, Sits("cocoa", tools=ALL_TOOLS), TWO, TWO),
        "Draw",
    ),
    "where the middle has nothing a seat is not asked": (
        asked(TWO, ONE, TWO, TWO, tools=(4, 0, 0)),
        "Draw",
    ),
    "what the one before took is gone for the next": (
        play(
            asked(TWO, Sits("cocoa", tools=""), Sits("milk", tools=""), TWO, tools=(1, 0, 0)),
            "TakeTool whisk",
        )[0],
        "Draw",
    ),
    "no extra cards in the first round": (asked(TWO, THREE, round=1), "Draw"),
    "no extra cards after a bust": (
        play(position(Sits("cocoa", pile="cocoa"), THREE), "Draw, Bust")[0],
        "Draw",
    ),
}


@pytest.mark.parametrize(("state", "offers"), OFFERS.values(), ids=OFFERS)
def test_offered_actions(state: State, offers: str) -> None:
    assert ", ".join(map(in_words, offered(state))) == offers


EVENTS: dict[str, tuple[State, str, str]] = {
    "a card of another name comes to the row": (
        position(Sits("cocoa", pile="milk")),
        "Draw",
        "Drew 0 milk",
    ),
    "c4 a card of the same name matches": (
        position(Sits("rum cocoa", pile="rum"), market="mint"),
        "Draw",
        "Matched 0 rum",
    ),
    "c4 only the row matches, not the discard": (
        position(Sits("cocoa", pile="nuts", discard="nuts")),
        "Draw",
        "Drew 0 nuts",
    ),
    "a bust ends the turn, and the next seat reshuffles": (
        play(position(Sits("cocoa", pile="cocoa"), TWO), "Draw")[0],
        "Bust",
        "Busted 0 cocoa; Reshuffled 1 8",
    ),
    "a tool saves the turn": (
        play(position(Sits("cocoa", pile="cocoa")), "Draw")[0],
        "Spend whisk",
        "Spent 0 whisk cocoa",
    ),
    "who stops can pay with what it drew": (position(TWO), "Stop", "Stopped 0 2"),
    "a card and a dessert in either order": (
        shop(FOUR),
        "Take 4, Buy 4",
        "Took 0 4; Bought 0 cinnamon 4",
    ),
    "a filling fills the market next to the deck": (
        shop(TWO, deck="rum ...", round=1),
        "Buy 2, Done",
        "Bought 0 nuts 2; Finished 0; Refilled 0 rum 1",
    ),
    "a spice fills the market at the far end": (
        shop(TWO, deck="mint ...", round=1),
        "Buy 2, Done",
        "Bought 0 nuts 2; Finished 0; Refilled 0 mint 6",
    ),
    "others compare with that seat, clockwise, until one is asked": (
        shop(TWO, Sits("cocoa", busted=True), THREE, TWO),
        "Done, Decline, Decline",
        "Finished 0; Compared 1 1 2 fewer; Declined 1; Compared 2 3 2 more; "
        "Declined 2; Compared 3 2 2 equal; Reshuffled 1 8",
    ),
    "an extra card and a tool": (
        asked(TWO, THREE, ONE, TWO, deck="nuts ..."),
        "TakeIngredient, TakeTool pastry_bag",
        "Received 1 nuts; Compared 2 1 2 fewer; Armed 2 pastry_bag; "
        "Compared 3 2 2 equal; Reshuffled 1 9",
    ),
    "c9 an extra card from the market": (
        asked(TWO, THREE, TWO, TWO, deck=""),
        "TakeMarket 3",
        "Picked 1 rum 3; Compared 2 2 2 equal; Compared 3 2 2 equal; Ended deck",
    ),
    "the deck ends the game when a refill takes its last card": (
        shop(TWO, TWO, TWO, TWO, deck="mint"),
        "Buy 2, Done",
        "Bought 0 nuts 2; Finished 0; Refilled 0 mint 6; Compared 1 2 2 equal; "
        "Compared 2 2 2 equal; Compared 3 2 2 equal; Ended deck",
    ),
    "three empty dessert piles end the game": (
        shop(FOUR, FOUR, FOUR, FOUR, desserts=(1, 4, 3, 2, 0, 0)),
        "Take 4, Done",
        "Took 0 4; Finished 0; Compared 1 4 4 equal; Compared 2 4 4 equal; "
        "Compared 3 4 4 equal; Ended desserts",
    ),
    "a second empty dessert pile ends nothing": (
        shop(FOUR, FOUR, FOUR, FOUR, desserts=(1, 4, 3, 2, 2, 0)),
        "Take 4, Done",
        "Took 0 4; Finished 0; Compared 1 4 4 equal; Compared 2 4 4 equal; "
        "Compared 3 4 4 equal; Reshuffled 1 8",
    ),
    "the last turn has its extra cards too": (
        asked(TWO, THREE, TWO, TWO, round=60, options=Options(first=1)),
        "Decline",
        "Declined 1; Compared 2 2 2 equal; Compared 3 2 2 equal; Ended rounds",
    ),
}


@pytest.mark.parametrize(("state", "actions", "events"), EVENTS.values(), ids=EVENTS)
def test_events_of_moves(state: State, actions: str, events: str) -> None:
    assert "; ".join(map(in_words, play(state, actions)[1])) == events
