"""Who can practise for you: nobody gains by it, but a hint asks it what is due."""

from __future__ import annotations

from typing import Any

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.solo.practice.actions import Begin, Call, Slap
from chocobox.games.choco_boom.solo.practice.counting import SLAP
from chocobox.games.choco_boom.solo.practice.game import State

PACE = 700
"""So long it takes for everything, in ms."""


class Metronome(Bot):
    """Calls or slaps what is due, always in the same time."""

    name = "metronome"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """Begins, and calls; it never pauses."""
        practice: State = state
        if practice.card is not None and practice.shown is not None:
            what = practice.due.what
            answer = Slap() if what == SLAP else Call(what)
            return Move(seat, answer, max(now, practice.shown + PACE))
        if practice.coming is None and not practice.is_over:
            return Move(seat, Begin(), now + PACE)
        return None


BOTS = (Metronome(),)
