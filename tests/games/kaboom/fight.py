"""How slaps are settled, and what chance decides: half of kaboom_plain's referee."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.kaboom.cards import CARDS, Slap, Spot, face
from games.kaboom.table import WAIT, Table

LAST_WINDOW = 5000


class Fight(Table):
    """Who slapped first, and what that seat turns up, gives and pays."""

    photo_winner: int | None = None
    """The seat that chance chose among equal slap times, taken from the engine."""

    is_dealing = is_shuffled = False
    pile: Sequence[str] = ()
    unseen: Sequence[Spot] = ()
    """A shuffled stock, and where its cards went before its order was read."""

    def shown(self, lying: Mapping[Spot, str], stock: Sequence[str]) -> None:
        """Takes over the engine's deal or shuffle, and counts the cards."""
        if self.is_dealing:
            assert sorted([*stock, *lying.values()]) == sorted(CARDS)
            for place in range(4):
                for seat, grid in enumerate(self.grids):
                    grid[place] = (lying[seat, place], seat * 4 + place)
        elif self.is_shuffled:
            assert sorted([*stock, *(lying[spot] for spot in self.unseen)]) == sorted(self.pile)
            for seat, place in self.unseen:
                self.grids[seat][place] = (lying[seat, place], self.grids[seat][place][1])
        self.stock = list(stock) if self.is_dealing or self.is_shuffled else self.stock
        self.is_dealing, self.is_shuffled, self.unseen = False, False, []

    def refill(self) -> None:
        """An empty stock is made of the discard but its top card."""
        if not self.stock and len(self.discard) > 1:
            self.stock, self.discard = self.discard[:-1], self.discard[-1:]
            self.is_shuffled, self.pile = True, list(self.stock)
            self.empties += 1

    def pause(self) -> int:
        """How long the next card waits."""
        if self.flipping:
            return int(self.options["pace"])
        window = int(self.options["window"])
        return max(window, LAST_WINDOW) if self.is_ending() else window

    def begin(self, at: int) -> None:
        """The next turn, if there is one."""
        raise NotImplementedError

    def do_slap(self, seat: int, at: int) -> None:
        """A slap counts if the card was there; a reach for the next card is taken back."""
        is_late = self.is_ending() and self.begins is not None and at > self.begins
        if self.opened is None or at < self.opened or at <= self.vain or is_late:
            return
        self.hands.append((at + int(self.options[f"handicap_{seat}"]), seat))

    def do_judge(self, seat: int, at: int) -> None:
        """The earliest slap wins; for equal times the engine's choice is taken over."""
        order = sorted(self.hands)
        soonest = [seat for when, seat in order if when == order[0][0]]
        seat = self.photo_winner if len(soonest) > 1 else soonest[0]  # type: ignore[assignment]
        assert seat in soonest
        margin = order[1][0] - order[0][0] if len(order) > 1 else None
        others = [other for _, other in order if other != seat]
        wanted = face(self.discard[-1])
        self.slap = Slap(seat, wanted, at + WAIT, margin, len(soonest) > 1, others)
        self.spent = [*self.spent, seat]
        self.hands, self.reaches, self.using = [], {}, None

    def take(self, spot: Spot) -> tuple[str, int]:
        """A card leaves its place, and no look at it continues."""
        if self.sight and spot in self.sight.spots:
            self.sight.spots = [other for other in self.sight.spots if other != spot]
            self.sight.is_king = False
            if not self.sight.spots:
                self.sight = None
        return self.grids[spot[0]].pop(spot[1])

    def do_reveal(self, _: int, at: int, owner: int, place: int) -> None:
        slap = self.settled()
        card, _ = self.take((owner, place))
        self.discard.append(card)
        if face(card) != slap.face:
            self.pay(slap.seat, 2, card)
            self.done(at)
            return
        slap.matches += 1
        is_gift = owner != slap.seat and bool(self.grids[slap.seat])
        slap.gift = (owner, place) if is_gift else None
        self.again(at)

    def again(self, at: int) -> None:
        """The slap goes on, unless all cards that could match are out."""
        slap = self.settled()
        slap.until = at + WAIT
        if not slap.gift and slap.matches == (1 if slap.face == "X" else 3):
            self.done(at)

    def do_give(self, seat: int, at: int, place: int) -> None:
        slap = self.settled()
        assert slap.gift
        owner, there = slap.gift
        self.grids[owner][there] = self.take((seat, place))
        slap.gift = None
        self.again(at)

    def do_keep(self, seat: int, at: int) -> None:
        self.settled().gift = None
        self.again(at)

    def do_enough(self, seat: int, at: int) -> None:
        self.done(at)

    def do_give_up(self, _: int, at: int) -> None:
        """One penalty card; seats that have not slapped yet still may."""
        self.pay(self.settled().seat, 1)
        slap, self.slap = self.slap, None
        if self.may_anybody_slap():
            self.opened, self.begins = at, at + self.pause()
            self.rest(at)
        else:
            self.slap = slap
            self.done(at)

    def do_time_up(self, seat: int, at: int) -> None:
        slap = self.settled()
        doings = self.do_enough if slap.matches else self.do_give_up
        (self.do_keep if slap.gift else doings)(seat, at)

    def settled(self) -> Slap:
        assert self.slap
        return self.slap

    def pay(self, seat: int, count: int, card: str | None = None) -> None:
        """Penalty cards, unseen, into the lowest places behind the first four."""
        for _ in range(count):
            self.refill()
            place = min(set(range(4, 60)) - set(self.grids[seat]))
            self.grids[seat][place] = (self.stock.pop(0), self.marks)
            self.unseen = [*self.unseen, (seat, place)] if self.is_shuffled else self.unseen
            self.marks += 1
        self.refill()
        told = {"seat": seat, "cards": count, "wanted": self.settled().face, "card": card}
        self.paid = {"type": "Payment", "number": self.marks, **told}

    def rest(self, at: int) -> None:
        """Timers that waited for the slap start again in full."""
        for waiting in (self.power, self.sight):
            if waiting:
                waiting.until = at + WAIT

    def done(self, at: int) -> None:
        slap, self.slap, self.opened = self.settled(), None, None
        self.hands, self.spent = [], []
        self.rest(at)
        if slap.matches and self.taken == 0:
            self.flipping, self.turn = False, slap.seat
        if self.power and not self.is_ending():
            self.begins = at + self.pause()
        else:
            self.begin(at)
