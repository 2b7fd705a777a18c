"""Choco-Boom: slapping the pile at the incorrect time, and the slap that is pardoned."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.events import (
    Fined,
    SlapFree,
    SlapIgnored,
    Slapped,
    TurnBegan,
)
from chocobox.games.choco_boom.words import Slap
from games.boom_hand import Table, lying, position, single

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
