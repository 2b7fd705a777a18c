"""When a swap is worth it: cards are priced by the pieces of a colour that they hold."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chocobox.core.record import Action
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Accept, Answer, Decline, Offer
from chocobox.games.schokoly.rules.pieces import CARDS
from chocobox.games.schokoly.rules.state import State, Swap

MANY: Final = 3
"""So many pieces of another's colour, and none of the own, make a card worth offering."""


def pieces(state: State, card: int, seat: int) -> int:
    """The number of pieces of that seat's colour on the card."""
    colour = state.colours[seat]
    return sum(1 for piece in CARDS[card] if piece == colour)


def offer(state: State, actions: Sequence[Action], rng: Rng) -> Offer | None:
    """A card that is nothing to me and much to another, every second time there is one."""
    seat = state.turn
    good = [
        action
        for action in actions
        if isinstance(action, Offer)
        and not pieces(state, action.card, seat)
        and pieces(state, action.card, action.to) >= MANY
    ]
    chance, rng = rng.below(2)
    return rng.pick(good)[0] if good and chance else None


def reply(state: State, swap: Swap, seat: int) -> Action:
    """The answer to an offer, or the verdict on an answer: only what gains is swapped."""
    if swap.answer is None:
        return answer(state, swap, seat)
    gain = (swap.answer_count or 0) - pieces(state, swap.card, seat)
    is_fair = (swap.answer_count or 0) >= swap.count - 1
    return Accept() if gain > 0 and is_fair else Decline()


def answer(state: State, swap: Swap, seat: int) -> Action:
    """The card that I miss least, if it holds less for me than what is on offer.

    Among equals, the one that holds as much for the other as the offer does for me.
    """

    def loss(card: int) -> tuple[int, int]:
        return pieces(state, card, seat), abs(pieces(state, card, swap.seat) - swap.count)

    card = min(state.hands[seat], key=loss)
    return Answer(card) if pieces(state, card, seat) < swap.count else Decline()
