"""Choco-Boom's practice: calls in time, pauses, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.codec import encode
from chocobox.core import TABLE, Move
from chocobox.games.choco_boom.pieces import Card
from chocobox.games.choco_boom.practice import BEAT, SOONEST, Options, State
from chocobox.games.choco_boom.practice_counting import Answer, outcome
from chocobox.games.choco_boom.practice_words import (
    Begin,
    Call,
    CallIgnored,
    Ended,
    Hesitated,
    Pause,
    Paused,
    Reopen,
    TimeUp,
)
from chocobox.kit.slaps import COLLECT
from chocobox.session import Session
from games.choco_practice_cards import CALLS, kind, pair, tallies
from games.choco_practice_table import (
    GAME,
    called,
    card_of,
    due,
    laid,
    started,
    table,
    wrong,
)

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


def test_who_hesitates_too_long_has_made_a_mistake() -> None:
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
        own = CALLS[card.colour]
        right = [Answer(card, own, own, ms) for ms in times if ms]
        return (
            outcome([*right, Answer(card, own, "carrot", 1), Answer(card, own, None, None)])
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
