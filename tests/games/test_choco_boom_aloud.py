"""Choco-Boom where calls are made aloud: objections, votes, false accusations, admissions (B4)."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.events import (
    Decided,
    Fined,
    Ignored,
    Objected,
    ObjectionMade,
    TurnBegan,
    Voted,
)
from chocobox.games.choco_boom.words import Flip, Object, Vote
from games import boom_hand
from games.boom_hand import Table

PAIR = ("red carrot", "blue strawberry")


def lying(*cards: str, **rest: Any) -> Table:
    """Four players; those cards were laid in turn and called aloud, the last just lies."""
    return boom_hand.lying(*cards, **({"aloud": True, "seats": 4} | rest))


def accused(**rest: Any) -> Table:
    """Seat 3 objects to what seat 1 has called, and is first."""
    table = lying(*PAIR, **rest)
    table.does(table.state.seats - 1, Object(), at=table.opened + 900)
    assert table.waits(60)[-1] == Objected(table.state.seats - 1, 1)
    return table


def votes(table: Table, *said: bool) -> None:
    """Those who are asked say whether it was right."""
    assert table.state.case is not None
    for seat, guilty in zip(table.state.case.voters, said, strict=True):
        assert table.does(seat, Vote(guilty)) == (Voted(seat, guilty),)


# --- play without keys ---


@pytest.mark.parametrize(("cards", "time"), [(PAIR, 700), (("red carrot", "blue carrot"), 1500)])
def test_the_next_may_flip_700_ms_after_a_card_lies_and_b8_later_after_a_double(
    cards: tuple[str, ...], time: int
) -> None:
    table = lying(*cards)
    assert table.due() == ("TimeUp", table.opened + time)
    assert table.codes(2, Flip()) == ("not_turn",)
    table.waits(time - 1)
    assert table.kinds(2) == ["Object", "Slap"]
    assert table.waits(1) == (TurnBegan(2),)
    assert table.kinds(2) == ["Flip", "Object", "Slap"]
    assert table.due() is None


# --- objection ---


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_b4_anyone_may_object_and_the_others_vote(seat: int) -> None:
    table = lying(*PAIR)
    at = table.opened + 900
    assert table.does(seat, Object(), at=at) == (ObjectionMade(seat),)
    assert table.view()["objections"] == [seat]
    assert table.codes(seat, Object()) == ("objected",)
    assert table.due() == ("Weigh", at + 60)
    assert table.waits(60) == (Objected(seat, 1),)
    case = table.view()["case"]
    voters = [other for other in range(4) if other not in (seat, 1)]
    assert (case["accuser"], case["accused"], case["voters"]) == (seat, 1, voters)
    assert case["votes"] == [None] * 4
    offered = [table.offered(other)[:2] for other in voters]
    assert offered == [[Vote(True), Vote(False)]] * 2
    assert [table.kinds(other) for other in (seat, 1)] == [["Slap"]] * 2


def test_b4_guilty_pays_the_fine_and_resumes() -> None:
    table = accused()
    votes(table, True, True)
    assert table.waits(60) == (Decided(1, True), Fined(1, "guilty", 2))
    assert table.view()["paused"]["resumes"] == 1
    assert table.view()["paused"]["waiting"] == [0, 2, 3]
    assert table.view()["case"] is None
    table.readies()
    assert table.told[-1] == TurnBegan(1)


def test_b4_not_guilty_the_accuser_pays_for_a_false_accusation() -> None:
    table = accused()
    votes(table, False, False)
    assert table.waits(60) == (Decided(1, False), Fined(3, "false_accusation", 2))
    (fine,) = table.view()["fines"]
    assert (fine["seat"], fine["item"], fine["wanted"]) == (3, None, None)
    table.readies()
    assert table.told[-1] == TurnBegan(3)


@pytest.mark.parametrize("said", [(True, False), (False, True)])
def test_b4_a_tie_of_votes_is_not_guilty(said: tuple[bool, ...]) -> None:
    table = accused()
    votes(table, *said)
    assert table.waits(60)[0] == Decided(1, False)


@pytest.mark.parametrize("guilty", [True, False])
def test_of_two_the_accused_itself_says_whether_it_was_right(guilty: bool) -> None:
    table = lying(*PAIR, seats=2)
    table.does(0, Object())
    table.waits(60)
    assert table.view()["case"]["voters"] == [1]
    votes(table, guilty)
    told = table.waits(60)
    assert told[0] == Decided(1, guilty)
    assert told[1] == (Fined(1, "admitted", 2) if guilty else Fined(0, "false_accusation", 2))


# --- whose objection ---


def test_the_soonest_objection_counts_and_the_others_cost_nothing() -> None:
    table = lying(*PAIR)
    at = table.opened + 400
    for seat, when in ((2, at), (0, at - 1), (3, at + 30)):
        table.does(seat, Object(), at=when)
    assert table.view()["objections"] == [0, 2, 3]
    assert table.waits(until=at + 59) == (Objected(0, 1),)
    assert table.view()["objections"] == []
    votes(table, False, False)
    table.waits(100)
    assert table.saw(Fined) == [Fined(0, "false_accusation", 2)]


def test_until_the_next_card_is_reached_for_one_may_object() -> None:
    table = lying(*PAIR)
    table.waits(5000)
    table.does(2, Flip())
    at = table.now
    table.waits(10)
    assert table.does(0, Object(), at=at + 1) == (Ignored(0),)
    assert table.does(0, Object(), at=at) == (ObjectionMade(0),)
    assert table.waits(50) == (Objected(0, 1),)
    assert (table.view()["reach"], table.view()["decks"]) == (None, [5, 5, 5, 5])


def test_one_verdict_for_each_card() -> None:
    for said in ((True, True), (False, False)):
        table = accused()
        votes(table, *said)
        table.waits(60)
        table.readies()
        assert [table.codes(seat, Object()) for seat in range(4)] == [("objected",)] * 4
        table.flips()
        assert Object() in table.offered(0)
