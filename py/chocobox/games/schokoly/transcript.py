"""Which cards a move is about, in words, for whoever reads a whole game."""

from __future__ import annotations

from chocobox.core.record import Move
from chocobox.games.schokoly.rules.actions import Accept, Answer, Draw, Guard, Offer, Place, Stack
from chocobox.games.schokoly.rules.pieces import CARDS, TURNED, Four, names
from chocobox.games.schokoly.rules.state import State


def cards_of(before: State, move: Move, after: State) -> tuple[str, ...]:
    """A card on the table as it lies, any other unturned."""
    match move.action:
        case Place(card, _, _, turn) | Stack(card, _, _, turn):
            return (_named(TURNED[card][turn]),)
        case Guard(card):
            [turn] = [it.turn for it in before.board.laid if it.card == card]
            return (_named(TURNED[card][turn]),)
        case Offer(card) | Answer(card):
            return (_named(CARDS[card]),)
        case Draw() | Accept():
            had, has = before.hands[move.seat], after.hands[move.seat]
            return tuple(_named(CARDS[card]) for card in has if card not in had)
    return ()


def _named(four: Four) -> str:
    first, second, third, fourth = names(four)
    return f"{first} {second} over {third} {fourth}"
