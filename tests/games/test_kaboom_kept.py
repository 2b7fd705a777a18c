"""Kaboom!, sentence by sentence: how long a power and a look are kept, and slaps meanwhile."""

from __future__ import annotations

import pytest

from chocobox.core import Action
from chocobox.games.kaboom.events import Covered, Stayed, Swapped, TurnBegan
from chocobox.games.kaboom.state import Options
from chocobox.games.kaboom.words import (
    Cover,
    Decide,
    Draw,
    Enough,
    Give,
    GiveUp,
    Kaboom,
    Look,
    LookBoth,
    Reveal,
    SkipPower,
)
from games.kaboom_hand import Table, threw

SEVEN, KING = (threw(card).state for card in ("7C", "KC"))


# --- time ---


def test_while_somebody_looks_the_next_turn_waits() -> None:
    table = Table(SEVEN)
    table.does(0, Look(0, 0), at=2000)
    table.waits(3000)
    assert table.powers(1) == []
    assert table.codes(1, Draw()) == ("held",)
    table.does(0, Cover())
    assert table.waits() == (TurnBegan(1),)


def test_a_look_of_a_power_that_was_kept_holds_back_whose_turn_has_begun() -> None:
    table = Table(SEVEN)
    table.waits(2500)
    table.does(0, Look(0, 0))
    assert (table.powers(1), table.codes(1, Kaboom())) == ([], ("held",))
    table.does(0, Cover())
    assert table.kinds(1) == {"Draw", "Kaboom", "Slap"}


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


def test_with_slaps_off_a_power_may_be_used_until_the_next_draw() -> None:
    table = threw("7C", options=Options(slaps=False))
    table.waits(2500)
    assert (len(table.powers(0)), table.kinds(1)) == (3, {"Draw", "Kaboom"})


# --- slaps on the card of a power ---


def test_a_slap_does_not_affect_whether_the_power_can_be_used() -> None:
    table = threw("7C", "2S 3S", "7H 3H", "2D 3D")
    table.slaps(1, Reveal(1, 0), Enough())
    assert table.powers(0) == [Look(0, 0), Look(0, 1), SkipPower()]
    assert table.thrown() == "AC 7C 7H"


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


def test_k9_a_look_goes_on_while_a_slap_is_settled_and_has_its_full_time_again() -> None:
    table = threw("KC", "2S 3S", "KH 3H", "2D 3D")
    table.does(0, LookBoth(0, 0, 2, 0))
    table.slaps(1)
    table.waits(9_000)
    table.does(1, Reveal(1, 0))
    table.waits(9_000)
    assert table.faces(0) == {(0, 0): "2S", (2, 0): "2D"}
    table.does(1, Enough())
    assert table.due() == ("Hide", table.now + 10_000)
    assert table.does(0, Decide(True)) == (Swapped(0, 0, 0, 2, 0),)


def test_k9_a_slap_that_is_given_up_takes_no_time_from_a_look() -> None:
    table = threw("KC")
    table.does(0, LookBoth(0, 0, 2, 0))
    table.slaps(1)
    table.waits(9_000)
    table.does(1, GiveUp())
    assert table.due() == ("Hide", table.now + 10_000)


def test_a_look_ends_with_the_card_that_a_slap_takes_away() -> None:
    table = threw("9C", "2S 3S", "9H 3H", "2D 3D")
    table.does(0, Look(1, 0))
    table.slaps(2, Reveal(1, 0), Give(0))
    assert (table.hand(1), table.faces(0)) == ("2D 3H", {})
    assert (table.view(0)["looking"], table.knows(0)) == (None, "")


def test_a_look_ends_with_the_card_that_is_given_away() -> None:
    table = threw("KC", "2S KS", "2H 3H", "2D 3D")
    table.does(0, LookBoth(1, 0, 2, 0))
    table.slaps(1, Reveal(0, 1), Give(0), Enough())
    assert table.hand(0) == "2S 2H"
    assert (table.faces(0), table.powers(0)) == ({(2, 0): "2D"}, [Cover()])


def test_a_king_cannot_swap_a_card_that_a_slap_has_taken_away() -> None:
    table = threw("KC", "2S 3S", "KH 3H", "2D 3D")
    table.does(0, LookBoth(0, 0, 1, 0))
    table.slaps(1, Reveal(1, 0), Enough())
    assert (table.faces(0), table.powers(0)) == ({(0, 0): "2S"}, [Cover()])
    assert table.does(0, Cover()) == (Covered(0),)
    assert table.kinds(1) == {"Draw", "Kaboom"}
