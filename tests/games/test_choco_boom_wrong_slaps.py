"""Choco-Boom: slapping the pile at the incorrect time, and the slap that is pardoned."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core import TABLE, Move
from chocobox.games.choco_boom.events import (
    Fined,
    PileWon,
    SlapFree,
    SlapIgnored,
    Slapped,
    TurnBegan,
)
from chocobox.games.choco_boom.words import Flip, Reopen, Slap
from games.boom_hand import GAME, Table, double, lying, position, single

# --- slapping at the incorrect time ---


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_slapping_the_pile_at_the_incorrect_time_costs_a_fine(seat: int) -> None:
    table = single()
    at = table.opened + 300
    assert table.does(seat, Slap(), at=at) == (Slapped(seat, at),)
    assert table.waits(60) == (Fined(seat, "wrong_slap", 2),)
    (fine,) = table.view()["fines"]
    assert (fine["seat"], fine["reason"], fine["item"], fine["wanted"]) == (
        *(seat, "wrong_slap"),
        *(None, None),
    )
    table.readies()
    assert table.told[-1] == TurnBegan(seat)


def test_b7_once_per_seat_per_top_card() -> None:
    table = single()
    table.slaps(0)
    assert table.view()["window"]["spent"] == [0]
    assert table.codes(0, Slap()) == ("spent",)
    table.readies()
    assert table.codes(0, Slap()) == ("spent",)
    table.flips()
    assert Slap() in table.offered(0)


def test_after_the_pause_another_may_still_slap_wrongly() -> None:
    table = single()
    table.slaps(0)
    table.readies()
    assert table.slaps(2) == (Fined(2, "wrong_slap", 2),)
    assert table.view()["paused"]["resumes"] == 2


def test_a_wrong_slap_stops_a_hand_on_its_way_to_the_deck() -> None:
    table = single()
    table.calls()
    at = table.now + 100
    table.does(0, Slap(), at=at)
    table.does(2, Flip(), at=at + 30)
    table.waits(500)
    assert (table.view()["reach"], table.view()["decks"]) == (None, [3, 5, 5])
    assert table.view()["paused"]["resumes"] == 0


@pytest.mark.parametrize("late", [0, 1, 5000])
def test_a_slap_in_a_pause_means_nothing(late: int) -> None:
    table = single()
    table.slaps(0)
    assert table.does(2, Slap(), at=table.now + late) == (SlapIgnored(2),)
    assert table.view()["window"] == {
        "type": "Slappable",
        "opened": table.opened,
        "slaps": [],
        "spent": [0],
    }


def test_a_slap_just_before_the_pause_costs_as_much() -> None:
    table = single()
    table.slaps(0)
    table.does(2, Slap(), at=table.now - 1)
    assert table.waits(59) == (Fined(2, "wrong_slap", 2),)


def test_a_slap_in_a_pause_means_nothing_be_it_heard_of_after_it() -> None:
    table = single()
    table.slaps(0)
    began = table.now
    table.waits(100)
    table.readies()
    resumed = table.now
    assert table.does(2, Slap(), at=resumed - 1) == (SlapIgnored(2),)
    assert table.does(2, Slap(), at=began) == (SlapIgnored(2),)
    assert table.does(2, Slap(), at=resumed) == (Slapped(2, resumed),)
    assert table.does(1, Slap(), at=began - 1) == (Slapped(1, began - 1),)


# --- B7: meant for the pile that was just won ---


def after_win() -> tuple[Table, int]:
    """A pile was won; the next card lies, on which another hand may come down."""
    table = Table(position(["red carrot", 4], ["blue carrot", 4], ["red choco", "red pepper", 4]))
    table.goes()
    table.flips()
    table.slaps(0)
    won = table.now
    table.flips()
    return table, won


def test_b7_a_slap_within_700_ms_after_a_won_pile_is_free() -> None:
    table, won = after_win()
    table.does(1, Slap(), at=won + 700)
    assert table.waits(60) == (SlapFree(1),)
    view = table.view()
    assert (view["paused"], view["under"], view["window"]["spent"]) == (None, 0, [])
    assert Slap() in table.offered(1)


def test_b7_one_ms_later_it_costs() -> None:
    table, won = after_win()
    table.does(1, Slap(), at=won + 701)
    assert table.waits(60) == (Fined(1, "wrong_slap", 2),)


def test_b7_the_pardon_is_for_every_seat_and_as_often_as_it_is_needed() -> None:
    table, won = after_win()
    for seat, pause in ((0, 150), (1, 160), (2, 170), (0, 300), (1, 600)):
        table.does(seat, Slap(), at=won + pause)
    table.waits(60)
    assert [event.seat for event in table.saw(SlapFree)] == [0, 1, 2, 0, 1]
    assert table.saw(Fined) == []


def test_b7_the_pardon_counts_from_where_the_hand_landed_not_from_its_handicap() -> None:
    table = Table(position(["red carrot", 4], ["blue carrot", 4], ["red choco", 4]))
    table.state = table.state.changed(options=single(handicap_1=300).state.options)
    table.goes()
    table.flips()
    table.slaps(0)
    won = table.now
    table.flips()
    table.does(1, Slap(), at=won + 700)
    assert table.waits(400) == (SlapFree(1),)


def test_b7_a_hand_lies_there_until_it_is_pardoned() -> None:
    table, won = after_win()
    table.does(1, Slap(), at=won + 200)
    table.waits(60)
    assert table.does(1, Slap(), at=won + 259) == (SlapIgnored(1),)
    assert table.does(1, Slap(), at=won + 260) == (Slapped(1, won + 260),)


def test_b7_a_free_slap_does_not_hold_the_flipper_back() -> None:
    table, won = after_win()
    table.does(1, Slap(), at=won + 200)
    table.waits(60)
    assert table.calls()[-1] == TurnBegan(0)


def test_b7_before_any_pile_was_won_nothing_is_free() -> None:
    table = lying("red carrot")
    assert table.slaps(1, pause=0) == (Fined(1, "wrong_slap", 2),)


def test_b7_a_double_in_that_time_is_won_all_the_same() -> None:
    table = double()
    table.slaps(0)
    won = table.now
    cards = position(["red carrot", 3], ["blue carrot", 3]).changed(won=table.state.won)
    table = Table(cards, now=won)
    table.flips()
    table.calls(pause=0)
    table.flips()
    table.does(0, Slap(), at=table.opened + 100)
    assert table.now < won + 700
    assert table.waits(60)[0] == PileWon(0, 2, None, False, ())


# --- B7: meant for the double that the card has just covered ---


def covered(*cards: str, **rest: Any) -> Table:
    """Nobody has slapped the double on which the last card lies."""
    return lying("red carrot", "blue carrot", *(cards or ("red choco",)), **rest)


def test_b7_a_slap_within_150_ms_after_a_card_lay_upon_an_unslapped_double_is_free() -> None:
    table = covered()
    table.does(0, Slap(), at=table.opened)
    table.does(1, Slap(), at=table.opened + 150)
    table.waits(60)
    assert table.saw(SlapFree) == [SlapFree(0), SlapFree(1)]
    assert (table.view()["window"]["spent"], table.view()["fines"]) == ([], [])
    assert table.calls()[-1] == TurnBegan(0)
    assert table.slaps(1) == (Fined(1, "wrong_slap", 2),)


def test_b7_151_ms_after_it_costs() -> None:
    assert covered().slaps(0, pause=151) == (Fined(0, "wrong_slap", 2),)


def test_b7_the_mercy_counts_from_where_the_hand_landed_not_from_its_handicap() -> None:
    table = covered(handicap_1=300)
    table.does(1, Slap(), at=table.opened + 150)
    assert table.waits(400) == (SlapFree(1),)


@pytest.mark.parametrize(
    "cards", [("red choco", "blue strawberry"), ("yellow elephant", "red choco")]
)
def test_b7_upon_any_other_card_it_costs_at_once(cards: tuple[str, ...]) -> None:
    table = lying("red carrot", *cards, advanced=True)
    assert table.slaps(0, pause=0) == (Fined(0, "wrong_slap", 2),)


def test_b7_the_third_of_a_kind_is_won_in_that_time_all_the_same() -> None:
    table = covered("brown carrot")
    assert table.slaps(0, pause=100)[0] == PileWon(0, 3, None, False, ())


def test_b7_that_time_is_over_after_a_pause() -> None:
    table = covered()
    table.waits(10)
    table.state, _ = GAME.step(table.state, Move(TABLE, Reopen(), table.now))
    table.waits(1000)
    table.readies()
    assert table.slaps(0, pause=0) == (Fined(0, "wrong_slap", 2),)
