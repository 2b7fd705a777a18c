"""The table of a class: each pupil's results, the best and the last one; also as a CSV file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from chocobox.classes.task_set import FULL, MOST_TASKS, check_name
from chocobox.request import LATEST, Request, RequestError, text_of, whole_of

MOST_RESULTS = 500
MOST_CELL = 200
SEPARATORS = (",", ";", "\t")
_FORMULA = (*"=+-@\uff1d\uff0b\uff0d\uff20", "\t", "\r", "\n")
"""Spreadsheets compute a text that begins so; the wide signs count in East Asia."""

COLUMNS = ("done", "points", "most", "won", "marks", "moves", "seconds")
"""The columns of a file for each task."""

WORDS = ("name", "date", *COLUMNS, "total", "full", "yes", "no")
"""The names of all words in a file; the page sends them in its language."""

Cell = str | int | None


@dataclass(frozen=True, slots=True)
class Row:
    """Which of its pupil's tries a result is, and of how many.

    tag: "best", "last", "both" or "try"; "" for an only one.
    """

    tag: str
    tries: int


def rows_of(results: Sequence[Request]) -> tuple[Row, ...]:
    """A row for each result; names are equal whatever their blanks and capitals."""
    tries: dict[str, list[int]] = {}
    for place, result in enumerate(results):
        tries.setdefault(" ".join(result["name"].split()).casefold(), []).append(place)
    rows: dict[int, Row] = {}
    for places in tries.values():
        rows |= _rows(results, places)
    return tuple(rows[place] for place in range(len(results)))


def _rows(results: Sequence[Request], places: Sequence[int]) -> dict[int, Row]:
    """One pupil's rows, by their places in the list."""
    best = min(places, key=lambda place: _rank(results[place]))
    last = max(places, key=lambda place: (results[place]["when"], place))
    tags = {last: "last"} | {best: "both" if best == last else "best"}
    if len(places) == 1:
        tags[best] = ""
    return {place: Row(tags.get(place, "try"), len(places)) for place in places}


def _rank(result: Request) -> tuple[int, int, int, int]:
    """More marks, then more points, then less time, then earlier."""
    done = [score for score in result["scores"] if score["done"]]
    points, span = (sum(score[name] for score in done) for name in ("points", "span"))
    return -result["total"], -points, span, result["when"]


# --- a file for a spreadsheet ---


def csv_of(results: Sequence[Request], tasks: Sequence[str], words: Request, comma: str) -> str:
    """One row for each result; CRLF and a byte order mark are there for Excel.

    A text that a spreadsheet would compute gets an apostrophe before it.
    """
    columns = [f"{task}: {words[name]}" for task in tasks for name in COLUMNS]
    head = [words["name"], words["date"], *columns, words["total"], words["full"]]
    rows = [head, *(_row(result, words) for result in results)]
    return "\ufeff" + "".join(f"{comma.join(map(_cell, row))}\r\n" for row in rows)


def _row(result: Request, words: Request) -> list[Cell]:
    scores = result["scores"]
    cells = [cell for score in scores for cell in _cells(score, words)]
    return [result["name"], result["date"], *cells, result["total"], FULL * len(scores)]


def _cells(score: Mapping[str, Any], words: Request) -> list[Cell]:
    """The cells of a task; None makes an empty cell."""
    done, won = (words["yes" if score[name] else "no"] for name in ("done", "won"))
    points = score["points"] if score["done"] else None
    seconds = (score["span"] + 500) // 1000
    return [done, points, score["most"], won, score["marks"], score["plies"], seconds]


def _cell(value: Cell) -> str:
    """Numbers as they are; texts in quotes, and so that no spreadsheet computes them."""
    if value is None or isinstance(value, int):
        return "" if value is None else str(value)
    text = f"'{value}" if _is_computed(value) else value
    return '"' + text.replace('"', '""') + '"'


def _is_computed(text: str) -> bool:
    """Whether it begins like a formula; some spreadsheets first drop invisible characters."""
    seen = (letter for letter in text if letter.isprintable() and letter != " ")
    return text.startswith(_FORMULA) or next(seen, "").startswith(_FORMULA)


# --- what a page asks ---


def results_of(request: Request) -> list[Request]:
    """The results of a request, each with name, when, total and scores."""
    results = request.get("results")
    if not isinstance(results, list) or len(results) > MOST_RESULTS:
        raise RequestError("bad-request", f"results must be a list of at most {MOST_RESULTS}.")
    for result in results:
        if not isinstance(result, dict) or not isinstance(result.get("scores"), list):
            raise RequestError("bad-request", "A result has a name, when, total and scores.")
        check_name(text_of(result, "name"))
        whole_of(result, "when", 0, LATEST)
        whole_of(result, "total", 0, FULL * MOST_TASKS)
        for score in result["scores"]:
            _check_score(score)
    return results


def _check_score(score: object) -> None:
    if not isinstance(score, dict):
        raise RequestError("bad-request", "A score is an object, as open tells it.")
    for name in ("done", "won"):
        if not isinstance(score.get(name), bool):
            raise RequestError("bad-request", f"{name} must be true or false.")
    numbers = ("points", "plies", "span", "marks")
    for name in numbers if score.get("most", 0) is None else (*numbers, "most"):
        whole_of(score, name, -LATEST, LATEST)


def file_of(request: Request) -> str:
    """The CSV file for a request."""
    results, words, tasks = results_of(request), request.get("words"), request.get("tasks")
    if not isinstance(words, dict) or set(words) != set(WORDS):
        raise RequestError("bad-request", f"words must name {', '.join(WORDS)}.")
    if not isinstance(tasks, list) or any(len(it["scores"]) != len(tasks) for it in results):
        raise RequestError("bad-request", "tasks must be a title for each score.")
    for text in [*words.values(), *tasks, *(result.get("date") for result in results)]:
        if not isinstance(text, str) or len(text) > MOST_CELL:
            raise RequestError("bad-request", f"A cell is a text of at most {MOST_CELL} letters.")
    comma = request.get("separator", ",")
    if comma not in SEPARATORS:
        raise RequestError("bad-request", "separator must be a comma, a semicolon or a tab.")
    return csv_of(results, tasks, words, comma)
