"""Hints in Choco-Boom: the advice and its reason are always right."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core.record import TABLE, Action, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.choco_boom.bots.players import BOTS
from chocobox.games.choco_boom.rules.actions import Call, Flip, Ready, Slap
from chocobox.games.choco_boom.told.reasons import CODES
from games.choco_boom.hand import Table, position
from games.choco_boom.players import GAME, each_house, game

BEST = BOTS[-1]


def laid(*cards: str, **options: Any) -> Table:
    """Two seats lay those cards in turn; all but the last are called rightly."""
    state = position([*cards[::2], 9], [*cards[1::2], 9], options=GAME.options(**options))
    table = Table(state, now=1000)
    table.goes(len(cards) - 1)
    table.flips()
    return table


def hint(table: Table, seat: int) -> tuple[Action, tuple[str, ...]] | None:
    """What is advised to that seat now, and why."""
    move = BEST.advise(GAME, table.state, seat, table.now, Rng(1))
    if move is None:
        return None
    assert (move.seat, move.at) == (seat, table.now)
    return move.action, BEST.reasons(GAME, table.state, seat, move.action)


# --- each reason ---


def test_a_card_is_called_by_its_colour() -> None:
    table = laid("blue strawberry")
    assert hint(table, 0) == (Call("elephant"), ("by_colour",))
    assert hint(table, 1) is None


def test_a_parrot_repeats() -> None:
    assert hint(laid("red choco", "blue parrot"), 1) == (Call("strawberry"), ("repeats",))
    assert hint(laid("red choco", "red parrot"), 1) == (Call("strawberry"), ("repeats",))


def test_a_first_parrot_has_its_own_colour() -> None:
    assert hint(laid("blue parrot"), 0) == (Call("elephant"), ("own_colour",))


def test_a_parrot_after_a_fine_has_its_own_colour() -> None:
    table = Table(position(["red choco", *["red carrot"] * 2, "blue parrot", 9], [9]), now=1000)
    table.flips()
    table.calls("choco")
    table.readies()
    table.flips()
    assert hint(table, 0) == (Call("elephant"), ("own_colour",))


def test_a_parrot_still_repeats_what_was_called_before_a_break() -> None:
    for colour in ("red", "blue"):
        table = laid("red choco", f"{colour} parrot")
        action = GAME.resume(table.state)
        assert action is not None
        table.state, _ = GAME.step(table.state, Move(TABLE, action, table.now))
        assert hint(table, 1) == (Ready(), ("waited_for",))
        table.readies()
        assert hint(table, 1) == (Call("strawberry"), ("repeats",))


def test_a_double_is_slapped_by_all_and_called_by_nobody() -> None:
    table = laid("red choco", "blue choco")
    for seat in (0, 1):
        assert hint(table, seat) == (Slap(), ("double",))
    table.does(1, Slap())
    assert hint(table, 1) is None


def test_an_elephant_is_slapped_in_the_advanced_version_alone() -> None:
    cards = ("red choco", "yellow elephant")
    assert hint(laid(*cards, advanced=True), 1) == (Slap(), ("elephant",))
    assert hint(laid(*cards), 1) == (Call("banana"), ("by_colour",))
    both = laid("red elephant", "yellow elephant", advanced=True)
    assert hint(both, 0) == (Slap(), ("double", "elephant"))
    assert hint(laid("red elephant", "yellow elephant"), 0) == (Slap(), ("double",))


def test_a_row_is_slapped_once_it_has_been_called() -> None:
    table = laid("red choco", "red pepper", "red carrot", "red strawberry", advanced=True)
    assert hint(table, 1) == (Call("strawberry"), ("by_colour",))
    assert hint(table, 0) is None
    table.calls()
    assert hint(table, 0) == hint(table, 1) == (Slap(), ("row",))


def test_a_double_after_a_row_that_nobody_slapped_is_a_double() -> None:
    cards = ("red choco", "red pepper", "red carrot", "red strawberry", "blue strawberry")
    assert hint(laid(*cards, advanced=True), 0) == (Slap(), ("double",))


def test_whose_turn_it_is_flips_unless_there_is_something_to_slap() -> None:
    table = laid("red choco")
    table.calls()
    assert hint(table, 1) == (Flip(), ("your_turn",))
    double = laid("red choco", "blue choco")
    double.calls()
    assert hint(double, 0) == (Slap(), ("double",))


def test_once_a_hand_is_on_the_deck_it_is_too_late_for_a_hint() -> None:
    table = laid("red choco", "blue choco")
    table.waits(1500)
    table.does(0, Flip())
    assert hint(table, 1) is None


def test_who_is_waited_for_is_told_so() -> None:
    table = laid("red choco")
    table.calls("choco")
    assert hint(table, 1) == (Ready(), ("waited_for",))
    assert hint(table, 0) is None


def test_nobody_is_told_how_to_vote() -> None:
    table = laid("red choco", aloud=True)
    table.objects(1)
    assert table.state.case is not None
    assert hint(table, 0) is None


def test_a_session_asks_for_advice() -> None:
    """A bot's plan may contain a mistake or a pause; a hint does not."""
    session = Session(GAME, GAME.options(), [{"kind": "person", "name": "A"}] * 2, 1)
    told = session.hint(session.state.turn, BEST)
    assert told is not None
    assert (told.action, told.reasons, told.odds) == (Flip(), ("your_turn",), None)
    assert session.hint(1 - session.state.turn, BEST) is None


# --- whole games ---


@each_house
@pytest.mark.parametrize("seats", [2, 4])
def test_a_hint_is_never_wrong(seats: int, options: dict[str, Any]) -> None:
    advised = set()
    for it in game([BOTS[seat % len(BOTS)] for seat in range(seats)], 11 + seats, **options):
        state, top = it.state, it.state.top
        move = None if it.seat == TABLE else BEST.advise(GAME, state, it.seat, it.now, it.rng)
        if move is None:
            continue
        advised.add(type(move.action))
        assert move.action in GAME.actions(state, it.seat)
        codes = BEST.reasons(GAME, state, it.seat, move.action)
        assert codes
        assert set(codes) <= set(CODES)
        if isinstance(move.action, Call):
            assert top is not None
            assert (move.action.item, top.since) == (top.due, None)
        if isinstance(move.action, Slap):
            assert top is not None
            assert top.since is not None
            assert (top.since <= it.now, state.reach, state.stopped) == (True, None, None)
    assert advised >= {Flip, Slap} | (set() if options.get("aloud") else {Call})
