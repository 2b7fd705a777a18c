"""True odds beside brute force over every order of a pile, in hand-made and in real positions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from math import gcd

import pytest

from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules.actions import Draw
from chocobox.games.choco_challenge.rules.odds import Chance, Odds
from chocobox.games.choco_challenge.rules.state import Options, State
from games.choco_challenge.cards import CARDS
from games.choco_challenge.hand import GAME, Sits, play, position, stopped
from support.walks import by_seed, walk

MANY = 7
"""So many cards have 5,040 orders; of larger piles only so many are left in."""


def odds_of(state: State) -> Odds:
    found = GAME.odds(state, state.turn)
    assert isinstance(found, Odds)
    return found


def further(drawn: set[str], pile: tuple[int, ...]) -> int:
    """How many different cards lie in the row when a match comes, or the pile is empty."""
    row = set(drawn)
    for card in pile:
        if CARDS[card] in row:
            break
        row.add(CARDS[card])
    return len(row)


def by_force(state: State) -> tuple[Fraction, dict[int, Fraction]]:
    """The chance that the next card matches, and to reach each number, over all orders."""
    own = state.own
    row = {CARDS[card] for card in own.drawn}
    orders = list(permutations(own.pile))
    lengths = [further(row, order) for order in orders]
    bust = sum(CARDS[order[0]] in row for order in orders)
    reach = {
        n: Fraction(sum(length >= n for length in lengths), len(orders))
        for n in range(len(row) + 1, max(lengths) + 1)
    }
    return Fraction(bust, len(orders)), reach


def told(odds: Odds) -> tuple[Fraction, dict[int, Fraction]]:
    """The same from the engine, each fraction in lowest terms."""
    chances = [odds.bust, *(it.chance for it in odds.reach)]
    assert all(gcd(it.ways, it.of) == 1 and 0 <= it.ways <= it.of for it in chances)
    assert [it.count for it in odds.reach] == sorted({it.count for it in odds.reach})
    return exact(odds.bust), {it.count: exact(it.chance) for it in odds.reach}


def exact(chance: Chance) -> Fraction:
    return Fraction(chance.ways, chance.of)


SMALL = [
    Sits("cocoa", discard="butter sugar"),
    Sits("cocoa butter", discard="butter"),
    Sits("cocoa butter sugar milk"),
    Sits("", pile="nuts rum", discard="cocoa butter sugar milk"),
    Sits("nuts mint", pile="nuts", discard="cocoa cocoa butter milk"),
    Sits("cocoa", pile="ginger mint", discard="butter butter sugar sugar"),
    Sits("", discard="milk milk sugar", pile="nuts"),
    Sits("nuts rum", pile="nuts nuts rum mint", discard="cocoa cocoa butter butter sugar"),
    Sits("cocoa nuts", discard="cocoa butter butter sugar sugar milk"),
    Sits("cocoa butter sugar milk", discard="cocoa butter sugar"),
]


@pytest.mark.parametrize("own", SMALL, ids=lambda own: own.drawn or "nothing")
def test_small_piles_by_every_order(own: Sits) -> None:
    state = position(own, market="chili")
    assert told(odds_of(state)) == by_force(state)


def draws(seats: int, seed: int) -> Iterator[State]:
    """Positions of a real game in which a card may be drawn."""
    state = GAME.start(Options(), seats, Rng(seed))
    for position_, _ in walk(GAME, state, seats, by_seed(seed)):
        if Draw() in GAME.actions(position_, position_.turn):
            yield position_


@pytest.mark.parametrize("seats", GAME.seats)
def test_real_positions_by_every_order(seats: int) -> None:
    """A large pile is cut to what can be counted; the odds must know nothing but the pile."""
    states = [*draws(seats, 5), *draws(seats, 6)][::6]
    assert len(states) > 20
    for state in states:
        small = state.seat_changed(state.turn, pile=tuple(sorted(state.own.pile)[:MANY]))
        assert told(odds_of(small)) == by_force(small)


def test_there_are_none_where_nothing_can_be_drawn_or_the_house_leaves_them_out() -> None:
    drawing = position(Sits("cocoa", pile="cocoa milk"), Sits("cocoa butter"))
    empty = position(Sits("cocoa butter sugar milk", discard="cocoa butter sugar milk"))
    asked, _ = play(stopped(drawing), "Done")
    over = replace(drawing, is_over=True)
    alone = replace(drawing, options=Options(odds=False))
    without = (play(drawing, "Draw")[0], stopped(drawing), empty, asked, over, alone)
    assert [GAME.odds(state, 0) for state in without] == [None] * 6
    assert GAME.odds(drawing, 1) is None  # another's turn
    assert GAME.odds(asked, 1) is None


def test_after_two_busts_the_risk_is_said_by_itself_and_to_nobody_before() -> None:
    drawing = position(Sits("cocoa", pile="cocoa milk"), Sits("cocoa butter"))
    assert GAME.view(drawing, 0).risk is None
    twice = drawing.seat_changed(0, busts=2)
    assert GAME.view(twice, 0).risk == odds_of(twice).bust.percent
    assert GAME.view(twice.seat_changed(0, drawn=()), 0).risk is None
    assert GAME.view(replace(twice, options=Options(odds=False)), 0).risk is None


@pytest.mark.parametrize(
    ("ways", "of", "percent", "size"),
    [
        (0, 5, 0, "none"),
        (1, 300, 0, "tiny"),
        (2, 7, 29, "some"),
        (1, 8, 13, "some"),
        (299, 300, 100, "most"),
        (1, 1, 100, "all"),
    ],
)
def test_a_rounded_chance_never_says_impossible_or_certain_when_it_is_not(
    ways: int, of: int, percent: int, size: str
) -> None:
    chance = Chance.out_of(ways, of)
    assert (chance.percent, chance.size) == (percent, size)
