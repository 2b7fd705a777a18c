"""Kaboom!, sentence by sentence: what a drawn 7 to king can do when it is thrown away."""

from __future__ import annotations

from itertools import combinations

import pytest

from chocobox.games.kaboom.events import (
    Covered,
    Discarded,
    Drew,
    Kaboomed,
    Looked,
    LookedBoth,
    PowerLost,
    PowerSkipped,
    Stayed,
    Swapped,
    TurnBegan,
)
from chocobox.games.kaboom.words import (
    Cover,
    Decide,
    Draw,
    Kaboom,
    Look,
    LookBoth,
    SkipPower,
    Swap,
)
from games.kaboom_hand import PAIRS, Table, threw

SPOTS = [(seat, place) for seat in range(3) for place in range(2)]
EVERY = [(*one, *two) for one, two in combinations(SPOTS, 2)]


SEVEN, TEN, QUEEN, KING = (threw(card).state for card in ("7C", "10C", "QC", "KC"))


# --- each card ---


@pytest.mark.parametrize("card", ["7C", "8C"])
def test_a_7_or_8_looks_at_one_of_the_own_cards(card: str) -> None:
    table = threw(card)
    assert table.told[-1] == Discarded(0, card, "look_own")
    assert table.powers(0) == [Look(0, 0), Look(0, 1), SkipPower()]
    assert table.does(0, Look(0, 1)) == (Looked(0, 0, 1),)
    assert [table.faces(seat) for seat in range(3)] == [{(0, 1): "3S"}, {}, {}]
    assert table.powers(0) == [Cover()]


@pytest.mark.parametrize("card", ["9C", "10C"])
def test_a_9_or_10_looks_at_one_card_of_another_player(card: str) -> None:
    table = threw(card)
    assert table.told[-1] == Discarded(0, card, "look_other")
    spots = [Look(*spot) for spot in SPOTS if spot[0] != 0]
    assert table.powers(0) == [*spots, SkipPower()]
    assert table.does(0, Look(2, 0)) == (Looked(0, 2, 0),)
    assert [table.faces(seat) for seat in range(3)] == [{(2, 0): "2D"}, {}, {}]


def test_the_card_returns_to_its_position() -> None:
    table = Table(TEN)
    assert table.does(0, Look(2, 0), Cover()) == (Covered(0),)
    assert [table.hand(seat) for seat in range(3)] == list(PAIRS)
    assert [table.knows(seat) for seat in range(3)] == ["2D", "", ""]


@pytest.mark.parametrize("card", ["JC", "QC"])
def test_a_jack_or_queen_swaps_any_two_cards_without_looking(card: str) -> None:
    table = threw(card)
    assert table.told[-1] == Discarded(0, card, "swap_blind")
    assert table.powers(0) == [*(Swap(*pair) for pair in EVERY), SkipPower()]
    assert table.does(0, Swap(1, 1, 2, 0)) == (Swapped(0, 1, 1, 2, 0),)
    assert [table.hand(seat) for seat in range(3)] == ["2S 3S", "2H 2D", "3H 3D"]
    assert [table.knows(seat) for seat in range(3)] == ["", "", ""]
    assert [table.faces(seat) for seat in range(3)] == [{}, {}, {}]


def test_a_king_looks_at_any_two_cards_and_decides() -> None:
    table = Table(KING)
    assert table.view(1)["power"] == {"type": "Able", "seat": 0, "kind": "swap_seen"}
    assert table.powers(0) == [*(LookBoth(*pair) for pair in EVERY), SkipPower()]
    assert table.does(0, LookBoth(0, 1, 2, 0)) == (LookedBoth(0, 0, 1, 2, 0),)
    assert [table.faces(seat) for seat in range(3)] == [{(0, 1): "3S", (2, 0): "2D"}, {}, {}]
    assert table.powers(0) == [Decide(True), Decide(False)]


@pytest.mark.parametrize("card", ["2C", "3C", "4C", "5C", "6C", "AH", "X1"])
def test_2_to_6_ace_and_joker_have_no_powers(card: str) -> None:
    table = threw(card)
    assert table.told[-1] == Discarded(0, card, None)
    assert table.powers(0) == []
    assert table.view(0)["power"] is None
    assert table.codes(0, SkipPower()) == ("no_power",)


# --- notes ---


def test_you_do_not_have_to_play_the_power() -> None:
    table = Table(SEVEN)
    assert table.does(0, SkipPower()) == (PowerSkipped(0),)
    assert table.powers(0) == []


def test_swaps_can_include_any_two_cards_your_own_too() -> None:
    for spots in ((0, 0, 0, 1), (0, 0, 2, 1), (2, 0, 2, 1)):
        table = Table(QUEEN)
        assert table.does(0, Swap(*spots)) == (Swapped(0, *spots),)


def test_both_cards_of_a_king_are_chosen_before_one_is_seen() -> None:
    table = Table(KING)
    assert table.codes(0, Look(0, 0)) == ("other_power",)
    assert table.codes(0, Swap(0, 0, 0, 1)) == ("other_power",)


def test_a_king_swaps_and_tells_so() -> None:
    table = Table(KING)
    assert table.does(0, LookBoth(0, 1, 2, 0), Decide(True)) == (Swapped(0, 0, 1, 2, 0),)
    assert [table.hand(seat) for seat in (0, 2)] == ["2S 2D", "3S 3D"]
    assert table.knows(0) == "3S 2D"


def test_a_king_does_not_swap_and_tells_so() -> None:
    table = Table(KING)
    assert table.does(0, LookBoth(0, 1, 2, 0), Decide(False)) == (Stayed(0, 0, 1, 2, 0),)
    assert [table.hand(seat) for seat in (0, 2)] == ["2S 3S", "2D 3D"]
    assert (table.knows(0), table.knows(2)) == ("3S 2D", "")


def test_all_see_where_a_card_goes_by_its_mark() -> None:
    table = Table(QUEEN)
    table.does(0, Swap(1, 1, 2, 0))
    marks = [[it["mark"] for it in grid] for grid in table.view(1)["grids"]]
    assert marks == [[0, 1], [10, 20], [11, 21]]


def test_nobody_else_may_use_the_power() -> None:
    table = Table(KING)
    assert table.powers(1) == []
    assert table.codes(1, LookBoth(0, 0, 0, 1)) == ("no_power",)


def test_a_power_is_used_once() -> None:
    table = Table(SEVEN)
    table.does(0, Look(0, 0), Cover())
    assert table.powers(0) == []
    for state, actions in (
        (QUEEN, [Swap(0, 0, 1, 0)]),
        (KING, [LookBoth(0, 0, 1, 0), Decide(True)]),
    ):
        table = Table(state)
        table.does(0, *actions)
        assert (table.powers(0), table.view(0)["power"]) == ([], None)


def test_once_the_next_has_begun_its_turn_the_chance_is_lost() -> None:
    table = Table(SEVEN)
    assert table.waits(2500) == (TurnBegan(1),)
    assert len(table.powers(0)) == 3
    assert table.goes(1, Draw()) == (PowerLost(0), Drew(1))
    assert table.powers(0) == []


def test_a_call_is_such_a_turn() -> None:
    table = Table(SEVEN)
    assert table.goes(1, Kaboom())[:2] == (PowerLost(0), Kaboomed(1, False))
    assert table.powers(0) == []


# --- where it cannot be used ---


def test_k10_the_callers_cards_are_locked_against_every_power() -> None:
    assert threw("10C", caller=2).powers(0) == [Look(1, 0), Look(1, 1), SkipPower()]
    free = [pair for pair in EVERY if 2 not in (pair[0], pair[2])]
    for card, pair in (("QC", Swap), ("KC", LookBoth)):
        assert threw(card, caller=2).powers(0) == [*(pair(*one) for one in free), SkipPower()]
    assert threw("10C", caller=2).codes(0, Look(2, 0)) == ("locked",)
    assert threw("QC", caller=2).codes(0, Swap(0, 0, 2, 0)) == ("locked",)


@pytest.mark.parametrize(
    ("card", "hands"),
    [
        ("7C", (". .", "2H", "2D")),
        ("10C", ("2S", ".", "2D")),
        ("QC", ("2S", ".", "2D")),
        ("KC", (".", ".", "2D")),
    ],
)
def test_there_is_no_power_where_it_could_touch_no_card(card: str, hands: tuple[str, ...]) -> None:
    table = threw(card, *hands, caller=2)
    assert table.told[-1] == Discarded(0, card, None)
    assert (table.powers(0), table.view(0)["power"]) == ([], None)


def test_two_cards_are_enough_for_a_swap_and_one_for_a_look() -> None:
    assert threw("QC", "2S 3S", ".", "2D", caller=2).powers(0)[:-1] == [Swap(0, 0, 0, 1)]
    assert threw("10C", "2S", "2H", "2D", caller=2).powers(0)[:-1] == [Look(1, 0)]
    assert threw("8C", "2S", ".", "2D", caller=2).powers(0)[:-1] == [Look(0, 0)]


def test_a_gap_cannot_be_looked_at() -> None:
    table = threw("7C", "2S . 4S", "2H", "2D")
    assert table.powers(0) == [Look(0, 0), Look(0, 2), SkipPower()]
    assert table.codes(0, Look(0, 1)) == ("gap",)
