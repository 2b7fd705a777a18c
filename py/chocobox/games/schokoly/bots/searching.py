"""How the chocolatier thinks: it lays a card in mind and looks at what would be answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from math import comb
from typing import Any, ClassVar, Final

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules.actions import Guard, Pass, Place, Stack
from chocobox.games.schokoly.rules.board import ROW, Board
from chocobox.games.schokoly.rules.laying import SMARTIE, Laying, layings, price_of, sketch_of
from chocobox.games.schokoly.rules.looks import KIND, KIND_OF, Look, ways
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.valuing import FIRM, PLAIN, SURE, Prices, Sketch

CANDIDATES: Final = 24
"""How many layings are followed by the next seat's answers."""

BUSY: Final = 3
"""How many of the best answers with each kind of card are expected again after any laying."""

DEPTH: Final = 3
"""How many cards are laid in mind once all hands are known."""

WIDTHS: Final = {3: 12, 2: 3}
"""How many layings are followed there, by the number of cards still to be laid in mind."""

_NEAR: Final = tuple(ROW * down + right for down in range(-2, 3) for right in range(-2, 3))
"""The spots where a card would touch or cover one at spot 0."""

Valued = tuple[int, Laying]
"""A laying with what it leaves me, the price of its smartie included."""

Lying = tuple[bool, int, Look]
"""A card as it may lie: whether it is a stack card, its spot and its look."""


def mean(worst: Mapping[int, int], pool: Counter[int], cards: int, standing: int) -> int:
    """What a hand of so many cards from the pool leaves me, summed over all such hands.

    worst holds what each kind of card leaves me at worst; standing is for kinds that fit nowhere.
    """
    total, left = 0, pool.total()
    for worth, kind in sorted((worst.get(kind, standing), kind) for kind in pool):
        rest = left - pool[kind]
        total += worth * (comb(left, cards) - comb(rest, cards))
        left = rest
    return total


class Search:
    """One seat's search of one position; all hidden hands are equally likely."""

    early: ClassVar[Prices] = FIRM
    """What neutral areas are worth while there is a stock."""

    feared: ClassVar[int] = SMARTIE
    """What a smartie has to bring the next seat before it uses one."""

    def __init__(self, game: Game[Any, Any], state: State, seat: int) -> None:
        self.game, self.state, self.seat = game, state, seat
        self.next = (seat + 1) % len(state.hands)
        self.cards = len(state.hands[self.next])
        self.prices = self.early if state.stock else PLAIN
        self.sketch = sketch_of(state, seat, self.prices)

    def laying(self, rng: Rng) -> Place | Stack | None:
        """The card to lay, and where; None where none fits."""
        weighed = self.weighed()
        if not weighed:
            return None
        most = max(value for value, _ in weighed)
        best, _ = rng.pick([it for value, it in weighed if value == most])
        return best.action(self.state.hands[self.seat])

    def weighed(self, chosen: Lying | None = None) -> list[Valued]:
        """The layings that are worth weighing, and the chosen one: what they leave me `shared`."""
        width = WIDTHS[DEPTH] if self.knows_all else CANDIDATES
        return [
            (self._weigh(value, it), it)
            for place, (value, it) in enumerate(self._ranked(self.state))
            if place < width or it[1:] == chosen
        ]

    @property
    def shared(self) -> int:
        """The number of hands that a laying's crumbs are summed over."""
        if len(self.state.players) < 2 or not self.pool or self.knows_all:
            return 1
        return self.hands

    def guard(self, guards: Sequence[Guard]) -> Guard | None:
        """The smartie that spoils the next seat's answers by more than it costs, if one does."""
        values = self.guarded(guards)
        best = max(range(len(values)), key=values.__getitem__)
        return guards[best - 1] if best else None

    def guarded(self, guards: Sequence[Guard]) -> list[int]:
        """What no smartie leaves me, then each of these, summed over all hands."""
        answers = self._answers(self.state.board, self.sketch)
        values = [self._mean(answers) + price_of(self.state, self.seat) * self.hands]
        for guard in guards:
            cover = self._after(self.state, guard).board.cover
            remaining = [it for it in answers if not it[1].is_stack or it[1].spot in cover]
            values.append(self._mean(remaining))
        return values

    # What the next seat may hold

    @cached_property
    def pool(self) -> Counter[int]:
        """The kinds of cards that are in the next hand for certain, or may be."""
        hands = self.state.hands
        if self.state.options.open_hands:
            return Counter(KIND[card] for card in hands[self.next])
        hidden = [card for seat, hand in enumerate(hands) if seat != self.seat for card in hand]
        return Counter(KIND[card] for card in (*hidden, *self.state.stock))

    @cached_property
    def hands(self) -> int:
        """The number of hands that the pool can make."""
        return comb(self.pool.total(), self.cards)

    @cached_property
    def _looks(self) -> tuple[Look, ...]:
        return tuple(ways(self.pool))

    @cached_property
    def knows_all(self) -> bool:
        """Whether no hand is hidden from me, and no card is still to come."""
        state = self.state
        return not state.stock and (len(state.hands) == 2 or state.options.open_hands)

    # Hidden hands: one answer, the mean over all hands

    def _weigh(self, value: int, laying: Laying) -> int:
        """What a laying leaves me once the others have answered."""
        state = self.state
        if len(state.players) < 2 or not self.pool:
            return value
        if self.knows_all:
            return self._follow(state, laying, DEPTH) + value - laying.worth
        after = self._after(state, laying.action(state.hands[self.seat]))
        sketch = sketch_of(after, self.seat, self.prices)
        near = {laying.spot + step for step in _NEAR}
        answers = self._answers(after.board, sketch, near | self._busy)
        return self._mean(answers) + (value - laying.worth) * self.hands

    def _answers(
        self, board: Board, sketch: Sketch, among: Collection[int] | None = None
    ) -> list[Valued]:
        """All that the next seat might lay, or only at some spots."""
        has_smartie, price = (
            self.state.smarties[self.next] > 0,
            price_of(self.state, self.next, self.feared),
        )
        found = layings(board, sketch, self._looks, has_smartie, among)
        return [(it.worth + price * it.is_stack, it) for it in found]

    @cached_property
    def _busy(self) -> set[int]:
        """Where each kind of card would harm me most if I did nothing."""
        by_kind: dict[int, list[tuple[int, int]]] = {}
        for worth, laying in self._answers(self.state.board, self.sketch):
            by_kind.setdefault(KIND_OF[laying.look], []).append((worth, laying.spot))
        return {spot for found in by_kind.values() for _, spot in sorted(found)[:BUSY]}

    def _mean(self, answers: Sequence[Valued]) -> int:
        """The rest for me after the best answer, summed over all hands."""
        worst: dict[int, int] = {}
        for worth, laying in answers:
            kind = KIND_OF[laying.look]
            if kind not in worst or worth < worst[kind]:
                worst[kind] = worth
        return mean(worst, self.pool, self.cards, self.sketch.worth)

    # Known hands: several cards deep

    def _foresee(self, state: State, depth: int) -> int:
        """What is left to me after so many more cards, each laid as is best for its seat."""
        ranked = [] if state.is_over else self._ranked(state)
        if not ranked:
            return sketch_of(state, self.seat).worth
        if depth == 1:
            return ranked[0][0]
        values = [
            self._follow(state, laying, depth) + value - laying.worth
            for value, laying in ranked[: WIDTHS[depth]]
        ]
        return max(values) if self._helps(state) else min(values)

    def _follow(self, state: State, laying: Laying, depth: int) -> int:
        after = self._after(state, laying.action(state.hands[state.turn]))
        return self._foresee(self._after(after, Pass()), depth - 1)

    def _ranked(self, state: State) -> list[Valued]:
        """What the seat whose turn it is may lay, the best for itself first."""
        seat, sign = state.turn, 1 if self._helps(state) else -1
        price, looks = sign * price_of(state, seat), tuple(ways(state.hands[seat]))
        sketch = self.sketch if state is self.state else sketch_of(state, self.seat, self.prices)
        found = layings(state.board, sketch, looks, state.smarties[seat] > 0)
        valued = [(it.worth - price * it.is_stack, it) for it in found]
        return sorted(valued, key=lambda it: -sign * it[0])

    def _helps(self, state: State) -> bool:
        """Whether the seat whose turn it is plays my colour."""
        return state.colours[state.turn] == self.sketch.eye.mine

    def _after(self, state: State, action: Action) -> State:
        after: State = self.game.step(state, Move(state.turn, action, 0))[0]
        return after


class MasterSearch(Search):
    """The master's thoughts: what small leads may become, and smarties that come early."""

    early = SURE
    feared = SMARTIE // 2
