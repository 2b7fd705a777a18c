"""The numbers that explain a count: pieces to and fro, and sides on a walk round their area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count, groupby
from operator import itemgetter

from chocobox.games.schokoly.rules.scoring import Side
from chocobox.games.schokoly.solo.count.actions import Number, Place

Edge = tuple[int, int, int, int]
"""The side of the cell (x, y) towards (x + dx, y + dy)."""

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Up, to the right, down, to the left."""


def of_pieces(cells: Sequence[Place]) -> tuple[Number, ...]:
    """Pieces that come row by row, each second row backwards."""
    rows = [list(row) for _, row in groupby(cells, itemgetter(1))]
    pieces = [cell for at, row in enumerate(rows) for cell in (row[::-1] if at % 2 else row)]
    return tuple(Number(number, x, y) for number, (x, y) in enumerate(pieces, 1))


def of_sides(cells: Sequence[Place], sides: Sequence[Side], truth: int | str) -> tuple[Number, ...]:
    """The sides of an area to each colour; those of the colour that is the truth win."""
    colours = {(side.x, side.y, side.dx, side.dy): side.colour for side in sides}
    numbers = {colour: count(1) for colour in colours.values()}
    around = [(edge, colours[edge]) for edge in walk(cells) if edge in colours]
    return tuple(
        Number(next(numbers[colour]), *edge, colour, colour == truth) for edge, colour in around
    )


def walk(cells: Sequence[Place]) -> Iterator[Edge]:
    """All edges of an area: clockwise from the uppermost, holes last."""
    inside = {*cells}
    edges = [(x, y, dx, dy) for x, y in cells for dx, dy in WAYS]
    left = [edge for edge in edges if (edge[0] + edge[2], edge[1] + edge[3]) not in inside]
    corner = None
    while left:
        edge = next((one for one in left if _corner(one, 1) == corner), left[0])
        left.remove(edge)
        corner = _corner(edge, -1)
        yield edge


def _corner(edge: Edge, end: int) -> Place:
    """Where an edge begins (1) or ends (-1) on a clockwise walk, in half cells."""
    x, y, dx, dy = edge
    return 2 * x + dx + end * dy, 2 * y + dy - end * dx
