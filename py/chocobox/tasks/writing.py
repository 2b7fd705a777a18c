"""Writing a bot as a game: it is over, and won, as soon as code was handed in.

It is the position `bot:` of its game. The code comes with a try of a class task. Nobody here reads
it as Python or runs it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.core.game import Game, Outcome
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.tasks.kinds import BOT
from chocobox.tasks.stand_in import StandIn, in_place_of


@dataclass(frozen=True, slots=True)
class State:
    """The number of seats, and whether a bot was handed in."""

    seats: int
    handed_in: bool


class WritingGame(StandIn[State]):
    """A game in which the only person writes a bot; code is "" until it was handed in."""

    mark = "!"

    def __init__(self, game: Game[Any, Any], seat: int, code: str) -> None:
        self.game, self.seat, self.code = game, seat, code

    def start(self, options: Any, seats: int, rng: Rng) -> State:
        """There is no table."""
        return State(seats, bool(self.code))

    def set_up(self, position: str, options: Any, seats: int, rng: Rng) -> State:
        """The same: the position only says that a bot is to be written."""
        if position != BOT.mark:
            raise ValueError("nothing follows the position of a bot to write")
        return self.start(options, seats, rng)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """None: what is handed in is no move."""
        return ()

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """Nothing: there are no moves."""
        raise ValueError("nobody moves while a bot is written")

    def view(self, state: State, seat: int) -> State:
        """The whole state."""
        return state

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """Nothing is hidden."""
        return state

    def outcome(self, state: State) -> Outcome | None:
        """One point for who handed a bot in."""
        if not state.handed_in:
            return None
        seats = tuple(range(state.seats))
        return Outcome(tuple(int(seat == self.seat) for seat in seats), (self.seat,), seats)

    def most(self, state: State) -> int:
        """One point can be won."""
        return 1


def writing_game(game: Game[Any, Any], seat: int, code: str, edition: int) -> WritingGame:
    """The game as a bot task of the person in a seat.

    edition: of the box that made the task, which stays as it was.
    """
    return in_place_of(game, WritingGame, seat, code, edition=edition)
