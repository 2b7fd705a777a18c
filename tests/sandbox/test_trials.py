"""What a sandbox of a tournament is asked next, whatever comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.request import RequestError
from chocobox.sandbox.hangs import Hang
from chocobox.sandbox.playing import Open
from chocobox.sandbox.trials import Trial, next_trial, order_of
from support.talk import Talk, error_of

START: dict[str, Any] = {"pair": 3, "first": 4, "count": 2}
OPEN = {"bot": 2, "ply": 8}


def after(trial: dict[str, Any], games: int = 0, **came: Any) -> Trial:
    return next_trial({"trial": trial, "games": games, **came})


def test_every_pair_plays_each_deal_from_both_sides_deal_by_deal() -> None:
    order = order_of({"bots": 3, "deals": 2})
    assert order.rounds == ((0, 0), (1, 0), (2, 0), (0, 2), (1, 2), (2, 2))
    assert order.count == 2


def test_more_games_than_a_tournament_may_have_are_refused() -> None:
    with pytest.raises(RequestError, match="fewer deals"):
        order_of({"bots": 40, "deals": 100})


def test_a_round_that_is_not_whole_goes_on_where_it_stopped() -> None:
    assert after(START, games=1) == Trial(3, 5, 1)
    assert after(START | {"silent": 1, "asked": OPEN}, games=1) == Trial(3, 5, 1)
    assert after(START, games=2).count == 0


def test_after_no_answer_each_question_is_put_by_itself_until_one_has_none_again() -> None:
    first = after(START, lost=True)
    assert (first.singly, first.silent, first.hang) == (True, 1, None)
    second = after(START | {"silent": 1}, asked=OPEN)
    assert (second.singly, second.asked) == (True, Open(2, 8))
    third = after(START | {"silent": 1, "asked": OPEN}, lost=True)
    assert third == Trial(3, 4, 2, hang=Hang(3, 4, 2, 8))


def test_where_nothing_answers_at_all_nobody_is_to_blame() -> None:
    last = after(START | {"silent": 1}, lost=True)
    assert (last.is_fault, last.hang) == (True, None)


def test_a_faulty_trial_is_refused_in_a_sentence() -> None:
    talk = Talk()
    for wrong in ({"pair": -1}, {"asked": 7}, {"count": "2"}):
        assert error_of(talk.ask("trial", trial=START | wrong, games=0)) == "bad-request"
    assert error_of(talk.ask("trial", trial=START, games=3)) == "bad-request"
