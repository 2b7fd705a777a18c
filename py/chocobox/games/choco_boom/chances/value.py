"""The chances in Choco-Boom, for looking back.

The order of the decks is hidden from all, and hardly matters: whoever is quick wins cards. So luck
is little more than photo finishes, and no choice is judged: slaps and calls are no mistakes. What
is told are highlights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from chocobox.core.record import Move
from chocobox.games.choco_boom.chances.value_data import WEIGHTS
from chocobox.games.choco_boom.rules import calm, slapping
from chocobox.games.choco_boom.rules.actions import Call, Compare, Go, Judge, Slap
from chocobox.games.choco_boom.rules.game import GAME
from chocobox.games.choco_boom.rules.pieces import CARDS, DEAL, Card
from chocobox.games.choco_boom.rules.state import State
from chocobox.games.choco_boom.told.highlights import highlights
from chocobox.kit.highlights import Highlight
from chocobox.kit.ranks import best
from chocobox.kit.shares import Shares, learned, won
from chocobox.kit.slaps import photos
from chocobox.kit.value import Features, Value

FEW: Final = 6
"""A seat with fewer cards may soon have none."""

OFTEN: Final = 3
"""What counts is told after so many cards; in between it is too much alike."""


class BoomValue(Value[State]):
    """Chances in Choco-Boom, where every seat knows the same."""

    game = GAME
    judges = tells_luck = False

    def value(self, state: State) -> Shares:
        """Every seat's chance to win: by its cards, and by the piles that it has won so far."""
        if state.is_over:
            return won(best(self.game.standing(state)), state.seats)
        return learned(WEIGHTS[state.seats], _features(state))

    def chances(self, state: State, move: Move) -> Sequence[tuple[int, State]]:
        """By the card that is laid, and by what decides between hands that landed together."""
        if isinstance(move.action, Judge):
            hands = slapping.hands(state)
            return [(1, state.changed(rng=rng)) for rng in photos(hands, state.rng)]
        if isinstance(move.action, Compare) and (both := calm.hands(state)).slaps:
            return [(1, state.changed(rng=rng)) for rng in photos(both, state.rng)]
        if isinstance(move.action, Go) and state.reach is not None:
            return _laid(state, state.reach.seat)
        return [(1, state)]

    def action_values(self, state: State, seat: int, chosen: int) -> Mapping[int, int]:
        """Nothing is judged: all that is done here is done in a hurry."""
        return {}

    def sample(self, state: State) -> Features | None:
        """What counts when a hand goes for the next card."""
        if state.is_over or state.reach is None or state.laid % OFTEN:
            return None
        return _features(state)

    def reaction(self, state: State, move: Move) -> int | None:
        """How long after its card a call came, and a hand on a card that may be slapped."""
        top = state.top
        if top is None or state.options.calm or not isinstance(move.action, Call | Slap):
            return None
        since = top.window.opened
        if isinstance(move.action, Slap):
            if top.since is None:
                return None
            since = max(since, top.since, top.stood[1])
        return move.at - since if move.at >= since else None

    def highlights(self, states: Sequence[State], moves: Sequence[Move]) -> Sequence[Highlight]:
        """Quick hands, slow and wrong words, and the double that nobody slapped."""
        return highlights(states, moves)


def _laid(state: State, seat: int) -> list[tuple[int, State]]:
    """The next card of that seat's deck may be any that nobody has seen.

    Where the others lie then makes no difference.
    """
    first, *rest = state.decks[seat]
    hidden = (*state.fines, *state.box, *(card for deck in state.decks for card in deck))
    kinds: dict[Card, list[int]] = {}
    for card in sorted(hidden):
        kinds.setdefault(CARDS[card], []).append(card)
    return [
        (len(same), state if first in same else state.with_deck(seat, (same[0], *rest)))
        for same in kinds.values()
    ]


def _features(state: State) -> Features:
    """What counts at each seat: its cards, and the more of them lie in the pile the less sure.

    Then what it lacks to be safe, the more the sooner it lays a card; the piles that it has won,
    and again where one may be won now.
    """
    seats, top = state.seats, state.top
    piles = sum(it.piles for it in state.tallies)
    pile = 1000 * len(state.pile) // (DEAL * seats)
    is_open = top is not None and top.since is not None
    found = []
    for seat, (deck, tally) in enumerate(zip(state.decks, state.tallies, strict=True)):
        cards = 1000 * len(deck) // DEAL
        lacks = 1000 * max(0, FEW - len(deck))
        wait = (seat - state.turn) % seats
        quick = 1000 * (seats * tally.piles - piles) // (seats + piles)
        found.append(
            (cards, cards * pile // 1000, lacks, lacks * wait // seats, quick, quick * is_open)
        )
    return found


VALUE = BoomValue()
