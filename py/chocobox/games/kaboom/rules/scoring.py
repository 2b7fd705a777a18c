"""The scores of a round and of the whole game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from chocobox.core import game as core
from chocobox.games.kaboom.rules.pieces import CARDS, CLOSEST, NOT_CLOSEST, value
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

    @property
    def values(self) -> tuple[tuple[int, ...], ...]:
        """The points of each card of each hand."""
        return tuple(tuple(map(value, hand)) for hand in self.hands)

    @property
    def addends(self) -> tuple[tuple[int, ...], ...]:
        """The numbers that make each seat's points; for a caller also its distance from nothing."""
        found = list[tuple[int, ...]]((total,) for total in self.totals)
        if self.caller is not None:
            found[self.caller] = _called(self.totals[self.caller], self.reasons[self.caller])
        return tuple(found)


@dataclass(frozen=True, slots=True)
class Counted:
    """The round that was counted last, with all its cards.

    values is what each card counts, addends the numbers that make each seat's points.
    """

    round: int
    hands: tuple[tuple[str, ...], ...]
    values: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    addends: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    reasons: tuple[str, ...]
    caller: int | None
    auto: bool
    winners: tuple[int, ...]


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
        reasons[caller] = _reason(totals, caller)
        points[caller] = sum(_called(totals[caller], reasons[caller]))
    return RoundEnd(number, tuple(hands), totals, tuple(points), tuple(reasons), caller, auto)


def counted(end: RoundEnd) -> Counted:
    """The same with its cards as texts."""
    hands = tuple(tuple(CARDS[card] for card in hand) for hand in end.hands)
    rest = (end.points, end.reasons, end.caller, end.auto, end.winners)
    return Counted(end.round, hands, end.values, end.totals, end.addends, *rest)


def _called(total: int, reason: str) -> tuple[int, int]:
    """What a caller gains or pays, and its distance from nothing."""
    return (-CLOSEST, -abs(total)) if reason == "closest" else (NOT_CLOSEST, abs(total))


def _reason(totals: Sequence[int], caller: int) -> str:
    others = min(abs(total) for seat, total in enumerate(totals) if seat != caller)
    if abs(totals[caller]) == others:
        return "tied"
    return "closest" if abs(totals[caller]) < others else "not_closest"


def sums(scores: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """Each seat's sum over all rounds."""
    return tuple(sum(points[seat] for points in scores) for seat in range(seats))


def leaders(scores: Sequence[Sequence[int]], seats: int) -> tuple[int, ...]:
    """The seats with the lowest sum."""
    return best([-total for total in sums(scores, seats)])


def starter(end: RoundEnd, scores: Sequence[Sequence[int]], before: int) -> int:
    """The starter of the next round: closest, then lowest sum, then clockwise (RULINGS K14)."""
    seats = len(end.totals)
    so_far = sums(scores, seats)
    return min(end.winners, key=lambda seat: (so_far[seat], (seat - before) % seats))


def outcome(scores: Sequence[tuple[int, ...]], seats: int) -> Outcome:
    """Scores, winners and the order of the whole game."""
    totals = sums(scores, seats)
    lowest, highest = (tuple(map(pick, zip(*scores, strict=True))) for pick in (min, max))
    order = ordered([-total for total in totals])
    return Outcome(totals, leaders(scores, seats), order, tuple(scores), lowest, highest)
