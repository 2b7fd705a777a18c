"""Choco-Boom: doubles, who wins the pile; yellow elephants and rows of the advanced version."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.rules.actions import Call, Flip, Slap
from chocobox.games.choco_boom.rules.events import (
    Called,
    Fined,
    Ignored,
    PileWon,
    Reached,
    TurnBegan,
)
from chocobox.games.choco_boom.rules.pieces import ITEMS
from games.choco_boom.hand import Table, double, lying, position, single

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


def test_b8_a_call_that_would_not_be_heard_before_that_means_nothing() -> None:
    table = double()
    assert table.does(1, Call("banana"), at=table.opened + 1441) == (Ignored(1, "late"),)
    assert table.waits(59)[-1] == TurnBegan(2)
    assert table.view()["last_call"] == "strawberry"


def test_who_wins_piles_in_a_row_is_remembered() -> None:
    """Bots that are kind are slower then."""
    table = Table(
        position(
            ["red carrot", "red choco", "red pepper", "red banana", 2],
            ["blue carrot", "blue choco", "blue pepper", "blue banana", 2],
        )
    )
    streaks = []
    for winner in (1, 1, 1, 0):
        table.goes()
        table.flips()
        table.slaps(winner)
        streaks.append(table.state.streak)
    assert streaks == [(1, 1), (1, 2), (1, 3), (0, 1)]


# --- the advanced version ---


ROW = ("red carrot", "red banana", "red choco", "red pepper")
"""Four cards in a row that are all called Strawberry, and no double among them."""


def row(*cards: str, **rest: Any) -> Table:
    """The fourth card of a row lies, and is not yet called."""
    return lying(*(cards or ROW), **({"advanced": True} | rest))


# --- the yellow elephant ---


@pytest.mark.parametrize("before", [(), ("red carrot",), ("red carrot", "blue choco")])
def test_slap_the_pile_whenever_a_yellow_elephant_lies_on_top(before: tuple[str, ...]) -> None:
    table = lying(*before, "yellow elephant", advanced=True)
    assert table.slaps(0, pause=0)[0] == PileWon(0, len(before) + 1, None, False, ())


def test_it_has_to_be_called_all_the_same() -> None:
    table = lying("yellow elephant", advanced=True)
    assert table.waits(2060) == (Fined(0, "hesitated", 2),)
    table = lying("yellow elephant", advanced=True)
    assert table.calls("elephant")[1] == Fined(0, "wrong_call", 2)
    table.readies()
    assert table.slaps(1)[0] == PileWon(1, 3, None, False, ())


@pytest.mark.parametrize("card", ["red elephant", "blue elephant", "yellow banana"])
def test_no_other_elephant_and_no_other_yellow_card(card: str) -> None:
    assert lying(card, advanced=True).slaps(1) == (Fined(1, "wrong_slap", 2),)


def test_whoever_slaps_while_it_is_being_called_wrongly_wins_the_fine_as_well() -> None:
    table = lying("yellow elephant", advanced=True)
    at = table.opened + 400
    table.does(0, Call("choco"), at=at)
    table.does(1, Slap(), at=at + 30)
    table.waits(until=at + 60)
    assert table.view()["paused"] is not None
    assert table.waits(30)[0] == PileWon(1, 3, None, False, ())
    assert table.view()["paused"] is None


# --- the fourth same call ---


def test_slap_when_the_same_item_is_called_for_the_fourth_time_in_a_row() -> None:
    table = row()
    assert table.view()["chain"] == {"type": "Chain", "item": "strawberry", "count": 3}
    table.calls()
    assert table.view()["chain"]["count"] == 4
    assert table.slaps(2)[0] == PileWon(2, 4, None, False, ())
    assert table.view()["chain"] is None


def test_b14_exactly_from_the_moment_of_that_call() -> None:
    for late in (0, 1):
        table = row()
        at = table.opened + 500
        table.does(0, Call("strawberry"), at=at)
        table.does(2, Slap(), at=at + late)
        assert table.waits(60 + late)[-2] == PileWon(2, 4, None, False, ())


def test_b14_one_ms_before_it_is_a_wrong_slap() -> None:
    table = row()
    at = table.opened + 500
    table.does(0, Call("strawberry"), at=at)
    table.does(2, Slap(), at=at - 1)
    table.waits(59)
    assert table.saw(Fined) == [Fined(2, "wrong_slap", 2)]


def test_b14_a_wrong_call_makes_no_row() -> None:
    table = row("red carrot", "red banana", "red choco", "blue pepper")
    table.calls("strawberry")  # elephant was due
    assert table.view()["chain"] is None
    table.readies()
    assert table.slaps(2) == (Fined(2, "wrong_slap", 2),)


def cards_of(*own: str, **rest: Any) -> Table:
    """One seat lays all these cards itself, so that a test can choose the events between."""
    options = single(advanced=True).state.options
    return Table(position([*own, 20], [5], [5], options=options, **rest))


def again(table: Table, item: str | None = None) -> None:
    """The same seat flips and calls once more; None is no call at all."""
    table.state = table.state.changed(turn=0)
    table.flips()
    if item is None:
        table.waits(2060)
    else:
        table.calls(item)
    if table.state.pause:
        table.readies()


def chain(table: Table) -> tuple[str, int] | None:
    """What was called last, and how often in a row."""
    found = table.view()["chain"]
    return None if found is None else (found["item"], found["count"])


def test_b14_an_uncalled_double_does_not_break_it() -> None:
    table = cards_of("red carrot", "red banana", "blue banana", "red choco", "red pepper")
    for item in ("strawberry", "strawberry", None, "strawberry"):
        again(table, item)
    assert chain(table) == ("strawberry", 3)
    again(table, "strawberry")
    assert table.slaps(1)[0] == PileWon(1, 5, None, False, ())


def test_b14_the_fifth_same_call_is_none_to_be_slapped() -> None:
    table = lying(*ROW, "red elephant", advanced=True)
    table.calls()
    assert table.view()["chain"]["count"] == 5
    assert table.slaps(0) == (Fined(0, "wrong_slap", 2),)


# --- not in the plain version ---


def test_in_the_plain_version_neither_may_be_slapped() -> None:
    table = lying("red carrot", "yellow elephant")
    assert table.slaps(0) == (Fined(0, "wrong_slap", 2),)
    table = lying(*ROW)
    table.calls()
    assert table.slaps(2) == (Fined(2, "wrong_slap", 2),)
