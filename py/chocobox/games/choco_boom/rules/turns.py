"""A turn of Choco-Boom: reach, flip, call; and who comes next."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Event
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.answers import Answers
from chocobox.games.choco_boom.rules.paying import fine
from chocobox.games.choco_boom.rules.pieces import CARDS, ELEPHANT, MERCY, PARDON, PARROT, Card, due
from chocobox.games.choco_boom.rules.state import Reach, State, Step, Top, laid
from chocobox.kit.slaps import Window


def reach(state: State, seat: int, at: int) -> Step:
    """A hand goes for its deck; what lands later is no longer meant for the card on top."""
    if at < state.begun:
        return state, (events.Ignored(seat, "soon"),)
    after, late = state.changed(reach=Reach(seat, at)), tuple[int, ...]()
    if state.top is not None:
        objections = state.top.objections
        sooner = tuple(it for it in objections.slaps if it[0] <= at)
        late = objections.seats[len(sooner) :]
        after = after.on_top(objections=replace(objections, slaps=sooner))
    return after, (events.Reached(seat), *(events.Ignored(it, "late") for it in late))


def go(state: State, at: int) -> Step:
    """The card lies on the pile, for all to see at once (RULINGS B15)."""
    if state.reach is None:
        raise ValueError("nobody has reached for a card")
    seat, before = state.reach.seat, state.top_card
    late = state.top.window.seats if state.top else ()
    number, *rest = state.decks[seat]
    after = state.with_deck(seat, tuple(rest)).changed(
        pile=(*state.pile, number), laid=state.laid + 1, reach=None, paid=(), turn=seat
    )
    seen: tuple[Event, ...] = (
        *(events.SlapIgnored(it, "late") for it in late),
        events.Flipped(seat, CARDS[number]),
    )
    if not rest:
        if state.seats == 2:  # RULINGS B12
            return after.changed(top=None, is_over=True), (*seen, events.Ended())
        seen = (*seen, events.OutOfCards(seat))
    return _covered(after, before, at), seen


def _covered(state: State, before: Card | None, at: int) -> State:
    """The card that was just laid: what must be called, and whether it may be slapped."""
    card, options = CARDS[state.pile[-1]], state.options
    is_double = before is not None and before.item == card.item
    top = Top(
        seat=state.turn,
        due=due(card, state.last_call),
        repeats=card.item == PARROT and state.last_call is not None,
        double=is_double,
        since=at if is_double or (options.advanced and card == ELEPHANT) else None,
        answers=_asked(state) if options.calm else None,
        window=Window(at),
        until=at + options.time(is_double),
        follows=(state.turn + 1) % state.seats,
        free=_free(state, at),
    )
    after = state.changed(top=top)
    if options.calm:
        return after.on_top(since=at) if after.named(top.due).is_row else after
    if not options.aloud or is_double:
        return after
    after = after.named(top.due)  # nobody hears it: it is called rightly unless somebody objects
    return after.on_top(since=at) if after.is_row else after


def _asked(state: State) -> Answers:
    """All answer, the one that flipped first; one card alone can be no double (RULINGS B18)."""
    others = [(state.turn + step) % state.seats for step in range(1, state.seats)]
    is_alone = len(state.pile) == 1 and not state.options.advanced
    return Answers((state.turn, *([] if is_alone else others)), (None,) * state.seats)


def _free(state: State, at: int) -> int:
    """Until when a slap was meant for the pile that was won, or for the double (RULINGS B7)."""
    won = 0 if state.won is None else state.won.at + PARDON
    return max(won, at + MERCY) if state.top is not None and state.top.double else won


def call(state: State, item: str, at: int) -> Step:
    """A call is made; it is heard when no sooner hand can be on its way."""
    top = laid(state)
    if at < top.window.opened:
        return state, (events.Ignored(top.seat, "soon"),)
    if at > top.speaks_until:
        return state, (events.Ignored(top.seat, "late"),)
    return state.on_top(call=(at, item)), (events.CallMade(top.seat),)


def hear(state: State, at: int) -> Step:
    """What was called is right, or costs; on a double it never does (RULINGS B5)."""
    top = laid(state)
    if top.call is None:
        raise ValueError("nobody has called")
    when, item = top.call
    is_right, ms = item == top.due, when - top.window.opened
    event = events.Called(top.seat, item, top.due, is_right, not top.double, ms)
    heard = when, item, is_right or top.double
    after = state.on_top(call=None, heard=heard, settled=not top.double).named(item)
    if is_right and after.is_row and top.since is None:
        after = after.on_top(since=when)
    if not is_right:
        after = after.changed(chain=None)
    if top.double:
        return after, (event,)
    if is_right:
        tally = after.tallies[top.seat]
        after, begun = begin(after.tallied(top.seat, calls=(*tally.calls, ms)), at)
    else:
        after, begun = fine(after, top.seat, "wrong_call", at, item)
    return after, (event, *begun)


def time_up(state: State, at: int) -> Step:
    """The card's time is over: a call that was due has not come (RULINGS B4, B5, B8)."""
    top = laid(state)
    after = state.on_top(settled=True)
    if top.double or state.options.aloud:
        after, begun = begin(after, at)
        is_told = not begun or not (state.options.aloud or top.heard)
        return after, (*([events.Waited(top.seat)] if is_told else []), *begun)
    return fine(after.changed(chain=None), top.seat, "hesitated", at)


def anew(state: State, at: int) -> State:
    """What is on its way sets out at that instant, and a card has its full time again."""
    reached = state.reach and replace(state.reach, at=at)
    after, top = state.changed(reach=reached, begun=at), state.top
    if top is None:
        return after
    call, until = top.call and (at, top.call[1]), at + state.options.time(top.double)
    return after.on_top(call=call, window=Window(at), until=until, free=0, freed=())


def begin(state: State, at: int) -> Step:
    """The next seat may flip; if nobody can, the last card may still be slapped for a while."""
    if not state.has_cards:
        return state.last_chance(at), ()
    seat = state.first_from(laid(state).follows)
    return state.changed(turn=seat, begun=at), (events.TurnBegan(seat),)


def close(state: State) -> Step:
    """Nobody has a card to flip, and nobody has slapped."""
    return state.changed(top=None, reach=None, is_over=True), (events.Ended(),)
