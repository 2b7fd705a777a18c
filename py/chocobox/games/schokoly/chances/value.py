"""The chances in Schokoly, for looking back.

A position is told by how the board lies, by what the next seat can lay best there, and by how it
lies once each seat has done so. A choice is judged as the master weighs it: by how the board
lies after the answers, in the mean over all hands that its seat cannot see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any, Final

from chocobox.core.game import Game
from chocobox.core.record import Action, Move
from chocobox.games.schokoly.bots.searching import DEPTH, MasterSearch
from chocobox.games.schokoly.chances.value_data import WEIGHTS
from chocobox.games.schokoly.rules.actions import Choose, Draw, Guard, Pass, Place, Stack
from chocobox.games.schokoly.rules.board import Board, cell_at
from chocobox.games.schokoly.rules.game import GAME
from chocobox.games.schokoly.rules.laying import Laying, layings, price_of
from chocobox.games.schokoly.rules.looks import KIND, KIND_OF, LOOKS, ways
from chocobox.games.schokoly.rules.offers import Offers
from chocobox.games.schokoly.rules.pieces import CARDS, COLOURS, TURNED
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.valuing import CRUMBS, FIRM, PLAIN, Eye, Sketch
from chocobox.kit.shares import Shares, hats_at, learned, mean, won
from chocobox.kit.value import Features, Value

KNOTS: Final = (1, 8, 24, 48)
"""The knots of the weights, by the number of cards still to be laid."""

TEN: Final = 10 * CRUMBS
"""Ten points are one whole of what counts."""

Rules = Game[State, Any]
"""The game by whose rules it is played."""

LOOKS_OF_ALL: Final = tuple(ways(range(len(CARDS))))

Best = Mapping[tuple[int, bool], Laying]
"""The best laying of each kind of card, in tier one and as a stack card."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What counts for one seat, in crumbs: how the board lies, now and after a round.

    gain is what its best laying brings, if it is the next to lay.
    """

    now: int
    later: int
    gain: int = 0


class SchokolyValue(Value[State]):
    """Chances in Schokoly, where partners win together."""

    game = GAME
    tells_luck = False

    def value(self, state: State) -> Shares:
        """Every seat's chance to win, with all hands known, and the order of the stock not."""
        if (end := self.game.outcome(state)) is not None:
            return won(end.winners, len(state.hands))
        if state.placed is not None:
            move = Move(state.turn, Draw() if state.stock else Pass(), 0)
            return mean(self.after(state, move))
        known = _coloured(self.game, state)
        return _shares(self.game, known, _features(self.game, known), _left(state))

    def chances(self, state: State, move: Move) -> Sequence[tuple[int, State]]:
        """By the kinds of cards that come from the stock: one, or a whole hand anew."""
        if not isinstance(move.action, Draw):
            return [(1, state)]
        wanted = len(state.hands[state.turn]) if state.placed is None else 1
        return [(often, replace(state, stock=stock)) for often, stock in _tops(state.stock, wanted)]

    def after(self, state: State, move: Move) -> Sequence[tuple[int, Shares]]:
        """Every seat's chance after a move; a draw is asked for before it and when it is made."""
        return _drawn(self, state) if isinstance(move.action, Draw) else super().after(state, move)

    def action_values(self, state: State, seat: int, chosen: int) -> Mapping[int, int]:
        """A seat's chance with its layings or smarties; colours and swaps are not judged."""
        offered = self.game.offer(state, seat)
        leads = dict(_leads(self.game, state, seat, offered, chosen))
        return {
            place: self._expected_value(state, seat, lead)[seat] for place, lead in leads.items()
        }

    def _expected_value(self, state: State, seat: int, lead: int) -> Shares:
        """Every seat's chance where that seat's colour will lead by so many crumbs."""
        mine, left = state.colours[seat], _left(state)
        ends = not state.stock and left <= DEPTH and MasterSearch(self.game, state, seat).knows_all
        leads = [lead if colour == mine else -lead for colour in state.colours]
        counts = [Counts(it, it) for it in leads]
        return _shares(self.game, state, counts, 1 if ends else left)

    def sample(self, state: State) -> Features | None:
        """The features of a position at the beginning of a turn."""
        is_open = None in state.colours or state.swap or state.placed is not None
        if is_open or self.game.outcome(state):
            return None
        return _rows(self.game, state, _features(self.game, state), _left(state))


@lru_cache(maxsize=4)
def _drawn(value: SchokolyValue, state: State) -> Sequence[tuple[int, Shares]]:
    return Value.after(value, state, Move(state.turn, Draw(), 0))


def _left(state: State) -> int:
    return len(CARDS) - len(state.board.laid)


def _coloured(game: Rules, state: State) -> State:
    """The same once each seat has chosen the colour that it holds most of."""
    while None in state.colours:
        seat = next(
            seat
            for far in range(len(state.hands))
            if state.colours[seat := (state.turn + far) % len(state.hands)] is None
        )
        held = Counter(piece for card in state.hands[seat] for piece in CARDS[card])
        free = [colour for colour in range(len(COLOURS)) if colour not in state.colours]
        choose = Choose(COLOURS[max(free, key=held.__getitem__)])
        chosen = game.step(replace(state, turn=seat), Move(seat, choose, 0))[0]
        state = replace(chosen, turn=state.turn)
    return state


# --- what counts ---


def _features(game: Rules, state: State) -> list[Counts]:
    """What counts for each seat, the seat whose turn it is being the next to lay.

    How good the other hands are is left out: in 220 games, drawing good cards did not win more.
    """
    if not state.board.laid:  # the first card lies well wherever it lies
        return [Counts(0, 0)] * len(state.hands)
    laying, later, found = _best(state), state, []
    for _ in state.hands:
        later = _laid(game, later)
    for seat in range(len(state.hands)):
        now, then = (_worth(it.board, _eye(state, seat)) for it in (state, later))
        gain = _net(state, laying) - now if laying is not None and seat == state.turn else 0
        found.append(Counts(now, then, gain))
    return found


def _eye(state: State, seat: int) -> Eye:
    return Eye.of(state.colours[seat] or 0, state.players, FIRM if state.stock else PLAIN)


@lru_cache(maxsize=256)
def _bests(board: Board, eye: Eye) -> Best:
    """The best layings on a board, of all cards that there are."""
    sketch, best = Sketch(eye, board.tops), dict[tuple[int, bool], Laying]()
    for laying in layings(board, sketch, LOOKS_OF_ALL, True):
        key = KIND_OF[laying.look], laying.is_stack
        if key not in best or laying.worth > best[key].worth:
            best[key] = laying
    return best


@lru_cache(maxsize=256)
def _worth(board: Board, eye: Eye) -> int:
    return Sketch(eye, board.tops).worth


def _net(state: State, laying: Laying) -> int:
    """The worth of a laying, less its smartie."""
    return laying.worth - price_of(state, state.turn) * laying.is_stack


def _best(state: State) -> Laying | None:
    """The best laying of the seat that has the turn; None when no card fits."""
    seat = state.turn
    best, tiers = (
        _bests(state.board, _eye(state, seat)),
        (False, True)[: 1 + bool(state.smarties[seat])],
    )
    kinds = dict.fromkeys(KIND[card] for card in state.hands[seat])
    found = [best[kind, tier] for kind in kinds for tier in tiers if (kind, tier) in best]
    return max(found, key=lambda it: _net(state, it), default=None)


def _laid(game: Rules, state: State) -> State:
    """The same after the best laying of the seat whose turn it is; it draws nothing."""
    seat, laying = state.turn, _best(state)
    if laying is not None:
        action = laying.action(state.hands[seat])
        state = game.step(state, Move(seat, action, 0))[0]
    return replace(state, turn=(seat + 1) % len(state.hands), placed=None)


def _rows(game: Rules, state: State, counts: Sequence[Counts], left: int) -> Features:
    """What counts at each seat, in thousandths, by how much of the game is left."""
    hats, rows = hats_at(KNOTS, left), []
    last = state.colours[(state.turn + _left(state) - 1) % len(state.hands)]
    for seat, it in enumerate(counts):
        scaled = [1000 * one // TEN for one in (it.now, it.later, it.gain)]
        scaled += [250 * state.smarties[seat], 1000 * (state.colours[seat] == last)]
        rows.append([one * hat // 1000 for one in scaled for hat in hats])
    sides = 2 if len(rows) in game.teams else len(rows)  # partners count in the mean
    means = [
        tuple(sum(column) // len(column) for column in zip(*rows[side::sides], strict=True))
        for side in range(sides)
    ]
    return [means[seat % sides] for seat in range(len(rows))]


def _shares(game: Rules, state: State, counts: Sequence[Counts], left: int) -> Shares:
    """Every seat's chance; partners count together, and divide it."""
    return learned(WEIGHTS[len(state.hands)], _rows(game, state, counts, left))


# --- what could have come, and what could have been done ---


def _tops(stock: Sequence[int], wanted: int) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The stock with other cards on top, by their kinds, and how often these come."""
    by_kind: dict[int, list[int]] = {}
    for card in sorted(stock):
        by_kind.setdefault(KIND[card], []).append(card)
    for kinds in combinations_with_replacement(by_kind, min(wanted, len(stock))):
        often = Counter(kinds)
        if ways_to := prod(comb(len(by_kind[kind]), n) for kind, n in often.items()):
            top = [card for kind, n in often.items() for card in by_kind[kind][:n]]
            yield ways_to, (*top, *(card for card in stock if card not in top))


def _leads(
    game: Rules, state: State, seat: int, offered: Sequence[Action], chosen: int
) -> Iterator[tuple[int, int]]:
    """The choices worth weighing, by their places, and by what each leads in crumbs."""
    action, search = offered[chosen], None
    if isinstance(action, Place | Stack) and isinstance(offered, Offers):
        look = LOOKS.index(TURNED[action.card][action.turn])
        lying = isinstance(action, Stack), cell_at(action.x, action.y), look
        search = MasterSearch(game, state, seat)
        for worth, laying in search.weighed(lying):
            place = chosen if laying[1:] == lying else offered.of(laying.action(state.hands[seat]))
            yield place, worth // search.shared
    elif isinstance(offered[0], Guard):
        search = MasterSearch(game, state, seat)
        guards = [it for it in offered if isinstance(it, Guard)]
        none, *some = search.guarded(guards)
        yield from enumerate(it // search.hands for it in (*some, none))


VALUE = SchokolyValue()
