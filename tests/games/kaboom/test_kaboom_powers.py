"""Kaboom!, sentence by sentence: what a 7 to king can do, and for how long."""

from __future__ import annotations

from itertools import combinations

import pytest

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Cover,
    Decide,
    Draw,
    Enough,
    Give,
    Look,
    LookBoth,
    Reveal,
    SkipPower,
    Swap,
)
from chocobox.games.kaboom.rules.events import (
    Covered,
    Discarded,
    Drew,
    Looked,
    LookedBoth,
    PowerLost,
    Stayed,
    Swapped,
    TurnBegan,
)
from chocobox.games.kaboom.rules.state import Options
from games.kaboom.hand import Table, threw

SPOTS = [(seat, place) for seat in range(3) for place in range(2)]
EVERY = [(*one, *two) for one, two in combinations(SPOTS, 2)]


SEVEN, KING = (threw(card).state for card in ("7C", "KC"))


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


# --- notes ---


def test_a_king_swaps_and_tells_so() -> None:
    table = Table(KING)
    assert table.does(0, LookBoth(0, 1, 2, 0), Decide(True)) == (Swapped(0, 0, 1, 2, 0),)
    assert [table.hand(seat) for seat in (0, 2)] == ["2S 2D", "3S 3D"]
    assert table.knows(0) == "3S 2D"


def test_once_the_next_has_begun_its_turn_the_chance_is_lost() -> None:
    table = Table(SEVEN)
    assert table.waits(2500) == (TurnBegan(1),)
    assert len(table.powers(0)) == 3
    assert table.goes(1, Draw()) == (PowerLost(0), Drew(1))
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


# --- how long a power and a look wait ---


def test_a_look_ends_by_itself_after_ten_seconds() -> None:
    table = Table(SEVEN)
    table.does(0, Look(0, 0), at=2000)
    assert table.due() == ("Hide", 12_000)
    assert table.waits(until=12_000) == (Covered(0), TurnBegan(1))
    assert table.faces(0) == {}


def test_a_king_that_does_not_decide_leaves_the_cards() -> None:
    table = Table(KING)
    table.does(0, LookBoth(0, 1, 2, 0))
    assert table.waits(10_000)[0] == Stayed(0, 0, 1, 2, 0)
    assert table.hand(0) == "2S 3S"


@pytest.mark.parametrize("action", [Look(0, 0), SkipPower()])
def test_with_slaps_off_only_the_power_holds_the_next_turn_back(action: Action) -> None:
    table = threw("7C", options=Options(slaps=False))
    assert table.due() == ("Elapse", 2500)
    table.does(0, action)
    told = table.does(0, Cover()) if action == Look(0, 0) else (table.told[-2:])
    assert told[-1] == TurnBegan(1)
    assert threw("6C", options=Options(slaps=False)).due() == ("Elapse", 0)


# --- slaps on the card of a power ---


def test_k9_it_is_kept_while_the_slap_is_settled() -> None:
    table = threw("7C", "2S 3S", "7H 3H", "2D 3D")
    table.slaps(1)
    assert table.codes(0, Look(0, 0)) == ("settling",)
    table.waits(9_000)
    table.does(1, Reveal(1, 0))
    table.waits(9_000)
    table.does(1, Enough())
    assert table.due() == ("Elapse", table.now + 2500)
    table.does(0, Look(0, 1))
    assert table.due() == ("Hide", table.now + 10_000)


def test_a_look_ends_with_the_card_that_a_slap_takes_away() -> None:
    table = threw("9C", "2S 3S", "9H 3H", "2D 3D")
    table.does(0, Look(1, 0))
    table.slaps(2, Reveal(1, 0), Give(0))
    assert (table.hand(1), table.faces(0)) == ("2D 3H", {})
    assert (table.view(0)["looking"], table.knows(0)) == (None, "")


def test_a_king_cannot_swap_a_card_that_a_slap_has_taken_away() -> None:
    table = threw("KC", "2S 3S", "KH 3H", "2D 3D")
    table.does(0, LookBoth(0, 0, 1, 0))
    table.slaps(1, Reveal(1, 0), Enough())
    assert (table.faces(0), table.powers(0)) == ({(0, 0): "2S"}, [Cover()])
    assert table.does(0, Cover()) == (Covered(0),)
    assert table.kinds(1) == {"Draw", "Kaboom"}
