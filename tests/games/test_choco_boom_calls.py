"""Choco-Boom: how long a call may take, and what a wrong or a late one costs."""

from __future__ import annotations

import pytest

from chocobox.games.choco_boom.events import (
    Called,
    CallMade,
    Fined,
    Ignored,
    TurnBegan,
    Waited,
)
from chocobox.games.choco_boom.pieces import HESITATIONS
from chocobox.games.choco_boom.words import Call, Flip, Slap
from games.boom_hand import GAME, Table, double, lying, position, single

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


@pytest.mark.parametrize("item", ["banana", "strawberry", "choco"])
def test_calling_out_any_other_item_than_that_required_costs_a_fine(item: str) -> None:
    table = single()
    assert table.calls(item)[1] == Fined(1, "wrong_call", 2)
    assert table.view()["under"] == 2


def test_a_parrot_called_by_its_colour_where_it_should_repeat_costs_too() -> None:
    table = lying("red carrot", "blue parrot")
    assert table.calls("elephant")[1] == Fined(1, "wrong_call", 2)
    assert told_why(table) == ("strawberry", True)


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


def test_a_wrong_call_costs_only_when_it_is_judged() -> None:
    table = single()
    at = table.opened + 400
    assert table.does(1, Call("choco"), at=at) == (CallMade(1),)
    table.waits(until=at + 59)
    assert (table.saw(Fined), table.view()["call"]["right"]) == ([], None)
    assert table.waits(1)[1] == Fined(1, "wrong_call", 2)


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


def test_a_call_in_time_counts_though_it_is_heard_of_when_the_time_is_up() -> None:
    table = single()
    at = table.opened + 1995
    table.waits(until=at + 59)
    assert table.does(1, Call("elephant"), at=at) == (CallMade(1),)
    assert table.waits(1)[0] == Called(1, "elephant", "elephant", True, True, 1995)
    assert table.saw(Fined) == []


def test_a_call_that_landed_before_the_card_lay_means_nothing() -> None:
    table = single()
    assert table.does(1, Call("banana"), at=table.opened - 1) == (Ignored(1),)
    assert table.calls()[-1] == TurnBegan(2)


@pytest.mark.parametrize("time", HESITATIONS)
def test_the_house_may_give_one_to_five_seconds(time: int) -> None:
    table = single(hesitation=time)
    assert table.view()["hesitation"] == time
    assert table.view()["call_by"] == table.opened + time
    assert table.due() == ("TimeUp", table.opened + time + 60)
    choice = next(choice for choice in GAME.choices if choice.name == "hesitation")
    assert time in choice.values == (1000, 2000, 3000, 4000, 5000)
    assert choice.default == 2000


def test_on_a_double_the_time_runs_out_for_nothing() -> None:
    table = double()
    assert table.view()["call_by"] == table.opened + 2000
    table.waits(1499)
    assert table.kinds(2) == ["Slap"]
    assert table.waits(1) == (Waited(1), TurnBegan(2))
    assert table.view()["call_by"] is None


def test_after_its_time_a_card_is_called_no_more() -> None:
    table = double()
    table.waits(2060)
    assert table.codes(1, Call("elephant")) == ("called",)


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


def test_a_right_call_and_a_wrong_slap_in_the_same_ms_are_both_judged() -> None:
    table = single()
    table.does(0, Slap(), at=table.opened + 500)
    table.does(1, Call("elephant"), at=table.opened + 500)
    assert [type(event).__name__ for event in table.waits(60)] == ["Called", "TurnBegan", "Fined"]


def test_time_runs_out_whether_or_not_a_slap_is_being_judged() -> None:
    for heard in (2010, 2059):
        table = single()
        at = table.opened
        table.waits(until=at + heard)
        table.does(0, Slap(), at=at + 2010)
        table.waits(until=at + 2070)
        assert table.saw(Fined) == [Fined(1, "hesitated", 2), Fined(0, "wrong_slap", 2)]


# --- who comes next ---


def test_the_next_may_flip_when_the_call_was_heard_and_not_sooner() -> None:
    table = single()
    table.calls(pause=500)
    heard = table.now
    assert heard == table.opened + 560
    assert table.does(2, Flip(), at=heard - 1) == (Ignored(2),)
    assert table.view()["reach"] is None
    table.does(2, Flip(), at=heard)
    assert table.view()["reach"]["at"] == heard


def test_right_calls_are_counted_with_their_median() -> None:
    table = Table(position(["red carrot", "red choco", "red banana", "red pepper", 1], [1]))
    for pause in (900, 300, 500, 700):
        table.state = table.state.changed(turn=0)
        table.flips()
        table.calls(pause=pause)
    tally = table.view()["tallies"][0]
    assert (tally["calls"], tally["call"], tally["fines"]) == (4, 500, 0)
    assert table.view()["tallies"][1]["call"] is None


def test_wrong_calls_and_calls_on_doubles_are_not_counted() -> None:
    table = single()
    table.calls("choco")
    tally = table.view()["tallies"][1]
    assert (tally["calls"], tally["fines"]) == (0, 1)
    table = double()
    table.calls()
    assert table.view()["tallies"][1]["calls"] == 0
