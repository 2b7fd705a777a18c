"""What the end of a turn is worth to all seats: their chances to win from there.

A seat that may win by taking the last dessert of a pile is judged by how often it draws enough for
it. The rest of the game is judged by what counts at each seat, with weights that `make values`
found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import factorial, isqrt
from typing import Final

from chocobox.games.choco_challenge.drawing import Drawing, Hopes, Worths
from chocobox.games.choco_challenge.forecast import CARD, CROWN, POWERS, TURN, turns_left
from chocobox.games.choco_challenge.pieces import COSTS, DESSERTS, EMPTY_PILES, TOOLS
from chocobox.games.choco_challenge.planning import NOTHING, Plan, Purchase
from chocobox.games.choco_challenge.value_data import WEIGHTS
from chocobox.kit.shares import STEP, WHOLE, Shares, divided, shares
from chocobox.kit.value import Features

KNOTS: Final = (0, 150, 300, 500, 750, 1000)
"""Where it is told what crowns count: so much of the game is left, in thousandths."""

DECK: Final = 31
"""The cards of the deck at the start, beside those of the market."""

MANY: Final = TURN * len(COSTS)
"""So many turns that a tool is still worth all of its price."""


@dataclass(frozen=True, slots=True)
class After:
    """The table after a turn; extra cards are there in the mean.

    crowns are in thousandths; cards tells one more card of each pile, gone a dessert that its seat
    can no longer have, both by seats.
    """

    crowns: Sequence[int]
    tools: Sequence[int]
    cards: Sequence[int | None]
    gone: Sequence[int | None]
    desserts: Sequence[int]
    deck: int

    @property
    def left(self) -> int:
        """How much of the game is left, in thousandths: by the desserts or by the deck."""
        scarce, all_scarce = (
            sum(sorted(it)[:EMPTY_PILES]) for it in (self.desserts, DESSERTS[len(self.crowns)])
        )
        return max(1, min(1000 * scarce // all_scarce, 1000 * self.deck // DECK))


class Ends(Plan):
    """How one seat's turn may end."""

    def own_share(self, found: Shares) -> int:
        """The chance of the seat of this plan."""
        return found[self.seat]

    def stopped(self, power: int, tools: int) -> Shares:
        """The best of what so many cards can still buy and take."""
        gifts = self._gifts(power, MANY)
        ends = (self.worth(self.after(tools, it, gifts)) for it in self._purchases(power))
        return max(ends, key=self.own_share)

    def asked(self, tools: int) -> Shares:
        """All is bought; those seats that are asked now or later take their extra cards."""
        asked, turn = self.state.asked or 0, self.state.turn
        wait = {(asked + i) % self.seats for i in range((turn - asked) % self.seats)}
        gifts = enumerate(self._gifts(self.state.power, MANY))
        waiting = [gift if seat in wait else 0 for seat, gift in gifts]
        return self.worth(self.after(tools, NOTHING, waiting))

    def busted(self, tools: int) -> Shares:
        """Nothing bought, and nobody compares."""
        return self.worth(self.after(tools))

    def after(self, tools: int, purchase: Purchase = NOTHING, gifts: Sequence[int] = ()) -> After:
        """The table after this turn, in which its seat has kept so many tools."""
        gifts = gifts or [0] * self.seats
        now, deck, gone = self.forecast.now, sorted(self.state.deck), self.forecast.gone
        given = deck[len(deck) // 2] if deck else None  # nobody knows which: one of the middle
        own = [seat == self.seat for seat in range(self.seats)]
        held = [len(seat.tools) for seat in self.state.seats]
        left = zip(COSTS, self.state.desserts, strict=True)
        return After(
            [
                CROWN * crowns + is_own * purchase.gain + CARD * (gift == CARD)
                for crowns, is_own, gift in zip(now, own, gifts, strict=True)
            ],
            [
                tools if is_own else n + (gift > CARD)
                for n, is_own, gift in zip(held, own, gifts, strict=True)
            ],
            [
                purchase.card if is_own else given if gift == CARD else None
                for is_own, gift in zip(own, gifts, strict=True)
            ],
            [purchase.cost if is_own else gone(purchase.cost) for is_own in own],
            [n - (cost == purchase.cost) for cost, n in left],
            self.deck - list(gifts).count(CARD) - (purchase.card is not None),
        )

    def worth(self, after: After) -> Shares:
        """Every seat's chance to win then."""
        if not turns_left(after.deck, after.desserts):
            return self._final(after.crowns)
        weighed = [
            sum(a * b for a, b in zip(WEIGHTS[self.seats], row, strict=True))
            for row in self.features(after)
        ]
        return self._soon(after, shares([it * STEP // 10**6 for it in weighed]))

    def features(self, after: After) -> Features:
        """What counts at each seat: crowns, its next turn, its tools, and how long it waits.

        Of a turn the root is told: the first cards in a pile bring more than the later ones.
        """
        left, found = after.left, []
        hats = _hats(left)
        for seat in range(self.seats):
            turn = isqrt(CROWN * self.forecast.turn(seat, after.cards[seat], after.gone[seat]))
            wait = 1000 * ((seat - self.seat - 1) % self.seats) // self.seats
            told = (*(hat * after.crowns[seat] for hat in hats), *(hat * turn for hat in hats))
            tools = after.tools[seat]
            more = (1000 * tools, tools * left, wait, wait * left // 1000)
            found.append((*(it // 1000 for it in told), *more))
        return found

    def _final(self, crowns: Sequence[int]) -> Shares:
        """The game ends; extra cards that nobody has seen leave a doubt."""
        first = self.state.options.first
        near = [CROWN * ((seat - first) % self.seats) // 8 for seat in range(self.seats)]
        last = [it - far for it, far in zip(crowns, near, strict=True)]
        return shares([it * 64 * STEP // CROWN for it in last])

    def _soon(self, after: After, later: Shares) -> Shares:
        """The same where a seat may end the game in its next turn and win by that."""
        if after.desserts.count(0) != EMPTY_PILES - 1 or 1 not in after.desserts:
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
        most = max(crowns for other, crowns in enumerate(after.crowns) if other != seat)
        last = [cost for cost, n in zip(COSTS, after.desserts, strict=True) if n == 1]
        mine = {*own.desserts, after.gone[seat]}
        wins = [it for it in last if it not in mine and after.crowns[seat] + CROWN * it > most]
        if not wins:
            return 0
        pile = Hopes.of(own.cards if card is None else (*own.cards, card))
        return _reach(pile.fresh, after.tools[seat], min(wins))


@lru_cache(maxsize=4096)
def _reach(fresh: tuple[int, ...], tools: int, power: int) -> int:
    """How often a seat draws so many different cards if it wants nothing else, in WHOLEs."""
    kept = range(len(TOOLS) + 1)
    ends = [[int(n >= power)] * len(kept) for n in POWERS]
    pile = Hopes(fresh)
    found = Drawing(Worths(ends, [[0] * len(kept)] * len(ends)), sum(fresh)).best(pile, tools)
    return WHOLE * found // factorial(pile.size)


def _hats(left: int) -> list[int]:
    """How much each of the KNOTS says here, in thousandths: only the two beside it do."""
    found = [0] * len(KNOTS)
    for i, (low, high) in enumerate(pairwise(KNOTS)):
        if low <= left <= high:
            found[i + 1] = 1000 * (left - low) // (high - low)
            found[i] = 1000 - found[i + 1]
            break
    return found
