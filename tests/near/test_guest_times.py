"""When a guest's touch counts, and how long a live table waits for it."""

from __future__ import annotations

from typing import Any

from support.talk import PERSON, Reply, Talk, error_of

SLAP = {"type": "Slap"}
HOLD = 75
"""A touch is held so long, in ms, where no way is slow."""


def table(guests: list[int], seats: int = 3, **more: Any) -> Talk:
    """Choco-Boom with a first card, which lies since `opened`."""
    talk = Talk()
    talk.new([PERSON] * seats, game="choco_boom", **more)
    talk.play(talk.whose(), "Flip", at=1000)
    talk.ask("tick", at=talk.update["wake"])
    talk.ask("share", guests=guests)
    return talk


def opened(talk: Talk) -> int:
    at: int = talk.update["record"]["moves"][-1][2]
    return at


def slaps(talk: Talk, seat: int, since: int, at: int, guests: list[int]) -> Reply:
    """A guest's device shows the card at the same time as the table."""
    ply = len(talk.update["record"]["moves"])
    request = {"op": "play", "action": SLAP, "since": since, "ply": ply}
    asked = {"request": request, "guests": guests, "at": at, "shown": opened(talk)}
    return talk.ask("guest", seat=seat, **asked)


def made(talk: Talk, *guests: int) -> list[list[int]]:
    """The touches that were made when their time had come, as seats and times."""
    known = len(talk.update["record"]["moves"])
    for _ in range(4):
        talk.ask("tick", at=talk.update["wake"], guests=[*guests])
    return [[seat, at] for seat, _, at in talk.update["record"]["moves"][known:] if seat >= 0]


def test_a_touch_counts_from_the_picture_that_its_own_device_showed() -> None:
    talk = table([1])
    reply = slaps(talk, 1, since=300, at=opened(talk) + 340, guests=[1])
    landed = opened(talk) + 300
    assert reply["update"]["wake"] == landed + HOLD
    assert reply["guests"]["1"]["wake"] is None
    assert made(talk, 1) == [[1, landed]]


def test_no_touch_counts_later_than_it_came() -> None:
    talk = table([1])
    came = opened(talk) + 340
    slaps(talk, 1, since=5000, at=came, guests=[1])
    assert made(talk, 1) == [[1, came]]


def test_the_quicker_hand_is_first_though_it_is_heard_later() -> None:
    talk = table([1, 2])
    begun = opened(talk)
    slaps(talk, 1, since=300, at=begun + 305, guests=[1, 2])
    slaps(talk, 2, since=280, at=begun + 350, guests=[1, 2])
    assert made(talk, 1, 2) == [[2, begun + 280], [1, begun + 300]]


def test_a_hand_at_the_tablet_waits_like_all_others() -> None:
    talk = table([1])
    begun, before = opened(talk), len(talk.update["record"]["moves"])
    talk.ask("play", seat=0, action=SLAP, at=begun + 300, guests=[1])
    assert len(talk.update["record"]["moves"]) == before
    assert talk.update["wake"] == begun + 300 + HOLD
    slaps(talk, 1, since=310, at=begun + 320, guests=[1])
    assert made(talk, 1) == [[0, begun + 300], [1, begun + 300]]  # too close to tell them apart


def test_what_is_held_is_made_though_the_last_guest_has_left() -> None:
    talk = table([1])
    begun = opened(talk)
    slaps(talk, 1, since=300, at=begun + 340, guests=[1])
    assert made(talk) == [[1, begun + 300]]
    before = len(talk.update["record"]["moves"])
    talk.ask("play", seat=0, action={"type": "Ready"}, at=begun + 3000)
    assert len(talk.update["record"]["moves"]) > before or talk.update["refused"]


def test_the_tables_own_moves_are_later_by_the_slowest_way() -> None:
    talk = table([])
    wake = talk.update["wake"]
    assert talk.ask("lag", trips=[[4.5] * 20, [100] * 20])["lag"] == 96
    assert talk.ask("share", guests=[])["update"]["wake"] == wake
    assert talk.ask("share", guests=[1])["update"]["wake"] == wake + 96
    assert talk.ask("lag", trips=[])["lag"] == 16
    assert talk.ask("share", guests=[1])["update"]["wake"] == wake + 16


def test_a_new_game_holds_nothing_of_the_last_one() -> None:
    talk = table([1])
    slaps(talk, 1, since=300, at=opened(talk) + 340, guests=[1])
    before = talk.new([PERSON] * 3, game="choco_boom", guests=[1])["update"]
    assert before["wake"] is None
    talk.ask("tick", at=90_000, guests=[1])
    assert talk.update["record"]["moves"] == []


def test_in_a_game_of_turns_the_time_of_the_table_counts() -> None:
    talk = Talk()
    talk.new([PERSON, PERSON], guests=[0])
    given = {"guests": [0], "at": 700, "shown": 100}
    choose = {"op": "play", "action": {"type": "Choose", "colour": "milk"}, "since": 3, "ply": 0}
    reply = talk.ask("guest", seat=0, request=choose, **given)
    assert [at for _, _, at in reply["update"]["record"]["moves"]] == [700]
    assert reply["guests"]["0"]["record"]["moves"] == []


def test_trips_that_are_no_times_are_refused() -> None:
    for trips in (None, 5, [5], [["5"]], [[-1]], [[True]]):
        assert error_of(Talk().ask("lag", trips=trips)) == "bad-request"
