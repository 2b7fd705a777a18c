"""Faces: glad or beaten by what happened last, and at the end by who has won."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from chocobox.analysis.watch import watch_of
from chocobox.core.game import Outcome
from chocobox.core.moods import Moods, moods_after, moods_at_end
from chocobox.core.record import Event
from chocobox.games import GAMES
from chocobox.games.kaboom.rules.events import Penalized, Revealed, RoundEnded
from support.seen_again import TABLES, played
from support.talk import PERSON, Talk


@dataclass(frozen=True, slots=True)
class Won(Event):
    mood = "glad"
    seat: int


@dataclass(frozen=True, slots=True)
class Paid(Event):
    mood = "beaten"
    seat: int


@dataclass(frozen=True, slots=True)
class Waited(Event):
    seat: int


def test_events_without_a_mood_change_no_face() -> None:
    assert moods_after([Waited(0)], {1: "glad"}) == {1: "glad"}
    assert moods_after([], {}) == {}


def test_the_newest_news_alone_is_seen_and_all_others_wait_again() -> None:
    assert moods_after([Waited(2), Won(0), Paid(1)], {2: "glad"}) == {0: "glad", 1: "beaten"}


def test_of_one_seat_the_last_news_counts() -> None:
    assert moods_after([Won(0), Paid(0)], {}) == {0: "beaten"}


def test_at_the_end_winners_are_glad_and_all_others_beaten() -> None:
    assert moods_at_end(None) == {}
    outcome = Outcome(scores=(3, 5, 5), winners=(1, 2), order=(1, 2, 0))
    assert moods_at_end(outcome) == {0: "beaten", 1: "glad", 2: "glad"}


def test_in_kaboom_a_hit_gladdens_and_a_miss_does_not() -> None:
    assert Revealed(1, 0, 2, "5H", match=True).moods() == {1: "glad"}
    assert Revealed(1, 0, 2, "5H", match=False).moods() == {1: "beaten"}
    assert Penalized(2, (4,)).moods() == {2: "beaten"}


def test_in_kaboom_the_fewest_points_of_a_round_gladden() -> None:
    moods = RoundEnded(1, (7, 3, 3), (7, 3, 3)).moods()
    assert moods == {0: "beaten", 1: "glad", 2: "glad"}


@pytest.mark.parametrize("name", TABLES)
def test_a_replay_shows_the_faces_that_the_table_had(name: str) -> None:
    whole = played(name)
    watch = watch_of(whole.record)
    seen: Moods = {}
    seats = range(len(whole.record["players"]))
    for ply, events in enumerate(whole.events[:-1]):
        seen = moods_after(events, seen)
        assert watch.look(ply, 0, is_open=False).moods == seen
        assert all(seat in seats and mood in ("glad", "beaten") for seat, mood in seen.items())
    assert seen
    last = watch.look(watch.plies, 0, is_open=False)
    assert last.moods == moods_at_end(last.outcome) == whole.session.update().moods


def test_a_choice_that_is_taken_back_leaves_the_face_as_it_was() -> None:
    talk = Talk()
    talk.new([PERSON, PERSON])
    while not talk.update["moods"]:
        talk.play_first()
        before = talk.update
    talk.ask("undo", seat=before["record"]["moves"][-1][0])
    assert talk.update["events"][0]["type"] == "Undone"
    assert talk.update["moods"] == {}


def test_every_event_with_a_mood_has_a_seat() -> None:
    assert GAMES
    for kind in kinds_of(Event):
        assert kind.mood in ("", "glad", "beaten")
        assert not kind.mood or "seat" in kind.__dataclass_fields__


def kinds_of(kind: type[Event]) -> list[type[Event]]:
    """All events of all games."""
    return [one for sub in kind.__subclasses__() for one in (sub, *kinds_of(sub))]
