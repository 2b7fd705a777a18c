"""Kaboom!, the eleven rules for slapping cards, each with its examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
    Discard,
    Draw,
    Enough,
    Give,
    GiveUp,
    Keep,
    Look,
    Replace,
    Reveal,
    Slap,
)
from chocobox.games.kaboom.rules.events import (
    Gave,
    GaveUp,
    Penalized,
    Revealed,
    SlapDone,
    SlapIgnored,
    SlapWon,
)
from games.kaboom.hand import PAIRS, Table, position, threw


def replaced(*hands: str, drawn: str = "6C") -> Table:
    """Seat 0 has drawn a card and put it in place of its first."""
    table = Table(position(*hands, stock=f"{drawn} ...", discard="AC"))
    table.does(0, Draw(), Replace(0))
    return table


def all_may_slap(table: Table) -> list[bool]:
    """Which seats may slap."""
    return [Slap() in table.offered(seat) for seat in range(3)]


# --- 1: cards that can be slapped ---


def test_rule_1_after_a_slap_the_power_may_still_be_used_and_the_match_goes_on_top() -> None:
    table = threw("7C", "2S 3S", "7H 3H", "2D 3D")
    table.slaps(1, Reveal(1, 0), Enough())
    assert table.thrown() == "AC 7C 7H"
    assert Look(0, 0) in table.offered(0)


# --- 2: cards that cannot ---


def test_rule_2_example_b_slaps_a_king_and_nobody_can_slap_bs_king() -> None:
    table = threw("KC", "2S 3S", "KH KD 3H", "2D KS")
    table.slaps(1, Reveal(1, 0), Enough())
    assert all_may_slap(table) == [False] * 3
    assert table.codes(2, Slap()) == ("nothing_to_slap",)


# --- 3: who may slap ---


def test_rule_3_anyone_whose_card_matches_or_who_knows_anothers() -> None:
    for seat, spot in ((1, (1, 0)), (2, (1, 0)), (0, (1, 0))):
        table = threw("6C", "2S 3S", "6H 3H", "2D 3D")
        table.slaps(seat, Reveal(*spot))
        assert table.saw(Revealed) == [Revealed(seat, *spot, "6H", True)]


def test_rule_3_example_a_slaps_its_own_8_with_the_8_it_drew() -> None:
    table = replaced("8S 3S", "2H 3H", "2D 3D", drawn="8C")
    assert table.thrown() == "AC 8S"
    table.slaps(0, Reveal(0, 0), Enough())
    assert (table.thrown(), table.hand(0)) == ("AC 8S 8C", ". 3S")


# --- 4: when ---


def test_rule_4_any_time_before_the_next_draw() -> None:
    table = threw("6C")
    table.waits(100_000)
    assert all_may_slap(table) == [True] * 3
    table.slaps(2)
    assert table.saw(SlapWon) == [SlapWon(2, None, False)]


# --- 7: an unmatched card ---


@pytest.mark.parametrize("spot", [(1, 0), (2, 1)])
def test_rule_7_two_penalty_cards_face_down(spot: tuple[int, int]) -> None:
    table = Table(position(*PAIRS, stock="6C 9S 9H ...", discard="AC"))
    table.does(0, Draw(), Discard())
    told = table.slaps(1, Reveal(*spot))
    assert told[1:3] == (Penalized(1, (4, 5)), SlapDone(1, 0))
    paid = [table.view(seat)["paid"] for seat in range(3)]
    assert paid[0] == paid[1] == paid[2]
    assert [paid[0][name] for name in ("seat", "cards", "wanted")] == [1, 2, "6"]
    assert Revealed(1, *spot, paid[0]["card"], False) in told
    assert table.hand(1).split()[-2:] == ["9S", "9H"]
    assert [table.faces(seat) for seat in range(3)] == [{}, {}, {}]


# --- 8: a changed mind ---


def test_rule_8_one_penalty_card_face_down() -> None:
    table = threw("6C")
    card = table.state.stock[0]
    assert table.slaps(1, GiveUp()) == (GaveUp(1), Penalized(1, (4,)))
    assert (table.view(0)["paid"]["cards"], table.view(0)["paid"]["card"]) == (1, None)
    places = [(it["place"], it["card"]) for it in table.view(1)["grids"][1]]
    assert places == [(0, None), (1, None), (4, None)]
    grid = table.state.grids[1]
    assert (grid[4] and grid[4].card, table.knows(1)) == (card, "")


# --- 9: more than one card on a single slap ---


def discarded(card: str, hands: Sequence[str], *actions: Action, **rest: Any) -> Table:
    """A card was thrown away, and seat 1 slapped and did all that."""
    table = threw(card, *hands, **rest)
    table.slaps(1, *actions)
    return table


def test_rule_9_example_a_7_and_both_own_sevens() -> None:
    hands = ("2S 3S", "7H 3H 7D", "2D 3D")
    table = discarded("7C", hands, Reveal(1, 0), Reveal(1, 2), Enough())
    assert (table.hand(1), table.thrown()) == (". 3H .", "AC 7C 7H 7D")
    assert table.saw(SlapDone) == [SlapDone(1, 2)]


def test_rule_9_example_the_own_10_and_the_10_of_b() -> None:
    hands = ("2S 10S", "10H 3H", "2D 3D")
    table = discarded("10C", hands, Reveal(1, 0), Reveal(0, 1), Give(1), Enough())
    assert [table.hand(seat) for seat in (0, 1)] == ["2S 3H", ". ."]
    assert table.thrown() == "AC 10C 10H 10S"


def test_rule_9_at_most_three_and_one_with_jokers() -> None:
    table = discarded("7C", ("2S", "7H 7D 7S 3H", "2D"), *(Reveal(1, n) for n in range(3)))
    assert table.saw(SlapDone) == [SlapDone(1, 3)]
    table = discarded("X1", ("2S", "X2 3H", "2D"), Reveal(1, 0))
    assert table.saw(SlapDone) == [SlapDone(1, 1)]


# --- 10: the card of another player ---


def test_rule_10_a_card_of_ones_own_goes_where_the_others_was() -> None:
    table = discarded("6C", ("2S 6S 3S", "2H 3H", "2D"), Reveal(0, 1))
    assert table.offered(1) == [Give(0), Give(1), Keep()]
    assert table.does(1, Give(0))[0] == Gave(1, 0, 0, 1)
    assert [table.hand(seat) for seat in (0, 1)] == ["2S 2H 3S", ". 3H"]


def test_rule_10_a_wrong_card_of_another_costs_two_and_the_owner_has_one_less() -> None:
    table = discarded("6C", ("2S 6S 3S", "2H 3H", "2D"), Reveal(0, 2))
    assert table.saw(Penalized) == [Penalized(1, (4, 5))]
    assert table.hand(0) == "2S 6S ."
    assert table.thrown() == "AC 6C 3S"


# --- 11: what is not the top of the discard ---


def test_rule_11_a_slap_before_the_card_lies_means_nothing() -> None:
    table = Table(position(*PAIRS, stock="6C ...", discard="AC"), now=1000)
    table.does(0, Draw(), Discard())
    assert table.does(1, Slap(), at=999) == (SlapIgnored(1, "soon"),)
    assert all_may_slap(table) == [True] * 3
    assert [table.hand(seat) for seat in range(3)] == list(PAIRS)
