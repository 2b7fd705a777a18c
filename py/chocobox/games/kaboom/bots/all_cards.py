"""Strategy by all cards: take good ones, give bad ones, hurt the leader."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import Final

from chocobox.core.record import Action
from chocobox.games.kaboom.bots.calling import FEW, Guesses
from chocobox.games.kaboom.bots.own_cards import POINT, OwnCards, pair
from chocobox.games.kaboom.rules.actions import Look, LookBoth, SkipPower, Swap
from chocobox.games.kaboom.rules.awaited import Spot
from chocobox.games.kaboom.rules.pieces import rank, value

INSIGHT: Final = {True: 800, False: 300}
"""The worth of a look at an own card, with slaps and without."""

NEWS: Final = 200
"""The worth of a look at another seat's card."""


class AllCards(OwnCards):
    """A seat's choices, by all remembered cards of all seats."""

    insights = INSIGHT

    # --- worths ---

    def guess(self, spot: Spot) -> int:
        """The estimated points of an unknown card, also by its owner's choices."""
        return self.memory.mean * self.memory.percent(spot) // 100

    @property
    def news(self) -> int:
        """The worth of a look at another seat's card."""
        return 0 if self.is_last else NEWS

    def share(self, points: int) -> int:
        """The worth of so many points more for another seat, as only one of several rivals."""
        return points // (self.state.seats - 1)

    # --- slaps ---

    def matches(self, of: str) -> list[Spot]:
        """All cards that match, if it is better off without them where they lie."""
        return [spot for spot in self.memory.matches(of) if self.gain(spot) > -self.is_own(spot)]

    def gain(self, spot: Spot) -> int:
        """The worth of its own card, or of its worst card, which replaces another seat's card."""
        if self.is_own(spot):
            return self.worth(spot)
        faces = self.memory.faces
        of = rank(faces[spot])
        left = [it for it in self.memory.own if it not in faces or rank(faces[it]) != of]
        worst = self.worst(left)
        if worst is None or self.worth(worst) <= 0:
            return self.share(-self.points(spot))
        return self.worth(worst) + self.share(self.points(worst) - self.points(spot))

    # --- the drawn card ---

    def replacing(self, spot: Spot, card: int) -> int:
        """The worth of putting the drawn card in that place."""
        old = self.memory.faces.get(spot)
        gain = self.worth(spot) - self.cost(card, spot)
        if old is not None:
            return gain + self.slapping(rank(old), spot)
        return gain + self.insight

    def powering(self, kind: str | None) -> int:
        """The worth of a power."""
        if kind == "look_other":
            return self.news if self.unknown(self.memory.others) else 0
        if kind == "swap_seen":
            return max((self.seeing(*it) for it in self.pairs()), default=0)
        if kind == "swap_blind":
            return max([0, *(self.swapping(*it) for it in self.pairs())])
        return super().powering(kind)

    # --- powers ---

    def look_other(self) -> Action:
        """A look at the unknown card of another seat that is likely lowest."""
        spots = self.unknown(self.memory.others)
        best = min(spots, key=lambda spot: (self.worth(spot), spot), default=None)
        return Look(*best) if best else SkipPower()

    def swap(self) -> Action:
        """The two cards that are best swapped."""
        best = self.best_swap()
        return Swap(*pair(*best)) if best and self.swapping(*best) > 0 else SkipPower()

    def look_both(self) -> Action:
        """The two cards that are best seen, and then swapped or not."""
        best = max(self.pairs(), key=lambda it: (self.seeing(*it), it), default=None)
        return LookBoth(*pair(*best)) if best else SkipPower()

    def pairs(self) -> list[tuple[Spot, Spot]]:
        """An own card and another's, or one of the leader's and another's."""
        own, others = self.memory.own, self.memory.others
        rest = [spot for spot in others if spot[0] != self.leader]
        leading = [spot for spot in others if spot[0] == self.leader]
        return [*product(own, others), *product(leading, rest)]

    def best_swap(self) -> tuple[Spot, Spot] | None:
        """The two cards whose swap brings most."""
        return max(self.pairs(), key=lambda it: (self.swapping(*it), it), default=None)

    def seeing(self, one: Spot, two: Spot) -> int:
        """The worth of a look at two cards with a choice to swap."""
        unknown = self.unknown((one, two))
        news = sum(self.insight if self.is_own(spot) else self.news for spot in unknown)
        firsts, seconds = self.likely(one), self.likely(two)
        swaps = sum(
            max(0, self.moving(one, two, first - second)) for first in firsts for second in seconds
        )
        return swaps // (len(firsts) * len(seconds)) + news

    def likely(self, spot: Spot) -> list[int]:
        """The possible points of a card, all equally likely."""
        if spot in self.memory.faces:
            return [self.worth(spot)]
        percent = self.memory.percent(spot)
        return [percent * worth for worth in self.quantiles]

    @cached_property
    def quantiles(self) -> list[int]:
        """Quantiles of the points of unseen cards, lowest first."""
        worths = sorted(map(value, self.memory.unseen))
        return [worths[len(worths) * part // 8] for part in (1, 3, 5, 7)] if worths else [0]

    def swapping(self, one: Spot, two: Spot) -> int:
        """The worth of a swap: own gain, and the loss of others."""
        return self.moving(one, two, self.worth(one) - self.worth(two))

    def moving(self, one: Spot, two: Spot, moved: int) -> int:
        """The worth when so many points go from one card's owner to the other's."""
        if self.is_own(one):
            return moved + self.share(moved)
        if self.is_own(two):
            return -moved - self.share(moved)
        leads = (two[0] == self.leader) - (one[0] == self.leader)
        return leads * self.share(moved)

    @cached_property
    def leader(self) -> int:
        """The other seat with the lowest estimated sum."""
        totals = dict.fromkeys((owner for owner, _ in self.memory.others), 0)
        for spot in self.memory.others:
            totals[spot[0]] += self.worth(spot)
        return min(totals, key=lambda owner: (totals[owner], owner), default=self.seat)

    # --- the end ---

    def calls(self) -> bool:
        """Whether calling likely brings more than the round's end would without it."""
        if self.total() > FEW * POINT:
            return False
        calls, stays = Guesses(self.memory, self.rng).call()
        return calls < stays
