"""Choco-Boom, sentence by sentence: players without cards, and how a game ends."""

from __future__ import annotations

import pytest

from chocobox.core import Rng
from chocobox.games.choco_boom.events import (
    BackIn,
    Ended,
    Fined,
    Flipped,
    Muted,
    OutOfCards,
    PileWon,
    SlapIgnored,
    TurnBegan,
    Waited,
)
from chocobox.games.choco_boom.pieces import Card
from chocobox.games.choco_boom.words import Flip, Ready, Slap
from games.boom_hand import GAME, Table, double, lying, position, single

LAST = ("red carrot", "blue strawberry")
"""Seat 1 lays its last card with the second."""


# --- 3 or 4 players: those without cards ---


def test_who_has_laid_its_last_card_is_told_and_calls_it_all_the_same() -> None:
    table = lying(*LAST, spare=(5, 0, 5))
    assert table.told[-2:] == [Flipped(1, Card("strawberry", "blue")), OutOfCards(1)]
    assert table.kinds(1) == ["Call", "Slap"]
    assert table.calls()[-1] == TurnBegan(2)


def test_players_without_cards_lay_none_on_their_turn() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana", spare=(5, 0, 5))
    table.calls()
    table.goes(2)
    assert [event.seat for event in table.saw(Flipped)] == [0, 1, 2, 0, 2]
    assert table.codes(1, Flip()) == ("no_cards",)


def test_they_may_continue_to_try_and_win_the_pile() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 5))
    assert Slap() in table.offered(1)
    told = table.slaps(1)
    assert told == (PileWon(1, 3, None, False, ()), BackIn(1), TurnBegan(0))


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


def test_so_it_does_if_one_of_two_players_without_cards_wins_it() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 0))
    assert table.slaps(1) == (PileWon(1, 3, None, False, ()), Ended())


def test_the_last_card_itself_may_make_the_double_and_whoever_laid_it_may_win_it() -> None:
    table = double(spare=(5, 0, 5))
    assert table.slaps(1)[1:] == (BackIn(1), TurnBegan(2))
    table = double(spare=(5, 0, 5))
    assert table.slaps(0)[1:] == (Ended(),)


def test_a_pile_won_while_all_have_cards_ends_nothing() -> None:
    table = double(spare=(1, 1, 1))
    table.slaps(0)
    assert (table.saw(Ended), table.saw(BackIn)) == ([], [])


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


def test_b11_who_is_muted_does_not_hold_the_next_card_back() -> None:
    table = lying(*LAST, spare=(5, 0, 5))
    table.calls()
    at = table.now + 100
    table.does(2, Flip(), at=at)
    table.does(1, Slap(), at=at)
    assert table.waits(60)[:2] == (Muted(1), Flipped(2, GAME.view(table.state, 0).pile[-1]))


def test_seats_without_cards_are_waited_for_too() -> None:
    table = lying(*LAST, spare=(5, 0, 5))
    table.slaps(0)
    assert table.view()["paused"]["waiting"] == [1, 2]


def test_one_player_alone_with_cards_goes_on_and_on() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana", spare=(5, 0, 0))
    table.calls()
    table.goes(2)
    assert [event.seat for event in table.saw(Flipped)][-2:] == [0, 0]


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
    assert table.does(0, Slap()) != (SlapIgnored(0),)
    assert table.waits(60) == (PileWon(0, 3, None, False, ()), Ended())
    assert table.outcome() == ((3, 0, 0), (0,))


def test_a_hand_that_landed_in_that_time_counts_though_it_is_heard_of_later() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=0)
    table.waits(1500)
    end = table.now + 2000
    table.waits(2059)
    assert table.does(0, Slap(), at=end + 1) == (SlapIgnored(0),)
    table.does(1, Slap(), at=end)
    assert table.waits(1)[0] == PileWon(1, 3, None, False, ())


def test_the_end_waits_for_a_hand_with_a_handicap() -> None:
    cards = ("red carrot", "blue strawberry", "red strawberry")
    table = lying(*cards, spare=0, handicap_1=300)
    table.calls()
    table.does(1, Slap(), at=table.now + 1900)
    assert table.waits(1000)[0] == PileWon(1, 3, None, False, ())


def test_if_nobody_slaps_it_ends() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=0)
    table.waits(3559)
    assert table.saw(Ended) == []
    assert table.waits(1) == (Ended(),)
    assert table.outcome() == ((0, 0, 0), (0, 1, 2))


def test_after_a_last_fine_it_ends_when_all_are_ready() -> None:
    table = lying("red carrot", "blue strawberry", "brown banana", spare=0)
    table.waits(2060)
    assert table.saw(Fined) == [Fined(2, "hesitated", 0)]
    table.readies()
    table.waits(60)
    assert table.told[-1] == Ended()


def test_after_a_last_fine_what_may_be_slapped_still_may() -> None:
    table = lying("red carrot", "blue strawberry", "yellow elephant", spare=0, advanced=True)
    table.calls("choco")
    table.readies()
    assert table.due() == ("Close", table.now + 2060)
    assert table.slaps(1)[0] == PileWon(1, 3, None, False, ())


def test_a_hand_between_the_end_of_the_time_and_the_fine_wins_though_heard_of_later() -> None:
    table = lying("red carrot", "blue strawberry", "yellow elephant", spare=0, advanced=True)
    end = table.opened + 2000
    table.waits(until=end + 70)
    assert table.view()["paused"] is not None
    table.does(0, Slap(), at=end + 30)
    assert table.waits(20)[0] == PileWon(0, 3, None, False, ())


# --- 2 players ---


def test_b12_the_game_ends_immediately_when_one_player_places_the_last_card() -> None:
    table = lying(*LAST, seats=2, spare=(5, 0))
    assert table.told[-2:] == [Flipped(1, Card("strawberry", "blue")), Ended()]
    assert table.outcome() == ((5, 0), (0,))
    assert [table.offered(seat) for seat in range(2)] == [[], []]
    assert (table.due(), table.view()["turn"]) == (None, None)


def test_b12_be_it_a_double() -> None:
    table = double(seats=2, spare=(5, 0))
    assert table.told[-1] == Ended()
    assert table.codes(0, Slap()) == ("over",)


@pytest.mark.parametrize("left", [1, 2])
def test_b12_or_pays_it_as_a_fine(left: int) -> None:
    table = lying(*LAST, seats=2, spare=(5, left))
    assert table.calls("choco")[1:] == (Fined(1, "wrong_call", left), Ended())
    assert table.outcome() == ((5, 0), (0,))
    assert table.view()["paused"] is None
    assert table.codes(0, Ready()) == ("over",)


def test_b12_by_a_slap_or_by_hesitating_too() -> None:
    table = lying(*LAST, seats=2, spare=(2, 5))
    assert table.slaps(0) == (Fined(0, "wrong_slap", 2), Ended())
    table = lying(*LAST, seats=2, spare=(5, 2))
    assert table.waits(2060) == (Fined(1, "hesitated", 2), Ended())


def test_b12_a_player_with_a_card_left_plays_on() -> None:
    table = lying(*LAST, seats=2, spare=(5, 3))
    table.calls("choco")
    assert table.outcome() is None
    assert table.view()["decks"] == [5, 1]


def test_at_the_end_the_pile_that_lies_there_is_seen_and_none_that_was_won() -> None:
    table = Table(position(["red carrot", 4], ["blue carrot", "blue choco"]))
    table.goes()
    table.flips()
    table.slaps(0)
    assert table.view()["won"] is not None
    table.flips()
    table.calls()
    table.flips()
    assert table.outcome() is not None
    assert (table.view()["won"], len(table.view()["pile"])) == (None, 2)


# --- the winner ---


def test_the_winner_is_the_player_with_the_most_cards() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 9))
    table.slaps(0)
    assert table.outcome() == ((8, 0, 9), (2,))


def test_b13_equal_is_shared() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 8))
    table.slaps(0)
    assert table.outcome() == ((8, 0, 8), (0, 2))


def test_b13_the_pile_counts_for_nobody() -> None:
    table = lying("red carrot", "blue choco", "red banana", "blue pepper", seats=2, spare=(3, 0))
    assert len(table.view()["pile"]) == 4
    assert table.outcome() == ((3, 0), (0,))


def test_the_end_tells_what_each_has_done() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=(5, 0, 5))
    table.slaps(0, pause=420)
    outcome = GAME.outcome(table.state)
    assert outcome is not None
    told = [(it.piles, it.fines, it.calls, it.call, it.slap) for it in outcome.tallies]
    assert told == [(1, 0, 1, 500, 420), (0, 0, 1, 500, None), (0, 0, 0, None, None)]


def test_chance_that_nobody_used_stays_the_same() -> None:
    assert single().state.rng == Rng(1)
