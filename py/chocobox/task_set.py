"""Class sets: what may be a task, what a name may be, and what a pupil's result is worth."""

from __future__ import annotations

import re
from binascii import crc32
from collections.abc import Sequence
from dataclasses import dataclass

from chocobox.core import Rng
from chocobox.request import MOST_NAME, RequestError
from chocobox.session import Session

MOST_TASKS = 8
FULL = 100
"""The marks that one task can bring, so that different tasks can be added."""

DRAW = FULL // 2
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ud800-\udfff]"
)
"""What breaks a line, turns a text round or cannot be seen; emojis are joined by what may stay."""


@dataclass(frozen=True, slots=True)
class Score:
    """What one task brought; points are right answers, or the lead over the best other seat.

    most: the points that a person alone can have; None where others play. span: the time until the
    last move, in ms. marks: from 0 to 100; a draw is 50, two points of a lead are one more.
    bots: whether a bot's move, drawn by lot, is what it plays in this box; None where none can be.
    """

    done: bool
    points: int
    most: int | None
    won: bool
    plies: int
    span: int
    marks: int
    bots: bool | None


def check_title(title: str) -> None:
    """RequestError unless a set may be called that."""
    if len(title) > MOST_NAME or _UNSEEN.search(title):
        raise _fault(f"A title has at most {MOST_NAME} characters that can be seen.")


def check_name(name: str) -> None:
    """RequestError unless a pupil may be called that."""
    if not name.strip() or len(name) > MOST_NAME or _UNSEEN.search(name):
        raise _fault(f"A name has 1 to {MOST_NAME} characters that can be seen.")


def check_tasks(tasks: Sequence[Session]) -> None:
    """RequestError unless these games can be set to a class; each is for one person and new."""
    if not 1 <= len(tasks) <= MOST_TASKS:
        raise _fault(f"A set has 1 to {MOST_TASKS} tasks.")
    for task in tasks:
        if len(task.persons) != 1:
            raise _fault("A task is for one person, against bots or alone.")
        if task.moves or task.game.outcome(task.state) is not None:
            raise _fault("A task has not begun.")
        if any(player.get("name") for player in task.players):
            raise _fault("A task names nobody.")


def _fault(text: str) -> RequestError:
    return RequestError("bad-request", text)


def score(task: Session) -> Score:
    """What a task brought that was played by the rules; nothing before its end."""
    game, state, [seat] = task.game, task.state, task.persons
    outcome, most = game.outcome(state), game.most(state)
    plies, span = len(task.moves), task.clock
    if outcome is None:
        return Score(False, 0, most, False, plies, span, 0, None)
    won = seat in outcome.winners
    if most is None:
        points = _lead(task, seat)
        marks = _marks_of(points)
    else:
        points = outcome.scores[seat]
        marks = (2 * FULL * points + most) // (2 * most)
        won = won and points == most
    return Score(True, points, most, won, plies, span, marks, is_bots_move(task))


def _marks_of(lead: int) -> int:
    """A lead counts half, rounded away from a draw; whoever has finished has something for it."""
    half = (abs(lead) + 1) // 2
    return min(max(DRAW + (half if lead > 0 else -half), 1), FULL)


def _lead(task: Session, seat: int) -> int:
    """By how much a seat is better than the best other, who is no partner; less than 0 if worse."""
    standing = task.game.standing(task.state)
    seats = len(standing)
    is_team = seats in task.game.teams
    others = [it for it in range(seats) if it != seat and not (is_team and (it - seat) % 2 == 0)]
    return standing[seat] - max(standing[it] for it in others)


def is_bots_move(task: Session) -> bool | None:
    """Whether one of the bots' moves is what that bot plays; None where that cannot be told.

    Where quickness counts, a bot's moves follow from when it was asked, which no record holds. To
    look at all moves would take a hundred times as long as to play them again.
    """
    if task.game.grace:
        return None
    plies = [ply for ply, move in enumerate(task.moves) if move[0] in task.bots]
    rng = Rng(crc32(repr(task.moves).encode()))
    while plies:
        ply, rng = rng.pick(plies)
        seat, index, _ = task.moves[ply]
        offered = task.game.offer(task.states[ply], seat)
        if len(offered) > 1:
            return task.expected(ply) == offered[index]
        plies.remove(ply)
    return None
