"""Kaboom!, sentence by sentence: turns, and a stock that is used up."""

from __future__ import annotations

import pytest

from chocobox.games.kaboom.events import (
    Discarded,
    Drew,
    Flipped,
    GaveUp,
    Kaboomed,
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
    Enough,
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


# --- drawing ---


def test_a_turn_begins_by_drawing_the_top_card() -> None:
    table = turn()
    assert [table.kinds(seat) for seat in range(3)] == [{"Draw", "Kaboom"}, set(), set()]
    assert table.does(0, Draw()) == (Drew(0),)
    assert (table.view(0)["drawn"], table.view(0)["stock"]) == ("6C", 41)


def test_the_player_keeps_it_to_itself() -> None:
    table = turn()
    table.does(0, Draw())
    assert [table.view(seat)["drawn"] for seat in (1, 2)] == [None, None]
    assert [table.knows(seat) for seat in range(3)] == ["6C", "", ""]


def test_then_it_goes_into_the_grid_or_onto_the_discard() -> None:
    table = turn("6C ...", "2S . 4S 5S 9S", "2H", "2D")
    table.does(0, Draw())
    assert table.offered(0) == [*map(Replace, (0, 2, 3, 4)), Discard()]
    assert [table.offered(seat) for seat in (1, 2)] == [[], []]


def test_nobody_can_do_that_without_having_drawn() -> None:
    table = turn()
    assert table.codes(0, Discard()) == ("not_drawn",)
    assert table.codes(0, Replace(0)) == ("not_drawn",)


def test_nobody_can_draw_twice_or_call_after_drawing() -> None:
    table = turn()
    table.does(0, Draw())
    assert table.codes(0, Draw()) == ("drawn_first",)
    assert table.codes(0, Kaboom()) == ("drawn_first",)


# --- replacing ---


def test_the_drawn_card_takes_the_place_of_one_that_is_discarded() -> None:
    table = turn()
    assert table.does(0, Draw(), Replace(2)) == (Replaced(0, 2, "4S"),)
    assert (table.hand(0), table.thrown()) == ("2S 3S 6C 5S", "4S")


def test_replacing_nobody_looks_at_the_card_before_it_is_discarded() -> None:
    table = turn()
    table.does(0, Draw())
    assert [table.faces(seat) for seat in range(3)] == [{}, {}, {}]
    table.does(0, Replace(2))
    assert [table.faces(seat) for seat in range(3)] == [{}, {}, {}]
    assert table.knows(0) == "6C"


def test_a_card_that_is_placed_in_the_grid_has_another_mark() -> None:
    table = turn()
    before = {it["mark"] for grid in table.view(0)["grids"] for it in grid}
    table.does(0, Draw(), Replace(2))
    assert [it["mark"] in before for it in table.view(1)["grids"][0]] == [True, True, False, True]


def test_only_an_own_card_can_be_replaced_and_no_gap() -> None:
    table = turn("6C ...", "2S . 4S", "2H", "2D")
    table.does(0, Draw())
    for place in (1, 3, 9):
        assert table.codes(0, Replace(place)) == ("gap",)


@pytest.mark.parametrize("card", ["7D", "8D", "9D", "10D", "JD", "QD", "KD"])
def test_a_power_card_that_is_kept_has_no_power(card: str) -> None:
    table = turn(f"{card} ...")
    table.does(0, Draw(), Replace(0))
    assert table.view(0)["power"] is None
    assert table.kinds(0) == {"Slap"}


@pytest.mark.parametrize("card", ["7D", "8D", "9D", "10D", "JD", "QD", "KD"])
def test_powers_do_not_apply_to_cards_from_a_grid(card: str) -> None:
    table = turn("6C ...", f"{card} 2S", "2H 3H", "2D 3D")
    assert table.does(0, Draw(), Replace(0)) == (Replaced(0, 0, card),)
    assert table.view(0)["power"] is None


# --- discarding ---


def test_the_drawn_card_may_be_discarded_with_no_further_action() -> None:
    table = turn()
    assert table.does(0, Draw(), Discard()) == (Discarded(0, "6C", None),)
    assert (table.hand(0), table.thrown()) == (HANDS[0], "6C")
    assert [table.view(seat)["drawn"] for seat in range(3)] == [None] * 3


def test_play_moves_clockwise() -> None:
    table, turns = turn(), list[int]()
    for _ in range(5):
        turns.append(table.state.turn)
        table.goes(table.state.turn, Draw())
        table.does(table.state.turn, Discard())
    assert turns == [0, 1, 2, 0, 1]


def test_only_the_seat_whose_turn_it_is_may_draw() -> None:
    table = turn()
    for seat in (1, 2):
        assert table.codes(seat, Draw()) == ("not_turn",)
        assert table.codes(seat, Kaboom()) == ("not_turn",)


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


def test_k4_a_replaced_card_holds_the_next_draw_back_too() -> None:
    table = turn()
    table.does(0, Draw(), Replace(0))
    assert table.due() == ("Elapse", 2500)


def test_k8_a_place_keeps_its_number_and_a_discarded_card_leaves_a_gap() -> None:
    table = turn("5C ...")
    table.does(0, Draw(), Discard())
    table.slaps(1, Reveal(1, 3), Enough())
    assert table.hand(1) == "2H 3H 4H ."
    table.goes(1, Draw())
    table.does(1, Replace(0))
    assert [it["place"] for it in table.view(0)["grids"][1]] == [0, 1, 2]


# --- calling ---


def test_a_fourth_option_is_to_call_and_take_no_further_action() -> None:
    table = turn()
    assert table.does(0, Kaboom()) == (Kaboomed(0, False), TurnBegan(1))
    assert (table.state.turn, table.offered(0)) == (1, [])
    assert table.view(2)["caller"] == 0


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


def test_k12_flipped_cards_come_back_too() -> None:
    table = Table(flipping(*HANDS, stock="6C", discard="AC AD"))
    assert table.does(0, Flip()) == (Flipped(0, "6C"), Shuffled(2))


def test_k12_where_nothing_can_be_shuffled_the_next_discard_helps() -> None:
    table = Table(position(*HANDS, stock="6C", discard="8C"))
    assert table.does(0, Draw()) == (Drew(0),)
    assert table.view(0)["stock"] == 0
    assert table.does(0, Discard()) == (Discarded(0, "6C", None), Shuffled(1))
    assert table.kinds(1) == {"Slap"}


def empty() -> Table:
    """A last card to draw, and no discard at all."""
    return Table(position(*HANDS, stock="6C"))


def test_k12_if_no_penalty_card_can_be_had_slapping_is_off() -> None:
    table = empty()
    table.does(0, Draw(), Discard())
    assert [table.offered(seat) for seat in range(3)] == [[]] * 3
    assert table.codes(1, Slap()) == ("no_penalty",)
    assert table.view(0)["window"] is None


def test_k12_then_nothing_holds_the_next_turn_back() -> None:
    table = empty()
    table.does(0, Draw(), Discard())
    assert table.waits() == (TurnBegan(1),)


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
