"""Choco-Boom: how long a call may take, and what a wrong or a late one costs."""

from __future__ import annotations

from chocobox.games.choco_boom.events import (
    Called,
    CallMade,
    Fined,
    Ignored,
    TurnBegan,
)
from chocobox.games.choco_boom.words import Call, Slap
from games.boom_hand import Table, lying, single

# --- calling another item than the card requires ---


def test_a_blue_strawberry_called_strawberry_instead_of_elephant() -> None:
    """The rulebook's own example."""
    table = single()
    told = table.calls("strawberry")
    assert told == (
        Called(1, "strawberry", "elephant", False, True, 500),
        Fined(1, "wrong_call", 2),
    )
    (fine,) = table.view()["fines"]
    assert fine == {
        "type": "Fine",
        "seat": 1,
        "reason": "wrong_call",
        "paid": 2,
        "item": "strawberry",
        "wanted": "elephant",
        "repeats": False,
        "shows": "colour",
        "lies": "two",
    }
    assert table.view()["call"]["right"] is False


def test_why_a_parrots_call_was_due_is_told_where_it_repeats_what_its_colour_stands_for() -> None:
    table = lying("red carrot", "red parrot")
    table.calls("elephant")
    assert told_why(table) == ("strawberry", True)
    table = lying("red parrot")
    table.waits(2060)
    assert told_why(table) == ("strawberry", False)


def told_why(table: Table) -> tuple[str, bool]:
    """What was due of the card that was fined, and whether a parrot repeats it."""
    (fine,) = table.view()["fines"]
    return fine["wanted"], fine["repeats"]


# --- hesitating ---


def test_more_than_two_seconds_before_calling_costs_a_fine() -> None:
    table = single()
    assert table.view()["call_by"] == table.opened + 2000
    assert table.due() == ("TimeUp", table.opened + 2060)
    table.waits(2059)
    assert table.saw(Fined) == []
    assert table.waits(1) == (Fined(1, "hesitated", 2),)
    assert table.view()["fines"][0]["item"] is None
    assert table.view()["fines"][0]["wanted"] == "elephant"
    assert table.view()["call_by"] is None


def test_a_call_at_the_last_ms_is_in_time() -> None:
    table = single()
    at = table.opened + 2000
    assert table.does(1, Call("elephant"), at=at) == (CallMade(1),)
    assert table.waits(60) == (Called(1, "elephant", "elephant", True, True, 2000), TurnBegan(2))


def test_a_call_one_ms_later_is_not() -> None:
    table = single()
    assert table.does(1, Call("elephant"), at=table.opened + 2001) == (Ignored(1),)
    assert table.view()["call"] is None
    assert table.waits(59) == (Fined(1, "hesitated", 2),)


# --- a call and a wrong slap in one moment ---


def test_who_slaps_wrongly_before_the_call_stops_play_and_the_call_is_let_off() -> None:
    table = single()
    table.does(0, Slap(), at=table.opened + 1994)
    table.does(1, Call("choco"), at=table.opened + 1995)
    assert table.waits(60) == (Fined(0, "wrong_slap", 2),)
    table.waits(5000)
    assert table.saw(Fined) == [Fined(0, "wrong_slap", 2)]
    assert (table.view()["call_by"], table.view()["call"]) == (None, None)
    table.readies()
    assert table.told[-1] == TurnBegan(0)


def test_who_calls_wrongly_before_a_wrong_slap_pays_and_so_does_the_slap() -> None:
    table = single()
    table.does(1, Call("choco"), at=table.opened + 500)
    table.does(0, Slap(), at=table.opened + 501)
    table.waits(61)
    assert table.saw(Fined) == [Fined(1, "wrong_call", 2), Fined(0, "wrong_slap", 2)]
    assert [fine["seat"] for fine in table.view()["fines"]] == [1, 0]
    assert table.view()["paused"]["resumes"] == 1
