"""Walks through Kaboom! as persons play it: powers are used, few slap, many find a match."""

from __future__ import annotations

from collections.abc import Iterator

from chocobox.core.record import Move
from chocobox.games.kaboom.rules.actions import Reveal
from chocobox.games.kaboom.rules.game import KaboomGame
from chocobox.games.kaboom.rules.state import State, is_match
from chocobox.perft import moves
from support.walks import Choose, landed

GAME = KaboomGame()
OFTEN, WEIGHTS = 12, {"Slap": 4, "Kaboom": 1, "SkipPower": 2, "GiveUp": 2, "TimeUp": 1, "Hide": 1}
"""How often a kind of action is taken beside others."""


def lively_move(state: State, seats: int, choose: Choose, now: int) -> Move:
    """A kind by its weight, then one of that kind; what is turned up matches as often as not."""
    kinds: dict[str, list[Move]] = {}
    for move in moves(GAME, state, seats, now):
        kinds.setdefault(type(move.action).__name__, []).append(move)
    line = [kind for kind in kinds for _ in range(WEIGHTS.get(kind, OFTEN))]
    found = kinds[line[choose(len(line))]]
    right = [move for move in found if is_right(state, move)]
    found = right if right and choose(2) else found
    return found[choose(len(found))]


def is_right(state: State, move: Move) -> bool:
    """Whether a card is turned up that matches."""
    if not isinstance(move.action, Reveal):
        return False
    it = state.at((move.action.seat, move.action.place))
    return it is not None and is_match(state, it.card)


def lively(state: State, seats: int, choose: Choose) -> Iterator[tuple[State, Move | None]]:
    """A game to its end: each position with the move made next."""
    now = 0
    while GAME.outcome(state) is None:
        move = landed(GAME, state, lively_move(state, seats, choose, now), choose)
        yield state, move
        now = max(now, move.at)
        state, _ = GAME.step(state, move)
    yield state, None
