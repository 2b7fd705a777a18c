"""Strategy by own cards: throw the worst away, look at unknown ones, slap known matches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final

from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.memory import Memory
from chocobox.games.kaboom.rules.actions import (
    Decide,
    Discard,
    Enough,
    Give,
    GiveUp,
    Keep,
    Look,
    LookBoth,
    Replace,
    Reveal,
    SkipPower,
    Swap,
)
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import POWERS, rank, value
from chocobox.games.kaboom.rules.state import State

POINT: Final = 100
"""Worths are told in hundredths of a point."""

INSIGHT: Final = {True: 500, False: 150}
"""The worth of a look at an own card, with slaps and without."""

BOUND: Final = 6 * POINT
"""Kaboom! is called with at most so many points."""


class OwnCards:
    """A seat's choices, by the remembered cards that lie before it."""

    insights: ClassVar[Mapping[bool, int]] = INSIGHT

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory, self.rng = memory, rng
        self.state: State = memory.state
        self.seat = memory.seat
        self._worths: dict[Spot, int] = {}

    # --- worths ---

    @cached_property
    def insight(self) -> int:
        """The worth of a look at an own card: nothing in its last turn."""
        return 0 if self.is_last else self.insights[self.state.options.slaps]

    @property
    def is_last(self) -> bool:
        """Whether each seat has its last turn of the round."""
        return self.state.caller is not None

    def worth(self, spot: Spot) -> int:
        """The estimated points of a card for its owner."""
        if spot not in self._worths:
            card = self.memory.faces.get(spot)
            self._worths[spot] = self.guess(spot) if card is None else self.cost(card, spot)
        return self._worths[spot]

    def cost(self, card: int, spot: Spot) -> int:
        """The points of a known card in that place."""
        return POINT * value(card)

    def guess(self, spot: Spot) -> int:
        """The estimated points of an unknown card."""
        return self.memory.mean

    def points(self, spot: Spot) -> int:
        """The points of a card at the end, if it stays in place."""
        card = self.memory.faces.get(spot)
        return self.guess(spot) if card is None else POINT * value(card)

    def total(self) -> int:
        """The sum of its own cards."""
        return sum(map(self.points, self.memory.own))

    def worst(self, spots: Iterable[Spot]) -> Spot | None:
        """The card with the highest worth, to get rid of first."""
        return max(spots, key=lambda spot: (self.worth(spot), spot), default=None)

    def unknown(self, spots: Iterable[Spot]) -> list[Spot]:
        """The unknown ones among some cards."""
        return [spot for spot in spots if spot not in self.memory.faces]

    # --- slaps ---

    def matches(self, of: str) -> list[Spot]:
        """The cards it would turn up on a slap of that rank, in that order."""
        return [
            spot for spot in self.memory.matches(of) if self.gain(spot) >= 0 and self.is_own(spot)
        ]

    def is_own(self, spot: Spot) -> bool:
        """Whether the card lies before the seat itself."""
        return spot[0] == self.seat

    def gain(self, spot: Spot) -> int:
        """The worth of slapping a card away."""
        return self.worth(spot)

    def slaps(self) -> bool:
        """Whether it would slap the top of the discard."""
        return bool(self.matches(rank(self.state.discard[-1])))

    def reveal(self, actions: Sequence[Action]) -> Action:
        """The next card that matches; when there is no more, the end of the slap."""
        of = self.state.slap.rank if self.state.slap else ""
        for spot in self.matches(of):
            if Reveal(*spot) in actions:
                return Reveal(*spot)
        return Enough() if Enough() in actions else GiveUp()

    def gift(self) -> Action:
        """Its worst card, if it would be better without."""
        spot = self.worst(self.memory.own)
        return Keep() if spot is None or self.worth(spot) <= 0 else Give(spot[1])

    # --- the drawn card ---

    def drawn(self, card: int) -> Action:
        """The best place for the drawn card, or the discard."""
        best: Action = Discard()
        most = self.discarding(card)
        for spot in self.memory.own:
            gain = self.replacing(spot, card)
            if gain > most:
                best, most = Replace(spot[1]), gain
        return best

    def discarding(self, card: int) -> int:
        """The worth of discarding the drawn card at once."""
        return self.slapping(rank(card)) + self.powering(POWERS.get(rank(card)))

    def replacing(self, spot: Spot, card: int) -> int:
        """The worth of putting the drawn card in that place."""
        old = self.memory.faces.get(spot)
        gain = self.worth(spot) - self.cost(card, spot)
        return gain + (self.insight if old is None else self.slapping(rank(old), spot))

    def slapping(self, of: str, thrown: Spot | None = None) -> int:
        """The worth of slaps after a discard of that rank, from that place if given."""
        if not self.state.options.slaps:
            return 0
        return sum(self.gain(spot) for spot in self.matches(of) if spot != thrown)

    def powering(self, kind: str | None) -> int:
        """The worth of a power."""
        if kind == "look_own":
            return self.insight if self.unknown(self.memory.own) else 0
        worst = self.worst(self.memory.own)
        if kind not in ("swap_blind", "swap_seen") or worst is None or not self.memory.others:
            return 0
        return max(0, self.worth(worst) - self.memory.mean)

    # --- powers ---

    def power(self, actions: Sequence[Action]) -> Action:
        """The use of the discarded card's power."""
        kind = self.state.power.kind if self.state.power else ""
        wished = {
            "look_own": self.look_own,
            "look_other": self.look_other,
            "swap_blind": self.swap,
            "swap_seen": self.look_both,
        }[kind]()
        return wished if wished in actions else SkipPower()

    def look_own(self) -> Action:
        """A look at an unknown own card."""
        spots = self.unknown(self.memory.own)
        return Look(*spots[0]) if spots else SkipPower()

    def look_other(self) -> Action:
        """It does not care for others' cards."""
        return SkipPower()

    def swap(self) -> Action:
        """Its worst card for any other, if that is likely better."""
        worst, others = self.worst(self.memory.own), self.memory.others
        if worst is None or not others or self.worth(worst) <= self.memory.mean:
            return SkipPower()
        return Swap(*pair(worst, others[0]))

    def look_both(self) -> Action:
        """Its worst card, and any other."""
        worst, others = self.worst(self.memory.own), self.memory.others
        if worst is None or not others:
            return SkipPower()
        return LookBoth(*pair(worst, others[0]))

    def decides(self) -> Action:
        """Swaps where its own card is the worse one."""
        match self.state.sight.spots if self.state.sight else ():
            case (one, two):
                return Decide(self.swapping(one, two) > 0)
        return Decide(False)

    def swapping(self, one: Spot, two: Spot) -> int:
        """The worth of a swap of two cards."""
        gain = self.worth(one) - self.worth(two)
        return gain * (self.is_own(one) - self.is_own(two))

    # --- the end ---

    def calls(self) -> bool:
        """Whether it says Kaboom!."""
        return self.total() <= BOUND


class Hermit(OwnCards):
    """The same for whoever never touches a card of others."""

    def powering(self, kind: str | None) -> int:
        """A swap is worth nothing to it."""
        return super().powering(kind) if kind == "look_own" else 0

    def swap(self) -> Action:
        """No swap."""
        return SkipPower()

    look_both = swap


def pair(one: Spot, two: Spot) -> tuple[int, int, int, int]:
    """Two cards as actions name them."""
    return (*min(one, two), *max(one, two))
