"""Choco-Boom after a break: a tab that was closed, a worker that died in the middle of a flip."""

from __future__ import annotations

from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games.choco_boom.rules.actions import Call, Flip, Reopen, Slap
from chocobox.games.choco_boom.rules.events import PileWon, TurnBegan
from games.choco_boom.hand import GAME, Table, double, lying, position, single

PERSON = {"kind": "person", "name": "Ada"}


def reopened(table: Table) -> Table:
    """The same after a break."""
    action = GAME.resume(table.state)
    assert action == Reopen()
    session = Session(GAME, table.state.options, [PERSON] * table.state.seats, 5)
    session.states, session.clock = [table.state], table.now
    session.resume()
    assert session.moves == [(TABLE, 1 if GAME.table(table.state) else 0, table.now)]
    return Table(session.state, table.now)


def test_after_a_break_play_is_paused_and_every_seat_says_that_it_is_ready() -> None:
    table = single()
    table.waits(700)
    table = reopened(table)
    assert table.view()["paused"] == {
        "type": "Paused",
        "reason": "break",
        "resumes": 1,
        "waiting": [0, 1, 2],
    }
    assert [table.kinds(seat) for seat in range(3)] == [["Ready", "Slap"]] * 3
    assert (table.due(), table.view()["call_by"]) == (None, None)


def test_then_the_card_on_top_has_its_full_time_again() -> None:
    table = single()
    table.waits(1900)
    table = reopened(table)
    table.waits(60_000)
    table.readies()
    assert table.opened == table.now
    assert table.view()["call_by"] == table.now + 2000
    assert table.calls(pause=1500)[-1] == TurnBegan(2)


def test_a_flip_that_was_cut_off_is_made_again() -> None:
    table = single()
    table.calls()
    table.does(2, Flip())
    table.waits(30)
    table = reopened(table)
    assert (table.view()["reach"], table.view()["decks"]) == (None, [5, 5, 5])
    table.readies()
    assert table.kinds(2) == ["Flip", "Slap"]
    table.flips()
    assert table.view()["decks"] == [5, 5, 4]


def test_a_call_and_hands_that_were_cut_off_are_forgotten() -> None:
    table = double()
    at = table.opened + 300
    table.does(1, Call("choco"), at=at)
    table.does(0, Slap(), at=at)
    table = reopened(table)
    assert (table.view()["call"], table.view()["window"]["slaps"]) == (None, [])
    table.waits(500)
    table.readies()
    assert table.saw(PileWon) == []
    assert table.kinds(1) == ["Call", "Slap"]
    assert table.slaps(0)[0] == PileWon(0, 2, None, False, ())


def test_while_play_stands_still_anyhow_a_break_changes_nothing() -> None:
    table = single()
    table.slaps(0)
    assert GAME.resume(table.state) is None
    table = lying("red carrot", "blue choco", aloud=True)
    table.objects(0)
    assert GAME.resume(table.state) is None


# --- parrots ---


def test_a_parrot_that_waits_for_its_call_still_repeats_what_was_called_before() -> None:
    table = reopened(lying("red carrot", "blue parrot"))
    assert (table.view()["last_call"], table.view()["shows"]) == ("strawberry", "repeats")
    table.readies()
    assert table.calls("strawberry")[-1] == TurnBegan(2)


def test_a_parrot_that_comes_after_the_break_is_called_by_its_own_colour() -> None:
    table = Table(position(["red carrot", 3], ["blue parrot", 3]))
    table.goes()
    table = reopened(table)
    assert table.view()["last_call"] is None
    table.readies()
    table.flips()
    assert (table.top.due, table.view()["shows"]) == ("elephant", "parrot")


# --- who goes on ---


def test_a_game_that_is_over_stays_so() -> None:
    assert GAME.resume(lying("red carrot", "blue choco", seats=2, spare=(5, 0)).state) is None
