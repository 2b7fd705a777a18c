"""Looking back at a finished game: what was luck, what was a choice, and what was a mistake.

Luck is what chance gave or took: the value after it, less its mean over all that could have come.
Skill is the rest of what changed. So final - start = luck + skill holds for every seat to the last
digit (Zare's identity), and luck is 0 in the mean, however well the value is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.core import TABLE, Action, Move
from chocobox.kit.shares import Shares, mean
from chocobox.kit.value import Value
from chocobox.session import Session

Ways = Sequence[tuple[int, Any]]
"""The positions that a seat may be in, for all it knows, and how likely each is."""

Change = tuple[int, ...]
"""By how much each seat's chance changed, in parts of WHOLE; together they are 0."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One move of the game: every seat's chance after it, and what chance did to it.

    lost is what its seat lost by this choice against the best one, and best is that one's place
    among its actions; None where there was no choice.
    """

    ply: int
    seat: int
    value: Shares
    luck: Change
    lost: int
    best: int | None


@dataclass(frozen=True, slots=True)
class LookBack:
    """A whole game: every seat's chance before it, its moments, and what they came to."""

    start: Shares
    moments: tuple[Moment, ...]
    luck: Change
    skill: Change


class Looking:
    """A finished game, judged move by move."""

    def __init__(self, session: Session, value: Value[Any]) -> None:
        self.session, self.value = session, value

    def back(self) -> LookBack:
        """All of it at once."""
        start = self.value.value(self.session.states[0], 0)
        moments = tuple(self.moments())
        luck = tuple(sum(column) for column in zip(*(it.luck for it in moments), strict=True))
        ends = zip(moments[-1].value, start, luck, strict=True)
        return LookBack(start, moments, luck, tuple(end - one - by for end, one, by in ends))

    def moments(self) -> Iterator[Moment]:
        """Every move, from the first on."""
        for ply in range(len(self.session.moves)):
            yield self.moment(ply)

    def moment(self, ply: int) -> Moment:
        """One move, beside all that its seat could have done."""
        seat, index, at = self.session.moves[ply]
        value, luck = self.luck(ply)
        state = self.session.states[ply]
        actions = () if seat == TABLE else self.session.game.actions(state, seat)
        if len(actions) < 2:
            return Moment(ply, seat, value, luck, 0, None)
        hopes = [
            value[seat] - luck[seat]
            if place == index
            else self._hoped(self._ways(ply, action), Move(seat, action, at))[seat]
            for place, action in enumerate(actions)
        ]
        best = max(range(len(hopes)), key=hopes.__getitem__)
        return Moment(ply, seat, value, luck, hopes[best] - hopes[index], best)

    def luck(self, ply: int) -> tuple[Shares, Change]:
        """Every seat's chance after a move, and what chance did to it."""
        seat, index, at = self.session.moves[ply]
        before, after = self.session.states[ply : ply + 2]
        found = self.value.value(after, max(seat, 0))
        none = (0,) * len(found)
        if seat == TABLE:
            return found, none
        action = self.session.game.actions(before, seat)[index]
        ways = self._ways(ply, action)
        if len(ways) == 1:
            return found, none
        hoped = self._hoped(ways, Move(seat, action, at))
        return found, tuple(own - mid for own, mid in zip(found, hoped, strict=True))

    def _ways(self, ply: int, action: Action) -> Ways:
        """From which positions the seat of a move could have acted, for all it knew."""
        seat, _, _ = self.session.moves[ply]
        return self.value.chances(self.session.states[ply], seat, action)

    def _hoped(self, ways: Ways, move: Move) -> Shares:
        """Every seat's chance after a move, in the mean of all that may come of it."""
        step, value = self.session.game.step, self.value.value
        return mean([(often, value(step(way, move)[0], move.seat)) for often, way in ways])
