"""What a practice comes to, kind by kind: how quick the answers were, and how many were wrong."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, TypedDict

from chocobox.core import game as core
from chocobox.games.choco_boom.rules import pieces
from chocobox.games.choco_boom.rules.pieces import PARROT, Card
from chocobox.games.choco_boom.solo.practice.cards import (
    AGREES,
    DIFFERS,
    DOUBLE,
    KINDS,
    REPEATS,
    kind_of,
)

ENOUGH = 10
"""Nothing is concluded from fewer right answers of a kind."""

SLAP = "slap"
"""What is due for a double, and no call is."""


class Due(NamedTuple):
    """The call that a card asks for, or SLAP, and a reason's code for it."""

    what: str
    reason: str


def due(card: Card, under: Card | None, before: str | None) -> Due:
    """What a card asks for that lies upon another, after a call; None: it begins a pile."""
    if under is not None and under.item == card.item:
        return Due(SLAP, "double")
    called = pieces.due(card, before)
    if card.item != PARROT:
        return Due(called, "by_colour")
    return Due(called, "own_colour" if before is None else "repeats")


class Sample(TypedDict):
    """A card of a kind, and what is due for it; a double lies upon one that shows the same."""

    kind: str
    card: Card
    due: str


class Pieces(TypedDict):
    """What a screen draws of a practice: its kinds, in order, and the word for a slap."""

    kinds: Sequence[Sample]
    slap: str


_SAMPLES = {
    AGREES: Card("strawberry", "red"),
    DIFFERS: Card("carrot", "blue"),
    REPEATS: Card(PARROT, "yellow"),
    DOUBLE: Card("strawberry", "yellow"),
}


def _sampled() -> Sequence[Sample]:
    """A card of each kind, as they come one after the other."""
    samples: list[Sample] = []
    before = None
    for kind, card in _SAMPLES.items():
        before = due(card, card if kind == DOUBLE else None, before).what
        samples.append({"kind": kind, "card": card, "due": before})
    return samples


PIECES: Final[Pieces] = {"kinds": _sampled(), "slap": SLAP}
"""What a screen draws of all this."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A card, what was due and for what reason, and what was called or slapped after how many ms.

    None: nothing in time.
    """

    card: Card
    due: str
    reason: str
    called: str | None
    ms: int | None

    @property
    def is_right(self) -> bool:
        """Whether the answer was what was due."""
        return self.called == self.due

    @property
    def kind(self) -> str:
        """The kind of the card."""
        return DOUBLE if self.due == SLAP else kind_of(self.card)


@dataclass(frozen=True, slots=True)
class KindTally:
    """One kind of cards: how many, the median of its right answers in ms, and its mistakes."""

    kind: str
    count: int
    median: int | None
    wrong: int
    slow: int

    @property
    def right(self) -> int:
        """The number of right answers."""
        return self.count - self.wrong - self.slow


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The right answers, each kind apart, and how many ms longer than the first the others took.

    A cost is known only where there are enough right calls of both kinds. Doubles are told of where
    any came.
    """

    kinds: tuple[KindTally, ...]
    cost: int | None
    parrot_cost: int | None


def outcome(answers: Sequence[Answer]) -> Outcome:
    """All the answers, counted."""
    doubles = (DOUBLE,) if any(answer.kind == DOUBLE for answer in answers) else ()
    kinds = tuple(tally(kind, answers) for kind in (*KINDS, *doubles))
    median = {it.kind: it.median for it in kinds if it.right >= ENOUGH}
    right = sum(answer.is_right for answer in answers)
    costs = (_longer(median.get(kind), median.get(AGREES)) for kind in (DIFFERS, REPEATS))
    return Outcome((right,), (0,), (0,), kinds, *costs)


def tally(kind: str, answers: Sequence[Answer]) -> KindTally:
    """The result of one kind of cards."""
    own = [answer for answer in answers if answer.kind == kind]
    times = sorted(it.ms for it in own if it.is_right and it.ms is not None)
    slow = sum(it.called is None for it in own)
    return KindTally(kind, len(own), _median(times), len(own) - len(times) - slow, slow)


def _median(times: Sequence[int]) -> int | None:
    """The middle of sorted times; between two of them halfway, in whole ms."""
    if not times:
        return None
    return (times[(len(times) - 1) // 2] + times[len(times) // 2]) // 2


def _longer(one: int | None, other: int | None) -> int | None:
    return None if one is None or other is None else one - other
