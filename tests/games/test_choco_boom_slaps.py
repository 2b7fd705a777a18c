"""Choco-Boom: whose hand was first, and which hands come too soon or too late."""

from __future__ import annotations

from collections import Counter

import pytest

from chocobox.core import Rng
from chocobox.games.choco_boom.events import PileWon, SlapIgnored, Slapped, TurnBegan
from chocobox.games.choco_boom.state import Options, State
from chocobox.games.choco_boom.words import Flip, Slap
from games.boom_hand import Table, double, lying, position, single


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


def test_hands_that_came_later_on_a_double_cost_nothing() -> None:
    table = judged(double().state, (2, 300), (0, 312), (1, 340))
    assert table.view()["decks"] == [5, 5, 7]
    assert table.view()["paused"] is None


# --- B6: the smaller event time; photo finish; handicaps ---


@pytest.mark.parametrize("lead", [1, 3, 59])
def test_b6_the_smaller_event_time_wins_and_the_margin_is_told(lead: int) -> None:
    for first, second in ((0, 1), (2, 0), (1, 2)):
        won = judged(double().state, (first, 300), (second, 300 + lead)).saw(PileWon)
        assert won == [PileWon(first, 2, lead, False, (second,))]


def test_b6_a_finger_that_was_earlier_wins_even_if_it_is_heard_of_last() -> None:
    table = double()
    at = table.opened + 500
    table.does(1, Slap(), at=at)
    table.waits(until=at + 44)
    table.does(2, Slap(), at=at - 15)
    assert table.waits(until=at + 45)[0] == PileWon(2, 2, 15, False, (1,))


def test_b6_exactly_equal_is_a_photo_finish_that_chance_decides_each_equally_often() -> None:
    state, found = double(seats=4).state, Counter[int]()
    for seed in range(450):
        hands = ((0, 500), (2, 500), (3, 500), (1, 510))
        (won,) = judged(state.changed(rng=Rng(seed)), *hands).saw(PileWon)
        assert (won.margin, won.photo) == (0, True)
        assert set(won.others) == {0, 1, 2, 3} - {won.seat}
        found[won.seat] += 1
    assert set(found) == {0, 2, 3}
    assert all(110 < times < 190 for times in found.values())


def test_a_handicap_is_added_to_a_seats_slaps() -> None:
    state = double(handicap_1=50).state
    for own, other, winner in ((449, 500, 1), (451, 500, 2), (500, 449, 2)):
        (won,) = judged(state, (1, own), (2, other)).saw(PileWon)
        assert (won.seat, won.margin) == (winner, abs(own + 50 - other))


def test_a_handicap_that_makes_times_equal_is_a_photo_finish() -> None:
    assert judged(double(handicap_1=50).state, (1, 450), (2, 500)).saw(PileWon)[0].photo


def test_a_slap_is_told_with_when_it_landed_and_judged_with_its_handicap() -> None:
    table = double(handicap_2=300)
    at = table.opened
    assert table.does(2, Slap(), at=at + 500) == (Slapped(2, at + 500),)
    assert table.due() == ("Judge", at + 860)
    table.does(1, Slap(), at=at + 790)
    assert table.due() == ("Judge", at + 850)
    assert table.waits(60)[0] == PileWon(1, 2, 10, False, (2,))


@pytest.mark.parametrize("seat", range(4))
def test_every_seat_has_its_own_handicap(seat: int) -> None:
    options = Options(**{f"handicap_{seat}": 250})  # type: ignore[arg-type]
    assert [options.handicap(n) for n in range(4)] == [250 if n == seat else 0 for n in range(4)]


# --- B8: nobody slaps ---


# --- hands before the card lies, and after the next was reached for ---


def test_a_finger_counts_from_the_instant_at_which_the_card_lies() -> None:
    state = double().state
    opened = Table(state).opened
    assert Table(state, opened).does(0, Slap(), at=opened) == (Slapped(0, opened),)
    table = Table(state, opened)
    assert table.does(0, Slap(), at=opened - 1) == (SlapIgnored(0),)
    assert table.view()["window"] == {
        "type": "Slappable",
        "opened": opened,
        "slaps": [],
        "spent": [],
    }
    assert table.slaps(0)[0] == PileWon(0, 2, None, False, ())


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


@pytest.mark.parametrize("heard", ["slap", "flip"])
def test_be_it_heard_of_before_or_after(heard: str) -> None:
    table = double()
    table.calls()
    table.waits(until=3002)
    touches = [(0, Slap(), 3001), (2, Flip(), 3000)]
    for seat, action, at in touches if heard == "slap" else touches[::-1]:
        table.does(seat, action, at=at)
    table.waits(until=3500)
    assert (table.saw(PileWon), table.view()["decks"]) == ([], [5, 5, 4])


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


def test_a_slap_when_no_card_lies_is_not_offered() -> None:
    table = double()
    table.slaps(1)
    assert table.codes(0, Slap()) == ("no_pile",)


def test_one_hand_a_seat() -> None:
    table = double()
    table.does(0, Slap(), at=table.opened + 300)
    assert table.codes(0, Slap()) == ("spent",)


def test_what_each_has_won_and_how_quickly_is_counted() -> None:
    table = single()
    assert table.view()["tallies"][0]["slap"] is None
    table = double(handicap_1=50)
    table.slaps(1, pause=340)
    table.waits(50)
    tally = table.view()["tallies"][1]
    assert (tally["piles"], tally["slap"]) == (1, 340)


def test_a_pause_while_the_card_lay_makes_no_slap_slower() -> None:
    table = lying("red carrot", "yellow elephant", advanced=True)
    table.calls("elephant")
    table.waits(30_000)
    table.readies()
    table.does(0, Slap(), at=table.now + 310)
    assert table.waits(60)[0] == PileWon(0, 4, None, False, ())
    assert table.view()["tallies"][0]["slap"] == 310


def test_the_best_slap_stays() -> None:
    for first, second in ((340, 500), (500, 340)):
        table = Table(position(["red carrot", "red choco", 2], ["blue carrot", "blue choco", 2]))
        table.goes()
        table.flips()
        table.slaps(1, pause=first)
        table.goes()
        table.flips()
        table.slaps(1, pause=second)
        assert table.view()["tallies"][1]["slap"] == 340
        assert table.view()["tallies"][1]["piles"] == 2
