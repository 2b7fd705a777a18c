"""Chocolate swaps among three players (RULINGS S15)."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import replace

from chocobox.core.record import Action, Event, Move
from chocobox.games.schokoly.rules.actions import Accept, Answer, Decline, Offer
from chocobox.games.schokoly.rules.events import Answered, Declined, Offered, Swapped
from chocobox.games.schokoly.rules.pieces import CARDS
from chocobox.games.schokoly.rules.state import State, Swap
from chocobox.games.schokoly.rules.view import Deal

SPOKEN = (Offer, Answer, Accept)
"""Actions that tell others about a hidden card."""

OnOffer = list[tuple[int, ...]]
"""For each seat, the cards that stay in its hand when the rest is dealt anew."""


def offers(state: State) -> list[Action]:
    """Before laying: each hand card to each other seat, one offer to each, one swap a turn."""
    if len(state.hands) != 3 or not state.options.swaps or state.swapped:
        return []
    others = [
        seat
        for seat, colour in enumerate(state.colours)
        if seat != state.turn and colour is not None and seat not in state.asked
    ]
    hand = state.hands[state.turn]
    return [Offer(card, to) for card in hand for to in others if state.hands[to]]


def replies(state: State, seat: int) -> list[Action]:
    """The asked seat answers with a card or declines; then the offerer accepts or declines."""
    swap = _open(state)
    if swap.answer is None:
        if seat != swap.to:
            return []
        return [*(Answer(card) for card in state.hands[seat]), Decline()]
    return [Accept(), Decline()] if seat == swap.seat else []


def step(state: State, move: Move) -> tuple[State, tuple[Event, ...]]:
    """The step of an offer, an answer or a verdict."""
    match move.action:
        case Offer(card, to):
            count = _count(state, card, to)
            swap = Swap(state.turn, to, card, count)
            after = replace(state, swap=swap, asked=(*state.asked, to))
            return after, (Offered(state.turn, to, count),)
        case Answer(card):
            count = _count(state, card, state.turn)
            swap = replace(_open(state), answer=card, answer_count=count)
            return replace(state, swap=swap), (Answered(move.seat, state.turn, count),)
        case Accept():
            return _exchange(state)
        case Decline():
            return replace(state, swap=None), (Declined(move.seat),)
    raise ValueError(f"Schokoly has no action {move.action!r}")


def shows(state: State, action: Action) -> bool:
    """Whether a card changes hands that its new owner has not seen."""
    return isinstance(action, Accept) and not state.options.open_hands


def deal(state: State, seat: int) -> Deal | None:
    """The open swap as that seat knows it: its own card, or any when hands lie open."""
    swap = state.swap
    if swap is None:
        return None
    seen = range(len(state.hands)) if state.options.open_hands else (seat,)
    card = swap.card if swap.seat in seen else None
    answer = swap.answer if swap.to in seen else None
    return Deal(swap.seat, swap.to, swap.count, card, swap.answer_count, answer)


def redeal(
    state: State, seen: Container[int], pool: Sequence[int]
) -> tuple[OnOffer, Swap | None, list[int]]:
    """Cards on offer that are not seen become others with the same announced counts."""
    on_offer: OnOffer = [()] * len(state.hands)
    swap = state.swap
    if swap is None:
        return on_offer, None, list(pool)
    offered = [swap.card] if swap.seat in seen else _like(state, swap.card, swap.to, pool)
    answers: Sequence[int | None] = [swap.answer]
    if swap.answer is not None and swap.to not in seen:
        answers = _like(state, swap.answer, swap.seat, pool)
    card, answer = next((card, answer) for card in offered for answer in answers if card != answer)
    if swap.seat not in seen:
        on_offer[swap.seat] = (card,)
    if answer is not None and swap.to not in seen:
        on_offer[swap.to] = (answer,)
    rest = [other for other in pool if (other,) not in on_offer]
    return on_offer, replace(swap, card=card, answer=answer), rest


def _open(state: State) -> Swap:
    if state.swap is None:
        raise ValueError("no swap is on offer")
    return state.swap


def _count(state: State, card: int, seat: int) -> int:
    """The number of pieces of that seat's colour on the card."""
    colour = state.colours[seat]
    return sum(1 for piece in CARDS[card] if piece == colour)


def _like(state: State, card: int, seat: int, pool: Sequence[int]) -> list[int]:
    count = _count(state, card, seat)
    return [other for other in pool if _count(state, other, seat) == count]


def _exchange(state: State) -> tuple[State, tuple[Event, ...]]:
    swap = _open(state)
    if swap.answer is None:
        raise ValueError("nothing was offered in return")
    trade = {swap.card: swap.answer, swap.answer: swap.card}
    hands = tuple(tuple(trade.get(card, card) for card in hand) for hand in state.hands)
    after = replace(state, hands=hands, swap=None, swapped=True)
    return after, (Swapped(swap.seat, swap.to),)
