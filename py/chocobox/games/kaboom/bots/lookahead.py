"""Strategy with lookahead: a card costs less while matches for it may still come."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from chocobox.games.kaboom.bots.all_cards import AllCards
from chocobox.games.kaboom.bots.own_cards import POINT
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import NOT_CLOSEST, rank, twins

LITTLE: Final = 2
"""So much more than a failed call costs, a last card may count that it keeps."""

LASTS: Final = (100, 70, 42, 36)
"""How often, in percent, an own card stays that so many cards to come can match.

Counted in games of sharks, among the cards that stayed or were slapped away.
"""


class Lookahead(AllCards):
    """A seat's choices, by all remembered cards and the matches still to come."""

    # --- worths ---

    def cost(self, card: int, spot: Spot) -> int:
        """The expected points of a known card, for it may be slapped away."""
        points = super().cost(card, spot)
        if points <= 0 or self.is_last or not self.state.options.slaps:
            return points
        return points * LASTS[self.coming(card, spot)] // 100

    def coming(self, card: int, spot: Spot) -> int:
        """The number of cards that could still match it there: all but discarded and own cards."""
        of, faces = rank(card), self.memory.faces
        own = sum(it != spot and it in faces and rank(faces[it]) == of for it in self.memory.own)
        return max(0, twins(of) - self.out[of] - own)

    def to_come(self, spot: Spot) -> int:
        """The same of a lying card; nothing for an unknown card."""
        card = self.memory.faces.get(spot)
        return 0 if card is None else self.coming(card, spot)

    @cached_property
    def out(self) -> Counter[str]:
        """The number of cards of each rank on the discard."""
        return Counter(map(rank, self.state.discard))

    # --- slaps ---

    def matches(self, of: str) -> list[Spot]:
        """All that match, but not its last card if it would then have to call, and tie."""
        found = super().matches(of)
        own = [spot for spot in found if self.is_own(spot)]
        if own and own == self.memory.own and self.must_tie:
            last = min(own, key=lambda spot: (self.points(spot), spot))
            if self.points(last) <= POINT * (NOT_CLOSEST + LITTLE):
                found.remove(last)
        return found

    @cached_property
    def must_tie(self) -> bool:
        """Whether another has no card left, and would call only after this seat."""
        state = self.state
        if state.caller is not None or state.drawer is not None:
            return False
        later = range(1 + (self.seat - state.turn) % state.seats, state.seats)
        return any(not any(state.grids[(state.turn + n) % state.seats]) for n in later)
