"""The plain referee where nobody has to be quick, written from ruling B18."""

from __future__ import annotations

from typing import Any

from games.choco_boom.cards import CALLS
from games.choco_boom.plain import FINE, Referee
from games.choco_boom.table import ON_ITS_WAY, Offer

BEFORE_THE_LAST = 3
"""So often a word was called, and the next time makes a row."""


class CalmReferee(Referee):
    """Applies the rulebook; in a calm game all answer, and then all is told."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self.is_calm = self.options["calm"]
        if self.is_calm:
            self.options["aloud"] = False
        self.given: dict[int, str | None] = {}
        self.latest = 0

    def awaited(self) -> list[int]:
        """Who is still to answer the card on top."""
        return [seat for seat, word in self.given.items() if word is None] if self.top else []

    # --- what may be done, and what is seen ---

    def offers(self, seat: int) -> list[Offer]:
        if not self.is_calm or self.is_over:
            return super().offers(seat)
        if seat not in self.awaited():
            may_flip = seat == self.turn and not self.reach and self.decks[seat]
            return [("Flip",)] if may_flip and (not self.top or self.top.settled) else []
        if seat == self.lying().owner:
            return [*(("Call", item) for item in CALLS.values()), ("Slap",)]
        return [("Slap",), ("Pass",)]

    def due(self) -> tuple[str, int] | None:
        if not self.is_calm or self.is_over:
            return super().due()
        if self.reach:
            return "Go", self.reach[1] + ON_ITS_WAY
        if not self.top or self.awaited():
            return None
        if not self.top.settled:
            return "Compare", self.latest + ON_ITS_WAY
        return None if any(self.decks) else ("Close", self.top.until + ON_ITS_WAY)

    def view(self, seat: int) -> dict[str, Any]:
        told = super().view(seat) | {"calm": self.is_calm, "awaited": self.awaited()}
        return told | {"call_by": None} if self.is_calm else told

    def pad(self, seat: int) -> str:
        look = super().pad(seat)
        is_done = self.is_calm and look == "open" and seat not in self.awaited()
        return "answered" if is_done else look

    # --- what is done ---

    def do_go(self, seat: int, at: int) -> None:
        super().do_go(seat, at)
        if not (self.is_calm and self.top):
            return
        seats, owner = len(self.decks), self.top.owner
        is_asking = len(self.pile) > 1 or self.options["advanced"]
        self.given = {(owner + n) % seats: None for n in range(seats if is_asking else 1)}
        self.latest = 0
        if self.options["advanced"] and self.row == (self.top.due, BEFORE_THE_LAST):
            self.top.open_from = at

    def do_slap(self, seat: int, at: int) -> None:
        if self.is_calm:
            self.answer(seat, at, "double")
        else:
            super().do_slap(seat, at)

    def do_pass(self, seat: int, at: int) -> None:
        self.answer(seat, at, "pass")

    def do_call(self, seat: int, at: int, item: str) -> None:
        if self.is_calm:
            self.answer(seat, at, item)
        else:
            super().do_call(seat, at, item)

    def answer(self, seat: int, at: int, word: str) -> None:
        if at >= self.lying().opened:
            self.given[seat] = word
            self.latest = max(self.latest, at)

    def do_compare(self, _: int, at: int) -> None:
        """A double that somebody saw is won; else whoever was wrong pays."""
        top = self.lying()
        top.settled = True
        word, doubles = self.given[top.owner], [it for it in self.given if self.says_double(it)]
        is_wrong = word not in ("double", top.due)
        if word and word != "double":
            top.heard = (at, word, top.double or not is_wrong)
            self.say(word, at)
            self.row = None if is_wrong else self.row
        if top.open_from is not None and doubles:
            self.win_calmly(doubles, at)
            return
        for seat in [top.owner] if is_wrong and not top.double else []:
            self.pay(seat, "wrong_call", word)
        for seat in doubles:
            if self.decks[seat]:
                self.pay(seat, "wrong_slap", None)
        self.go_on(at)

    def says_double(self, seat: int) -> bool:
        return self.given[seat] == "double"

    def win_calmly(self, doubles: list[int], at: int) -> None:
        """All hands are equally quick."""
        won = self.photo if self.photo in doubles else doubles[0]
        assert won is not None
        others = sorted(it for it in doubles if it != won)
        margin = 0 if others else None
        self.win(won, 0, at, {"margin": margin, "photo": bool(others), "others": others})
        self.tallies[won]["slap"] = None

    def pay(self, seat: int, reason: str, item: str | None) -> None:
        paid, self.decks[seat] = self.decks[seat][:FINE], self.decks[seat][FINE:]
        self.under = [*paid, *self.under]
        told = {"type": "Fine", "seat": seat, "reason": reason, "paid": len(paid), "item": item}
        wanted, repeats = (self.lying().due, self.lying().repeats) if item else (None, False)
        self.fined.append(told | {"wanted": wanted, "repeats": repeats})
        self.tallies[seat]["fines"] += 1
        self.last_call = None

    def go_on(self, at: int) -> None:
        """The first that paid flips next, else the seat after the one that flipped."""
        if len(self.decks) == 2 and any(not self.decks[it["seat"]] for it in self.fined):
            self.end()
            return
        if self.fined:
            self.lying().goes_on = self.fined[0]["seat"]
        if any(self.decks):
            self.next_turn(at)
        else:
            self.lying().until = at
