"""Choco-Boom: fines, how play goes on, and what a wrong or a late call costs."""

from __future__ import annotations

from typing import Any

from chocobox.games.choco_boom.rules.actions import Call, Ready, Slap
from chocobox.games.choco_boom.rules.events import (
    Called,
    CallMade,
    Fined,
    Flipped,
    Ignored,
    OutOfCards,
    Readied,
    Resumed,
    TurnBegan,
)
from games.choco_boom.hand import Table, lying, position, single

# --- paying ---


def wrong(**rest: Any) -> Table:
    """Seat 1 has called its card wrongly."""
    table = single(**rest)
    table.calls("choco")
    return table


def test_a_fine_is_two_cards_of_the_own_deck_added_to_the_pile() -> None:
    table = Table(position(["red carrot", "blue choco", "red choco", "brown choco", 1], [5], [5]))
    table.flips()
    table.calls("choco")
    assert table.deck(0).startswith("brown choco")
    assert (table.view()["decks"], table.view()["under"]) == ([2, 5, 5], 2)


def test_b10_a_player_with_fewer_than_two_cards_pays_what_is_there() -> None:
    table = lying("red carrot", "blue strawberry", spare=(5, 1, 5))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", 1), OutOfCards(1))
    assert table.view()["fines"][0]["paid"] == 1
    table = lying("red carrot", "blue strawberry", spare=(5, 0, 5))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", 0),)
    assert table.saw(OutOfCards) == [OutOfCards(1)]
    assert table.view()["paused"]["reason"] == "fine"


# --- when all the other players are ready ---


def test_play_pauses_until_every_other_player_is_ready() -> None:
    table = wrong(seats=4)
    assert table.view()["paused"] == {
        "type": "Paused",
        "reason": "fine",
        "resumes": 1,
        "waiting": [0, 2, 3],
    }
    assert [table.kinds(seat) for seat in range(4)] == [
        *(["Ready", "Slap"], ["Slap"], ["Ready", "Slap"], ["Ready", "Slap"])
    ]
    assert table.due() is None
    assert table.does(2, Ready()) == (Readied(2),)
    assert table.view()["paused"]["waiting"] == [0, 3]
    assert table.codes(2, Ready()) == ("not_waited",)
    assert table.codes(1, Ready()) == ("not_waited",)
    table.does(0, Ready())
    table.waits(9000)
    assert table.view()["paused"]["waiting"] == [3]


def test_then_the_player_who_was_fined_resumes_the_game() -> None:
    table = wrong()
    told = table.readies()
    assert told == (Resumed(), TurnBegan(1))
    assert table.view()["paused"] is None
    assert [table.kinds(seat) for seat in range(3)] == [["Slap"], ["Flip", "Slap"], ["Slap"]]
    table.flips()
    assert [event.seat for event in table.saw(Flipped)] == [0, 1, 1]


def test_a_fined_player_without_cards_lets_the_next_resume() -> None:
    table = lying("red carrot", "blue strawberry", spare=(5, 2, 5))
    table.calls("choco")
    assert table.view()["paused"]["resumes"] == 2
    table.readies()
    assert table.told[-1] == TurnBegan(2)


def test_the_first_who_was_fined_resumes_and_each_pays() -> None:
    table = single(seats=4)
    for seat, pause in ((3, 310), (0, 300), (2, 340)):
        table.does(seat, Slap(), at=table.opened + pause)
    table.waits(100)
    assert table.saw(Fined) == [Fined(seat, "wrong_slap", 2) for seat in (0, 3, 2)]
    assert table.view()["paused"]["resumes"] == 0
    assert table.view()["paused"]["waiting"] == [1, 2, 3]
    assert table.view()["decks"] == [3, 5, 3, 3]


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
    assert table.does(1, Call("elephant"), at=table.opened + 2001) == (Ignored(1, "late"),)
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
