"""A class as a CSV file for a spreadsheet: a line for each pupil, or one for each try."""

from __future__ import annotations

from collections.abc import Sequence

from chocobox.classes.pupils import Pupil, Task, Tried, table_of
from chocobox.classes.stored import MOST_CELL, Class, class_of
from chocobox.classes.task_set import FULL
from chocobox.request import Request, RequestError

SEPARATORS = (",", ";", "\t")
_FORMULA = (*"=+-@\uff1d\uff0b\uff0d\uff20", "\t", "\r", "\n")
"""Spreadsheets compute a text that begins so; the wide signs count in East Asia."""

COLUMNS = ("done", "points", "most", "won", "marks", "moves", "seconds", "try", "tries", "skipped")
"""The columns of a file for each task of a pupil, or for a try."""

WHOSE = ("name", "date", "checked", "players")
"""The columns before them: whose it is, and of which results."""

WORDS = (*WHOSE, *COLUMNS, "task", "counts", "practice", "total", "full", "yes", "no")
"""The names of all words in a file; the page sends them in its language."""

Cell = str | int | None


def file_of(request: Request) -> str:
    """A file for a spreadsheet with a line for each pupil, or with `every` for each try.

    CRLF and a byte order mark are there for Excel. A text that a spreadsheet would compute gets an
    apostrophe before it.
    """
    given, words, tasks = class_of(request), request.get("words"), request.get("tasks")
    if not isinstance(words, dict) or set(words) != set(WORDS):
        raise RequestError("bad-request", f"words must name {', '.join(WORDS)}.")
    if not isinstance(tasks, list) or len(tasks) != len(given.reveals):
        raise RequestError("bad-request", "tasks must be a title for each task.")
    for text in [*words.values(), *tasks]:
        if not isinstance(text, str) or len(text) > MOST_CELL:
            raise RequestError("bad-request", f"A cell is a text of at most {MOST_CELL} letters.")
    comma, every = request.get("separator", ","), request.get("every", False)
    if comma not in SEPARATORS or not isinstance(every, bool):
        raise RequestError(
            "bad-request", "separator is a comma, a semicolon or a tab; every a bool."
        )
    rows = (_every if every else _pupils)(given, tasks, words)
    return "\ufeff" + "".join(f"{comma.join(map(_cell, row))}\r\n" for row in rows)


# --- a line for each pupil ---


def _pupils(given: Class, tasks: Sequence[str], words: Request) -> list[list[Cell]]:
    columns = [f"{task}: {words[name]}" for task in tasks for name in COLUMNS]
    rows: list[list[Cell]] = [
        [*(words[it] for it in WHOSE), *columns, words["total"], words["full"]]
    ]
    for pupil in table_of(given).pupils:
        cells = [cell for task in pupil.tasks for cell in _counted(task, words)]
        whose = _whose(given, pupil, pupil.results, words)
        rows.append([*whose, *cells, pupil.total, FULL * len(pupil.tasks)])
    return rows


def _whose(given: Class, pupil: Pupil, places: Sequence[int], words: Request) -> list[Cell]:
    """The cells before all scores, from the pupil's results at these places."""
    own = [given.results[place] for place in places]
    is_checked = all(one.is_checked for one in own)
    players = max(one.players for one in own)
    return [_name(given, pupil), own[-1].date, words["yes" if is_checked else "no"], players]


def _counted(task: Task, words: Request) -> list[Cell]:
    """The try that counts; None makes an empty cell."""
    tries = task.begun or len(task.tries)
    if task.counted:
        return [*_cells(task.counted, words), tries, task.skipped]
    return [words["no"], *[None] * (len(COLUMNS) - 3), tries, 0]


def _name(given: Class, pupil: Pupil) -> str:
    label = given.results[pupil.results[-1]].label
    name = pupil.name if pupil.is_named else label or pupil.name
    return f"{name} ({pupil.copy})" if pupil.copy > 1 else name


# --- a line for each try ---


def _every(given: Class, tasks: Sequence[str], words: Request) -> list[list[Cell]]:
    more = [words[name] for name in ("task", "counts", "practice", *COLUMNS)]
    rows: list[list[Cell]] = [[*(words[it] for it in WHOSE), *more]]
    for pupil in table_of(given).pupils:
        for title, task in zip(tasks, pupil.tasks, strict=True):
            for one in task.tries:
                is_so = [words["yes" if it else "no"] for it in (one.counts, one.practice)]
                tries = task.begun or len(task.tries)
                cells = [*_cells(one, words), tries, task.skipped if one.counts else 0]
                whose = _whose(given, pupil, [one.result], words)
                rows.append([*whose, title, *is_so, *cells])
    return rows


def _cells(one: Tried, words: Request) -> list[Cell]:
    """The cells of a try, but what is told of all."""
    score = one.score
    done, won = (words["yes" if it else "no"] for it in (score.done, score.won))
    points, seconds = score.points if score.done else None, (score.span + 500) // 1000
    nth = one.nth or None
    return [done, points, score.most, won, score.marks, score.plies, seconds, nth]


def _cell(value: Cell) -> str:
    """Numbers unchanged; texts in quotes, safe from a spreadsheet's formulas."""
    if value is None or isinstance(value, int):
        return "" if value is None else str(value)
    text = f"'{value}" if _is_computed(value) else value
    return '"' + text.replace('"', '""') + '"'


def _is_computed(text: str) -> bool:
    """Whether it begins like a formula; some spreadsheets first drop invisible characters."""
    seen = (letter for letter in text if letter.isprintable() and letter != " ")
    return text.startswith(_FORMULA) or next(seen, "").startswith(_FORMULA)
