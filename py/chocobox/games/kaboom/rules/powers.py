"""What a 7 to king can do, when it was drawn and thrown away at once."""

from __future__ import annotations

from chocobox.core.record import Action, Event
from chocobox.games.kaboom.rules import events, hearing
from chocobox.games.kaboom.rules.actions import Cover, Decide, Look, LookBoth, SkipPower, Swap
from chocobox.games.kaboom.rules.awaited import Sight, Spot, Use
from chocobox.games.kaboom.rules.pieces import PATIENCE
from chocobox.games.kaboom.rules.state import State
from chocobox.games.kaboom.rules.targets import targets
from chocobox.games.kaboom.rules.turns import Step, begin


def offers(state: State, seat: int) -> list[Action]:
    """A seat's actions with its power, or with the card under its eye."""
    if state.sight is not None:
        if seat != state.sight.seat:
            return []
        return [Decide(True), Decide(False)] if state.sight.decides else [Cover()]
    if state.power is None or seat != state.power.seat or state.use is not None:
        return []
    return [*targets(state, seat, state.power.kind), SkipPower()]


def waits(state: State) -> bool:
    """Whether a power waits, because a hand may have been sooner on the stock."""
    return state.begins is None and state.sight is None


def use(state: State, seat: int, action: Action, at: int) -> Step:
    """A power is used, or a look ends, unless a sooner touch forbids it (RULINGS K18)."""
    if hearing.is_heard(state, at):
        return state, (events.Ignored(seat, "late"),)
    if waits(state):
        return state.changed(use=Use(seat, action, at)), (events.Using(seat),)
    return _used(state, seat, action, at)


def used(state: State) -> Step:
    """No touch was sooner: it counts from when it was done."""
    if state.use is None:
        raise ValueError("no power waits")
    return _used(state.changed(use=None), state.use.seat, state.use.action, state.use.at)


def _used(state: State, seat: int, action: Action, at: int) -> Step:
    match action:
        case Look(owner, place):
            return look(state, seat, ((owner, place),), at)
        case LookBoth(owner, place, other, other_place):
            return look(state, seat, ((owner, place), (other, other_place)), at)
        case Swap(owner, place, other, other_place):
            return swap(state, seat, ((owner, place), (other, other_place)), at)
        case Decide(is_swap):
            return decide(state, is_swap, at)
        case Cover():
            return cover(state, at)
    return skip(state, at)


def look(state: State, seat: int, spots: tuple[Spot, ...], at: int) -> Step:
    """The seat, and nobody else, sees those cards; a turn that has begun begins anew after it."""
    cards = [it.card for spot in spots if (it := state.at(spot))]
    sight = Sight(seat, spots, at + PATIENCE, decides=len(spots) > 1)
    begins = state.begun if state.begins is None else state.begins
    after = state.changed(power=None, sight=sight, reach=None, begins=begins, begun=0)
    after = after.seen(seat, *cards)
    if len(spots) > 1:
        return after, (events.LookedBoth(seat, *spots[0], *spots[1]),)
    return after, (events.Looked(seat, *spots[0]),)


def swap(state: State, seat: int, spots: tuple[Spot, ...], at: int) -> Step:
    """Two cards change places; nobody sees them."""
    after = state.swapped(*spots).changed(power=None)
    return _done(after, at, events.Swapped(seat, *spots[0], *spots[1]))


def decide(state: State, is_swap: bool, at: int) -> Step:
    """After a king: swapped or not, told to all."""
    if state.sight is None:
        raise ValueError("nothing is looked at")
    seat, spots = state.sight.seat, state.sight.spots
    after = state.changed(sight=None)
    if is_swap:
        return swap(after, seat, spots, at)
    return _done(after, at, events.Stayed(seat, *spots[0], *spots[1]))


def cover(state: State, at: int) -> Step:
    """What was looked at is put back."""
    if state.sight is None:
        raise ValueError("nothing is looked at")
    if state.sight.decides:
        return decide(state, False, at)
    return _done(state.changed(sight=None), at, events.Covered(state.sight.seat))


def skip(state: State, at: int) -> Step:
    """The power stays unused."""
    if state.power is None:
        raise ValueError("there is no power to skip")
    return _done(state.changed(power=None), at, events.PowerSkipped(state.power.seat))


def _done(state: State, at: int, event: Event) -> Step:
    """Where nobody can slap, nothing but the power held the next turn back."""
    if state.is_ending:
        return state, (event,)
    if state.begins is None:
        return state, (event,)
    if state.window is not None:
        return state.changed(begins=max(state.begins, at)), (event,)
    after, begun = begin(state, at)
    return after, (event, *begun)
