"""A game's chances, for a look back at it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Generic, TypeVar

from chocobox.core.game import Game
from chocobox.core.record import Move
from chocobox.kit.highlights import Highlight
from chocobox.kit.shares import WHOLE, Shares, mean

StateT = TypeVar("StateT")

Features = Sequence[tuple[int, ...]]
"""The features of each seat, in thousandths."""

HUNDREDTH: Final = WHOLE // 100
"""One game of a hundred; losses are whole ones, rounded down: so each shown number has one name."""

MISTAKES: Final = ((WHOLE // 10, "blunder"), (WHOLE // 20, "mistake"), (WHOLE // 50, "slip"))
"""The least loss of each kind of mistake, and its name; a smaller loss is no mistake."""


class Value(ABC, Generic[StateT]):
    """The chances in one game."""

    game: Game[Any, Any]
    is_exact: ClassVar[bool] = True
    """Whether chances names all that could have come; else they are samples of it."""
    tells_luck: ClassVar[bool] = True
    """Whether luck explains results; not where draws hardly decide a game."""
    judges: ClassVar[bool] = True
    """Whether any choice is judged; not where all is done in a hurry."""
    bears: ClassVar[int] = WHOLE
    """So much of a loss playouts bear out, and no more of it is told."""
    looks_ahead: ClassVar[bool] = False
    """Whether value looks further than what counts; then that is learned from it, not from ends."""

    def as_of(self, game: Game[Any, Any]) -> Value[StateT]:
        """The chances by the rules of that game's edition."""
        if game is self.game:
            return self
        then = copy(self)
        then.game = game
        return then

    @abstractmethod
    def value(self, state: StateT) -> Shares:
        """Every seat's chance to win, by all that the seats together know; exact at the end."""

    @abstractmethod
    def chances(self, state: StateT, move: Move) -> Sequence[tuple[int, StateT]]:
        """The positions from which a move may be made, by what the seats together know.

        Each with how likely it is. They differ in what the move turns up; where it turns up
        nothing, there is one.
        """

    def action_values(self, state: StateT, seat: int, chosen: int) -> Mapping[int, int]:
        """A seat's chance with each choice worth weighing, by this seat's knowledge alone.

        The keys are places among its actions; the chosen one is among them.
        Empty where nothing is to be judged.
        """
        actions = self.game.actions(state, seat)
        moves = (Move(seat, action, 0) for action in actions)
        return {place: self.expected_value(state, move)[seat] for place, move in enumerate(moves)}

    def expected_value(self, state: StateT, move: Move) -> Shares:
        """Every seat's expected chance after a move, over all cards that may turn up."""
        return mean(self.after(state, move))

    def after(self, state: StateT, move: Move) -> Sequence[tuple[int, Shares]]:
        """Every seat's chance after a move, for each of the positions it may be made from."""
        ways, step = self.chances(state, move), self.game.step
        return [(often, self.value(step(way, move)[0])) for often, way in ways]

    @abstractmethod
    def sample(self, state: StateT) -> Features | None:
        """The features of a position for fitting; None for a position that is no sample."""

    def reaction(self, state: StateT, move: Move) -> int | None:
        """The reaction time of a slap or a call, in ms; None for other moves."""
        return None

    def highlights(self, states: Sequence[StateT], moves: Sequence[Move]) -> Sequence[Highlight]:
        """The game's own moves worth telling once it is over, each seat's best first.

        states are all its positions, and moves lead from each to the next.
        """
        return ()


@dataclass(frozen=True, slots=True)
class Weighed:
    """A choice beside the best one that its seat could know of.

    lost is in whole HUNDREDTHs. best is the place of that one; None where nothing is judged.
    open is every seat's chance while the choice is still open: where the better of both leads.
    """

    lost: int
    best: int | None = None
    open: Shares | None = None


def weighed(
    value: Value[Any], state: Any, seat: int, index: int, expected_value: Shares | None = None
) -> Weighed:
    """The loss of a choice by its seat's knowledge, at most the fall of its chance.

    expected_value is every seat's chance after it, where that is known already.
    """
    action_values = value.action_values(state, seat, index)
    if not action_values:
        return Weighed(0)
    best = max(action_values, key=action_values.__getitem__)
    known = action_values[best] - action_values[index]
    if known < MISTAKES[-1][0]:
        return Weighed(_rounded(known), best, expected_value)
    actions = value.game.actions(state, seat)
    made, better = (Move(seat, actions[place], 0) for place in (index, best))
    expected_value = expected_value or value.expected_value(state, made)
    other = value.expected_value(state, better)
    fell = other[seat] - expected_value[seat]
    lost = _rounded(min(known, max(0, fell), value.bears))
    return Weighed(lost, best, other if fell > 0 else expected_value)


def _rounded(parts: int) -> int:
    return parts // HUNDREDTH * HUNDREDTH
