"""Fines and pauses: who pays, why, and who goes on when all are ready."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Event
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.past import Fine
from chocobox.games.choco_boom.rules.pieces import FINE
from chocobox.games.choco_boom.rules.state import Pause, State, Step, laid

ON_THE_CALL = ("wrong_call", "hesitated")
"""For these fines the due call is told as well."""


def fine(state: State, seat: int, reason: str, at: int, item: str | None = None) -> Step:
    """Two cards go under the pile, and play stands until the others are ready (RULINGS B10)."""
    top = laid(state)
    after, event = pays(state, seat, reason, item)
    seen: list[Event] = [event]
    if event.paid and not after.decks[seat]:
        if state.seats == 2:  # RULINGS B12
            over = after.changed(top=None, pause=None, case=None, is_over=True)
            return over, (*seen, events.Ended())
        seen.append(events.OutOfCards(seat))
    objections = replace(top.objections, slaps=())
    is_settled = top.settled or not top.double  # a double's time is not over yet (RULINGS B8)
    follows = seat if state.pause is None else top.follows
    after = after.on_top(call=None, objections=objections, settled=is_settled, follows=follows)
    return after.changed(pause=_pause(after, seat, at)), tuple(seen)


def pays(
    state: State, seat: int, reason: str, item: str | None = None
) -> tuple[State, events.Fined]:
    """Two cards go under the pile, or what is there; a parrot has nothing to repeat then."""
    deck = state.decks[seat]
    paid, rest = deck[:FINE], deck[FINE:]
    top, is_due = laid(state), reason in ON_THE_CALL
    wanted = top.due if is_due else None
    new_fine = Fine(seat, reason, len(paid), item, wanted, is_due and top.repeats)
    after = state.with_deck(seat, rest).changed(
        fines=(*paid, *state.fines), paid=(*state.paid, new_fine), last_call=None, reach=None
    )
    after = after.tallied(seat, fines=after.tallies[seat].fines + 1)
    return after, events.Fined(seat, reason, len(paid))


def _pause(state: State, seat: int, at: int) -> Pause:
    """Play stands, if it did not before; whoever was fined first will go on."""
    began = at if state.stopped is None else min(at, state.stopped)
    if state.pause is not None:
        return replace(state.pause, began=began)
    others = tuple(other for other in range(state.seats) if other != seat)
    return Pause("fine", seat, began, others, at, at)


def ready(state: State, seat: int, at: int) -> Step:
    """One more is ready."""
    pause = state.pause
    if pause is None:
        raise ValueError("nobody is waited for")
    if at < pause.asked:
        return state, (events.Ignored(seat, "soon"),)
    waiting = tuple(other for other in pause.waiting if other != seat)
    after = replace(pause, waiting=waiting, latest=max(at, pause.latest))
    return state.changed(pause=after), (events.Readied(seat),)


def resume(state: State, at: int) -> Step:
    """The fined seat flips; a card whose time was interrupted has its full time again."""
    pause, top = state.pause, state.top
    if pause is None:
        raise ValueError("nobody was waited for")
    state = state.changed(pause=None, begun=at)
    seen: tuple[Event, ...] = (events.Resumed(),)
    if top is not None:
        state = state.on_top(stood=(pause.began, at))
    if top is not None and not top.settled:
        window = replace(top.window, opened=at)
        return state.on_top(window=window, until=at + state.options.time(top.double)), seen
    if not state.has_cards:
        return state.last_chance(at), seen
    seat = state.first_from(pause.seat)
    return state.changed(turn=seat), (*seen, events.TurnBegan(seat))


def reopen(state: State, at: int) -> Step:
    """After a break all say that they are ready; what was on its way is forgotten."""
    seats = tuple(range(state.seats))
    seat = state.turn if state.pause is None else state.pause.seat
    after = state.changed(reach=None, pause=Pause("break", seat, at, seats, at, at))
    if not state.is_call_due:  # else a parrot that lies there still repeats what was called
        after = after.changed(last_call=None)
    if after.top is not None:
        window = replace(after.top.window, slaps=())
        objections = replace(after.top.objections, slaps=())
        after = after.on_top(call=None, objections=objections, window=window)
    return after, (events.Reopened(),)
