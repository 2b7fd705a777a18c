"""Replays: what each ply shows, from one seat or face up, and the deciding moments."""

from __future__ import annotations

from typing import Any

import pytest

from chocobox.analysis.moments import AHEAD, LEAD, MOST
from chocobox.analysis.watch import Watch, watch_of
from chocobox.core.codec import encode
from chocobox.core.record import TABLE
from chocobox.core.session import Session
from chocobox.games import BOTS, GAMES
from support.seen_again import TABLES, played
from support.talk import NIBBLER, PERSON, Talk, error_of
from support.toy import PLAYERS, Race, Slapped

each_game = pytest.mark.parametrize("name", GAMES)
IN_OPEN = {
    "schokoly_best": {"open"},
    "schokoly": {"open", "offer", "gains"},
    "choco_boom": {"type", "next"},
    "choco_challenge": {"type", "piles", "ahead"},
    "kaboom": {"grids", "drawn", "worth"},
}
"""What is different in a view with all cards open."""


def watching(name: str) -> Talk:
    """A whole game is watched."""
    talk = Talk()
    assert "watch" in talk.ask("watch", record=played(name).record)
    return talk


def look(talk: Talk, ply: int, seat: int = 0, **fields: Any) -> dict[str, Any]:
    told: dict[str, Any] = talk.ask("look", ply=ply, seat=seat, **fields)["look"]
    return told


# --- what each ply shows ---


@each_game
def test_every_ply_shows_what_each_seat_saw_then_and_with_all_cards_open(name: str) -> None:
    whole, differs = played(name), set[str]()
    watch = watch_of(whole.record)
    for ply, views in enumerate(whole.views):
        for seat, view in enumerate(views):
            look = watch.look(ply, seat, is_open=False)
            assert (look.ply, look.at, look.view) == (ply, whole.clocks[ply], view)
            assert look.events == whole.events[ply]
            is_last = ply == len(whole.views) - 1
            assert look.outcome == (whole.session.update().outcome if is_last else None)
            seen, shown = encode(view), encode(watch.look(ply, seat, is_open=True).view)
            differs |= {field for field in shown if shown[field] != seen.get(field, ...)}
    assert differs == IN_OPEN.get(name, set())
    bar = watch.overview()
    assert (bar.plies, bar.seats) == (len(whole.views) - 1, len(whole.record["players"]))
    assert bar.times == whole.clocks == sorted(whole.clocks)
    assert bar.movers == [seat for seat, _, _ in whole.record["moves"]]


class Late(Race):
    """A race in which touches may arrive late."""

    grace = 60


def test_time_never_falls_though_a_touch_was_on_its_way() -> None:
    session = Session(Late(), Late.options(), PLAYERS[:2], 5)
    watch = Watch(session, [(TABLE, 0, 1000), (0, 0, 970), (0, 0, 1100)])
    assert watch.overview().times == [0, 1000, 1000, 1100]
    assert watch.look(2, 0, is_open=False).events == (Slapped(0),)


def test_a_position_is_the_first_ply() -> None:
    states = played("schokoly").session.states
    talk = Talk()
    talk.new([PERSON] * 3, position=GAMES["schokoly"].position(states[60]))
    first = talk.update["views"]["0"]
    talk.play_first(at=500)
    talk.ask("watch", record=talk.update["record"])
    assert look(talk, 0)["view"] == first
    assert len(first["board"]) == len(states[60].board.laid) > 10
    assert look(talk, 1)["view"] == talk.update["views"]["0"]


# --- what decided ---


@each_game
def test_moments_name_events_of_their_ply(name: str) -> None:
    whole = played(name)
    told = watch_of(whole.record).overview()
    assert len(told.moments) <= MOST
    plies = [moment.ply for moment in told.moments]
    assert plies == sorted(set(plies))
    for moment in told.moments:
        names = [type(event).__name__ for event in whole.events[moment.ply]]
        assert moment.code in (LEAD, AHEAD, *names)
        assert moment.seat in range(told.seats)


@each_game
def test_winners_stand_best_at_the_end(name: str) -> None:
    session = played(name).session
    standing = session.game.standing(session.state)
    outcome = session.game.outcome(session.state)
    assert outcome is not None
    assert all(standing[seat] == max(standing) for seat in outcome.winners)


# --- the bridge ---


def test_watching_leaves_the_game_that_is_played_alone() -> None:
    talk = Talk()
    talk.new([PERSON, NIBBLER])
    talk.play(0, "Choose", at=1000)
    talk.play(0, "Place", at=2000)
    before, update = talk.snapshot(), talk.update
    talk.ask("watch", record=update["record"])
    assert look(talk, 1)["events"] == [{"type": "Chose", "seat": 0, "colour": "dark"}]
    assert look(talk, 2)["view"] == update["views"]["0"]
    assert talk.snapshot() == before
    talk.play(0, "Draw", at=3000)
    assert len(talk.update["record"]["moves"]) == 3
    assert "error" in talk.ask("look", ply=3, seat=0)


@pytest.mark.parametrize(
    ("change", "kind"),
    [
        ({"moves": [[0, 99, 0]]}, "bad-record"),
        ({"moves": "none"}, "bad-record"),
        ({"position": "nonsense"}, "bad-record"),
        ({"more": 1}, "bad-record"),
        ({"edition": 0}, "older-box"),
        ({"edition": 99}, "newer-box"),
    ],
)
def test_a_bad_record_is_told_and_the_one_before_is_still_watched(
    change: dict[str, object], kind: str
) -> None:
    talk = watching("schokoly")
    record = played("schokoly").record
    assert error_of(talk.ask("watch", record=record | change)) == kind
    assert error_of(talk.ask("watch", record=[record])) == "bad-record"
    assert error_of(talk.ask("watch")) == "bad-record"
    assert look(talk, 30)["ply"] == 30


@pytest.mark.parametrize(
    "fields",
    [{"ply": -1}, {"ply": 10**6}, {"ply": True}, {"seat": TABLE}, {"seat": 3}, {"open": 1}],
)
def test_only_plies_and_seats_that_there_are_can_be_looked_at(fields: dict[str, object]) -> None:
    talk = watching("schokoly")
    asked = {"ply": 0, "seat": 0, "open": False}
    assert error_of(talk.ask("look", **(asked | fields))) == "bad-request"


# --- from there on ---


@pytest.mark.parametrize("name", TABLES)
def test_a_record_cut_at_a_ply_goes_on_from_there(name: str) -> None:
    record = played(name).record
    cut = len(record["moves"]) * 3 // 4
    bot = {"kind": "bot", "bot": BOTS[name][0].name}
    players = [bot] * len(record["players"])
    fields = {field: value for field, value in record.items() if field != "type"}
    talk = Talk()
    talk.new(**(fields | {"players": players, "moves": record["moves"][:cut]}))
    assert talk.state in watch_of(record).session.states[cut : cut + 1] or GAMES[name].grace
    while not talk.update["done"]:
        talk.wait()
    assert talk.update["record"]["moves"][:cut] == record["moves"][:cut]
    assert talk.ask("watch", record=talk.update["record"])["watch"]["plies"] > cut
