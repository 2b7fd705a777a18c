"""Areas of chocolate and what they are worth, with every reason that a screen can show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from chocobox import core
from chocobox.games.schokoly.board import ROW, place_of
from chocobox.games.schokoly.pieces import COLOURS

ENOUGH = 6
"""A neutral area of fewer pieces is not counted (RULINGS S12)."""

_BESIDE = ((-ROW, 0, -1), (-1, -1, 0), (1, 1, 0), (ROW, 0, 1))


@dataclass(frozen=True, slots=True)
class Side:
    """A neutral piece at (x, y) touches a piece of that colour at (x + dx, y + dy)."""

    colour: str
    x: int
    y: int
    dx: int
    dy: int


@dataclass(frozen=True, slots=True)
class Area:
    """Pieces of one colour joined side by side; its size goes to the winner if it counts.

    A player's own area counts when it is the largest. A neutral area is won by the colour with
    more sides along it, and counts when it has six pieces or more.
    """

    colour: str
    cells: tuple[tuple[int, int], ...]
    sides: tuple[Side, ...]
    winner: str | None
    counts: bool


@dataclass(frozen=True, slots=True)
class Total:
    """What one colour has: its largest area, the neutral pieces it won, all its areas' sizes."""

    colour: str
    largest: int
    neutral: int
    total: int
    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """Scores and winners, with each colour's total and each area that was looked at."""

    totals: tuple[Total, ...]
    areas: tuple[Area, ...]


def groups(tops: Mapping[int, int]) -> list[list[int]]:
    """The cells of each area, largest area first, equal ones from the top left."""
    label: dict[int, list[int]] = {}
    for cell in sorted(tops):
        colour = tops[cell]
        group = label[cell - 1] if tops.get(cell - 1) == colour else None
        if tops.get(cell - ROW) == colour:
            above = label[cell - ROW]
            if group is None:
                group = above
            elif group is not above:
                small, group = (group, above) if len(group) < len(above) else (above, group)
                group += small
                for moved in small:
                    label[moved] = group
        if group is None:
            group = []
        group.append(cell)
        label[cell] = group
    distinct = {id(group): group for group in label.values()}
    return sorted(distinct.values(), key=lambda group: (-len(group), min(group)))


def _sides(
    tops: Mapping[int, int], group: Sequence[int], players: Sequence[int]
) -> tuple[Side, ...]:
    """Every unit side along which a neutral area touches a player's colour (RULINGS S12)."""
    return tuple(
        Side(COLOURS[tops[cell + step]], *place_of(cell), dx, dy)
        for cell in sorted(group)
        for step, dx, dy in _BESIDE
        if tops.get(cell + step) in players
    )


def _neutral(tops: Mapping[int, int], group: Sequence[int], players: Sequence[int]) -> Area:
    sides = _sides(tops, group, players)
    first, second = (COLOURS[colour] for colour in players)
    more = sum(1 if side.colour == first else -1 for side in sides)
    winner = first if more > 0 else second if more < 0 else None
    return _area(tops, group, sides, winner, len(group) >= ENOUGH)


def _area(
    tops: Mapping[int, int],
    group: Sequence[int],
    sides: tuple[Side, ...],
    winner: str | None,
    counts: bool,
) -> Area:
    cells = tuple(place_of(cell) for cell in sorted(group))
    return Area(COLOURS[tops[group[0]]], cells, sides, winner, counts)


def areas_of(tops: Mapping[int, int], players: Sequence[int]) -> tuple[Area, ...]:
    """Every area on the board, largest first; with two players the third colour is neutral."""
    found: list[Area] = []
    counted: set[int] = set()
    for group in groups(tops):
        colour = tops[group[0]]
        if colour in players:
            found.append(_area(tops, group, (), COLOURS[colour], colour not in counted))
            counted.add(colour)
        elif len(players) == 2:
            found.append(_neutral(tops, group, players))
        else:  # before both have chosen, nothing is neutral yet
            found.append(_area(tops, group, (), None, False))
    return tuple(found)


def totals_of(areas: Sequence[Area], players: Sequence[int]) -> tuple[Total, ...]:
    """What each of these colours scores."""
    totals = []
    for name in (COLOURS[colour] for colour in players):
        sizes = tuple(len(area.cells) for area in areas if area.colour == name)
        won = [area for area in areas if area.winner == name and area.counts]
        neutral = sum(len(area.cells) for area in won if area.colour != name)
        largest = sizes[0] if sizes else 0
        totals.append(Total(name, largest, neutral, largest + neutral, sizes))
    return tuple(totals)


def winners_of(totals: Sequence[Total]) -> tuple[str, ...]:
    """The colours that win: most in all, then the next largest own areas (RULINGS S13)."""
    ranks = {total.colour: (total.total, total.areas[1:]) for total in totals}
    best = max(ranks.values(), default=None)
    return tuple(colour for colour, rank in ranks.items() if rank == best)
