"""The lesson of Choco Challenge: its tables are honest, and what it says of them is true."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.learn.lesson import LESSON
from chocobox.games.choco_challenge.rules.actions import Draw
from chocobox.games.choco_challenge.rules.game import GAME
from chocobox.games.choco_challenge.rules.pieces import INGREDIENTS, base_set
from chocobox.tasks.lesson import LessonGame, State

TAUGHT = LessonGame(GAME, LESSON, LESSON.edition)
TABLES = {step.say: step.table for step in LESSON.steps if step.table}


def at_sentence(say: str) -> State:
    """The lesson where that sentence is first read, after all the right actions before it."""
    state = TAUGHT.start(LESSON.options, 3, Rng(1))
    while TAUGHT.view(state, 0)["lesson"].say != say:
        seat = next(seat for seat in range(3) if TAUGHT.actions(state, seat))
        action = TAUGHT.answer(state)
        assert action is not None
        state, _ = TAUGHT.step(state, Move(seat, action, 0))
    return state


@pytest.mark.parametrize("say", TABLES)
def test_every_table_has_each_card_once(say: str) -> None:
    table: Any = at_sentence(say).table
    for seat, own in enumerate(table.seats):
        assert sorted(card for card in own.cards if card < min(INGREDIENTS)) == [*base_set(seat)]
    bought = [card for own in table.seats for card in own.cards if card in INGREDIENTS]
    assert sorted((*bought, *table.market, *table.deck)) == [*INGREDIENTS]
    assert len(table.market) == 6


def test_whoever_does_not_stop_sees_why() -> None:
    state, _ = TAUGHT.step(at_sentence("stop"), Move(0, Draw(), 0))
    assert state.table.match is not None


def test_the_crowns_are_counted_right() -> None:
    total = TAUGHT.view(at_sentence("end"), 0)["count"]["totals"][0]
    assert (total["pile"], total["desserts"]) == (13, 5)
