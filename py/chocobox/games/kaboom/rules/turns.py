"""A round of Kaboom!: peeking, flipping, drawing, calling, counting."""

from __future__ import annotations

from chocobox.core.record import Event
from chocobox.games.kaboom.rules import events, scoring
from chocobox.games.kaboom.rules.awaited import Power, Reach
from chocobox.games.kaboom.rules.pieces import CALM, CARDS, MERCY, NEAR, PATIENCE, USED_UP
from chocobox.games.kaboom.rules.state import Lying, State, dealt
from chocobox.games.kaboom.rules.targets import power_of

Events = tuple[Event, ...]
Step = tuple[State, Events]


def peek(state: State, seat: int) -> Step:
    """The two near cards are looked at."""
    cards = [it.card for place in NEAR if (it := state.at((seat, place)))]
    return _peeks(state.seen(seat, *cards), seat, "looking"), (events.Peeked(seat),)


def peeked(state: State, seat: int, at: int) -> Step:
    """They are put back; when all have done so, the round gets moving."""
    after, event = _peeks(state, seat, "done"), events.Covered(seat)
    if after.is_peeking:
        return after, (event,)
    after = after.changed(last=None)
    if after.flipping:
        return after, (event, events.FlippingBegan(after.turn))
    after, begun = begin(after, at)
    return after, (event, *begun)


def wish(state: State, at: int, calls: bool = False) -> Step:
    """A hand goes for the stock, or a seat calls; sooner touches may be on their way."""
    if at < state.begun:
        return state, (events.Ignored(state.turn, "soon"),)
    reach = Reach(at, calls)
    reached = state.changed(reach=state.reach.with_other(reach) if state.reach else reach)
    if state.hears:
        return reached, ((events.Calling if calls else events.Reached)(state.turn),)
    return go(reached, at)


def call(state: State, at: int) -> Step:
    """A seat says Kaboom!, if no slap is on its way."""
    return wish(state, at, calls=True)


def go(state: State, at: int) -> Step:
    """The seat has called, or takes the top card: hands that came later mean nothing."""
    calls = state.reach is not None and state.reach.calls
    late = state.window.seats if state.window else ()
    after = state.changed(reach=None, use=None, window=None)
    if calls:
        after, seen = kaboom(after, at)
    else:
        after, seen = flip(after, at) if state.flipping else draw(after)
    return after, (*(events.SlapIgnored(it, "late") for it in late), *seen)


def flip(state: State, at: int) -> Step:
    """The top card comes onto the discard; the next seat will flip."""
    card, seat = state.stock[0], state.turn
    free = at + MERCY + 1 if state.discard else 0
    after = state.thrown(card).changed(stock=state.stock[1:], turn=state.following, free=free)
    return after.opened(at), (events.Flipped(seat, CARDS[card]),)


def draw(state: State) -> Step:
    """The top card comes into the hand; whatever power was left is gone (RULINGS K9)."""
    seat, card = state.turn, state.stock[0]
    after = state.changed(
        stock=state.stock[1:], drawer=seat, drawn=card, power=None, turns=state.turns + 1
    )
    return after.seen(seat, card), (*_power_lost(state), events.Drew(seat))


def put(state: State, place: int, at: int) -> Step:
    """The drawn card lies down in a place; the card that lay there is thrown away."""
    seat, old = state.turn, state.at((state.turn, place))
    if state.drawn is None or old is None:
        raise ValueError("there is nothing to replace")
    after = state.put((seat, place), Lying(state.drawn, state.marks))
    after = after.changed(marks=state.marks + 1).thrown(old.card)
    return _thrown(after, None, at), (events.Replaced(seat, place, CARDS[old.card]),)


def discard(state: State, at: int) -> Step:
    """The drawn card is thrown away; if it has a power, that waits to be used."""
    card, seat = state.drawn, state.turn
    if card is None:
        raise ValueError("there is nothing to discard")
    kind = power_of(state, seat, card)
    power = Power(seat, kind, at + PATIENCE) if kind else None
    after = _thrown(state.thrown(card), power, at)
    return after, (events.Discarded(seat, CARDS[card], kind),)


def kaboom(state: State, at: int) -> Step:
    """The seat's cards are locked, every other seat has one last turn."""
    seat = state.turn
    auto = not any(state.grids[seat])
    after = state.changed(caller=seat, auto=auto, power=None, turn=state.following)
    after, begun = begin(after.changed(turns=state.turns + 1), at)
    return after, (*_power_lost(state), events.Kaboomed(seat, auto), *begun)


def begin(state: State, at: int) -> Step:
    """A turn begins: by drawing, by having to call without cards, or by being passed over."""
    state = state.changed(begins=None, begun=at)
    if state.is_ending:
        return state.changed(begins=at + CALM), ()
    if state.used >= USED_UP or not state.stock:
        state = state.changed(flipping=False)  # the last resort (RULINGS K3)
    if state.flipping:
        return state, (events.TurnBegan(state.turn),)
    if state.caller is None and not any(state.grids[state.turn]):  # RULINGS K11
        return call(state, at)
    if state.caller is not None and not state.stock:
        passed = events.PassedBy(state.turn)
        after, begun = begin(state.changed(turn=state.following, turns=state.turns + 1), at)
        return after, (passed, *begun)
    return state, (events.TurnBegan(state.turn),)


def elapse(state: State, at: int) -> Step:
    """There was time to slap: the next turn begins; after the last one nobody slaps any more."""
    if state.is_ending:
        return state.changed(window=None), (events.TooLate(),)
    return begin(state, at if state.begins is None else state.begins)


def close(state: State) -> Step:
    """The cards are turned up and counted; the next round is dealt, or the game is over."""
    hands = [tuple(it.card for it in grid if it) for grid in state.grids]
    end = scoring.count(state.round, hands, state.caller, state.auto)
    ended: Events = (events.RoundEnded(end.round, end.totals, end.points),)
    if state.caller is None:
        ended = (events.NobodyCalled(), *ended)
    after = state.changed(
        scores=(*state.scores, end.points), last=end, begins=None, window=None, power=None
    )
    if end.round == state.options.rounds:
        return after.changed(is_over=True), (*ended, events.Ended())
    first = scoring.starter(end, after.scores, state.starter)
    if not state.options.slaps:
        first = (state.starter + 1) % state.seats
    after = dealt(after.changed(starter=first))
    return after, (*ended, events.Dealt(after.round, after.starter))


def refilled(state: State) -> Step:
    """A stock that is used up is made anew of all discarded cards but the top (RULINGS K12)."""
    if state.stock or len(state.discard) < 2:
        return state, ()
    stock, rng = state.rng.shuffle(sorted(state.discard[:-1]))
    after = state.changed(stock=stock, discard=state.discard[-1:], rng=rng, used=state.used + 1)
    return after, (events.Shuffled(len(stock)),)


def _thrown(state: State, power: Power | None, at: int) -> State:
    """After a discard the next seat waits, so that everybody has time to slap (RULINGS K4)."""
    after = state.changed(drawer=None, drawn=None, power=power, turn=state.following)
    after = after.opened(at)
    return after if after.window or not after.is_ending else after.changed(begins=at + CALM)


def _power_lost(state: State) -> tuple[Event, ...]:
    """A power that is still unused when the next turn begins is gone (RULINGS K9)."""
    return (events.PowerLost(state.power.seat),) if state.power else ()


def _peeks(state: State, seat: int, peek: str) -> State:
    return state.changed(peeks=(*state.peeks[:seat], peek, *state.peeks[seat + 1 :]))
