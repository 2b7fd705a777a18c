"""One seat's view of Schokoly, and the worth of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

from chocobox.games.schokoly.rules import swaps
from chocobox.games.schokoly.rules.board import Board, Laid
from chocobox.games.schokoly.rules.gains import gains
from chocobox.games.schokoly.rules.pieces import COLOURS, TURNED, names
from chocobox.games.schokoly.rules.scoring import (
    Area,
    Outcome,
    Total,
    areas_of,
    steps_of,
    tie_of,
    totals_of,
    winners_of,
    worth,
)
from chocobox.games.schokoly.rules.state import State
from chocobox.games.schokoly.rules.view import Card, Change, Lying, Tally, View
from chocobox.kit.praise import Praise
from chocobox.kit.ranks import ordered

NOTHING = (-1, ())
"""What decides for a seat without a colour: it stands behind all others."""


def view(state: State, seat: int) -> View:
    """One seat's view, with the gain of each card that it may lay."""
    return replace(seen(state, seat), gains=gains(state) if seat == state.turn else ())


def seen(state: State, seat: int) -> View:
    """The board, the own hand, and numbers for everything else."""
    hands = tuple(tuple(Card.of(card) for card in hand) for hand in state.hands)
    return View(
        seat=seat,
        turn=None if state.is_over else state.turn,
        board=tuple(_lying(laid) for laid in state.board.laid),
        hand=hands[seat],
        hands=tuple(len(hand) for hand in hands),
        stock=len(state.stock),
        smarties=state.smarties,
        colours=tuple(None if c is None else COLOURS[c] for c in state.colours),
        neutral=_neutral(state),
        placed=state.placed,
        offer=swaps.deal(state, seat),
        open=hands if state.options.open_hands else None,
        count=count(state),
        change=_change(state, seat),
        gains=(),
    )


def opened(state: State, seat: int) -> View:
    """What that seat would see if all hands lay open: for whoever watches, and lays nothing."""
    return seen(replace(state, options=replace(state.options, open_hands=True)), seat)


def covered(state: State, seat: int) -> View:
    """What that seat would see without a hand, and without what that may bring."""
    bare = seen(state, seat)
    if bare.open is not None:
        return view(state, seat)
    offer = bare.offer and replace(bare.offer, card=None, answer_card=None)
    return replace(bare, hand=(), offer=offer)


def count(state: State) -> Outcome:
    """What the board is worth now; partners share score and win."""
    totals, areas = _worth(state.board, state.players)
    best = winners_of(totals)
    names_of = [None if colour is None else COLOURS[colour] for colour in state.colours]
    ranks = {total.colour: worth(total) for total in totals}
    worths = [NOTHING if name is None else ranks[name] for name in names_of]
    return Outcome(
        scores=tuple(max(0, points) for points, _ in worths),
        winners=tuple(seat for seat, name in enumerate(names_of) if name in best),
        order=ordered(worths),
        totals=totals,
        areas=areas,
        tie=tie_of(totals),
        steps=steps_of(areas, state.players),
    )


def praise(states: Sequence[State]) -> tuple[Praise, ...]:
    """The points that each seat's best card brought; its largest area if no card brought any."""
    gains = [0] * len(states[-1].hands)
    for before, after in pairwise(states):
        if before.placed is None and after.placed is not None:
            seat = after.turn
            gain = count(after).scores[seat] - count(before).scores[seat]
            gains[seat] = max(gains[seat], gain)
    areas = {total.colour: total.largest for total in count(states[-1]).totals}
    colours = [None if colour is None else COLOURS[colour] for colour in states[-1].colours]
    return tuple(
        Praise("card", gain) if gain else Praise("area", areas.get(colour or "", 0))
        for gain, colour in zip(gains, colours, strict=True)
    )


def _change(state: State, seat: int) -> Change | None:
    """What the card laid this turn changed, told by the counts before and after it."""
    if state.placed is None:
        return None
    before, areas_before = _worth(state.board.before_last(), state.players)
    after, areas = _worth(state.board, state.players)
    tallies = [
        Tally(new.colour, old.total, new.total) for old, new in zip(before, after, strict=True)
    ]
    own = state.colours[seat]
    mine = None if own is None else COLOURS[own]
    tallies.sort(key=lambda tally: tally.colour != mine)
    turned = tuple(_turned(areas_before, areas, _neutral(state)))
    return Change(tuple(tallies), turned, tuple(_joined(areas, state.board.laid[state.placed])))


def _joined(areas: Sequence[Area], laid: Laid) -> Iterator[int]:
    """The areas that a card belongs to, larger than what it brings."""
    own = {(laid.x + dx, laid.y + dy) for dx in (0, 1) for dy in (0, 1)}
    for number, area in enumerate(areas):
        cells = {*area.cells}
        if cells & own and not cells <= own:
            yield number


def _turned(
    before: tuple[Area, ...], after: tuple[Area, ...], neutral: str | None
) -> Iterator[int]:
    """The areas of which at least one piece had another owner, or none."""
    owners = {cell: _owner(area) for area in before for cell in area.cells}
    for number, area in enumerate(after):
        owner = _owner(area)
        if area.colour == neutral and any(owners.get(it, owner) != owner for it in area.cells):
            yield number


def _owner(area: Area) -> str | None:
    """Who has a neutral area; nobody has one that is too small."""
    return area.winner if area.counts else None


def _lying(laid: Laid) -> Lying:
    colours = names(TURNED[laid.card][laid.turn])
    return Lying(laid.card, laid.x, laid.y, laid.tier, colours, laid.smartie, laid.seat)


def _neutral(state: State) -> str | None:
    """The colour that nobody plays, once two of two or four players' sides have chosen."""
    rest = {0, 1, 2}.difference(state.players)
    return COLOURS[rest.pop()] if len(rest) == 1 else None


@lru_cache(maxsize=8)
def _worth(board: Board, players: tuple[int, ...]) -> tuple[tuple[Total, ...], tuple[Area, ...]]:
    """Every seat's view shows the same count, so it is made once for each board."""
    areas = areas_of(board.tops, players)
    return totals_of(areas, players), areas
