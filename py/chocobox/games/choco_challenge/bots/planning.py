"""The strategy of the crown: the end of a turn with the best chance to win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from math import isqrt
from typing import Final

from chocobox.core.record import Action
from chocobox.games.choco_challenge.bots.drawing import PileCounts, Worths
from chocobox.games.choco_challenge.bots.forecast import (
    CARD,
    CROWN,
    POWERS,
    STOPS,
    TOOL,
    TURN,
    Forecast,
    turns_left,
)
from chocobox.games.choco_challenge.bots.picking import crowns, for_sale, on_offer
from chocobox.games.choco_challenge.rules.actions import (
    Buy,
    Done,
    Take,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.pieces import COSTS, MARKET, TOOLS, kind
from chocobox.games.choco_challenge.rules.state import State

SURE: Final = 10**12
"""The chance of what cannot fail."""

SPREAD: Final = 35
"""The square of the crowns by which chance parts two seats in a round."""

OPEN: Final = 4
"""The rounds after which the end is as open as can be."""


@dataclass(frozen=True, slots=True)
class Purchase:
    """A purchase of a turn: an ingredient, a dessert, both or nothing."""

    card: int | None = None
    cost: int | None = None

    @property
    def gain(self) -> int:
        """Its crowns, in thousandths."""
        return CROWN * ((self.cost or 0) + (0 if self.card is None else crowns(self.card)))


NOTHING: Final = Purchase()


class Plan:
    """One seat's evaluation of one position; all worths are chances to win."""

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat, self.own = state, seat, state.seats[seat]
        self.seats = len(state.seats)
        self.others = [other for other in range(self.seats) if other != seat]
        self.deck = len(state.deck) - (MARKET - len(state.market))
        self.forecast = Forecast(state)

    def worths(self) -> Worths:
        """The worth of each end of its turn; 0 for ends out of reach."""
        tools, drawn = range(len(self.own.tools) + 1), len(self.own.drawn)
        reach = range(
            max(1, drawn), drawn + sum(PileCounts.of(self.own.pile, self.own.drawn).fresh) + 1
        )
        return Worths(
            [[self._stopped(n, left) if n in reach else 0 for left in tools] for n in POWERS],
            [[self._busted(n, left) if n in reach else 0 for left in tools] for n in POWERS],
        )

    def shopping(self) -> Action:
        """The next purchase: a dessert, a card, or the end of the turn."""
        power, tools = self.state.power, len(self.own.tools)
        paid = self._purchases(power)
        best = max(paid, key=lambda it: (self._ended(power, tools, it), it.gain))
        if best.cost is not None:
            return Take(best.cost)
        return Done() if best.card is None else Buy(self.state.market.index(best.card) + 1)

    def extra_card(self, actions: Sequence[Action]) -> Action:
        """The best extra card; among tools, a scarce one."""
        return max(actions, key=lambda it: (self._extra(it), self._scarcity(it)))

    # The end of its own turn

    def _stopped(self, power: int, tools: int) -> int:
        return max(self._ended(power, tools, it) for it in self._purchases(power))

    def _ended(self, power: int, tools: int, purchase: Purchase) -> int:
        """Stopped with so many cards and tools, and that purchase made."""
        turns = self._turns_after(purchase, self._gifts(power, 0).count(CARD))
        gain = purchase.gain + self._later_gain(power, tools, turns)
        return self._chance(gain, turns, purchase, self._gifts(power, turns))

    def _busted(self, power: int, tools: int) -> int:
        turns = self._turns_after(NOTHING)
        return self._chance(self._later_gain(power, tools, turns), turns)

    def _purchases(self, power: int) -> Sequence[Purchase]:
        """All that so many cards can pay and that was not done before."""
        state = self.state
        cards = for_sale(state, power) if state.bought is None else ()
        costs = on_offer(state, self.own) if state.took is None else ()
        paid = [cost for cost in costs if cost <= power]
        return [Purchase(*it) for it in product((None, *cards), (None, *paid))]

    def _turns_after(self, purchase: Purchase, given: int = 0) -> int:
        """The turns that are left when that is gone, and so many extra cards."""
        state = self.state
        desserts = [
            n - (cost == purchase.cost) for cost, n in zip(COSTS, state.desserts, strict=True)
        ]
        return turns_left(self.deck - given - (purchase.card is not None), desserts)

    def _later_gain(self, power: int, tools: int, turns: int) -> int:
        """The later gain from tools, and from the drawn cards that others compare with."""
        tool = self._tool(turns)
        fewer = tool if tools < len(TOOLS) else 0
        extras = sum(
            often * (CARD if other < power else fewer if other > power else 0)
            for other, often in STOPS.items()
        )
        return tool * tools + extras * min(len(self.others), turns // TURN) // 100

    def _gifts(self, power: int, turns: int) -> list[int]:
        """The worth of each seat's extra card after a stop with so many cards."""
        return [self._gift(seat, power, turns) for seat in range(self.seats)]

    def _gift(self, seat: int, power: int, turns: int) -> int:
        other = self.state.seats[seat]
        if seat == self.seat or self.state.round == 1 or len(other.drawn) == power:
            return 0
        if len(other.drawn) > power:
            return CARD
        return self._tool(turns) if len(other.tools) < len(TOOLS) else 0

    def _tool(self, turns: int) -> int:
        """The worth of a tool: less with few turns left for its use."""
        return min(TOOL, TOOL * turns // (TURN * self.seats))

    # Extra cards

    def _extra(self, action: Action) -> int:
        state = self.state
        turns = self._turns_after(NOTHING)
        match action:
            case TakeIngredient():
                fewer = self._turns_after(NOTHING, 1) if turns else 0
                tops = [card for card in sorted(state.deck) if kind(card) == kind(state.deck[0])]
                return sum(self._received(card, fewer) for card in tops) // len(tops)
            case TakeMarket(place):
                return self._received(state.market[place - 1], turns)
            case TakeTool():
                return self._chance(self._tool(turns), turns)
        return self._chance(0, turns)

    def _received(self, card: int, turns: int) -> int:
        purchase = Purchase(card)
        return self._chance(purchase.gain, turns, purchase)

    def _scarcity(self, action: Action) -> int:
        """The greater, the fewer of the tool that it would take lie in the middle."""
        if not isinstance(action, TakeTool):
            return 0
        return 1 + self.seats - self.state.tools[TOOLS.index(action.tool)]

    # Who wins

    def _chance(
        self,
        gain: int,
        turns: int,
        purchase: Purchase = NOTHING,
        gifts: Sequence[int] = (),
    ) -> int:
        """The chance to end before all the others, each taken by itself."""
        own = gain + self.forecast.total(self.seat, turns, purchase.card, purchase.cost)
        gone, chance = self.forecast.gone(purchase.cost), SURE
        for other in self.others:
            gift = gifts[other] if gifts else 0
            lead = own - gift - self.forecast.total(other, turns, cost=gone)
            chance = chance * self._ahead(other, lead, turns) // SURE
        return chance

    def _ahead(self, other: int, lead: int, turns: int) -> int:
        """The chance that so many crowns more than another seat are enough."""
        rounds = min(turns, OPEN * TURN * self.seats)
        square = SPREAD * CROWN * CROWN * rounds // (TURN * self.seats)
        if not turns:
            first, square = self.state.options.first, CROWN * CROWN // 4
            nearer = (self.seat - first) % self.seats < (other - first) % self.seats
            lead += CROWN // 2 if nearer else -CROWN // 2
        return (SURE + lead * SURE // max(1, isqrt(lead * lead + square))) // 2
