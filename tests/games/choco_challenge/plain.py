"""A second, plain implementation of Choco Challenge, to compare the real one with.

Written from the rulebook and the rulings with lists that change; nothing of the engine is used.
The one thing she cannot know is how a pile was shuffled: that she is shown, and counts the cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.choco_challenge.cards import (
    CARDS,
    DESSERTS_FOR,
    TOOLS,
    back,
    copies,
    crowns,
    named,
    ranking,
)

Offer = tuple[str, Any]
"""The name of an action, and what it names: a place, a cost, a tool or nothing."""


class Referee:
    """One table: everything lies in lists, the next card first, place 1 of the market first."""

    def __init__(self, piles: Sequence[Sequence[int]], deck: Sequence[int], first: int) -> None:
        seats = len(piles)
        self.piles = [list(pile) for pile in piles]
        self.rows: list[list[int]] = [[] for _ in piles]
        self.discards: list[list[int]] = [[] for _ in piles]
        self.tools = [["whisk"] for _ in piles]
        self.sweets: list[list[int]] = [[] for _ in piles]
        self.has_bust = [False] * seats
        self.busts = [0] * seats
        self.has_odds = True
        self.deck, self.market = list(deck), list[int]()
        for _ in range(6):
            self.to_market()
        self.left = dict(DESSERTS_FOR[seats])
        self.middle = copies(seats) | {"whisk": 0}
        self.first = self.whose = first
        self.turns_over = 0
        self.match: int | None = None
        self.is_shopping = self.is_over = False
        self.bought: int | None = None
        self.took: int | None = None
        self.line: list[int] = []
        self.marks: list[str | None] = [None] * seats
        self.shuffled: int | None = None

    # --- what may be done ---

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may do, in the order that an edition promises."""
        if self.is_over or seat != (self.line[0] if self.line else self.whose):
            return []
        if self.line:
            return [*self.extras(seat), ("Decline", None)]
        if self.match is not None:
            return [*(("Spend", tool) for tool in self.tools[seat]), ("Bust", None)]
        if self.is_shopping:
            return [*self.buys(), *self.takes(), ("Done", None)]
        found: list[Offer] = [("Draw", None)] if self.piles[seat] else []
        return [*found, ("Stop", None)] if self.rows[seat] else found

    def buys(self) -> list[Offer]:
        n = len(self.rows[self.whose])
        places = range(1, 7) if n >= 7 else [n]
        return [("Buy", place) for place in places] if self.bought is None else []

    def takes(self) -> list[Offer]:
        if self.took is not None:
            return []
        costs = [cost for cost, left in self.left.items() if left]
        costs = [cost for cost in costs if cost <= len(self.rows[self.whose])]
        return [("Take", cost) for cost in costs if cost not in self.sweets[self.whose]]

    def extras(self, seat: int) -> list[Offer]:
        theirs, own = len(self.rows[seat]), len(self.rows[self.whose])
        if theirs > own and self.deck:
            return [("TakeIngredient", None)]
        if theirs > own:
            return [("TakeMarket", place) for place in range(1, len(self.market) + 1)]
        if theirs < own:
            missing = [tool for tool in TOOLS if tool not in self.tools[seat]]
            return [("TakeTool", tool) for tool in missing if self.middle[tool]]
        return []

    # --- what follows ---

    def do(self, seat: int, offer: Offer) -> None:
        """An offered action is done."""
        match offer:
            case ("Draw", _):
                self.draw()
            case ("Stop", _):
                self.is_shopping = True
            case (("Spend" | "Bust"), tool):
                self.settle(tool)
            case ("Buy", place):
                self.bought = self.market.pop(place - 1)
                self.discards[seat].append(self.bought)
            case ("Take", cost):
                self.took = cost
                self.left[cost] -= 1
                self.sweets[seat] = sorted([*self.sweets[seat], cost])
            case ("Done", _):
                self.finish()
            case _:
                self.extra(seat, offer)

    def draw(self) -> None:
        card, row = self.piles[self.whose].pop(0), self.rows[self.whose]
        if CARDS[card] in [CARDS[other] for other in row]:
            self.match = card
        else:
            row.append(card)

    def settle(self, tool: str | None) -> None:
        """The match goes to the discard; with a tool the turn goes on, without it is over."""
        assert self.match is not None
        self.discards[self.whose].append(self.match)
        self.match = None
        if tool is None:
            self.has_bust[self.whose] = True
            self.busts[self.whose] += 1
            self.next_turn()
        else:
            self.tools[self.whose].remove(tool)
            self.middle[tool] += 1

    def finish(self) -> None:
        """The market has six again; from everybody's second turn on the others compare."""
        if self.bought is not None:
            self.to_market()
        seats = len(self.piles)
        if self.turns_over >= seats:
            self.line = [(self.whose + step) % seats for step in range(1, seats)]
            self.marks[self.whose] = "own"
        self.compare()

    def extra(self, seat: int, offer: Offer) -> None:
        match offer:
            case ("TakeIngredient", _):
                self.discards[seat].append(self.deck.pop(0))
            case ("TakeMarket", place):
                self.discards[seat].append(self.market.pop(place - 1))
            case ("TakeTool", tool):
                self.middle[tool] -= 1
                self.tools[seat] = [one for one in TOOLS if one in (*self.tools[seat], tool)]
        self.line.pop(0)
        self.compare()

    def compare(self) -> None:
        """One after the other, until somebody has something to take or all have compared."""
        while self.line:
            seat = self.line[0]
            theirs, own = len(self.rows[seat]), len(self.rows[self.whose])
            self.marks[seat] = "equal" if theirs == own else "more" if theirs > own else "fewer"
            if self.extras(seat):
                return
            self.line.pop(0)
        self.next_turn()

    def next_turn(self) -> None:
        """The game is over, or the next seat gathers its cards."""
        self.is_over = self.why_it_ends() is not None
        if self.is_over:
            return
        self.turns_over += 1
        self.whose = (self.whose + 1) % len(self.piles)
        self.is_shopping, self.bought, self.took = False, None, None
        self.marks = [None] * len(self.piles)
        if self.turns_over >= len(self.piles):
            seat = self.shuffled = self.whose
            self.piles[seat] += self.rows[seat] + self.discards[seat]
            self.rows[seat], self.discards[seat], self.has_bust[seat] = [], [], False

    def to_market(self) -> None:
        card = self.deck.pop(0)
        self.market.insert(0 if back(card) == "filling" else len(self.market), card)

    def why_it_ends(self) -> str | None:
        is_gap = self.bought in self.discards[self.whose] and len(self.market) < 6
        if len(self.deck) == (1 if is_gap and self.deck else 0):
            return "deck"
        if list(self.left.values()).count(0) >= 3:
            return "desserts"
        return "rounds" if self.turns_over + 1 >= 60 * len(self.piles) else None

    # --- what it looks like ---

    def view(self, seat: int) -> dict[str, Any]:
        """The JSON that a seat's screen gets."""
        return {
            "type": "View",
            "seat": seat,
            "turn": None if self.is_over else self.whose,
            "round": self.turns_over // len(self.piles) + 1,
            "first": self.first,
            "market": named(self.market),
            "market_cards": self.market,
            "deck": len(self.deck),
            "back": back(self.deck[0]) if self.deck else None,
            "desserts": {str(cost): n for cost, n in self.left.items()},
            "tools": self.middle,
            "match": self.waiting(),
            "stopped": self.is_shopping,
            "bought": self.bought,
            "took": self.took,
            "asked": self.line[0] if self.line else None,
            "compared": self.marks,
            "seats": [self.place(other) for other in range(len(self.piles))],
            "count": self.count(),
            "end": self.why_it_ends(),
            "places": [place for _, place in self.buys() if place] if self.may_reach() else [],
            "costs": [cost for _, cost in self.takes()] if self.may_reach() else [],
            "risk": self.risk(),
        }

    def risk(self) -> int | None:
        """In hundred next cards, those that match: said to who has busted twice and may draw."""
        row, pile = named(self.rows[self.whose]), named(self.piles[self.whose])
        is_drawing = self.may_reach() and not self.is_shopping and self.match is None
        if not (self.has_odds and is_drawing and row and pile and self.busts[self.whose] >= 2):
            return None
        return int(100 * sum(card in row for card in pile) / len(pile) + 0.5)

    def may_reach(self) -> bool:
        """Whether the seat of the turn is still drawing or shopping."""
        return not self.is_over and not self.line

    def waiting(self) -> dict[str, Any] | None:
        if self.match is None:
            return None
        return {"type": "Match", "card": self.match, "name": CARDS[self.match]}

    def place(self, seat: int) -> dict[str, Any]:
        """The cards at a seat."""
        return {
            "type": "Place",
            "drawn": named(self.rows[seat]),
            "drawn_cards": self.rows[seat],
            "discard": named(self.discards[seat]),
            "discard_cards": self.discards[seat],
            "pile": len(self.piles[seat]),
            "inside": named(sorted(self.piles[seat])),
            "tools": self.tools[seat],
            "desserts": self.sweets[seat],
            "busted": self.has_bust[seat],
        }

    def count(self) -> dict[str, Any]:
        """The crowns of all seats."""
        cards = [self.piles[s] + self.rows[s] + self.discards[s] for s in range(len(self.piles))]
        if self.match is not None:
            cards[self.whose].append(self.match)
        totals = [(crowns(named(own)), sum(self.sweets[s])) for s, own in enumerate(cards)]
        scores = [sum(total) for total in totals]
        tied = [seat for seat in ranking(scores, self.first) if scores[seat] == max(scores)]
        return {
            "type": "Outcome",
            "scores": scores,
            "winners": ranking(scores, self.first)[:1],
            "order": ranking(scores, self.first),
            "totals": [
                {"type": "Total", "pile": p, "desserts": d, "cards": len(own)}
                for (p, d), own in zip(totals, cards, strict=True)
            ],
            "tied": tied if len(tied) > 1 else [],
        }
