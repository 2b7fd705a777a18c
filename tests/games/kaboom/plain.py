"""A second, plain implementation of Kaboom!, to compare the real one with.

Written from the rulebook and the rulings with lists that change; nothing of the engine is used.
What chance decides she is shown: how a pile was shuffled, and who won a photo finish.
"""

from __future__ import annotations

import re
from typing import Any

from games.kaboom.cards import Power, Sight, Spot, closest, points_of, use_of, worth
from games.kaboom.fight import Fight
from games.kaboom.table import WAIT, Offer, Table

CALM, TOO_SOON = 1500, 150
POWERS = ("Look", "LookBoth", "Swap", "SkipPower", "Decide", "Cover")


class Referee(Fight):
    """Applies the rulebook to the table."""

    def __init__(self, options: dict[str, Any], seats: int, starter: int) -> None:
        super().__init__(options, seats, starter)
        self.deal()

    def deal(self) -> None:
        """A new round; only the scores stay."""
        fresh = Table(self.options, self.seats, self.starter)
        fresh.scores, fresh.last = self.scores, self.last
        vars(self).update(vars(fresh))
        self.turn, self.flipping = self.starter, self.options["slaps"]
        self.peeks = ["waiting"] * self.seats
        self.grids = [{} for _ in range(self.seats)]
        self.marks = 4 * self.seats
        self.is_dealing = True

    def do(self, seat: int, offer: Offer, at: int) -> None:
        """An offered action, or the table's own, is done."""
        self.is_shuffled = False
        if offer[0] in POWERS and not self.is_peeking():
            self.uses(seat, offer, at)
        else:
            self.act(seat, offer, at)

    def act(self, seat: int, offer: Offer, at: int) -> None:
        """The effect of a card."""
        kind, *named = offer
        name = re.sub("(?<=[a-z])(?=[A-Z])", "_", kind).lower()
        getattr(self, f"do_{name}")(seat, at, *named)
        if not self.is_over and not self.is_dealing:
            self.refill()

    # --- peek, flip, draw ---

    def do_peek(self, seat: int, at: int) -> None:
        self.peeks[seat] = "looking"

    def do_cover(self, seat: int, at: int) -> None:
        if self.sight:
            self.put_back(at)
            return
        self.peeks[seat] = "done"
        if not self.is_peeking():
            self.last = None
            if not self.flipping:
                self.begin(at)

    def do_flip(self, seat: int, at: int) -> None:
        """The seat has reached for the stock."""
        self.reach_for("a card", at)

    do_draw = do_flip

    def reach_for(self, what: str, at: int) -> None:
        """It takes effect only when no earlier slap or power can arrive any more."""
        if at < self.begun:
            return
        self.reaches[what] = at
        if self.opened is None and not self.power:
            self.do_go(self.turn, at)

    def do_go(self, seat: int, at: int) -> None:
        """A call or the next card; the card before can no longer be slapped."""
        what = min(self.reaches, key=lambda it: (self.reaches[it], it))
        self.reaches, self.using = {}, None
        self.opened, self.hands, self.spent = None, [], []
        if what == "call":
            self.call(at)
            return
        card = self.stock.pop(0)
        if not self.flipping:
            self.drawer, self.drawn, self.power = self.turn, card, None
            self.taken += 1
            return
        self.vain = at + TOO_SOON if self.discard else -1
        self.discard.append(card)
        self.turn = (self.turn + 1) % self.seats
        self.open(at)

    def open(self, at: int) -> None:
        """A discarded card may be slapped; the next card waits."""
        self.opened, self.hands, self.spent = at, [], []
        self.begins, self.is_powerful, self.begun = at + self.pause(), self.power is not None, 0
        if self.options["slaps"] and self.may_anybody_slap():
            return
        self.opened = None
        if not self.power:
            self.begins = at
        if self.is_ending():
            self.begins = at + CALM

    def begin(self, at: int) -> None:
        """The next turn, if there is one."""
        self.begins, self.begun = at + CALM if self.is_ending() else None, at
        if self.is_ending():
            return
        if self.empties >= 3 or not self.stock:
            self.flipping = False
        if self.flipping:
            return
        if self.caller is None and not self.grids[self.turn]:
            self.reach_for("call", at)
        elif self.caller is not None and not self.stock:
            self.turn = (self.turn + 1) % self.seats
            self.begin(at)

    def do_elapse(self, seat: int, at: int) -> None:
        """The next turn; after the last turn nobody may slap."""
        if self.is_ending():
            self.opened, self.spent = None, []
        else:
            self.begin(at if self.begins is None else self.begins)

    # --- a turn ---

    def do_kaboom(self, seat: int, at: int) -> None:
        self.reach_for("call", at)

    def call(self, at: int) -> None:
        """A call by the player, or because the grid is empty."""
        self.caller, self.auto, self.power = self.turn, not self.grids[self.turn], None
        self.taken += 1
        self.turn = (self.turn + 1) % self.seats
        self.begin(at)

    def do_replace(self, seat: int, at: int, place: int) -> None:
        """The drawn card replaces one of the grid, which is discarded."""
        assert self.drawn
        old, _ = self.grids[seat][place]
        self.grids[seat][place] = (self.drawn, self.marks)
        self.marks += 1
        self.throw(old, None, at)

    def do_discard(self, seat: int, at: int) -> None:
        """The power of the card is offered only if it can be used."""
        assert self.drawn
        kind = use_of(self.drawn, seat, self.free())
        self.throw(self.drawn, Power(seat, kind, at + WAIT) if kind else None, at)

    def throw(self, card: str, power: Power | None, at: int) -> None:
        self.discard.append(card)
        self.drawer, self.drawn, self.power = None, None, power
        self.turn = (self.turn + 1) % self.seats
        self.open(at)

    # --- powers ---

    def uses(self, seat: int, offer: Offer, at: int) -> None:
        """A power that no reach can have preceded is used at once."""
        first = self.first_hand()
        if first is not None and at >= first + 60:
            return
        if self.begins is None and not self.sight:
            self.using = (at, seat, offer)
        else:
            self.act(seat, offer, at)

    def do_use(self, _: int, at: int) -> None:
        assert self.using
        (when, seat, offer), self.using = self.using, None
        self.act(seat, offer, when)

    def look(self) -> None:
        """While somebody looks, the next turn waits, even if it had begun."""
        self.reaches = {}
        if self.begins is None:
            self.begins = self.begun
        self.begun = 0

    def do_look(self, seat: int, at: int, owner: int, place: int) -> None:
        self.look()
        self.power, self.sight = None, Sight(seat, [(owner, place)], at + WAIT, is_king=False)

    def do_look_both(self, seat: int, at: int, *named: int) -> None:
        self.look()
        spots: list[Spot] = [(named[0], named[1]), (named[2], named[3])]
        self.power, self.sight = None, Sight(seat, spots, at + WAIT, is_king=True)

    def do_swap(self, seat: int, at: int, *named: int) -> None:
        owner, place, other, other_place = named
        one, two = self.grids[owner], self.grids[other]
        one[place], two[other_place] = two[other_place], one[place]
        self.power = None
        self.go_on(at)

    def do_decide(self, seat: int, at: int, swap: bool) -> None:
        assert self.sight
        spots, self.sight = self.sight.spots, None
        if swap:
            self.do_swap(seat, at, *spots[0], *spots[1])
        else:
            self.go_on(at)

    def put_back(self, at: int) -> None:
        self.sight = None
        self.go_on(at)

    def do_hide(self, seat: int, at: int) -> None:
        self.put_back(at)

    def do_skip_power(self, seat: int, at: int) -> None:
        self.power = None
        self.go_on(at)

    def go_on(self, at: int) -> None:
        """The next turn begins if only the power was still open."""
        if self.begins is None or self.is_ending():
            return
        if self.opened is None:
            self.begin(at)
        else:
            self.begins = max(self.begins, at)

    # --- the end ---

    def do_close(self, seat: int, at: int) -> None:
        """Cards are turned up and counted; if nobody has called, everybody gets their sum."""
        hands = [[grid[place][0] for place in sorted(grid)] for grid in self.grids]
        totals = [sum(map(worth, hand)) for hand in hands]
        points, reasons = points_of(totals, self.caller)
        self.scores = [*self.scores, points]
        self.last = {"type": "Counted", "round": len(self.scores), "hands": hands}
        self.last |= {"totals": totals, "points": points, "reasons": reasons}
        sums = [
            [total] if reason == "plain" else [points[i] - near, near]
            for i, (total, reason) in enumerate(zip(totals, reasons, strict=True))
            for near in [-abs(total) if reason == "closest" else abs(total)]
        ]
        self.last |= {"values": [[worth(card) for card in hand] for hand in hands], "addends": sums}
        self.last |= {"caller": self.caller, "auto": self.auto, "winners": closest(totals)}
        if len(self.scores) == self.options["rounds"]:
            self.is_over, self.opened, self.begins, self.power = True, None, None, None
            return
        self.starter = self.next_starter(closest(totals))
        self.deal()

    def next_starter(self, nearest: list[int]) -> int:
        """Nearest to zero, then the lowest sum, then the first in turn order."""
        round_ = [(self.starter + step) % self.seats for step in range(self.seats)]
        if not self.options["slaps"]:
            return round_[1]
        sums = [sum(points[seat] for points in self.scores) for seat in range(self.seats)]
        lowest = min(sums[seat] for seat in nearest)
        return next(seat for seat in round_ if seat in nearest and sums[seat] == lowest)

    def do_reopen(self, seat: int, at: int) -> None:
        """After a break, whatever ran has its full time again."""
        is_running = self.opened is not None or bool(self.reaches)
        self.reaches, self.using = {}, None
        self.rest(at)
        if is_running:
            self.begins = at + self.pause()
        if self.slap:
            self.slap.until = at + WAIT
