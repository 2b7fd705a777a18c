"""Schokoly's chocolate swaps among three players, sentence by sentence (RULINGS S15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import (
    Accept,
    Answer,
    Choose,
    Decline,
    Draw,
    Offer,
    Pass,
    Place,
)
from chocobox.games.schokoly.rules.events import Answered, Declined, Offered, Swapped
from chocobox.games.schokoly.rules.pieces import LETTERS
from chocobox.games.schokoly.rules.state import Options, State
from games.schokoly.hand import GAME, after, codes, do, kinds, laying, position
from games.schokoly.plain import letters_of

HANDS = (["dddm", "mmww", "wwdm"], ["mmmd", "ddww"], ["wwwd", "wwmd", "ddmw"])
ONE = [("dddw", 0, 0)]


def table(**more: object) -> State:
    """Three players of dark, milk and white; seat 0 is about to lay a card."""
    return position(ONE, HANDS, **more)


def asked(nth: int = 1, to: int = 1) -> State:
    """Seat 0 has offered its nth card."""
    state = table()
    return do(state, Offer(state.hands[0][nth], to))[0]


def answered(nth: int = 1) -> State:
    """Seat 1 has answered with its nth card."""
    state = asked()
    return do(state, Answer(state.hands[1][nth]), seat=1)[0]


def asks(state: State, seat: int = 0) -> set[int]:
    """The seats that may be asked for a swap."""
    return {one.to for one in GAME.actions(state, seat) if isinstance(one, Offer)}


# --- offering ---


def test_each_hand_card_may_be_offered_to_each_other_seat_before_a_card_is_laid() -> None:
    state = table()
    offers = [one for one in GAME.actions(state, 0) if isinstance(one, Offer)]
    assert offers == [Offer(card, to) for card in state.hands[0] for to in (1, 2)]
    assert GAME.actions(state, 1) == GAME.actions(state, 2) == ()
    assert kinds(after(state, laying(state, Place, "dddm", 0, -2)), 0) == {"Guard", "Draw"}


@pytest.mark.parametrize(
    "state",
    [
        position(ONE, (["dddm"], ["mmmd"])),
        position(ONE, (["dddm"], ["mmmd"], [], [])),
        position(ONE, (["dddm"], [], [])),
        table(options=Options(swaps=False)),
        after(GAME.start(Options(), 3, Rng(4)), Choose("dark")),
    ],
    ids=["two players", "four", "empty hands", "switched off", "before all have a colour"],
)
def test_where_no_swap_is_offered(state: State) -> None:
    assert not asks(state)


@pytest.mark.parametrize("colours", ["dmw", "wdm"])
@pytest.mark.parametrize("nth", range(3))
@pytest.mark.parametrize("to", [1, 2])
def test_the_number_of_the_others_pieces_is_called(nth: int, to: int, colours: str) -> None:
    state = table(colours=colours)
    card = state.hands[0][nth]
    _, events = do(state, Offer(card, to))
    assert events == (Offered(0, to, letters_of(card).count(colours[to])),)


# --- answering ---


def test_the_other_player_answers_with_a_card_of_its_own_or_declines() -> None:
    state = asked()
    assert GAME.actions(state, 1) == [*(Answer(card) for card in state.hands[1]), Decline()]
    assert kinds(state, 0) == kinds(state, 2) == set()
    assert codes(state, laying(state, Place, "dddm", 0, -2)) == ("swap_first",)
    state, events = do(state, Decline(), seat=1)
    assert events == (Declined(1),)
    assert (state.hands, state.swap, kinds(state, 0)) == (table().hands, None, {"Place", "Offer"})


@pytest.mark.parametrize("nth", range(2))
def test_the_answers_count_of_the_offerers_colour_is_called(nth: int) -> None:
    state = asked()
    card = state.hands[1][nth]
    state, events = do(state, Answer(card), seat=1)
    assert events == (Answered(1, 0, letters_of(card).count("d")),)
    assert GAME.actions(state, 0) == [Accept(), Decline()]
    assert kinds(state, 1) == kinds(state, 2) == set()


# --- both agree, or not ---


def test_if_both_agree_the_cards_change_hands_once_a_turn() -> None:
    before = answered()
    state, events = do(before, Accept())
    assert events == (Swapped(0, 1),)
    (a, b, c), (d, e), third = before.hands
    assert state.hands == ((a, e, c), (d, b), third)
    assert any(isinstance(one, Place) and one.card == e for one in GAME.actions(state, 0))
    assert kinds(state, 0) == {"Place"}
    state = after(state, laying(state, Place, "dddm", 0, -2), Draw())
    assert asks(state, 1) == {0, 2}
    assert (state.asked, state.swapped) == ((), False)


def test_at_most_one_offer_to_each_seat_a_turn() -> None:
    state, events = do(answered(), Decline())
    assert events == (Declined(0),)
    assert (state.hands, asks(state)) == (table().hands, {2})
    state = do(after(state, Offer(state.hands[0][0], 2)), Decline(), seat=2)[0]
    assert not asks(state)
    assert "Place" in kinds(state, 0)


def test_a_seat_without_a_laying_may_still_swap() -> None:
    white = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
    state = position(white, (["ddmm"], ["wwwd"], []), smarties=(0, 4, 4), stock=())
    assert kinds(state, 0) == {"Pass", "Offer"}
    state = after(state, Offer(state.hands[0][0], 1))
    state = do(state, Answer(state.hands[1][0]), seat=1)[0]
    assert kinds(after(state, Accept()), 0) == {"Place"}
    assert Pass() not in GAME.actions(after(state, Accept()), 0)


# --- hidden information ---


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("state", [asked(), answered()], ids=["asked", "answered"])
def test_a_card_on_offer_is_seen_by_its_owner_only(state: State, seat: int) -> None:
    deal, swap = GAME.view(state, seat).offer, state.swap
    assert deal is not None
    assert swap is not None
    assert (deal.seat, deal.to, deal.count, deal.answer_count) == (0, 1, 2, swap.answer_count)
    assert deal.card == (swap.card if seat == 0 else None)
    assert deal.answer_card == (swap.answer if seat == 1 else None)


def test_open_hands_hide_nothing() -> None:
    state = replace(answered(), options=Options(open_hands=True))
    deal = GAME.view(state, 2).offer
    assert deal is not None
    assert (deal.card, deal.answer_card) == (state.hands[0][1], state.hands[1][1])
    assert GAME.redeal(state, 2, Rng(1)).swap == state.swap


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("state", [asked(), asked(0, 2), answered(), answered(0)])
def test_redealt_cards_agree_with_what_was_called(state: State, seat: int) -> None:
    seen = set()
    for seed in range(40):
        guess = GAME.redeal(state, seat, Rng(seed))
        swap = guess.swap
        assert swap is not None
        assert swap.card in guess.hands[swap.seat]
        colours = [LETTERS[colour] for colour in guess.colours if colour is not None]
        assert letters_of(swap.card).count(colours[swap.to]) == swap.count
        if swap.answer is not None:
            assert swap.answer in guess.hands[swap.to]
            assert letters_of(swap.answer).count(colours[swap.seat]) == swap.answer_count
        seen.add((swap.card, swap.answer))
    is_known = seat == 0 and state.swap is not None and state.swap.answer is None
    assert (len(seen) == 1) == is_known
