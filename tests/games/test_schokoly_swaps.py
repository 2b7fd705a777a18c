"""Schokoly's chocolate swaps among three players, sentence by sentence (RULINGS S15)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from chocobox.codec import encode
from chocobox.core import Action, Rng
from chocobox.games.schokoly.pieces import LETTERS
from chocobox.games.schokoly.state import Options, State
from chocobox.games.schokoly.words import (
    Accept,
    Answer,
    Answered,
    Choose,
    Decline,
    Declined,
    Draw,
    Offer,
    Offered,
    Pass,
    Place,
    Swapped,
)
from games.schokoly_hand import GAME, after, codes, do, kinds, laying, position
from games.schokoly_plain import hidden, letters_of

HANDS = (["dddm", "mmww", "wwdm"], ["mmmd", "ddww"], ["wwwd", "wwmd", "ddmw"])
ONE = [("dddw", 0, 0)]


def table(**rest: object) -> State:
    """Three players of dark, milk and white; seat 0 is about to lay a card."""
    return position(ONE, HANDS, **rest)


def asked(nth: int = 1, to: int = 1) -> State:
    """Seat 0 has offered its nth card."""
    state = table()
    return do(state, Offer(state.hands[0][nth], to))[0]


def answered(nth: int = 1) -> State:
    """Seat 1 has answered with its nth card."""
    state = asked()
    return do(state, Answer(state.hands[1][nth]), seat=1)[0]


def offers(state: State, seat: int = 0) -> list[Action]:
    return [one for one in GAME.actions(state, seat) if isinstance(one, Offer)]


# --- offering ---


def test_cards_can_be_swapped_among_three_players() -> None:
    state = table()
    assert offers(state) == [Offer(card, to) for card in state.hands[0] for to in (1, 2)]


@pytest.mark.parametrize("seats", [2, 4])
def test_only_among_three_players(seats: int) -> None:
    assert not offers(position(ONE, (["dddm"], ["mmmd"], [], [])[:seats], colours="dwdw"))


def test_swaps_can_be_switched_off() -> None:
    assert not offers(table(options=Options(swaps=False)))


def test_before_a_player_puts_down_a_card() -> None:
    state = table()
    state = after(state, laying(state, Place, "dddm", 0, -2))
    assert kinds(state, 0) == {"Guard", "Draw"}


def test_only_on_the_own_turn() -> None:
    state = table()
    assert GAME.actions(state, 1) == GAME.actions(state, 2) == ()


def test_no_swap_before_both_have_a_colour() -> None:
    state = after(GAME.start(Options(), 3, Rng(4)), Choose("dark"))
    assert not offers(state)
    state = after(state, GAME.actions(state, 0)[0], Draw(), Choose("milk"))
    assert {one.to for one in offers(state, 1) if isinstance(one, Offer)} == {0, 2}


@pytest.mark.parametrize("nth", range(3))
@pytest.mark.parametrize("to", [1, 2])
def test_the_number_of_the_opponents_pieces_is_called(nth: int, to: int) -> None:
    state = table()
    card = state.hands[0][nth]
    _, events = do(state, Offer(card, to))
    assert events == (Offered(0, to, letters_of(card).count("dmw"[to])),)


def test_the_count_is_of_the_colour_that_the_opponent_really_has() -> None:
    state = position(ONE, HANDS, colours="wdm")
    _, events = do(state, Offer(state.hands[0][0], 1))
    assert events == (Offered(0, 1, 3),)


def test_while_an_offer_is_open_nobody_does_anything_else() -> None:
    state = asked()
    assert kinds(state, 0) == kinds(state, 2) == set()
    assert kinds(state, 1) == {"Answer", "Decline"}
    assert codes(state, laying(state, Place, "dddm", 0, -2)) == ("swap_first",)


# --- answering ---


def test_the_other_player_answers_with_a_card_of_its_own_or_declines() -> None:
    state = asked()
    assert GAME.actions(state, 1) == [*(Answer(card) for card in state.hands[1]), Decline()]


def test_declined_the_turn_goes_on_and_nothing_has_changed() -> None:
    state, events = do(asked(), Decline(), seat=1)
    assert events == (Declined(1),)
    assert state.hands == table().hands
    assert state.swap is None
    assert kinds(state, 0) == {"Place", "Stack", "Offer"} - {"Stack"}


@pytest.mark.parametrize("nth", range(2))
def test_the_answers_count_of_the_offerers_colour_is_called(nth: int) -> None:
    state = asked()
    card = state.hands[1][nth]
    state, events = do(state, Answer(card), seat=1)
    assert events == (Answered(1, 0, letters_of(card).count("d")),)
    assert GAME.actions(state, 0) == [Accept(), Decline()]
    assert kinds(state, 1) == kinds(state, 2) == set()


# --- both agree, or not ---


def test_if_both_agree_the_cards_change_hands() -> None:
    before = answered()
    state, events = do(before, Accept())
    assert events == (Swapped(0, 1),)
    (a, b, c), (d, e), rest = before.hands
    assert state.hands == ((a, e, c), (d, b), rest)


def test_the_offerer_may_decline_the_answer() -> None:
    state, events = do(answered(), Decline())
    assert events == (Declined(0),)
    assert state.hands == table().hands
    assert {one.to for one in offers(state) if isinstance(one, Offer)} == {2}


def test_s15_one_accepted_swap_a_turn() -> None:
    state = after(answered(), Accept())
    assert not offers(state)
    assert kinds(state, 0) == {"Place"}


def test_s15_at_most_one_offer_to_each_seat_a_turn() -> None:
    state = do(asked(), Decline(), seat=1)[0]
    state = after(state, Offer(state.hands[0][0], 2))
    state = do(state, Decline(), seat=2)[0]
    assert not offers(state)
    assert "Place" in kinds(state, 0)


def test_s15_the_next_turn_begins_anew() -> None:
    state = after(answered(), Accept())
    state = after(state, laying(state, Place, "dddm", 0, -2), Draw())
    assert {one.to for one in offers(state, 1) if isinstance(one, Offer)} == {0, 2}
    assert (state.asked, state.swapped) == ((), False)


def test_s15_a_card_that_came_by_a_swap_can_be_laid() -> None:
    state = after(answered(), Accept())
    got = state.hands[0][1]
    assert any(isinstance(one, Place) and one.card == got for one in GAME.actions(state, 0))


def test_s15_no_offer_to_an_empty_hand() -> None:
    state = position(ONE, (HANDS[0], HANDS[1], []))
    assert {one.to for one in offers(state) if isinstance(one, Offer)} == {1}


def test_s15_who_can_lay_nothing_may_still_swap() -> None:
    white = [("wwwm", 0, 0), ("wwmw", 2, 0), ("wmww", 0, 2), ("mwww", 2, 2)]
    state = position(white, (["ddmm"], ["wwwd"], []), smarties=(0, 4, 4), stock=())
    assert kinds(state, 0) == {"Pass", "Offer"}
    state = after(state, Offer(state.hands[0][0], 1))
    state = do(state, Answer(state.hands[1][0]), seat=1)[0]
    assert kinds(after(state, Accept()), 0) == {"Place"}
    assert Pass() not in GAME.actions(after(state, Accept()), 0)


# --- hidden information ---


@pytest.mark.parametrize("seat", range(3))
def test_s15_the_offered_card_is_seen_by_its_owner_only(seat: int) -> None:
    state = asked()
    deal = GAME.view(state, seat).offer
    assert deal is not None
    assert (deal.seat, deal.to, deal.count, deal.answer_count) == (0, 1, 2, None)
    assert deal.card == (state.hands[0][1] if seat == 0 else None)
    assert deal.answer_card is None


@pytest.mark.parametrize("seat", range(3))
def test_s15_the_answer_is_seen_by_its_owner_only(seat: int) -> None:
    state = answered()
    deal = GAME.view(state, seat).offer
    assert deal is not None
    assert deal.answer_count == 2
    assert deal.card == (state.hands[0][1] if seat == 0 else None)
    assert deal.answer_card == (state.hands[1][1] if seat == 1 else None)


def test_s15_open_hands_hide_nothing() -> None:
    state = replace(answered(), options=Options(open_hands=True))
    deal = GAME.view(state, 2).offer
    assert deal is not None
    assert (deal.card, deal.answer_card) == (state.hands[0][1], state.hands[1][1])
    assert GAME.redeal(state, 2, Rng(1)).swap == state.swap


def test_s15_events_tell_counts_and_no_card() -> None:
    for event in (Offered(0, 1, 2), Answered(1, 0, 1), Swapped(0, 1), Declined(1)):
        assert set(encode(event)) <= {"type", "seat", "to", "count"}


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("state", [asked(), asked(0, 2), answered(), answered(0)])
def test_s15_redealt_cards_agree_with_what_was_called(state: State, seat: int) -> None:
    seen = set()
    for seed in range(40):
        guess = GAME.redeal(state, seat, Rng(seed))
        swap = guess.swap
        assert swap is not None
        assert GAME.view(guess, seat) == GAME.view(state, seat)
        assert swap.card in guess.hands[swap.seat]
        colours = [LETTERS[colour] for colour in guess.colours if colour is not None]
        assert letters_of(swap.card).count(colours[swap.to]) == swap.count
        if swap.answer is not None:
            assert swap.answer in guess.hands[swap.to]
            assert letters_of(swap.answer).count(colours[swap.seat]) == swap.answer_count
        seen.add((swap.card, swap.answer))
    is_known = seat == 0 and state.swap is not None and state.swap.answer is None
    assert (len(seen) == 1) == is_known


def test_s15_after_a_swap_the_own_new_card_is_seen_and_the_other_is_not() -> None:
    before = answered()
    state = after(before, Accept())
    (_, given, _), (_, got), _ = before.hands
    assert got in [card.card for card in GAME.view(state, 0).hand]
    assert given in hidden(state, 0)
    assert GAME.view(state, 0).offer is None
