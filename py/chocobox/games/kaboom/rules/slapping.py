"""Slaps: whose hand was first, which cards it may throw away, and what a mistake costs."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from chocobox.core.record import Action, Event
from chocobox.games.kaboom.rules import events
from chocobox.games.kaboom.rules.actions import Enough, Give, GiveUp, Keep, Reveal
from chocobox.games.kaboom.rules.awaited import Paid, Settling, Spot
from chocobox.games.kaboom.rules.pieces import (
    CARDS,
    CHANGED_MIND,
    GRID,
    PATIENCE,
    WRONG,
    rank,
    twins,
)
from chocobox.games.kaboom.rules.state import Lying, State, is_match
from chocobox.games.kaboom.rules.turns import Step, begin, refilled


def offers(state: State, seat: int) -> list[Action]:
    """What the seat that was first may do."""
    slap = state.slap
    if slap is None or seat != slap.seat:
        return []
    if slap.gift is not None:
        return [*(Give(place) for _, place in state.spots(seat)), Keep()]
    return [*(Reveal(*spot) for spot in state.spots()), Enough() if slap.matches else GiveUp()]


def slap(state: State, seat: int, at: int) -> Step:
    """A hand lands; it waits until no sooner touch can be on its way (RULINGS K4, K5)."""
    cause = state.vain(at)
    if cause is not None:
        return state, (events.SlapIgnored(seat, cause),)
    window = state.window and state.window.slapped(seat, at + state.options.handicap(seat))
    return state.changed(window=window), (events.Slapped(seat, at),)


def judge(state: State, at: int) -> Step:
    """The soonest hand has the discard; the others' cost nothing.

    A seat that has reached for the stock, or was about to call, must do so again.
    """
    if state.window is None:
        raise ValueError("nothing can be slapped")
    verdict, window, rng = state.window.judged(state.rng)
    seat, top = verdict.seat, state.discard[-1]
    lead = (verdict.margin, verdict.photo)
    settling = Settling(seat, rank(top), at + PATIENCE, *lead, others=verdict.others)
    after = state.changed(window=window, rng=rng, slap=settling, reach=None, use=None)
    return after, (events.SlapWon(seat, *lead, verdict.others),)


def reveal(state: State, spot: Spot, at: int) -> Step:
    """A slapped card is turned up and gone; a wrong card costs a penalty."""
    slap, it = _settling(state), state.at(spot)
    if it is None:
        raise ValueError("no card lies there")
    match = is_match(state, it.card)
    event = events.Revealed(slap.seat, *spot, CARDS[it.card], match)
    after = state.taken(spot).thrown(it.card)
    if not match:
        after, paid = penalized(after, slap.seat, WRONG, it.card)
        after, done_ = done(after, at)
        return after, (event, *paid, *done_)
    gift = spot if spot[0] != slap.seat and any(after.grids[slap.seat]) else None
    after = _changed(after, matches=slap.matches + 1, gift=gift, until=at + PATIENCE)
    after, done_ = _if_last(after, at)
    return after, (event, *done_)


def give(state: State, place: int, at: int) -> Step:
    """An own card comes, unseen, to where the other's has lain (RULINGS K7)."""
    slap = _settling(state)
    if slap.gift is None:
        raise ValueError("nobody is to be given anything")
    own = (slap.seat, place)
    after = state.put(slap.gift, state.at(own)).taken(own)
    after = _changed(after, gift=None, until=at + PATIENCE)
    after, done_ = _if_last(after, at)
    return after, (events.Gave(*own, *slap.gift), *done_)


def keep(state: State, at: int) -> Step:
    """The other is given nothing."""
    after = _changed(state, gift=None, until=at + PATIENCE)
    after, done_ = _if_last(after, at)
    return after, (events.GaveNothing(_settling(state).seat), *done_)


def give_up(state: State, at: int) -> Step:
    """Nothing is turned up, for one card; the others may still slap, with the full time."""
    seat = _settling(state).seat
    after, paid = penalized(state, seat, CHANGED_MIND)
    event = events.GaveUp(seat)
    if not after.changed(slap=None).is_slappable:
        after, done_ = done(after, at)
        return after, (event, *paid, *done_)
    window = after.window and replace(after.window, opened=at)
    after = after.changed(slap=None, window=window, begins=at + after.pause)
    return after.rested(at), (event, *paid)


def enough(state: State, at: int) -> Step:
    """No more is turned up."""
    return done(state, at)


def time_up(state: State, at: int) -> Step:
    """What was waited for did not come: nothing is given, or turned up."""
    slap = _settling(state)
    if slap.gift is not None:
        return keep(state, at)
    return enough(state, at) if slap.matches else give_up(state, at)


def penalized(state: State, seat: int, count: int, card: int | None = None) -> Step:
    """Cards from the stock into the lowest free places after the first four (RULINGS K8)."""
    found: list[Event] = []
    places: list[int] = []
    for _ in range(count):
        state, shuffled = refilled(state)
        found += shuffled
        place = next(n for n in range(GRID, GRID + len(CARDS)) if state.at((seat, n)) is None)
        it = Lying(state.stock[0], state.marks)
        state = state.put((seat, place), it)
        state = state.changed(stock=state.stock[1:], marks=state.marks + 1)
        places.append(place)
    state, shuffled = refilled(state)
    state = state.changed(paid=Paid(state.marks, seat, count, _settling(state).rank, card))
    return state, (*found, events.Penalized(seat, tuple(places)), *shuffled)


def done(state: State, at: int) -> Step:
    """The slap is settled: nobody can slap its cards, so play goes on (rule 2 for slapping)."""
    slap = _settling(state)
    event = events.SlapDone(slap.seat, slap.matches)
    after = state.changed(slap=None, window=None).rested(at)
    if not state.turns and slap.matches:  # a flipped card, and nobody has drawn since
        after = after.changed(flipping=False, turn=slap.seat)
    if after.power is not None and not after.is_ending:  # its owner still has time for it
        return after.changed(begins=at + after.pause), (event,)
    after, begun = begin(after, at)
    return after, (event, *begun)


def _if_last(state: State, at: int) -> Step:
    """When all cards of that rank are out, nothing more can be turned up."""
    slap = _settling(state)
    if slap.gift is None and slap.matches >= twins(slap.rank):
        return done(state, at)
    return state, ()


def _settling(state: State) -> Settling:
    if state.slap is None:
        raise ValueError("nobody has slapped")
    return state.slap


def _changed(state: State, **changes: Any) -> State:
    return state.changed(slap=replace(_settling(state), **changes))
