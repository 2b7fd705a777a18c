"""Moments of Choco-Boom that are worth playing on, made by somebody who knows every card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from e2e.live_games import FRIENDS, LiveScript, seek

from chocobox.games.choco_boom.pieces import CARDS, PARROT, Card
from chocobox.games.choco_boom.state import State, laid
from chocobox.games.choco_boom.words import Call, Flip

SLOW = {"hesitation": 5000}
"""House rules that give a slow machine time."""

Fits = Callable[[State], bool]


class Script(LiveScript[State]):
    """A game of Choco-Boom as it is written: all call rightly, and nobody slaps."""

    def __init__(self, seed: int, players: Sequence[str], **options: Any) -> None:
        super().__init__("choco_boom", seed, players, **{**SLOW, **options})

    def flipped(self) -> Script:
        """The next card lies on the pile; the one before it was called, and a double has waited."""
        if (top := self.state.top) and not (top.settled or top.heard):
            self.called()
        if (top := self.state.top) and not top.settled:
            self.wait()
        return self.do(self.state.turn, Flip(), 100).wait()

    def called(self) -> Script:
        """The card on top is called; or its time is over, where calls are made aloud."""
        top = laid(self.state)
        if self.state.options.aloud:
            return self.wait()
        return self.do(top.seat, Call(top.due), 500).wait()

    def until(self, fits: Fits, most: int) -> Script:
        """So many cards at the most are flipped, until one fits."""
        for _ in range(most):
            self.flipped()
            if self.state.is_over or fits(self.state):
                break
        return self


def dealt(players: Sequence[str] = FRIENDS[:4], seed: int = 1, **options: Any) -> Script:
    """Nobody has flipped yet."""
    return Script(seed, players, **options)


def turned(
    fits: Fits, players: Sequence[str] = FRIENDS[:4], most: int = 6, **options: Any
) -> Script:
    """A card lies there for which this holds; its call is awaited."""
    return seek(
        lambda seed: dealt(players, seed, **options).until(fits, most),
        lambda script: not script.state.is_over and fits(script.state),
    )


def is_double(state: State) -> bool:
    """Whether the card on top may be slapped."""
    return laid(state).double


def is_plain(state: State) -> bool:
    """Whether nothing is to be slapped, nor will be with the next card; no parrot lies on top."""
    top = top_of(state)
    return not is_double(state) and not makes_double(state) and top.item != PARROT


def makes_double(state: State) -> bool:
    """Whether the next card will lie on one like it, and the card on top does not."""
    return not is_double(state) and next_of(state).item == top_of(state).item


def top_of(state: State) -> Card:
    """The card on top."""
    return CARDS[state.pile[-1]]


def next_of(state: State) -> Card:
    """The card that will be flipped next."""
    return CARDS[state.decks[state.after(laid(state).seat)][0]]


def all_cards(state: State) -> int:
    """How many cards there are, wherever they lie."""
    decks = (card for deck in state.decks for card in deck)
    return len({*state.pile, *state.fines, *state.box, *decks})
