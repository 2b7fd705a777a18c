"""What the end of a turn is worth to all seats: their chances to win from there.

A seat that may win by taking the last dessert of a pile is judged by how often it draws enough for
it. The rest of the game is judged by what counts at each seat, with weights that `make values`
found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import factorial, isqrt
from typing import Final

from chocobox.games.choco_challenge.bots.drawing import Drawing, PileCounts, Worths
from chocobox.games.choco_challenge.bots.forecast import (
    CARD,
    CROWN,
    POWERS,
    STOPS,
    TURN,
    turns_left,
)
from chocobox.games.choco_challenge.bots.picking import crowns, for_sale
from chocobox.games.choco_challenge.bots.planning import NOTHING, Plan, Purchase
from chocobox.games.choco_challenge.chances.value_data import WEIGHTS
from chocobox.games.choco_challenge.rules.pieces import COSTS, DESSERTS, EMPTY_PILES, TOOLS
from chocobox.kit.shares import STEP, WHOLE, Shares, divided, hats_at, learned, shares
from chocobox.kit.value import Features

KNOTS: Final = (0, 150, 300, 500, 750, 1000)
"""Where it is told what crowns count: so much of the game is left, in thousandths."""

DECK: Final = 31
"""The cards of the deck at the start, beside those of the market."""

_KNOTTED: Final = (True, True, False, False, False, False)
"""Whether a count weighs something else at each of the KNOTS, or changes evenly."""

MANY: Final = TURN * len(COSTS)
"""So many turns that a tool is still worth all of its price."""


_FEWER: Final = [10 * sum(STOPS.get(other, 0) for other in range(n)) for n in POWERS]
_MORE: Final = [10 * sum(STOPS.get(other, 0) for other in POWERS[n + 1 :]) for n in POWERS]
"""The parts of turns that stop with fewer cards, and with more, in thousandths."""


@dataclass(frozen=True, slots=True)
class After:
    """The table after a turn; extra cards are there in the mean.

    crowns are in thousandths; drawn counts the cards that lie there to be compared; cards tells one
    more card of each pile, gone a dessert that its seat can no longer have. All are by seats.
    """

    crowns: Sequence[int]
    tools: Sequence[int]
    drawn: Sequence[int]
    cards: Sequence[int | None]
    gone: Sequence[int | None]
    desserts: Sequence[int]
    deck: int

    @property
    def left(self) -> int:
        """The part of the game that is left, in thousandths: by the desserts or by the deck."""
        scarce, all_scarce = (
            sum(sorted(it)[:EMPTY_PILES]) for it in (self.desserts, DESSERTS[len(self.crowns)])
        )
        return max(1, min(1000 * scarce // all_scarce, 1000 * self.deck // DECK))


class Ends(Plan):
    """The possible ends of one seat's turn."""

    def own_share(self, found: Shares) -> int:
        """The chance of the seat of this plan."""
        return found[self.seat]

    def stopped(self, power: int, tools: int) -> Shares:
        """The best of what so many cards can still buy and take."""
        gifts = self._gifts(power, MANY)
        paid = self._purchases(power)
        ends = (self.worth(self.after(tools, power, it, gifts)) for it in paid)
        return max(ends, key=self.own_share)

    def asked(self, tools: int) -> Shares:
        """All is bought; those seats that are asked now or later take their extra cards."""
        asked, turn = self.state.asked or 0, self.state.turn
        wait = {(asked + i) % self.seats for i in range((turn - asked) % self.seats)}
        gifts = enumerate(self._gifts(self.state.power, MANY))
        waiting = [gift if seat in wait else 0 for seat, gift in gifts]
        return self.worth(self.after(tools, self.state.power, NOTHING, waiting))

    def busted(self, power: int, tools: int) -> Shares:
        """Nothing bought, and nobody compares."""
        return self.worth(self.after(tools, power))

    def after(
        self, tools: int, power: int, purchase: Purchase = NOTHING, gifts: Sequence[int] = ()
    ) -> After:
        """The table after this turn, in which its seat has kept so many tools."""
        cost, own, gone = purchase.cost, self.seat, self.forecast.gone(purchase.cost)
        crowns, held, drawn = list(self._crowns), list(self._held), list(self._drawn)
        cards: list[int | None] = [None] * self.seats
        for seat, gift in enumerate(gifts):
            if gift == CARD:
                crowns[seat] += CARD
                cards[seat] = self._given
            held[seat] += gift > CARD
        crowns[own] += purchase.gain
        held[own], drawn[own], cards[own] = tools, power, purchase.card
        desserts = list(self.state.desserts)
        if cost is not None:
            desserts[COSTS.index(cost)] -= 1
        deck = self.deck - list(gifts).count(CARD) - (purchase.card is not None)
        taken = [cost if seat == own else gone for seat in range(self.seats)]
        return After(crowns, held, drawn, cards, taken, desserts, deck)

    @cached_property
    def _crowns(self) -> Sequence[int]:
        return [CROWN * crowns for crowns in self.forecast.now]

    @cached_property
    def _held(self) -> Sequence[int]:
        return [len(seat.tools) for seat in self.state.seats]

    @cached_property
    def _drawn(self) -> Sequence[int]:
        return [len(seat.drawn) for seat in self.state.seats]

    @cached_property
    def _given(self) -> int | None:
        """Nobody knows which card an extra one is: one of the middle."""
        deck = sorted(self.state.deck)
        return deck[len(deck) // 2] if deck else None

    def worth(self, after: After) -> Shares:
        """Every seat's chance to win then."""
        if not turns_left(after.deck, after.desserts):
            return self._final(after.crowns)
        weights = _weights(self.seats, after.left)
        return self._soon(after, learned(weights, self._counts(after), 10**9))

    def features(self, after: After) -> Features:
        """What counts at each seat, for each of the KNOTS or by how much is left."""
        left, hats = after.left, hats_at(KNOTS, after.left)
        return [
            tuple(
                part * one // 1000
                for one, knots in zip(row, _KNOTTED, strict=True)
                for part in (hats if knots else (1000, left))
            )
            for row in self._counts(after)
        ]

    def _counts(self, after: After) -> Sequence[tuple[int, ...]]:
        """What counts at each seat: crowns, its next turn, tools, its wait, and extras to come.

        Of a turn the root is told: the first cards in a pile bring more than the later ones.
        """
        found = []
        for seat in range(self.seats):
            turn = isqrt(CROWN * self.forecast.turn(seat, after.cards[seat], after.gone[seat]))
            wait = 1000 * ((seat - self.seat - 1) % self.seats) // self.seats
            tools = after.tools[seat]
            card, tool = self._extras(seat, after.drawn[seat])
            tool *= tools < len(TOOLS)
            found.append((after.crowns[seat], turn, 1000 * tools, wait, card, tool))
        return found

    def _extras(self, seat: int, drawn: int) -> tuple[int, int]:
        """How many extra cards and tools such a turn still brings from others, in thousandths."""
        state, far = self.state, (seat - self.seat - 1) % self.seats
        turns = far
        if state.round == 1:  # nobody compares before the second round
            turns = (seat - state.options.first) % self.seats if seat == self.seat or drawn else 0
        return turns * _FEWER[drawn], turns * _MORE[drawn]

    def _final(self, crowns: Sequence[int]) -> Shares:
        """The game ends; extra cards that nobody has seen leave a doubt."""
        first = self.state.options.first
        near = [CROWN * ((seat - first) % self.seats) // 8 for seat in range(self.seats)]
        last = [it - far for it, far in zip(crowns, near, strict=True)]
        return shares([it * 64 * STEP // CROWN for it in last])

    def _soon(self, after: After, later: Shares) -> Shares:
        """The same where a seat may end the game in its next turn and win by that."""
        if not _last(after.desserts):
            return later
        still, found = WHOLE, [0] * self.seats
        for far in range(1, self.seats + 1):
            seat = (self.seat + far) % self.seats
            part = still * self._finish(after, seat) // WHOLE
            found[seat], still = part, still - part
        return divided([one * WHOLE + still * rest for one, rest in zip(found, later, strict=True)])

    def _finish(self, after: After, seat: int) -> int:
        """How often a seat that would win by the last dessert draws enough for it, in WHOLEs."""
        own, card = self.state.seats[seat], after.cards[seat]
        mine = {*own.desserts, after.gone[seat]}
        last = [it for it in _last(after.desserts) if it not in mine]
        behind = max(after.crowns) - after.crowns[seat]
        if not last or behind >= CROWN * (last[-1] + max(self._sold)):
            return 0
        power = next((n for n in POWERS[last[0] :] if self._wins(after, seat, n, last)), None)
        if power is None:
            return 0
        cards = own.cards if card is None else (*own.cards, card)
        return _reach(_fresh(cards), after.tools[seat], power)

    def _wins(self, after: After, seat: int, power: int, last: Sequence[int]) -> bool:
        """Whether it wins by taking a last dessert with so many cards drawn."""
        cost = max(cost for cost in last if cost <= power)
        own = after.crowns[seat] + CROWN * (cost + self._sold[power])
        others = zip(range(self.seats), after.crowns, after.drawn, strict=True)
        return all(own > has + CARD * (drawn > power) for it, has, drawn in others if it != seat)

    @cached_property
    def _sold(self) -> Sequence[int]:
        """The most crowns that an ingredient brings, by how many cards were drawn."""
        return [max(map(crowns, for_sale(self.state, n)), default=0) for n in POWERS]


def _last(desserts: Sequence[int]) -> list[int]:
    """The desserts that end the game when one is taken."""
    if desserts.count(0) != EMPTY_PILES - 1:
        return []
    return [cost for cost, n in zip(COSTS, desserts, strict=True) if n == 1]


@lru_cache(maxsize=4096)
def _fresh(cards: tuple[int, ...]) -> tuple[int, ...]:
    return PileCounts.of(cards).fresh


@lru_cache(maxsize=4096)
def _reach(fresh: tuple[int, ...], tools: int, power: int) -> int:
    """How often a seat draws so many different cards if it wants nothing else, in WHOLEs."""
    tool_counts = range(len(TOOLS) + 1)
    ends = [[int(n >= power)] * len(tool_counts) for n in POWERS]
    pile, worths = PileCounts(fresh), Worths(ends, [[0] * len(tool_counts)] * len(ends))
    found = Drawing(worths, sum(fresh)).best(pile, tools)
    return WHOLE * found // factorial(pile.size)


@lru_cache(maxsize=4096)
def _weights(seats: int, left: int) -> Sequence[int]:
    """What each count weighs there, in millionths."""
    rest, found, hats = iter(WEIGHTS[seats]), [], hats_at(KNOTS, left)
    for knots in _KNOTTED:
        found.append(sum(part * next(rest) for part in (hats if knots else (1000, left))))
    return found
