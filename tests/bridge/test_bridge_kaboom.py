"""Kaboom! through `handle`: slaps out of order, huge times, nonsense, a killed worker."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.core.codec import encode
from chocobox.request import LATEST
from support.kaboom_talks import BOTS, NAME, flip_until, start, turn
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
from support.walks import by_seed

THREE = [PERSON, GRACE, HEDY]
MOMENTS = ("peeking", "flipping", "slapped", "first", "gift", "drawn", "power", "looking", "over")


def at_a_moment(moment: str, seed: int = 12) -> Talk:
    """Three persons in the middle of something; seat 1 has a card that matches the first one."""
    talk = Talk()
    if moment == "peeking":
        talk.new(THREE, seed=seed, game=NAME)
    elif moment in ("drawn", "power", "looking", "over"):
        in_a_turn(talk, moment)
    else:
        start(talk, THREE, seed)
        match = flip_until(talk, owner=1)
        if moment != "flipping":
            slap(talk, 2, now(talk))
        if moment in ("first", "gift"):
            tick(talk)
        if moment == "gift":
            talk.ask("play", seat=2, action=match, at=now(talk))
    return talk


def in_a_turn(talk: Talk, moment: str) -> None:
    """Where nobody slaps: a card was drawn, thrown away, its power used; or all is over."""
    start(talk, THREE, 33, slaps=False)
    if moment == "over":
        turn(talk, "Kaboom", "Draw", "Discard", "SkipPower", "Draw", "Discard", "SkipPower")
        while not talk.update["done"]:
            tick(talk)
        return
    turn(talk, "Draw")
    while who(talk, "LookBoth") is None and moment != "drawn":
        turn(talk, "Discard")
        if who(talk, "LookBoth") is None:
            turn(talk, "Draw")
    if moment == "looking":
        turn(talk, "LookBoth")


# --- the box, the record ---


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_reply_is_as_if_its_record_were_written_at_once(moment: str) -> None:
    talk = at_a_moment(moment)
    text, session = talk.bridge.handle('{"id":7,"op":"undo","seat":0}'), talk.bridge.play.session
    assert session is not None
    again = encode(session.update()) | {"refused": json.loads(text)["update"]["refused"]}
    assert text == json.dumps({"id": 7, "update": again}, separators=(",", ":"))


# --- slaps ---


def test_a_slap_from_before_the_card_lay_there_means_nothing() -> None:
    talk = at_a_moment("flipping")
    opened = talk.update["views"]["0"]["window"]["opened"]
    reply = slap(talk, 0, opened - 1)
    assert reply["update"]["events"] == [{"type": "SlapIgnored", "seat": 0, "cause": "soon"}]
    assert talk.update["views"]["0"]["window"]["spent"] == []
    slap(talk, 0, opened)
    assert talk.update["views"]["0"]["window"]["slaps"] == [0]


def test_a_slap_that_lies_far_in_the_future_finds_the_table_gone_on() -> None:
    talk = at_a_moment("flipping")
    opened = talk.update["views"]["0"]["window"]["opened"]
    slap(talk, 0, LATEST - 60)
    assert talk.update["refused"] is None
    events = [it["type"] for it in talk.update["events"]]
    assert events == ["TurnBegan", "Slapped"]
    assert talk.update["views"]["0"]["window"]["opened"] == opened
    tick(talk)
    assert talk.update["views"]["0"]["slap"]["seat"] == 0


# --- giant times, nonsense ---


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_giant_time_makes_the_table_do_all_it_was_to_do_and_comes_to_an_end(moment: str) -> None:
    comes_to_rest_after_giant_times(at_a_moment(moment))


SPOTS: tuple[Any, ...] = (True, 1.0, "1", None, [1], 99, -1, 10**30)
SWAPS: tuple[Any, ...] = (0, 1, "yes", None, [])
KINDS: tuple[Any, ...] = ("Judge", "Elapse", "Go", "TimeUp", "Close", "Reopen", "Bake", None, [], 1)
NONSENSE: list[dict[str, Any]] = [
    *({"type": kind, "place": it} for kind in ("Replace", "Give") for it in SPOTS),
    *({"type": kind, "seat": it, "place": 2} for kind in ("Look", "Reveal") for it in SPOTS),
    *({"type": kind, "seat": 0, "place": it} for kind in ("Look", "Reveal") for it in SPOTS),
    *({"type": "Swap", "seat": 0, "place": 2, "other": 1, "other_place": it} for it in SPOTS),
    *({"type": "LookBoth", "seat": 2, "place": 2, "other": it, "other_place": 2} for it in SPOTS),
    *({"type": "Decide", "swap": it} for it in SWAPS),
    *({"type": kind} for kind in KINDS),
    *({"type": kind, "at": 1} for kind in ("Slap", "Draw", "Flip", "Peek", "Cover")),
    {},
]


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_wish_of_no_sense_is_refused_with_reasons_or_told_as_a_fault(moment: str) -> None:
    refuses(at_a_moment(moment), NONSENSE)


@pytest.mark.parametrize("at", [None, 1.5, "9", True, -1, LATEST + 1, 1 << 64])
def test_a_time_of_no_sense_is_a_fault(at: object) -> None:
    talk = at_a_moment("flipping")
    before = talk.snapshot()
    reply = talk.ask("play", seat=0, action={"type": "Slap"}, at=at)
    assert error_of(reply) == "bad-request"
    assert talk.snapshot() == before


@pytest.mark.parametrize("moment", MOMENTS)
def test_nobody_may_take_anything_back_or_look_ahead(moment: str) -> None:
    talk = at_a_moment(moment)
    for seat in range(3):
        assert talk.ask("undo", seat=seat)["update"]["refused"]["codes"]
        for action in talk.update["actions"][str(seat)]:
            assert talk.ask("try", seat=seat, action=action)["try"] is None


# --- the worker is killed ---


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_killed_worker_comes_back_to_the_same_settled_state(moment: str) -> None:
    talk = at_a_moment(moment)
    again = talk.taken_up()
    once_more = again.taken_up()
    assert once_more.settled()["views"] == again.settled()["views"]
    for part in ("grids", "discard", "stock", "turn", "drawn", "drawer", "caller", "scores"):
        for seat in "012":
            assert again.settled()["views"][seat][part] == talk.settled()["views"][seat][part]
    assert again.update["actions"] == talk.update["actions"]


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_record_with_breaks_in_it_continues_to_the_same_bytes(seats: int) -> None:
    players = [PERSON, *([*BOTS, *BOTS][: seats - 1])]
    talk, choose = Talk(), by_seed(seats)
    talk.new(players, seed=seats, game=NAME, options={"rounds": 1})
    for _ in range(120):
        if choose(12) == 0:
            talk = talk.taken_up()
        offered = talk.update["actions"]["0"]
        if offered and (talk.update["wake"] is None or choose(4) == 0):
            talk.ask("play", seat=0, action=offered[choose(len(offered))], at=now(talk))
        elif talk.update["wake"] is not None:
            talk.wait()
    for again in (talk.taken_up(), talk.taken_up()):
        assert again.update["record"]["moves"][:-1] == talk.update["record"]["moves"] or (
            again.update["record"] == talk.update["record"]
        )
        assert again.state.grids == talk.state.grids
