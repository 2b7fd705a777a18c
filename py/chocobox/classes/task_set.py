"""Class sets: which tasks and names are allowed, and the scores of a result."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from chocobox.classes.older import Older, Start
from chocobox.core.bots import OWN
from chocobox.core.letters import seen
from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.core.session import Session
from chocobox.request import MOST_NAME, RequestError, fault

MOST_TASKS = 8
FULL = 100
"""The most marks of one task; equal for all, so marks of tasks can be added."""

DRAW = FULL // 2
ASKED = 6
"""The limit of bots' moves that are computed again; a class's results still load in seconds."""


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one task; points are right answers, or the lead over the best other seat.

    most: the most points in a game for one; None in other games. span: the time until the last
    move, in ms. marks: from 0 to 100; a draw is 50, two points of a lead add one.
    bots: whether some randomly chosen moves of bots are those that our bots make; None if none
    can be computed.
    """

    done: bool
    points: int
    most: int | None
    won: bool
    plies: int
    span: int
    marks: int
    bots: bool | None


NOTHING = Score(False, 0, None, False, 0, 0, 0, None)
"""Nothing is known of a task that this box cannot play."""


def title_of(text: str) -> str:
    """The title of a set, as everybody sees it; RequestError if it is too long."""
    if len(title := seen(text)) > MOST_NAME:
        raise fault(f"A title has at most {MOST_NAME} characters that can be seen.")
    return title


def name_of(text: str) -> str:
    """The name of a pupil, as everybody sees it; RequestError if nothing of it is seen."""
    if not 1 <= len(name := seen(text)) <= MOST_NAME:
        kind = "no-name" if text.strip() and not name else "bad-request"
        raise RequestError(kind, f"A name has 1 to {MOST_NAME} characters that can be seen.")
    return name


def old_name_of(text: str) -> str:
    """The name in an older link or save, which opens even if nothing of it is seen."""
    return name_of("?" if text.strip() and not seen(text) else text)


def check_tasks(tasks: Sequence[Start]) -> None:
    """RequestError unless these games can be tasks: new, and each for one person."""
    if not 1 <= len(tasks) <= MOST_TASKS:
        raise fault(f"A set has 1 to {MOST_TASKS} tasks.")
    for task in tasks:
        players = task.record.players
        if [player["kind"] for player in players].count("person") != 1:
            raise fault("A task is for one person, against bots or alone.")
        if not isinstance(task, Older) and _has_begun(task):
            raise fault("A task has not begun.")
        if any(player.get("bot") == OWN for player in players):
            raise fault("The bots of a task are those of the box.")
        if any(player.get("name") for player in players):
            raise fault("A task names nobody.")


def _has_begun(task: Session) -> bool:
    return bool(task.moves) or task.game.outcome(task.state) is not None


def score(task: Session, checks: bool = True) -> Score:
    """The score of a task; 0 points and marks before its end.

    checks: whether some moves of bots are computed again.
    """
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
    bots = are_bots_moves(task) if checks else None
    return Score(True, points, most, won, plies, span, marks, bots)


def _marks_of(lead: int) -> int:
    """50 and half the lead, rounded away from 50; at least 1, at most 100."""
    half = (abs(lead) + 1) // 2
    return min(max(DRAW + (half if lead > 0 else -half), 1), FULL)


def _lead(task: Session, seat: int) -> int:
    """A seat's lead over the best other seat that is no partner; negative if behind."""
    standing = task.game.standing(task.state)
    seats = len(standing)
    is_team = seats in task.game.teams
    others = [it for it in range(seats) if it != seat and not (is_team and (it - seat) % 2 == 0)]
    return standing[seat] - max(standing[it] for it in others)


def are_bots_moves(task: Session) -> bool | None:
    """Whether some moves of bots are those that our bots make; None if that is unknown.

    In live games a bot's moves depend on when it was asked, and no record holds that. To compute
    all moves would take much longer than to replay them, so some are drawn. The draw depends on
    the deal and the moves, not on their times: a cheat could try many times.
    """
    if task.game.grace:
        return None
    done = [(seat, index) for seat, index, _ in task.moves]
    rng = Rng(crc32(repr((task.seed, done)).encode()))
    plies, _ = rng.shuffle(ply for ply, (seat, _) in enumerate(done) if seat in task.bots)
    asked = list(islice((ply for ply in plies if len(_offered(task, ply)) > 1), ASKED))
    return all(task.expected(ply) == _made(task, ply) for ply in asked) if asked else None


def _offered(task: Session, ply: int) -> Sequence[Action]:
    return task.game.offer(task.states[ply], task.moves[ply][0])


def _made(task: Session, ply: int) -> Action:
    return _offered(task, ply)[task.moves[ply][1]]
