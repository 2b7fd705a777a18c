"""Who can count for you: a hint asks the careful one."""

from __future__ import annotations

from typing import Any

from chocobox.core.bots import Bot
from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.solo.count.actions import Award, Mark, Next, Say
from chocobox.games.schokoly.solo.count.game import State
from chocobox.games.schokoly.solo.count.questions import MOST, Task, fate

PACE = 900
"""So long it takes for everything, in ms."""


class Careful(Bot):
    """Counts piece by piece and side by side."""

    name = "careful"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The true answer, and on."""
        table: State = state
        if table.task is None:
            return None
        action = Next() if table.explains else truth(table.task)
        return Move(seat, action, now + PACE)


class Careless(Careful):
    """Counts one too many now and then, and points at what lies there."""

    name = "careless"

    def plan(self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng) -> Move | None:
        """The true answer two times in three, else any."""
        move = super().plan(game, state, seat, now, rng)
        luck, rng = rng.below(3)
        if move is None or luck:
            return move
        if isinstance(move.action, Say) and move.action.count < MOST:
            return Move(seat, Say(move.action.count + 1), move.at)
        action, _ = rng.pick(game.actions(state, seat))
        return Move(seat, action, move.at)

    def advise(
        self, game: Game[Any, Any], state: Any, seat: int, now: int, rng: Rng
    ) -> Move | None:
        """A hint is the right answer, although the bot itself makes mistakes."""
        return super().plan(game, state, seat, now, rng)


BOTS = (Careless(), Careful())


def truth(task: Task) -> Action:
    """What is true of the area in question."""
    if task.kind == "largest":
        return Mark(*task.area.cells[0])
    if task.kind == "size":
        return Say(len(task.area.cells))
    if task.kind == "sides":
        return Say(sum(side.colour == task.colour for side in task.area.sides))
    return Award(fate(task.area)[0])
