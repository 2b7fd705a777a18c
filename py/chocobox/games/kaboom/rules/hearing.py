"""Which of the touches that were heard count: by when they landed alone (RULINGS K4, K5, K18).

The first hand on the discard makes a reach vain, and so does a look. A reach that was sooner than
both ends the time for slaps and powers. A power counts until a hand that is down has been heard.
"""

from __future__ import annotations

from chocobox.core.record import TABLE, Move
from chocobox.games.kaboom.rules.actions import Go, Judge, Look, LookBoth, Use
from chocobox.games.kaboom.rules.state import State
from chocobox.kit.slaps import COLLECT


def landed(state: State) -> int | None:
    """When the first hand landed on the discard, whatever its handicap."""
    slaps = state.window.slaps if state.window else ()
    return min((at - state.options.handicap(seat) for at, seat in slaps), default=None)


def goes(state: State) -> bool:
    """Whether a reach counts: no hand was sooner on the discard, and nobody looked before."""
    reach, use, first = state.reach, state.use, landed(state)
    if reach is None or (first is not None and first <= reach.at):
        return False
    looks = use is not None and isinstance(use.action, Look | LookBoth)
    return not (use is not None and looks and use.at <= reach.at)


def counts(state: State) -> bool:
    """Whether a power that waits counts: it was no later than the reach, or the first hand."""
    if state.use is None:
        return False
    if state.reach is not None and goes(state):
        return state.use.at <= state.reach.at
    return not is_heard(state, state.use.at)


def is_heard(state: State, at: int) -> bool:
    """Whether a hand was down so long before that instant that all must have heard it."""
    first = landed(state)
    return first is not None and at >= first + COLLECT


def due(state: State) -> list[Move]:
    """What follows from touches, as soon as no sooner one can be on its way."""
    found = []
    if state.use is not None and counts(state):
        found.append(Move(TABLE, Use(), state.use.at + COLLECT))
    if state.reach is not None and goes(state):
        found.append(Move(TABLE, Go(), state.reach.at + COLLECT))
    elif state.window is not None and state.window.judged_at is not None:
        found.append(Move(TABLE, Judge(), state.window.judged_at))
    return found
