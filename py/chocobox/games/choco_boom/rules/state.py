"""A position of Choco-Boom: the whole truth at one moment of the game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from chocobox.core.record import Event
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules.answers import Answers
from chocobox.games.choco_boom.rules.past import Fine, Tally, Won
from chocobox.games.choco_boom.rules.pieces import BEAT, CARDS, CHANCE, DEAL, ROW, Card
from chocobox.kit.changing import Changing
from chocobox.kit.slaps import COLLECT, Cause, Window


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: hesitation in ms, pace in percent; handicap_n is added to slaps of seat n.

    A calm game has no hurry and is called by keys: hesitation, kind, handicaps mean nothing there.
    """

    aloud: bool = False
    hesitation: int = 2000
    advanced: bool = False
    pace: int = 100
    kind: bool = False
    handicap_0: int = 0
    handicap_1: int = 0
    handicap_2: int = 0
    handicap_3: int = 0
    calm: bool = False

    def handicap(self, seat: int) -> int:
        """The delay added to that seat's slaps, in ms."""
        late: int = getattr(self, f"handicap_{seat}")
        return late

    def time(self, is_double: bool) -> int:
        """How long a card's own time is, in ms: to slap a double, to call any other card."""
        if is_double:
            return CHANCE
        return BEAT if self.aloud else self.hesitation


NOBODY = Window(0)
"""No hand is down."""


@dataclass(frozen=True, slots=True)
class Top:
    """The card that lies on top of the pile: whose it was, and all that is awaited of it.

    due is what must be called, repeats whether because a parrot repeats it; since is the instant
    from which on the card may be slapped. until is the end of its time; settled means that the next
    card may follow, from the seat follows or the first after it that has one. Until free every slap
    was meant for what lay there before. heard is the call once it has been judged: when, what, and
    whether it will do. stood is from when to when play stood still last. freed is until when the
    hands of which seats were free: only later ones are others. In a calm game answers are what all
    have said.
    """

    seat: int
    due: str
    repeats: bool
    double: bool
    since: int | None
    window: Window
    until: int
    follows: int
    free: int = 0
    call: tuple[int, str] | None = None
    heard: tuple[int, str, bool] | None = None
    objections: Window = NOBODY
    settled: bool = False
    stood: tuple[int, int] = (0, 0)
    answers: Answers | None = None
    freed: tuple[tuple[int, int], ...] = ()

    @property
    def speaks_until(self) -> int:
        """Until when a call may land: on a double it is heard before the next card may come."""
        return self.until - COLLECT if self.double else self.until


@dataclass(frozen=True, slots=True)
class Reach:
    """Whose hand is on its deck, and since when."""

    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class Pause:
    """Play stands until all those have said that they are ready; then that seat goes on.

    asked is since when they may say so, latest when the last of them did.
    """

    reason: str
    seat: int
    began: int
    waiting: tuple[int, ...]
    asked: int
    latest: int


@dataclass(frozen=True, slots=True)
class Case:
    """An objection that is voted on; a vote is None until it is given, latest is when one was."""

    accuser: int
    accused: int
    began: int
    latest: int
    voters: tuple[int, ...]
    votes: tuple[bool | None, ...]


@dataclass(frozen=True)
class State(Changing):
    """The whole truth: a deck's next card comes first, the pile's top card last.

    fines lie under the pile, the undermost first; box is what was not dealt. turn is whose card is
    awaited, or whose call; begun is since when it may flip. chain is the item that was called last
    and how often in a row. streak is who won the last piles, and how many without a break. laid
    counts the cards that have lain on top in the whole game.
    """

    options: Options
    rng: Rng
    decks: tuple[tuple[int, ...], ...]
    box: tuple[int, ...]
    turn: int
    tallies: tuple[Tally, ...]
    begun: int = 0
    pile: tuple[int, ...] = ()
    laid: int = 0
    fines: tuple[int, ...] = ()
    top: Top | None = None
    reach: Reach | None = None
    last_call: str | None = None
    chain: tuple[str, int] | None = None
    pause: Pause | None = None
    case: Case | None = None
    paid: tuple[Fine, ...] = ()
    won: Won | None = None
    streak: tuple[int, int] | None = None
    is_over: bool = False

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.decks)

    @property
    def is_agreed(self) -> bool:
        """Whether what play stands still for is done: all have voted, or all are ready."""
        if self.case is not None:
            return all(self.case.votes[seat] is not None for seat in self.case.voters)
        return self.pause is not None and not self.pause.waiting

    @property
    def stopped(self) -> int | None:
        """Since when play stands still, if it does."""
        if self.pause is None:
            return None if self.case is None else self.case.began
        return self.pause.began if self.case is None else min(self.pause.began, self.case.began)

    def vain(self, at: int) -> Cause | None:
        """Why a slap or an objection of that instant means nothing; None if it counts."""
        top, stopped = laid(self), self.stopped
        if at < top.window.opened:
            return "soon"
        if top.stood[0] <= at < top.stood[1] or (stopped is not None and at >= stopped):
            return "paused"
        is_last = top.settled and not self.has_cards and stopped is None
        return "late" if is_last and at > top.until else None

    @property
    def top_card(self) -> Card | None:
        """The top card of the pile; None for an empty pile."""
        return CARDS[self.pile[-1]] if self.pile else None

    @property
    def has_cards(self) -> bool:
        """Whether anybody can flip."""
        return any(self.decks)

    def first_from(self, seat: int) -> int:
        """The seat itself, or clockwise the next seat with cards."""
        seats = ((seat + step) % self.seats for step in range(self.seats))
        return next((other for other in seats if self.decks[other]), seat)

    def after(self, seat: int) -> int:
        """The next seat with cards after that one."""
        return self.first_from((seat + 1) % self.seats)

    @property
    def is_call_due(self) -> bool:
        """Whether the card on top has to be called yet, by a key."""
        top = self.top
        return top is not None and not (top.settled or top.double or self.options.aloud)

    @property
    def is_won(self) -> bool:
        """Whether a hand is on a double, so that it is only asked whose was first."""
        return self.top is not None and self.top.double and bool(self.top.window.slaps)

    def last_chance(self, at: int) -> State:
        """Nobody has a card to flip; what may be slapped can be for as long as a call may take."""
        is_done = laid(self).since is None or self.options.calm
        return self.on_top(until=at if is_done else at + self.options.hesitation)

    def can_slap(self, seat: int) -> bool:
        """Whether that seat's hand on the pile would be looked at."""
        top = self.top
        if self.options.calm:
            return seat in self.awaited
        return top is not None and seat not in top.window.seats + top.window.spent

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats of a calm game that have not answered the card on top yet."""
        return self.top.answers.awaited if self.top and self.top.answers else ()

    def on_top(self, **changes: Any) -> State:
        """The same with something different about the card on top."""
        return self.changed(top=replace(laid(self), **changes))

    def with_deck(self, seat: int, deck: tuple[int, ...]) -> State:
        """The same with another deck before that seat."""
        return self.changed(decks=_with(self.decks, seat, deck))

    def tallied(self, seat: int, **changes: Any) -> State:
        """The same with something more told of that seat."""
        tally = replace(self.tallies[seat], **changes)
        return self.changed(tallies=_with(self.tallies, seat, tally))

    def named(self, item: str) -> State:
        """The same once that was called: a parrot would repeat it, and it may make a row."""
        count = self.chain[1] if self.chain and self.chain[0] == item else 0
        return self.changed(last_call=item, chain=(item, count + 1))

    @property
    def is_row(self) -> bool:
        """Whether the last call makes the pile one to be slapped."""
        return self.options.advanced and self.chain is not None and self.chain[1] == ROW


Step = tuple[State, tuple[Event, ...]]


def laid(state: State) -> Top:
    """The card on top; ValueError where no card lies."""
    if state.top is None:
        raise ValueError("no card lies on the pile")
    return state.top


def dealt(options: Options, seats: int, rng: Rng) -> State:
    """A deck for everybody; chance says who begins, as nobody's birthday is known."""
    options = replace(options, aloud=options.aloud and not options.calm)
    starter, rng = rng.below(seats)
    cards, rng = rng.shuffle(range(len(CARDS)))
    decks = tuple(cards[seat * DEAL : (seat + 1) * DEAL] for seat in range(seats))
    return State(options, rng, decks, cards[seats * DEAL :], starter, (Tally(),) * seats)


def _with(items: tuple[Any, ...], place: int, item: Any) -> tuple[Any, ...]:
    return (*items[:place], item, *items[place + 1 :])
