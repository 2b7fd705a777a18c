"""Counting Schokoly alone: a board, questions about it, and each answer explained."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chocobox.core.game import Choice, Classwork, Game, Solo
from chocobox.core.record import Action, Event, Move
from chocobox.core.rng import Rng
from chocobox.games.schokoly.rules import position, views
from chocobox.games.schokoly.rules.board import place_of
from chocobox.games.schokoly.rules.pieces import COLOURS
from chocobox.games.schokoly.rules.reading import read
from chocobox.games.schokoly.rules.scoring import Area, areas_of
from chocobox.games.schokoly.rules.state import Options as TableOptions
from chocobox.games.schokoly.rules.state import State as Table
from chocobox.games.schokoly.solo.count.actions import (
    NOBODY,
    Answer,
    Asked,
    Award,
    Ended,
    Judged,
    Mark,
    Next,
    Outcome,
    Say,
    View,
)
from chocobox.games.schokoly.solo.count.boards import board_of
from chocobox.games.schokoly.solo.count.questions import MOST, Task, judged, tasks_of

Done = tuple["State", tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class Options:
    """House rules: how much there is to count, from 1 to 3."""

    grade: int = 1


@dataclass(frozen=True, slots=True)
class State:
    """The table, its areas, the questions, and the answers so far; the last may be explained."""

    options: Options
    table: Table
    areas: tuple[Area, ...]
    tasks: tuple[Task, ...]
    answers: tuple[Answer, ...] = ()
    explains: bool = False

    @property
    def task(self) -> Task | None:
        """What is asked, or explained."""
        number = len(self.answers) - self.explains
        return self.tasks[number] if number < len(self.tasks) else None

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(answer.right for answer in self.answers)

    @property
    def names(self) -> tuple[str, ...]:
        """The colours that are played."""
        return tuple(COLOURS[colour] for colour in self.table.players)


class SchokolyCount(Game[State, Options]):
    """What Schokoly's count asks of a player at the end, question by question."""

    name = "schokoly_count"
    edition = 1
    since = 1
    seats = (1,)
    solo = Solo("schokoly", "count", "grade", (1, 2, 3))
    classwork = Classwork("grade", (1, 2, 3), 1, {1: 2, 2: 4, 3: 6})
    reveals = True
    options = Options
    choices = (Choice("grade", 1, 3, 1),)

    def start(self, options: Options, seats: int, rng: Rng) -> State:
        """A board that is worth counting."""
        return _asked(board_of(options.grade, rng), options)

    def set_up(self, text: str, options: Options, seats: int, rng: Rng) -> State:
        """A board as a position tells of it, if two sides play there."""
        found = read(text)
        if len(set(found.colours)) != 2 or None in found.colours:
            raise ValueError("a board is counted where two sides have chosen their colours")
        return _asked(position.dealt(found, TableOptions(), rng), options)

    def suited(self, position: str) -> dict[str, int]:
        """The more cards lie there, the harder the questions."""
        cards = position.count("@")
        return {"grade": 1 if cards < 12 else 2 if cards < 24 else 3}

    def position(self, state: State) -> str | None:
        """The table that is counted."""
        return position.position(state.table)

    def actions(self, state: State, seat: int) -> Sequence[Action]:
        """What can be pointed at or said; and on, once the answer has been read."""
        if state.explains:
            return (Next(),)
        if state.task is None:
            return ()
        if state.task.kind == "largest":
            return [Mark(*place_of(cell)) for cell in sorted(state.table.board.tops)]
        if state.task.kind == "who":
            return [Award(name) for name in (*state.names, NOBODY)]
        return [Say(count) for count in range(MOST + 1)]

    def step(self, state: State, move: Move) -> Done:
        """An answer is judged, or the next question asked."""
        match move.action:
            case Mark() | Say() | Award() if state.task is not None:
                answer = judged(state.areas, state.task, move.action)
                after = replace(state, answers=(*state.answers, answer), explains=True)
                return _same_area(after), (Judged(answer.kind, answer.right),)
        after = replace(state, explains=False)
        if after.task is None:
            return after, (Ended(after.right, len(after.tasks)),)
        return after, (Asked(after.task.kind, after.task.colour),)

    def view(self, state: State, seat: int) -> View:
        """The board, the question, and the truth only once it was answered."""
        rest = {*COLOURS}.difference(state.names)
        return View(
            seat=seat,
            grade=state.options.grade,
            board=views.seen(state.table, 0).board,
            colours=state.names,
            neutral=rest.pop(),
            question=None if state.task is None else state.task.question,
            answer=state.answers[-1] if state.explains else None,
            results=tuple(answer.right for answer in state.answers),
            right=state.right,
            asked=len(state.answers),
            most=len(state.tasks),
        )

    def answered(self, state: State) -> Answer | None:
        """The answer that is explained; all pieces of an area are the same one."""
        answer = state.answers[-1] if state.explains else None
        return replace(answer, given=answer.tapped[0]) if answer and answer.tapped else answer

    def redeal(self, state: State, seat: int, rng: Rng) -> State:
        """All lies open."""
        return state

    def standing(self, state: State) -> tuple[int, ...]:
        """The right answers."""
        return (state.right,)

    def most(self, state: State) -> int:
        """One for each question."""
        return len(state.tasks)

    def outcome(self, state: State) -> Outcome | None:
        """How much was right, once everything was answered and explained."""
        if state.task is not None:
            return None
        right, most = state.right, len(state.tasks)
        return Outcome((right,), (0,) if right == most else (), (0,), right, most)


def _asked(table: Table, options: Options) -> State:
    """The questions of a grade about a table."""
    areas = areas_of(table.board.tops, table.players)
    names = [COLOURS[colour] for colour in table.players]
    return State(options, table, areas, tasks_of(areas, names, options.grade))


def _same_area(state: State) -> State:
    """Of several largest areas, the one that was pointed at is the one to be counted next."""
    answer, number = state.answers[-1], len(state.answers)
    if answer.kind != "largest" or not answer.right or number == len(state.tasks):
        return state
    task = state.tasks[number]
    if task.kind != "size":
        return state
    area = next(area for area in state.areas if area.cells == answer.cells)
    tasks = (*state.tasks[:number], replace(task, area=area), *state.tasks[number + 1 :])
    return replace(state, tasks=tasks)


GAME = SchokolyCount()
