"""Kaboom!, sentence by sentence: turns, and a stock that is used up."""

from __future__ import annotations

import pytest

from chocobox.games.kaboom.events import (
    Discarded,
    Drew,
    GaveUp,
    PassedBy,
    Penalized,
    Replaced,
    Shuffled,
    SlapDone,
    TurnBegan,
)
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import (
    Discard,
    Draw,
    Flip,
    GiveUp,
    Kaboom,
    Replace,
    Reveal,
    Slap,
)
from games.kaboom_hand import Table, flipping, position

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
