"""Kaboom!, sentence by sentence: how long a power and a look are kept, and slaps meanwhile."""

from __future__ import annotations

import pytest

from chocobox.core import Action
from chocobox.games.kaboom.events import Covered, Stayed, TurnBegan
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import (
    Cover,
    Enough,
    Give,
    Look,
    LookBoth,
    Reveal,
    SkipPower,
)
from games.kaboom_hand import Table, threw

SEVEN, KING = (threw(card).state for card in ("7C", "KC"))


# --- time ---


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
