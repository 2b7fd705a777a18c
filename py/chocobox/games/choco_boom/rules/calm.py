"""A game without hurry: all answer a card in their own time, and then all is told (RULINGS B18)."""

from __future__ import annotations

from chocobox.core.record import Action, Event
from chocobox.core.rng import Rng
from chocobox.games.choco_boom.rules import events, slapping, turns
from chocobox.games.choco_boom.rules.actions import Call, Pass
from chocobox.games.choco_boom.rules.answers import DOUBLE, PASS, Answers
from chocobox.games.choco_boom.rules.paying import pays
from chocobox.games.choco_boom.rules.state import State, Step, laid
from chocobox.kit.slaps import Window


def can_pass(state: State, seat: int) -> bool:
    """Whether that seat may take the card on top for no double; who flipped it calls instead."""
    return state.options.calm and state.can_slap(seat) and seat != laid(state).seat


def word(action: Action) -> str:
    """The answer that an action gives."""
    if isinstance(action, Call):
        return action.item
    return PASS if isinstance(action, Pass) else DOUBLE


def answer(state: State, seat: int, action: Action, at: int) -> Step:
    """A seat answers; nobody hears what, before all have answered."""
    if at < laid(state).window.opened:
        return state, (events.Ignored(seat, "soon"),)
    after = state.on_top(answers=given(state).answered(seat, word(action), at))
    return after, (events.Answered(seat),)


def compare(state: State, at: int) -> Step:
    """All is told: the pile is won, or mistakes are paid for, or the next seat flips."""
    top, answers = laid(state), given(state)
    seen: tuple[Event, ...] = tuple(_told(state, seat) for seat in answers.asked)
    after = state.on_top(settled=True)
    if (item := answers.call) is not None:
        is_right = item == top.due
        after = after.named(item).on_top(heard=(at, item, is_right or top.double))
        after = after if is_right else after.changed(chain=None)
    if top.since is not None and answers.doubles:
        verdict, _, rng = hands(state).judged(state.rng)
        after, news = slapping.win(after.changed(rng=rng), verdict, None, at)
    else:
        after, news = _paid(after, at)
    return after, (*seen, *news)


def hands(state: State) -> Window:
    """The hands of all that say it is a double: they are equally quick."""
    return Window(0, tuple((0, seat) for seat in sorted(given(state).doubles)))


def given(state: State) -> Answers:
    """The answers to the card on top; ValueError where nobody is asked."""
    if (answers := laid(state).answers) is None:
        raise ValueError("nobody is asked")
    return answers


def guessed(state: State, seat: int, rng: Rng) -> State:
    """The same with other answers of others, as long as nobody is told them."""
    top = state.top
    if top is None or top.answers is None or top.settled:
        return state
    return state.on_top(answers=top.answers.guessed(seat, rng))


def _told(state: State, seat: int) -> Event:
    """What a seat has answered: a call, or whether it is a double."""
    top, answers = laid(state), given(state)
    if seat == top.seat and (item := answers.call) is not None:
        return events.Called(seat, item, top.due, item == top.due, not top.double, 0)
    return events.Said(seat, seat in answers.doubles)


def _paid(state: State, at: int) -> Step:
    """Nobody has won: a wrong call and each wrong double are paid for, and the next seat flips."""
    top, after, seen = laid(state), state, list[Event]()
    for seat, reason, item in _faults(state):
        if item is None and not state.decks[seat]:  # RULINGS B11
            seen.append(events.Muted(seat))
        else:
            after, paid = pays(after, seat, reason, item)
            seen.append(paid)
    out = [it.seat for it in after.paid if it.paid and not after.decks[it.seat]]
    if out and state.seats == 2:  # RULINGS B12
        return after.changed(top=None, is_over=True), (*seen, events.Ended())
    first = after.paid[0].seat if after.paid else top.follows
    after, begun = turns.begin(after.on_top(follows=first), at)
    return after, (*seen, *map(events.OutOfCards, out), *begun)


def _faults(state: State) -> list[tuple[int, str, str | None]]:
    """Who was wrong, why, and with which call: the seat that flipped first, then in turn."""
    top, answers = laid(state), given(state)
    is_wrong = top.heard is not None and not top.heard[2]
    call = [(top.seat, "wrong_call", answers.call)] if is_wrong else []
    return [*call, *((seat, "wrong_slap", None) for seat in answers.doubles)]
