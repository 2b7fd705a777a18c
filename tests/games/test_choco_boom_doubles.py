"""Choco-Boom, sentence by sentence: doubles, who wins the pile, what it brings, who goes on."""

from __future__ import annotations

import pytest

from chocobox.games.choco_boom.events import (
    Called,
    PileWon,
    Reached,
    TurnBegan,
)
from chocobox.games.choco_boom.pieces import ITEMS
from chocobox.games.choco_boom.words import Call, Flip
from games.boom_hand import Table, double, lying, position, single

# --- a double ---


@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("second", ["red", "yellow"])
def test_b5_a_double_is_the_same_item_as_just_before_whatever_the_colours(
    item: str, second: str
) -> None:
    assert lying(f"red {item}", f"{second} {item}").top.double
    assert not lying(f"red {item}", "blue carrot" if item != "carrot" else "red choco").top.double


def test_b5_fines_under_the_pile_never_make_a_double() -> None:
    table = Table(position(["red carrot", "blue choco", "red banana", 3], ["red choco", 4]))
    table.flips()
    table.calls("choco")  # its fine, choco and banana, goes under the carrot
    table.readies()
    assert table.view()["under"] == 2
    table.state = table.state.changed(turn=1)
    table.flips()
    assert not table.top.double


@pytest.mark.parametrize("item", ["banana", "strawberry", "choco", "elephant"])
def test_but_calling_it_right_or_wrong_is_not_a_violation(item: str) -> None:
    table = double()
    told = table.calls(item)
    assert told == (Called(1, item, "elephant", item == "elephant", False, 500),)
    assert (table.view()["call"]["right"], table.view()["call_by"]) == (True, None)
    assert table.codes(1, Call(item)) == ("called",)


@pytest.mark.parametrize("hesitation", [1000, 2000, 5000])
def test_a_double_looks_like_any_card_until_its_call_was_heard(hesitation: int) -> None:
    looks = []
    for table in (double(hesitation=hesitation), single(hesitation=hesitation)):
        assert table.kinds(1) == ["Call", "Slap"]
        table.does(1, Call("elephant"), at=table.opened + 300)
        view = table.view()
        looks.append((view["call_by"], view["turn"], view["window"], view["last_call"]))
    assert looks[0] == looks[1]


# --- slapping it ---


def test_b9_fines_go_under_the_deck_first_the_latest_of_them_undermost() -> None:
    table = Table(
        position(
            ["red carrot", "brown choco", "red pepper", "yellow banana", 2],
            ["blue choco", "red parrot", "blue banana", "red choco", 2],
        )
    )
    rest = table.deck(0).split("yellow banana, ")[1]
    table.flips()
    table.calls("choco")
    table.readies()
    table.goes()
    table.flips()
    table.calls("choco")
    table.readies()
    assert table.view()["under"] == 4
    table.flips()
    assert table.slaps(0)[0] == PileWon(0, 8, None, False, ())
    fines = "red parrot, blue banana, brown choco, red pepper"
    assert table.deck(0) == f"{rest}, {fines}, red carrot, yellow banana, blue choco, red choco"
    assert table.view()["under"] == 0


# --- B8: nobody slaps it ---


@pytest.mark.parametrize("hesitation", [1000, 2000, 5000])
@pytest.mark.parametrize("call", [None, 0, 300, 1440])
def test_b8_the_next_card_may_be_reached_for_when_1500_ms_are_over_called_or_not(
    hesitation: int, call: int | None
) -> None:
    table = double(hesitation=hesitation)
    if call is not None:
        table.does(1, Call("banana"), at=table.opened + call)
    table.waits(until=table.opened + 1499)
    assert (table.kinds(2), table.codes(2, Flip())) == (["Slap"], ("not_turn",))
    assert table.waits(1)[-1] == TurnBegan(2)
    assert table.view()["last_call"] == ("strawberry" if call is None else "banana")
    assert table.does(2, Flip()) == (Reached(2),)
    assert table.view()["reach"]["at"] == table.opened + 1500


def test_who_wins_piles_in_a_row_is_remembered() -> None:
    """Bots that are kind are slower then."""
    table = Table(
        position(
            ["red carrot", "red choco", "red pepper", 2],
            ["blue carrot", "blue choco", "blue pepper", 2],
        )
    )
    streaks = []
    for winner in (1, 1, 0):
        table.goes()
        table.flips()
        table.slaps(winner)
        streaks.append(table.state.streak)
    assert streaks == [(1, 1), (1, 2), (0, 1)]
