"""What `handle` answers to each request (nonsense: test_bridge_faults)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.games import GAMES
from support.nights import one_by_day
from support.talk import NIBBLER, PERSON, Talk


@pytest.fixture
def talk() -> Talk:
    """Seat 0 is a person, seat 1 a bot, and the person has chosen and laid the first card."""
    made = Talk()
    made.new([PERSON, NIBBLER])
    made.play(0, "Choose", at=1000)
    made.play(0, "Place", at=2000)
    return made


def seen(update: dict[str, Any]) -> dict[str, Any]:
    """An update without its events."""
    return {name: value for name, value in update.items() if name != "events"}


def test_options_moves_and_a_name_may_be_left_out() -> None:
    talk = Talk()
    players = [{"kind": "person"}, NIBBLER]
    update = talk.ask("new", game="schokoly", players=players, seed=1)["update"]
    assert update["record"]["players"][0] == {"kind": "person", "name": ""}


def test_a_refusal_is_told_once(talk: Talk) -> None:
    talk.ask("play", seat=0, action={"type": "Pass"}, at=2500)
    assert talk.update["refused"]["codes"] == ["not_offered"]
    talk.play(0, "Draw", at=2600)
    assert talk.update["refused"] is None


@pytest.mark.parametrize("value", [True, 0.0, "0", None, [0], -0.0])
def test_play_takes_no_value_that_only_looks_alike(value: object) -> None:
    talk = Talk()
    talk.new([PERSON, PERSON])
    talk.play(0, "Choose")
    action = dict(talk.update["actions"]["0"][0], x=value)
    reply = talk.ask("play", seat=0, action=action, at=0)
    assert "error" in reply or reply["update"]["refused"] is not None
    assert not talk.update["views"]["0"]["board"]


def test_a_tick_at_the_end_of_time_leaves_a_record_that_goes_on(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    talk.ask("tick", at=1 << 52)
    record = talk.update["record"]
    again = Talk().ask("new", **{key: record[key] for key in record if key != "type"})
    assert again["update"]["record"] == record


def test_undo_takes_a_placement_back(talk: Talk) -> None:
    fresh = Talk()
    fresh.new([PERSON, NIBBLER])
    before = fresh.play(0, "Choose", at=1000)["update"]
    after = talk.ask("undo", seat=0)["update"]
    assert after["events"] == [{"type": "Undone", "seat": 0, "count": 1}]
    assert seen(after) == seen(before)


def test_undo_does_not_unsay_a_count_that_was_called() -> None:
    talk = Talk()
    talk.new([PERSON] * 3)
    for seat in range(2):
        for kind in ("Choose", "Place", "Draw"):
            talk.play(seat, kind)
    offer = next(one for one in talk.update["actions"]["2"] if one["type"] == "Offer")
    seen_then = talk.ask("try", seat=2, action=offer)["try"]  # the count is known before
    assert seen_then["offer"]["card"] == offer["card"]
    for seat, kind in ((2, "Offer"), (0, "Answer"), (2, "Accept")):
        talk.play(seat, kind)
        assert talk.ask("undo", seat=seat)["update"]["refused"]["codes"] == ["something_shown"]
    talk.play(2, "Place")
    assert talk.ask("undo", seat=2)["update"]["refused"] is None


def test_no_hint_for_a_waiting_seat(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    assert talk.ask("hint", seat=0)["hint"] is None


def test_try_shows_what_would_follow_and_records_nothing() -> None:
    talk = Talk()
    talk.new([PERSON, PERSON])
    talk.play(0, "Choose")
    before, action = talk.snapshot(), talk.update["actions"]["0"][3]
    foreseen = talk.ask("try", seat=0, action=action)["try"]
    assert talk.snapshot() == before
    assert foreseen == talk.ask("play", seat=0, action=action, at=0)["update"]["views"]["0"]


def test_try_is_nothing_where_something_hidden_would_show(talk: Talk) -> None:
    assert talk.ask("try", seat=0, action={"type": "Draw"})["try"] is None
    assert talk.ask("try", seat=0, action={"type": "Pass"})["try"] is None


def whole_game(players: list[dict[str, str]], seed: int, **fields: Any) -> list[dict[str, Any]]:
    """All updates of a game in which persons take the first offered action."""
    talk = Talk()
    updates = [talk.new(players, seed, **fields)["update"]]
    while not talk.update["done"]:
        if talk.update["wake"] is not None:
            talk.wait()
        else:
            talk.play_first()
        updates.append(talk.update)
    return updates


@pytest.mark.parametrize("seats", one_by_day(GAMES["schokoly"].seats))
def test_a_record_continues_to_the_same_bytes(seats: int) -> None:
    players = [PERSON, NIBBLER, PERSON, NIBBLER][:seats]
    updates = whole_game(players, seed=11)
    last = updates[-1]
    for update in updates[:: len(updates) // 3]:
        record = update["record"]
        again = whole_game(players, seed=11, moves=record["moves"], options=record["options"])
        assert json.dumps(seen(again[0]) | {"wake": 0}) == json.dumps(seen(update) | {"wake": 0})
        assert json.dumps(seen(again[-1])) == json.dumps(seen(last))
    assert last["outcome"] is not None
    assert last["wake"] is None


def test_a_continued_record_tells_all_that_happened() -> None:
    updates = whole_game([PERSON, NIBBLER], seed=4)
    events = [event for update in updates for event in update["events"]]
    talk = Talk()
    talk.new([PERSON, NIBBLER], seed=4, moves=updates[-1]["record"]["moves"])
    assert talk.update["events"] == events
    assert talk.update["done"]
