"""What lies on a table of Kaboom!, who may do what, and what each seat sees: for kaboom_plain.

Written from the rulebook and the rulings with lists that change; nothing of the engine is used.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from games.kaboom.cards import Power, Sight, Slap, Spot, judged

Offer = tuple[Any, ...]
"""The name of an action, then what it names."""

ON_ITS_WAY, WAIT = 60, 10_000
PAIRS = {"swap_blind": "Swap", "swap_seen": "LookBoth"}


@dataclass
class Table:
    """Cards are texts with a mark; the next of the stock first, the top of the discard last."""

    options: dict[str, Any]
    seats: int
    starter: int
    grids: list[dict[int, tuple[str, int]]] = field(default_factory=list)
    stock: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    marks: int = 0
    peeks: list[str] = field(default_factory=list)
    turn: int = 0
    flipping: bool = True
    empties: int = 0
    taken: int = 0
    """How often the stock ran out, and how many turns were taken, in this round."""
    caller: int | None = None
    auto: bool = False
    drawer: int | None = None
    drawn: str | None = None
    opened: int | None = None
    is_powerful: bool = False
    """Whether the card that may be slapped had a power when it came."""
    vain: int = -1
    hands: list[tuple[int, int]] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    begins: int | None = None
    begun: int = 0
    reaches: dict[str, int] = field(default_factory=dict)
    """When a hand went for the stock ("a card") or a seat was about to call ("call")."""
    using: tuple[int, int, Offer] | None = None
    """When which seat used its power, and how, where that is not settled yet."""
    slap: Slap | None = None
    paid: dict[str, Any] | None = None
    power: Power | None = None
    sight: Sight | None = None
    scores: list[list[int]] = field(default_factory=list)
    last: dict[str, Any] | None = None
    is_over: bool = False

    # --- what can be said of it ---

    def is_peeking(self) -> bool:
        return any(peek != "done" for peek in self.peeks)

    def is_ending(self) -> bool:
        if self.caller is None:
            return self.taken == 60 * self.seats and self.drawer is None
        return self.caller == self.turn

    def free(self) -> list[Spot]:
        """Cards that may be touched: all but the caller's."""
        seats = [seat for seat in range(self.seats) if seat != self.caller]
        return [(seat, place) for seat in seats for place in sorted(self.grids[seat])]

    def may_slap(self, seat: int) -> bool:
        """Once for each discard, while a penalty card can be had."""
        if self.opened is None or self.slap or seat == self.caller or seat in self.spent:
            return False
        can_pay = self.stock or len(self.discard) > 1
        return bool(can_pay) and seat not in [other for _, other in self.hands]

    def may_anybody_slap(self) -> bool:
        return any(self.may_slap(seat) for seat in range(self.seats))

    # --- who may do what ---

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may do, in the order that an edition promises."""
        if self.is_over:
            return []
        if self.is_peeking():
            return {"waiting": [("Peek",)], "looking": [("Cover",)]}.get(self.peeks[seat], [])
        if self.slap:
            return list(self.settling(self.slap)) if self.slap.seat == seat else []
        slap: list[Offer] = [("Slap",)] if self.may_slap(seat) else []
        return [*self.turning(seat), *self.powers(seat), *slap]

    def settling(self, slap: Slap) -> Iterator[Offer]:
        if slap.gift:
            yield from (("Give", place) for place in sorted(self.grids[slap.seat]))
            yield ("Keep",)
        else:
            yield from (("Reveal", *spot) for spot in self.free())
            yield ("Enough",) if slap.matches else ("GiveUp",)

    def turning(self, seat: int) -> Iterator[Offer]:
        if self.drawer is not None:
            if seat == self.drawer:
                yield from (("Replace", place) for place in sorted(self.grids[seat]))
                yield ("Discard",)
        elif seat == self.turn and self.begins is None and not self.sight:
            if self.flipping:
                yield from [] if self.reaches else [("Flip",)]
                return
            if self.reaches and not self.grids[seat]:
                return
            if self.stock and "a card" not in self.reaches:
                yield ("Draw",)
            if self.caller is None and "call" not in self.reaches:
                yield ("Kaboom",)

    def powers(self, seat: int) -> Iterator[Offer]:
        if self.sight:
            if self.sight.seat == seat:
                yield from [("Decide", True), ("Decide", False)] if self.sight.is_king else COVER
        elif self.power and self.power.seat == seat and not self.using:
            pair, is_own = PAIRS.get(self.power.kind), self.power.kind == "look_own"
            if pair:
                yield from ((pair, *one, *two) for one, two in combinations(self.free(), 2))
            else:
                yield from (("Look", *it) for it in self.free() if (it[0] == seat) == is_own)
            yield ("SkipPower",)

    def due(self) -> tuple[str, int] | None:
        """What happens by itself, and when."""
        if self.is_over or self.is_peeking():
            return None
        if self.slap:
            return "TimeUp", self.slap.until
        found = [*self.touched(), *self.timed()]
        return min(found, key=lambda it: it[1], default=None)

    def first_hand(self) -> int | None:
        """When the first hand landed; handicaps do not count here."""
        return min((at - self.options[f"handicap_{n}"] for at, n in self.hands), default=None)

    def reached(self) -> int | None:
        """When the stock was reached for or a call was made, if neither slap nor look was first."""
        at, first = min(self.reaches.values(), default=None), self.first_hand()
        if at is None or (first is not None and first <= at):
            return None
        looks = self.using is not None and self.using[2][0].startswith("Look")
        return None if looks and self.using and self.using[0] <= at else at

    def touched(self) -> Iterator[tuple[str, int]]:
        """What follows from touches: each as late as an earlier one can be heard."""
        at, first = self.reached(), self.first_hand()
        if self.using:
            used = self.using[0]
            is_sooner = used <= at if at is not None else first is None or used < first + ON_ITS_WAY
            yield from [("Use", used + ON_ITS_WAY)] if is_sooner else []
        if at is not None:
            yield "Go", at + ON_ITS_WAY
        elif self.hands:
            yield "Judge", min(self.hands)[0] + ON_ITS_WAY * (1 + self.is_powerful)

    def timed(self) -> Iterator[tuple[str, int]]:
        """What ends by itself."""
        if self.sight and (self.hands or self.begins is None or not self.is_ending()):
            yield "Hide", self.sight.until
        elif self.begins is not None and not self.is_ending():
            yield "Elapse", self.begins
        elif self.begins is not None and not self.hands:
            yield self.last_due(self.begins + ON_ITS_WAY)

    def last_due(self, shut: int) -> tuple[str, int]:
        """After the last turn: slaps end in time, whatever a power or a look still waits for."""
        waiting = self.sight or self.power
        if waiting is None or (waiting is self.power and waiting.until <= shut):
            return "Close", shut
        if self.opened is not None and (waiting is self.power or waiting.until > shut):
            return "Elapse", shut
        return ("Hide" if self.sight else "Close"), waiting.until

    # --- what it looks like ---

    def view(self, seat: int) -> dict[str, Any]:
        """The JSON that a seat's screen gets."""
        totals = [sum(points[other] for points in self.scores) for other in range(self.seats)]
        return {
            "type": "View",
            "seat": seat,
            "round": min(len(self.scores) + 1, self.options["rounds"]),
            "rounds": self.options["rounds"],
            "turn": None if self.is_over else self.turn,
            "caller": self.caller,
            "starter": self.starter,
            "flipping": self.flipping,
            "peeks": self.peeks,
            "grids": [self.grid(owner, seat) for owner in range(self.seats)],
            "discard": self.discard,
            "stock": len(self.stock),
            "drawer": self.drawer,
            "drawn": self.drawn if self.drawer == seat else None,
            "worth": judged(self.drawn, seat, self.free()) if self.drawer == seat else None,
            **self.running(),
            "slaps_on": self.options["slaps"],
            "pads": [self.pad(other) for other in range(self.seats)],
            "wanted": self.wanted(),
            "scores": self.scores,
            "totals": totals,
            "leaders": [other for other, total in enumerate(totals) if total == min(totals)],
            "last": self.last,
        }

    def wanted(self) -> str | None:
        """The rank of the card that lay there before anything was turned up."""
        thrown = self.discard[: len(self.discard) - (self.slap.matches if self.slap else 0)]
        return ("X" if thrown[-1][0] == "X" else thrown[-1][:-1]) if thrown else None

    def pad(self, seat: int) -> str:
        """How a seat's slap stands."""
        is_first = self.slap is not None and self.slap.seat == seat
        is_shut = not (self.stock or len(self.discard) > 1)
        looks = {
            "open": not self.is_over and self.may_slap(seat) and self.reached() is None,
            "first": is_first,
            "slapped": seat in [other for _, other in self.hands],
            "spent": self.opened is not None and seat in self.spent and seat != self.caller,
            "slaps_off": not self.options["slaps"],
            "locked": seat == self.caller,
            "settling": self.slap is not None,
            "no_penalty": is_shut,
            "nothing_to_slap": True,
        }
        return next(look for look, holds in looks.items() if holds)

    def grid(self, owner: int, seat: int) -> list[dict[str, Any]]:
        """One seat's cards as another sees them."""
        seen = [(seat, 2), (seat, 3)] if self.peeks[seat] == "looking" else []
        if self.sight and self.sight.seat == seat:
            seen = self.sight.spots
        return [
            {
                "type": "Place",
                "place": place,
                "card": card if self.is_over or (owner, place) in seen else None,
                "mark": mark,
            }
            for place, (card, mark) in sorted(self.grids[owner].items())
        ]

    def running(self) -> dict[str, Any]:
        """What is going on besides the turn."""
        window, slap, gift = None, self.slap, None
        if self.opened is not None:
            window = {"type": "Slappable", "opened": self.opened}
            window |= {"closes": self.opened if self.begins is None else self.begins}
            window |= {"elapsed": self.begins is None, "spent": self.spent}
            window |= {"slaps": [seat for _, seat in sorted(self.hands)]}
        if slap and slap.gift:
            gift = {"type": "Gift", "seat": slap.seat, "to": slap.gift[0], "place": slap.gift[1]}
        first = slap and {
            "type": "First",
            **{name: getattr(slap, name) for name in ("seat", "matches", "until", "margin")},
            "photo": slap.photo,
            "others": slap.others,
        }
        power = self.power and {"type": "Able", "seat": self.power.seat, "kind": self.power.kind}
        looking = self.sight and {
            "type": "Looking",
            "seat": self.sight.seat,
            "cards": [{"type": "At", "seat": it[0], "place": it[1]} for it in self.sight.spots],
        }
        return {
            "window": window,
            "slap": first,
            "paid": self.paid if self.paid and self.paid["card"] in (None, *self.discard) else None,
            "gift": gift,
            "power": power,
            "looking": looking,
        }


COVER: list[Offer] = [("Cover",)]
