"""Choco-Boom aloud: what is admitted, what is falsely accused, and what slaps do to a vote."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.events import (
    Decided,
    Fined,
    Objected,
    PileWon,
    SlapIgnored,
    TurnBegan,
)
from chocobox.games.choco_boom.words import Object, Slap, Vote
from games import boom_hand
from games.boom_hand import Table

PAIR = ("red carrot", "blue strawberry")
ROW = ("red carrot", "red banana", "red choco", "red pepper")


def lying(*cards: str, **rest: Any) -> Table:
    """Four players; those cards were laid in turn and called aloud, the last just lies."""
    return boom_hand.lying(*cards, **({"aloud": True, "seats": 4} | rest))


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


# --- slaps and votes ---


def test_a_slap_while_they_vote_means_nothing() -> None:
    table = lying(*PAIR)
    table.objects(0)
    assert table.does(3, Slap(), at=table.now) == (SlapIgnored(3),)
    table.does(2, Vote(True))
    table.does(3, Vote(True))
    table.waits(59)
    landed = table.now
    table.waits(1)
    assert table.saw(Decided)
    assert table.does(3, Slap(), at=landed) == (SlapIgnored(3),)


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
