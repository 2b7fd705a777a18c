"""The structure of the code: imports go one way, games stand in their folders, parts are small."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from chocobox.games import GAMES
from support.folders import lacking
from support.places import ROOT, TESTS

PACKAGE = ROOT / "py" / "chocobox"
FLOORS = (
    {"core"},
    {"kit"},
    {"games"},
    {"perft", "tournament", "jobs", "request", "rows"},
    {"tasks"},
    {"records", "boxes", "leitner", "asked"},
    {"classes", "path", "proposal", "analysis"},
    {"sandbox", "daily"},
    {"links"},
    {"pages", "near"},
    {"env"},
    {"bridge"},
    {"__main__"},
)
"""Each part of the package imports only from lower floors, or from itself."""

RULES_MAY_IMPORT = {
    *("__future__", "abc", "bisect", "collections", "copy", "dataclasses", "enum", "functools"),
    *("heapq", "itertools", "math", "operator", "re", "typing", "unicodedata"),
}
SHARED = (
    *("js/app/*.js", "js/games/*.js", "js/input/*.js", "js/pages/*.js"),
    *("js/replay/*.js", "js/table/*.js", "assets/style/*.css"),
    *("py/chocobox/*.py", "py/chocobox/games/*.py"),
)
"""What serves all games alike."""

DRAWING_HELPERS = {
    *("input/gestures", "table/camera", "table/chocolates", "table/counting", "table/figures"),
    *("table/marks", "table/motion", "table/playing", "table/sentences", "table/slaps"),
}


def found(folder: Path, *patterns: str) -> list[Path]:
    """The files of these patterns; a loop over no file would prove nothing."""
    paths = [[path for path in sorted(folder.glob(one)) if path.is_file()] for one in patterns]
    assert all(paths), f"{folder} has no file for one of {patterns}"
    return [path for some in paths for path in some]


MODULES = found(PACKAGE, "**/*.py")
SCRIPTS = found(ROOT / "js", "**/*.js")
SCRIPT_TESTS = found(TESTS / "js", "**/*.mjs")
OUR_TESTS = found(TESTS, "**/*.py")


def name_of(path: Path) -> str:
    """The dotted name of a module inside the package; empty for the package itself."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def floor_of(name: str) -> int:
    part = name.split(".")[0]
    return next(floor for floor, parts in enumerate(FLOORS) if part in parts)


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a module imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name}: say the whole name"
            for alias in node.names:
                is_module = (PACKAGE.parent / (node.module or "").replace(".", "/")).is_dir()
                yield f"{node.module}.{alias.name}" if is_module else str(node.module)


def own_imports(path: Path) -> list[str]:
    return [name[len("chocobox.") :] for name in imports(path) if name.startswith("chocobox.")]


def by_name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_imports_go_in_one_direction() -> None:
    for path in filter(name_of, MODULES):
        part, floor = name_of(path).split(".")[0], floor_of(name_of(path))
        for other in own_imports(path):
            assert other.split(".")[0] == part or floor_of(other) < floor, f"{path}: {other}"


def test_nothing_but_the_standard_library_is_needed() -> None:
    """QR codes need a package, which is imported only when a code is drawn; researchers, more."""
    more = {"qr": ["segno"], "env": ["gymnasium", "numpy", "pettingzoo"], "jobs": ["distributed"]}
    for path in MODULES:
        known = {"chocobox", *more.get(path.stem, []), *sys.stdlib_module_names}
        assert {name.split(".")[0] for name in imports(path)} <= known, path


def test_rules_import_nothing_that_brings_time_or_chance() -> None:
    for path in found(PACKAGE, "__init__.py", "core/**/*.py", "kit/**/*.py", "games/**/*.py"):
        if name_of(path) != "games":  # it finds the games, and has no rules
            outside = {name.split(".")[0] for name in imports(path)} - {"chocobox"}
            assert outside <= RULES_MAY_IMPORT, path


def test_games_do_not_import_each_other() -> None:
    for path in found(PACKAGE, "games/*/**/*.py"):
        own = name_of(path).split(".")[:2]
        for other in (one.split(".") for one in own_imports(path)):
            assert other[0] in ("core", "kit") or other[:2] == own, f"{path}: {other}"


TODAYS = re.compile(
    r"\brules\.game import (?!GAME$)"  # its class makes another of today's
    r"|(?<!import )(?<!^    game = )\bGAME\b"
    r"|(?<!import )\bVALUE\b(?!\.as_of\(| = )",
    re.MULTILINE,
)


def test_only_its_own_rules_ask_the_game_as_it_is_today() -> None:
    """Bots, chances and questions ask the one that they are given: a record may be older.

    What is learned has no edition but its own; a game for one lays its tables by its own rules.
    """
    for path in found(PACKAGE, "games/*/*.py", "games/*/*/**/*.py"):
        if not {"rules", "learn", "solo"} & {*path.relative_to(PACKAGE).parts}:
            assert TODAYS.findall(path.read_text(encoding="utf-8")) == [], path


def test_asking_the_game_as_it_is_today_would_be_found() -> None:
    for line in (
        "after, _ = GAME.step(state, move)",
        "does = advice(GAME, BOTS[-1], state, seat)",
        "    own = VALUE.action_values(state, seat, 0)",
        "from chocobox.games.pig.rules.game import GAME as today",
        "from chocobox.games.pig.rules.game import Pig",
    ):
        assert TODAYS.search(f"import re\n{line}\n"), line


def test_no_game_lacks_anything() -> None:
    assert GAMES
    assert {name: lacking(name) for name in GAMES} == {name: [] for name in GAMES}


def test_only_a_games_own_folders_name_it() -> None:
    """What all games share knows none of them: neither in code nor in a comment."""
    shared = found(ROOT, *SHARED)
    name = re.compile("|".join({*GAMES, "schokoly", "boom", "challenge", "kaboom"}), re.I)
    named = {f"{by_name(path)}: {name.findall(path.read_text('utf-8'))}" for path in shared}
    assert [one for one in sorted(named) if not one.endswith("[]")] == []


def test_no_game_is_imported_before_it_is_wanted() -> None:
    """A folder says which games it holds without any of their rules."""
    for path in found(PACKAGE, "games/**/__init__.py"):
        assert not [name for name in own_imports(path) if name.startswith("games")]


# --- small parts ---


def test_files_have_at_most_300_lines() -> None:
    long = [path for path in (*MODULES, *OUR_TESTS) if len(lines_of(path)) > 300]
    assert not long


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").splitlines()


def test_functions_have_at_most_30_lines_and_5_arguments() -> None:
    for path in (*MODULES, *OUR_TESTS):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                where = f"{path}: {node.name}"
                assert (node.end_lineno or 0) - node.lineno < 30, where
                given = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
                assert len([arg for arg in given if arg.arg != "self"]) <= 5, where


def test_every_public_thing_says_in_one_short_sentence_what_it_means() -> None:
    for path in MODULES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for thing in (tree, *public(tree)):
            where, text = f"{path}: {getattr(thing, 'name', '')}", ast.get_docstring(thing)
            assert text, where
            sentence = re.split(r"[.:;?!](?:\s|$)", text, maxsplit=1)[0]
            assert len(sentence.split()) <= 20, f"{where}: {sentence}"


def public(tree: ast.Module | ast.ClassDef) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    """The classes, functions and methods whose names do not begin with an underscore."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node
            if isinstance(node, ast.ClassDef):
                yield from public(node)


# --- the page ---


def test_lines_of_scripts_and_their_tests_are_short() -> None:
    """Where the formatter cannot break a line, a hand can; few lines need more than 100 letters."""
    for paths in (SCRIPTS, SCRIPT_TESTS):
        lines = [(path, line) for path in paths for line in lines_of(path)]
        assert [f"{by_name(path)}: {line}" for path, line in lines if len(line) > 120] == []
        assert sum(len(line) > 100 for _, line in lines) <= 0.02 * len(lines), by_name(paths[0])


def code_of(path: Path) -> str:
    """A script without its comments, where types are imported that cost nothing."""
    text = path.read_text(encoding="utf-8")
    return re.sub(r"/\*.*?\*/|^\s*//[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)


def scripts_of(path: Path) -> list[str]:
    """What a script imports when it runs."""
    return re.findall(r"""(?:\bfrom|^import|\bimport\()\s*["'`]([^"'`]+)""", code_of(path), re.M)


def test_only_the_worker_knows_pyodide() -> None:
    """Of the dev server's worker a part stands beside it."""
    for path in SCRIPTS:
        knows = re.search(r"loadPyodide|runPython|pyimport|pyodide\.m?js", code_of(path))
        is_worker = path.name == "worker.js" or path.parent.name == "dev"
        assert bool(knows) == is_worker, path


def test_pages_are_imported_by_the_app_and_by_each_other() -> None:
    """What a learning platform is told comes from the page of a set."""
    for path in SCRIPTS:
        names = {path.name, path.parent.name}
        if not names & {"app", "pages.js", "pages", "practice", "scorm.js"}:
            assert not [one for one in scripts_of(path) if "/pages/" in one], path


def test_a_games_scripts_import_nothing_but_drawing_helpers() -> None:
    """A page of a game's own is a page, and may import what pages do."""
    folder = ROOT / "js" / "games"
    for path in found(folder, "*/**/*.js"):
        name, *rest = path.relative_to(folder).parts
        if rest[0] in ("pages.js", "practice"):
            continue
        for one in scripts_of(path):
            target = Path(os.path.normpath(path.parent / one))
            is_own = target.is_relative_to(folder / name) or f"/assets/games/{name}/" in str(target)
            is_helper = by_name(target).removeprefix("js/").removesuffix(".js") in DRAWING_HELPERS
            is_told = target == ROOT / "build" / "engine.json"
            assert one == "lit-html" or is_own or is_helper or is_told, f"{path}: {one}"


WORTH = r"\b(?:\w*[sS]cores?|totals?|points|crowns|lead|best_lead)\b(?!\.length)"
COMPARES = re.compile(
    rf"Math\.(?:max|min)\([^;]*?{WORTH}"  # the most of all
    rf"|{WORTH}[^;]{{0,60}}?\.(?:toSorted|sort|reduce)\("  # the best first
    rf"|\.(?:toSorted|sort)\([^;]*?{WORTH}"
    rf"|{WORTH}\)*(?:\[[^\]]*\])? *(?:===|!==|[<>]=?)(?! *(?:null|undefined|0)\b)"
)


def test_games_compare_no_scores_on_the_page() -> None:
    """The engine says who leads, who wins and why."""
    for path in found(ROOT / "js" / "games", "*/**/*.js"):
        for line in code_of(path).split(";\n"):
            assert not COMPARES.search(line), f"{by_name(path)}: {line.strip()}"


def test_comparing_scores_would_be_found() -> None:
    for line in (
        "const most = Math.max(...scores)",
        "totals.map((total) => total).sort((a, b) => b - a)",
        "seats.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))",
        "seats.filter((seat) => scores[seat] === most)",
        "lead === most",
        "total.points > other",
    ):
        assert COMPARES.search(line), line
