"""Kaboom!'s rules, in the order of the rulebook: peek, slap, play, powers, end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from chocobox.core.game import Choice, Classwork, Game, Shelf
from chocobox.core.record import TABLE, Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.kaboom.rules import (
    events,
    hearing,
    powers,
    scoring,
    slapping,
    turns,
    views,
    wishes,
)
from chocobox.games.kaboom.rules.actions import (
    Close,
    Cover,
    Decide,
    Discard,
    Draw,
    Elapse,
    Enough,
    Flip,
    Give,
    GiveUp,
    Go,
    Hide,
    Judge,
    Kaboom,
    Keep,
    Look,
    LookBoth,
    Peek,
    Reopen,
    Replace,
    Reveal,
    SkipPower,
    Slap,
    Swap,
    TimeUp,
    Use,
)
from chocobox.games.kaboom.rules.moving import moved
from chocobox.games.kaboom.rules.pieces import (
    HANDICAPS,
    PACES,
    PATIENCE,
    PIECES,
    POWERS,
    WINDOWS,
    Pieces,
    rank,
)
from chocobox.games.kaboom.rules.scoring import Outcome
from chocobox.games.kaboom.rules.state import Options, State, dealt
from chocobox.games.kaboom.rules.views import View
from chocobox.games.kaboom.told import praise as praising
from chocobox.kit.praise import Praise
from chocobox.kit.slaps import COLLECT


class KaboomGame(Game[State, Options]):
    """Memory, powers and slaps."""

    name = "kaboom"
    edition = 3
    since = 3
    seats = (2, 3, 4, 5, 6)
    shelf = Shelf(place=4, minutes={2: 10, 3: 12, 4: 14, 5: 16, 6: 18}, age=8, paced="rounds")
    sections: ClassVar[Mapping[str, int]] = {
        "turn": 2,
        "slap": 5,
        "call": 3,
        "score": 3,
        "values": 1,
        "power": 3,
        "start": 3,
        "tablet": 2,
        "house": 7,
    }
    classwork = Classwork("rounds", (1, 2, 3, 5), 2)
    is_long = True
    grace = COLLECT
    moments = (events.RoundEnded, events.Kaboomed, events.Penalized, events.SlapDone)
    pieces: ClassVar[Pieces] = PIECES
    options = Options
    choices = (
        Choice("rounds", 1, 20, 10, newcomers=3),
        Choice("window", WINDOWS[0], WINDOWS[-1], 2500, values=WINDOWS),
        Choice("pace", PACES[0], PACES[-1], 1200, values=PACES),
        Choice("slaps", 0, 1, True),
        *(
            Choice(f"handicap_{n}", 0, HANDICAPS[-1], 0, tuple(range(max(2, n + 1), 7)), HANDICAPS)
            for n in range(6)
        ),
    )

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """Four cards face down before everybody; chance says who starts (RULINGS K14)."""
        starter, rng = rng.below(seats)
        empty: tuple[Any, ...] = ((),) * seats
        return dealt(State(options, rng, (), empty, empty, (), starter, starter))

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """Peeking first; then a slap that is being settled; then the turn, powers and slaps.

        What ends the time for another touch ends its offer only when no sooner one can be heard.
        """
        if state.is_over:
            return ()
        if state.is_peeking:
            return {"waiting": (Peek(),), "looking": (Cover(),)}.get(state.peeks[seat], ())
        if state.slap is not None:
            return slapping.offers(state, seat)
        slap: list[Action] = [Slap()] if state.can_slap(seat) else []
        return [*_turn(state, seat), *powers.offers(state, seat), *slap]

    def step(self, state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
        """The step of an offered action; an empty stock is made anew."""
        after, seen = _step(state, move)
        if after.is_over:
            return after, seen
        after, shuffled = turns.refilled(after)
        return after, (*seen, *shuffled)

    def table(self, state: State) -> Move | None:
        """What the table does by itself: it judges, waits, and counts the round."""
        if state.is_over or state.is_peeking:
            return None
        if state.slap is not None:
            return Move(TABLE, TimeUp(), state.slap.until)
        due = [*hearing.due(state), *_awaited(state)]
        return min(due, key=lambda move: move.at, default=None)

    def resume(self, state: State) -> Action | None:
        """After a break, whatever was running has its full time again."""
        has_begun = state.reach is not None or state.begins is not None
        is_running = has_begun or state.window or state.slap or state.sight
        return Reopen() if is_running and not state.is_over else None

    def view(self, state: State, seat: int) -> View:
        """The open cards, and the cards that the seat looks at."""
        return views.view(state, seat)

    def open(self, state: State, seat: int) -> View:
        """The same with every card face up."""
        return views.opened(state, seat)

    def covered(self, state: State, seat: int) -> View:
        """The same without the cards that the seat looks at."""
        return views.covered(state, seat)

    def standing(self, state: State) -> tuple[int, ...]:
        """The sums of the rounds that were counted, of which the lowest wins."""
        return tuple(-total for total in scoring.sums(state.scores, state.seats))

    def rule(self, state: State) -> str:
        """The fewest points win; equal sums share (RULINGS K15)."""
        return "fewest" if len(scoring.leaders(state.scores, state.seats)) == 1 else "shared"

    def topics(self, state: State, seat: int) -> tuple[str, ...]:
        """The power of the card that this seat has drawn; at its turn, slaps and the call."""
        kinds = {type(action) for action in self.actions(state, seat)}
        if Discard in kinds and state.drawn is not None:
            power = POWERS.get(rank(state.drawn))
            return (power,) if power else ()
        may_slap = state.options.slaps and state.discard and kinds & {Flip, Draw}
        slap = ("slap",) if may_slap else ()
        return (*slap, "call") if Kaboom in kinds else slap

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """All cards that this seat has not seen change places with each other."""
        seen = state.knows(seat)
        hidden = [
            *state.stock,
            *(it.card for grid in state.grids for it in grid if it and it.card not in seen),
            *([state.drawn] if state.drawn is not None and state.drawn not in seen else []),
        ]
        anew, rng = rng.shuffle(sorted(hidden))
        other = dict(zip(hidden, anew, strict=True))
        word, _ = rng.draw()
        return moved(state, other).changed(rng=Rng(word))

    def outcome(self, state: State) -> Outcome | None:
        """The sums, once all rounds are played."""
        return scoring.outcome(state.scores, state.seats) if state.is_over else None

    def praise(self, states: Sequence[State]) -> tuple[Praise, ...]:
        """How many cards each seat remembered and got rid of; else its best round."""
        return praising.praise(states)

    def why(self, state: State, seat: int, wish: Mapping[str, object]) -> tuple[str, ...]:
        """The codes of the rules that forbid a wish."""
        return wishes.why(state, seat, wish)


def _turn(state: State, seat: int) -> list[Action]:
    """Flip; or draw or call; then put the drawn card somewhere."""
    if state.drawer is not None:
        if seat != state.drawer:
            return []
        return [*(Replace(place) for _, place in state.spots(seat)), Discard()]
    if seat != state.turn or state.begins is not None or state.sight is not None:
        return []
    if state.flipping:
        return [] if state.reach else [Flip()]
    if state.reach is not None and (state.reach.both or not any(state.grids[seat])):
        return []
    draws: list[Action] = [Draw()] if state.stock else []
    calls: list[Action] = [Kaboom()] if state.caller is None else []
    if state.reach is not None:  # a finger that did the other thing may have been sooner
        return draws if state.reach.calls else calls
    return [*draws, *calls]


def _awaited(state: State) -> list[Move]:
    """The end of a look; of the time for slaps; of the round, for which a power is waited for."""
    hides = [Move(TABLE, Hide(), state.sight.until)] if state.sight else []
    if state.begins is None:
        return hides
    if not state.is_ending:
        return hides or [Move(TABLE, Elapse(), state.begins)]
    if state.has_slaps:
        return hides
    shuts = state.begins + COLLECT  # by then all that landed in time were heard of
    closes = max(shuts, state.power.until if state.power else 0)
    if state.window is not None and (hides or closes > shuts):
        return [*hides, Move(TABLE, Elapse(), shuts)]
    return hides or [Move(TABLE, Close(), closes)]


def _step(state: State, move: Move) -> turns.Step:
    match move.action:
        case Slap():
            return slapping.slap(state, move.seat, move.at)
        case Peek():
            return turns.peek(state, move.seat)
        case Cover() if state.is_peeking:
            return turns.peeked(state, move.seat, move.at)
        case Look() | LookBoth() | Swap() | SkipPower() | Decide() | Cover():
            return powers.use(state, move.seat, move.action, move.at)
        case Use():
            return powers.used(state)
        case action if type(action) in _PLAIN:
            return _PLAIN[type(action)](state, move.at)
    return _with_cards(state, move)


def _with_cards(state: State, move: Move) -> turns.Step:
    """The step of an action that names a card."""
    at = move.at
    match move.action:
        case Replace(place):
            return turns.put(state, place, at)
        case Give(place):
            return slapping.give(state, place, at)
        case Reveal(owner, place):
            return slapping.reveal(state, (owner, place), at)
    raise ValueError(f"{type(move.action).__name__} is no action of this game")


_PLAIN: dict[type[Action], Callable[[State, int], turns.Step]] = {
    Flip: turns.wish,
    Draw: turns.wish,
    Kaboom: turns.call,
    Discard: turns.discard,
    GiveUp: slapping.give_up,
    Enough: slapping.enough,
    Keep: slapping.keep,
    Judge: slapping.judge,
    Elapse: turns.elapse,
    Go: turns.go,
    TimeUp: slapping.time_up,
    Hide: powers.cover,
    Close: lambda state, _: turns.close(state),
    Reopen: lambda state, at: _reopened(state, at),
}


def _reopened(state: State, at: int) -> turns.Step:
    after = state.changed(reach=None, use=None).rested(at)
    if after.window is not None or state.reach is not None:
        after = after.changed(begins=at + after.pause)
    if after.slap is not None:
        after = after.changed(slap=replace(after.slap, until=at + PATIENCE))
    return after, (events.Reopened(),)


GAME = KaboomGame()
