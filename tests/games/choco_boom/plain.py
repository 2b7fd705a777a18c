"""A second, plain implementation of Choco-Boom, to compare the real one with.

Written from the rulebook and the rulings with lists that change; nothing of the engine is used.
What chance decides she is shown: who won a photo finish.
"""

from __future__ import annotations

import re
from typing import Any

from games.choco_boom.cards import CALLS
from games.choco_boom.table import Lying, Offer, Pause, Table

FINE, PARDON, MERCY, ROW = 2, 700, 150, 4


class Referee(Table):
    """Applies the rulebook to the table."""

    def do(self, seat: int, offer: Offer, at: int) -> None:
        """An offered action, or the table's own, is done."""
        kind, *named = offer
        name = re.sub("(?<=[a-z])(?=[A-Z])", "_", kind).lower()
        getattr(self, f"do_{name}")(seat, at, *named)

    # --- flip ---

    def do_flip(self, seat: int, at: int) -> None:
        """The deck was reached for; later objections are dropped."""
        if at >= self.begun:
            self.reach = (seat, at)
            if self.top:
                self.top.objections = [it for it in self.top.objections if it[0] <= at]

    def do_go(self, _: int, at: int) -> None:
        assert self.reach
        seat, before = self.reach[0], self.pile[-1] if self.pile else None
        covers_double = self.top is not None and self.top.double
        card = self.decks[seat].pop(0)
        self.pile.append(card)
        self.laid += 1
        self.reach, self.fined, self.turn = None, [], seat
        if len(self.decks) == 2 and not self.decks[seat]:
            self.end()
            return
        item, colour = card
        repeated = self.last_call if item == "parrot" else None
        due = repeated or CALLS[colour]
        double = before is not None and before[0] == item
        goes_on = (seat + 1) % len(self.decks)
        self.top = Lying(seat, due, repeated is not None, double, at, at, goes_on)
        self.top.until += self.time()
        self.top.merciful_until = at + MERCY if covers_double else -1
        if double or self.is_elephant():
            self.top.open_from = at
        if self.options["aloud"] and not double:
            self.say(due, at)

    def is_elephant(self) -> bool:
        return self.options["advanced"] and self.pile[-1] == ("elephant", "yellow")

    def say(self, item: str, at: int) -> None:
        """Something was called; when it is the fourth time in a row, all may slap."""
        self.last_call = item
        self.row = (item, self.row[1] + 1 if self.row and self.row[0] == item else 1)
        is_row = self.options["advanced"] and self.row[1] == ROW
        if is_row and self.lying().due == item and self.lying().open_from is None:
            self.lying().open_from = at

    # --- call ---

    def do_call(self, _: int, at: int, item: str) -> None:
        if self.lying().opened <= at <= self.lying().until - 60 * self.lying().double:
            self.lying().call = (at, item)

    def do_hear(self, _: int, at: int) -> None:
        top = self.lying()
        assert top.call
        (when, item), top.call, top.settled = top.call, None, not top.double
        top.heard = (when, item, item == top.due or top.double)
        self.say(item, when)
        if item != top.due:
            self.row = None
        if top.double:
            return
        if item != top.due:
            self.fine(top.owner, "wrong_call", at, item)
            return
        self.tallies[top.owner]["times"].append(when - top.opened)
        self.next_turn(at)

    def do_time_up(self, _: int, at: int) -> None:
        top = self.lying()
        top.settled = True
        if top.double or self.options["aloud"]:
            self.next_turn(at)
        else:
            self.row = None
            self.fine(top.owner, "hesitated", at)

    def next_turn(self, at: int) -> None:
        if any(self.decks):
            self.turn, self.begun = self.from_seat(self.lying().goes_on), at
        else:
            self.last_chance(at)

    def last_chance(self, at: int) -> None:
        """The last card of all may still be slapped for as long as a call may take."""
        is_open = self.lying().open_from is not None
        self.lying().until = at + (self.options["hesitation"] if is_open else 0)

    def do_close(self, _: int, at: int) -> None:
        self.end()

    # --- slap ---

    def do_slap(self, seat: int, at: int) -> None:
        top = self.lying()
        if at < max(top.opened, top.freed.get(seat, 0)) or self.is_past(at) or self.stood_at(at):
            return
        top.hands.append((at + self.options[f"handicap_{seat}"], seat, at))

    def do_judge(self, _: int, at: int) -> None:
        """The earliest slap wins; for equal times the engine's choice is taken over."""
        top, order = self.lying(), self.counting()
        soonest = [it for it in order if it[0] == order[0][0]]
        won = next((it for it in soonest if it[1] == self.photo), soonest[0])
        _, seat, landed = won
        top.hands.remove(won)
        if top.open_from is not None and landed >= top.open_from:
            margin = order[1][0] - order[0][0] if len(order) > 1 else None
            others = [it[1] for it in order if it != won]
            told = {"margin": margin, "photo": len(soonest) > 1, "others": others}
            self.win(seat, landed - max(top.opened, top.stood[1]), at, told)
        elif (self.won and landed <= self.won["at"] + PARDON) or landed <= top.merciful_until:
            top.freed[seat] = at
        else:
            top.spent.append(seat)
            if self.decks[seat]:
                self.fine(seat, "wrong_slap", at)

    def win(self, seat: int, ms: int, at: int, told: dict[str, Any]) -> None:
        cards = [{"type": "Card", "item": it[0], "colour": it[1]} for it in self.pile[-4:]]
        count, owner = len(self.under) + len(self.pile), self.lying().owner
        self.won = {"type": "Won", "seat": seat, "count": count, "cards": cards, "at": at, **told}
        self.decks[seat] += [*self.under, *self.pile]
        tally = self.tallies[seat]
        tally["piles"] += 1
        tally["slap"] = ms if tally["slap"] is None else min(ms, tally["slap"])
        self.under, self.pile, self.top, self.reach = [], [], None, None
        self.last_call, self.row, self.pause, self.case = None, None, None, None
        if all(self.decks):
            self.turn, self.begun = self.from_seat(owner + 1), at
        else:
            self.end()

    # --- fines ---

    def fine(self, seat: int, reason: str, at: int, item: str | None = None) -> None:
        """Up to two cards go under the pile; touches under way are dropped."""
        paid, self.decks[seat] = self.decks[seat][:FINE], self.decks[seat][FINE:]
        self.under = [*paid, *self.under]
        on_call = reason in ("wrong_call", "hesitated")
        told = {"type": "Fine", "seat": seat, "reason": reason, "paid": len(paid), "item": item}
        told |= {"wanted": self.lying().due if on_call else None}
        self.fined.append(told | {"repeats": on_call and self.lying().repeats})
        self.tallies[seat]["fines"] += 1
        self.last_call, self.reach = None, None
        if len(self.decks) == 2 and paid and not self.decks[seat]:
            self.end()
            return
        top = self.lying()
        top.call, top.objections, top.settled = None, [], top.settled or not top.double
        since = min([at, *self.stops()])
        if self.pause:
            self.pause.began = since
        else:
            top.goes_on = seat
            others = [other for other in range(len(self.decks)) if other != seat]
            self.pause = Pause("fine", seat, since, others, at, at)

    def do_ready(self, seat: int, at: int) -> None:
        assert self.pause
        if at >= self.pause.asked:
            self.pause.waiting.remove(seat)
            self.pause.latest = max(self.pause.latest, at)

    def do_resume(self, _: int, at: int) -> None:
        """An interrupted card gets its full time again; else the fined seat flips."""
        assert self.pause
        pause, self.pause, self.begun = self.pause, None, at
        if self.top:
            self.top.stood = (pause.began, at)
            if not self.top.settled:
                self.top.opened, self.top.until = at, at + self.time()
                return
        if any(self.decks):
            self.turn = self.from_seat(pause.seat)
        else:
            self.last_chance(at)

    def do_reopen(self, _: int, at: int) -> None:
        """After a break all must be ready; slaps and calls under way are dropped."""
        seat = self.pause.seat if self.pause else self.turn
        self.reach = None
        top, everybody = self.top, list(range(len(self.decks)))
        if not top or top.settled or top.double or self.options["aloud"]:
            self.last_call = None
        self.pause = Pause("break", seat, at, everybody, at, at)
        if top:
            top.call, top.objections, top.hands = None, [], []

    # --- objections ---

    def do_object(self, seat: int, at: int) -> None:
        top = self.lying()
        is_late = self.reach is not None and at > self.reach[1]
        if at >= top.opened and not (is_late or self.is_past(at) or self.stood_at(at)):
            top.objections.append((at, seat))

    def do_weigh(self, _: int, at: int) -> None:
        """A double needs no call; who objects to itself admits a mistake; else the others vote."""
        top = self.lying()
        order = sorted(top.objections)
        soonest = [seat for when, seat in order if when == order[0][0]]
        seat = self.photo if self.photo in soonest else soonest[0]
        top.objections, top.accuser = [], seat
        if top.double:
            if seat != top.owner:
                self.fine(seat, "false_accusation", at)
        elif seat == top.owner:
            self.was_wrong()
            self.fine(seat, "admitted", at)
        else:
            everybody = range(len(self.decks))
            voters = [it for it in everybody if it not in (seat, top.owner)] or [top.owner]
            self.reach = None
            self.case = {"accuser": seat, "accused": top.owner, "began": at, "latest": at}
            self.case |= {"voters": voters, "votes": [None for _ in everybody]}

    def was_wrong(self) -> None:
        """A wrong call ends a row of equal calls."""
        self.row = None
        self.lying().open_from = self.lying().opened if self.is_elephant() else None

    def do_vote(self, seat: int, at: int, guilty: bool) -> None:
        assert self.case
        if at >= self.case["began"]:
            self.case["votes"][seat] = guilty
            self.case["latest"] = max(self.case["latest"], at)

    def do_count(self, _: int, at: int) -> None:
        assert self.case
        case = self.case
        if case["votes"].count(True) > case["votes"].count(False):
            self.was_wrong()
            own = case["voters"] == [case["accused"]]
            self.fine(case["accused"], "admitted" if own else "guilty", at)
        else:
            self.fine(case["accuser"], "false_accusation", at)
        self.case = None
        if self.pause:
            self.pause.asked = at

    def end(self) -> None:
        self.top, self.reach, self.pause, self.case, self.is_over = None, None, None, None, True
