"""Whether to call: how likely its cards are strictly closest once the others had a last turn."""

from __future__ import annotations

from typing import Final

from chocobox.core.rng import Rng
from chocobox.games.kaboom.bots.memory import Memory
from chocobox.games.kaboom.rules.pieces import CLOSEST, NOT_CLOSEST, value

FEW: Final = 12
"""With more before it than so much it does not even think of calling."""


class Guesses:
    """The table many times over, with everything a seat does not know dealt by chance.

    One shuffle serves for all of them: each begins at another card of it, so that every hidden card
    lies everywhere equally often.
    """

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.deck, _ = rng.shuffle(map(value, memory.unseen))
        hidden = (spot for spot in memory.lying if spot not in memory.faces)
        self.tries = {spot: tries_of(memory.percent(spot)) for spot in hidden}

    def call(self) -> tuple[int, int]:
        """What calling and not calling bring, added up over all guesses."""
        calls = stays = 0
        for first in range(len(self.deck)):
            mine, others = self.totals(first)
            far = abs(mine)
            calls += -CLOSEST - far if far < min(map(abs, others)) else NOT_CLOSEST + far
            stays += mine
        return calls, stays

    def totals(self, first: int) -> tuple[int, list[int]]:
        """What everybody has in the end, in the guess that begins there."""
        memory, deck = self.memory, self.deck
        hands: list[list[tuple[int, int]]] = [[] for _ in memory.state.grids]
        for spot in memory.lying:
            if spot in memory.faces:
                worth = value(memory.faces[spot])
            else:
                tries = self.tries[spot]
                worth = min(deck[n % len(deck)] for n in range(first, first + tries))
                first += tries
            hands[spot[0]].append((worth if spot in memory.seen_by_owner else 7, worth))
        others = []
        for seat, hand in enumerate(hands):
            if seat != memory.seat:
                others.append(_last_turn(hand, deck[first % len(deck)]))
                first += 1
        return sum(worth for _, worth in hands[memory.seat]), others


def tries_of(percent: int) -> int:
    """The lowest of how many cards counts about so much of the mean."""
    return next(tries for tries, least in enumerate((77, 46, 33, 0), 1) if percent >= least)


def _last_turn(hand: list[tuple[int, int]], drawn: int) -> int:
    """A seat's cards after its last turn: the worst known card may be replaced."""
    total = sum(worth for _, worth in hand)
    seems, worth = max(hand, default=(0, 0))
    return total - worth + drawn if seems > drawn else total
