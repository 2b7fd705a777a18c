"""Kaboom! through the door: bots against fingers, and house rules that have values."""

from __future__ import annotations

import json
from typing import Any

import pytest

from chocobox.bots import Bot
from chocobox.core import Game, Move, Rng
from chocobox.games.kaboom.events import SlapWon
from chocobox.games.kaboom.words import Slap
from chocobox.session import Session
from games.kaboom_hand import start
from talk import Talk, error_of

PERSON = {"kind": "person"}
BOT = {"kind": "bot", "bot": "shark"}
SLAP = {"type": "Slap"}


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
    session = talk.door.session
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
    "options",
    [
        {"rounds": 20, "window": 10_000, "pace": 700, "slaps": False},
        {"rounds": 1, "window": 1500, "pace": 5000, "slaps": True, "handicap_0": 300},
        {"handicap_1": 50, "handicap_5": 250},
        {},
    ],
)
def test_values_that_may_be_chosen(options: dict[str, Any]) -> None:
    talk = Talk()
    reply = json.loads(talk.door.handle(json.dumps(NEW | {"options": options})))
    chosen = reply["update"]["record"]["options"]
    assert {name: chosen[name] for name in options} == options


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"window": 2000}, "window must be one of 1500, 2500, 4000, 10000"),
        ({"pace": 1201}, "pace must be one of 700, 1200, 2000, 5000"),
        ({"window": 1000}, "window must be a whole number from 1500 to 10000"),
        ({"window": 2500.0}, "window must be a whole number from 1500 to 10000"),
        ({"window": "2500"}, "window must be a whole number from 1500 to 10000"),
        ({"handicap_3": 25}, "handicap_3 must be one of 0, 50, 100, 150, 200, 250, 300"),
        ({"handicap_3": -50}, "handicap_3 must be a whole number from 0 to 300"),
        ({"handicap_3": 350}, "handicap_3 must be a whole number from 0 to 300"),
        ({"handicap_6": 0}, "kaboom has no option named"),
        ({"rounds": 0}, "rounds must be a whole number from 1 to 20"),
        ({"rounds": 21}, "rounds must be a whole number from 1 to 20"),
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
