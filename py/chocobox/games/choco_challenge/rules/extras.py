"""The end of a turn: everybody's drawn cards are compared, and some may take an extra card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from chocobox.core.record import Action, Event
from chocobox.games.choco_challenge.rules import turns
from chocobox.games.choco_challenge.rules.actions import (
    Decline,
    TakeIngredient,
    TakeMarket,
    TakeTool,
)
from chocobox.games.choco_challenge.rules.events import (
    Armed,
    Compared,
    Declined,
    Finished,
    Picked,
    Received,
)
from chocobox.games.choco_challenge.rules.pieces import NAMES, TOOLS
from chocobox.games.choco_challenge.rules.state import State
from chocobox.games.choco_challenge.rules.turns import Step


def done(state: State) -> Step:
    """The market is filled, then the others compare, from the second round on (RULINGS C9)."""
    after, events = turns.refill(state)
    after, more = _walk(_begun(after), state.turn) if after.round > 1 else turns.end(after)
    return after, (Finished(state.turn), *events, *more)


def offers(state: State, seat: int) -> Sequence[Action]:
    """The extra cards that a seat may have, by how it compares."""
    if state.compared[seat] == "more":
        if state.deck:
            return [TakeIngredient()]
        return [TakeMarket(place) for place in range(1, len(state.market) + 1)]
    if state.compared[seat] == "fewer":
        left = zip(TOOLS, state.tools, strict=True)
        return [TakeTool(tool) for tool, n in left if n and tool not in state.seats[seat].tools]
    return []


def step(state: State, seat: int, action: Action) -> Step:
    """The asked seat takes its extra card or not, and the next is compared."""
    after, event = _answered(state, seat, action)
    after, events = _walk(replace(after, asked=None), seat)
    return after, (event, *events)


def _answered(state: State, seat: int, action: Action) -> tuple[State, Event]:
    match action:
        case TakeIngredient():
            card = state.deck[0]
            after = turns.discarded(replace(state, deck=state.deck[1:]), card, seat)
            return after, Received(seat, card, NAMES[card])
        case TakeMarket(place):
            card = state.market[place - 1]
            after = turns.discarded(turns.leaving(state, place), card, seat)
            return after, Picked(seat, card, NAMES[card], place)
        case TakeTool(tool):
            held = {*state.seats[seat].tools, tool}
            tools = tuple(
                left - (kind == tool) for kind, left in zip(TOOLS, state.tools, strict=True)
            )
            after = state.seat_changed(seat, tools=tuple(kind for kind in TOOLS if kind in held))
            return replace(after, tools=tools), Armed(seat, tool)
        case Decline():
            return state, Declined(seat)
    raise ValueError(f"{action} is no answer")


def _begun(state: State) -> State:
    return _marked(state, state.turn, "own")


def _marked(state: State, seat: int, result: str) -> State:
    compared = (*state.compared[:seat], result, *state.compared[seat + 1 :])
    return replace(state, compared=compared)


def _walk(state: State, after: int) -> Step:
    """Clockwise from the seat after that one, until a seat may take something or all are done."""
    events: list[Event] = []
    seat = (after + 1) % len(state.seats)
    while seat != state.turn:
        drawn = len(state.seats[seat].drawn)
        result = "more" if drawn > state.power else "fewer" if drawn < state.power else "equal"
        state = _marked(state, seat, result)
        events.append(Compared(seat, drawn, state.power, result))
        if offers(state, seat):
            return replace(state, asked=seat), tuple(events)
        seat = (seat + 1) % len(state.seats)
    state, more = turns.end(state)
    return state, (*events, *more)
