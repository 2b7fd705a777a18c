"""What counts in a position of Kaboom!, by all that the seats together know.

A card that any seat has seen is known; every other one counts as the mean of all that nobody has
seen. The rest of the game is judged by weights that `make values` found.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from math import isqrt
from typing import Final

from chocobox.games.kaboom.chances.value_data import WEIGHTS
from chocobox.games.kaboom.rules import hearing
from chocobox.games.kaboom.rules.pieces import CARDS, CLOSEST, NOT_CLOSEST, rank, value
from chocobox.games.kaboom.rules.state import State
from chocobox.kit.shares import STEP, WHOLE, Shares, learned, shares
from chocobox.kit.value import Features

POINT: Final = 1000
"""All worths are told in thousandths of a point."""

WORTHS: Final = tuple(POINT * value(card) for card in range(len(CARDS)))
RANKS: Final = tuple(map(rank, range(len(CARDS))))

ROUND: Final = 1000
"""How much a whole round may still change."""

KNOTS: Final = (0, 3 * ROUND, 10 * ROUND)
"""Where it is told what sums count: so much may still change."""

LAPS: Final = (0, 4000)
"""Where it is told what cards count: so many turns of each seat, in thousandths."""

BRINGS: Final = (
    (180, -160, -260, 1_440_000, 920_000, 880_000, 550_000),
    (350, -440, -260, 1_270_000, 330_000, 1_130_000, 110_000),
)
"""What points, gain, match, cards, blind and hidden ones, and turns to wait bring, early and late.

In thousandths, of points or of one; like the next numbers found by playing many games.
"""

POWER: Final = {"look_own": -1900, "look_other": -1300, "swap_seen": -2000}
"""What a power brings that may still be used."""

DRAWER: Final = 700
"""The worth of an own turn that is nearly over."""

FRESH, LAP, SETTLED = 950, 130, 350
"""A round is open so far at first, by so much less after each lap, and never by less."""

SHUT, SLAPPABLE, HIDDEN, TURN = 20, 80, 200, 60
"""After a call: so far, with a slap, each card that nobody knows, each turn still to come."""

BEHIND: Final = 700
"""A caller needs so much more than to be level, for others slap and ties lose."""

NEAR, FAR = 900, 600
"""What a caller's lead is measured by: so much, and more for each card or turn still to come."""


@dataclass(frozen=True, slots=True)
class Hand:
    """What lies before a seat: its points, what its next draw gains, and how many cards.

    blind are those that it has not seen itself, hidden those that nobody has; match is what it can
    slap away of its own.
    """

    total: int
    gain: int
    cards: int
    blind: int
    hidden: int
    match: int


class Together:
    """A position under the common knowledge of all seats."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.own = [{it.card for it in seen} for seen in state.known]
        self.seen = set[int]().union(*self.own)
        gone = {*state.discard, *self.seen}
        self.unseen = [card for card in range(len(CARDS)) if card not in gone]
        self.worths = [WORTHS[card] for card in self.unseen]
        self.mean = sum(self.worths) // max(1, len(self.worths))

    @property
    def caller(self) -> int | None:
        """Who has called, or is about to."""
        reach = self.state.reach
        is_calling = reach is not None and reach.calls and hearing.goes(self.state)
        return self.state.turn if is_calling else self.state.caller

    @cached_property
    def hands(self) -> list[Hand]:
        """What lies before each seat."""
        return [self._hand(seat) for seat in range(self.state.seats)]

    def _hand(self, seat: int) -> Hand:
        state, own, seen = self.state, self.own[seat], self.seen
        cards = [it.card for it in state.grids[seat] if it]
        worths = [WORTHS[card] if card in seen else self.mean for card in cards]
        blind = sum(card not in own for card in cards)
        hidden = sum(card not in seen for card in cards)
        of = self._slapped(seat)
        match = (
            sum(WORTHS[card] for card in cards if card in own and RANKS[card] == of) if of else 0
        )
        if seat == state.drawer and state.drawn is not None and worths:
            worst = max(range(len(worths)), key=worths.__getitem__)
            if worths[worst] > WORTHS[state.drawn]:
                worths[worst] = WORTHS[state.drawn]
                blind -= cards[worst] not in own
                hidden -= cards[worst] not in seen
        gain = self._gain(max(worths)) if worths else 0
        return Hand(sum(worths), gain, len(cards), blind, hidden, match)

    def _slapped(self, seat: int) -> str | None:
        """The rank of which a seat may slap away cards now."""
        state = self.state
        if state.slap is not None:
            return state.slap.rank if state.slap.seat == seat else None
        if state.window is None or state.begins is None:
            return None
        if not (seat in state.window.seats or state.can_slap(seat)):
            return None
        return RANKS[state.discard[-1]]

    def _gain(self, worst: int) -> int:
        """What the next card of the stock gains in the mean if it may replace that one."""
        return sum(worst - it for it in self.worths if it < worst) // max(1, len(self.worths))

    # --- after a call ---

    @cached_property
    def last_turns(self) -> list[bool]:
        """Which seats still have their last turn."""
        turn, seats, caller = self.state.turn, self.state.seats, self.caller
        if caller is None:
            return [False] * seats
        first = caller + 1 if self.state.caller is None else turn
        left = (caller - first) % seats
        return [(seat - first) % seats < left for seat in range(seats)]

    @cached_property
    def ends(self) -> list[int]:
        """What each seat's cards will likely count in the end, once somebody has called."""
        return [
            hand.total - hand.match - hand.gain * (is_left and seat != self.state.drawer)
            for seat, (hand, is_left) in enumerate(zip(self.hands, self.last_turns, strict=True))
        ]

    @property
    def waiting(self) -> int:
        """How much is not settled yet: last turns, and cards that nobody knows."""
        return sum(self.last_turns) + sum(hand.hidden for hand in self.hands)

    def points(self, caller: int) -> list[int]:
        """Each seat's expected points for this round, after that seat's call."""
        found = list(self.ends)
        far = abs(found[caller])
        lead = min(abs(end) for seat, end in enumerate(found) if seat != caller) - far - BEHIND
        wins, _ = shares([lead * STEP // (NEAR + FAR * self.waiting), 0])
        paid = POINT * NOT_CLOSEST + far
        found[caller] = paid - (2 * far + POINT * (CLOSEST + NOT_CLOSEST)) * wins // WHOLE
        return found

    # --- what counts ---

    @property
    def left(self) -> int:
        """How much may still change until the end of the game."""
        state = self.state
        later = ROUND * (state.options.rounds - len(state.scores) - 1)
        if self.caller is None:
            return later + max(SETTLED, FRESH - LAP * state.turns // state.seats)
        hidden = sum(hand.hidden for hand in self.hands)
        known = SHUT + SLAPPABLE * (state.window is not None) + TURN * sum(self.last_turns)
        return later + min(FRESH, known + HIDDEN * hidden)

    def features(self) -> Features:
        """What counts at each seat, the less the longer the game still goes on."""
        state, left = self.state, self.left
        columns = zip(*state.scores, strict=True) if state.scores else [()] * state.seats
        sums = [POINT * sum(column) for column in columns]
        scale = isqrt(1000 * left)
        hats, laps = _hats(left, KNOTS), _hats(1000 * state.turns // state.seats, LAPS)
        return [
            tuple(1000 * it // scale for it in (*(hat * own // 1000 for hat in hats), *row))
            for own, row in zip(sums, self._rows(laps), strict=True)
        ]

    def _rows(self, laps: Sequence[int]) -> Sequence[Sequence[int]]:
        """What this round likely brings each seat: early, late, and once somebody has called."""
        if self.caller is not None:
            return [(0, 0, points) for points in self.points(self.caller)]
        gains = (self._brings(seat, it) for seat, it in enumerate(self.hands))
        return [(laps[0] * early // 1000, laps[1] * late // 1000, 0) for early, late in gains]

    def _brings(self, seat: int, hand: Hand) -> Sequence[int]:
        """What a seat will likely write down for this round, but for what is equal for all."""
        state = self.state
        is_new = state.flipping or state.is_peeking
        wait = 0 if is_new else (seat - state.turn) % state.seats
        power = state.power.kind if state.power and state.power.seat == seat else ""
        counts = hand.total, hand.gain, hand.match, hand.cards, hand.blind, hand.hidden, wait
        more = POWER.get(power, 0) + DRAWER * (seat == state.drawer)
        return [sum(a * b for a, b in zip(it, counts, strict=True)) // 1000 + more for it in BRINGS]

    def shares(self) -> Shares:
        """Every seat's chance to win the game."""
        return learned(WEIGHTS[self.state.seats], self.features())


def _hats(place: int, knots: Sequence[int]) -> list[int]:
    """How much each of the knots says there, in thousandths: only the two beside it do."""
    found = [0] * len(knots)
    if place >= knots[-1]:
        found[-1] = 1000
        return found
    for i, (low, high) in enumerate(pairwise(knots)):
        if low <= place < high:
            found[i + 1] = 1000 * (place - low) // (high - low)
            found[i] = 1000 - found[i + 1]
            break
    return found
