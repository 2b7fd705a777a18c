"""Choco-Boom's practice: three kinds of cards, how they come, and what is due."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from chocobox.codec import encode
from chocobox.core import TABLE, Move
from chocobox.games.choco_boom.practice import BEAT, LOOK
from chocobox.games.choco_boom.practice_words import (
    Begin,
    Call,
    Called,
    Pause,
    Show,
    Shown,
)
from games.choco_practice_cards import CALLS, kind
from games.choco_practice_table import (
    GAME,
    after,
    called,
    card_of,
    due,
    laid,
    started,
    table,
    wrong,
)

SEEDS = range(40)
each_count = pytest.mark.parametrize("cards", [24, 48, 72])


# --- the cards ---


@each_count
def test_a_third_agrees_a_third_differs_a_third_are_parrots(cards: int) -> None:
    for seed in SEEDS:
        kinds = Counter(kind(encode(card)) for card in started(seed, cards=cards).cards)
        assert kinds == dict.fromkeys(("agrees", "differs", "parrot"), cards // 3)


@each_count
def test_each_kind_comes_in_each_colour_equally_often(cards: int) -> None:
    found = Counter((kind(encode(card)), card.colour) for card in started(cards=cards).cards)
    assert set(found.values()) == {cards // 12}
    assert len(found) == 12


def test_carrots_and_peppers_come_among_those_that_differ() -> None:
    items = {card.item for seed in SEEDS for card in started(seed).cards}
    assert items == {*CALLS.values(), "parrot", "carrot", "pepper"}


@each_count
def test_an_item_never_comes_twice_in_a_row_for_that_would_be_a_double(cards: int) -> None:
    for seed in SEEDS:
        order = started(seed, cards=cards).cards
        assert all(one.item != other.item for one, other in pairwise(order))


@each_count
def test_a_parrot_never_comes_first(cards: int) -> None:
    assert all(started(seed, cards=cards).cards[0].item != "parrot" for seed in SEEDS)


# --- cards come by themselves ---


def test_no_card_comes_before_somebody_begins() -> None:
    state = started()
    assert GAME.table(state) is None
    assert GAME.actions(state, 0) == (Begin(),)
    assert GAME.view(state, 0).waits


def test_the_first_card_comes_soon_after() -> None:
    state = after(started(), Move(0, Begin(), 5000))
    assert GAME.actions(state, 0) == (Pause(),)
    assert GAME.table(state) == Move(TABLE, Show(), 5000 + BEAT)
    state, seen = GAME.step(state, table(state))
    assert seen == (Shown(state.cards[0]),)
    assert (GAME.view(state, 0).card, GAME.view(state, 0).shown) == (state.cards[0], 5000 + BEAT)


def test_the_next_card_comes_700_ms_after_a_right_call() -> None:
    state = laid(started())
    at = (state.shown or 0) + 640
    state, seen = GAME.step(state, Move(0, Call(due(state)), at))
    assert seen == (Called(0, state.answers[0].due, state.answers[0].due, True, 640),)
    assert table(state) == Move(TABLE, Show(), at + 700)


def test_after_a_mistake_there_is_time_to_read() -> None:
    state = laid(started())
    at, item, right = (state.shown or 0) + 640, wrong(state), due(state)
    state, seen = GAME.step(state, Move(0, Call(item), at))
    assert seen == (Called(0, item, right, False, 640),)
    assert table(state) == Move(TABLE, Show(), at + LOOK)
    assert LOOK > BEAT


# --- what is due ---


def test_the_colour_is_called_and_a_parrot_repeats_the_call_before() -> None:
    state = laid(started(3))
    for _ in range(47):
        card, before = card_of(state), state.before
        state = called(state)
        right = before if card["item"] == "parrot" else CALLS[card["colour"]]
        assert state.answers[-1].due == state.answers[-1].called == right
        state = laid(state)
    assert called(state).is_over


def test_no_parrot_follows_a_mistake_or_a_pause_as_long_as_there_are_others() -> None:
    for seed in SEEDS:
        state = laid(started(seed, cards=24))
        while not state.is_over:
            others = [card for card in state.cards[state.seen :] if card.item != "parrot"]
            state = called(state, wrong(state))
            if len(others) > 8:
                assert laid(state).card.item != "parrot"  # type: ignore[union-attr]
                assert laid(after(state, Move(0, Pause(), 9**9))).card.item != "parrot"  # type: ignore[union-attr]
            state = laid(state) if not state.is_over else state


def test_a_parrot_after_a_mistake_repeats_what_would_have_been_right() -> None:
    for seed in SEEDS:
        state = laid(started(seed, cards=24))
        while not state.is_over:
            before = state.before
            state = called(state, wrong(state))
            last = state.answers[-1]
            if last.card.item == "parrot":
                assert last.due == before
                return
            state = laid(state) if not state.is_over else state
    pytest.fail("no parrot came after a mistake")
