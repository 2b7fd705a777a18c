"""Choco-Boom, sentence by sentence: players without cards, and how a game ends."""

from __future__ import annotations

import pytest

from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.actions import Ready, Slap
from chocobox.games.choco_boom.rules.events import (
    Ended,
    Fined,
    Flipped,
    Muted,
    PileWon,
    Slapped,
    TurnBegan,
    Waited,
)
from chocobox.games.choco_boom.rules.pieces import Card
from games.choco_boom.hand import GAME, lying, single

LAST = ("red carrot", "blue strawberry")
"""Seat 1 lays its last card with the second."""


# --- 3 or 4 players: those without cards ---


def test_if_they_win_the_pile_they_return_to_play() -> None:
    cards = ("red carrot", "blue strawberry", "red strawberry")
    table = lying(*cards, spare=(5, 0, 5))
    table.slaps(1)
    assert table.view()["decks"] == [5, 3, 5]
    assert table.outcome() is None
    table.flips()
    table.calls()
    assert table.told[-1] == TurnBegan(1)
    table.flips()
    assert table.view()["pile"][-1]["item"] == "carrot"


def test_if_another_player_wins_the_pile_the_game_ends() -> None:
    for winner in (0, 2):
        table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 5))
        told = table.slaps(winner)
        assert told == (PileWon(winner, 3, None, False, ()), Ended())
        assert table.outcome() is not None


def test_b11_a_wrong_slap_of_a_seat_without_cards_costs_nothing_but_mutes_it() -> None:
    table = lying(*LAST, spare=(5, 0, 5))
    assert table.slaps(1) == (Muted(1),)
    view = table.view()
    assert (view["paused"], view["under"], view["fines"]) == (None, 0, [])
    assert (view["window"]["spent"], view["call_by"]) == ([1], table.opened + 2000)
    assert table.codes(1, Slap()) == ("spent",)
    table.calls()
    table.flips()
    assert Slap() in table.offered(1)


# --- 3 or 4 players: nobody has cards ---


def test_when_the_last_card_of_all_was_called_the_game_ends() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana", spare=0)
    table.calls()
    assert table.outcome() is None
    assert table.due() == ("Close", table.now + 60)
    assert table.waits(60) == (Ended(),)
    assert table.outcome() == ((0, 0, 0), (0, 1, 2))
    assert table.due() is None


def test_if_it_is_a_double_its_time_is_longer_by_as_long_as_a_call_may_take() -> None:
    cards = ("red carrot", "blue strawberry", "red strawberry")
    table = lying(*cards, spare=0)
    assert table.waits(1500) == (Waited(2),)
    assert table.due() == ("Close", table.now + 2060)
    table.waits(2000)
    assert table.does(0, Slap()) == (Slapped(0, table.now),)
    assert table.waits(60) == (PileWon(0, 3, None, False, ()), Ended())
    assert table.outcome() == ((3, 0, 0), (0,))


def test_after_a_last_fine_it_ends_when_all_are_ready() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana", spare=0)
    table.waits(2060)
    assert table.saw(Fined) == [Fined(2, "hesitated", 0)]
    table.readies()
    table.waits(60)
    assert table.told[-1] == Ended()


# --- 2 players ---


def test_b12_the_game_ends_immediately_when_one_player_places_the_last_card() -> None:
    table = lying(*LAST, seats=2, spare=(5, 0))
    assert table.told[-2:] == [Flipped(1, Card("strawberry", "blue")), Ended()]
    assert table.outcome() == ((5, 0), (0,))
    assert [table.offered(seat) for seat in range(2)] == [[], []]
    assert (table.due(), table.view()["turn"]) == (None, None)


@pytest.mark.parametrize("left", [1, 2])
def test_b12_or_pays_it_as_a_fine(left: int) -> None:
    table = lying(*LAST, seats=2, spare=(5, left))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", left), Ended())
    assert table.outcome() == ((5, 0), (0,))
    assert table.view()["paused"] is None
    assert table.codes(0, Ready()) == ("over",)


# --- the winner ---


def test_b13_equal_is_shared() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 8))
    table.slaps(0)
    assert table.outcome() == ((8, 0, 8), (0, 2))


def test_the_end_tells_what_each_has_done() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 5))
    table.slaps(0, pause=420)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    told = [(it.piles, it.fines, it.calls, it.call, it.slap) for it in outcome.tallies]
    assert told == [(1, 0, 1, 500, 420), (0, 0, 1, 500, None), (0, 0, 0, None, None)]


def test_chance_that_nobody_used_stays_the_same() -> None:
    assert single().state.rng == Rng(1)
