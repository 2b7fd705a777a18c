"""Choco-Boom's practice: its cards, what is due, calls in time, pauses, and the end."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import TABLE, Move
from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.pieces import Card
from chocobox.games.choco_boom.solo.practice.actions import (
    Begin,
    Call,
    Called,
    CallIgnored,
    Ended,
    Hesitated,
    Pause,
    Paused,
    Reopen,
    Show,
    Shown,
    TimeUp,
)
from chocobox.games.choco_boom.solo.practice.counting import Answer, outcome
from chocobox.games.choco_boom.solo.practice.game import BEAT, LOOK, SOONEST, Options, State
from chocobox.kit.slaps import COLLECT
from games.choco_boom.practice_cards import CALLS, kind, pair, tallies
from games.choco_boom.practice_table import (
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


# --- in time ---


@pytest.mark.parametrize("hesitation", [1000, 2000, 5000])
def test_a_call_counts_to_the_last_instant_though_it_is_told_late(hesitation: int) -> None:
    state = laid(started(hesitation=hesitation))
    by = (state.shown or 0) + hesitation
    assert GAME.view(state, 0).call_by == by
    assert table(state) == Move(TABLE, TimeUp(), by + COLLECT)
    assert called(state, ms=hesitation).answers[0].is_right
    late = called(state, ms=hesitation + 1).answers[0]
    assert (late.called, late.ms, late.is_right) == (None, None, False)


def test_too_long_hesitation_is_a_mistake() -> None:
    state = laid(started())
    state, seen = GAME.step(state, table(state))
    answer = state.answers[0]
    assert seen == (Hesitated(0, answer.due),)
    assert (answer.called, answer.ms) == (None, None)
    assert state.coming is not None


def test_a_finger_that_was_there_before_the_card_could_be_seen_means_nothing() -> None:
    state = laid(started())
    for ms in (-60, 0, SOONEST - 1):
        at = (state.shown or 0) + ms
        assert GAME.step(state, Move(0, Call("choco"), at)) == (state, (CallIgnored(0),))
    assert called(state, ms=SOONEST).answers


# --- a pause ---


def test_a_pause_takes_the_card_back_and_counts_nothing() -> None:
    before = laid(called(laid(started())))
    state, seen = GAME.step(before, Move(0, Pause(), 9000))
    assert seen == (Paused(0),)
    assert (state.shown, state.coming, len(state.answers)) == (None, None, 1)
    assert GAME.table(state) is None
    assert GAME.actions(state, 0) == (Begin(),)
    assert sorted(map(pair, state.cards)) == sorted(map(pair, before.cards))
    assert state.cards[:1] == before.cards[:1]
    assert state.cards != before.cards


def test_after_a_break_the_practice_waits_and_nothing_else_is_lost() -> None:
    session = Session(GAME, Options(), [{"kind": "person"}], 4)
    session.play(0, {"type": "Begin"}, 0)
    session.tick(BEAT)
    session.play(0, {"type": "Call", "item": due(session.state)}, 1300)
    session.tick(1300 + BEAT)
    assert session.state.card is not None

    again = Session(GAME, Options(), [{"kind": "person"}], 4)
    again.replay(session.moves)
    again.resume()
    assert again.update().events[-1] == Paused(TABLE)
    assert again.state.answers == session.state.answers
    assert again.update().views[0].waits
    assert again.update().views[0].before == session.state.answers[0].due
    third = Session(GAME, Options(), [{"kind": "person"}], 4)
    third.replay(again.moves)
    assert third.state == again.state
    third.resume()
    assert third.moves == again.moves, "who waits already need not be told to"


@pytest.mark.parametrize("state", [started(), called(laid(started()))])
def test_only_what_runs_is_stopped_by_a_break(state: State) -> None:
    runs = state.coming is not None
    assert (GAME.resume(state) == Reopen()) == runs


# --- what comes of it ---


def test_all_cards_make_the_end() -> None:
    state = laid(started(2, cards=24))
    for _ in range(23):
        state = laid(called(state))
        assert GAME.outcome(state) is None
    state, seen = GAME.step(state, Move(0, Call(due(state)), (state.shown or 0) + 600))
    assert seen[-1] == Ended()
    assert GAME.actions(state, 0) == ()
    assert GAME.table(state) is None
    assert GAME.outcome(state) == outcome(state.answers)
    assert not GAME.view(state, 0).waits


TIMES = {"agrees": 500, "differs": 700, "parrot": 900}


def test_each_kind_is_counted_by_itself() -> None:
    """Every fifth call is wrong, every seventh comes too late."""
    state = laid(started(7, cards=72))
    for number in range(72):
        ms = TIMES[kind(card_of(state))] + 3 * number
        late = number % 7 == 0
        state = called(state, wrong(state) if number % 5 == 0 else None, 2001 if late else ms)
        state = state if state.is_over else laid(state)
    found: dict[str, Any] = encode(GAME.outcome(state))
    assert found["kinds"] == tallies(encode(state.answers))
    assert [it["count"] for it in found["kinds"]] == [24, 24, 24]
    assert all(it["wrong"] and it["slow"] for it in found["kinds"])
    agrees, differs, parrot = (it["median"] for it in found["kinds"])
    assert (found["cost"], found["parrot_cost"]) == (differs - agrees, parrot - agrees)
    mistakes = sum(it["wrong"] + it["slow"] for it in found["kinds"])
    assert (found["scores"], found["winners"]) == ([72 - mistakes], [0])


def test_the_median_is_the_middle_of_right_calls_alone() -> None:
    card = Card("carrot", "blue")

    def told(*times: int | None) -> int | None:
        own, why = CALLS[card.colour], "by_colour"
        right = [Answer(card, own, why, own, ms) for ms in times if ms]
        return (
            outcome(
                [*right, Answer(card, own, why, "carrot", 1), Answer(card, own, why, None, None)]
            )
            .kinds[1]
            .median
        )

    assert told(900, 300, 500) == 500
    assert told(300, 400, 900, 501) == 450
    assert told() is None


def test_nothing_is_taken_back_or_tried_out() -> None:
    session = Session(GAME, Options(), [{"kind": "person"}], 4)
    session.play(0, {"type": "Begin"}, 0)
    session.undo(0)
    assert session.update().refused is not None
    session.tick(BEAT)
    assert session.foresee(0, {"type": "Call", "item": "choco"}) is None
