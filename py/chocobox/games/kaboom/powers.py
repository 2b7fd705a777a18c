"""What a 7 to king can do, when it was drawn and thrown away at once."""

from __future__ import annotations

from chocobox.core import Action, Event
from chocobox.games.kaboom import events
from chocobox.games.kaboom.pieces import PATIENCE
from chocobox.games.kaboom.state import Sight, Spot, State
from chocobox.games.kaboom.targets import targets
from chocobox.games.kaboom.turns import Step, begin
from chocobox.games.kaboom.words import Cover, Decide, SkipPower


def offers(state: State, seat: int) -> list[Action]:
    """What a seat may do with its power, or with what it is looking at."""
    if state.sight is not None:
        if seat != state.sight.seat:
            return []
        return [Decide(True), Decide(False)] if state.sight.decides else [Cover()]
    if state.power is None or seat != state.power.seat:
        return []
    return [*targets(state, seat, state.power.kind), SkipPower()]


def look(state: State, seat: int, spots: tuple[Spot, ...], at: int) -> Step:
    """The seat, and nobody else, sees those cards."""
    cards = [it.card for spot in spots if (it := state.at(spot))]
    sight = Sight(seat, spots, at + PATIENCE, decides=len(spots) > 1)
    after = state.changed(power=None, sight=sight).seen(seat, *cards)
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
    if state.window is not None or state.hold is None or state.is_ending:
        return state, (event,)
    after, begun = begin(state, at)
    return after, (event, *begun)
