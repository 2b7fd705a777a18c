"""What the one door answers, request by request (how it bears nonsense: test_bridge_faults)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.games import BOTS, GAMES
from talk import NIBBLER, PERSON, Talk

UPDATE = ["type", "views", "actions", "events", "done", "wake", "outcome", "refused", "record"]


@pytest.fixture
def talk() -> Talk:
    """Seat 0 is a person, seat 1 a bot, and the person has chosen and laid the first card."""
    made = Talk()
    made.new([PERSON, NIBBLER])
    made.play(0, "Choose", at=1000)
    made.play(0, "Place", at=2000)
    return made


def seen(update: dict[str, Any]) -> dict[str, Any]:
    """An update without the news."""
    return {name: value for name, value in update.items() if name != "events"}


def test_games_tells_what_is_in_the_box() -> None:
    boxes = Talk().ask("games")["games"]
    assert [box["name"] for box in boxes] == list(GAMES)
    schokoly = next(box for box in boxes if box["name"] == "schokoly")
    assert schokoly["type"] == "Box"
    assert (schokoly["seats"], schokoly["teams"]) == ([2, 3, 4], [4])
    assert schokoly["edition"] == 1
    assert schokoly["bots"] == [bot.name for bot in BOTS["schokoly"]]
    first, open_hands, swaps = schokoly["options"]
    fields = ["type", "name", "least", "most", "default", "seats", "values", "bots"]
    assert list(first) == [*fields, "words", "seat"]
    assert list(first.values()) == ["Choice", "first", 0, 3, 0, [], [], True, "first", None]
    assert list(open_hands.values())[1:5] == ["open_hands", 0, 1, False]
    assert list(swaps.values())[1:6] == ["swaps", 0, 1, True, [3]]


def test_new_gives_each_person_a_view_and_actions() -> None:
    talk = Talk()
    update = talk.new([PERSON, NIBBLER, PERSON])["update"]
    assert list(update) == UPDATE
    assert list(update["views"]) == list(update["actions"]) == ["0", "2"]
    assert update["views"]["2"]["seat"] == 2
    assert [one["type"] for one in update["actions"]["0"]] == ["Choose"] * 3
    assert update["actions"]["2"] == update["events"] == []
    assert (update["done"], update["wake"], update["outcome"]) == (False, None, None)
    assert update["refused"] is None


def test_new_writes_the_record_down() -> None:
    update = Talk().new([PERSON, NIBBLER], seed=99, options={"first": 1})["update"]
    assert update["record"] == {
        "type": "Record",
        "game": "schokoly",
        "edition": 1,
        "options": {"type": "Options", "first": 1, "open_hands": False, "swaps": True},
        "players": [PERSON, NIBBLER],
        "seed": 99,
        "position": "",
        "moves": [],
    }


def test_options_moves_and_a_name_may_be_left_out() -> None:
    talk = Talk()
    players = [{"kind": "person"}, NIBBLER]
    update = talk.ask("new", game="schokoly", players=players, seed=1)["update"]
    assert update["record"]["players"][0] == {"kind": "person", "name": ""}


def test_play_takes_an_offered_action_back_unchanged(talk: Talk) -> None:
    record, events = talk.update["record"], talk.update["events"]
    assert [move[0] for move in record["moves"]] == [0, 0]
    assert [move[2] for move in record["moves"]] == [1000, 2000]
    assert [event["type"] for event in events] == ["Placed"]
    assert talk.update["views"]["0"]["placed"] == 0


def test_play_refuses_what_was_not_offered(talk: Talk) -> None:
    before = seen(talk.update)
    card = talk.update["views"]["0"]["hand"][0]["card"]
    action = {"type": "Place", "card": card, "x": 9, "y": 9, "turn": 0}
    after = talk.ask("play", seat=0, action=action, at=2500)["update"]
    assert after["refused"] == {
        "type": "Refused",
        "op": "play",
        "seat": 0,
        "codes": ["already_placed", "too_few_contacts", "no_equal_colour"],
    }
    assert after["events"] == []
    assert seen(after) | {"refused": None} == before


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


def test_time_never_runs_back(talk: Talk) -> None:
    talk.play(0, "Draw", at=5)
    assert [move[2] for move in talk.update["record"]["moves"]] == [1000, 2000, 2000]


def test_a_bot_thinks_at_the_first_tick_and_acts_at_the_second(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    assert talk.update["wake"] == 3000
    talk.wait()
    assert talk.update["events"] == []
    due = talk.update["wake"]
    assert due > 3000
    talk.wait()
    assert talk.update["record"]["moves"][-1][::2] == [1, due]
    assert talk.update["events"][0]["seat"] == 1


def test_a_tick_too_early_changes_nothing_and_one_too_late_is_no_harm(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    talk.wait()
    due = talk.update["wake"]
    talk.ask("tick", at=due - 1)
    assert (talk.update["events"], talk.update["wake"]) == ([], due)
    talk.ask("tick", at=due + 60_000)
    assert talk.update["record"]["moves"][-1][::2] == [1, due + 60_000]


def test_a_tick_means_nothing_where_only_persons_play() -> None:
    talk = Talk()
    before = talk.new([PERSON, PERSON])["update"]
    after = talk.ask("tick", at=1 << 40)["update"]
    assert seen(after) == seen(before)


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


def test_undo_takes_back_one_choice_at_a_time(talk: Talk) -> None:
    talk.play(0, "Guard", at=2500)
    talk.ask("undo", seat=0)
    assert talk.update["views"]["0"]["placed"] == 0
    talk.ask("undo", seat=0)
    assert talk.update["views"]["0"]["placed"] is None
    talk.ask("undo", seat=0)
    assert talk.update["views"]["0"]["colours"] == [None, None]
    talk.ask("undo", seat=0)
    assert talk.update["refused"]["codes"] == ["nothing_yet"]


def test_undo_is_refused_after_the_draw(talk: Talk) -> None:
    before = seen(talk.play(0, "Draw", at=3000)["update"])
    after = talk.ask("undo", seat=0)["update"]
    assert after["refused"] == {
        "type": "Refused",
        "op": "undo",
        "seat": 0,
        "codes": ["something_shown"],
    }
    assert seen(after) | {"refused": None} == before


def test_undo_is_refused_once_another_has_moved(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    talk.wait()
    talk.wait()
    assert talk.ask("undo", seat=0)["update"]["refused"]["codes"] == ["others_moved"]


def test_undo_does_not_unsay_a_count_that_was_called() -> None:
    talk = Talk()
    talk.new([PERSON] * 3)
    for seat in range(2):
        for kind in ("Choose", "Place", "Draw"):
            talk.play(seat, kind)
    for seat, kind in ((2, "Offer"), (0, "Answer"), (2, "Accept")):
        talk.play(seat, kind)
        assert talk.ask("undo", seat=seat)["update"]["refused"]["codes"] == ["something_shown"]
    talk.play(2, "Place")
    assert talk.ask("undo", seat=2)["update"]["refused"] is None


def test_hint_names_an_offered_action_with_reasons(talk: Talk) -> None:
    before = talk.snapshot()
    hint = talk.ask("hint", seat=0)["hint"]
    assert list(hint) == ["type", "action", "reasons", "odds"]
    assert hint["odds"] is None
    assert hint["action"] in talk.update["actions"]["0"]
    assert talk.ask("hint", seat=0)["hint"] == hint
    assert talk.snapshot() == before


def test_hint_is_nothing_for_one_who_waits(talk: Talk) -> None:
    talk.play(0, "Draw", at=3000)
    assert talk.ask("hint", seat=0)["hint"] is None


def test_why_tells_the_rules_that_forbid(talk: Talk) -> None:
    hand = talk.update["views"]["0"]["hand"][0]["card"]
    action = {"type": "Stack", "card": hand, "x": 0, "y": 0, "turn": 0}
    assert talk.ask("why", seat=0, action=action)["why"] == [
        "already_placed",
        "one_card_only",
        "no_equal_colour",
    ]


def test_why_is_empty_for_what_is_offered(talk: Talk) -> None:
    for action in talk.update["actions"]["0"]:
        assert talk.ask("why", seat=0, action=action)["why"] == []


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
    """Every update of a game in which the persons take what comes first."""
    talk = Talk()
    updates = [talk.new(players, seed, **fields)["update"]]
    while not talk.update["done"]:
        if talk.update["wake"] is not None:
            talk.wait()
        else:
            talk.play_first()
        updates.append(talk.update)
    return updates


@pytest.mark.parametrize("seats", GAMES["schokoly"].seats)
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
