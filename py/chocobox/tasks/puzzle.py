"""A puzzle as a game: the table as it once stood, and one choice of one person.

It is a position of its game, `puzzle:` and the moves that led there. So it is saved, shared and
replayed like any other game, and can be a class task.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from chocobox.core.codec import encode
from chocobox.core.game import Game, Outcome
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games import BOTS, value_of
from chocobox.tasks.kinds import PUZZLE
from chocobox.tasks.stand_in import StandIn, in_place_of

Made = tuple[int, int]
"""A move without its time: a seat, and a place in its actions."""


@dataclass(frozen=True, slots=True)
class Solved:
    """Whether a choice was right, what it lost, and the best one with the codes of its reasons.

    right: it lost less than a mistake does. For a puzzle that is only shown it is false.
    """

    right: bool
    lost: int
    best: Action
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The game's own state, how many moves led there, and what the choice was worth."""

    table: Any
    seats: int
    ply: int = 0
    solved: Solved | None = None


@dataclass(frozen=True, slots=True)
class Chosen(Event):
    """The person has made the choice."""

    seat: int
    right: bool


class PuzzleGame(StandIn[State]):
    """A game that ends after one choice."""

    mark = "?"
    reveals = True

    def __init__(self, game: Game[Any, Any], seat: int) -> None:
        self.game, self.seat = game, seat

    def start(self, options: Any, seats: int, rng: Rng) -> State:
        """The first table of the game."""
        return State(self.game.start(options, seats, rng), seats)

    def set_up(self, position: str, options: Any, seats: int, rng: Rng) -> State:
        """The table after the moves; ValueError if one of them does not fit."""
        game, (moves, begun) = self.game, read(position)
        table = game.start(options, seats, rng)
        if begun:
            table = game.set_up(begun, options, seats, rng)
        for number, (seat, index) in enumerate(moves, 1):
            offered = game.offer(table, seat) if seat < seats else ()
            if index >= len(offered):
                raise ValueError(f"move {number} of the puzzle does not fit this game")
            table, _ = game.step(table, Move(seat, offered[index], 0))
        if not game.actions(table, self.seat):
            raise ValueError("a puzzle's person has something to choose")
        return State(table, seats, len(moves))

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """The person's actions, for one choice; nobody else acts."""
        if state.solved or seat != self.seat:
            return ()
        return self.game.actions(state.table, seat)

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The choice is judged; the table stays as it stood."""
        index = self.actions(state, move.seat).index(move.action)
        solved = judged(self.game, state.table, move.seat, index, state.ply)
        return replace(state, solved=solved), (Chosen(move.seat, solved.right),)

    def view(self, state: State, seat: int) -> Any:
        """The seat's view of the table, with the worth of the choice."""
        return self._with_answer(state, self.game.view(state.table, seat))

    def open(self, state: State, seat: int) -> Any:
        """The same with all cards face up."""
        return self._with_answer(state, self.game.open(state.table, seat))

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The game's own table, dealt anew; the puzzle itself is no secret."""
        return replace(state, table=self.game.redeal(state.table, seat, rng))

    def outcome(self, state: State) -> Outcome | None:
        """After the choice: one point if it was right, as where puzzles are practised."""
        if state.solved is None:
            return None
        seats = tuple(range(state.seats))
        scores = tuple(int(state.solved.right and seat == self.seat) for seat in seats)
        return Outcome(scores, (self.seat,) if state.solved.right else (), seats)

    def most(self, state: State) -> int:
        """One point can be won."""
        return 1

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The game's own reasons."""
        return self.game.why(state.table, seat, wish)

    def _with_answer(self, state: State, view: Any) -> dict[str, Any]:
        return {**encode(view), "puzzle": state.solved}


def judged(game: Game[Any, Any], table: Any, seat: int, index: int, ply: int) -> Solved:
    """The worth of a choice at that table; without a judgement all choices are right."""
    from chocobox.kit.value import MISTAKES, weighed  # no start waits for it

    value = value_of(game.name)
    assert value is not None, "a puzzle is of a game whose chances are known"
    found = weighed(value.as_of(game), table, seat, index)
    action = game.actions(table, seat)[index if found.best is None else found.best]
    reasons = reasons_for(game, table, seat, action, ply)
    return Solved(found.lost < MISTAKES[-1][0], found.lost, action, reasons)


def reasons_for(
    game: Game[Any, Any], table: Any, seat: int, action: Action, ply: int
) -> tuple[str, ...]:
    """Why an action is good, by what its seat can know, as codes."""
    guess = game.redeal(table, seat, Rng(ply))
    return BOTS[game.name][-1].reasons(game, guess, seat, action)


def puzzle_game(game: Game[Any, Any], seat: int) -> PuzzleGame:
    """That game as a puzzle of that seat."""
    return in_place_of(game, PuzzleGame, seat)


# --- its position ---


def position_of(moves: Iterable[Made], begun: str = "") -> str:
    """The position after these moves: `puzzle:0.3,1.0`, each a seat and a place in its actions.

    begun: that of the game itself, if it was not its own deal; it follows after a colon. Times are
    left out: only their order counts.
    """
    text = ",".join(f"{seat}.{index}" for seat, index in moves)
    return f"{PUZZLE.mark}{text}:{begun}" if begun else PUZZLE.mark + text


def read(position: str) -> tuple[list[Made], str]:
    """The moves of a puzzle's position, and that of the game; ValueError for any other text."""
    text, _, begun = position.removeprefix(PUZZLE.mark).partition(":")
    pairs = [one.partition(".") for one in text.split(",")] if text else []
    if not all(part.isascii() and part.isdecimal() for seat, _, at in pairs for part in (seat, at)):
        raise ValueError("a puzzle's moves are damaged")
    moves = [(int(seat), int(at)) for seat, _, at in pairs]
    if position_of(moves, begun) != position:
        raise ValueError("a puzzle's moves are written in another way")
    return moves, begun
