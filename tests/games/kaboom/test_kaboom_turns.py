"""Kaboom!, sentence by sentence: flipping, turns, and a stock that is used up."""

from __future__ import annotations

import pytest

from chocobox.games.kaboom.rules.actions import (
    Discard,
    Draw,
    Enough,
    Flip,
    GiveUp,
    Kaboom,
    Replace,
    Reveal,
    Slap,
)
from chocobox.games.kaboom.rules.events import (
    Discarded,
    Drew,
    GaveUp,
    Kaboomed,
    PassedBy,
    Penalized,
    Replaced,
    Revealed,
    Shuffled,
    SlapDone,
    TurnBegan,
)
from chocobox.games.kaboom.rules.pieces import NUMBER
from chocobox.games.kaboom.rules.state import Lying, Options
from games.kaboom.hand import Table, flipping, position

HANDS = ("2S 3S 4S 5S", "2H 3H 4H 5H", "2D 3D 4D 5D")


def turn(stock: str = "6C 6D 6H 6S 8D ...", *hands: str) -> Table:
    """The turn of seat 0 of three (or of those hands)."""
    return Table(position(*(hands or HANDS), stock=stock))


# --- replacing ---


def test_the_drawn_card_takes_the_place_of_one_that_is_discarded() -> None:
    table = turn()
    assert table.does(0, Draw(), Replace(2)) == (Replaced(0, 2, "4S"),)
    assert (table.hand(0), table.thrown()) == ("2S 3S 6C 5S", "4S")


# --- discarding ---


@pytest.mark.parametrize("window", [1500, 2500, 4000, 10_000])
def test_k4_the_next_draw_is_held_back_by_the_window(window: int) -> None:
    table = Table(position(*HANDS, stock="6C ...", options=Options(window=window)))
    table.does(0, Draw(), Discard(), at=700)
    view = table.view(1)["window"]
    assert (view["opened"], view["closes"], view["elapsed"]) == (700, 700 + window, False)
    assert table.due() == ("Elapse", 700 + window)
    table.waits(until=699 + window)
    assert table.codes(1, Draw()) == ("held",)
    assert table.codes(1, Kaboom()) == ("held",)
    assert table.waits(until=700 + window) == (TurnBegan(1),)
    assert table.kinds(1) == {"Draw", "Kaboom", "Slap"}
    assert table.view(1)["window"]["elapsed"]


# --- the stock is used up ---


def test_k12_all_of_the_discard_but_its_top_card_is_shuffled() -> None:
    table = Table(position(*HANDS, stock="6C", discard="AC AD AH 8C"))
    assert table.does(0, Draw()) == (Drew(0), Shuffled(3))
    assert table.thrown() == "8C"
    assert sorted(table.state.stock) == [0 + 13 * suit for suit in (1, 2, 3)]


def test_k12_it_is_shuffled_indeed() -> None:
    tops = set()
    for seed in range(40):
        state = position(*HANDS, stock="6C", discard="AC AD AH 8C")
        table = Table(state.changed(rng=state.rng.__class__(seed)))
        table.does(0, Draw())
        tops.add(table.state.stock[0])
    assert len(tops) == 3


def test_k12_where_nothing_can_be_shuffled_the_next_discard_helps() -> None:
    table = Table(position(*HANDS, stock="6C", discard="8C"))
    assert table.does(0, Draw()) == (Drew(0),)
    assert table.view(0)["stock"] == 0
    assert table.does(0, Discard()) == (Discarded(0, "6C", None), Shuffled(1))
    assert table.kinds(1) == {"Slap"}


def empty() -> Table:
    """A last card to draw, and no discard at all."""
    return Table(position(*HANDS, stock="6C"))


def test_nothing_to_draw_leaves_only_the_call() -> None:
    table = empty()
    table.does(0, Draw(), Discard())
    table.waits()
    assert table.offered(1) == [Kaboom()]
    assert table.codes(1, Draw()) == ("no_stock",)
    table.does(1, Kaboom())
    assert table.saw(PassedBy) == [PassedBy(2), PassedBy(0)]
    assert table.due() == ("Close", 1500 + 60)


def test_penalty_cards_that_use_up_the_stock_let_nobody_be_passed_by() -> None:
    stock = "6C 9S 9H"
    table = Table(position(*HANDS, stock=stock, discard="AC AD", caller=0, turn=1))
    table.does(1, Draw(), Discard())
    told = table.slaps(2, Reveal(2, 0))
    assert told[1:] == (
        *(Penalized(2, (4, 5)), Shuffled(3)),
        *(SlapDone(2, 0), TurnBegan(2)),
    )
    assert table.kinds(2) == {"Draw"}


def test_penalty_cards_that_use_up_the_stock_do_not_end_the_flipping() -> None:
    table = Table(flipping("2S 3S", "2H 3H", stock="6C 9S 9H", discard="AC"))
    table.does(0, Flip())
    table.waits(200)
    table.slaps(0, GiveUp())
    told = table.slaps(1, GiveUp())
    assert told[:3] == (GaveUp(1), Penalized(1, (4,)), Shuffled(1))
    assert table.view(0)["flipping"]
    assert table.offered(1) == [Flip()]


def test_penalty_cards_come_from_a_stock_made_anew() -> None:
    table = Table(position(*HANDS, stock="6C 9S", discard="AC"))
    table.does(0, Draw(), Discard())
    told = table.slaps(1, Reveal(1, 0))
    assert told[1:3] == (Shuffled(2), Penalized(1, (4, 5)))
    assert set(table.hand(1).split()[4:]) < {"9S", "AC", "6C"}


def test_as_many_penalty_cards_as_there_are() -> None:
    table = Table(position("2S", "2H", stock="6C 9S", turn=0))
    table.does(0, Draw(), Discard())
    told = table.slaps(1, GiveUp())
    assert told[1] == Penalized(1, (4,))
    assert table.codes(0, Slap()) == ("no_penalty",)


# --- flipping until a card is slapped ---


ACES = ("AS 2S 3S 4S", "AH 2H 3H 4H", "AD 2D 3D 4D")
FIVES = "5S 6S 7S 8S 9S 10S JS ..."
"""Cards of which nobody has another."""


def flipped(stock: str = FIVES, turns: int = 1, *hands: str) -> Table:
    """Three seats (or those hands), and so many cards flipped."""
    table = Table(flipping(*(hands or ACES), stock=stock))
    for turn in range(turns):
        table.goes(turn % len(table.state.grids), Flip())
    return table


def test_k3_flips_are_held_apart_by_the_pace() -> None:
    for pace in (700, 1200, 2000, 5000):
        table = Table(flipping(*ACES, stock=FIVES, options=Options(pace=pace)))
        table.does(0, Flip(), at=100)
        assert table.due() == ("Elapse", 100 + pace)
        table.waits(until=99 + pace)
        assert table.codes(1, Flip()) == ("held",)
        assert table.waits(until=100 + pace) == (TurnBegan(1),)
        assert table.offered(1) == [Flip(), Slap()]


SAME = ("3C 3S", "10C 10H", "JC JD", "QC QH", "KS KH", "X1 X2")
OTHER = ("3C 4C", "QC KC", "JC QC", "AC X1", "10C AS", "KS AS")


@pytest.mark.parametrize("cards", [*SAME, *OTHER])
def test_only_the_number_or_the_face_must_match(cards: str) -> None:
    top, own = cards.split()
    table = flipped(f"{top} ...", 1, f"{own} 9S", "7H 2H", "7D 2D")
    table.slaps(0, Reveal(0, 0))
    assert table.saw(Revealed) == [Revealed(0, 0, 0, own, cards in SAME)]


def test_after_a_slap_whoever_slapped_begins_by_drawing() -> None:
    table = flipped("3C ...", turns=1)
    table.slaps(2, Reveal(2, 2))
    assert table.does(2, Enough()) == (SlapDone(2, 1), TurnBegan(2))
    assert not table.view(0)["flipping"]
    assert [table.kinds(seat) for seat in range(3)] == [set(), set(), {"Draw", "Kaboom"}]
    assert table.codes(2, Flip()) == ("not_offered",)


def test_k3_a_wrong_slap_pays_and_the_flipping_goes_on() -> None:
    table = flipped("3C 9S 9H 5H ...")
    told = table.slaps(2, Reveal(2, 3))
    paid = Penalized(2, (4, 5))
    assert told == (Revealed(2, 2, 3, "4D", False), paid, SlapDone(2, 0), TurnBegan(1))
    assert table.hand(2) == "AD 2D 3D . 9S 9H"
    assert table.offered(1) == [Flip()]
    table.does(1, Flip())
    assert table.thrown() == "3C 4D 5H"


def test_k3_who_gave_up_pays_and_the_others_may_still_slap() -> None:
    table = flipped("3C 9S 5H ...")
    told = table.slaps(2, GiveUp())
    assert told[1:] == (Penalized(2, (4,)),)
    assert [table.kinds(seat) for seat in range(3)] == [{"Slap"}, {"Slap"}, set()]
    assert table.codes(2, Slap()) == ("spent",)
    table.goes(1, Flip())
    assert table.thrown() == "3C 5H"


def test_k6_a_match_before_a_wrong_card_stands_and_ends_the_flipping() -> None:
    table = flipped("3C ...")
    table.slaps(2, Reveal(2, 2), Reveal(2, 3))
    assert (table.state.turn, table.view(0)["flipping"]) == (2, False)
    assert table.saw(SlapDone) == [SlapDone(2, 1)]


def used_up() -> Table:
    """Two seats have flipped the stock away three times: 4 cards, then 3, then 3."""
    table = Table(flipping("AS 2S", "2H 3H", stock="2C 6S 7S 8S"))
    table.state = table.state.changed(stock=table.state.stock[:4])
    for turn in range(10):
        assert table.offered(turn % 2)[0] == Flip()
        table.goes(turn % 2, Flip())
        table.waits(1200)
    return table


def test_k3_the_stock_is_used_up_three_times_before_the_next_seat_takes_the_first_turn() -> None:
    table = used_up()
    assert len(table.saw(Shuffled)) == 3
    assert not table.view(0)["flipping"]
    assert table.told[-1] == TurnBegan(0)
    assert table.kinds(0) == {"Slap", "Draw", "Kaboom"}


def test_k3_until_it_draws_a_right_slap_still_wins_the_first_turn() -> None:
    table = used_up()
    table.state = table.state.put((1, 0), Lying(NUMBER[table.thrown()[:-1] + "D"], 99))
    table.slaps(1, Reveal(1, 0), Enough())
    assert table.told[-1] == TurnBegan(1)


def test_who_slaps_its_last_card_away_in_the_flipping_must_call() -> None:
    table = flipped("3C ...", 1, "3S", "AH 2H", "AD 2D")
    table.slaps(0, Reveal(0, 0), Enough())
    assert table.saw(Kaboomed) == [Kaboomed(0, True)]
    assert table.kinds(1) == {"Draw"}
