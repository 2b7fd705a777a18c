"""Choco-Boom's advanced version: yellow elephants, and the fourth same call in a row."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.games.choco_boom.events import Fined, PileWon
from chocobox.games.choco_boom.words import Call, Slap
from games.boom_hand import Table, lying, position, single

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
    """One seat lays all those cards itself, so that what comes between can be chosen."""
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
