"""Choco Challenge's cards once more, typed from the rulebook, and a slow count of a table.

Nothing of the engine is used, so that a slip in its `pieces.py` shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

CARDS: tuple[str, ...] = (
    *(("cocoa", "cocoa", "butter", "butter", "sugar", "sugar", "milk", "milk") * 5),
    *(["nuts"] * 8 + ["rum"] * 7 + ["cherries"] * 6),
    *(["cinnamon"] * 5 + ["vanilla"] * 4 + ["ginger"] * 3 + ["mint"] * 2 + ["chili"]),
)
SPICES = {"cinnamon", "vanilla", "ginger", "mint", "chili"}
CROWNS = dict.fromkeys(CARDS, 1) | dict.fromkeys(SPICES, 2) | {"chili": 3}
TOOLS = ("whisk", "pastry_bag", "measuring_cup")
DESSERTS_FOR: dict[int, dict[int, int]] = {
    3: {4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1},
    4: {4: 4, 5: 4, 6: 3, 7: 2, 8: 2, 9: 1},
    5: {4: 5, 5: 5, 6: 4, 7: 3, 8: 2, 9: 1},
}


def copies(seats: int) -> dict[str, int]:
    """How many there are of each tool, in hands and in the middle."""
    return {"whisk": seats, "pastry_bag": seats - 1, "measuring_cup": seats - 1}


def back(card: int) -> str:
    return "spice" if CARDS[card] in SPICES else "filling"


def crowns(cards: Sequence[str]) -> int:
    return sum(CROWNS[card] for card in cards)


def ranking(scores: Sequence[int], first: int) -> list[int]:
    """All seats from best to worst: going round from First Player, those with more before."""
    seats = [(first + step) % len(scores) for step in range(len(scores))]
    steps = sorted({*scores}, reverse=True)
    return [seat for points in steps for seat in seats if scores[seat] == points]


def named(cards: Sequence[int]) -> list[str]:
    return [CARDS[card] for card in cards]


# --- what the laws ask ---


def recount(view: dict[str, Any]) -> tuple[list[int], list[int]]:
    """Scores and winner from the JSON of a view, as a person would count the table."""
    scores = []
    for seat, place in enumerate(view["seats"]):
        cards = [*place["drawn"], *place["discard"], *place["inside"]]
        if view["match"] and seat == view["turn"]:
            cards.append(view["match"]["name"])
        scores.append(crowns(cards) + sum(place["desserts"]))
    return scores, ranking(scores, view["first"])[:1]


def pieces(state: Any) -> tuple[object, ...]:
    """Every base card at its own seat, all ingredients somewhere, all tools and desserts."""
    own = [sorted([*seat.pile, *seat.drawn, *seat.discard]) for seat in state.seats]
    if state.match is not None:
        own[state.turn] = sorted([*own[state.turn], state.match])
    bases = [[card for card in cards if card < 40] for cards in own]
    bought = [card for cards in own for card in cards if card >= 40]
    tools = [tool for seat in state.seats for tool in seat.tools]
    sweets = [cost for seat in state.seats for cost in seat.desserts]
    return (
        bases,
        sorted([*state.deck, *state.market, *bought]),
        [n + tools.count(tool) for tool, n in zip(TOOLS, state.tools, strict=True)],
        [n + sweets.count(cost) for cost, n in zip(range(4, 10), state.desserts, strict=True)],
    )


def hidden(state: Any, seat: int) -> dict[int, str]:
    """The cards whose place in a pile or in the deck nobody knows, and in which."""
    piles = {card: f"pile {n}" for n, own in enumerate(state.seats) for card in own.pile}
    return piles | dict.fromkeys(state.deck, "deck")
