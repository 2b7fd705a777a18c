"""What the bots believe a card to be worth, beside a slow count; what hidden hands may do."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from chocobox.core.rng import Rng
from chocobox.games.schokoly.bots.searching import mean
from chocobox.games.schokoly.rules.board import ROW, SQUARE, place_of
from chocobox.games.schokoly.rules.laying import price_of
from chocobox.games.schokoly.rules.looks import LOOKS
from chocobox.games.schokoly.rules.pieces import LETTERS
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.valuing import CRUMBS, OWN, SURE, Eye, Prices, Sketch, totals
from games.schokoly.hand import GAME, after, position
from games.schokoly.plain import points

ALL = range(len(LOOKS))


def table(seed: int, cards: int) -> State:
    """A position of a game at random."""
    rng = Rng(seed)
    state = GAME.start(GAME.options(), 2, rng)
    while len(state.board.laid) < cards:
        action, rng = rng.pick(GAME.actions(state, state.turn))
        state = after(state, action)
    return state


def counted(tops: dict[int, int], players: tuple[int, ...]) -> int:
    """By how many crumbs the first of these colours is ahead of the best other, slowly."""
    seen = {place_of(cell): LETTERS[colour] for cell, colour in tops.items()}
    slow = points(seen, "".join(LETTERS[colour] for colour in players))
    own, *others = (slow[LETTERS[colour]][0] for colour in players)
    return CRUMBS * (own - max(others, default=0))


@pytest.mark.parametrize("players", [(0, 1), (2, 1), (0,), (1, 0, 2)], ids=str)
@pytest.mark.parametrize("cards", [3, 20, 40])
def test_the_worth_of_a_card_is_what_a_slow_count_says(
    cards: int, players: tuple[int, ...]
) -> None:
    board = table(cards, cards).board
    sketch = Sketch(Eye.of(players[0], players), board.tops)
    assert sketch.worth == counted(board.tops, players)
    seen = {place_of(cell): LETTERS[colour] for cell, colour in board.tops.items()}
    slow = points(seen, "".join(LETTERS[colour] for colour in players))
    quick = totals(board.tops, players)
    assert quick == {colour: slow[LETTERS[colour]][0] for colour in players}
    for spots, is_stack in ((board.fresh, False), (board.cover, True)):
        for spot in list(spots)[::6]:
            bare = sketch.lifted(spot) if is_stack else sketch
            for worth, look in zip(bare.worths(spot, ALL[::3]), ALL[::3], strict=True):
                cells = zip((spot + step for step in SQUARE), LOOKS[look], strict=True)
                assert worth == counted({**board.tops, **dict(cells)}, players)
    assert sketch.worth == counted(board.tops, players)  # nothing was changed by asking


@pytest.mark.parametrize("prices", [SURE, OWN], ids=["sure", "own"])
@pytest.mark.parametrize("cards", [3, 20, 40])
def test_worth_with_a_card_equals_worth_of_the_new_board(cards: int, prices: Prices) -> None:
    board, eye = table(cards, cards).board, Eye.of(0, (0, 1), prices)
    sketch = Sketch(eye, board.tops)
    for spot in list(board.fresh)[::6]:
        for worth, look in zip(sketch.worths(spot, ALL), ALL, strict=True):
            cells = zip((spot + step for step in SQUARE), LOOKS[look], strict=True)
            assert worth == Sketch(eye, {**board.tops, **dict(cells)}).worth


def test_small_neutral_areas_and_long_leads_count() -> None:
    row = dict.fromkeys(range(1000, 1004), 1)
    for lead, worth in ((0, 0), (1, 2 * 30), (2, 2 * 45), (3, 2 * 56)):
        beside = {cell - ROW: 0 for cell in range(1000, 1000 + lead)}
        sketch = Sketch(Eye.of(0, (0, 2), SURE), {**row, **beside})
        assert sketch.won == worth


def test_the_mean_over_hidden_hands_is_that_of_all_hands() -> None:
    pool = Counter({1: 2, 5: 1, 8: 3})
    worst, standing = {1: 7, 8: -4}, 3
    cards = list(pool.elements())
    hands = list(combinations(cards, 3))
    slowly = sum(min(worst.get(kind, standing) for kind in hand) for hand in hands)
    assert mean(worst, pool, 3, standing) == slowly


def test_the_mean_of_a_known_hand_is_its_best_answer() -> None:
    assert mean({1: 7, 8: -4}, Counter({1: 1, 8: 1}), 2, 0) == -4
    assert mean({}, Counter(), 0, 5) == 0


@pytest.mark.parametrize(
    ("smarties", "stock", "is_free"),
    [(1, 0, False), (2, 0, True), (2, 1, False), (3, 1, True), (2, 2, False), (3, 2, True)],
)
def test_a_smartie_is_free_when_there_are_more_than_turns(
    smarties: int, stock: int, is_free: bool
) -> None:
    """Seat 0 holds two cards and draws every second one of the stock."""
    state = position((), (["dddm", "dddm"], ["wwwd", "wwwd"]))
    cards = state.stock[:stock]
    state = position((), (["dddm", "dddm"], ["wwwd", "wwwd"]), stock=cards, smarties=(smarties, 6))
    assert (price_of(state, 0) == 0) == is_free
