"""Moments of Kaboom! that are worth playing on, made by somebody who knows every card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from e2e.live_games import FRIENDS, LiveScript, seek

from chocobox.games.kaboom.pieces import NEAR, rank
from chocobox.games.kaboom.state import Spot, State
from chocobox.games.kaboom.words import (
    Cover,
    Discard,
    Draw,
    Enough,
    Flip,
    Kaboom,
    Peek,
    Reveal,
    Slap,
)

SLOW = {"window": 10_000, "pace": 5000}
"""House rules that give a slow machine time."""


class Script(LiveScript[State]):
    """A game of Kaboom! as it is written."""

    def __init__(self, seed: int, players: Sequence[str], **options: Any) -> None:
        super().__init__("kaboom", seed, players, **options)

    def peeked(self) -> Script:
        """All have looked at their two cards; the first flip is due."""
        for action in (Peek(), Cover()):
            for seat in self.seats:
                self.do(seat, action, 100)
        return self

    def flipped(self) -> Script:
        """One more card is turned up; it may be slapped."""
        self.ready()
        return self.do(self.state.turn, Flip(), 100)._reached()

    def begun(self) -> Script:
        """Cards are flipped until one matches; whoever has the other throws it away and plays."""
        self.peeked().flipped()
        while not (found := matching(self.state)):
            self.flipped()
        (seat, _), *_ = found
        self.do(seat, Slap(), 400).wait()
        self.do(seat, Reveal(*found[0]))
        return self if self.state.slap is None else self.do(seat, Enough())

    def ready(self) -> Script:
        """The next seat may act."""
        while self.state.hold is not None:
            self.wait()
        return self

    def drawn(self) -> Script:
        """The next seat holds a card."""
        self.ready()
        return self.do(self.state.turn, Draw(), 100)._reached()

    def discarded(self) -> Script:
        """The drawn card is thrown away; it may be slapped."""
        return self.do(self.state.turn, Discard())

    def called(self) -> Script:
        """Whose turn it is calls, the others have their last turns, the round is counted."""
        rounds = len(self.state.scores)
        self.do(self.state.turn, Kaboom())._reached()
        while not self.state.is_ending:
            self.drawn().discarded()
        while len(self.state.scores) == rounds:
            self.wait()
        return self

    def _reached(self) -> Script:
        """What a hand reached for, or a call, comes after a moment if slaps were possible."""
        return self.wait() if self.state.reach is not None else self


def dealt(players: Sequence[str] = FRIENDS[:4], seed: int = 1, **options: Any) -> Script:
    """Nobody has peeked yet."""
    return Script(seed, players, **{**SLOW, **options})


def flipped(players: Sequence[str] = FRIENDS[:4], **options: Any) -> Script:
    """The first card has been flipped, and one of the first seat's cards matches it."""
    return seek(
        lambda seed: dealt(players, seed, **options).peeked().flipped(),
        lambda script: any(seat == 0 for seat, _ in matching(script.state)),
    )


def turn(players: Sequence[str] = FRIENDS[:4], **options: Any) -> Script:
    """The first seat is to draw or to call; nothing can be slapped."""
    return seek(
        lambda seed: dealt(players, seed, **options).begun().ready(),
        lambda script: script.state.turn == 0,
    )


def drew(
    of: str = "K", players: Sequence[str] = FRIENDS[:4], first: int = 1, **options: Any
) -> Script:
    """The first seat holds a card of one of those ranks, such as "7 8"."""
    return seek(
        lambda seed: dealt(players, seed, **options).begun().drawn(),
        lambda script: script.state.turn == 0 and _rank(script) in of.split(),
        first,
    )


def _rank(script: Script) -> str:
    card = script.state.drawn
    assert card is not None
    return rank(card)


def matching(state: State) -> list[Spot]:
    """Where cards lie that match the top of the discard."""
    lying = ((spot, state.at(spot)) for spot in state.spots())
    top = rank(state.discard[-1]) if state.discard else None
    return [spot for spot, it in lying if it and rank(it.card) == top]


def shows_near(script: Script, seat: int, later: int = 0) -> bool:
    """Whether the next card, or one later, matches one that this seat peeks at."""
    near = [it for place in NEAR if (it := script.state.at((seat, place)))]
    return any(rank(it.card) == rank(script.state.stock[later]) for it in near)
