"""Choco-Boom: whose hand was first, and which hands come too soon or too late."""

from __future__ import annotations

import pytest

from chocobox.games.choco_boom.events import PileWon, SlapIgnored, Slapped, TurnBegan
from chocobox.games.choco_boom.state import State
from chocobox.games.choco_boom.words import Flip, Slap
from games.boom_hand import Table, double


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


def test_a_hand_that_landed_after_it_means_nothing() -> None:
    table = reached()
    table.does(0, Slap(), at=3001)
    assert table.due() == ("Go", 3060)
    assert table.waits(until=3060)[0] == SlapIgnored(0)
    assert table.view()["window"]["slaps"] == table.view()["window"]["spent"] == []
    assert table.view()["decks"] == [5, 5, 4]


def test_a_hand_that_came_after_it_is_still_told_of_beside_one_that_won() -> None:
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
