"""Areas of chocolate and what they are worth, with every reason that a screen can show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest

from chocobox.core import game as core
from chocobox.games.schokoly.rules.board import MIDDLE, ROW
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.kit.ranks import best

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

    Its cells come row by row. A player's own area counts when it is the largest. A neutral area is
    won by the colour with more sides along it, and counts when it has six pieces or more.
    """

    colour: str
    cells: tuple[tuple[int, int], ...]
    sides: tuple[Side, ...]
    winner: str | None
    counts: bool


@dataclass(frozen=True, slots=True)
class Total:
    """One colour's score: its largest area, its neutral pieces, and all its areas' sizes."""

    colour: str
    largest: int
    neutral: int
    total: int
    areas: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tie:
    """Equal totals: the colour that wins by its area number `at`, of most pieces to fewer.

    Where all areas are equal too, colour is None.
    """

    colour: str | None
    at: int
    most: int
    fewer: int


@dataclass(frozen=True, slots=True)
class Sum:
    """The number of an area's sides to a colour."""

    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Step:
    """One step of the count as it is told: areas by their numbers, and what they are worth.

    code: an `own` area, a `neutral` one, or as one the neutral areas that are too `small`. count
    is the pieces of the area, or of those too small their number; sums are a neutral area's sides,
    the winner's first.
    """

    code: str
    colour: str
    areas: tuple[int, ...]
    count: int
    winner: str | None = None
    sums: tuple[Sum, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome(core.Outcome):
    """Scores and winners, with each colour's total, each area, and the steps of the count."""

    totals: tuple[Total, ...]
    areas: tuple[Area, ...]
    tie: Tie | None
    steps: tuple[Step, ...] = ()


_side = lru_cache(maxsize=4096)(Side)
"""The same sides are counted move after move, so each is made once."""


def groups(tops: Mapping[int, int]) -> list[list[int]]:
    """The cells of each area, row by row; largest area first, equal ones from the top left.

    A cell joins the area to its left, the one above it, or both: then the smaller one moves.
    """
    label: dict[int, list[int]] = {}
    found: list[list[int]] = []
    for cell in sorted(tops):
        colour = tops[cell]
        group = label[cell - 1] if tops.get(cell - 1) == colour else None
        above = label[cell - ROW] if tops.get(cell - ROW) == colour else None
        if group is None:
            group = above
        elif above is not None and above is not group:
            small, group = (group, above) if len(group) < len(above) else (above, group)
            for moved in small:
                label[moved] = group
            group += small
            small.clear()
        if group is None:
            group = []
            found.append(group)
        group.append(cell)
        label[cell] = group
    areas = [sorted(group) for group in found if group]
    return sorted(areas, key=lambda group: (-len(group), group[0]))


def _places(group: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """`place_of` for many cells at once."""
    return tuple([(cell % ROW - MIDDLE, cell // ROW - MIDDLE) for cell in group])


def _neutral(tops: Mapping[int, int], group: Sequence[int], players: Sequence[int]) -> Area:
    """An area that nobody plays, with every side along which it touches a player (RULINGS S12)."""
    names = {colour: COLOURS[colour] for colour in players}
    cells = _places(group)
    sides = tuple(
        [
            _side(names[colour], x, y, dx, dy)
            for cell, (x, y) in zip(group, cells, strict=True)
            for step, dx, dy in _BESIDE
            if (colour := tops.get(cell + step)) in names
        ]
    )
    touched = [side.colour for side in sides]
    first, second = names.values()
    more = touched.count(first) - touched.count(second)
    winner = first if more > 0 else second if more < 0 else None
    return Area(COLOURS[tops[group[0]]], cells, sides, winner, len(group) >= ENOUGH)


def areas_of(tops: Mapping[int, int], players: Sequence[int]) -> tuple[Area, ...]:
    """Every area on the board, largest first; with two players the third colour is neutral."""
    found: list[Area] = []
    counted: set[int] = set()
    for group in groups(tops):
        colour = tops[group[0]]
        name = COLOURS[colour]
        if colour in players:
            found.append(Area(name, _places(group), (), name, colour not in counted))
            counted.add(colour)
        elif len(players) == 2:
            found.append(_neutral(tops, group, players))
        else:  # before both have chosen, nothing is neutral yet
            found.append(Area(name, _places(group), (), None, False))
    return tuple(found)


def totals_of(areas: Sequence[Area], players: Sequence[int]) -> tuple[Total, ...]:
    """The totals of some colours, by their areas."""
    totals = []
    for name in (COLOURS[colour] for colour in players):
        sizes = tuple(len(area.cells) for area in areas if area.colour == name)
        won = [area for area in areas if area.winner == name and area.counts]
        neutral = sum(len(area.cells) for area in won if area.colour != name)
        largest = sizes[0] if sizes else 0
        totals.append(Total(name, largest, neutral, largest + neutral, sizes))
    return tuple(totals)


def sums_of(sides: Sequence[Side], first: object, colours: Iterable[str]) -> tuple[Sum, ...]:
    """How many of these sides are each colour's, that of `first` first."""
    touched = [side.colour for side in sides]
    in_order = sorted(colours, key=lambda colour: colour != first)
    return tuple(Sum(colour, touched.count(colour)) for colour in in_order)


def steps_of(areas: Sequence[Area], players: Sequence[int]) -> tuple[Step, ...]:
    """The count step by step: each player's largest area, the neutral ones, those too small."""
    names = [COLOURS[colour] for colour in players]
    own = [
        Step("own", name, (number,), len(area.cells), name)
        for name in names
        for number, area in enumerate(areas)
        if area.colour == name and area.counts
    ]
    if len(names) != 2:  # nothing is neutral
        return tuple(own)
    rest = [(number, area) for number, area in enumerate(areas) if area.colour not in names]
    neutral = [
        Step(
            "neutral",
            area.colour,
            (number,),
            len(area.cells),
            area.winner,
            sums_of(area.sides, area.winner, names),
        )
        for number, area in rest
        if area.counts
    ]
    small = tuple(number for number, area in rest if not area.counts)
    last = [Step("small", rest[0][1].colour, small, len(small))] if small else []
    return (*own, *neutral, *last)


def worth(total: Total) -> tuple[int, tuple[int, ...]]:
    """The order of totals: first the points, then the next largest own areas (RULINGS S13)."""
    return total.total, total.areas[1:]


def tie_of(totals: Sequence[Total]) -> Tie | None:
    """How the best two of equal totals are told apart (RULINGS S13)."""
    first, second = [*sorted(totals, key=worth, reverse=True), None, None][:2]
    if first is None or second is None or first.total != second.total:
        return None
    for at, (most, fewer) in enumerate(zip_longest(first.areas, second.areas, fillvalue=0), 1):
        if at > 1 and most != fewer:
            return Tie(first.colour, at, most, fewer)
    return Tie(None, 0, 0, 0)


def winners_of(totals: Sequence[Total]) -> tuple[str, ...]:
    """The colours that win."""
    return tuple(totals[place].colour for place in best([worth(total) for total in totals]))
