"""Slaps: the first hand, its prize, and the price of a wrong slap."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Event
from chocobox.games.choco_boom.rules import events
from chocobox.games.choco_boom.rules.past import Won
from chocobox.games.choco_boom.rules.paying import fine
from chocobox.games.choco_boom.rules.pieces import CARDS, SEEN
from chocobox.games.choco_boom.rules.state import State, Step, laid
from chocobox.kit.slaps import Verdict, Window


def slap(state: State, seat: int, at: int) -> Step:
    """A hand lands; it waits until no sooner one can be on its way (RULINGS B6)."""
    top = laid(state)
    is_early = any(at < until for until, it in top.freed if it == seat)
    cause = "soon" if is_early else state.vain(at)
    if cause is not None:
        return state, (events.SlapIgnored(seat, cause),)
    window = top.window.slapped(seat, at + state.options.handicap(seat))
    return state.on_top(window=window), (events.Slapped(seat, at),)


def hands(state: State) -> Window:
    """The hands that will be judged: none that landed when the next card was reached for.

    But one that would have come after the soonest anyhow is told of with it.
    """
    top, reach = laid(state), state.reach
    if reach is None:
        return top.window
    handicap, slaps = state.options.handicap, top.window.slaps
    in_time = [it for it in slaps if it[0] - handicap(it[1]) <= reach.at]
    remaining = tuple(it for it in slaps if in_time and (it in in_time or it[0] > in_time[0][0]))
    return replace(top.window, slaps=remaining)


def judge(state: State, at: int) -> Step:
    """The soonest hand wins the pile, or pays; the others then wait for their own moment."""
    top, window = laid(state), hands(state)
    verdict, judged, rng = window.judged(state.rng)
    seat = verdict.seat
    landed = window.slaps[0][0] - state.options.handicap(seat)
    others = tuple(it for it in top.window.slaps if it[1] != seat)
    after = state.changed(rng=rng).on_top(window=replace(top.window, slaps=others))
    if top.since is not None and landed >= top.since:
        return win(after, verdict, landed - max(top.window.opened, top.stood[1]), at)
    if landed <= top.free:  # RULINGS B7
        return after.on_top(freed=(*top.freed, (at, seat))), (events.SlapFree(seat),)
    after = after.on_top(window=replace(judged, slaps=others))
    if not state.decks[seat]:  # RULINGS B11
        return after, (events.Muted(seat),)
    return fine(after, seat, "wrong_slap", at)


def _streak(state: State, seat: int) -> tuple[int, int]:
    """Who has won the last piles, and how many, when that seat wins one more."""
    return seat, 1 + (state.streak[1] if state.streak and state.streak[0] == seat else 0)


def win(state: State, verdict: Verdict, ms: int | None, at: int) -> Step:
    """The pile, fines and all, goes under the winner's deck in the order it lay (RULINGS B9).

    ms is how quick the hand was, if that matters.
    """
    seat, deck, cards = verdict.seat, state.decks[verdict.seat], (*state.fines, *state.pile)
    uppermost = tuple(CARDS[card] for card in state.pile[-SEEN:])
    lead = (verdict.margin, verdict.photo, verdict.others)
    tally = state.tallies[seat]
    best = min((it for it in (ms, tally.slap) if it is not None), default=None)
    after = state.with_deck(seat, (*deck, *cards)).tallied(seat, piles=tally.piles + 1, slap=best)
    after = after.changed(
        pile=(),
        fines=(),
        top=None,
        reach=None,
        last_call=None,
        chain=None,
        pause=None,
        case=None,
        won=Won(seat, len(cards), uppermost, at, *lead),
        streak=_streak(state, seat),
    )
    seen: list[Event] = [events.PileWon(seat, len(cards), *lead)]
    if not all(after.decks):  # RULINGS B11
        return after.changed(is_over=True), (*seen, events.Ended())
    if not deck:
        seen.append(events.BackIn(seat))
    turn = after.after(laid(state).seat)
    return after.changed(turn=turn, begun=at), (*seen, events.TurnBegan(turn))
