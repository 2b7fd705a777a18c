"""What a round and the whole game count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chocobox import core
from chocobox.games.kaboom.pieces import CLOSEST, NOT_CLOSEST, value
from chocobox.kit.ranks import best, ordered


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A round that was counted: each seat's cards, what they add up to, its points and why.

    Reasons are closest, tied and not_closest for the caller, plain for everybody else; where nobody
    has called, caller is None.
    """

    round: int
    hands: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    points: tuple[int, ...]
    reasons: tuple[str, ...]
    caller: int | None
    auto: bool

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats closest to nothing."""
        return best([-abs(total) for total in self.totals])


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The sums of all rounds; the lowest wins, equal sums share (RULINGS K15).

    lowest and highest are the points of each seat's best and worst round.
    """

    rounds: tuple[tuple[int, ...], ...]
    lowest: tuple[int, ...]
    highest: tuple[int, ...]


def count(
    number: int, hands: Sequence[tuple[int, ...]], caller: int | None, auto: bool
) -> RoundEnd:
    """The points of a round: the totals, but for the caller (RULINGS K13, K17)."""
    totals = tuple(sum(map(value, hand)) for hand in hands)
    points, reasons = list(totals), ["plain"] * len(hands)
    if caller is not None:
        reasons[caller] = reason = _reason(totals, caller)
        distance = abs(totals[caller])
        points[caller] = -CLOSEST - distance if reason == "closest" else NOT_CLOSEST + distance
    return RoundEnd(number, tuple(hands), totals, tuple(points), tuple(reasons), caller, auto)


def _reason(totals: Sequence[int], caller: int) -> str:
    others = min(abs(total) for seat, total in enumerate(totals) if seat != caller)
    if abs(totals[caller]) == others:
        return "tied"
    return "closest" if abs(totals[caller]) < others else "not_closest"


def sums(scores: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """What each seat has in all rounds together."""
    return tuple(sum(points[seat] for points in scores) for seat in range(seats))


def leaders(scores: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """The seats with the lowest sum."""
    return best([-total for total in sums(scores, seats)])


def starter(end: RoundEnd, scores: Sequence[Sequence[int]], before: int) -> int:
    """Who starts the next round: closest, then lowest sum, then clockwise (RULINGS K14)."""
    seats = len(end.totals)
    so_far = sums(scores, seats)
    return min(end.winners, key=lambda seat: (so_far[seat], (seat - before) % seats))


def outcome(scores: Sequence[tuple[int, ...]], seats: int) -> Outcome:
    """Scores, winners and the order of the whole game."""
    totals = sums(scores, seats)
    lowest, highest = (tuple(map(pick, zip(*scores, strict=True))) for pick in (min, max))
    order = ordered([-total for total in totals])
    return Outcome(totals, leaders(scores, seats), order, tuple(scores), lowest, highest)
