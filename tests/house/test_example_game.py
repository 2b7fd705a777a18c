"""Pig, the example of a new game; a test names what a game's folders lack."""

from __future__ import annotations

import runpy
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from chocobox import games
from chocobox.core.rng import Rng
from support import example
from support.example import EXAMPLE
from support.folders import lacking
from support.walks import by_seed, walk
from test_golden import DASHES, begin, head_of, transcript

Put = Callable[[Path], None]


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Iterator[Put]:
    """Puts the games of another folder into the box."""
    yield partial(example.put, monkeypatch=monkeypatch)
    monkeypatch.undo()
    example.forget()


def test_the_example_lacks_nothing_and_takes_ten_files_and_one_a_language(put: Put) -> None:
    put(EXAMPLE)
    assert lacking("pig", EXAMPLE) == []
    files = [path for path in EXAMPLE.rglob("*.*") if "__pycache__" not in path.parts]
    own = [it for it in files if it.name != "__init__.py" and it.suffix != ".ftl"]
    assert len(own) <= 10


def test_the_example_keeps_its_own_tests(put: Put) -> None:
    put(EXAMPLE)
    tests = runpy.run_path(str(EXAMPLE / "tests" / "games" / "pig" / "test_pig.py"))
    ours = [test for name, test in tests.items() if name.startswith("test_")]
    assert len(ours) == 3
    for test in ours:
        test()
    for path in sorted((EXAMPLE / "tests" / "golden").iterdir()):
        text = path.read_text(encoding="utf-8")
        told = text.partition(f"{DASHES}\n")[2]
        assert told.splitlines() == list(transcript(begin(head_of(text))))


def test_the_example_is_walked_to_its_end(put: Put) -> None:
    put(EXAMPLE)
    game: Any = games.GAMES["pig"]
    for seats in game.seats:
        state = game.start(game.options(), seats, Rng(seats))
        last = [position for position, _ in walk(game, state, seats, by_seed(seats))][-1]
        assert max(game.outcome(last).scores) >= 100


def test_a_folder_with_things_missing_names_all_of_them_in_one_failure(
    put: Put, tmp_path: Path
) -> None:
    folder = tmp_path / "py" / "chocobox" / "games" / "pig"
    folder.mkdir(parents=True)
    (folder / "rules").mkdir()
    for room in (folder, folder / "rules"):
        (room / "__init__.py").write_text('"""Pig."""\n', encoding="utf-8")
    rules = "py/chocobox/games/pig/rules/game.py"
    text = (EXAMPLE / rules).read_text(encoding="utf-8").replace("    shelf =", "    other =")
    (tmp_path / rules).write_text(text, encoding="utf-8")
    put(tmp_path)
    *files, missed = lacking("pig", tmp_path)
    assert files == [
        "py/chocobox/games/pig/bots/players.py",
        *("js/games/pig/game.js", "js/games/pig/lid.js", "assets/games/pig/box.css"),
        *("assets/locales/en/pig.ftl", "tests/games/pig/test_pig.py"),
        *("tests/perft/pig.txt", "tests/golden/pig-*.txt", "card in js/games/pig/game.js"),
    ]
    assert missed == "the game pig lacks: BOTS in chocobox.games.pig.bots.players; Game.shelf"
