"""Kaboom!, ruling by ruling: how a slap is settled, what it costs, what is given."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core import Action
from chocobox.games.kaboom.events import (
    Gave,
    GaveNothing,
    GaveUp,
    Kaboomed,
    Penalized,
    Revealed,
    SlapDone,
    SlapWon,
    TurnBegan,
)
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import (
    Discard,
    Draw,
    Enough,
    Give,
    GiveUp,
    Kaboom,
    Keep,
    Replace,
    Reveal,
    Slap,
)
from games.kaboom_hand import PAIRS, Table, position, start, threw

SEVENS = ("2S 7S 3S", "7H 3H 2H", "7D 3D 2D")


def slapped(card: str, hands: tuple[str, ...], *actions: Action, **rest: Any) -> Table:
    """A card was thrown away by seat 0; seat 1 slapped it and did all that."""
    table = threw(card, *hands, **rest)
    table.slaps(1, *actions)
    return table


# --- K5: the first has ten seconds, the others pay nothing ---


def test_k5_the_first_may_turn_up_any_card_on_the_table_or_give_up() -> None:
    table = slapped("6C", ("2S .", "2H 3H", "2D 3D"))
    spots = ((0, 0), (1, 0), (1, 1), (2, 0), (2, 1))
    assert table.offered(1) == [*(Reveal(*spot) for spot in spots), GiveUp()]


def test_k5_nobody_else_does_anything_meanwhile() -> None:
    table = slapped("6C", PAIRS)
    table.waits(5000)
    assert (table.offered(0), table.offered(2)) == ([], [])
    assert table.codes(2, Reveal(2, 0)) == ("not_first",)
    assert table.codes(2, Slap()) == ("settling",)
    assert table.codes(1, Draw()) == ("settling",)


def test_k5_ten_seconds_then_it_has_given_up() -> None:
    table = slapped("6C", PAIRS)
    assert table.due() == ("TimeUp", 60 + 10_000)
    table.waits(until=60 + 9_999)
    assert table.kinds(1) == {"Reveal", "GiveUp"}
    assert table.waits(1) == (GaveUp(1), Penalized(1, (4,)))


def test_k5_each_match_brings_ten_seconds_more_and_then_it_is_enough() -> None:
    table = slapped("7C", SEVENS)
    table.does(1, Reveal(1, 0), at=9_000)
    assert table.due() == ("TimeUp", 19_000)
    assert table.waits(until=19_000)[0] == SlapDone(1, 1)
    assert table.saw(Penalized) == []


def test_k5_once_per_seat_per_discard() -> None:
    table = slapped("6C", PAIRS, GiveUp())
    assert table.codes(1, Slap()) == ("spent",)
    table.goes(1, Draw())
    table.does(1, Discard())
    assert Slap() in table.offered(1)


def test_k5_a_later_slap_costs_nothing_and_may_be_tried_again_when_the_first_gives_up() -> None:
    table = threw("6C", "2S 3S", "2H 3H", "6D 3D")
    table.does(1, Slap(), at=500)
    table.does(2, Slap(), at=501)
    assert table.codes(2, Slap()) == ("spent",)
    assert table.waits(60) == (SlapWon(1, 1, False, (2,)),)
    table.does(1, GiveUp())
    assert table.hand(2) == "6D 3D"
    table.slaps(2, Reveal(2, 0), Enough())
    assert table.hand(2) == ". 3D"


def test_after_giving_up_the_others_have_the_full_time_again() -> None:
    table = slapped("6C", PAIRS)
    table.does(1, GiveUp(), at=7000)
    assert table.due() == ("Elapse", 9500)


def test_when_all_have_given_up_play_goes_on_at_once() -> None:
    table = threw("6C")
    for seat in (1, 2):
        table.slaps(seat, GiveUp())
    told = table.slaps(0, GiveUp())
    assert told[-2:] == (SlapDone(0, 0), TurnBegan(1))
    assert table.view(0)["window"] is None


def test_after_a_slap_is_settled_the_next_turn_begins_at_once() -> None:
    table = slapped("7C", SEVENS, Reveal(1, 0), Enough(), options=Options(window=10_000))
    assert table.told[-1] == SlapDone(1, 1)  # only the power is waited for
    table = slapped("6C", ("2S 3S", "6H 3H", "2D 3D"), Reveal(1, 0), Enough())
    assert table.told[-1] == TurnBegan(1)
    assert table.kinds(1) == {"Draw", "Kaboom"}


def test_a_slap_while_the_next_seat_could_already_draw() -> None:
    table = threw("6C", "2S 3S", "2H 3H", "6D 3D")
    table.waits(8000)
    table.slaps(2, Reveal(2, 0), Enough())
    assert table.kinds(1) == {"Draw", "Kaboom"}


def test_the_table_sees_who_was_first_and_by_how_much() -> None:
    table = threw("6C")
    for seat, at in ((2, 470), (1, 450)):
        table.does(seat, Slap(), at=at)
    assert table.view(0)["window"]["slaps"] == [1, 2]
    table.waits(60)
    view = table.view(0)["slap"]
    assert (view["seat"], view["margin"], view["photo"], view["others"]) == (1, 20, False, [2])
    assert table.view(0)["window"]["spent"] == [1]


# --- K6: penalties ---


def test_k6_matches_that_were_made_stand() -> None:
    table = slapped("7C", SEVENS, Reveal(1, 0), Reveal(1, 1))
    assert table.hand(1)[:7] == ". . 2H "
    assert table.saw(Penalized) == [Penalized(1, (4, 5))]
    assert table.saw(SlapDone) == [SlapDone(1, 1)]


# --- K7: giving a card ---


def test_k7_any_own_card_may_be_given_or_none() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1))
    assert table.offered(1) == [Give(0), Give(1), Give(2), Keep()]
    gift = table.view(2)["gift"]
    assert (gift["seat"], gift["to"], gift["place"]) == (1, 0, 1)


def test_k7_nothing_is_given() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1))
    assert table.does(1, Keep()) == (GaveNothing(1),)
    assert (table.hand(0), table.hand(1)) == ("2S . 3S", "7H 3H 2H")


def test_k7_play_waits_ten_seconds_for_it() -> None:
    table = slapped("7C", SEVENS)
    table.does(1, Reveal(0, 1), at=5000)
    assert table.due() == ("TimeUp", 15_000)
    assert table.waits(until=15_000) == (GaveNothing(1),)
    assert table.due() == ("TimeUp", 25_000)
    assert table.kinds(1) == {"Reveal", "Enough"}


def test_k7_after_a_gift_there_are_ten_seconds_again() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1))
    table.does(1, Give(0), at=9000)
    assert table.due() == ("TimeUp", 19_000)


def test_k7_a_card_for_each_match_of_others() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1), Give(1), Reveal(2, 0), Give(2))
    assert [table.hand(seat) for seat in range(3)] == ["2S 3H 3S", "7H . .", "2H 3D 2D"]
    table.does(1, Reveal(1, 0))
    assert table.saw(SlapDone) == [SlapDone(1, 3)]


def test_k7_the_last_match_waits_for_its_gift_too() -> None:
    table = slapped("7C", SEVENS, Reveal(1, 0), Reveal(0, 1), Give(1), Reveal(2, 0))
    assert table.saw(SlapDone) == []
    assert table.does(1, Give(2)) == (Gave(1, 2, 2, 0), SlapDone(1, 3))
    table = slapped("X1", ("2S X2", "2H 3H", "2D 3D"), Reveal(0, 1))
    assert table.does(1, Keep())[:2] == (GaveNothing(1), SlapDone(1, 1))


def test_k7_who_has_no_card_gives_none() -> None:
    table = slapped("7C", ("2S 7S 3S", "7H", "2D 3D"), Reveal(1, 0), Reveal(0, 1))
    assert table.view(0)["gift"] is None
    assert table.kinds(1) == {"Reveal", "Enough"}


def test_k7_who_knew_the_card_still_does_and_all_see_its_way() -> None:
    table = Table(position("2S 7S", "7H", "7D 2D", stock="3C 4C 7C ...", discard="AC", turn=1))
    table.does(1, Draw(), Replace(0))
    mark = table.view(0)["grids"][1][0]["mark"]
    table.slaps(1, Reveal(0, 1), Give(0), Enough())
    assert (table.hand(0), table.knows(1)) == ("2S 3C", "3C")
    assert [it["mark"] for it in table.view(2)["grids"][0]] == [0, mark]


def test_k7_a_gift_is_no_chance_to_slap() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1))
    assert table.codes(1, Reveal(1, 0)) == ("not_offered",)
    assert table.codes(0, Give(0)) == ("not_first",)


# --- K8: where penalty cards lie ---


def test_k8_penalty_cards_take_the_lowest_new_places_after_the_first_four() -> None:
    table = slapped("6C", ("2S", ". 2H . 3H", "2D"), Reveal(1, 1))
    assert [it["place"] for it in table.view(1)["grids"][1]] == [3, 4, 5]
    table = slapped("6C", ("2S", "2H 3H 4H 5H 7H . 8H", "2D"), Reveal(1, 0))
    assert [it["place"] for it in table.view(1)["grids"][1]] == [1, 2, 3, 4, 5, 6, 7]


def test_k8_each_has_a_mark_of_its_own() -> None:
    table = slapped("6C", PAIRS, Reveal(1, 0))
    marks = [it["mark"] for grid in table.view(0)["grids"] for it in grid]
    assert len(set(marks)) == 7


# --- K10: the caller ---


def called() -> Table:
    """Seat 0 has called with a 6 before it; seat 1 threw away a 6."""
    table = Table(position("6S 2S", "6H 2H", "6D 2D", stock="6C 9C 9S ...", discard="AC"))
    table.does(0, Kaboom())
    table.does(1, Draw(), Discard())
    return table


def test_k10_the_caller_slaps_no_more() -> None:
    table = called()
    assert [Slap() in table.offered(seat) for seat in range(3)] == [False, True, True]
    assert table.codes(0, Slap()) == ("locked",)


def test_k10_nobody_turns_up_the_callers_cards() -> None:
    table = called()
    table.slaps(2)
    spots = ((1, 0), (1, 1), (2, 0), (2, 1))
    assert table.offered(2) == [*(Reveal(*spot) for spot in spots), GiveUp()]
    assert table.codes(2, Reveal(0, 0)) == ("locked",)


def test_k10_nor_gives_it_any_card() -> None:
    table = called()
    table.slaps(2, Reveal(1, 0), Give(1), Reveal(2, 0))
    assert [table.hand(seat) for seat in range(3)] == ["6S 2S", "2D 2H", ". ."]
    assert table.saw(Kaboomed) == [Kaboomed(0, False)]


def test_a_call_does_not_end_the_chance_to_slap_what_lies_there() -> None:
    table = threw("6C", "2S 3S", "2H 3H", "6D 3D")
    table.goes(1, Kaboom())
    assert table.kinds(2) == {"Draw", "Slap"}
    table.slaps(2, Reveal(2, 0), Enough())
    assert table.kinds(2) == {"Draw"}


# --- slaps off ---


def test_with_slaps_off_nothing_can_be_slapped() -> None:
    table = threw("6C", options=Options(slaps=False))
    assert table.waits() == (TurnBegan(1),)
    assert [table.kinds(seat) for seat in range(3)] == [set(), {"Draw", "Kaboom"}, set()]
    assert table.codes(2, Slap()) == ("slaps_off",)
    assert [table.view(0)["window"], table.view(0)["slaps_on"]] == [None, False]
    assert Table(start(2)).view(0)["slaps_on"]


@pytest.mark.parametrize("action", [Discard(), Replace(0)])
def test_with_slaps_off_nothing_holds_the_next_turn_back(action: Action) -> None:
    table = Table(position(*PAIRS, stock="6C ...", options=Options(slaps=False)), now=70)
    table.does(0, Draw(), action)
    assert table.due() == ("Elapse", 70)


def test_what_was_turned_up_is_told_with_its_owner() -> None:
    table = slapped("7C", SEVENS, Reveal(2, 0))
    assert table.saw(Revealed) == [Revealed(1, 2, 0, "7D", True)]
