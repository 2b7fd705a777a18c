"""Kaboom!, ruling by ruling: how a slap is settled, what it costs, what is given."""

from __future__ import annotations

from typing import Any

from chocobox.core.record import Action
from chocobox.games.kaboom.rules.actions import (
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
from chocobox.games.kaboom.rules.events import (
    Gave,
    GaveNothing,
    GaveUp,
    Kaboomed,
    Penalized,
    SlapDone,
    SlapWon,
    TurnBegan,
)
from games.kaboom.hand import PAIRS, Table, position, threw

SEVENS = ("2S 7S 3S", "7H 3H 2H", "7D 3D 2D")


def slapped(card: str, hands: tuple[str, ...], *actions: Action, **rest: Any) -> Table:
    """A card was thrown away by seat 0; seat 1 slapped it and did all that."""
    table = threw(card, *hands, **rest)
    table.slaps(1, *actions)
    return table


# --- K5: the first has ten seconds, the others pay nothing ---


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


def test_when_all_have_given_up_play_goes_on_at_once() -> None:
    table = threw("6C")
    for seat in (1, 2):
        table.slaps(seat, GiveUp())
    told = table.slaps(0, GiveUp())
    assert told[-2:] == (SlapDone(0, 0), TurnBegan(1))
    assert table.view(0)["window"] is None


# --- K7: giving a card ---


def test_k7_any_own_card_may_be_given_or_none() -> None:
    table = slapped("7C", SEVENS, Reveal(0, 1))
    assert table.offered(1) == [Give(0), Give(1), Give(2), Keep()]
    gift = table.view(2)["gift"]
    assert (gift["seat"], gift["to"], gift["place"]) == (1, 0, 1)


def test_k7_play_waits_ten_seconds_for_it() -> None:
    table = slapped("7C", SEVENS)
    table.does(1, Reveal(0, 1), at=5000)
    assert table.due() == ("TimeUp", 15_000)
    assert table.waits(until=15_000) == (GaveNothing(1),)
    assert table.due() == ("TimeUp", 25_000)
    assert table.kinds(1) == {"Reveal", "Enough"}


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


# --- K8: where penalty cards lie ---


def test_k8_penalty_cards_take_the_lowest_new_places_after_the_first_four() -> None:
    table = slapped("6C", ("2S", ". 2H . 3H", "2D"), Reveal(1, 1))
    assert [it["place"] for it in table.view(1)["grids"][1]] == [3, 4, 5]
    table = slapped("6C", ("2S", "2H 3H 4H 5H 7H . 8H", "2D"), Reveal(1, 0))
    assert [it["place"] for it in table.view(1)["grids"][1]] == [1, 2, 3, 4, 5, 6, 7]


# --- K10: the caller ---


def called() -> Table:
    """Seat 0 has called with a 6 before it; seat 1 threw away a 6."""
    table = Table(position("6S 2S", "6H 2H", "6D 2D", stock="6C 9C 9S ...", discard="AC"))
    table.does(0, Kaboom())
    table.does(1, Draw(), Discard())
    return table


def test_k10_nor_gives_it_any_card() -> None:
    table = called()
    table.slaps(2, Reveal(1, 0), Give(1), Reveal(2, 0))
    assert [table.hand(seat) for seat in range(3)] == ["6S 2S", "2D 2H", ". ."]
    assert table.saw(Kaboomed) == [Kaboomed(0, False)]
