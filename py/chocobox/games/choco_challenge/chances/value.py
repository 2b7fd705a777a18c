"""The chances in Choco Challenge, for looking back.

Only the order of the piles and of the deck is hidden, and it is hidden from all. A turn is judged
by all orders of its pile, drawn as is best for its seat, and by what each of its ends is worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache, lru_cache

from chocobox.core.record import Move
from chocobox.core.rng import Rng
from chocobox.games.choco_challenge.bots.drawing import PileCounts
from chocobox.games.choco_challenge.bots.prospects import Ends
from chocobox.games.choco_challenge.rules.actions import Done, Draw, TakeIngredient
from chocobox.games.choco_challenge.rules.game import GAME
from chocobox.games.choco_challenge.rules.pieces import NAMES, kind
from chocobox.games.choco_challenge.rules.scoring import count
from chocobox.games.choco_challenge.rules.state import State
from chocobox.kit.shares import Shares, mean, won
from chocobox.kit.value import Features, Value


class Turn:
    """All ways in which a turn may go on; its seat draws as is best for it."""

    def __init__(self, state: State) -> None:
        self.ends = Ends(state, state.turn)
        self.names = len({NAMES[card] for card in state.own.pile})
        self._stopped, self._busted = cache(self.ends.stopped), cache(self.ends.busted)
        self._known: dict[tuple[PileCounts, int], Shares] = {}

    def best(self, pile: PileCounts, tools: int) -> Shares:
        """The better of stopping and drawing."""
        key = pile, tools
        if key not in self._known:
            ways = [self.draw(pile, tools)] if pile.size else []
            if power := self.names - sum(pile.fresh):
                ways.append(self._stopped(power, tools))
            self._known[key] = max(ways, key=self.ends.own_share)
        return self._known[key]

    def draw(self, pile: PileCounts, tools: int) -> Shares:
        """The expected shares after the next card."""
        ways = []
        if pile.matches:
            ways.append((pile.matches, self.match(pile.matched(), tools)))
        for copies, names in enumerate(pile.fresh, 1):
            if names:
                ways.append((names * copies, self.best(pile.drew(copies), tools)))
        return mean(ways)

    def match(self, pile: PileCounts, tools: int) -> Shares:
        """The better of a tool and the bust."""
        bust = self._busted(self.names - sum(pile.fresh), tools)
        if not tools:
            return bust
        return max(bust, self.best(pile, tools - 1), key=self.ends.own_share)


@lru_cache(maxsize=8)
def _turn(state: State) -> Turn:
    return Turn(state)


def _begun(state: State) -> State:
    """The same turn before its first card: however it went, it goes on in one of the same ways."""
    own = state.own
    match = () if state.match is None else (state.match,)
    pile = tuple(sorted((*own.cards, *match)))
    begun = replace(own, pile=pile, drawn=(), discard=(), tools=())
    seats = (*state.seats[: state.turn], begun, *state.seats[state.turn + 1 :])
    deck, none = tuple(sorted(state.deck)), (0,) * len(state.tools)
    return replace(state, rng=Rng(0), seats=seats, deck=deck, match=None, tools=none, compared=())


class ChocoValue(Value[State]):
    """Chances in Choco Challenge, where every seat knows the same."""

    game = GAME
    looks_ahead = True

    def value(self, state: State) -> Shares:
        """Every seat's chance to win, from the table as all see it."""
        if state.is_over:
            return won(count(state).winners, len(state.seats))
        tools = len(state.own.tools)
        if state.asked is not None:
            return Ends(state, state.turn).asked(tools)
        if state.stopped:
            return Ends(state, state.turn).stopped(state.power, tools)
        pile, turn = PileCounts.of(state.own.pile, state.own.drawn), _turn(_begun(state))
        return turn.best(pile, tools) if state.match is None else turn.match(pile, tools)

    def chances(self, state: State, move: Move) -> Sequence[tuple[int, State]]:
        """By the card that comes from the own pile or from the deck."""
        action = move.action
        fills = isinstance(action, Done) and state.bought is not None
        if isinstance(action, Draw):
            return [
                (often, state.seat_changed(state.turn, pile=cards))
                for often, cards in _tops(state.own.pile, state.own.pile)
            ]
        if fills or isinstance(action, TakeIngredient):
            tops = [card for card in state.deck if kind(card) == kind(state.deck[0])]
            return [(often, replace(state, deck=cards)) for often, cards in _tops(tops, state.deck)]
        return [(1, state)]

    def sample(self, state: State) -> Features | None:
        """The features of a position at the beginning of a turn."""
        is_new = state.asked is None and not state.own.drawn and state.match is None
        if state.is_over or state.stopped or not is_new:
            return None
        before = (state.turn - 1) % len(state.seats)
        ends, own = Ends(replace(state, turn=before), before), state.seats[before]
        return ends.features(ends.after(len(own.tools), len(own.drawn)))


def _tops(tops: Sequence[int], cards: Sequence[int]) -> list[tuple[int, tuple[int, ...]]]:
    """The cards with one of these on top, by its name, and how often each name may come."""
    found: dict[str, list[int]] = {}
    for card in sorted(tops):
        found.setdefault(NAMES[card], []).append(card)
    return [
        (len(same), (same[0], *(card for card in cards if card != same[0])))
        for same in found.values()
    ]


VALUE = ChocoValue()
