"""What lies on a table of Choco-Boom, who may do what, and what all see: for choco_boom_plain.

Written from the rulebook and the rulings with lists that change; nothing of the engine is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from games.choco_boom.cards import CALLS, Face

Offer = tuple[Any, ...]
"""The name of an action, then what it names."""

Hand = tuple[int, int, int]
"""From when it counts, whose it is, when it landed."""

ON_ITS_WAY = 60


@dataclass
class Lying:
    """The card on top, and what was done about it."""

    owner: int
    due: str
    repeats: bool
    double: bool
    opened: int
    until: int
    goes_on: int
    merciful_until: int = -1
    open_from: int | None = None
    hands: list[Hand] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    freed: dict[int, int] = field(default_factory=dict)
    call: tuple[int, str] | None = None
    heard: tuple[int, str, bool] | None = None
    objections: list[tuple[int, int]] = field(default_factory=list)
    accuser: int | None = None
    settled: bool = False
    stood: tuple[int, int] = (0, 0)


@dataclass
class Pause:
    """Play stands still."""

    reason: str
    seat: int
    began: int
    waiting: list[int]
    asked: int
    latest: int


@dataclass
class Table:
    """Cards are faces; a deck's next card first, the pile's top card last."""

    options: dict[str, Any]
    decks: list[list[Face]]
    turn: int
    pile: list[Face] = field(default_factory=list)
    under: list[Face] = field(default_factory=list)
    laid: int = 0
    begun: int = 0
    top: Lying | None = None
    reach: tuple[int, int] | None = None
    last_call: str | None = None
    row: tuple[str, int] | None = None
    pause: Pause | None = None
    case: dict[str, Any] | None = None
    fined: list[dict[str, Any]] = field(default_factory=list)
    won: dict[str, Any] | None = None
    is_over: bool = False
    photo: int | None = None

    def __post_init__(self) -> None:
        names = {"piles": 0, "fines": 0, "slap": None}
        self.tallies: list[dict[str, Any]] = [names | {"times": []} for _ in self.decks]

    # --- what can be said of it ---

    def lying(self) -> Lying:
        assert self.top
        return self.top

    def stops(self) -> list[int]:
        """Since when play stands still, and why."""
        began = [self.case["began"]] if self.case else []
        return [*began, self.pause.began] if self.pause else began

    def is_still(self) -> bool:
        return bool(self.stops())

    def stood_at(self, at: int) -> bool:
        """Whether play stood still then."""
        began, ended = self.lying().stood
        return any(at >= stop for stop in self.stops()) or began <= at < ended

    def is_past(self, at: int) -> bool:
        """Whether there is no card left, and the last one's time was over."""
        top = self.lying()
        return top.settled and not any(self.decks) and not self.is_still() and at > top.until

    def time(self) -> int:
        """How long the next card waits; a double that was called or not, 1.5 s."""
        if self.lying().double:
            return 1500
        return 700 if self.options["aloud"] else int(self.options["hesitation"])

    def from_seat(self, seat: int) -> int:
        """That seat, or the first after it that has cards."""
        seats = len(self.decks)
        line = [(seat + step) % seats for step in range(seats)]
        return next((it for it in line if self.decks[it]), seat % seats)

    def counting(self) -> list[Hand]:
        """The slaps that count, earliest first: those before the next card was reached for.

        A hand that is too late for that is told of where another would have beaten it anyhow.
        """
        hands, reach = sorted(self.lying().hands), self.reach
        if reach is None:
            return hands
        timely = [it for it in hands if it[2] <= reach[1]]
        return [it for it in hands if timely and (it in timely or it[0] > timely[0][0])]

    # --- who may do what ---

    def offers(self, seat: int) -> list[Offer]:
        """What a seat may do, in the order that an edition promises."""
        if self.is_over:
            return []
        top = self.top
        slap: list[Offer] = []
        if top and seat not in [*top.spent, *(it[1] for it in top.hands)]:
            slap = [("Slap",)]
        if self.case:
            is_asked = seat in self.case["voters"] and self.case["votes"][seat] is None
            return [*([("Vote", True), ("Vote", False)] if is_asked else []), *slap]
        if self.pause:
            return [*([("Ready",)] if seat in self.pause.waiting else []), *slap]
        return [*self.turning(seat), *self.objecting(seat), *slap]

    def turning(self, seat: int) -> list[Offer]:
        if seat != self.turn or self.reach:
            return []
        if not self.top or self.top.settled:
            return [("Flip",)] if self.decks[seat] else []
        is_won = self.top.double and self.top.hands
        if self.options["aloud"] or self.top.call or self.top.heard or is_won:
            return []
        return [("Call", item) for item in CALLS.values()]

    def objecting(self, seat: int) -> list[Offer]:
        top = self.top
        if not top or not self.options["aloud"] or top.accuser is not None:
            return []
        return [] if seat in [it[1] for it in top.objections] else [("Object",)]

    def due(self) -> tuple[str, int] | None:
        """What happens by itself, and when."""
        if self.is_over:
            return None
        found = self.judging()
        is_clear = not found
        if self.case:
            if is_clear and all(self.case["votes"][it] is not None for it in self.case["voters"]):
                found.append(("Count", self.case["latest"] + ON_ITS_WAY))
        elif self.pause:
            if is_clear and not self.pause.waiting:
                found.append(("Resume", self.pause.latest + ON_ITS_WAY))
        elif self.reach:
            found += [("Go", self.reach[1] + ON_ITS_WAY)] if is_clear else []
        elif self.top and not self.top.settled:
            late = 0 if self.options["aloud"] or self.top.double else ON_ITS_WAY
            found.append(("TimeUp", self.top.until + late))
        elif self.top and is_clear and not any(self.decks):
            found.append(("Close", self.top.until + ON_ITS_WAY))
        return min(found, key=lambda it: it[1], default=None)

    def judging(self) -> list[tuple[str, int]]:
        """What is judged, a call before hands, hands before objections."""
        top = self.top
        if not top:
            return []
        found = [("Hear", top.call[0] + ON_ITS_WAY)] if top.call else []
        hands = self.counting()
        found += [("Judge", hands[0][0] + ON_ITS_WAY)] if hands else []
        return found + ([("Weigh", min(top.objections)[0] + ON_ITS_WAY)] if top.objections else [])

    # --- what it looks like ---

    def view(self, seat: int) -> dict[str, Any]:
        """The JSON that a seat's screen gets."""
        top, options = self.top, self.options
        is_called = not top or top.settled or top.heard or options["aloud"] or self.is_still()
        row = self.row if options["advanced"] else None
        return {
            "type": "View",
            "seat": seat,
            "turn": None if self.is_over else self.turn,
            "flipper": top.owner if top else None,
            "pile": [{"type": "Card", "item": it[0], "colour": it[1]} for it in self.pile],
            "laid": self.laid,
            "under": len(self.under),
            "decks": [len(deck) for deck in self.decks],
            "shows": self.shows(),
            "call_by": None if is_called or not top else top.opened + options["hesitation"],
            "call": called(top) if top else None,
            "last_call": self.last_call,
            "paused": self.paused(),
            "fines": [{**it, "lies": self.lies()} for it in self.fined],
            "case": {"type": "Case", **self.case} if self.case else None,
            "window": window(top) if top else None,
            "reach": self.reaching(),
            "objections": [it[1] for it in sorted(top.objections)] if top else [],
            "won": None if self.pile else self.won,
            "pads": [self.pad(other) for other in range(len(self.decks))],
            "chain": {"type": "Chain", "item": row[0], "count": row[1]} if row else None,
            "tallies": self.told(),
            **{name: options[name] for name in ("aloud", "advanced", "hesitation")},
        }

    def reaching(self) -> dict[str, Any] | None:
        return {"type": "Reach", "seat": self.reach[0], "at": self.reach[1]} if self.reach else None

    def pad(self, seat: int) -> str:
        """How a seat's slap stands."""
        won = self.won if self.won and not self.pile else {"seat": None, "others": []}
        looks = {
            "slapped": seat in [won["seat"], *won["others"], *self.down()],
            "no_pile": not self.top,
            "spent": bool(self.top) and seat in self.lying().spent,
            "voting": bool(self.case),
            "paused": bool(self.pause),
        }
        return next((look for look, holds in looks.items() if holds), "open")

    def down(self) -> list[int]:
        """The seats that have slapped the card on top."""
        return window(self.top)["slaps"] if self.top else []

    def shows(self) -> str:
        """What decides the call of the card on top."""
        if not self.top:
            return "nothing"
        own = "parrot" if self.pile[-1][0] == "parrot" else "colour"
        return "repeats" if self.lying().repeats else own

    def lies(self) -> str:
        """How the two cards on top lie."""
        items = [item for item, _ in self.pile]
        return "one" if len(items) < 2 else "double" if items[-1] == items[-2] else "two"

    def paused(self) -> dict[str, Any] | None:
        if not self.pause:
            return None
        is_calling = self.top and not self.top.settled and self.pause.seat == self.top.owner
        goes_on = self.pause.seat if is_calling else self.from_seat(self.pause.seat)
        told = {"type": "Paused", "reason": self.pause.reason, "resumes": goes_on}
        return told | {"waiting": self.pause.waiting}

    def told(self) -> list[dict[str, Any]]:
        return [
            {
                "type": "Told",
                "piles": tally["piles"],
                "fines": tally["fines"],
                "calls": len(tally["times"]),
                "call": middle(tally["times"]),
                "slap": tally["slap"],
            }
            for tally in self.tallies
        ]


def middle(times: list[int]) -> int | None:
    """The median, the lower of two."""
    return sorted(times)[(len(times) - 1) // 2] if times else None


def called(top: Lying) -> dict[str, Any] | None:
    """What was called for the card on top."""
    when, item, right = top.heard or (*(top.call or (0, None)), None)
    if item is None:
        return None
    return {"type": "Made", "seat": top.owner, "item": item, "at": when, "right": right}


def window(top: Lying) -> dict[str, Any]:
    seats = [it[1] for it in sorted(top.hands)]
    return {"type": "Slappable", "opened": top.opened, "slaps": seats, "spent": top.spent}
