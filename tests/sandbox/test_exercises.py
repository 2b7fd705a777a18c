"""Walks of small tasks: each begins unsolved, has a solution, and sentences in each language."""

from __future__ import annotations

import re
from ast import parse
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest

from chocobox.boxes import description_of
from chocobox.games import BOTS, GAMES, walk_of
from chocobox.kit.exercises import Task, Walk
from chocobox.request import RequestError
from chocobox.sandbox.asking import choice
from chocobox.sandbox.exercises import posed
from chocobox.sandbox.written import Written
from chocobox.tournament import Contest, run
from house.test_words import LANGUAGES
from support.places import ROOT

ASSETS = ROOT / "assets"
WALKS = {name: walk for name in GAMES if (walk := walk_of(name))}
TASKS = [(name, task) for name, walk in WALKS.items() for task in walk.tasks]
each_walk = pytest.mark.parametrize("name", WALKS)
each_task = pytest.mark.parametrize(("game", "task"), TASKS, ids=lambda it: getattr(it, "name", it))


@cache
def codes(game: str) -> dict[str, str]:
    """The code with which each task of a game begins, and its solution, by name."""
    paths = (ASSETS / "games" / game / "walk").glob("*.py")
    return {path.stem: path.read_text(encoding="utf-8") for path in paths}


def passed(game: str, task: Task, code: str) -> Iterator[bool]:
    """Test by test of a task, whether a bot of this code passes it, asked as in the sandbox."""
    for number in range(len(task.tests)):
        table, right = prepared(game, task.name, number)
        chosen = choice({"table": table, "code": code})
        yield chosen.trouble is None and chosen.place in right


@cache
def prepared(game: str, task: str, number: int) -> tuple[str, set[int]]:
    """The table of a test, and the places of the right actions."""
    [one] = [it for it in WALKS[game].tasks if it.name == task]
    state = one.tests[number].table()
    actions, right = list(GAMES[game].actions(state, 0)), one.tests[number].right(state)
    asked = {"game": game, "task": task, "number": number}
    return posed(asked).table, {actions.index(it) for it in right}


def is_python(code: str) -> bool:
    """Whether this can be read."""
    try:
        parse(code)
    except SyntaxError:
        return False
    return True


@each_walk
def test_each_task_of_a_walk_has_its_code_and_a_solution(name: str) -> None:
    told = description_of(GAMES[name])["walk"]
    assert told == [task.name for task in WALKS[name].tasks]
    assert codes(name).keys() == {f"{task}{end}" for task in told for end in ("", "_solved")}
    assert max(len(code.splitlines()) for code in codes(name).values()) <= 25


@each_task
def test_a_task_begins_unsolved_and_its_solution_passes_all_tests(game: str, task: Task) -> None:
    assert 3 <= len(task.tests) <= 5
    assert not all(passed(game, task, codes(game)[task.name]))
    assert all(passed(game, task, codes(game)[f"{task.name}_solved"]))


@pytest.mark.nightly
@each_task
def test_no_task_is_passed_by_one_changed_word(game: str, task: Task) -> None:
    first = re.sub(r"#.*", "", codes(game)[task.name])
    solution = re.sub(r"#.*", "", codes(game)[f"{task.name}_solved"])
    places = {f"{name}[{place}]" for name in ("actions", "best") for place in range(-4, 6)}
    words = {*first.split(), *solution.split(), *places, *map(str, range(-9, 20)), "not", ""}
    for found in re.finditer(r"\S+", first):
        for word in words - {found[0]}:
            code = first[: found.start()] + word + first[found.end() :]
            assert not (is_python(code) and all(passed(game, task, code))), f"{found[0]} -> {word}"


def test_any_price_of_a_smartie_that_makes_sense_is_right() -> None:
    prices = [task for game, task in TASKS if game == "schokoly"][4:]
    for task in prices:
        code = codes("schokoly")[f"{task.name}_solved"]
        for price in (2, 3, 5):
            assert all(passed("schokoly", task, code.replace("PRICE = 4", f"PRICE = {price}")))


@each_walk
def test_no_solution_solves_the_task_after_it(name: str) -> None:
    tasks = WALKS[name].tasks
    for before, task in pairwise(tasks):
        assert not all(passed(name, task, codes(name)[f"{before.name}_solved"])), task.name


@each_walk
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_task_and_test_has_its_sentences(name: str, language: str) -> None:
    text = (ASSETS / "locales" / language / "later" / "workshop.ftl").read_text(encoding="utf-8")
    has = set(re.findall(r"^([\w-]+) =", text, re.M))
    walk, game = WALKS[name], name.replace("_", "-")
    parts = ("title", "what", "hint")
    wanted = {f"walk-{game}-{task.name}-{part}" for task in walk.tasks for part in parts}
    wanted |= {f"walk-{game}-{test.name}" for task in walk.tasks for test in task.tests}
    assert {*wanted, f"walk-{game}-chosen"} <= has


def test_a_test_is_asked_for_in_full() -> None:
    good = {"game": "schokoly", "task": "most", "number": 0}
    wanted = posed({**good, "place": 27})
    assert (wanted.right, wanted.chosen) == (True, wanted.wanted)
    assert posed(good).chosen is None
    for wrong in ({"game": "chess"}, {"game": "kaboom"}, {"task": "x"}, {"number": 3}):
        with pytest.raises(RequestError):
            posed(good | wrong)
    with pytest.raises(RequestError):
        posed({**good, "place": 5000})


@pytest.mark.nightly
@each_walk
def test_who_has_solved_all_beats_the_weakest_bot(name: str) -> None:
    walk: Walk = WALKS[name]
    own = Written("own", codes(name)[f"{walk.tasks[-1].name}_solved"])
    found = run(Contest(GAMES[name], [own, BOTS[name][0]], 1), 20)
    assert found.standings[0].low > 50
