"""Kaboom!'s question for paper: what the cards of a round come to, which all have seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.games.kaboom.rules.scoring import Counted, counted
from chocobox.games.kaboom.rules.state import State
from chocobox.kit import paper
from chocobox.kit.paper import Line, Question

LETTERS: Final = "ABCDEF"
"""The names of the rows, in the order of the seats."""


class Paper(paper.Paper[State]):
    """The question."""

    def questions(self, game: Game[Any, Any], state: State, seat: int | None) -> Sequence[Question]:
        """About the round that was counted last, if there is one."""
        return (_counting(counted(state.last)),) if state.last else ()


def _counting(last: Counted) -> Question:
    """Rows have letters, in the order of the seats."""
    called = "nobody" if last.caller is None else LETTERS[last.caller]
    closest = tuple(LETTERS[seat] for seat in last.winners)
    asks = Line("count", {"called": called})
    key = (*_points(last), Line("closest", {"letters": closest, "count": len(closest)}))
    return Question(asks, last, last.values, key, len(last.hands))


def _points(last: Counted) -> Iterator[Line]:
    """Each row's sum and its points, which differ only for the caller."""
    for seat, (total, points) in enumerate(zip(last.totals, last.points, strict=True)):
        facts = {"letter": LETTERS[seat], "total": total, "points": points}
        yield Line("row" if total == points else "row-caller", facts)


PAPER: Final = Paper()
