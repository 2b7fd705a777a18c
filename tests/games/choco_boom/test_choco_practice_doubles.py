"""Doubles in Choco-Boom's practice: how they are dealt, slapped and counted."""

from __future__ import annotations

from collections import Counter
from itertools import groupby

import pytest

from chocobox.core.codec import encode
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.learn.skills import SKILLS
from chocobox.games.choco_boom.rules.pieces import Card
from chocobox.games.choco_boom.solo.practice.actions import Call, Hesitated, Pause, Slap, Slapped
from chocobox.games.choco_boom.solo.practice.cards import arranged
from chocobox.games.choco_boom.solo.practice.counting import PIECES
from chocobox.games.choco_boom.solo.practice.game import BEAT, LOOK, State
from games.choco_boom.practice_cards import CALLS, tallies
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
DOUBLES = next(skill for skill in SKILLS if skill.name == "doubles")


def at_double(seed: int = 1, **options: int) -> State:
    """A practice in which a double lies there, all before it answered right."""
    state = laid(started(seed, doubles=True, **options))
    while due(state) != "slap":
        state = laid(called(state))
    return state


# --- the cards ---


@pytest.mark.parametrize("cards", [24, 48, 72])
def test_one_card_in_four_makes_a_double(cards: int) -> None:
    for seed in SEEDS:
        order = started(seed, cards=cards, doubles=True).cards
        rows = Counter(len(list(same)) for _, same in groupby(order, lambda card: card.item))
        assert rows == {1: cards // 2, 2: cards // 4}


def test_doubles_are_made_of_all_that_is_drawn() -> None:
    made = {
        item
        for seed in SEEDS
        for item, same in groupby(started(seed, doubles=True).cards, lambda card: card.item)
        if len(list(same)) == 2
    }
    assert made == {"banana", "strawberry", "choco", "elephant", "parrot", "carrot", "pepper"}


def test_a_parrot_after_a_double_has_nothing_to_repeat() -> None:
    for seed in SEEDS:
        state = laid(called(at_double(seed)))
        if card_of(state)["item"] == "parrot":
            state = called(state, CALLS[card_of(state)["colour"]])
            assert (state.answers[-1].is_right, state.answers[-1].reason) == (True, "own_colour")
            return
    pytest.fail("no parrot came after a double")


def test_nothing_is_lost_where_all_that_is_left_is_alike() -> None:
    cards = [Card("parrot", "red"), Card("parrot", "blue"), Card("parrot", "brown")]
    found, _ = arranged(cards, "parrot", Rng(1), parrot=False, doubles=0)
    assert Counter(found) == Counter(cards)


def test_mistakes_and_pauses_leave_about_as_many_doubles_as_there_were() -> None:
    for seed in range(12):
        state = laid(started(seed, doubles=True))
        while not state.is_over:
            number = len(state.answers)
            if number % 5 == 3 and due(state) != "slap":
                state = laid(after(state, Move(0, Pause(), 9**9)), 9**9)
            item = wrong(state) if number % 7 == 5 else None
            state = called(state, item)
            state = state if state.is_over else laid(state)
        assert 9 <= sum(it.due == "slap" for it in state.answers) <= 16


# --- slaps ---


def test_a_double_is_slapped_and_a_call_for_it_is_a_mistake() -> None:
    state = at_double()
    at = (state.shown or 0) + 480
    done, seen = GAME.step(state, Move(0, Slap(), at))
    assert seen == (Slapped(0, "slap", True, 480),)
    assert table(done).at == at + BEAT
    done, _ = GAME.step(state, Move(0, Call("choco"), at))
    assert not done.answers[-1].is_right
    assert table(done).at == at + LOOK


def test_a_slap_where_there_is_no_double_is_a_mistake() -> None:
    state = laid(started(doubles=True))
    done, seen = GAME.step(state, Move(0, Slap(), (state.shown or 0) + 480))
    assert seen == (Slapped(0, due(state), False, 480),)
    assert not done.answers[-1].is_right


def test_a_double_that_nobody_slaps_is_too_late() -> None:
    state = at_double()
    assert GAME.step(state, table(state))[1] == (Hesitated(0, "slap"),)


def test_after_a_double_a_new_pile_begins() -> None:
    state = called(at_double())
    assert GAME.view(state, 0).before is None


def test_without_doubles_nothing_can_be_slapped() -> None:
    assert Slap() not in GAME.actions(laid(started()), 0)
    assert Slap() in GAME.actions(laid(started(doubles=True)), 0)


# --- what comes of it ---


def ended(seed: int, missed: int = 0, false: int = 0) -> State:
    """A whole practice: so many doubles are not seen, so many slaps are for nothing."""
    state = laid(started(seed, doubles=True))
    while not state.is_over:
        item = None
        if due(state) == "slap" and missed:
            item, missed = "choco", missed - 1
        elif due(state) != "slap" and false:
            item, false = "slap", false - 1
        state = called(state, item)
        state = state if state.is_over else laid(state)
    return state


def test_doubles_are_a_kind_of_their_own() -> None:
    state = ended(3, missed=2)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert encode(outcome.kinds) == tallies(encode(state.answers))
    last = outcome.kinds[-1]
    assert (last.kind, last.count, last.wrong, last.slow) == ("double", 12, 2, 0)


@pytest.mark.parametrize(
    ("missed", "false", "shown"),
    [(0, 0, True), (1, 0, True), (2, 0, False), (0, 1, True), (0, 2, False)],
)
def test_the_skill_is_shown_where_nearly_all_doubles_and_nothing_else_was_slapped(
    missed: int, false: int, *, shown: bool
) -> None:
    assert DOUBLES.is_shown(ended(5, missed, false)) == shown


def test_the_page_shows_a_card_of_each_kind_and_what_is_due_for_it() -> None:
    kinds = [(one["kind"], encode(one["card"])["item"], one["due"]) for one in PIECES["kinds"]]
    assert kinds == [
        ("agrees", "strawberry", "strawberry"),
        ("differs", "carrot", "elephant"),
        ("parrot", "parrot", "elephant"),
        ("double", "strawberry", "slap"),
    ]
