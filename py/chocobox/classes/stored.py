"""Results as a teacher's page keeps them, and what the teacher has decided about them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from chocobox.classes.task_set import FULL, MOST_TASKS, Score, old_name_of
from chocobox.classes.terms import MOST_SHARING, Terms, counts_at, terms_of
from chocobox.classes.tries import Tries, Try, check_played
from chocobox.games import GAMES
from chocobox.request import (
    LATEST,
    Request,
    RequestError,
    fault,
    flag_of,
    list_of,
    object_of,
    text_of,
    whole_of,
)
from chocobox.tasks.kinds import kind_of

MOST_RESULTS = 5000
MOST_CELL = 200
MOST_SOURCES = 1_000


@dataclass(frozen=True, slots=True)
class StoredResult:
    """One result of a class.

    label: its name in the page's language; "" for the name itself. date: for a spreadsheet.
    origin: 0 in older results. players: so many began on its tablet; 1 if it does not tell.
    is_checked: whether its moves were played again here.
    """

    name: str
    label: str
    date: str
    when: int
    origin: int
    tasks: tuple[Tries, ...]
    players: int
    is_checked: bool

    @property
    def source(self) -> str:
        """The maker, as far as the result knows: a device and a name, or an old result alone."""
        return f"{self.origin or f'old {self.when}'}:{folded(self.name)}"


@dataclass(frozen=True, slots=True)
class Person:
    """A pupil as the teacher says: the sources that are this one, and a name; "" for its own."""

    name: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Class:
    """A set with its results.

    reveals: of each task, whether its solution is shown in it. counts: which try of it counts.
    """

    terms: Terms
    reveals: tuple[bool, ...]
    counts: tuple[str, ...]
    results: tuple[StoredResult, ...]
    people: tuple[Person, ...]
    expected: tuple[str, ...]


def folded(name: str) -> str:
    """Names are equal whatever their blanks and capitals."""
    return " ".join(name.split()).casefold()


def class_of(request: Request) -> Class:
    """The class of a request: its set, results, people, and the names that are expected."""
    given = object_of(request, "set")
    tasks, terms = list_of(given, "tasks"), terms_of(given)
    if not 1 <= len(tasks) <= MOST_TASKS or not all(isinstance(one, Mapping) for one in tasks):
        raise fault(f"A set has 1 to {MOST_TASKS} tasks.")
    reveals = tuple(map(is_revealed, tasks))
    results = list_of(request, "results")
    if len(results) > MOST_RESULTS:
        raise fault(f"results must be a list of at most {MOST_RESULTS}.")
    stored = tuple(_stored(one, len(tasks)) for one in results)
    counts = tuple(counts_at(terms, task.get("position")) for task in tasks)
    return Class(terms, reveals, counts, stored, people_of(request), _expected(request, terms))


def is_class(request: Request) -> bool:
    """Whether a table can be made of it."""
    try:
        class_of(request)
    except RequestError:
        return False
    return True


def is_revealed(task: Request) -> bool:
    """Whether a task shows its solution; a puzzle always does."""
    game = task.get("game")
    is_told = isinstance(game, str) and game in GAMES and GAMES[game].reveals
    return kind_of(task.get("position")).reveals or is_told


def _expected(request: Request, terms: Terms) -> tuple[str, ...]:
    """Whose results are awaited: all names to pick from, or those that the teacher has typed."""
    if terms.picks:
        return terms.picks.names
    names = request.get("expected", [])
    if not isinstance(names, list) or len(names) > MOST_RESULTS:
        raise fault(f"expected must be a list of at most {MOST_RESULTS} names.")
    return tuple(old_name_of(text_of({"name": name}, "name")) for name in names)


def people_of(request: Request) -> tuple[Person, ...]:
    """The teacher's decisions; each source belongs to one person at most."""
    given = request.get("people", [])
    if not isinstance(given, list) or not all(isinstance(one, Mapping) for one in given):
        raise fault("people must be a list of objects.")
    people = tuple(Person(_name(one), sources_of(one.get("sources"))) for one in given)
    all_ = [source for one in people for source in one.sources]
    if len(all_) > MOST_SOURCES or len(set(all_)) < len(all_):
        raise fault(f"Each source belongs to one person, and at most {MOST_SOURCES} are told.")
    return people


def _name(given: Request) -> str:
    name = text_of(given, "name")
    return old_name_of(name) if name else ""


def sources_of(given: object) -> tuple[str, ...]:
    """A list of sources, as the table names them."""
    if not isinstance(given, list) or not given:
        raise fault("sources must be a list that is not empty.")
    if not all(isinstance(one, str) and len(one) <= MOST_CELL for one in given):
        raise fault("A source is a text of the table.")
    return tuple(given)


# --- a result ---


def _stored(result: object, tasks: int) -> StoredResult:
    if not isinstance(result, Mapping):
        raise fault("A result is a JSON object.")
    name = old_name_of(text_of(result, "name"))
    label, date = (_cell(result.get(field, "")) for field in ("label", "date"))
    when = whole_of(result, "when", 0, LATEST)
    origin = whole_of(result, "origin", 0, LATEST) if "origin" in result else 0
    if "tries" in result:
        parts = check_played(result["tries"], tasks)
        tries = tuple(Tries(one["begun"], tuple(map(_try, one["tries"]))) for one in parts)
    else:
        tries = tuple(_only(one) for one in list_of(result, "scores"))
    if len(tries) != tasks:
        raise fault("A result has a score for each task.")
    players = whole_of(result, "players", 1, MOST_SHARING) if "players" in result else 1
    is_checked = not flag_of(result, "unchecked")
    return StoredResult(name, label, date, when, origin, tries, players, is_checked)


def _try(given: Request) -> Try:
    practice = given.get("practice")
    if not isinstance(practice, bool):
        raise fault("practice must be true or false.")
    return Try(given["number"], practice, False, _score(given.get("score")))


def _only(given: object) -> Tries:
    """The only try in an older result, of which nobody knows the number."""
    score = _score(given)
    return Tries(0, (Try(0, False, False, score),) if score.done else ())


def _score(given: object) -> Score:
    if not isinstance(given, Mapping):
        raise fault("A score is an object, as open tells it.")
    for name in ("done", "won"):
        if not isinstance(given.get(name), bool):
            raise fault(f"{name} must be true or false.")
    points, plies, span = (
        whole_of(given, it, -LATEST, LATEST) for it in ("points", "plies", "span")
    )
    most = None if given.get("most") is None else whole_of(given, "most", -LATEST, LATEST)
    marks = whole_of(given, "marks", 0, FULL)
    bots = given.get("bots") if isinstance(given.get("bots"), bool) else None
    return Score(given["done"], points, most, given["won"], plies, span, marks, bots)


def _cell(value: Any) -> str:
    if not isinstance(value, str) or len(value) > MOST_CELL:
        raise fault(f"A cell is a text of at most {MOST_CELL} letters.")
    return value
