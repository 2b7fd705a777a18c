"""Walks through Choco-Boom as persons play it: most calls are right, most slaps are on doubles."""

from __future__ import annotations

from chocobox.core.record import Move
from chocobox.games.choco_boom.rules.actions import Call
from chocobox.games.choco_boom.rules.game import ChocoBoom
from chocobox.games.choco_boom.rules.state import State
from chocobox.perft import moves
from support.walks import Choose

GAME = ChocoBoom()
OFTEN, WEIGHTS = 24, {"Slap": 1, "Object": 1, "TimeUp": 3}
"""How often a kind of action is taken beside others."""


def lively_move(state: State, seats: int, choose: Choose, now: int) -> Move:
    """A kind by its weight, then one of that kind; what is called is wrong one time in four."""
    kinds: dict[str, list[Move]] = {}
    for move in moves(GAME, state, seats, now):
        kinds.setdefault(type(move.action).__name__, []).append(move)
    line = [kind for kind in kinds for _ in range(weight(state, kind))]
    found = kinds[line[choose(len(line))]]
    due = state.top and state.top.due
    right = [move for move in found if isinstance(move.action, Call) and move.action.item == due]
    found = right if right and choose(4) else found
    return found[choose(len(found))]


def weight(state: State, kind: str) -> int:
    """Most slap a double; few slap another card."""
    is_open = state.top is not None and state.top.since is not None
    return OFTEN if kind == "Slap" and is_open else WEIGHTS.get(kind, OFTEN)
