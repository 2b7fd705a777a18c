"""Objections, where calls are made aloud and only the players can hear them (RULINGS B4)."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Event
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.paying import fine
from chocobox.games.choco_boom.rules.pieces import ELEPHANT
from chocobox.games.choco_boom.rules.state import Case, State, Step, laid


def object_to(state: State, seat: int, at: int) -> Step:
    """An objection is made; it waits until no sooner one can be on its way."""
    top = laid(state)
    is_late = state.reach is not None and at > state.reach.at
    cause = "late" if is_late else state.vain(at)
    if cause is not None:
        return state, (events.Ignored(seat, cause),)
    after = state.on_top(objections=top.objections.slapped(seat, at))
    return after, (events.ObjectionMade(seat),)


def weigh(state: State, at: int) -> Step:
    """The soonest objection is voted on, unless it admits something or can only be false."""
    top = laid(state)
    verdict, window, rng = top.objections.judged(state.rng)
    accuser, accused = verdict.seat, top.seat
    after = state.changed(rng=rng).on_top(objections=window)  # none can follow: they are spent
    seen: tuple[Event, ...] = (events.Objected(accuser, accused),)
    if top.double:  # no call was due, so there is nothing to admit either
        seen = (*seen, events.Decided(accused, False))
        if accuser == accused:
            return after, seen
        after, paid = fine(after, accuser, "false_accusation", at)
        return after, (*seen, *paid)
    if accuser == accused:
        return fine(_wrong(after), accused, "admitted", at)
    others = tuple(seat for seat in range(state.seats) if seat not in (accuser, accused))
    case = Case(accuser, accused, at, at, others or (accused,), (None,) * state.seats)
    return after.changed(case=case, reach=None), seen


def _wrong(state: State) -> State:
    """The call was not right: what would have been the last of a row is none (RULINGS B14)."""
    is_elephant = state.options.advanced and state.top_card == ELEPHANT
    since = laid(state).window.opened if is_elephant else None
    return state.changed(chain=None).on_top(since=since)


def vote(state: State, seat: int, guilty: bool, at: int) -> Step:
    """A seat votes on an objection."""
    case = _case(state)
    if at < case.began:
        return state, (events.Ignored(seat, "soon"),)
    votes = tuple(guilty if n == seat else it for n, it in enumerate(case.votes))
    after = replace(case, votes=votes, latest=max(at, case.latest))
    return state.changed(case=after), (events.Voted(seat, guilty),)


def count(state: State, at: int) -> Step:
    """All have voted, a tie is for the accused; of two players the accused itself has answered."""
    case = _case(state)
    is_guilty = case.votes.count(True) > case.votes.count(False)
    after = _wrong(state) if is_guilty else state
    proven = "admitted" if case.voters == (case.accused,) else "guilty"
    payer = (case.accused, proven) if is_guilty else (case.accuser, "false_accusation")
    after, paid = fine(after, *payer, at)
    if after.pause is not None:
        after = after.changed(pause=replace(after.pause, asked=at))
    return after.changed(case=None), (events.Decided(case.accused, is_guilty), *paid)


def _case(state: State) -> Case:
    if state.case is None:
        raise ValueError("nothing is voted on")
    return state.case
