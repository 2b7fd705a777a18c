"""Choco-Boom through `handle`: touches out of order, huge times, nonsense, a killed worker."""

from __future__ import annotations

from typing import Any

import pytest

from support.boom_talks import MARY, NAME, act, called, is_double, is_plain, lay_until, start
from support.live_talk import (
    GRACE,
    HEDY,
    comes_to_rest_after_giant_times,
    now,
    refuses,
    slap,
    tick,
    who,
)
from support.talk import PERSON, Talk, error_of

FOUR = [PERSON, GRACE, HEDY, MARY]
MOMENTS = ("new", "reached", "laid", "called", "slapped", "fined", "won", "voting", "over")


def at_a_moment(moment: str) -> Talk:
    """Four persons in the middle of a game."""
    talk = Talk()
    if moment == "new":
        talk.new(FOUR, seed=16, game=NAME)
        return talk
    start(talk, FOUR, 16, aloud=moment == "voting")
    doings = {
        "reached": (called, lambda it: act(it, "Flip")),
        "called": (lambda it: act(it, "Call", item=it.state.top.due),),
        "slapped": (lambda it: slap(it, 1, now(it)),),
        "fined": (called, lambda it: slap(it, 1, now(it)), tick),
        "won": (lambda it: lay_until(it, is_double), lambda it: slap(it, 1, now(it)), tick),
        "voting": (lambda it: lay_until(it, is_plain), object_to, tick),
        "over": (play_out,),
    }
    for do in doings.get(moment, ()):
        do(talk)
    return talk


def object_to(talk: Talk) -> None:
    """Seat 3 objects, or seat 2 to seat 3."""
    seat = 3 if talk.state.top.seat != 3 else 2
    talk.ask("play", seat=seat, action={"type": "Object"}, at=now(talk))


def play_out(talk: Talk) -> None:
    """All seats slap every card until the game is over."""
    while not talk.update["done"]:
        kind = next((it for it in ("Ready", "Slap", "Flip") if who(talk, it) is not None), None)
        if talk.update["wake"] is not None or kind is None:
            tick(talk)
        else:
            act(talk, kind)


# --- the box ---


def test_calls_aloud_are_for_persons_alone() -> None:
    talk = Talk()
    bot = {"kind": "bot", "bot": "awake"}
    reply = talk.new([PERSON, bot], game=NAME, options={"aloud": True})
    assert error_of(reply) == "bad-request"
    assert "update" in talk.new([PERSON, GRACE], game=NAME, options={"aloud": True})
    assert "update" in talk.new([PERSON, bot], game=NAME, options={"aloud": False})


# --- touches ---


def test_a_touch_from_before_the_card_lay_there_means_nothing() -> None:
    talk = at_a_moment("laid")
    opened = talk.update["views"]["0"]["window"]["opened"]
    ignored = {"type": "SlapIgnored", "seat": 1, "cause": "soon"}
    assert slap(talk, 1, opened - 1)["update"]["events"] == [ignored]
    slap(talk, 1, opened)
    assert talk.update["views"]["0"]["window"]["slaps"] == [1]


# --- giant times, nonsense ---


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_giant_time_makes_the_table_do_all_it_was_to_do_and_comes_to_an_end(moment: str) -> None:
    comes_to_rest_after_giant_times(at_a_moment(moment))


VALUES: tuple[Any, ...] = (True, 1, 1.0, "parrot", "Banana", None, [], {}, 10**30)
KINDS: tuple[Any, ...] = (
    *("Judge", "Hear", "Weigh", "Count", "Resume", "Go", "TimeUp", "Close", "Reopen", "Bake"),
    *(None, [], 1),
)
NONSENSE: list[dict[str, Any]] = [
    *({"type": "Call", "item": it} for it in VALUES),
    *({"type": "Vote", "guilty": it} for it in VALUES if it is not True),
    *({"type": kind} for kind in KINDS),
    *({"type": kind, "at": 1} for kind in ("Slap", "Flip", "Ready", "Object")),
    {},
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_wish_of_no_sense_is_refused_with_reasons_or_told_as_a_fault(moment: str) -> None:
    refuses(at_a_moment(moment), NONSENSE)


@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_may_take_anything_back(moment: str) -> None:
    talk = at_a_moment(moment)
    for seat in range(4):
        assert talk.ask("undo", seat=seat)["update"]["refused"]["codes"]


# --- the worker is killed ---


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_killed_worker_comes_back_paused_at_the_last_settled_state(moment: str) -> None:
    talk = at_a_moment(moment)
    again = talk.taken_up()
    view, before = again.update["views"]["0"], talk.update["views"]["0"]
    for part in ("pile", "under", "decks", "laid", "won", "tallies"):
        assert view[part] == before[part]
    if moment in ("new", "over"):
        assert again.update["views"] == talk.update["views"]
        return
    assert view["paused"] or view["case"]
    assert view["reach"] is None
    if moment not in ("fined", "voting"):
        assert view["paused"] == paused_by_a_break(before["turn"])
        assert again.update["events"][-1] == {"type": "Reopened"}
    assert again.taken_up().settled()["views"] == again.settled()["views"]


def paused_by_a_break(turn: int) -> dict[str, Any]:
    return {"type": "Paused", "reason": "break", "resumes": turn, "waiting": [0, 1, 2, 3]}


def test_after_a_break_a_card_has_its_full_time_again() -> None:
    again = at_a_moment("laid").taken_up()
    assert again.update["views"]["0"]["call_by"] is None
    for _ in range(4):
        act(again, "Ready")
    at = int(tick(again)["update"]["record"]["moves"][-1][2])
    assert again.update["views"]["0"]["call_by"] == at + 2000
    called(again)
    assert again.update["events"][0]["right"] is True
