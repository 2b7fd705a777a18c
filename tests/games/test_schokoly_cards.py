"""Schokoly, sentence by sentence: its cards and smarties, and the preparation."""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.core import Rng
from chocobox.games.schokoly.pieces import CARDS, TURNS
from chocobox.games.schokoly.state import Options, State
from chocobox.games.schokoly.words import Place
from games.schokoly_hand import GAME, may, position
from games.schokoly_plain import letters_of, pieces, turned

LETTERS = [letters_of(card) for card in range(len(CARDS))]
ONE = [("dddm", 0, 0)]


def start(seats: int, seed: int = 1, **options: int) -> State:
    return GAME.start(Options(**options), seats, Rng(seed))  # type: ignore[arg-type]


# --- game materials ---


def test_48_cards_with_three_different_colours() -> None:
    assert len(CARDS) == 48
    assert Counter("".join(LETTERS)) == {"d": 64, "m": 64, "w": 64}


def test_12_wooden_smarties() -> None:
    assert [sum(start(seats).smarties) for seats in (2, 3, 4)] == [12, 12, 12]


def test_s1_a_card_is_a_square_of_four_pieces() -> None:
    assert all(len(card) == 4 and set(card) <= {0, 1, 2} for card in CARDS)


@pytest.mark.parametrize("turn", range(4))
def test_s1_a_card_lies_in_any_of_four_turns(turn: int) -> None:
    state = position(ONE, (["dddw"], []))
    assert may(state, Place, turned("dddw", turn), 0, -2)


def test_s1_a_card_may_be_offset_by_half_a_card() -> None:
    state = position([*ONE, ("ddmm", 2, 0)], (["dddw"], []))
    assert may(state, Place, "dddw", 1, -2)
    assert may(state, Place, "dddw", 2, -2)


def test_s2_twelve_mixtures_four_cards_each() -> None:
    mixtures = Counter("".join(sorted(letters)) for letters in LETTERS)
    assert set(mixtures.values()) == {4}
    kinds = Counter(tuple(sorted(Counter(mixture).values())) for mixture in mixtures)
    assert kinds == {(1, 3): 6, (2, 2): 3, (1, 1, 2): 3}


def test_s2_no_card_of_a_single_colour() -> None:
    assert min(len(set(letters)) for letters in LETTERS) == 2


def test_s3_a_pair_lies_side_by_side_never_diagonal() -> None:
    for card in LETTERS:
        if Counter(card).most_common(1)[0][1] == 2:
            assert card[0] != card[3]
            assert card[1] != card[2]


def test_s3_two_copies_of_each_handedness() -> None:
    looks = Counter(min(turned(letters, turn) for turn in range(4)) for letters in LETTERS)
    assert [n for look, n in looks.items() if len(set(look)) == 3] == [2] * 6


def test_turns_that_look_alike_are_offered_once() -> None:
    for card, turns in enumerate(TURNS):
        shapes = [turned(LETTERS[card], turn) for turn in range(4)]
        assert list(turns) == [turn for turn in range(4) if shapes[turn] not in shapes[:turn]]


# --- preparation ---


def test_blind_shuffle_the_48_cards() -> None:
    decks = [(*start(2, seed).hands, start(2, seed).stock) for seed in range(20)]
    assert len(set(decks)) == 20
    assert pieces(start(2))[0] == list(range(48))
    assert start(2, seed=5) == start(2, seed=5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_four_cards_from_the_stack(seats: int) -> None:
    state = start(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert len(state.stock) == 48 - 4 * seats


@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_s10_smarties_are_equally_distributed(seats: int, each: int) -> None:
    assert start(seats).smarties == (each,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_who_goes_first_is_chosen_at_the_table(seats: int) -> None:
    for first in range(seats):
        state = start(seats, first=first)
        assert [seat for seat in range(seats) if GAME.actions(state, seat)] == [first]
    with pytest.raises(ValueError, match="first must be a seat"):
        start(seats, first=seats)
