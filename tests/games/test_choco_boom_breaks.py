"""Choco-Boom after a break: a tab that was closed, a worker that died in the middle of a flip."""

from __future__ import annotations

import pytest

from chocobox.core import TABLE, Move
from chocobox.games.choco_boom.events import Ended, Fined, PileWon, Reopened, TurnBegan
from chocobox.games.choco_boom.words import Call, Flip, Object, Ready, Reopen, Slap
from chocobox.session import Session
from games.boom_hand import GAME, Table, double, lying, position, single
from talk import Talk

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


def test_so_is_the_very_first_one() -> None:
    table = Table(position(["red carrot", 3], [3]))
    assert GAME.resume(table.state) is None
    table.does(0, Flip())
    table = reopened(table)
    table.readies()
    assert [table.kinds(seat) for seat in range(2)] == [["Flip"], []]


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


def test_an_objection_that_was_cut_off_is_forgotten() -> None:
    table = lying("red carrot", "blue choco", aloud=True)
    table.does(0, Object(), at=table.opened + 100)
    table = reopened(table)
    assert table.view()["objections"] == []
    table.readies()
    assert table.due() == ("TimeUp", table.now + 700)
    assert Object() in table.offered(0)


def test_who_had_its_chance_has_had_it_after_a_break_too() -> None:
    table = single()
    table.slaps(0)
    table.readies()
    table = reopened(table)
    table.readies()
    assert table.codes(0, Slap()) == ("spent",)


def test_between_piles_too() -> None:
    table = double()
    table.slaps(0)
    table = reopened(table)
    assert table.view()["paused"]["resumes"] == 2
    table.readies()
    assert table.kinds(2) == ["Flip"]


def test_while_play_stands_still_anyhow_a_break_changes_nothing() -> None:
    table = single()
    table.slaps(0)
    assert GAME.resume(table.state) is None
    table = lying("red carrot", "blue choco", aloud=True)
    table.objects(0)
    assert GAME.resume(table.state) is None


def test_a_break_in_the_moment_before_play_goes_on_pauses_it_again() -> None:
    table = single()
    table.slaps(0)
    for seat in (1, 2):
        table.does(seat, Ready())
    table = reopened(table)
    assert table.view()["paused"]["waiting"] == [0, 1, 2]
    assert table.view()["paused"]["resumes"] == 0
    table.readies()
    assert table.kinds(0) == ["Flip"]


# --- parrots ---


def test_a_parrot_that_waits_for_its_call_still_repeats_what_was_called_before() -> None:
    table = reopened(lying("red carrot", "blue parrot"))
    assert table.view()["last_call"] == "strawberry"
    table.readies()
    assert table.calls("strawberry")[-1] == TurnBegan(2)


def test_a_parrot_that_comes_after_the_break_is_called_by_its_own_colour() -> None:
    table = Table(position(["red carrot", 3], ["blue parrot", 3]))
    table.goes()
    table = reopened(table)
    assert table.view()["last_call"] is None
    table.readies()
    table.flips()
    assert table.top.due == "elephant"


@pytest.mark.parametrize("aloud", [True, False])
def test_so_is_one_that_comes_after_a_double_or_a_call_aloud(aloud: bool) -> None:
    cards = ["red carrot", "blue choco"] if aloud else ["red carrot", "blue carrot"]
    table = reopened(lying(*cards, aloud=aloud))
    assert table.view()["last_call"] is None


# --- who goes on ---


def test_who_laid_its_last_card_calls_it_after_a_break() -> None:
    table = reopened(lying("red carrot", "blue choco", spare=(5, 0, 5)))
    assert table.view()["paused"]["resumes"] == 1
    table.readies()
    assert table.kinds(1) == ["Call", "Slap"]


def test_the_last_card_of_all_may_be_slapped_for_its_full_time_after_a_break() -> None:
    table = lying("red carrot", "blue strawberry", "red strawberry", spare=0)
    table.waits(3000)
    table = reopened(table)
    table.waits(9000)
    table.readies()
    assert table.due() == ("Close", table.now + 2060)
    table = lying("red carrot", "blue strawberry", "brown choco", spare=0)
    table.calls()
    table = reopened(table)
    table.readies()
    assert table.waits(60) == (Ended(),)


def test_a_game_that_is_over_stays_so() -> None:
    assert GAME.resume(lying("red carrot", "blue choco", seats=2, spare=(5, 0)).state) is None


# --- through the door ---


def test_a_worker_that_dies_in_the_middle_of_a_flip_comes_back_paused() -> None:
    talk = Talk()
    talk.new([PERSON] * 3, game="choco_boom")
    talk.play(int(talk.whose()), "Flip", at=1000)
    talk.goes_on()
    view = talk.update["views"]["0"]
    assert talk.update["events"][-1] == {"type": "Reopened"}
    assert (view["pile"], view["reach"], view["decks"]) == ([], None, [25, 25, 25])
    assert view["paused"]["reason"] == "break"
    for seat in range(3):
        talk.play(seat, "Ready", at=5000 + seat)
    talk.wait()
    assert talk.update["views"]["0"]["paused"] is None
    assert talk.update["views"]["0"]["turn"] == view["turn"]
    assert talk.whose() == view["turn"]


def test_it_comes_back_again_and_again() -> None:
    talk = Talk()
    talk.new([PERSON] * 2, game="choco_boom")
    talk.play(int(talk.whose()), "Flip", at=1000)
    talk.wait()
    looks = []
    for _ in range(3):
        talk.goes_on()
        looks.append(talk.update["views"]["0"])
    assert looks[0] == looks[1] == looks[2]
    assert len(looks[0]["pile"]) == 1
    assert looks[0]["paused"]["waiting"] == [0, 1]


def test_a_break_costs_nobody_anything() -> None:
    table = reopened(single())
    assert table.told == []
    table.waits(60_000)
    table.readies()
    table.waits(1999)
    assert table.saw(Fined) == []
    assert table.view()["under"] == 0


def test_all_see_that_there_was_a_break() -> None:
    assert GAME.step(single().state, Move(TABLE, Reopen(), 900))[1] == (Reopened(),)
