"""The rules of Pig."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from chocobox.core.game import Game, Outcome, Shelf
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.kit.ranks import ordered

GOAL = 100
SIDES = 6


@dataclass(frozen=True, slots=True)
class Options:
    """Pig has no house rules."""


@dataclass(frozen=True, slots=True)
class Roll(Action):
    """Roll the die."""


@dataclass(frozen=True, slots=True)
class Hold(Action):
    """Keep the points of this turn."""


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A seat rolled, and has so many points in this turn."""

    seat: int
    die: int
    points: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """A one: the points of this turn are lost."""

    seat: int


@dataclass(frozen=True, slots=True)
class Held(Event):
    """A seat kept the points of its turn."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class State:
    """The scores, whose turn it is, the points of that turn, and the last roll."""

    rng: Rng
    scores: tuple[int, ...]
    turn: int = 0
    points: int = 0
    die: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """Everything but the next roll."""

    seat: int
    scores: tuple[int, ...]
    turn: int | None
    points: int
    die: int


class Pig(Game[State, Options]):
    """Roll or hold, up to a hundred."""

    name = "pig"
    edition = 1
    since = 1
    seats = (2, 3, 4)
    shelf = Shelf(place=5, minutes={2: 10, 3: 15, 4: 20}, age=7)
    sections: ClassVar[Mapping[str, int]] = {"aim": 1, "turn": 2}
    moments = (Lost,)
    options = Options
    choices = ()

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Nobody has a point."""
        return State(rng, (0,) * seats)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Roll, or hold if the turn has points."""
        if seat != state.turn or max(state.scores) >= GOAL:
            return ()
        return (Roll(), Hold()) if state.points else (Roll(),)

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The die falls, or the points are kept."""
        seat, onward = move.seat, (state.turn + 1) % len(state.scores)
        if isinstance(move.action, Hold):
            own = state.scores[seat] + state.points
            scores = (*state.scores[:seat], own, *state.scores[seat + 1 :])
            after = replace(state, scores=scores, turn=onward, points=0)
            return after, (Held(seat, state.points),)
        side, rng = state.rng.below(SIDES)
        rolled = replace(state, rng=rng, die=side + 1)
        if rolled.die == 1:
            return replace(rolled, turn=onward, points=0), (Rolled(seat, 1, 0), Lost(seat))
        points = state.points + rolled.die
        return replace(rolled, points=points), (Rolled(seat, rolled.die, points),)

    def view(self, state: State, seat: int) -> View:
        """The same for all seats."""
        turn = None if self.outcome(state) else state.turn
        return View(seat, state.scores, turn, state.points, state.die)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The next roll is unknown, so it is drawn anew."""
        return replace(state, rng=rng)

    def standing(self, state: State) -> tuple[int, ...]:
        """The points of each seat."""
        return state.scores

    def outcome(self, state: State) -> Outcome | None:
        """The first seat with a hundred points wins at once."""
        best = max(state.scores)
        winner = state.scores.index(best)
        return Outcome(state.scores, (winner,), ordered(state.scores)) if best >= GOAL else None


GAME = Pig()
