"""A seat's memory: the faces that it knows, and estimates of all other cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, lru_cache
from typing import Final

from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import CARDS, GRID, rank, value
from chocobox.games.kaboom.rules.state import Lying, Seen, State
from chocobox.kit.chance import dice

Keeps = Callable[[State, int, Seen, int], bool]
"""Whether a seat still remembers a card that it has seen, lying there under that mark."""

KEPT: Final = (92, 57, 46, 40, 34, 27)
PLACED: Final = (44, 38, 34, 30, 25, 25)
"""Percent of the mean that a card counts which its owner saw, or laid there, so many rounds ago."""

WANDERED: Final = 52
"""The same of one that came later to an owner who has not seen it."""


def never_forgets(state: State, seat: int, seen: Seen, mark: int) -> bool:
    """Keeps everything."""
    return True


def forgets(percent: int) -> Keeps:
    """Forgets each card in each later turn with that chance; what is gone stays gone."""

    def keeps(state: State, seat: int, seen: Seen, mark: int) -> bool:
        turns = range(seen.turn + 1, state.turns + 1)
        return all(_hundred(seat, state.round, mark, seen.card, turn) >= percent for turn in turns)

    return keeps


@lru_cache(maxsize=4096)
def _hundred(*words: int) -> int:
    return dice(*words).below(100)[0]


class Memory:
    """One seat's memory of the table; a card that the seat has not seen is never read."""

    def __init__(self, state: State, seat: int, keeps: Keeps) -> None:
        self.state, self.seat = state, seat
        seen = {it.card: it for it in state.known[seat]}
        self.lying: dict[Spot, Lying] = {}
        self.faces: dict[Spot, int] = {}
        for owner, grid in enumerate(state.grids):
            for place, it in enumerate(grid):
                if it is None:
                    continue
                spot = owner, place
                self.lying[spot] = it
                if it.card in seen and keeps(state, seat, seen[it.card], it.mark):
                    self.faces[spot] = it.card

    def spots(self, owner: int) -> list[Spot]:
        """The places of a seat's cards that may be touched."""
        if owner == self.state.caller:
            return []
        return [spot for spot in self.lying if spot[0] == owner]

    @property
    def own(self) -> list[Spot]:
        """The places of its own cards."""
        return [spot for spot in self.lying if spot[0] == self.seat]

    @property
    def others(self) -> list[Spot]:
        """The places of other seats' cards that may be touched."""
        state = self.state
        return [spot for spot in self.lying if spot[0] not in (self.seat, state.caller)]

    def matches(self, of: str) -> Iterator[Spot]:
        """The places of known cards of that rank that may be touched, its own first."""
        for spot in (*self.own, *self.others):
            if spot in self.faces and rank(self.faces[spot]) == of and spot[0] != self.state.caller:
                yield spot

    @cached_property
    def seen_by_owner(self) -> dict[Spot, int]:
        """The cards that their owners have looked at, each with the turn of the look."""
        seen = [{it.card: it.turn for it in own} for own in self.state.known]
        lying = self.lying.items()
        return {spot: seen[spot[0]][it.card] for spot, it in lying if it.card in seen[spot[0]]}

    def percent(self, spot: Spot) -> int:
        """The likely points of an unknown card, in percent of the mean: people keep good cards.

        The numbers were found by playing many games.
        """
        is_new = self.lying[spot].mark >= GRID * self.state.seats
        if spot not in self.seen_by_owner or spot[0] == self.seat:
            return WANDERED if is_new else 100
        rounds = (self.state.turns - self.seen_by_owner[spot]) // self.state.seats
        found: Sequence[int] = PLACED if is_new else KEPT
        return found[min(rounds, len(found) - 1)]

    @cached_property
    def unseen(self) -> tuple[int, ...]:
        """The cards that may lie anywhere it does not know: all but those it sees or remembers."""
        state = self.state
        gone = {*state.discard, *self.faces.values()}
        if state.drawer == self.seat and state.drawn is not None:
            gone.add(state.drawn)
        return tuple(card for card in range(len(CARDS)) if card not in gone)

    @cached_property
    def mean(self) -> int:
        """The mean points of an unseen card, in hundredths of a point."""
        return 100 * sum(map(value, self.unseen)) // max(1, len(self.unseen))
