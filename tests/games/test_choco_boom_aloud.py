"""Choco-Boom where calls are made aloud: objections, votes, false accusations, admissions (B4)."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.core import Rng
from chocobox.games.choco_boom.events import (
    Decided,
    Ended,
    Fined,
    Ignored,
    Objected,
    ObjectionMade,
    TurnBegan,
    Voted,
)
from chocobox.games.choco_boom.words import Call, Flip, Object, Ready, Vote
from games import boom_hand
from games.boom_hand import GAME, Table

PAIR = ("red carrot", "blue strawberry")


def lying(*cards: str, **rest: Any) -> Table:
    """Four players; those cards were laid in turn and called aloud, the last just lies."""
    return boom_hand.lying(*cards, **({"aloud": True, "seats": 4} | rest))


def accused(**rest: Any) -> Table:
    """Seat 3 objects to what seat 1 has called, and is first."""
    table = lying(*PAIR, **rest)
    table.does(table.state.seats - 1, Object(), at=table.opened + 900)
    assert table.waits(60)[-1] == Objected(table.state.seats - 1, 1)
    return table


def votes(table: Table, *said: bool) -> None:
    """Those who are asked say whether it was right."""
    assert table.state.case is not None
    for seat, guilty in zip(table.state.case.voters, said, strict=True):
        assert table.does(seat, Vote(guilty)) == (Voted(seat, guilty),)


# --- play without keys ---


def test_b4_aloud_has_no_keys_and_no_ring() -> None:
    table = lying(*PAIR)
    assert [table.kinds(seat) for seat in range(4)] == [["Object", "Slap"]] * 4
    assert table.codes(1, Call("elephant")) == ("aloud",)
    view = table.view()
    assert (view["aloud"], view["call_by"], view["call"]) == (True, None, None)


def test_where_there_are_keys_nobody_objects() -> None:
    table = boom_hand.single()
    assert table.codes(0, Object()) == ("not_aloud",)
    assert not table.view()["aloud"]


@pytest.mark.parametrize(("cards", "time"), [(PAIR, 700), (("red carrot", "blue carrot"), 1500)])
def test_the_next_may_flip_700_ms_after_a_card_lies_and_b8_later_after_a_double(
    cards: tuple[str, ...], time: int
) -> None:
    table = lying(*cards)
    assert table.due() == ("TimeUp", table.opened + time)
    assert table.codes(2, Flip()) == ("not_turn",)
    table.waits(time - 1)
    assert table.kinds(2) == ["Object", "Slap"]
    assert table.waits(1) == (TurnBegan(2),)
    assert table.kinds(2) == ["Flip", "Object", "Slap"]
    assert table.due() is None


def test_only_persons_play_aloud() -> None:
    choice = next(choice for choice in GAME.choices if choice.name == "aloud")
    assert (choice.bots, choice.default) == (False, False)
    assert all(other.bots for other in GAME.choices if other != choice)


def test_aloud_the_app_knows_what_was_due() -> None:
    assert lying(*PAIR).view()["last_call"] == "elephant"
    assert lying(*PAIR, "red parrot").top.due == "elephant"
    assert lying("red carrot", "blue carrot", "red parrot").top.due == "strawberry"


# --- objection ---


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_b4_anyone_may_object_and_the_others_vote(seat: int) -> None:
    table = lying(*PAIR)
    at = table.opened + 900
    assert table.does(seat, Object(), at=at) == (ObjectionMade(seat),)
    assert table.view()["objections"] == [seat]
    assert table.codes(seat, Object()) == ("objected",)
    assert table.due() == ("Weigh", at + 60)
    assert table.waits(60) == (Objected(seat, 1),)
    case = table.view()["case"]
    voters = [other for other in range(4) if other not in (seat, 1)]
    assert (case["accuser"], case["accused"], case["voters"]) == (seat, 1, voters)
    assert case["votes"] == [None] * 4
    offered = [table.offered(other)[:2] for other in voters]
    assert offered == [[Vote(True), Vote(False)]] * 2
    assert [table.kinds(other) for other in (seat, 1)] == [["Slap"]] * 2


def test_b4_guilty_pays_the_fine_and_resumes() -> None:
    table = accused()
    votes(table, True, True)
    assert table.waits(60) == (Decided(1, True), Fined(1, "guilty", 2))
    assert table.view()["paused"]["resumes"] == 1
    assert table.view()["paused"]["waiting"] == [0, 2, 3]
    assert table.view()["case"] is None
    table.readies()
    assert table.told[-1] == TurnBegan(1)


def test_b4_not_guilty_the_accuser_pays_for_a_false_accusation() -> None:
    table = accused()
    votes(table, False, False)
    assert table.waits(60) == (Decided(1, False), Fined(3, "false_accusation", 2))
    (fine,) = table.view()["fines"]
    assert (fine["seat"], fine["item"], fine["wanted"]) == (3, None, None)
    table.readies()
    assert table.told[-1] == TurnBegan(3)


@pytest.mark.parametrize("said", [(True, False), (False, True)])
def test_b4_a_tie_of_votes_is_not_guilty(said: tuple[bool, ...]) -> None:
    table = accused()
    votes(table, *said)
    assert table.waits(60)[0] == Decided(1, False)


@pytest.mark.parametrize("guilty", [True, False])
def test_of_three_the_third_decides_alone(guilty: bool) -> None:
    table = accused(seats=3)
    votes(table, guilty)
    assert table.waits(60)[0] == Decided(1, guilty)


@pytest.mark.parametrize("guilty", [True, False])
def test_of_two_the_accused_itself_says_whether_it_was_right(guilty: bool) -> None:
    table = lying(*PAIR, seats=2)
    table.does(0, Object())
    table.waits(60)
    assert table.view()["case"]["voters"] == [1]
    votes(table, guilty)
    told = table.waits(60)
    assert told[0] == Decided(1, guilty)
    assert told[1] == (Fined(1, "admitted", 2) if guilty else Fined(0, "false_accusation", 2))


def test_b12_a_last_card_paid_by_verdict_ends_a_game_of_two() -> None:
    table = lying(*PAIR, seats=2, spare=(5, 2))
    assert table.objects(0, True)[1:] == (Fined(1, "admitted", 2), Ended())
    assert (table.outcome(), table.view()["case"]) == (((5, 0), (0,)), None)


def test_all_are_heard_before_it_is_decided() -> None:
    table = accused()
    at = table.now + 100
    table.does(2, Vote(True), at=at)
    assert table.view()["case"]["votes"] == [None, None, True, None]
    assert table.codes(2, Vote(False)) == ("not_asked",)
    table.waits(20_000)
    assert table.saw(Decided) == []
    table.does(0, Vote(True), at=at + 30_000)
    assert table.due() == ("Count", at + 30_060)
    assert [table.kinds(seat) for seat in range(4)] == [["Slap"]] * 4


def test_the_order_in_which_votes_are_heard_does_not_matter() -> None:
    states = []
    for order in ((0, 2), (2, 0)):
        table = accused()
        landed = {0: table.now + 700, 2: table.now + 710}
        table.waits(715)
        for seat in order:
            table.does(seat, Vote(seat == 0), at=landed[seat])
        table.waits(60)
        states.append(table.state)
    assert states[0] == states[1]


def test_nobody_votes_before_there_is_something_to_vote_on() -> None:
    table = accused()
    assert table.does(0, Vote(True), at=table.now - 1) == (Ignored(0),)
    assert table.view()["case"]["votes"] == [None] * 4


def test_while_they_vote_nothing_else_is_done() -> None:
    table = accused()
    assert table.codes(1, Flip()) == ("voting",)
    assert table.codes(0, Object()) == ("voting",)
    assert table.codes(0, Ready()) == ("voting",)
    assert table.codes(3, Vote(True)) == ("not_asked",)
    assert table.due() is None


def test_nobody_is_ready_before_it_is_decided() -> None:
    table = accused()
    votes(table, True, True)
    table.waits(60)
    assert table.does(0, Ready(), at=table.now - 1) == (Ignored(0),)


# --- whose objection ---


def test_the_soonest_objection_counts_and_the_others_cost_nothing() -> None:
    table = lying(*PAIR)
    at = table.opened + 400
    for seat, when in ((2, at), (0, at - 1), (3, at + 30)):
        table.does(seat, Object(), at=when)
    assert table.view()["objections"] == [0, 2, 3]
    assert table.waits(until=at + 59) == (Objected(0, 1),)
    assert table.view()["objections"] == []
    votes(table, False, False)
    table.waits(100)
    assert table.saw(Fined) == [Fined(0, "false_accusation", 2)]


def test_of_equal_ones_chance_takes_one() -> None:
    state, found = lying(*PAIR).state, set()
    for seed in range(30):
        table = Table(state.changed(rng=Rng(seed)))
        table.waits(until=table.opened + 300)
        table.does(2, Object())
        table.does(0, Object())
        table.waits(60)
        found.add(table.saw(Objected)[0].seat)
    assert found == {0, 2}


def test_an_objection_before_the_card_lay_means_nothing() -> None:
    table = lying(*PAIR)
    assert table.does(0, Object(), at=table.opened - 1) == (Ignored(0),)
    assert table.does(2, Object(), at=table.opened) == (ObjectionMade(2),)


def test_until_the_next_card_is_reached_for_one_may_object() -> None:
    table = lying(*PAIR)
    table.waits(5000)
    table.does(2, Flip())
    at = table.now
    table.waits(10)
    assert table.does(0, Object(), at=at + 1) == (Ignored(0),)
    assert table.does(0, Object(), at=at) == (ObjectionMade(0),)
    assert table.waits(50) == (Objected(0, 1),)
    assert (table.view()["reach"], table.view()["decks"]) == (None, [5, 5, 5, 5])


def test_an_objection_in_the_same_ms_counts_be_it_heard_of_before_or_after() -> None:
    for is_before in (True, False):
        table = lying(*PAIR)
        table.waits(5000)
        touches = [(0, Object()), (2, Flip())]
        for seat, action in touches if is_before else touches[::-1]:
            table.does(seat, action)
        assert table.waits(60) == (Objected(0, 1),)


def test_an_objection_after_that_means_nothing_be_it_heard_of_before() -> None:
    table = lying(*PAIR)
    table.waits(5000)
    at = table.now
    table.does(0, Object(), at=at + 2)
    assert table.does(2, Flip(), at=at)[-1] == Ignored(0)
    table.waits(100)
    assert (table.saw(Objected), table.view()["decks"]) == ([], [5, 5, 4, 5])


def test_an_objection_in_a_pause_means_nothing_be_it_heard_of_after_it() -> None:
    table = lying(*PAIR)
    table.slaps(0)
    assert table.codes(2, Object()) == ("paused",)
    table.readies()
    assert table.does(2, Object(), at=table.now - 1) == (Ignored(2),)
    assert table.does(2, Object(), at=table.now) == (ObjectionMade(2),)


def test_one_verdict_for_each_card() -> None:
    for said in ((True, True), (False, False)):
        table = accused()
        votes(table, *said)
        table.waits(60)
        table.readies()
        assert [table.codes(seat, Object()) for seat in range(4)] == [("objected",)] * 4
        table.flips()
        assert Object() in table.offered(0)
