"""How a table of Schokoly stands, as a text that can be sent and set up again."""

from __future__ import annotations

from dataclasses import replace

from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.board import Laid
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, HAND
from chocobox.games.schokoly.rules.reading import (
    GUARD,
    GUARDED,
    LAID,
    LAYS,
    NOBODY,
    STACK,
    Position,
    layers_of,
    read,
)
from chocobox.games.schokoly.rules.state import Options, State


def position(state: State) -> str | None:
    """How the table stands; None after a turn without a card, which the text cannot tell."""
    laid, has_laid = state.board.laid, state.placed is not None
    layers = layers_of(len(state.hands), state.turn, has_laid, len(laid))
    if [one.seat for one in laid] != layers:
        return None
    when = LAYS if not has_laid else GUARDED if state.guarded else LAID
    colours = (NOBODY if colour is None else COLOURS[colour] for colour in state.colours)
    head = f"colours:{','.join(colours)} {when}:{state.turn}"
    return " ".join([head, f"smarties:{','.join(map(str, state.smarties))}", *map(_word, laid)])


def set_up(text: str, options: Options, seats: int, rng: Rng) -> State:
    """The table that a position tells of, with hands and stock by chance; ValueError: a fault."""
    found = read(text)
    if len(found.colours) != seats:
        raise ValueError(f"the position is one of {len(found.colours)} seats, not of {seats}")
    return dealt(found, options, rng)


def with_hands(text: str, hand: tuple[int, ...], other: tuple[int, ...] = ()) -> State:
    """The table of two that a position tells of, seat 0 with these cards, the other with those."""
    state = set_up(text, Options(), 2, Rng(1))
    used = {*hand, *other, *(one.card for one in state.board.laid)}
    pool = tuple(card for card in range(len(CARDS)) if card not in used)
    many = len(state.hands[1]) - len(other)
    return replace(state, hands=(hand, (*other, *pool[:many])), stock=pool[many:])


def dealt(found: Position, options: Options, rng: Rng) -> State:
    """The table of a position, with the cards that nobody sees dealt to hands and stock."""
    laid = found.board.laid
    lying = {one.card for one in laid}
    pool, _ = rng.shuffle(card for card in range(len(CARDS)) if card not in lying)
    hands = []
    for many in _hands(found):
        hands.append(pool[:many])
        pool = pool[many:]
    return State(
        options=options,
        hands=tuple(hands),
        stock=pool,
        smarties=found.smarties,
        colours=found.colours,
        turn=found.turn,
        board=found.board,
        placed=len(laid) - 1 if found.has_laid else None,
        guarded=found.when == GUARDED,
    )


def _hands(found: Position) -> list[int]:
    """How many cards each seat holds: each turn took one, and drew one while the stock lasted."""
    seats, laid = len(found.colours), found.board.laid
    hands, stock = [HAND] * seats, len(CARDS) - HAND * seats
    ended = len(laid) - found.has_laid
    for number, one in enumerate(laid):
        hands[one.seat] -= number >= min(stock, ended)
    return hands


def _word(one: Laid) -> str:
    turn = f"/{one.turn}" if one.turn else ""
    mark = STACK if one.tier == 2 else GUARD if one.smartie else ""
    return f"{one.card}@{one.x},{one.y}{turn}{mark}"
