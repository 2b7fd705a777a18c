"""A position of Choco Challenge: the whole truth at one moment of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.rules.pieces import ANY, COSTS, EMPTY_PILES, MARKET, ROUNDS


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: who holds First Player, and whether chances may be asked."""

    first: int = 0
    odds: bool = True


@dataclass(frozen=True, slots=True)
class Seat:
    """One player's cards, tools and desserts; the next card of the pile comes first.

    drawn lies in front of the seat until its next turn, and busted tells how that turn ended;
    busts counts such turns.
    """

    pile: tuple[int, ...]
    drawn: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    tools: tuple[str, ...] = ("whisk",)
    desserts: tuple[int, ...] = ()
    busted: bool = False
    busts: int = 0

    @property
    def cards(self) -> tuple[int, ...]:
        """All cards of the seat: its pile, its drawn cards and its discard."""
        return (*self.pile, *self.drawn, *self.discard)


@dataclass(frozen=True, slots=True)
class State:
    """The whole truth: what lies in the middle and at each seat, and how far the turn has come.

    The next card of the deck comes first, the market begins next to the deck; desserts and tools
    count what is left of each; match is the card that a tool may save from; asked is the seat
    that may take an extra card, compared how each seat did against the turn that ended.
    """

    options: Options
    rng: Rng
    seats: tuple[Seat, ...]
    deck: tuple[int, ...]
    market: tuple[int, ...]
    desserts: tuple[int, ...]
    tools: tuple[int, ...]
    turn: int
    compared: tuple[str | None, ...]
    round: int = 1
    match: int | None = None
    stopped: bool = False
    bought: int | None = None
    took: int | None = None
    asked: int | None = None
    is_over: bool = False

    @property
    def own(self) -> Seat:
        """The cards, tools and desserts of the seat that has the turn."""
        return self.seats[self.turn]

    @property
    def power(self) -> int:
        """The number of drawn cards of the seat that has the turn: its power to pay."""
        return len(self.own.drawn)

    @property
    def places(self) -> tuple[int, ...]:
        """The places of the market from which that power may buy (RULINGS C6)."""
        all_places = tuple(range(1, len(self.market) + 1))
        return all_places if self.power >= ANY else all_places[self.power - 1 : self.power]

    @property
    def costs(self) -> tuple[int, ...]:
        """The desserts that the seat whose turn it is could take."""
        found = zip(COSTS, self.desserts, strict=True)
        return tuple(
            cost for cost, left in found if left and cost <= self.power and self._lacks(cost)
        )

    @property
    def end(self) -> str | None:
        """Why the game ends with this turn: deck or three dessert piles run out, or the rounds do.

        It is known as soon as it is certain: a gap in the market will take a card of the deck.
        """
        if len(self.deck) <= MARKET - len(self.market):
            return "deck"
        if self.desserts.count(0) >= EMPTY_PILES:
            return "desserts"
        is_last = (self.turn + 1) % len(self.seats) == self.options.first
        return "rounds" if is_last and self.round >= ROUNDS else None

    def seat_changed(self, seat: int, **changes: Any) -> State:
        """The same with something else at one seat."""
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def _lacks(self, cost: int) -> bool:
        return cost not in self.own.desserts
