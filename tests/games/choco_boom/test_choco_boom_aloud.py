"""Choco-Boom where calls are made aloud: objections, votes, admissions, slaps meanwhile (B4)."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.rules.actions import Flip, Object, Slap, Vote
from chocobox.games.choco_boom.rules.events import (
    Decided,
    Fined,
    Ignored,
    Objected,
    ObjectionMade,
    PileWon,
    SlapIgnored,
    TurnBegan,
    Voted,
)
from games.choco_boom import hand as boom_hand
from games.choco_boom.hand import Table

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
    """The asked seats vote on the call."""
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
    assert table.does(0, Object(), at=at + 1) == (Ignored(0, "late"),)
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


# --- verdicts ---


ROW = ("red carrot", "red banana", "red choco", "red pepper")


# --- admitting ---


def test_b4_whoever_admits_a_mistake_pays_at_once() -> None:
    table = lying(*PAIR)
    table.does(1, Object(), at=table.opened + 300)
    assert table.waits(60) == (Fined(1, "admitted", 2),)
    assert (table.view()["case"], table.view()["paused"]["resumes"]) == (None, 1)
    assert table.view()["fines"][0]["reason"] == "admitted"
    table.readies()
    assert table.told[-1] == TurnBegan(1)


# --- doubles ---


def test_on_a_double_no_call_was_due_so_whoever_objects_accuses_falsely() -> None:
    table = lying("red carrot", "blue carrot")
    assert table.objects(0) == (
        *(Objected(0, 1), Decided(1, False)),
        *(Fined(0, "false_accusation", 2),),
    )
    assert table.view()["paused"]["resumes"] == 0


@pytest.mark.parametrize(("paid", "goes_on"), [(5, 0), (2, 1)])
def test_b8_a_pause_shortens_nobodys_chance_at_a_double(paid: int, goes_on: int) -> None:
    table = lying("red carrot", "blue carrot", seats=3, spare=(paid, 5, 5))
    assert table.objects(0)[-1 - (paid == 2)] == Fined(0, "false_accusation", 2)
    assert table.view()["paused"]["resumes"] == goes_on
    table.readies()
    assert [table.kinds(seat) for seat in range(3)] == [["Slap"]] * 3
    assert table.waits(1499) == ()
    assert table.waits(1) == (TurnBegan(goes_on),)
    assert table.kinds(goes_on) == ["Flip", "Slap"]


def test_on_a_double_there_is_nothing_to_admit() -> None:
    table = lying("red carrot", "blue carrot")
    assert table.objects(1) == (Objected(1, 1), Decided(1, False))
    assert (table.view()["paused"], table.saw(Fined)) == (None, [])
    assert table.codes(0, Object()) == ("objected",)
    assert table.slaps(0)[0] == PileWon(0, 2, None, False, ())


# --- what a verdict does to parrots and rows ---


def chain(table: Table) -> Any:
    """How often the same was called in a row."""
    found = table.view()["chain"]
    return found and found["count"]


def test_b14_aloud_a_row_may_be_slapped_from_the_moment_its_fourth_card_lies() -> None:
    table = lying(*ROW, advanced=True)
    assert chain(table) == 4
    assert table.slaps(0, pause=0)[0] == PileWon(0, 4, None, False, ())
    assert lying(*ROW).slaps(0) == (Fined(0, "wrong_slap", 2),)
    assert lying(*ROW[:3], advanced=True).slaps(0) == (Fined(0, "wrong_slap", 2),)


@pytest.mark.parametrize("seat", [0, 3])
def test_b14_guilty_or_admitted_breaks_the_row(seat: int) -> None:
    table = lying(*ROW, advanced=True)
    table.objects(seat, *([True, True] if seat == 0 else []))
    assert table.saw(Fined)[0].seat == 3
    assert chain(table) is None
    table.readies()
    assert table.slaps(1) == (Fined(1, "wrong_slap", 2),)


def test_a_yellow_elephant_may_be_slapped_be_it_called_wrongly() -> None:
    table = lying("red carrot", "yellow elephant", advanced=True)
    table.objects(0, True, True)
    table.readies()
    assert table.slaps(2)[0] == PileWon(2, 4, None, False, ())


# --- slaps and votes ---


def test_a_slap_while_they_vote_means_nothing() -> None:
    table = lying(*PAIR)
    table.objects(0)
    assert table.does(3, Slap(), at=table.now) == (SlapIgnored(3, "paused"),)
    table.does(2, Vote(True))
    table.does(3, Vote(True))
    table.waits(59)
    landed = table.now
    table.waits(1)
    assert table.saw(Decided)
    assert table.does(3, Slap(), at=landed) == (SlapIgnored(3, "paused"),)


def test_a_slap_that_was_right_before_the_vote_wins_and_nobody_votes() -> None:
    table = lying("red carrot", "yellow elephant", advanced=True)
    at = table.opened + 300
    table.does(0, Object(), at=at)
    table.does(2, Slap(), at=at + 30)
    assert table.waits(30) == (Objected(0, 1),)
    assert table.waits(30) == (PileWon(2, 2, None, False, ()), TurnBegan(2))
    assert (table.view()["case"], table.view()["paused"]) == (None, None)


# --- without cards ---


def test_b16_an_objector_without_cards_pays_nothing() -> None:
    table = lying(*PAIR, "brown banana", spare=(5, 0, 5, 0))
    assert table.objects(1, False, False)[-1] == Fined(1, "false_accusation", 0)
    assert (table.view()["under"], table.view()["paused"]["resumes"]) == (0, 2)
