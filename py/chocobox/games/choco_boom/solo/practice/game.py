"""Choco-Boom's practice: one person, one card after the other, and how long each call takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from chocobox.core.game import Choice, Game, Solo
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.pieces import CALLED, HESITATIONS, Card
from chocobox.games.choco_boom.solo.practice import counting
from chocobox.games.choco_boom.solo.practice.actions import (
    Began,
    Begin,
    Call,
    Called,
    CallIgnored,
    Ended,
    Hesitated,
    Pause,
    Paused,
    Reopen,
    Show,
    Shown,
    Slap,
    Slapped,
    TimeUp,
)
from chocobox.games.choco_boom.solo.practice.cards import COUNTS, arranged, dealt
from chocobox.games.choco_boom.solo.practice.counting import SLAP, Answer, Due, due
from chocobox.kit.slaps import COLLECT

BEAT = 700
"""So long after a right answer, in ms, the next card comes."""

LOOK = 2500
"""The same after a mistake: there is something to read."""

DOUBLED = 4
"""Where doubles are dealt, one card of so many makes one."""

SOONEST = 100
"""A finger that lands sooner after a card, in ms, was not meant for it."""

Done = tuple["State", tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: how many cards, the time for an answer in ms, and whether some are doubles."""

    cards: int = 48
    hesitation: int = 2000
    doubles: bool = False

    @property
    def pairs(self) -> int:
        """The number of doubles dealt."""
        return self.cards // DOUBLED if self.doubles else 0


# --- what there is ---


@dataclass(frozen=True, slots=True)
class State:
    """The cards in their order, and what was called; one that lies there was shown at an instant.

    Where neither shown nor coming is set, the practice waits for its person.
    """

    options: Options
    rng: Rng
    cards: tuple[Card, ...]
    answers: tuple[Answer, ...] = ()
    coming: int | None = None
    shown: int | None = None

    @property
    def is_over(self) -> bool:
        """Whether all cards have been answered."""
        return len(self.answers) == len(self.cards)

    @property
    def card(self) -> Card | None:
        """The open card; None between cards."""
        return None if self.shown is None else self.cards[len(self.answers)]

    @property
    def seen(self) -> int:
        """The number of cards seen so far, with the open card."""
        return len(self.answers) + (self.shown is not None)

    @property
    def call_by(self) -> int:
        """The last instant at which a call counts."""
        assert self.shown is not None
        return self.shown + self.options.hesitation

    @property
    def before(self) -> str | None:
        """The call that was due last, which a parrot repeats; a double leaves none."""
        last = self.answers[-1].due if self.answers else SLAP
        return None if last == SLAP else last

    @property
    def due(self) -> Due:
        """The call or slap that the open card asks for, and the reason."""
        assert self.card is not None
        under = self.answers[-1].card if self.before is not None else None
        return due(self.card, under, self.before)

    @property
    def is_fresh(self) -> bool:
        """Whether the next card is the first, or comes after a mistake or a pause."""
        if self.shown is not None:
            return False
        return self.coming is None or not self.answers or not self.answers[-1].is_right

    def shuffled(self, rng: Rng) -> tuple[tuple[Card, ...], Rng]:
        """The cards with those that were not seen in a new order."""
        seen, rest = self.cards[: self.seen], self.cards[self.seen :]
        last = seen[-1].item if seen else None
        slaps = sum(it.due == SLAP for it in self.answers)
        slaps += self.shown is not None and self.due.what == SLAP
        doubles = self.options.pairs - slaps
        rest, rng = arranged(rest, last, rng, parrot=not self.is_fresh, doubles=doubles)
        return (*seen, *rest), rng


@dataclass(frozen=True, slots=True)
class View:
    """All that there is to know but the cards to come; coming and call_by are instants."""

    seat: int
    cards: int
    card: Card | None
    shown: int | None
    call_by: int | None
    coming: int | None
    waits: bool
    before: str | None
    answers: tuple[Answer, ...]
    hesitation: int
    doubles: bool


class ChocoPractice(Game[State, Options]):
    """Calls alone, and slaps where doubles are dealt: nothing is won."""

    name = "choco_practice"
    edition = 1
    since = 1
    seats = (1,)
    solo = Solo("choco_boom", "practice")
    pieces: ClassVar[counting.Pieces] = counting.PIECES
    grace = COLLECT
    moments = (Hesitated,)
    options = Options
    choices = (
        Choice("cards", COUNTS[0], COUNTS[-1], 48, values=COUNTS),
        Choice("hesitation", HESITATIONS[0], HESITATIONS[-1], 2000, values=HESITATIONS),
        Choice("doubles", 0, 1, False),
    )

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """The cards are shuffled and wait."""
        cards, rng = dealt(options.cards, options.pairs, rng)
        return State(options, rng, cards)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Beginning; else a pause at any time, and answers while a card lies there."""
        if state.is_over:
            return ()
        if state.shown is None:
            return (Begin(),) if state.coming is None else (Pause(),)
        slap = (Slap(),) if state.options.doubles else ()
        return (*map(Call, CALLED), *slap, Pause())

    def step(self, state: State, move: Move) -> Done:
        """The step of an offered action."""
        match move.action:
            case Begin():
                return replace(state, coming=move.at + BEAT), (Began(move.seat),)
            case Show():
                after = replace(state, coming=None, shown=move.at)
                return after, (Shown(state.cards[len(state.answers)]),)
            case Call(item):
                return _told_in_time(state, move, item)
            case Slap():
                return _told_in_time(state, move, SLAP)
            case TimeUp():
                return _answered(state, 0, None, state.call_by)
        return _paused(state, move)

    def table(self, state: State) -> Move | None:
        """The next card, or the end of an answer's time; a finger may still be on its way."""
        if state.shown is not None:
            return Move(TABLE, TimeUp(), state.call_by + COLLECT)
        return None if state.coming is None else Move(TABLE, Show(), state.coming)

    def resume(self, state: State) -> Action | None:
        """After a break the practice waits until its person is ready."""
        return None if state.coming is None and state.shown is None else Reopen()

    def view(self, state: State, seat: int) -> View:
        """The open card, and the round so far."""
        return View(
            seat=seat,
            cards=len(state.cards),
            card=state.card,
            shown=state.shown,
            call_by=None if state.shown is None else state.call_by,
            coming=state.coming,
            waits=state.shown is None and state.coming is None and not state.is_over,
            before=state.before,
            answers=state.answers,
            hesitation=state.options.hesitation,
            doubles=state.options.doubles,
        )

    def standing(self, state: State) -> tuple[int, ...]:
        """The right answers."""
        return (sum(answer.is_right for answer in state.answers),)

    def most(self, state: State) -> int:
        """One for each card."""
        return len(state.cards)

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """The cards to come in another order."""
        cards, rng = state.shuffled(rng)
        return replace(state, cards=cards, rng=rng)

    def outcome(self, state: State) -> counting.Outcome | None:
        """What was right, and how quick it was, kind by kind."""
        return counting.outcome(state.answers) if state.is_over else None


def _told_in_time(state: State, move: Move, called: str) -> Done:
    """A call or a slap, if it was meant for this card and came in time."""
    assert state.shown is not None
    ms = move.at - state.shown
    if ms < SOONEST:
        return state, (CallIgnored(move.seat),)
    return _answered(state, move.seat, called if move.at <= state.call_by else None, move.at)


def _answered(state: State, seat: int, called: str | None, at: int) -> Done:
    """The card has its answer; the next one comes when there was time to see how it was."""
    card = state.card
    assert card is not None
    assert state.shown is not None
    what, reason = state.due
    answer = Answer(card, what, reason, called, None if called is None else at - state.shown)
    answers = (*state.answers, answer)
    after = replace(state, answers=answers, shown=None)
    event = _event(answer, seat)
    if after.is_over:
        return after, (event, Ended())
    if answer.is_right:
        return replace(after, coming=at + BEAT), (event,)
    return _mixed(replace(after, coming=at + LOOK)), (event,)


def _event(answer: Answer, seat: int) -> Event:
    """An answer as the screen tells it."""
    if answer.called is None or answer.ms is None:
        return Hesitated(seat, answer.due)
    if answer.called == SLAP:
        return Slapped(seat, answer.due, answer.is_right, answer.ms)
    return Called(seat, answer.called, answer.due, answer.is_right, answer.ms)


def _paused(state: State, move: Move) -> Done:
    """Cards no longer come; one that was seen too early goes back among the others."""
    return _mixed(replace(state, coming=None, shown=None)), (Paused(move.seat),)


def _mixed(state: State) -> State:
    """No parrot comes next, if it can be helped: what would it repeat?"""
    cards, rng = state.shuffled(state.rng)
    return replace(state, cards=cards, rng=rng)


GAME = ChocoPractice()
