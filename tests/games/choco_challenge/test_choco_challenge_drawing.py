"""The worth of drawing on in Choco Challenge, beside every card that may come."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import factorial

import pytest

from chocobox.games.choco_challenge.bots.drawing import Drawing, PileCounts, Worths
from games.choco_challenge.cards import CARDS


def by_force(pile: Sequence[str], drawn: Sequence[str], tools: int, worths: Worths) -> Fraction:
    """What the better of stopping and drawing is worth, by every card that may come."""
    ways = [Fraction(worths.stopped[len(drawn)][tools])] if drawn else []
    if pile:
        cards = [
            match_by_force([*pile[:at], *pile[at + 1 :]], drawn, tools, worths)
            if name in drawn
            else by_force([*pile[:at], *pile[at + 1 :]], [*drawn, name], tools, worths)
            for at, name in enumerate(pile)
        ]
        ways.append(sum(cards, Fraction()) / len(cards))
    return max(ways)


def match_by_force(
    pile: Sequence[str], drawn: Sequence[str], tools: int, worths: Worths
) -> Fraction:
    bust = Fraction(worths.busted[len(drawn)][tools])
    return max(bust, by_force(pile, drawn, tools - 1, worths)) if tools else bust


@pytest.mark.parametrize("tools", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("pile", "drawn"),
    [
        ("cocoa cocoa butter butter sugar", ""),
        ("butter sugar milk nuts", "cocoa"),
        ("cocoa butter sugar milk milk nuts", "cocoa butter"),
        ("cocoa butter nuts nuts nuts rum", "cocoa nuts"),
        ("cocoa", "cocoa butter"),
        ("", "milk"),
    ],
)
def test_the_worth_of_a_turn_is_exact(pile: str, drawn: str, tools: int) -> None:
    stops = [[3 * n * n + 2 * kept - 5 * (n == 2) for kept in range(4)] for n in range(9)]
    worths = Worths(stops, [[n + 2 * kept for kept in range(4)] for n in range(9)])
    cards = [CARDS.index(name) for name in pile.split()]
    row = [CARDS.index(name) for name in drawn.split()]
    counts = PileCounts.of(cards, row)
    drawing = Drawing(worths, len(row) + sum(counts.fresh))
    worth = Fraction(drawing.best(counts, tools), factorial(counts.size))
    assert worth == by_force(pile.split(), drawn.split(), tools, worths)
