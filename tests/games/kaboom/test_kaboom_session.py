"""Kaboom! as it is played: late touches, replays, breaks, bots against fingers, house rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.core.bots import Bot
from chocobox.core.codec import encode
from chocobox.core.game import Game
from chocobox.core.record import TABLE, Move
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.games.kaboom.rules.actions import Reopen, Slap
from chocobox.games.kaboom.rules.events import SlapWon
from chocobox.games.kaboom.rules.state import Options
from games.kaboom.hand import GAME, start
from support.talk import Talk, error_of

SLAP = {"type": "Slap"}


def fresh(seats: int = 3, seed: int = 5, **options: Any) -> Session:
    """A new game of persons."""
    return Session(GAME, Options(**options), [{"kind": "person"}] * seats, seed)


def does(session: Session, seat: int, kind: str, at: int) -> None:
    """A person does the first thing of that kind; it must be granted."""
    offered = [encode(it) for it in GAME.actions(session.state, seat)]
    wish = next((it for it in offered if it["type"] == kind), {"type": kind})
    session.play(seat, wish, at)
    assert session.update().refused is None


def peeked(session: Session) -> Session:
    """The same when all have peeked."""
    for seat in range(len(session.players)):
        does(session, seat, "Peek", 0)
        does(session, seat, "Cover", 0)
    return session


def waits(session: Session, until: int) -> None:
    """Time passes, and whatever is due happens."""
    while (wake := session.update().wake) is not None and wake <= until:
        session.tick(wake)
    session.tick(until)


def flipped(at: int = 1000, **options: Any) -> tuple[Session, int]:
    """A first card lies; the seat that flipped it."""
    session = peeked(fresh(**options))
    seat = session.state.turn
    does(session, seat, "Flip", at)
    return session, seat


def again(session: Session) -> Session:
    """The same game, made anew from its record."""
    copy = Session(GAME, session.options, session.players, session.seed)
    copy.replay(json.loads(json.dumps(session.moves)))
    return copy


def as_bytes(session: Session) -> bytes:
    """All that a screen would get now."""
    return json.dumps(encode(session.update())).encode()


# --- late touches ---


def test_a_touch_may_be_sixty_ms_late_and_still_counts_from_where_it_landed() -> None:
    assert GAME.grace == 60
    for late, counted in ((0, 1500), (40, 1460), (60, 1440), (90, 1440)):
        session, _ = flipped()
        session.tick(1500)
        does(session, 0, "Slap", 1500 - late)
        assert session.moves[-1][2] == session.state.window.slaps[0][0] == counted
        assert session.clock == 1500


def test_what_was_due_before_a_finger_landed_happens_before_it() -> None:
    session, seat = flipped()
    does(session, (seat + 1) % 3, "Flip", 9000)
    kinds = [move[:2] for move in session.moves[-2:]]
    assert kinds == [(TABLE, 0), ((seat + 1) % 3, 0)]
    assert session.moves[-2][2] == 2200
    waits(session, 9059)
    session.play(seat, SLAP, 9060 + 150 + 1)  # by then the next card lies, and was seen
    assert session.state.window.opened == 9060
    assert session.state.window.seats == (seat,)


# --- replays ---


def fight() -> Session:
    """Flips, photo finishes, late and early hands, what each costs, breaks: a whole fight."""
    session = peeked(fresh(seats=4, seed=9, handicap_2=50))
    at = 1000
    for number in range(12):
        does(session, session.state.turn, "Flip", at)
        waits(session, at + 90)
        at = session.clock + 400
        for seat, lead in ((3, 0), (1, 12), (0, 12 + number % 2), (2, 60)):
            does(session, seat, "Slap", at - lead)
        waits(session, at + 60)
        first = session.state.slap.seat
        does(session, first, "Reveal" if number % 3 else "GiveUp", at + 700)
        if number % 4 == 3:
            session.resume()
        waits(session, at + 9000)
        if not session.state.flipping:
            break
        at = session.clock + 100
    return session


def test_a_replay_of_a_whole_slap_fight_gives_the_same_bytes() -> None:
    session = fight()
    copy = again(session)
    assert copy.states == session.states
    session.update()
    seen = copy.update().events
    assert as_bytes(copy) == as_bytes(session)
    assert copy.record == session.record
    won = [event for event in seen if isinstance(event, SlapWon)]
    assert len(won) > 5
    assert {event.photo for event in won} == {True, False}
    assert len({type(event).__name__ for event in seen}) > 12


def test_a_record_may_hold_a_late_touch_but_none_that_is_later_than_that() -> None:
    session, seat = flipped()
    does(session, seat, "Slap", 1400)
    moves = [*session.moves, ((seat + 1) % 3, 0, 1340)]
    fresh().replay(moves)
    with pytest.raises(ValueError, match=f"move {len(moves)}"):
        fresh().replay([*session.moves, ((seat + 1) % 3, 0, 1339)])


# --- breaks ---


def test_after_a_break_a_window_has_its_full_time_again() -> None:
    session, _ = flipped()
    waits(session, 2100)
    copy = again(session)
    copy.resume()
    assert copy.moves[-1][0] == TABLE
    assert GAME.resume(copy.state) == Reopen()
    assert copy.update().wake == copy.moves[-1][2] + 1200 == 2200
    assert again(copy).states == copy.states


def test_where_nothing_ran_nothing_begins_anew() -> None:
    for session in (fresh(), peeked(fresh())):
        moves = list(session.moves)
        session.resume()
        assert session.moves == moves


# --- bots against fingers ---


PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "shark"}


class Quick(Bot):
    """Peeks at once and slaps so long after the card lay; knows nothing."""

    name = "quick"

    def __init__(self, pause: int) -> None:
        self.pause = pause

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        actions = game.actions(state, seat)
        at = max(now, state.window.opened + self.pause) if Slap() in actions else now
        return Move(seat, actions[-1], at)


def against(pause: int, persons: int = 1) -> tuple[Session, Talk]:
    """Persons, the first of whom has flipped at 1000, and a bot that means to slap."""
    talk = Talk()
    seed = next(n for n in range(99) if start(persons + 1, n).turn == 0)
    talk.new([*[PERSON] * persons, BOT], seed, game="kaboom")
    session = talk.bridge.play.session
    assert session is not None
    session.bots = {persons: Quick(pause)}
    for seat in range(persons):
        talk.play(seat, "Peek")
        talk.play(seat, "Cover")
    while session.state.is_peeking:
        talk.wait()
    talk.play(0, "Flip", at=1000)
    talk.ask("tick", at=1000)
    return session, talk


# --- bots against fingers ---


@pytest.mark.parametrize(("landed", "winner"), [(1299, 0), (1240, 0), (1301, 1)])
def test_a_bot_never_wins_against_a_finger_that_was_earlier(landed: int, winner: int) -> None:
    session, talk = against(300)
    assert talk.update["wake"] == 1300
    talk.ask("tick", at=1300)
    assert session.state.window.seats == (1,)
    talk.ask("play", seat=0, action=SLAP, at=landed)  # heard of only now
    assert talk.update["refused"] is None
    talk.ask("tick", at=1360)
    won = [event for event in talk.update["events"] if event["type"] == SlapWon.__name__]
    assert [event["seat"] for event in won] == [winner]


def test_a_bots_move_that_is_made_late_keeps_its_planned_time_within_the_grace() -> None:
    for late, counted in ((0, 1300), (30, 1300), (60, 1300), (100, 1340)):
        session, talk = against(300)
        talk.ask("tick", at=1300 + late)
        assert session.moves[-1] == (1, 0, counted)


def test_a_bots_planned_slap_dies_with_its_discard() -> None:
    session, talk = against(2000, persons=2)
    talk.ask("tick", at=2200)
    talk.play(1, "Flip", at=2300)
    for at in (2360, 2360, 3100):  # it had meant to slap at 3000
        talk.ask("tick", at=at)
        assert session.state.window.seats == ()
    assert (session.state.window.opened, talk.update["wake"]) == (2360, 3560)


# --- house rules ---

NEW: dict[str, Any] = {"id": 1, "op": "new", "game": "kaboom", "players": [PERSON] * 2, "seed": 1}


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"window": 2000}, "window must be one of 1500, 2500, 4000, 10000"),
        ({"pace": 1201}, "pace must be one of 700, 1200, 2000, 5000"),
        ({"window": 1000}, "window must be a whole number from 1500 to 10000"),
        ({"window": 2500.0}, "window must be a whole number from 1500 to 10000"),
        ({"handicap_3": 25}, "handicap_3 must be one of 0, 50, 100, 150, 200, 250, 300"),
        ({"handicap_3": -50}, "handicap_3 must be a whole number from 0 to 300"),
        ({"rounds": 0}, "rounds must be a whole number from 1 to 20"),
        ({"rounds": True}, "rounds must be a whole number from 1 to 20"),
        ({"slaps": 1}, "slaps must be true or false"),
        ({"slaps": None}, "slaps must be true or false"),
    ],
)
def test_values_that_may_not(options: dict[str, Any], told: str) -> None:
    talk = Talk()
    reply = talk.send(json.dumps(NEW | {"options": options}))
    assert error_of(reply) == "bad-request"
    assert told in reply["error"]["text"]
    assert talk.snapshot() is None
