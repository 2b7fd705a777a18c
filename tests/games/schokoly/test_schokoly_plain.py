"""What Schokoly offers equals a plain generate-and-test, and `why` agrees with it."""

from __future__ import annotations

import pytest

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Guard, Place, Stack
from chocobox.games.schokoly.rules.state import State
from games.schokoly.hand import GAME, codes
from games.schokoly.plain import layings
from support.walks import Choose, any_options, by_hypothesis, by_seed, walk


def check_layings(state: State) -> None:
    """The same actions in the same order: Place before Stack, by card, turn, row and column."""
    if state.swap is None and state.placed is None and state.colours[state.turn] is not None:
        offered = [one for one in GAME.actions(state, state.turn) if isinstance(one, Place | Stack)]
        assert offered == list(layings(state))
        check_one_by_one(state)


def check_one_by_one(state: State) -> None:
    """What is made only when it is wanted is what the whole list holds there."""
    offered, all_of_them = GAME.offer(state, state.turn), GAME.actions(state, state.turn)
    assert len(offered) == len(all_of_them)
    for index in (0, len(offered) // 3, len(offered) - 1, -1):
        assert offered[index] == all_of_them[index]
    assert list(offered[1:4]) == list(all_of_them[1:4])
    with pytest.raises(IndexError):
        offered[len(offered)]


def check_guards(state: State) -> None:
    """Tier-one cards with neither smartie nor covered piece, after a card in tier one."""
    offered = [one for one in GAME.actions(state, state.turn) if isinstance(one, Guard)]
    laid, expected = state.board.laid, []
    if state.placed is not None and laid[state.placed].tier == 1 and state.smarties[state.turn]:
        covers = [one for one in laid if one.tier == 2]
        expected = [
            Guard(one.card)
            for one in laid
            if one.tier == 1 and not one.smartie and not state.guarded
            if not any(abs(one.x - top.x) < 2 and abs(one.y - top.y) < 2 for top in covers)
        ]
    assert offered == expected


def check_why(state: State, choose: Choose) -> None:
    """There is a reason if and only if a card may not be laid so."""
    if state.is_over:
        return
    seat = state.turn if choose(4) else choose(len(state.hands))
    kind = (Place, Stack)[choose(2)]
    for _ in range(12):
        near = state.board.laid[choose(len(state.board.laid))] if state.board.laid else None
        x, y = (near.x, near.y) if near else (0, 0)
        hand = state.hands[seat]
        card = hand[choose(len(hand))] if hand and choose(8) else choose(48)
        wish = kind(card, x - 3 + choose(7), y - 3 + choose(7), choose(4))
        assert (not codes(state, wish, seat)) == (wish in GAME.actions(state, seat))
    guard = Guard(choose(48))
    assert (not codes(state, guard, seat)) == (guard in GAME.actions(state, seat))


def compare(seats: int, seed: int, choose: Choose) -> None:
    state = GAME.start(any_options(GAME, seats, choose), seats, Rng(seed))
    wonder = by_seed(seed)  # so many wishes are too much for Hypothesis to choose
    for position, _ in walk(GAME, state, seats, choose):
        check_guards(position)
        check_why(position, wonder)
        if not position.is_over:
            check_layings(position)


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("seed", range(2))
def test_offers_equal_generate_and_test_by_seed(seats: int, seed: int) -> None:
    compare(seats, seed, by_seed(seed + 50))


@pytest.mark.parametrize("seats", GAME.seats)
@by_hypothesis(3)
def test_offers_equal_generate_and_test_by_hypothesis(
    seats: int, seed: int, choose: Choose
) -> None:
    compare(seats, seed, choose)
