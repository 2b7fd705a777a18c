"""Choco-Boom's rules, in the order of the rulebook: flip, call, slap, pay, end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from chocobox.core import game as core
from chocobox.core.game import Choice, Game, Shelf
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules import (
    calm,
    events,
    objecting,
    paying,
    slapping,
    turns,
    views,
    wishes,
)
from chocobox.games.choco_boom.rules.actions import (
    Call,
    Close,
    Compare,
    Count,
    Flip,
    Go,
    Hear,
    Judge,
    Object,
    Pass,
    Ready,
    Reopen,
    Resume,
    Slap,
    TimeUp,
    Vote,
    Weigh,
)
from chocobox.games.choco_boom.rules.pieces import (
    CALLED,
    HANDICAPS,
    HESITATIONS,
    PACES,
    PIECES,
    Pieces,
)
from chocobox.games.choco_boom.rules.state import Options, State, Step, Top, dealt
from chocobox.games.choco_boom.rules.views import Told, View, tallies
from chocobox.kit.praise import Praise
from chocobox.kit.ranks import best, ordered
from chocobox.kit.slaps import COLLECT


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """The cards in each deck, and what each seat has done."""

    tallies: tuple[Told, ...] = ()


def _handicap(seat: int) -> Choice:
    """The delay of that seat's slaps, for the numbers of players with which there is that seat."""
    seats = tuple(range(max(2, seat + 1), 5))
    return Choice(f"handicap_{seat}", 0, HANDICAPS[-1], 0, seats, HANDICAPS, unless="calm")


class ChocoBoom(Game[State, Options]):
    """Call and slap."""

    name = "choco_boom"
    edition = 3
    since = 3
    seats = (2, 3, 4)
    shelf = Shelf(place=2, minutes={2: 3, 3: 4, 4: 4}, age=7)
    sections: ClassVar[Mapping[str, int]] = {
        "call": 2,
        "parrot": 2,
        "double": 3,
        "end": 3,
        "fine": 3,
        "advanced": 2,
        "aloud": 3,
        "calm": 3,
        "start": 2,
        "tablet": 1,
        "house": 9,
    }
    is_long = True
    grace = COLLECT
    moments = (events.PileWon, events.OutOfCards, events.BackIn, events.Fined)
    pieces: ClassVar[Pieces] = PIECES
    options = Options
    choices = (
        Choice("aloud", 0, 1, False, bots=False, unless="calm"),
        Choice("hesitation", 1000, 5000, 2000, values=HESITATIONS, unless="calm"),
        Choice("advanced", 0, 1, False),
        Choice("pace", PACES[0], PACES[-1], 100, values=PACES),
        Choice("kind", 0, 1, False, unless="calm"),
        *map(_handicap, range(4)),
        Choice("calm", 0, 1, False),
    )

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Twenty-five cards face down before everybody; chance says who begins."""
        return dealt(options, seats, rng)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Flip or call in turn; say ready, object, vote; and slap whatever lies there."""
        if state.is_over:
            return ()
        found: list[Action] = []
        if state.case is not None:
            is_asked = seat in state.case.voters and state.case.votes[seat] is None
            found += [Vote(True), Vote(False)] if is_asked else []
        elif state.pause is not None:
            found += [Ready()] if seat in state.pause.waiting else []
        else:
            found += _in_turn(state, seat)
            found += [Object()] if can_object(state, seat) else []
        if not state.can_slap(seat):
            return found
        return [*found, Slap(), *([Pass()] if calm.can_pass(state, seat) else [])]

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The step of an offered action."""
        seat, at = move.seat, move.at
        match move.action:
            case Slap() | Pass() | Call() if state.options.calm:
                return calm.answer(state, seat, move.action, at)
            case Slap():
                return slapping.slap(state, seat, at)
            case Flip():
                return turns.reach(state, seat, at)
            case Call(item):
                return turns.call(state, item, at)
            case Ready():
                return paying.ready(state, seat, at)
            case Object():
                return objecting.object_to(state, seat, at)
            case Vote(guilty):
                return objecting.vote(state, seat, guilty, at)
            case action if type(action) in _TABLES:
                return _TABLES[type(action)](state, at)
        raise ValueError(f"{type(move.action).__name__} is no action of this game")

    def table(self, state: State) -> Move | None:
        """What the table does by itself, the earliest first; a call is heard before a slap."""
        if state.is_over:
            return None
        due = [] if state.top is None else _judged(state, state.top)
        if state.stopped is None:
            due += _next(state, not due)
        elif state.is_agreed and not due:
            due += _agreed(state)
        return min(due, key=lambda move: move.at, default=None)

    def resume(self, state: State) -> Action | None:
        """After a break all say that they are ready, unless nothing has begun, runs, or goes on."""
        has_begun = state.top is not None or state.reach is not None or state.won is not None
        is_running = state.stopped is None or (state.case is None and state.is_agreed)
        is_hurried = not state.options.calm
        return Reopen() if has_begun and is_running and is_hurried and not state.is_over else None

    def anew(self, state: State, at: int) -> State:
        """Nobody is asked whether all are ready, and a parrot still repeats what was called."""
        return turns.anew(state, at)

    def view(self, state: State, seat: int) -> View:
        """All but the order of the decks."""
        return views.view(state, seat)

    def open(self, state: State, seat: int) -> views.OpenView:
        """The same with the next card of each deck."""
        return views.opened(state, seat)

    def standing(self, state: State) -> tuple[int, ...]:
        """The cards in the own deck."""
        return tuple(map(len, state.decks))

    def praise(self, states: Sequence[State]) -> tuple[Praise, ...]:
        """Each seat's best slap."""
        return views.praise(states)

    def rule(self, state: State) -> str:
        """The most cards win; equal decks share (RULINGS B13)."""
        return "most" if len(best(self.standing(state))) == 1 else "shared"

    def topics(self, state: State, seat: int) -> tuple[str, ...]:
        """The special kinds that the next flipped card may be of."""
        is_next = state.top is not None and Flip() in self.actions(state, seat)
        return ("double", "parrot") if is_next else ()

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """All cards that lie face down change places with each other; untold answers change."""
        hidden = (*state.fines, *state.box, *(card for deck in state.decks for card in deck))
        anew, rng = rng.shuffle(sorted(hidden))
        word, _ = rng.draw()
        cards = iter(anew)
        return calm.guessed(state, seat, rng).changed(
            fines=tuple(next(cards) for _ in state.fines),
            box=tuple(next(cards) for _ in state.box),
            decks=tuple(tuple(next(cards) for _ in deck) for deck in state.decks),
            rng=Rng(word),
        )

    def outcome(self, state: State) -> Outcome | None:
        """Most cards in the own deck win; the pile counts for nobody (RULINGS B13)."""
        if not state.is_over:
            return None
        scores = self.standing(state)
        return Outcome(scores, best(scores), ordered(scores), tallies(state))

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The codes of the rules that forbid a wish."""
        return wishes.why(state, seat, wish)


def _in_turn(state: State, seat: int) -> list[Action]:
    """The next card, or the call of the card on top."""
    top = state.top
    if seat != state.turn or state.reach is not None:
        return []
    if top is None or top.settled:
        return [Flip()] if state.decks[seat] else []
    return [Call(item) for item in CALLED] if can_call(state) else []


def can_call(state: State) -> bool:
    """Whether a call of the card on top would count: a double with a hand on it is won anyway."""
    top = state.top
    if top is None or state.options.aloud or state.is_won:
        return False
    if top.answers is not None:
        return top.seat in state.awaited
    return not top.settled and top.call is None and top.heard is None


def can_object(state: State, seat: int) -> bool:
    """Whether that seat may object to the call of the card on top."""
    top = state.top
    if not state.options.aloud or top is None or top.objections.spent:
        return False
    return seat not in top.objections.seats


def _judged(state: State, top: Top) -> list[Move]:
    """The times of judgement of the call, the soonest hand and the soonest objection."""
    if top.answers is not None:
        is_said = not (top.settled or top.answers.awaited)
        return [Move(TABLE, Compare(), top.answers.latest + COLLECT)] if is_said else []
    heard = None if top.call is None else top.call[0] + COLLECT
    hands = slapping.hands(state)
    each = ((Hear(), heard), (Judge(), hands.judged_at), (Weigh(), top.objections.judged_at))
    return [Move(TABLE, action, at) for action, at in each if at is not None]


def _agreed(state: State) -> list[Move]:
    """All have voted, or all are ready: what follows waits for nobody."""
    if state.case is not None:
        return [Move(TABLE, Count(), state.case.latest + COLLECT)]
    return [Move(TABLE, Resume(), state.pause.latest + COLLECT)] if state.pause else []


def _next(state: State, is_clear: bool) -> list[Move]:
    """What follows by itself; the next card and the end wait until all hands were judged."""
    if state.reach is not None:
        return [Move(TABLE, Go(), state.reach.at + COLLECT)] if is_clear else []
    if state.top is None:
        return []
    at = _settles_at(state.top, state.options)
    if not state.top.settled:
        return [] if state.options.calm else [Move(TABLE, TimeUp(), at)]
    return [Move(TABLE, Close(), at)] if is_clear and not state.has_cards else []


def _settles_at(top: Top, options: Options) -> int:
    """When a card's time is over for certain: a call or a last hand may still be on its way."""
    is_exact = (top.double or options.aloud) and not top.settled
    return top.until if is_exact else top.until + COLLECT


_TABLES: dict[type[Action], Callable[[State, int], Step]] = {
    Judge: slapping.judge,
    Hear: turns.hear,
    Weigh: objecting.weigh,
    Compare: calm.compare,
    Count: objecting.count,
    Resume: paying.resume,
    Go: turns.go,
    TimeUp: turns.time_up,
    Close: lambda state, _: turns.close(state),
    Reopen: paying.reopen,
}


GAME = ChocoBoom()
