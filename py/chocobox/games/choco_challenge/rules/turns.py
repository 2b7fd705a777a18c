"""A turn of Choco Challenge, from the first card drawn to the card that fills the market."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.record import Event
from chocobox.games.choco_challenge.rules.events import (
    Bought,
    Busted,
    Drew,
    Ended,
    Matched,
    Refilled,
    Reshuffled,
    Spent,
    Stopped,
    Took,
)
from chocobox.games.choco_challenge.rules.pieces import COSTS, NAMES, TOOLS, kind
from chocobox.games.choco_challenge.rules.state import State

Step = tuple[State, tuple[Event, ...]]


def draw(state: State) -> Step:
    """The top card comes to the row, or waits because it matches one there (RULINGS C4)."""
    seat, own = state.turn, state.own
    card, pile = own.pile[0], own.pile[1:]
    name = NAMES[card]
    if name in (NAMES[other] for other in own.drawn):
        after = replace(state.seat_changed(seat, pile=pile), match=card)
        return after, (Matched(seat, card, name),)
    after = state.seat_changed(seat, pile=pile, drawn=(*own.drawn, card))
    return after, (Drew(seat, card, name),)


def spend(state: State, tool: str) -> Step:
    """The tool goes back to its pile, the match to the discard; the turn goes on."""
    seat, card = state.turn, matching(state)
    tools = tuple(held for held in state.own.tools if held != tool)
    piles = _changed(state.tools, TOOLS.index(tool), 1)
    after = replace(discarded(state, card).seat_changed(seat, tools=tools), tools=piles, match=None)
    return after, (Spent(seat, tool, card, NAMES[card]),)


def bust(state: State) -> Step:
    """The match goes to the discard, and the turn to the next seat (RULINGS C5)."""
    seat, card = state.turn, matching(state)
    busts = state.seats[seat].busts + 1
    after = discarded(state, card).seat_changed(seat, busted=True, busts=busts)
    after = replace(after, match=None)
    event = Busted(seat, card, NAMES[card])
    after, events = end(after)
    return after, (event, *events)


def stop(state: State) -> Step:
    """No more cards; what was drawn is what can be paid."""
    return replace(state, stopped=True), (Stopped(state.turn, state.power),)


def buy(state: State, place: int) -> Step:
    """The card goes to the own discard; the gap is filled when the turn ends."""
    card = state.market[place - 1]
    after = discarded(leaving(state, place), card)
    return replace(after, bought=card), (Bought(state.turn, card, NAMES[card], place),)


def take(state: State, cost: int) -> Step:
    """A dessert stays in front of the seat to the end of the game."""
    desserts = tuple(sorted((*state.own.desserts, cost)))
    piles = _changed(state.desserts, COSTS.index(cost), -1)
    after = replace(state.seat_changed(state.turn, desserts=desserts), desserts=piles, took=cost)
    return after, (Took(state.turn, cost),)


def refill(state: State) -> Step:
    """The top card fills the market: a filling next to the deck, a spice at the far end."""
    if state.bought is None:
        return state, ()
    card, deck = state.deck[0], state.deck[1:]
    market = stocked(state.market, card)
    after = replace(state, deck=deck, market=market)
    return after, (Refilled(state.turn, card, NAMES[card], market.index(card) + 1),)


def end(state: State) -> Step:
    """The game is over, or the next seat's turn begins with its reshuffle."""
    if state.end is not None:
        return replace(state, is_over=True, asked=None), (Ended(state.end),)
    turn = (state.turn + 1) % len(state.seats)
    after = replace(
        state,
        turn=turn,
        round=state.round + (turn == state.options.first),
        compared=(None,) * len(state.seats),
        stopped=False,
        bought=None,
        took=None,
        asked=None,
    )
    return _reshuffled(after)


def stocked(market: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The market with one more card at its end."""
    return (*market, card) if kind(card) == "spice" else (card, *market)


def leaving(state: State, place: int) -> State:
    """The market without the card at that place."""
    return replace(state, market=(*state.market[: place - 1], *state.market[place:]))


def discarded(state: State, card: int, seat: int | None = None) -> State:
    """A card on the discard of a seat, if none is named of the one whose turn it is."""
    seat = state.turn if seat is None else seat
    return state.seat_changed(seat, discard=(*state.seats[seat].discard, card))


def matching(state: State) -> int:
    """The card that waits for a tool or the bust."""
    if state.match is None:
        raise ValueError("nothing has matched")
    return state.match


def _reshuffled(state: State) -> Step:
    """Everything but tools and desserts into the own pile, from the second turn on."""
    seat, cards = state.turn, state.own.cards
    if state.own.drawn == state.own.discard == ():
        return state, ()
    pile, rng = state.rng.shuffle(sorted(cards))
    after = state.seat_changed(seat, pile=pile, drawn=(), discard=(), busted=False)
    return replace(after, rng=rng), (Reshuffled(seat, len(pile)),)


def _changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])
