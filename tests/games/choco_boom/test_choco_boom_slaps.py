"""Choco-Boom: which slap was first, which come too late, and what a wrong slap costs."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.rules.actions import Flip, Slap
from chocobox.games.choco_boom.rules.events import (
    Fined,
    PileWon,
    SlapFree,
    SlapIgnored,
    Slapped,
    TurnBegan,
)
from chocobox.games.choco_boom.rules.state import State
from games.choco_boom.hand import Table, double, lying, position, single


def judged(state: State, *hands: tuple[int, int]) -> Table:
    """Those seats slapped so many ms after the card lay, and who was first is known."""
    table = Table(state, now=10_000)
    opened = table.opened
    for seat, pause in sorted(hands, key=lambda hand: hand[1]):
        table.does(seat, Slap(), at=opened + pause)
    table.waits(until=table.now + 400)
    return table


def test_who_was_first_and_by_how_much_is_seen_until_the_next_card_lies() -> None:
    table = judged(double().state, (2, 300), (0, 312), (1, 340))
    won = table.view(1)["won"]
    assert (won["seat"], won["count"], won["margin"], won["photo"]) == (2, 2, 12, False)
    assert won["others"] == [0, 1]
    assert won["cards"] == [
        {"type": "Card", "item": "carrot", "colour": "red"},
        {"type": "Card", "item": "carrot", "colour": "blue"},
    ]
    table.flips()
    assert table.view(1)["won"] is None


# --- B6: the smaller event time; photo finish; handicaps ---


def test_a_slap_is_told_with_when_it_landed_and_judged_with_its_handicap() -> None:
    table = double(handicap_2=300)
    at = table.opened
    assert table.does(2, Slap(), at=at + 500) == (Slapped(2, at + 500),)
    assert table.due() == ("Judge", at + 860)
    table.does(1, Slap(), at=at + 790)
    assert table.due() == ("Judge", at + 850)
    assert table.waits(60)[0] == PileWon(1, 2, 10, False, (2,))


# --- hands before the card lies, and after the next was reached for ---


def reached(at: int = 3000, table: Table | None = None) -> Table:
    """Seat 2 has reached for its deck while a double could still be slapped."""
    table = table or double()
    table.calls()
    table.does(2, Flip(), at=at)
    assert table.due() == ("Go", at + 60)
    return table


@pytest.mark.parametrize("at", [2941, 3000])
def test_a_hand_that_landed_before_the_next_card_was_reached_for_still_wins(at: int) -> None:
    table = reached()
    table.waits(until=3040)
    table.does(0, Slap(), at=at)
    assert table.waits(until=3060) == (PileWon(0, 2, None, False, ()), TurnBegan(2))
    assert (table.view()["reach"], table.view()["decks"]) == (None, [7, 5, 5])
    assert table.kinds(2) == ["Flip"]


def test_a_hand_after_the_reach_means_nothing() -> None:
    table = reached()
    table.does(0, Slap(), at=3001)
    assert table.due() == ("Go", 3060)
    assert table.waits(until=3060)[0] == SlapIgnored(0, "late")
    assert table.view()["window"]["slaps"] == table.view()["window"]["spent"] == []
    assert table.view()["decks"] == [5, 5, 4]


def test_a_hand_after_the_reach_is_named_beside_the_winner() -> None:
    table = reached()
    table.does(0, Slap(), at=2990)
    table.does(1, Slap(), at=3005)
    assert table.waits(until=3050)[0] == PileWon(0, 2, 15, False, (1,))


def test_a_handicap_does_not_make_a_hand_late_and_the_next_card_waits_for_it() -> None:
    table = reached(table=double(handicap_0=300))
    table.does(0, Slap(), at=2999)
    table.does(1, Slap(), at=3010)  # sooner by the handicap, but too late for this card
    assert table.due() == ("Judge", 3359)
    assert table.waits(until=3359)[0] == PileWon(0, 2, None, False, ())


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
    assert table.does(2, Slap(), at=resumed - 1) == (SlapIgnored(2, "paused"),)
    assert table.does(2, Slap(), at=began) == (SlapIgnored(2, "paused"),)
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


def test_b7_a_slap_one_ms_later_is_fined() -> None:
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
