"""The questions that a board is worth, what is true of each, and why."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chocobox.games.schokoly.rules.scoring import Area, Sum, sums_of
from chocobox.games.schokoly.solo.count.actions import (
    NOBODY,
    Answer,
    Award,
    Mark,
    Question,
    Say,
    Told,
)
from chocobox.games.schokoly.solo.count.numbers import of_pieces, of_sides

MOST: Final = 99
"""No question is asked whose answer is a larger number."""

BIG, LONG = 14, 24
"""An area of more pieces, or with more sides to the players, takes too long to count."""

CLOSE: Final = 3
"""How many sides more leave it open at a glance who gets an area."""

NEUTRALS: Final = {1: 0, 2: 1, 3: 2}
"""Grade to the number of neutral areas that are asked about."""


@dataclass(frozen=True, slots=True)
class Task:
    """A question and its area."""

    kind: str
    colour: str
    area: Area

    @property
    def question(self) -> Question:
        """The question as the screen shows it; for `largest` the area stays hidden."""
        return Question(self.kind, self.colour, () if self.kind == "largest" else self.area.cells)


# --- what is asked ---


def tasks_of(areas: Sequence[Area], players: Sequence[str], grade: int) -> tuple[Task, ...]:
    """The questions of a grade in their order; ValueError where there is nothing to count."""
    largest = [area for name in players if (area := largest_of(areas, name))]
    if not largest:
        raise ValueError("no piece of the players' colours lies there")
    tasks: list[Task] = []
    for number, area in enumerate(largest[: 1 if grade == 2 else 2]):
        tasks.append(Task("largest", area.colour, area))
        if number == 0 or grade == 3:
            tasks.append(Task("size", area.colour, area))
    for area in neutrals(areas, players, NEUTRALS[grade]):
        tasks += [Task("sides", name, area) for name in players]
        tasks.append(Task("who", area.colour, area))
    return tuple(tasks)


def largest_of(areas: Sequence[Area], colour: str) -> Area | None:
    """The first of the largest areas of a colour; they come in the order of their size."""
    return next((area for area in areas if area.colour == colour), None)


def neutrals(areas: Sequence[Area], players: Sequence[str], many: int) -> list[Area]:
    """The neutral areas most worth asking about; a second one has another fate, if it can."""
    found = [
        area
        for area in areas
        if area.colour not in players and 0 < max(counts(area, players)) <= MOST
    ]
    found.sort(key=lambda area: dullness(area, players))
    rest = found[1:]
    rest.sort(key=lambda area: fate(area) == fate(found[0]))
    return [*found[:1], *rest][:many]


def counts(area: Area, players: Sequence[str]) -> tuple[int, ...]:
    """The number of an area's sides to each colour."""
    touched = [side.colour for side in area.sides]
    return tuple(touched.count(name) for name in players)


def dullness(area: Area, players: Sequence[str]) -> int:
    """How little a neutral area is worth asking about: 0 for the best."""
    size, (one, two) = len(area.cells), counts(area, players)
    ahead = abs(one - two)
    small = 0 if area.counts else 6 + 8 * (size < 3) + 4 * (ahead == 0)
    return small + max(0, size - BIG) + max(0, one + two - LONG) + 2 * max(0, ahead - CLOSE)


def fate(area: Area) -> tuple[str, str]:
    """The taker of a neutral area, and the deciding rule (RULINGS S12)."""
    if not area.counts:
        return NOBODY, "too_small"
    if area.winner is None:
        return NOBODY, "equal_sides"
    return area.winner, "more_sides"


# --- what is answered ---


def judged(areas: Sequence[Area], task: Task, action: Mark | Say | Award) -> Answer:
    """An answer beside the truth."""
    match action:
        case Mark(x, y):
            return _pointed(areas, task, (x, y))
        case Award(colour):
            truth, why = fate(task.area)
            return _answer(task, colour, truth, why)
        case Say(count):
            sides = [side for side in task.area.sides if side.colour == task.colour]
            number = len(task.area.cells) if task.kind == "size" else len(sides)
            return _answer(task, count, number, "counted")


def _pointed(areas: Sequence[Area], task: Task, place: tuple[int, int]) -> Answer:
    """Any of several largest areas is right."""
    tapped = next(area for area in areas if place in area.cells)
    size = len(task.area.cells)
    is_own = tapped.colour == task.colour
    right = is_own and len(tapped.cells) == size
    why = "largest" if right else "smaller" if is_own else "other_colour"
    cells = tapped.cells if right else task.area.cells
    told = Told(why, task.colour, len(cells), 0, 0)
    return Answer("largest", task.colour, right, place, size, cells, tapped.cells, (), why, told)


def _answer(task: Task, given: int | str, truth: int | str, why: str) -> Answer:
    kind, colour, area = task.kind, task.colour, task.area
    sides = area.sides
    if kind == "sides":
        sides = tuple(side for side in sides if side.colour == colour)
    sums = sums_of(sides, truth, dict.fromkeys(side.colour for side in sides))
    return Answer(
        kind=kind,
        colour=colour,
        right=given == truth,
        given=given,
        truth=truth,
        cells=area.cells,
        tapped=(),
        sides=sides,
        why=why,
        told=_told(task, truth, why, sums),
        sums=sums,
        numbers=of_pieces(area.cells) if kind == "size" else of_sides(area.cells, sides, truth),
    )


def _told(task: Task, truth: int | str, why: str, sums: Sequence[Sum]) -> Told:
    """What decides, with the winner's colour where one wins."""
    code = "sides" if task.kind == "sides" else why
    colour = str(truth) if why == "more_sides" else task.colour
    count = truth if isinstance(truth, int) else len(task.area.cells)
    most, fewer = [*(one.count for one in sums), 0, 0][:2]
    return Told(code, colour, count, most, fewer)
